//! The moves of pawns (FIDE 3.7): steps, captures, en passant, promotion; all pawns at once.

use crate::rules::ground::geometry::{Delta, Geometry};
use crate::rules::ground::seat::ByArmy;
use crate::rules::ground::{Role, Seat, Square, SquareSet};
use crate::rules::moving::generate::{Customs, Generator, MoveSink};
use crate::rules::moving::safety::{attackers, strikes};

impl<G: Geometry, C: Customs<G>, const SEAT: usize> Generator<'_, G, C, SEAT> {
    /// The steps and captures of the pawns among `movers` to squares in `open`.
    #[inline]
    pub(super) fn pawns(
        &self,
        movers: SquareSet<G>,
        open: SquareSet<G>,
        sink: &mut impl MoveSink<G>,
    ) {
        let pawns = movers & self.plain.board.by_role(Role::Pawn);
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
        let start = self.customs.double_step_from(Self::SEAT);
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
            let pawns = if C::HOUSE && self.foes.is_cut {
                self.not_at_corner(pawns, step)
            } else {
                pawns
            };
            self.land(pawns.shift(step) & prey, step, sink);
        }
    }

    /// Pawns whose step does not go past an inner corner.
    fn not_at_corner(&self, pawns: SquareSet<G>, (files, ranks): Delta) -> SquareSet<G> {
        let goes_past = |pawn: &Square<G>| {
            let to = pawn.offset(files, ranks);
            to.is_some_and(|to| self.foes.hidden(*pawn).contains(to))
        };
        pawns.iter().filter(|pawn| !goes_past(pawn)).collect()
    }

    #[inline]
    fn land(&self, to: SquareSet<G>, step: (i8, i8), sink: &mut impl MoveSink<G>) {
        let last_row = self.customs.promotion(Self::SEAT);
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
            if let Some(passed) = self.plain.passed.get(enemy) {
                let seat = Self::SEAT.opposite();
                let beside = SquareSet::from_bits(G::pawn_attacks(seat, passed.index()));
                let pawns = beside & self.movers & self.plain.board.by_role(Role::Pawn);
                if !pawns.is_empty() && self.customs.last_passer(passed) == Some(enemy) {
                    self.take_in_passing(pawns, enemy, passed, king, sink);
                }
            }
        }
    }

    /// The captures by these pawns. One leaves two squares at once, so the king is looked at afterwards.
    fn take_in_passing(
        &self,
        pawns: SquareSet<G>,
        enemy: Seat,
        passed: Square<G>,
        king: Option<Square<G>>,
        sink: &mut impl MoveSink<G>,
    ) {
        let board = &self.plain.board;
        let Some(taken) = G::pawn_step(enemy, passed.index()).map(Square::known) else {
            return;
        };
        if self.occupied.contains(passed) {
            return;
        }
        for from in pawns {
            let gone = SquareSet::of(from) | SquareSet::of(taken);
            let after = (self.occupied - gone) | SquareSet::of(passed);
            let attacked = |king| attackers(board, after, king, self.foes);
            let safe = |king| self.customs.is_old(king, attacked(king));
            let goes = self.customs.may_take_in_passing(from, passed, taken);
            if goes && king.is_none_or(safe) {
                self.land_in_passing(from, passed, sink);
            }
        }
    }

    /// Hands over a capture in passing; house rules may have the last row there.
    fn land_in_passing(&self, from: Square<G>, to: Square<G>, sink: &mut impl MoveSink<G>) {
        if !C::HOUSE || !self.customs.promotion(Self::SEAT).contains(to) {
            return sink.en_passant(from, to, None);
        }
        for role in Role::PROMOTIONS {
            sink.en_passant(from, to, Some(role));
        }
    }
}
