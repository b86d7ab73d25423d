//! Making moves: what a move changes, and the position after it.

use crate::rules::geometry::{Geometry, Wing};
use crate::rules::ruleset::CheckCall;
use crate::rules::{Castling, Move, Piece, Position, Role, Seat, Square, SquareSet};

impl<G: Geometry> Position<G> {
    /// The move of a piece of the side to move to an empty or hostile square.
    #[inline]
    pub(super) fn move_of(&self, role: Role, from: Square<G>, to: Square<G>) -> Move<G> {
        let piece = Piece::new(role, self.turn);
        let captured = if self.board.occupied().contains(to) {
            self.piece_at(to).map(|captured| (to, captured))
        } else {
            None
        };
        Move {
            from,
            to,
            piece,
            captured,
            also: self.taken_as_well(role, from, to),
            promotion: None,
            castled: None,
            passed: self.passed_over(role, from, to),
        }
    }

    /// The square that a double step of a pawn leaves behind, `None` for any other move.
    #[inline]
    fn passed_over(&self, role: Role, from: Square<G>, to: Square<G>) -> Option<Square<G>> {
        if role != Role::Pawn {
            return None;
        }
        let one = G::pawn_step(self.turn, from.index())?;
        let two = G::pawn_step(self.turn, one)?;
        let walks_on = !self.promotion(self.turn).contains(to);
        (two == to.index() && walks_on).then_some(Square::known(one))
    }

    /// The squares on which the pawns of a seat are promoted (FIDE 3.7.3.3).
    #[inline]
    pub(super) fn promotion(&self, seat: Seat) -> SquareSet<G> {
        SquareSet::from_bits(if self.is_plain {
            G::promotion(seat)
        } else {
            G::promotion_by(seat, self.house.promotion_row)
        })
    }

    /// The seat whose pawn passed over a square, seen from the side to move; of several the last.
    #[inline]
    pub(super) fn last_passer(&self, square: Square<G>) -> Option<Seat> {
        let [next, second, third] = self.turn.followers();
        let passed = |seat: &Seat| {
            let may_take = self.is_plain || !self.is_one_side(*seat, self.turn);
            self.passed[*seat] == Some(square) && may_take
        };
        [third, second, next].into_iter().find(passed)
    }

    /// The square of the pawn of `seat` that passed over `passed`.
    #[inline]
    pub(super) fn passer_of(&self, seat: Seat, passed: Square<G>) -> Option<Square<G>> {
        G::pawn_step(seat, passed.index()).map(Square::known)
    }

    /// The capture in passing; `None` if no pawn of another seat has passed over `to`.
    pub(super) fn en_passant_move(&self, from: Square<G>, to: Square<G>) -> Option<Move<G>> {
        let piece = self.piece_at(from)?;
        let seat = self.last_passer(to)?;
        let square = self.passer_of(seat, to)?;
        let captured = Some((square, self.piece_at(square)?));
        Some(Move {
            from,
            to,
            piece,
            captured,
            also: None,
            promotion: None,
            castled: None,
            passed: None,
        })
    }

    /// The capture in passing of a pawn that becomes `named`.
    pub(super) fn en_passant_named(
        &self,
        from: Square<G>,
        to: Square<G>,
        named: Option<Role>,
    ) -> Option<Move<G>> {
        let mv = self.en_passant_move(from, to)?;
        Some(Move {
            promotion: named,
            ..mv
        })
    }

    /// The castling of the side to move; `None` if there is no king at home.
    pub(super) fn castling_move(&self, wing: Wing) -> Option<Move<G>> {
        let path = self.castling_path(self.turn, wing);
        let from = Square::known(path.king_from);
        Some(Move {
            from,
            to: Square::known(path.king_to),
            piece: self.piece_at(from)?,
            captured: None,
            also: None,
            promotion: None,
            castled: Some((Square::known(path.rook_from), Square::known(path.rook_to))),
            passed: None,
        })
    }

