//! Why a piece does not attack a square (FIDE 3.1.2-3.1.3): the questions about its way, and no others.

use crate::rules::ground::geometry::Geometry;
use crate::rules::ground::{Attempt, Piece, Role, Ruleset, Square, SquareSet};
use crate::rules::judging::Fault;
use crate::rules::judging::judge::Judge;
use crate::rules::moving::Position;
use crate::rules::moving::safety::reach;

impl<G: Geometry> Judge<'_, G> {
    /// FIDE 3.1.2: a piece attacks where it could capture, were it its turn.
    fn attack(&self, piece: Piece) -> Result<(), Fault<G>> {
        match piece.role {
            Role::Bishop | Role::Rook | Role::Queen | Role::Knight => self.way_is_free(piece),
            Role::King => self.king_attack(piece),
            Role::Pawn => self.pawn_attack(piece),
        }
    }

    /// FIDE 3.8.1: one step. Nobody castles to capture, so nothing is said about that.
    fn king_attack(&self, king: Piece) -> Result<(), Fault<G>> {
        let Attempt { from, to, .. } = self.attempt;
        match reach(king.role, from, SquareSet::EMPTY).contains(to) {
            true => self.way_is_on_the_board(king),
            false => Err(Fault::KingTooFar {
                from,
                to,
                home: None,
            }),
        }
    }
}

impl<G: Geometry> Position<G> {
    /// Why the piece on one square does not attack another: it does not go that way, or something stands between. It
    /// matters neither whose turn it is nor whether the piece is pinned (FIDE 3.1.3).
    ///
    /// `None` if it attacks the square, if it stands on it, or if no piece is there.
    #[must_use]
    pub fn no_attack(&self, from: Square<G>, to: Square<G>) -> Option<Fault<G>> {
        let piece = self.piece_at(from).filter(|_| from != to)?;
        let judge = Judge {
            position: self,
            past: &[],
            rules: &Ruleset::FIDE,
            outcome: None,
            attempt: Attempt::new(from, to),
        };
        judge.attack(piece).err()
    }
}
