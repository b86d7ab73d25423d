//! Making moves: what a move changes, and the position after it.

use crate::rules::ground::geometry::{Geometry, Wing};
use crate::rules::ground::ruleset::CheckCall;
use crate::rules::ground::seat::ByArmy;
use crate::rules::ground::{Move, Piece, Role, Seat, Square, SquareSet};
use crate::rules::moving::{Castling, Position};

impl<G: Geometry> Position<G> {
    /// The move of a piece of the side to move to an empty or hostile square.
    #[inline]
    pub(in crate::rules) fn move_of(&self, role: Role, from: Square<G>, to: Square<G>) -> Move<G> {
        let piece = Piece::new(role, self.plain.turn);
        let captured = if self.plain.board.occupied().contains(to) {
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
        let passed = self.plain.passed_over(self.turn(), from, to)?;
        (!self.promotion(self.turn()).contains(to)).then_some(passed)
    }

    /// The squares on which the pawns of a seat are promoted (FIDE 3.7.3.3).
    #[inline]
    pub(in crate::rules) fn promotion(&self, seat: Seat) -> SquareSet<G> {
        SquareSet::from_bits(if self.is_plain {
            G::promotion(seat)
        } else {
            G::promotion_by(seat, self.house.promotion_row)
        })
    }

    /// The seat whose pawn passed over a square, seen from the side to move; of several the last.
    #[inline]
    pub(super) fn last_passer(&self, square: Square<G>) -> Option<Seat> {
        let may_be_taken = |seat| self.is_plain || !self.is_one_side(seat, self.turn());
        self.plain.last_passer(square, may_be_taken)
    }

    /// The square of the pawn of `seat` that passed over `passed`.
    #[inline]
    pub(super) fn passer_of(&self, seat: Seat, passed: Square<G>) -> Option<Square<G>> {
        G::pawn_step(seat, passed.index()).map(Square::known)
    }

    /// The capture in passing; `None` if no pawn of another seat has passed over `to`.
    pub(in crate::rules) fn en_passant_move(
        &self,
        from: Square<G>,
        to: Square<G>,
    ) -> Option<Move<G>> {
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
    pub(in crate::rules) fn castling_move(&self, wing: Wing) -> Option<Move<G>> {
        let path = self.castling_path(self.plain.turn, wing);
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
        let mut next = *self;
        next.play(mv);
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
        let mut next = *self;
        next.play_on_board(mv);
        next
    }

    /// Plays a legal move of this position.
    #[inline]
    pub(super) fn play(&mut self, mv: &Move<G>) {
        self.play_on_board(mv);
        if !self.is_plain {
            self.keep_house_after(mv, self.house.check_call == CheckCall::Auto);
        }
    }

    /// The same as far as board, rights and turn go.
    #[inline]
    fn play_on_board(&mut self, mv: &Move<G>) {
        let Piece { role, seat } = mv.piece;
        let after = mv.promotion.unwrap_or(role);
        if self.is_plain {
            self.plain.step(mv.piece, mv.from, mv.to, after);
        } else {
            let rights = self.castling_without(mv);
            self.plain.go(mv.piece, mv.from, mv.to, after);
            self.plain.castling = rights;
            self.pass_turn_by_house();
        }
        let passed = mv.passed.filter(|_| self.turn() != seat);
        self.plain.passed.set(seat, passed);
        if let Some((square, captured)) = mv.captured
            && square != mv.to
        {
            self.plain.take_beside(square, captured);
        }
        if let Some((square, captured)) = mv.also {
            self.plain.take_beside(square, captured);
        }
        if let Some((from, to)) = mv.castled {
            self.plain.put_rook_beside(seat, [from, to]);
        }
    }

    /// Gives the turn to the next player.
    #[inline]
    pub(super) fn pass_turn(&mut self) {
        if self.is_plain {
            self.plain.pass_turn();
        } else {
            self.pass_turn_by_house();
        }
    }

    /// FIDE 3.8.2.1, with the homes where the house rules have them.
    fn castling_without(&self, mv: &Move<G>) -> Castling {
        let touched = SquareSet::of(mv.from) | SquareSet::of(mv.to);
        let mut rights = self.castling();
        if touched.meets(SquareSet::from_bits(G::CASTLING_HOMES)) {
            for (seat, wing) in rights.iter() {
                let homes = SquareSet::from_bits(self.castling_path(seat, wing).homes());
                if touched.meets(homes) {
                    rights = rights.without(seat, wing);
                }
            }
        }
        rights
    }

    /// The kings behind the army of `seat` that somebody attacks.
    #[must_use]
    pub(in crate::rules) fn exposed_kings(&self, seat: Seat) -> SquareSet<G> {
        self.kings_behind(seat)
            .iter()
            .filter(|king| !self.attackers_of(*king, seat).is_empty())
            .collect()
    }
}
