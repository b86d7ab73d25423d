//! The keyboard at the referee's board: arrows walk on it and in the tray, letters take pieces,
//! Enter puts and shows, Delete and Backspace take back, Escape puts down and leaves.

use crate::gui::base::focus::Key;
use crate::gui::base::route::Goto;
use crate::gui::base::shared::Shared;
use crate::gui::base::{Framed, HasFrame};
use crate::gui::screen::referee::model::{Control, Phase};
use crate::gui::screen::referee::{Action, Held, State};
use crate::gui::widget::flow::Flow;
use crate::rules::notation::letters::Letters;
use crate::rules::{Piece, Role, Seat};

impl State {
    /// Does what a key asks for.
    pub(super) fn board_key(&mut self, key: Key, shared: &mut Shared) -> Action {
        match key {
            Key::Next => self.step(true),
            Key::Previous => self.step(false),
            Key::Cancel => return self.cancel(),
            Key::Press => return self.press_focused(&[Control::Board], shared),
            Key::Command('c') => return self.pressed(Control::Copy),
            Key::Command('v') => return self.pressed(Control::Paste),
            Key::Command('z') | Key::TakeBack => return self.pressed(Control::Undo),
            Key::Letter(letter) => self.letter(letter, &shared.letters()),
            _ => match (self.focused(), key.arrow()) {
                (Some(Control::Slot(piece)), Some(way)) => {
                    self.along_the_tray(piece, way, shared.flow());
                }
                _ => self.arrow(Control::Board, key, shared),
            },
        }
        Action::None
    }

    /// Puts down what is in the hand, goes back to putting up, leaves.
    fn cancel(&mut self) -> Action {
        if self.put_down() {
            return Action::None;
        }
        match self.phase {
            Phase::Ask => self.pressed(Control::PutUp),
            Phase::PutUp => Action::Go(Goto::Back),
        }
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
        self.frame.focus.give(Control::Board);
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
            self.frame.focus.give(Control::Slot(piece));
        }
    }
}
