//! Hands on the board of a lesson: presses, drags, and pieces taken from beside it.

use crate::gui::base::shared::Shared;
use crate::gui::board::{BoardEvent, SquareEvent};
use crate::gui::screen::lesson::model::Control;
use crate::gui::screen::lesson::{MoveBy, State};
use crate::rules::{Geometry, Piece, Square};
use crate::session::Input;

impl<G: Geometry> State<G> {
    pub(super) fn handle(&mut self, event: BoardEvent, shared: &mut Shared) {
        self.aside = None;
        if self.ghost.take().is_some() {
            return;
        }
        match event.on() {
            Some(SquareEvent::Press(square)) => {
                self.board.cursor = square.into();
                self.apply(Input::Press(square), MoveBy::Pressed, shared);
            }
            Some(SquareEvent::Lift(square)) => {
                self.board.cursor = square.into();
                self.lift(square, shared);
            }
            Some(SquareEvent::Drop(from, to)) => {
                self.apply(Input::Drop { from, to }, MoveBy::Dropped, shared);
            }
            Some(SquareEvent::PutBack) | None => {}
        }
    }

    /// A drag begins: the piece is picked, as a press would do.
    fn lift(&mut self, square: Square<G>, shared: &mut Shared) {
        if self.session.picked() == Some(square) {
            return;
        }
        if self.session.picked().is_some() {
            self.apply(Input::Cancel, MoveBy::Pressed, shared);
        }
        self.apply(Input::Press(square), MoveBy::Pressed, shared);
    }

    /// A piece is taken from beside the board; whoever has no mouse goes on to the board with it.
    pub(super) fn take(&mut self, piece: Piece, shared: &mut Shared) {
        let by_key = self.frame.focus.shows(Control::Take(piece));
        self.apply(Input::Take(piece), MoveBy::Pressed, shared);
        if by_key && self.session.held().is_some() {
            self.frame.focus.give(Control::Board);
        }
    }
}
