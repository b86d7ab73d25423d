//! The board in the keyboard's ring; the ring itself is read off what a screen shows by [`Laid`].

use crate::gui::board::Hands;

pub use crate::gui::widget::ring::Laid;
pub(in crate::gui) use crate::gui::widget::ring::{laid_out, plain, stop};

/// The controls of a screen with one board.
pub trait OnBoard {
    /// The board as a whole; arrows walk on it.
    const BOARD: Self;
}

/// Says which control is the board.
macro_rules! on_board {
    ($control:ty) => {
        impl $crate::gui::base::ring::OnBoard for $control {
            const BOARD: Self = Self::Board;
        }
    };
}
pub(in crate::gui) use on_board;

impl<C: OnBoard> Laid<C> for Hands {
    /// A board that hands may do something on is a stop of its own.
    fn lay(&self, ring: &mut Vec<C>) {
        if *self != Self::Off {
            ring.push(C::BOARD);
        }
    }
}
