//! The conditions of castling as facts, met or not: what the castling lights show.

use crate::rules::ground::geometry::{Classic, Geometry, Wing};
use crate::rules::ground::{Piece, Seat, Square, SquareSet};
use crate::rules::judging::Reason;

/// What has become of the rook a king wants to castle with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CastlingRook {
    /// It stands at home and nothing says that it has moved.
    Home,
    /// It was taken.
    Captured {
        /// The half-move, counted from 1.
        ply: usize,
        /// Who took it.
        by: Piece,
    },
    /// It has moved.
    Moved {
        /// The half-move, counted from 1.
        ply: usize,
    },
    /// No rook of that side stands there.
    Missing {
        /// What stands there instead.
        there: Option<Piece>,
    },
}

/// Every condition of one castling (FIDE 3.8.2), met or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CastlingFacts<G: Geometry = Classic> {
    /// Who wants to castle.
    pub seat: Seat,
    /// Which way.
    pub wing: Wing,
    /// The king's home.
    pub king: Square<G>,
    /// The square the king crosses, where the rook lands.
    pub crossed: Square<G>,
    /// Where the king lands.
    pub landing: Square<G>,
    /// The rook's home.
    pub rook_home: Square<G>,
    /// The half-move in which the king first moved, counted from 1, and whether he castled with it.
    pub king_moved: Option<(usize, bool)>,
    /// What has become of the rook.
    pub rook: CastlingRook,
    /// The position says that the right is gone.
    pub right_lost: bool,
    /// Pieces between king and rook.
    pub blockers: SquareSet<G>,
    /// Pieces that give check now.
    pub checkers: SquareSet<G>,
    /// Pieces that attack the crossed square.
    pub crossing_attackers: SquareSet<G>,
    /// Pieces that attack the landing square.
    pub landing_attackers: SquareSet<G>,
}

impl<G: Geometry> CastlingFacts<G> {
    /// The first condition that fails: what is lost for the game, then what is in the way now.
    /// `None` if the king may castle.
    #[must_use]
    pub fn reason(&self) -> Option<Reason> {
        self.failing().next()
    }

    /// Every condition that fails, in the order in which [`reason`](Self::reason) looks.
    pub fn failing(&self) -> impl Iterator<Item = Reason> {
        let conditions = [
            (self.king_moved.is_some(), Reason::CastleKingMoved),
            (
                matches!(self.rook, CastlingRook::Captured { .. }),
                Reason::CastleRookCaptured,
            ),
            (
                matches!(self.rook, CastlingRook::Moved { .. }),
                Reason::CastleRookMoved,
            ),
            (
                matches!(self.rook, CastlingRook::Missing { .. }) && !self.right_lost,
                Reason::CastleNoRook,
            ),
            (self.right_lost, Reason::CastleRightLost),
            (!self.blockers.is_empty(), Reason::CastlePiecesBetween),
            (!self.checkers.is_empty(), Reason::CastleOutOfCheck),
            (
                !self.crossing_attackers.is_empty(),
                Reason::CastleThroughCheck,
            ),
            (!self.landing_attackers.is_empty(), Reason::CastleIntoCheck),
        ];
        let failing = conditions.into_iter().filter(|(fails, _)| *fails);
        failing.map(|(_, reason)| reason)
    }
}
