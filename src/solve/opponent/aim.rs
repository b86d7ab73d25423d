//! What wins a game against the coach, and whether a move has ended it.

use crate::rules::{Geometry, Move, Position, Role};

/// What wins the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// Checkmate.
    Mate,
    /// The first pawn on its last row, or taking everything but kings.
    PawnAcross,
    /// Taking everything but kings.
    LastStanding,
}

/// How a move has ended the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// Whoever made it has won.
    Won,
    /// Nobody has.
    Drawn,
}

impl Aim {
    /// How a move has ended the game, if it has; `then` is the position after it.
    pub(super) fn end<G: Geometry>(self, then: &Position<G>, mv: &Move<G>) -> Option<End> {
        if self.is_reached(then, mv) {
            return Some(End::Won);
        }
        if then.has_legal_move() {
            return None;
        }
        Some(match then.is_check() {
            true => End::Won,
            false => End::Drawn,
        })
    }

    fn is_reached<G: Geometry>(self, then: &Position<G>, mv: &Move<G>) -> bool {
        let has_taken_all = || {
            let board = then.board();
            let others = board.occupied() - board.by_seat(mv.piece().seat);
            mv.captured().is_some() && (others - board.by_role(Role::King)).is_empty()
        };
        match self {
            Self::Mate => false,
            Self::PawnAcross => mv.promotion().is_some() || has_taken_all(),
            Self::LastStanding => has_taken_all(),
        }
    }
}
