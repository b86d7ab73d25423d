//! Hands on the board of a lesson: presses, drags, and pieces taken from beside it.

use crate::gui::board::Event;
use crate::gui::screen::lesson::model::Control;
use crate::gui::screen::lesson::{State, Way};
use crate::gui::shared::Shared;
use crate::rules::{Geometry, Piece, Square};
use crate::scene::Spot;
use crate::session::Input;

impl<G: Geometry> State<G> {
    pub(super) fn touch(&mut self, event: Event, shared: &mut Shared) {
        self.aside = None;
        if self.ghost.take().is_some() {
            return;
        }
        match event {
            Event::Pressed(spot) => {
                self.with_square(spot, |state, square| {
                    state.apply(Input::Press(square), Way::Pressed, shared);
                });
            }
            Event::Lifted(spot) => self.with_square(spot, |state, square| {
                state.lift(square, shared);
            }),
            Event::Dropped { from, to } => {
                if let (Some(from), Some(to)) = (from.square(), to.square()) {
                    self.apply(Input::Drop { from, to }, Way::Dropped, shared);
                }
            }
            Event::PutBack(_) => {}
        }
    }

    fn with_square(&mut self, spot: Spot, act: impl FnOnce(&mut Self, Square<G>)) {
        self.cursor = spot;
        if let Some(square) = spot.square() {
            act(self, square);
        }
    }

    /// A drag begins: the piece is picked, as a press would do.
    fn lift(&mut self, square: Square<G>, shared: &mut Shared) {
        if self.session.picked() == Some(square) {
            return;
        }
        if self.session.picked().is_some() {
            self.apply(Input::Cancel, Way::Pressed, shared);
        }
        self.apply(Input::Press(square), Way::Pressed, shared);
    }

    /// A piece is taken from beside the board; whoever has no mouse goes on to the board with it.
    pub(super) fn take(&mut self, piece: Piece, shared: &mut Shared) {
        let by_key = self.focus.shows(Control::Take(piece));
        self.apply(Input::Take(piece), Way::Pressed, shared);
        if by_key && self.session.held().is_some() {
            self.focus.give(Control::Board);
        }
    }
}
