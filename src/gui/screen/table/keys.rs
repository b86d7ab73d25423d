//! The keyboard at the table: arrows walk on the board, letters write a move, Tab goes on.

use crate::gui::flow::Flow;
use crate::gui::focus::Key;
use crate::gui::route::{Action, Goto};
use crate::gui::screen::table::model::{Body, Control};
use crate::gui::screen::table::view::{BODY, id_of};
use crate::gui::screen::table::{Message, State, Way};
use crate::gui::shared::Shared;
use crate::gui::widget::reveal::reveal;
use crate::rules::notation::letters::SIGNS;
use crate::table::Input;

/// The most letters a move has, with room for slips.
const MOST: usize = 9;

impl State {
    /// Does what a key asks for.
    pub(super) fn key(&mut self, key: Key, shared: &mut Shared) -> Action<Message> {
        if self.show.is_some() {
            return self.show_key(key, shared);
        }
        self.table_key(key, shared)
    }

    /// The same where the game is played, not shown.
    pub(super) fn table_key(&mut self, key: Key, shared: &mut Shared) -> Action<Message> {
        let ring = self.model.ring();
        let is_game = matches!(self.model.body, Body::Game { .. });
        match key {
            Key::Next => self.focus.next(&ring),
            Key::Previous => self.focus.previous(&ring),
            Key::Cancel => return self.escape(shared),
            Key::TakeBack if !self.typed.is_empty() => {
                self.typed.pop();
            }
            Key::TakeBack | Key::Command('z') if ring.contains(&Control::TakeBack) => {
                return self.press(Control::TakeBack, shared);
            }
            Key::Command('y') if ring.contains(&Control::Redo) => {
                return self.press(Control::Redo, shared);
            }
            Key::Function(11) => return self.enter_show(),
            Key::Command('c') => return self.press(Control::CopyPosition, shared),
            Key::Command('v') => return self.press(Control::Paste, shared),
            Key::Letter('j' | 'J') if self.typed.is_empty() && self.has_played => self.toggle_log(),
            Key::Letter(letter) if is_game => self.type_letter(letter),
            Key::Press if !self.typed.is_empty() => self.play_typed(shared),
            Key::Press => return self.press_focused(&ring, shared),
            _ => self.arrow(key, &ring, shared.flow()),
        }
        self.reveal_focused()
    }

    /// Scrolls to what has the keyboard, where it can be scrolled.
    fn reveal_focused(&self) -> Action<Message> {
        match self.focus.current() {
            Some(control) if self.model.body_holds(control) => {
                Action::Run(reveal(BODY.into(), id_of(control)))
            }
            _ => Action::None,
        }
    }

    /// Puts away what was begun, one thing at a time; at last the table itself.
    fn escape(&mut self, shared: &mut Shared) -> Action<Message> {
        if !self.typed.is_empty() {
            self.typed.clear();
        } else if self.panel != self.panel_at_rest() {
            self.panel = self.panel_at_rest();
        } else if self.has_begun() {
            self.apply(Input::Cancel, Way::Pressed);
        } else {
            return self.leave(Goto::Back, shared);
        }
        Action::None
    }

    /// Whether a move was begun, and can be given up.
    pub(super) fn has_begun(&self) -> bool {
        let game = &self.game;
        let has_begun = game.picked().is_some()
            || game.promoting().is_some()
            || game.released().is_some()
            || game.intends().is_some()
            || game.adjusts();
        has_begun && game.outcome().is_none()
    }

    pub(super) fn type_letter(&mut self, letter: char) {
        let is_letter = letter.is_alphanumeric() || SIGNS.contains(letter);
        let has_room = self.typed.chars().count() < MOST;
        if is_letter && has_room && self.game.outcome().is_none() {
            self.typed.push(letter);
        }
    }

    pub(super) fn play_typed(&mut self, shared: &Shared) {
        let text = std::mem::take(&mut self.typed);
        self.notice = None;
        let effects = self.game.write_in(&text, &shared.letters());
        self.follow(effects, Way::Pressed);
        self.shown_to_class();
    }

    /// Enter or space: what has the keyboard, else the board.
    fn press_focused(&mut self, ring: &[Control], shared: &mut Shared) -> Action<Message> {
        let first = Some(Control::Board).filter(|board| ring.contains(board));
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
