//! What can be done with generated moves: count them, list them, stop at the first, look twice.

use crate::rules::ground::geometry::{Delta, Geometry, Wing};
use crate::rules::ground::{Move, Role, Square, SquareSet};
use crate::rules::moving::Position;
use crate::rules::moving::generate::MoveSink;

/// Counts moves without making any.
///
/// Counting the bits of a set takes longer than finding them, so sets are added up square by square, as
/// binary numbers of three digits, and counted once at the end.
#[derive(Default)]
pub(super) struct CountSink<G: Geometry> {
    ones: SquareSet<G>,
    twos: SquareSet<G>,
    fours: SquareSet<G>,
    /// What is counted otherwise: promotions, castlings, en passant, and the eighth move to one square.
    rest: u64,
}

impl<G: Geometry> CountSink<G> {
    #[inline]
    pub(super) fn total(&self) -> u64 {
        self.rest
            + u64::from(self.ones.len())
            + 2 * u64::from(self.twos.len())
            + 4 * u64::from(self.fours.len())
    }

    /// Counts one move to each square of a set.
    #[inline(always)]
    fn add(&mut self, set: SquareSet<G>) {
        let carry = self.ones & set;
        self.ones = self.ones ^ set;
        let more = self.twos & carry;
        self.twos = self.twos ^ carry;
        let over = self.fours & more;
        self.fours = self.fours ^ more;
        if !over.is_empty() {
            self.rest += 8 * u64::from(over.len());
        }
    }
}

impl<G: Geometry> MoveSink<G> for CountSink<G> {
    #[inline]
    fn moves(&mut self, _role: Role, _from: Square<G>, to: SquareSet<G>) {
        self.add(to);
    }

    #[inline]
    fn pawns(&mut self, to: SquareSet<G>, _step: Delta) {
        self.add(to);
    }

    #[inline]
    fn promotions(&mut self, to: SquareSet<G>, _step: Delta) {
        self.rest += 4 * u64::from(to.len());
    }

    #[inline]
    fn promotion(&mut self, _to: Square<G>, _step: Delta, _role: Role) {
        self.rest += 1;
    }

    #[inline]
    fn en_passant(&mut self, _from: Square<G>, _to: Square<G>, _named: Option<Role>) {
        self.rest += 1;
    }

    #[inline]
    fn castling(&mut self, _wing: Wing) {
        self.rest += 1;
    }
}

/// Stops at the first move; the generator hands over no empty set.
#[derive(Default)]
pub(super) struct Any(bool);

impl Any {
    #[inline]
    pub(super) fn found(&self) -> bool {
        self.0
    }
}

impl<G: Geometry> MoveSink<G> for Any {
    #[inline]
    fn moves(&mut self, _role: Role, _from: Square<G>, _to: SquareSet<G>) {
        self.0 = true;
    }

    #[inline]
    fn pawns(&mut self, _to: SquareSet<G>, _step: Delta) {
        self.0 = true;
    }

    #[inline]
    fn promotions(&mut self, _to: SquareSet<G>, _step: Delta) {
        self.0 = true;
    }

    #[inline]
    fn promotion(&mut self, _to: Square<G>, _step: Delta, _role: Role) {
        self.0 = true;
    }

    #[inline]
    fn en_passant(&mut self, _from: Square<G>, _to: Square<G>, _named: Option<Role>) {
        self.0 = true;
    }

    #[inline]
    fn castling(&mut self, _wing: Wing) {
        self.0 = true;
    }

    #[inline]
    fn is_full(&self) -> bool {
        self.0
    }
}

/// The square a pawn came from.
#[inline]
fn before<G: Geometry>(to: Square<G>, (files, ranks): Delta) -> Option<Square<G>> {
    to.offset(-files, -ranks)
}

/// Collects the moves themselves.
pub(super) struct ListSink<'a, G: Geometry> {
    position: &'a Position<G>,
    moves: Vec<Move<G>>,
}

impl<'a, G: Geometry> ListSink<'a, G> {
    pub(super) fn new(position: &'a Position<G>) -> Self {
        Self {
            position,
            moves: Vec::with_capacity(48),
        }
    }

    pub(super) fn into_moves(self) -> Vec<Move<G>> {
        self.moves
    }
}

