//! What moves are generated for: the Laws alone, or a position with its house rules.
//!
//! The generator is written once against [`Customs`]. For [`Plain`] every answer is a constant or a
//! table, so all that house rules add is left out when it is compiled; it is chosen once a call,
//! and by [`perft`](crate::rules::perft) once a count, never once a move.

use crate::rules::ground::geometry::{CastlingPath, Geometry};
use crate::rules::ground::ruleset::DoubleStep;
use crate::rules::ground::{Role, Seat, Square, SquareSet, Wing};
use crate::rules::moving::Position;
use crate::rules::moving::generate::sinks::Careful;
use crate::rules::moving::generate::{Generator, MoveSink};
use crate::rules::moving::plain::Plain;
use crate::rules::moving::safety::{Foes, attackers};

/// What can differ from the Laws where moves are generated. `seat` is the side to move.
pub(in crate::rules) trait Customs<G: Geometry>: Sized {
    /// Whether anything can differ at all.
    const HOUSE: bool;

    fn plain(&self) -> &Plain<G>;

    /// The squares where the pieces, and where the pawns may land.
    fn landings(&self, seat: Seat) -> (SquareSet<G>, SquareSet<G>);

    /// Who attacks and pins.
    fn foes(&self, seat: Seat) -> Foes<G>;

    /// The kings that must not be left attacked.
    fn kings_behind(&self, seat: Seat) -> SquareSet<G>;

    /// The pieces whose check must be answered.
    fn binding(&self, seat: Seat) -> SquareSet<G>;

    fn castling_path(&self, seat: Seat, wing: Wing) -> CastlingPath<G::Bits>;

    /// FIDE 3.7.3.3, and the house rule `promotion_row`.
    fn promotion(&self, seat: Seat) -> SquareSet<G>;

    /// FIDE 3.7.2, and the house rule `double_step`.
    fn double_step_from(&self, seat: Seat) -> SquareSet<G>;

    /// The seat whose pawn passed over a square and may be taken there; of several the last.
    fn last_passer(&self, square: Square<G>) -> Option<Seat>;

    /// Whether this pawn may take the one that passed, for all that the house has to say.
    fn may_take_in_passing(&self, from: Square<G>, passed: Square<G>, taken: Square<G>) -> bool;

    /// Whether a king who is attacked by `now` once a pawn was taken in passing need not mind.
    fn is_old(&self, king: Square<G>, now: SquareSet<G>) -> bool;

    /// The moves of an army without a king to look after, or with several.
    fn unguarded<const SEAT: usize>(
        &self,
        generator: &Generator<'_, G, Self, SEAT>,
        sink: &mut impl MoveSink<G>,
    );
}

impl<G: Geometry> Customs<G> for Plain<G> {
    const HOUSE: bool = false;

    #[inline(always)]
    fn plain(&self) -> &Plain<G> {
        self
    }

    #[inline(always)]
    fn landings(&self, seat: Seat) -> (SquareSet<G>, SquareSet<G>) {
        let open = !(self.board.by_seat(seat) | self.board.by_role(Role::King));
        (open, open)
    }

    #[inline(always)]
    fn foes(&self, seat: Seat) -> Foes<G> {
        Foes::all_but(&self.board, seat)
    }

    #[inline(always)]
    fn kings_behind(&self, seat: Seat) -> SquareSet<G> {
        self.board.pieces(seat, Role::King)
    }

    #[inline(always)]
    fn binding(&self, _seat: Seat) -> SquareSet<G> {
        SquareSet::FULL
    }

    #[inline(always)]
    fn castling_path(&self, seat: Seat, wing: Wing) -> CastlingPath<G::Bits> {
        G::castling(seat, wing)
    }

    #[inline(always)]
    fn promotion(&self, seat: Seat) -> SquareSet<G> {
        SquareSet::from_bits(G::promotion(seat))
    }

    #[inline(always)]
    fn double_step_from(&self, seat: Seat) -> SquareSet<G> {
        SquareSet::from_bits(G::double_step_from(seat))
    }

    #[inline(always)]
    fn last_passer(&self, square: Square<G>) -> Option<Seat> {
        self.last_passer(square, |_| true)
    }

    #[inline(always)]
    fn may_take_in_passing(&self, _: Square<G>, _: Square<G>, _: Square<G>) -> bool {
        true
    }

    #[inline(always)]
    fn is_old(&self, _king: Square<G>, now: SquareSet<G>) -> bool {
        now.is_empty()
    }

    fn unguarded<const SEAT: usize>(
        &self,
        generator: &Generator<'_, G, Self, SEAT>,
        sink: &mut impl MoveSink<G>,
    ) {
        generator.free(sink);
    }
}

impl<G: Geometry> Customs<G> for Position<G> {
    const HOUSE: bool = true;

    fn plain(&self) -> &Plain<G> {
        &self.plain
    }

    fn landings(&self, seat: Seat) -> (SquareSet<G>, SquareSet<G>) {
        self.landings(seat)
    }

    fn foes(&self, seat: Seat) -> Foes<G> {
        self.foes(seat)
    }

    fn kings_behind(&self, seat: Seat) -> SquareSet<G> {
        self.kings_behind(seat)
    }

    fn binding(&self, seat: Seat) -> SquareSet<G> {
        self.binding(seat)
    }

    fn castling_path(&self, seat: Seat, wing: Wing) -> CastlingPath<G::Bits> {
        self.castling_path(seat, wing)
    }

    fn promotion(&self, seat: Seat) -> SquareSet<G> {
        self.promotion(seat)
    }

    fn double_step_from(&self, seat: Seat) -> SquareSet<G> {
        if self.house.double_step == DoubleStep::AnyTime {
            SquareSet::FULL
        } else {
            SquareSet::from_bits(G::double_step_from(seat))
        }
    }

    fn last_passer(&self, square: Square<G>) -> Option<Seat> {
        self.last_passer(square)
    }

    fn may_take_in_passing(&self, from: Square<G>, passed: Square<G>, taken: Square<G>) -> bool {
        self.may_take_in_passing(from, passed, taken)
    }

    /// Whether all of these attackers attack the king already, and none has said check.
    fn is_old(&self, king: Square<G>, now: SquareSet<G>) -> bool {
        if now.is_empty() {
            return true;
        }
        let (board, turn) = (self.board(), self.turn());
        let before = attackers(board, board.occupied(), king, self.foes(turn));
        (now - (before - self.binding(turn))).is_empty()
    }

    fn unguarded<const SEAT: usize>(
        &self,
        generator: &Generator<'_, G, Self, SEAT>,
        sink: &mut impl MoveSink<G>,
    ) {
        if self.kings_behind(self.turn()).is_empty() {
            generator.free(sink);
        } else {
            generator.free(&mut Careful::new(self, sink));
        }
    }
}
