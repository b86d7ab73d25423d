//! The moves of pawns (FIDE 3.7): steps, captures, en passant, promotion; all pawns at once.

use crate::rules::generate::{Generator, MoveSink};
use crate::rules::geometry::Geometry;
use crate::rules::safety::{attackers, strikes};
use crate::rules::{Role, Seat, Square, SquareSet};

impl<G: Geometry, const SEAT: usize> Generator<'_, G, SEAT> {
    /// The steps and captures of the pawns among `movers` to squares in `open`.
    #[inline]
    pub(super) fn pawns(
        &self,
        movers: SquareSet<G>,
        open: SquareSet<G>,
        sink: &mut impl MoveSink<G>,
    ) {
        let pawns = movers & self.position.board.by_role(Role::Pawn);
        if pawns.is_empty() {
            return;
        }
        self.pawn_steps(pawns, open, sink);
        self.pawn_captures(pawns, open, sink);
    }

    /// FIDE 3.7.1, 3.7.2: one step onto an empty square, two from the start if both are empty.
    #[inline]
    fn pawn_steps(&self, pawns: SquareSet<G>, open: SquareSet<G>, sink: &mut impl MoveSink<G>) {
        let step = G::forward(Self::SEAT);
        let (files, ranks) = step;
        let start = SquareSet::from_bits(G::double_step_from(Self::SEAT));
        let one = pawns.shift(step) - self.occupied;
        let two = ((pawns & start).shift(step) - self.occupied).shift(step) - self.occupied;
        self.land(one & open, step, sink);
        self.land(two & open, (2 * files, 2 * ranks), sink);
    }

    /// FIDE 3.7.3: captures, one step ahead and one aside.
    #[inline]
    fn pawn_captures(&self, pawns: SquareSet<G>, open: SquareSet<G>, sink: &mut impl MoveSink<G>) {
        let prey = open & self.occupied;
        for step in strikes::<G>(Self::SEAT) {
            self.land(pawns.shift(step) & prey, step, sink);
        }
    }

    #[inline]
    fn land(&self, to: SquareSet<G>, step: (i8, i8), sink: &mut impl MoveSink<G>) {
        let last_row = SquareSet::from_bits(G::promotion(Self::SEAT));
        let (promoted, plain) = (to & last_row, to - last_row);
        if !plain.is_empty() {
            sink.pawns(plain, step);
        }
        if !promoted.is_empty() {
            sink.promotions(promoted, step);
        }
    }

    /// FIDE 3.7.3.1-2: every capture in passing that leaves the king safe.
    #[inline]
    pub(super) fn en_passant(&self, king: Option<Square<G>>, sink: &mut impl MoveSink<G>) {
        for &enemy in G::SEATS.iter().filter(|enemy| **enemy != Self::SEAT) {
            if let Some(passed) = self.position.passed[enemy]
                && self.position.last_passer(passed) == Some(enemy)
            {
                self.take_in_passing(enemy, passed, king, sink);
            }
        }
    }

    /// The capture leaves two squares at once, so the king is looked at afterwards.
    fn take_in_passing(
        &self,
        enemy: Seat,
        passed: Square<G>,
        king: Option<Square<G>>,
        sink: &mut impl MoveSink<G>,
    ) {
        let board = &self.position.board;
        let beside = SquareSet::from_bits(G::pawn_attacks(Self::SEAT.opposite(), passed.index()));
        let Some(taken) = self.position.passer_of(enemy, passed) else {
            return;
        };
        if self.occupied.contains(passed) {
            return;
        }
        for from in beside & self.movers & board.by_role(Role::Pawn) {
            let gone = SquareSet::of(from) | SquareSet::of(taken);
            let after = (self.occupied - gone) | SquareSet::of(passed);
            let safe = |king| attackers(board, after, king, Self::SEAT).is_empty();
            if king.is_none_or(safe) {
                sink.en_passant(from, passed);
            }
        }
    }
}
