//! How a position ends the game by itself: checkmate and stalemate.

use crate::rules::Position;
use crate::rules::geometry::Geometry;

/// A way in which a position ends the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ending {
    /// The king is attacked and nothing helps (FIDE 5.1.1).
    Checkmate,
    /// No legal move, and the king is not attacked (FIDE 5.2.1).
    Stalemate,
}

impl Ending {
    /// The stable code: `checkmate`, `stalemate`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Checkmate => "checkmate",
            Self::Stalemate => "stalemate",
        }
    }

    /// The article of the Laws.
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            Self::Checkmate => "5.1.1",
            Self::Stalemate => "5.2.1",
        }
    }
}

impl<G: Geometry> Position<G> {
    /// How the game has ended here, or `None` while it goes on.
    ///
    /// A side without a king plays on a training board: nothing ends there.
    #[must_use]
    pub fn outcome(&self) -> Option<Ending> {
        if self.kings(self.turn()).is_empty() || self.has_legal_move() {
            None
        } else if self.is_check() {
            Some(Ending::Checkmate)
        } else {
            Some(Ending::Stalemate)
        }
    }
}
