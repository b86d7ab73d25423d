//! Every legal move of a position, handed to a [`MoveSink`].
//!
//! With one king the moves are cut to size by masks and none is tried out, but for en passant.
//! Without a king everything goes; with several each move is made and looked at.

mod pawns;
mod sinks;

use crate::rules::geometry::{Geometry, Wing};
use crate::rules::safety::{Safety, attackers, reach};
use crate::rules::{Move, Position, Role, Seat, Square, SquareSet};

use sinks::{Any, Careful, Count, List};

/// Takes the legal moves, many at a time where it can: counting needs no list.
pub trait MoveSink<G: Geometry> {
    /// A piece may go from one square to each of the others, without promotion.
    fn moves(&mut self, from: Square<G>, to: SquareSet<G>);
    /// A pawn may go to each of these squares and become any of the four pieces.
    fn promotions(&mut self, from: Square<G>, to: SquareSet<G>);
    /// A pawn may take another in passing.
    fn en_passant(&mut self, from: Square<G>, to: Square<G>);
    /// The king may castle.
    fn castling(&mut self, wing: Wing);
    /// Whether no more moves are wanted.
    #[inline]
    fn is_full(&self) -> bool {
        false
    }
}

impl<G: Geometry> Position<G> {
    /// Hands every legal move to `sink`.
    pub fn generate(&self, sink: &mut impl MoveSink<G>) {
        self.generate_from(self.board.by_seat(self.turn), sink);
    }

    /// Hands every legal move of the pieces on `from` to `sink`.
    pub fn generate_from(&self, from: SquareSet<G>, sink: &mut impl MoveSink<G>) {
        let kings = self.kings(self.turn);
        match kings.only() {
            Some(king) => {
                let safety = Safety::new(self, self.turn, king);
                self.guarded(&safety, from, sink);
            }
            None if kings.is_empty() => self.free(from, sink),
            None => self.free(from, &mut Careful::new(self, sink)),
        }
    }

    /// Every legal move.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move<G>> {
        let mut list = List::new(self);
        self.generate(&mut list);
        list.into_moves()
    }

    /// Every legal move of the piece on a square.
    #[must_use]
    pub fn moves_from(&self, from: Square<G>) -> Vec<Move<G>> {
        let mut list = List::new(self);
        self.generate_from(
            SquareSet::of(from) & self.board.by_seat(self.turn),
            &mut list,
        );
        list.into_moves()
    }

    /// How many legal moves there are.
    #[must_use]
    pub fn count_moves(&self) -> u64 {
        let mut count = Count::default();
        self.generate(&mut count);
        count.total()
    }

    /// Whether there is any legal move.
    #[must_use]
    pub fn has_legal_move(&self) -> bool {
        let mut any = Any::default();
        self.generate(&mut any);
        any.found()
    }

    /// The moves of an army with exactly one king.
    fn guarded(&self, safety: &Safety<G>, from: SquareSet<G>, sink: &mut impl MoveSink<G>) {
        if from.contains(safety.king) {
            sink.moves(safety.king, self.king_targets(safety.king));
            if safety.checkers.is_empty() {
                self.castlings(sink);
            }
        }
        let open = self.open_squares();
        for square in from - SquareSet::of(safety.king) {
            if sink.is_full() {
                return;
            }
            self.piece_moves(square, open & safety.allowed(square), Some(safety), sink);
        }
    }

    /// The moves of an army that has no king to look after.
    fn free(&self, from: SquareSet<G>, sink: &mut impl MoveSink<G>) {
        let open = self.open_squares();
        for square in from {
            if sink.is_full() {
                return;
            }
            self.piece_moves(square, open, None, sink);
        }
        if from.meets(self.kings(self.turn)) {
            self.castlings(sink);
        }
    }

    fn piece_moves(
        &self,
        from: Square<G>,
        open: SquareSet<G>,
        safety: Option<&Safety<G>>,
        sink: &mut impl MoveSink<G>,
    ) {
        let Some(role) = self.role_at(from) else {
            return;
        };
        if role == Role::Pawn {
            self.pawn_moves(from, open, safety, sink);
        } else {
            let targets = reach(role, from, self.board.occupied()) & open;
            if !targets.is_empty() {
                sink.moves(from, targets);
            }
        }
    }

    #[inline]
    fn role_at(&self, square: Square<G>) -> Option<Role> {
        Role::ALL
            .into_iter()
            .find(|role| self.board.by_role(*role).contains(square))
    }

    /// Squares that a piece of the side to move may land on: no own piece, no king (FIDE 1.4.1).
    fn open_squares(&self) -> SquareSet<G> {
        !(self.board.by_seat(self.turn) | self.board.by_role(Role::King))
    }

    /// Where the only king may step: nobody attacks the square once he has left his own.
    fn king_targets(&self, king: Square<G>) -> SquareSet<G> {
        let without = self.board.occupied() - SquareSet::of(king);
        let steps = SquareSet::from_bits(G::king_steps(king.index())) & self.open_squares();
        steps
            .iter()
            .filter(|to| {
                let occupied = without | SquareSet::of(*to);
                (attackers(&self.board, occupied, *to, self.turn) - SquareSet::of(*to)).is_empty()
            })
            .collect()
    }

    /// FIDE 3.8.2: castling, for the wings on which nothing stands against it.
    fn castlings(&self, sink: &mut impl MoveSink<G>) {
        if self.castling.is_empty() {
            return;
        }
        for wing in Wing::BOTH {
            if self.may_castle(self.turn, wing) {
                sink.castling(wing);
            }
        }
    }

    /// Whether the king may castle now: right, free way, and no attack on start, way or landing.
    pub(super) fn may_castle(&self, seat: Seat, wing: Wing) -> bool {
        let path = G::castling(seat, wing);
        let empty = !self
            .board
            .occupied()
            .meets(SquareSet::from_bits(path.between));
        let safe = |square| self.attackers_of(Square::known(square), seat).is_empty();
        self.castling.has(seat, wing)
            && empty
            && safe(path.king_from)
            && safe(path.rook_to)
            && safe(path.king_to)
    }
}
