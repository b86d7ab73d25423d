//! What can be done with generated moves: count them, list them, stop at the first, look twice.

use crate::rules::generate::MoveSink;
use crate::rules::geometry::{Geometry, Wing};
use crate::rules::{Move, Position, Role, Square, SquareSet};

/// Counts moves without making any.
#[derive(Default)]
pub(super) struct Count(u64);

impl Count {
    pub(super) fn total(&self) -> u64 {
        self.0
    }
}

impl<G: Geometry> MoveSink<G> for Count {
    #[inline]
    fn moves(&mut self, _from: Square<G>, to: SquareSet<G>) {
        self.0 += u64::from(to.len());
    }

    #[inline]
    fn promotions(&mut self, _from: Square<G>, to: SquareSet<G>) {
        self.0 += 4 * u64::from(to.len());
    }

    #[inline]
    fn en_passant(&mut self, _from: Square<G>, _to: Square<G>) {
        self.0 += 1;
    }

    #[inline]
    fn castling(&mut self, _wing: Wing) {
        self.0 += 1;
    }
}

/// Stops at the first move.
#[derive(Default)]
pub(super) struct Any(bool);

impl Any {
    pub(super) fn found(&self) -> bool {
        self.0
    }
}

impl<G: Geometry> MoveSink<G> for Any {
    #[inline]
    fn moves(&mut self, _from: Square<G>, to: SquareSet<G>) {
        self.0 |= !to.is_empty();
    }

    #[inline]
    fn promotions(&mut self, _from: Square<G>, to: SquareSet<G>) {
        self.0 |= !to.is_empty();
    }

    #[inline]
    fn en_passant(&mut self, _from: Square<G>, _to: Square<G>) {
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

/// Collects the moves themselves.
pub(super) struct List<'a, G: Geometry> {
    position: &'a Position<G>,
    moves: Vec<Move<G>>,
}

impl<'a, G: Geometry> List<'a, G> {
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

impl<G: Geometry> MoveSink<G> for List<'_, G> {
    fn moves(&mut self, from: Square<G>, to: SquareSet<G>) {
        let position = self.position;
        self.moves.extend(
            to.iter()
                .filter_map(|to| position.plain_move(from, to, None)),
        );
    }

    fn promotions(&mut self, from: Square<G>, to: SquareSet<G>) {
        for role in Role::PROMOTIONS {
            let position = self.position;
            self.moves.extend(
                to.iter()
                    .filter_map(|to| position.plain_move(from, to, Some(role))),
            );
        }
    }

    fn en_passant(&mut self, from: Square<G>, to: Square<G>) {
        self.moves.extend(self.position.en_passant_move(from, to));
    }

    fn castling(&mut self, wing: Wing) {
        self.moves.extend(self.position.castling_move(wing));
    }
}

/// Passes on only the moves after which no king of the mover is attacked: for several kings.
pub(super) struct Careful<'a, G: Geometry, S> {
    position: &'a Position<G>,
    sink: &'a mut S,
}

impl<'a, G: Geometry, S: MoveSink<G>> Careful<'a, G, S> {
    pub(super) fn new(position: &'a Position<G>, sink: &'a mut S) -> Self {
        Self { position, sink }
    }

    fn is_safe(&self, mv: Option<Move<G>>) -> bool {
        mv.is_some_and(|mv| {
            self.position
                .after(&mv)
                .exposed_kings(mv.piece().seat)
                .is_empty()
        })
    }

    fn safe(&self, from: Square<G>, to: SquareSet<G>, promotion: Option<Role>) -> SquareSet<G> {
        let safe = |to: &Square<G>| self.is_safe(self.position.plain_move(from, *to, promotion));
        to.iter().filter(safe).collect()
    }
}

impl<G: Geometry, S: MoveSink<G>> MoveSink<G> for Careful<'_, G, S> {
    fn moves(&mut self, from: Square<G>, to: SquareSet<G>) {
        let safe = self.safe(from, to, None);
        if !safe.is_empty() {
            self.sink.moves(from, safe);
        }
    }

    fn promotions(&mut self, from: Square<G>, to: SquareSet<G>) {
        let safe = self.safe(from, to, Some(Role::Queen));
        if !safe.is_empty() {
            self.sink.promotions(from, safe);
        }
    }

    fn en_passant(&mut self, from: Square<G>, to: Square<G>) {
        if self.is_safe(self.position.en_passant_move(from, to)) {
            self.sink.en_passant(from, to);
        }
    }

    fn castling(&mut self, wing: Wing) {
        if self.is_safe(self.position.castling_move(wing)) {
            self.sink.castling(wing);
        }
    }

    fn is_full(&self) -> bool {
        self.sink.is_full()
    }
}
