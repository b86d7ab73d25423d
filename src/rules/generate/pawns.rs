//! The moves of a pawn (FIDE 3.7): steps, captures, en passant, promotion.

use crate::rules::generate::MoveSink;
use crate::rules::geometry::Geometry;
use crate::rules::safety::{Safety, attackers};
use crate::rules::{Position, Seat, Square, SquareSet};

impl<G: Geometry> Position<G> {
    /// The moves of the pawn on `from` to squares in `open`, and en passant.
    pub(super) fn pawn_moves(
        &self,
        from: Square<G>,
        open: SquareSet<G>,
        safety: Option<&Safety<G>>,
        sink: &mut impl MoveSink<G>,
    ) {
        let attacked = SquareSet::from_bits(G::pawn_attacks(self.turn, from.index()));
        let captures = attacked & self.enemies(self.turn);
        let targets = (self.pawn_steps(from) | captures) & open;
        let last_row = SquareSet::from_bits(G::promotion(self.turn));
        if targets.meets(last_row) {
            sink.promotions(from, targets & last_row);
        }
        let plain = targets - last_row;
        if !plain.is_empty() {
            sink.moves(from, plain);
        }
        for (&seat, to) in G::SEATS
            .iter()
            .filter_map(|s| self.passed[*s].map(|to| (s, to)))
        {
            if seat != self.turn
                && attacked.contains(to)
                && self.may_take_in_passing(from, to, seat, safety)
            {
                sink.en_passant(from, to);
            }
        }
    }

    /// FIDE 3.7.1, 3.7.2: one step onto an empty square, two from the start if both are empty.
    fn pawn_steps(&self, from: Square<G>) -> SquareSet<G> {
        let occupied = self.board.occupied();
        let step = |square: Square<G>| {
            let next = G::pawn_step(self.turn, square.index()).map(Square::known)?;
            (!occupied.contains(next)).then_some(next)
        };
        let Some(one) = step(from) else {
            return SquareSet::EMPTY;
        };
        let start = SquareSet::from_bits(G::double_step_from(self.turn));
        match step(one) {
            Some(two) if start.contains(from) => SquareSet::of(one) | SquareSet::of(two),
            _ => SquareSet::of(one),
        }
    }

    /// FIDE 3.7.3.1-2: the capture leaves two squares at once, so the king is looked at afterwards.
    fn may_take_in_passing(
        &self,
        from: Square<G>,
        to: Square<G>,
        seat: Seat,
        safety: Option<&Safety<G>>,
    ) -> bool {
        let occupied = self.board.occupied();
        let Some(taken) = self.passer_of(seat, to) else {
            return false;
        };
        if occupied.contains(to) {
            return false;
        }
        let Some(safety) = safety else { return true };
        let after = (occupied - SquareSet::of(from) - SquareSet::of(taken)) | SquareSet::of(to);
        attackers(&self.board, after, safety.king, self.turn).is_empty()
    }

    /// The square of the pawn of `seat` that passed over `passed`.
    pub(in crate::rules) fn passer_of(&self, seat: Seat, passed: Square<G>) -> Option<Square<G>> {
        G::pawn_step(seat, passed.index()).map(Square::known)
    }
}
