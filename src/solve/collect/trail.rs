//! The way of one star that flies on: only the next of its squares has it, until the last.

use crate::rules::geometry::{Classic, Geometry};
use crate::rules::{Square, SquareSet};

/// The most stars of a lesson's task.
pub const MOST_STARS: usize = 8;

/// The squares of one star in the order in which it flies to them; empty where every star lies there at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trail<G: Geometry = Classic> {
    squares: [Option<Square<G>>; MOST_STARS],
}

impl<G: Geometry> Trail<G> {
    /// No star flies.
    pub const NONE: Self = Self {
        squares: [None; MOST_STARS],
    };

    /// The way over these squares, at most eight, each of them once; those beyond are left out.
    #[must_use]
    pub fn over(squares: impl IntoIterator<Item = Square<G>>) -> Self {
        let mut trail = Self::NONE;
        for (slot, square) in trail.squares.iter_mut().zip(squares) {
            *slot = Some(square);
        }
        trail
    }

    /// Whether a star flies.
    #[must_use]
    pub const fn flies(&self) -> bool {
        matches!(self.squares, [Some(_), ..])
    }

    /// The squares in their order; none where no star flies.
    pub fn squares(&self) -> impl Iterator<Item = Square<G>> + use<G> {
        self.squares.into_iter().flatten()
    }

    /// Which of the stars that are left are to be caught now: the next, or all where none flies.
    #[must_use]
    pub fn shown(&self, left: SquareSet<G>) -> SquareSet<G> {
        if !self.flies() {
            return left;
        }
        let next = self.squares().find(|square| left.contains(*square));
        next.map_or(SquareSet::EMPTY, SquareSet::of)
    }

    /// The stars that are left once somebody has landed on a square.
    #[must_use]
    pub fn after_landing(&self, mut left: SquareSet<G>, on: Square<G>) -> SquareSet<G> {
        if self.shown(left).contains(on) {
            left.remove(on);
        }
        left
    }
}
