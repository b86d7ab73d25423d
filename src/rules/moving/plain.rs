//! A position as far as the Laws go: what a FEN says, and how a move changes it.
//!
//! Every [`Position`](crate::rules::Position) holds one. Where no house rule differs from the Laws,
//! nobody is away and no army has two kings, it is all that moves depend on: the generator then
//! works on it alone, and nothing of the house is carried, copied or asked.

use crate::rules::ground::geometry::{Geometry, Wing};
use crate::rules::ground::seat::ByArmy;
use crate::rules::ground::{Board, Piece, Role, Seat, Seats, Square, SquareSet};
use crate::rules::moving::Castling;

/// Pieces, turn, castling rights, passed squares and clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::rules) struct Plain<G: Geometry> {
    pub(in crate::rules) board: Board<G>,
    /// The square each seat's pawn passed over with its last move, until that seat moves again.
    pub(super) passed: G::Armies<Option<Square<G>>>,
    pub(in crate::rules) turn: Seat,
    pub(in crate::rules) seats: Seats,
    pub(in crate::rules) castling: Castling,
    pub(in crate::rules) halfmove: u16,
    pub(in crate::rules) fullmove: u16,
}

impl<G: Geometry> Plain<G> {
    /// A piece of the side to move goes to an empty or hostile square and becomes `after`. Rights, turn,
    /// a double step, and what castling and en passant add, are left as they were.
    #[inline(always)]
    pub(super) fn go(&mut self, piece: Piece, from: Square<G>, to: Square<G>, after: Role) {
        let Piece { role, seat } = piece;
        let captures = self.board.occupied().contains(to);
        let counts_on = role != Role::Pawn && !captures;
        self.board.replace(from, to, seat, [role, after]);
        self.halfmove = if counts_on {
            self.halfmove.saturating_add(1)
        } else {
            0
        };
        if captures {
            self.forget_passer_on(to);
        }
        self.forget_passed(seat);
    }

    /// A move that is neither a double step nor en passant nor castling.
    ///
    /// Moves change a position in place: a copy of one that was just changed waits for every change.
    #[inline(always)]
    pub(super) fn step(&mut self, piece: Piece, from: Square<G>, to: Square<G>, after: Role) {
        self.go(piece, from, to, after);
        let touched = SquareSet::of(from) | SquareSet::of(to);
        if !self.castling.is_empty() && touched.meets(SquareSet::from_bits(G::CASTLING_HOMES)) {
            self.lose_castlings(touched);
        }
        self.pass_turn_of(piece.seat);
    }

    /// A pawn's step, double step or capture without promotion.
    #[inline(always)]
    pub(super) fn step_pawn(&mut self, seat: Seat, from: Square<G>, to: Square<G>) {
        let passed = self.passed_over(seat, from, to);
        self.step(Piece::new(Role::Pawn, seat), from, to, Role::Pawn);
        if self.turn != seat {
            self.passed.set(seat, passed);
        }
    }

    /// The capture in passing of the pawn of a seat.
    pub(super) fn take_in_passing(&mut self, from: Square<G>, to: Square<G>, passer: Seat) {
        let taken = G::pawn_step(passer, to.index()).map(Square::known);
        self.step(Piece::new(Role::Pawn, self.turn), from, to, Role::Pawn);
        if let Some(taken) = taken {
            self.take_beside(taken, Piece::new(Role::Pawn, passer));
        }
    }

    /// The castling of the side to move.
    pub(super) fn castle(&mut self, wing: Wing) {
        let (seat, path) = (self.turn, G::castling(self.turn, wing));
        let [from, to] = [path.king_from, path.king_to].map(Square::known);
        self.step(Piece::new(Role::King, seat), from, to, Role::King);
        let rook = [path.rook_from, path.rook_to].map(Square::known);
        self.put_rook_beside(seat, rook);
    }

    /// Takes a piece off a square on which the move did not land.
    #[inline]
    pub(super) fn take_beside(&mut self, square: Square<G>, piece: Piece) {
        self.board.take(square, piece);
        self.forget_passer_on(square);
    }

    /// The rook's part of castling: from its corner to the square the king crossed.
    #[inline]
    pub(super) fn put_rook_beside(&mut self, seat: Seat, [from, to]: [Square<G>; 2]) {
        let rook = Piece::new(Role::Rook, seat);
        self.board.take(from, rook);
        self.board.add(to, rook);
    }

    /// The square that a double step of a pawn leaves behind, `None` for any other move.
    #[inline]
    pub(super) fn passed_over(
        &self,
        seat: Seat,
        from: Square<G>,
        to: Square<G>,
    ) -> Option<Square<G>> {
        let one = G::pawn_step(seat, from.index())?;
        let two = G::pawn_step(seat, one)?;
        (two == to.index()).then_some(Square::known(one))
    }

    /// The pawn of a seat can no longer be taken in passing.
    #[inline]
    pub(in crate::rules) fn forget_passed(&mut self, seat: Seat) {
        self.passed.set(seat, None);
    }

    /// The seat whose pawn passed over a square, seen from the side to move; of several the last that
    /// `may_be_taken`.
    #[inline]
    pub(super) fn last_passer(
        &self,
        square: Square<G>,
        may_be_taken: impl Fn(Seat) -> bool,
    ) -> Option<Seat> {
        let [next, second, third] = self.turn.followers();
        let passed = |seat: &Seat| self.passed.get(*seat) == Some(square) && may_be_taken(*seat);
        [third, second, next].into_iter().find(passed)
    }

    /// A pawn that was taken can no longer be taken in passing. With two seats the next turn
    /// settles that.
    #[inline]
    fn forget_passer_on(&mut self, square: Square<G>) {
        if G::SEATS.len() > 2 {
            for &seat in G::SEATS {
                let passed = self.passed.get(seat);
                let landed = passed.and_then(|passed| G::pawn_step(seat, passed.index()));
                if landed == Some(square.index()) {
                    self.forget_passed(seat);
                }
            }
        }
    }

    #[inline]
    pub(super) fn pass_turn(&mut self) {
        self.pass_turn_of(self.turn);
    }

    /// The same, where the side to move is known.
    #[inline(always)]
    fn pass_turn_of(&mut self, turn: Seat) {
        let next = G::next_seat(turn, self.seats);
        if next <= turn {
            self.fullmove = self.fullmove.saturating_add(1);
        }
        self.turn = next;
        self.forget_passed(next);
    }

    /// FIDE 3.8.2.1: rights go for good when king or rook leave home, and with a captured rook.
    fn lose_castlings(&mut self, touched: SquareSet<G>) {
        for &seat in G::SEATS {
            for wing in Wing::BOTH {
                if touched.meets(SquareSet::from_bits(G::castling(seat, wing).homes())) {
                    self.castling = self.castling.without(seat, wing);
                }
            }
        }
    }
}