    /// The position after a legal move of this position.
    #[must_use]
    #[inline]
    pub(crate) fn after(&self, mv: &Move<G>) -> Self {
        let mut next = self.board_after(mv);
        if !self.is_plain {
            next.keep_house_after(mv, self.house.check_call == CheckCall::Auto);
        }
        next
    }

    /// The position after a legal move with which the player says "check".
    #[must_use]
    pub(crate) fn after_saying(&self, mv: &Move<G>) -> Self {
        let mut next = self.board_after(mv);
        if !self.is_plain {
            next.keep_house_after(mv, true);
        }
        next
    }

    /// What a move does to the board, the rights and the turn.
    #[inline]
    pub(super) fn board_after(&self, mv: &Move<G>) -> Self {
        let Piece { role, seat } = mv.piece;
        let mut next = self.after_step(role, mv.from, mv.to, mv.promotion.unwrap_or(role));
        next.passed[seat] = mv.passed.filter(|_| next.turn != seat);
        if let Some((square, captured)) = mv.captured
            && square != mv.to
        {
            next.board.take(square, captured);
            next.forget_passer_on(square);
        }
        if let Some((square, captured)) = mv.also {
            next.board.take(square, captured);
            next.forget_passer_on(square);
        }
        if let Some((from, to)) = mv.castled {
            let rook = Piece::new(Role::Rook, seat);
            next.board.take(from, rook);
            next.board.add(to, rook);
        }
        next
    }

    /// The position after a piece of the side to move went to an empty or hostile square and
    /// became `after`. A double step and what castling and en passant add is left to the caller.
    #[inline]
    pub(super) fn after_step(
        &self,
        role: Role,
        from: Square<G>,
        to: Square<G>,
        after: Role,
    ) -> Self {
        let mut next = *self;
        let captures = self.board.occupied().contains(to);
        let counts_on = role != Role::Pawn && !captures;
        next.board.replace(from, to, self.turn, [role, after]);
        next.halfmove = if counts_on {
            self.halfmove.saturating_add(1)
        } else {
            0
        };
        let touched = SquareSet::of(from) | SquareSet::of(to);
        if !self.castling.is_empty() && touched.meets(SquareSet::from_bits(G::CASTLING_HOMES)) {
            next.castling = self.castling_without(touched);
        }
        if captures {
            next.forget_passer_on(to);
        }
        next.passed[self.turn] = None;
        next.pass_turn();
        next
    }

    /// A pawn that was taken can no longer be taken in passing. With two seats the next turn
    /// settles that.
    #[inline]
    fn forget_passer_on(&mut self, square: Square<G>) {
        if G::SEATS.len() > 2 {
            for seat in Seat::ALL {
                let landed = self.passed[seat].and_then(|passed| self.passer_of(seat, passed));
                if landed == Some(square) {
                    self.passed[seat] = None;
                }
            }
        }
    }

    #[inline]
    pub(super) fn pass_turn(&mut self) {
        if !self.is_plain {
            self.pass_turn_by_house();
            return;
        }
        let next = G::next_seat(self.turn, self.seats);
        if next <= self.turn {
            self.fullmove = self.fullmove.saturating_add(1);
        }
        self.turn = next;
        self.passed[next] = None;
    }

    /// FIDE 3.8.2.1: rights go for good when king or rook leave home, and with a captured rook.
    fn castling_without(&self, touched: SquareSet<G>) -> Castling {
        self.castling
            .iter()
            .fold(self.castling, |rights, (seat, wing)| {
                let path = self.castling_path(seat, wing);
                let homes = SquareSet::of(Square::known(path.king_from))
                    | SquareSet::of(Square::known(path.rook_from));
                if touched.meets(homes) {
                    rights.without(seat, wing)
                } else {
                    rights
                }
            })
    }

    /// The kings behind the army of `seat` that somebody attacks.
    #[must_use]
    pub(super) fn exposed_kings(&self, seat: Seat) -> SquareSet<G> {
        self.kings_behind(seat)
            .iter()
            .filter(|king| !self.attackers_of(*king, seat).is_empty())
            .collect()
    }
}
