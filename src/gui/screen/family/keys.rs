//! The keyboard at the family table: arrows walk on the cross, S says check, moves can be typed.

use crate::family::Input;
use crate::gui::board::Hands;
use crate::gui::flow::Flow;
use crate::gui::focus::Key;
use crate::gui::route::{Action, Goto};
use crate::gui::screen::family::model::{Body, Control};
use crate::gui::screen::family::view::{BODY, id_of};
use crate::gui::screen::family::{Message, Panel, State, Way};
use crate::gui::shared::Shared;
use crate::gui::widget::reveal::reveal;
use crate::locale::Phrase;
use crate::rules::Attempt;

/// The most letters a move has: `c11-c12=Q`.
const MOST: usize = 9;

impl State {
    /// Does what a key asks for.
    pub(super) fn key(&mut self, key: Key, shared: &mut Shared) -> Action<Message> {
        let ring = self.model.ring();
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
            Key::Function(11) => return self.press(Control::Show, shared),
            Key::Command('c') => return self.press(Control::Copy, shared),
            Key::Letter(letter) => self.letter(letter, shared),
            Key::Press if !self.typed.is_empty() => self.play_typed(),
            Key::Press => return self.press_focused(shared),
            _ => self.arrow(key, &ring, shared.flow()),
        }
        match self.focus.current() {
            Some(control) if self.model.body_holds(control) => {
                Action::Run(reveal(BODY.into(), id_of(control)))
            }
            _ => Action::None,
        }
    }

    /// S or `!` says check, M shows the moves, W what happened; no file has such a letter, and all
    /// others write a move.
    fn letter(&mut self, letter: char, shared: &mut Shared) {
        let is_first = self.typed.is_empty();
        let is_game = matches!(self.model.body, Body::Players(_));
        match letter {
            '!' | '+' if is_game => {
                self.press(Control::Main, shared);
            }
            's' | 'S' if is_first && is_game => {
                self.press(Control::Main, shared);
            }
            'm' | 'M' if is_first => self.toggle(Panel::Moves),
            'w' | 'W' if is_first => self.toggle(Panel::Happened),
            letter if is_game && self.model.hands != Hands::Off => self.write(letter),
            _ => {}
        }
    }

    fn write(&mut self, letter: char) {
        let is_letter = letter.is_ascii_alphanumeric() || letter == '-' || letter == '=';
        if is_letter && self.typed.len() < MOST {
            self.typed.push(letter);
        }
    }

    fn play_typed(&mut self) {
        let text = std::mem::take(&mut self.typed);
        match Attempt::parse(&text) {
            Some(attempt) => self.apply(Input::Try(attempt), Way::Pressed),
            None => self.notice = Some(Phrase::FamilyNotAMove),
        }
    }

    /// Puts away what was begun, one thing at a time; at last the table itself.
    fn escape(&mut self, shared: &mut Shared) -> Action<Message> {
        let game = &self.game;
        let has_begun = game.picked().is_some() || game.promoting().is_some() || game.says_check();
        if !self.typed.is_empty() {
            self.typed.clear();
        } else if self.panel != Panel::Players {
            self.panel = Panel::Players;
        } else if has_begun {
            self.apply(Input::Cancel, Way::Pressed);
        } else if self.is_shown {
            return self.press(Control::Show, shared);
        } else {
            return Action::Go(Goto::Back);
        }
        Action::None
    }

    /// Enter or space: what has the keyboard, else the board.
    fn press_focused(&mut self, shared: &mut Shared) -> Action<Message> {
        let ring = self.model.ring();
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