impl<G: Geometry> MoveSink<G> for ListSink<'_, G> {
    fn moves(&mut self, role: Role, from: Square<G>, to: SquareSet<G>) {
        let position = self.position;
        self.moves
            .extend(to.iter().map(|to| position.move_of(role, from, to)));
    }

    fn pawns(&mut self, to: SquareSet<G>, step: Delta) {
        let position = self.position;
        self.moves.extend(
            to.iter()
                .filter_map(|to| Some(position.move_of(Role::Pawn, before(to, step)?, to))),
        );
    }

    fn promotions(&mut self, to: SquareSet<G>, step: Delta) {
        let position = self.position;
        for role in Role::PROMOTIONS {
            self.moves.extend(to.iter().filter_map(|to| {
                let mut mv = position.move_of(Role::Pawn, before(to, step)?, to);
                mv.promotion = Some(role);
                Some(mv)
            }));
        }
    }

    fn promotion(&mut self, to: Square<G>, step: Delta, role: Role) {
        let from = before(to, step);
        self.moves.extend(from.map(|from| {
            let mut mv = self.position.move_of(Role::Pawn, from, to);
            mv.promotion = Some(role);
            mv
        }));
    }

    fn en_passant(&mut self, from: Square<G>, to: Square<G>, named: Option<Role>) {
        let mv = self.position.en_passant_named(from, to, named);
        self.moves.extend(mv);
    }

    fn castling(&mut self, wing: Wing) {
        self.moves.extend(self.position.castling_move(wing));
    }
}

/// Passes on only the moves after which no king of the mover is attacked: for several kings. Few
/// positions need it, so it is compiled once for all that can be done with moves.
pub(super) struct Careful<'a, G: Geometry> {
    position: &'a Position<G>,
    sink: &'a mut dyn MoveSink<G>,
}

impl<'a, G: Geometry> Careful<'a, G> {
    pub(super) fn new(position: &'a Position<G>, sink: &'a mut dyn MoveSink<G>) -> Self {
        Self { position, sink }
    }

    fn is_safe(&self, mv: &Move<G>) -> bool {
        let after = self.position.after(mv);
        let exposed = after.exposed_kings(mv.piece().seat);
        exposed.is_empty() || self.position.is_old_danger(mv, exposed, &after)
    }

    /// The squares a pawn may safely come to; what it becomes there makes no difference.
    fn safe_pawns(&self, to: SquareSet<G>, step: Delta) -> SquareSet<G> {
        let arrives = |to: &Square<G>| {
            before(*to, step).is_some_and(|from| {
                let mv = self.position.move_of(Role::Pawn, from, *to);
                self.is_safe(&mv)
            })
        };
        to.iter().filter(arrives).collect()
    }
}

impl<G: Geometry> MoveSink<G> for Careful<'_, G> {
    fn moves(&mut self, role: Role, from: Square<G>, to: SquareSet<G>) {
        let safe = |to: &Square<G>| self.is_safe(&self.position.move_of(role, from, *to));
        let to: SquareSet<G> = to.iter().filter(safe).collect();
        if !to.is_empty() {
            self.sink.moves(role, from, to);
        }
    }

    fn pawns(&mut self, to: SquareSet<G>, step: Delta) {
        let to = self.safe_pawns(to, step);
        if !to.is_empty() {
            self.sink.pawns(to, step);
        }
    }

    fn promotions(&mut self, to: SquareSet<G>, step: Delta) {
        let to = self.safe_pawns(to, step);
        if !to.is_empty() {
            self.sink.promotions(to, step);
        }
    }

    fn promotion(&mut self, to: Square<G>, step: Delta, role: Role) {
        if !self.safe_pawns(SquareSet::of(to), step).is_empty() {
            self.sink.promotion(to, step, role);
        }
    }

    fn en_passant(&mut self, from: Square<G>, to: Square<G>, named: Option<Role>) {
        let mv = self.position.en_passant_named(from, to, named);
        if mv.is_some_and(|mv| self.is_safe(&mv)) {
            self.sink.en_passant(from, to, named);
        }
    }

    fn castling(&mut self, wing: Wing) {
        let mv = self.position.castling_move(wing);
        if mv.is_some_and(|mv| self.is_safe(&mv)) {
            self.sink.castling(wing);
        }
    }

    fn is_full(&self) -> bool {
        self.sink.is_full()
    }
}
