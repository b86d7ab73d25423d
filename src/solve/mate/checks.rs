//! Which moves could give check: a quick look that never misses one, so the others need not be made.

use crate::rules::bits::BitSet;
use crate::rules::geometry::{Geometry, bishop_reach, rook_reach};
use crate::rules::{Move, Position, Role, Square, SquareSet};

/// Where the pieces of the side to move would attack a king of somebody else.
pub(super) struct Checks<G: Geometry> {
    straight: G::Bits,
    diagonal: G::Bits,
    knight: G::Bits,
    pawn: G::Bits,
    /// Own pieces that may stand between an own line piece and the king.
    uncovers: G::Bits,
}

impl<G: Geometry> Checks<G> {
    /// Looks around every king that is not the mover's.
    pub(super) fn new(position: &Position<G>) -> Self {
        let mut checks = Self {
            straight: G::Bits::EMPTY,
            diagonal: G::Bits::EMPTY,
            knight: G::Bits::EMPTY,
            pawn: G::Bits::EMPTY,
            uncovers: G::Bits::EMPTY,
        };
        let board = position.board();
        for king in board.by_role(Role::King) & position.enemies(position.turn()) {
            checks.look_around(position, king);
        }
        checks
    }

    fn look_around(&mut self, position: &Position<G>, king: Square<G>) {
        let (board, turn) = (position.board(), position.turn());
        let (at, occupied) = (king.index(), board.occupied().bits());
        let own = board.by_seat(turn).bits();
        let straight = rook_reach::<G>(at, occupied);
        let diagonal = bishop_reach::<G>(at, occupied);
        let queens = board.by_role(Role::Queen);
        let rooks = (board.by_role(Role::Rook) | queens).bits() & own;
        let bishops = (board.by_role(Role::Bishop) | queens).bits() & own;
        if rook_reach::<G>(at, occupied & !(straight & own)) & rooks != G::Bits::EMPTY {
            self.uncovers = self.uncovers | (straight & own);
        }
        if bishop_reach::<G>(at, occupied & !(diagonal & own)) & bishops != G::Bits::EMPTY {
            self.uncovers = self.uncovers | (diagonal & own);
        }
        self.straight = self.straight | straight;
        self.diagonal = self.diagonal | diagonal;
        self.knight = self.knight | G::knight_steps(at);
        self.pawn = self.pawn | G::pawn_attacks(turn.opposite(), at);
    }

    /// Whether a move could give check. Castling, promotion and captures in passing always could.
    pub(super) fn may_be(&self, mv: &Move<G>) -> bool {
        let special = mv.promotion().is_some() || mv.castled().is_some() || mv.is_en_passant();
        let meets = |set: G::Bits, square| set & SquareSet::of(square).bits() != G::Bits::EMPTY;
        let to = match mv.piece().role {
            Role::Pawn => self.pawn,
            Role::Knight => self.knight,
            Role::Bishop => self.diagonal,
            Role::Rook => self.straight,
            Role::Queen => self.straight | self.diagonal,
            Role::King => G::Bits::EMPTY,
        };
        special || meets(to, mv.to()) || meets(self.uncovers, mv.from())
    }
}
