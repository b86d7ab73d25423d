//! The keyboard at the referee's board: arrows walk on it and in the tray, letters take pieces,
//! Enter puts and shows, Delete and Backspace take back, Escape puts down and leaves.

use crate::gui::flow::Flow;
use crate::gui::focus::Key;
use crate::gui::route::{Action, Goto};
use crate::gui::screen::referee::model::{Control, Phase};
use crate::gui::screen::referee::{Held, Message, State};
use crate::gui::shared::Shared;
use crate::rules::notation::letters::Letters;
use crate::rules::{Piece, Role, Seat};

impl State {
    /// Does what a key asks for.
    pub(super) fn key(&mut self, key: Key, shared: &Shared) -> Action<Message> {
        let flow = shared.flow();
        let ring = self.model.ring(self.slot);
        match key {
            Key::Next => self.focus.next(&ring),
            Key::Previous => self.focus.previous(&ring),
            Key::Cancel => return self.cancel(),
            Key::Press => return self.press_focused(&ring),
            Key::Command('c') => return self.press(Control::Copy),
            Key::Command('v') => return self.press(Control::Paste),
            Key::Command('z') | Key::TakeBack => return self.press(Control::Undo),
            Key::Letter(letter) => self.letter(letter, &shared.letters()),
            _ => self.arrow(key, &ring, flow),
        }
        Action::None
    }

    /// Puts down what is in the hand, goes back to putting up, leaves.
    fn cancel(&mut self) -> Action<Message> {
        if self.put_down() {
            return Action::None;
        }
        match self.phase {
            Phase::Ask => self.press(Control::PutUp),
            Phase::PutUp => Action::Go(Goto::Back),
        }
    }

    fn press_focused(&mut self, ring: &[Control]) -> Action<Message> {
        let current = self.focus.current();
        let control = current.filter(|it| ring.contains(it));
        let control = control.unwrap_or(Control::Board);
        self.focus.give(control);
        self.press(control)
    }

    /// A piece's letter takes that piece, white in capitals; x takes pieces away.
    fn letter(&mut self, letter: char, letters: &Letters) {
        if self.phase == Phase::Ask {
            return;
        }
        let seat = if letter.is_uppercase() {
            Seat::WHITE
        } else {
            Seat::BLACK
        };
        let held = match letters.role(letter) {
            Some(role) => Held::Piece(Piece::new(role, seat)),
            None if letter.eq_ignore_ascii_case(&'x') => Held::Remover,
            None => return,
        };
        self.put_down();
        self.held = held;
        if let Held::Piece(piece) = held {
            self.slot = Some(piece);
        }
        self.focus.give(Control::Board);
    }

    fn arrow(&mut self, key: Key, ring: &[Control], flow: Flow) {
        let Some(way) = key.arrow() else {
            return;
        };
        match self.focus.current() {
            Some(Control::Board) if self.focus.shows(Control::Board) => {
                self.cursor = self.model.scene.beside(self.cursor, way);
            }
            None | Some(Control::Board) => self.focus.give(Control::Board),
            Some(Control::Slot(piece)) => self.along_the_tray(piece, way, flow),
            _ if flow.is_forward(way) => self.focus.next(ring),
            _ => self.focus.previous(ring),
        }
    }

    /// Left and right go from piece to piece, up and down to the other color.
    fn along_the_tray(&mut self, piece: Piece, (right, down): (i8, i8), flow: Flow) {
        let next = if down != 0 {
            Some(Piece::new(piece.role, piece.seat.opposite()))
        } else {
            let place = Role::ALL.iter().position(|role| *role == piece.role);
            // The strongest stand first.
            let place = place.and_then(|place| {
                if flow.is_forward((right, down)) {
                    place.checked_sub(1)
                } else {
                    Some(place + 1)
                }
            });
            let role = place.and_then(|place| Role::ALL.get(place));
            role.map(|role| Piece::new(*role, piece.seat))
        };
        if let Some(piece) = next {
            self.slot = Some(piece);
            self.focus.give(Control::Slot(piece));
        }
    }
}
