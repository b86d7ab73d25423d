//! The keyboard in a lesson: arrows walk on the board, Enter picks and drops, Tab goes on.

use crate::gui::flow::Flow;
use crate::gui::focus::Key;
use crate::gui::screen::lesson::model::{Control, Entry};
use crate::gui::screen::lesson::{Action, State, Way};
use crate::gui::shared::Shared;
use crate::locale::Phrase;
use crate::rules::Geometry;
use crate::session::Input;

impl<G: Geometry> State<G> {
    /// Does what a key asks for.
    pub(super) fn key(&mut self, key: Key, shared: &mut Shared) -> Action {
        if self.show.is_some() {
            return self.show_key(key, shared);
        }
        self.lesson_key(key, shared)
    }

    /// The same where a lesson is learned, not shown.
    pub(super) fn lesson_key(&mut self, key: Key, shared: &mut Shared) -> Action {
        if self.typing_key(key, shared) {
            return Action::None;
        }
        let ring = self.model.ring();
        let has = |control: Control| ring.contains(&control);
        match key {
            Key::Cancel if self.ghost.is_some() => self.ghost = None,
            Key::Next => self.focus.next(&ring),
            Key::Previous => self.focus.previous(&ring),
            Key::Function(11) => return self.enter_show(shared),
            Key::Cancel if self.is_log_open => self.is_log_open = false,
            Key::Cancel if self.is_rule_open => self.is_rule_open = false,
            Key::Cancel => self.apply(Input::Cancel, Way::Pressed, shared),
            Key::TakeBack if self.model.entry.is_some() => {
                return self.press(Control::Erase, shared);
            }
            Key::TakeBack if has(Control::TakeBack) => {
                return self.press(Control::TakeBack, shared);
            }
            Key::Letter(letter) if self.model.entry.is_some() => {
                return self.press(Control::Letter(letter), shared);
            }
            Key::Letter('h' | 'H') if has(Control::Hint) => {
                return self.press(Control::Hint, shared);
            }
            Key::Letter('h' | 'H') => return Action::Say(Phrase::NotHereHint),
            Key::Letter('j' | 'J') => self.is_log_open = !self.is_log_open,
            Key::Press => return self.press_focused(&ring, shared),
            Key::Up | Key::Right | Key::Down | Key::Left if self.counts() => {
                let up = matches!(key, Key::Up | Key::Right);
                return self.press(Control::Change(up), shared);
            }
            _ => self.arrow(key, &ring, shared.flow()),
        }
        Action::None
    }

    /// Whether arrows change a number: while something is counted, and the board has not the keyboard.
    fn counts(&self) -> bool {
        let is_number = matches!(self.model.entry, Some(Entry::Number { .. }));
        is_number && !self.focus.shows(Control::Board)
    }

    /// Enter or space: what has the keyboard, else the big button, else the board.
    fn press_focused(&mut self, ring: &[Control], shared: &mut Shared) -> Action {
        let fallback = [Control::Main, Control::Board];
        let first = fallback.into_iter().find(|control| ring.contains(control));
        match self.focus.current().or(first) {
            Some(control) => {
                self.focus.give(control);
                self.press(control, shared)
            }
            None => Action::None,
        }
    }

    /// Arrows walk on the board; elsewhere they go from control to control.
    fn arrow(&mut self, key: Key, ring: &[Control], flow: Flow) {
        let Some(way) = key.arrow() else {
            return;
        };
        match self.focus.current() {
            Some(Control::Board) if self.focus.shows(Control::Board) => {
                self.cursor = self.model.scene.beside(self.cursor, way);
            }
            None | Some(Control::Board) if ring.contains(&Control::Board) => {
                self.focus.give(Control::Board);
            }
            _ if flow.is_forward(way) => self.focus.next(ring),
            _ => self.focus.previous(ring),
        }
    }
}
