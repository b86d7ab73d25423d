//! A legal move with every square it changes, and the attempt a learner makes at one.

use std::fmt;

use crate::rules::ground::geometry::{Classic, Geometry};
use crate::rules::ground::{Piece, Role, Square};

/// What a learner tries: from one square to another, perhaps naming a piece for a pawn.
///
/// Any pair of squares is an attempt; only the judge makes a [`Move`] of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Attempt<G: Geometry = Classic> {
    /// Where the piece is picked up.
    pub from: Square<G>,
    /// Where it is put down.
    pub to: Square<G>,
    /// What a pawn on its last row is to become; `None` if nothing was said.
    pub promotion: Option<Role>,
}

impl<G: Geometry> Attempt<G> {
    /// An attempt that names no promotion.
    #[must_use]
    pub const fn new(from: Square<G>, to: Square<G>) -> Self {
        Self {
            from,
            to,
            promotion: None,
        }
    }

    /// The same attempt with a piece named for the pawn.
    #[must_use]
    pub const fn promoting(self, role: Role) -> Self {
        Self {
            promotion: Some(role),
            ..self
        }
    }
}

impl<G: Geometry> fmt::Display for Attempt<G> {
    /// Writes `e2e4` or `e7e8q`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        match self.promotion {
            Some(role) => write!(f, "{}", role.letter().to_ascii_lowercase()),
            None => Ok(()),
        }
    }
}

/// A legal move. Only the generator and the judge make one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move<G: Geometry = Classic> {
    pub(in crate::rules) from: Square<G>,
    pub(in crate::rules) to: Square<G>,
    pub(in crate::rules) piece: Piece,
    pub(in crate::rules) captured: Option<(Square<G>, Piece)>,
    /// The pawn that is taken together with the piece on the square it passed over.
    pub(in crate::rules) also: Option<(Square<G>, Piece)>,
    pub(in crate::rules) promotion: Option<Role>,
    pub(in crate::rules) castled: Option<(Square<G>, Square<G>)>,
    pub(in crate::rules) passed: Option<Square<G>>,
}

impl<G: Geometry> Move<G> {
    /// Where the piece started.
    #[must_use]
    pub const fn from(&self) -> Square<G> {
        self.from
    }

    /// Where the piece landed; the king's square when castling.
    #[must_use]
    pub const fn to(&self) -> Square<G> {
        self.to
    }

    /// The piece that moved, as it was before a promotion.
    #[must_use]
    pub const fn piece(&self) -> Piece {
        self.piece
    }

    /// The piece taken and the square it stood on, which is not `to` for en passant.
    #[must_use]
    pub const fn captured(&self) -> Option<(Square<G>, Piece)> {
        self.captured
    }

    /// The second pawn taken, where a capture on a passed square takes both (a house rule).
    #[must_use]
    pub const fn also_captured(&self) -> Option<(Square<G>, Piece)> {
        self.also
    }

    /// What a pawn became.
    #[must_use]
    pub const fn promotion(&self) -> Option<Role> {
        self.promotion
    }

    /// The rook's squares, from and to, when castling.
    #[must_use]
    pub const fn castled(&self) -> Option<(Square<G>, Square<G>)> {
        self.castled
    }

    /// The square that a pawn passed over with a double step.
    #[must_use]
    pub const fn passed(&self) -> Option<Square<G>> {
        self.passed
    }

    /// Whether a pawn was taken in passing (FIDE 3.7.3.1).
    #[must_use]
    pub fn is_en_passant(&self) -> bool {
        self.captured.is_some_and(|(square, _)| square != self.to)
    }

    /// What a learner would try to make this move.
    #[must_use]
    pub const fn attempt(&self) -> Attempt<G> {
        Attempt {
            from: self.from,
            to: self.to,
            promotion: self.promotion,
        }
    }
}

impl<G: Geometry> fmt::Display for Move<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.attempt().fmt(f)
    }
}
