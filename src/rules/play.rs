//! Making moves: what a move changes, and the position after it.

use crate::rules::geometry::{Geometry, Wing};
use crate::rules::{Castling, Move, Piece, Position, Role, Seat, Square, SquareSet};

impl<G: Geometry> Position<G> {
    /// The move of a piece to an empty or hostile square; `None` if `from` is empty.
    pub(super) fn plain_move(
        &self,
        from: Square<G>,
        to: Square<G>,
        promotion: Option<Role>,
    ) -> Option<Move<G>> {
        let piece = self.piece_at(from)?;
        let captured = self.piece_at(to).map(|captured| (to, captured));
        let passed = self.passed_over(piece, from, to);
        Some(Move {
            from,
            to,
            piece,
            captured,
            promotion,
            castled: None,
            passed,
        })
    }

    /// The square that a double step leaves behind, `None` for any other move.
    fn passed_over(&self, piece: Piece, from: Square<G>, to: Square<G>) -> Option<Square<G>> {
        let one = G::pawn_step(piece.seat, from.index()).filter(|_| piece.role == Role::Pawn)?;
        let two = G::pawn_step(piece.seat, one)?;
        (two == to.index()).then_some(Square::known(one))
    }

    /// The capture in passing; `None` if no pawn of another seat has passed over `to`.
    pub(super) fn en_passant_move(&self, from: Square<G>, to: Square<G>) -> Option<Move<G>> {
        let piece = self.piece_at(from)?;
        let enemies = G::SEATS.iter().copied().filter(|seat| *seat != piece.seat);
        let seat = enemies
            .into_iter()
            .find(|seat| self.passed[*seat] == Some(to))?;
        let square = self.passer_of(seat, to)?;
        let captured = Some((square, self.piece_at(square)?));
        Some(Move {
            from,
            to,
            piece,
            captured,
            promotion: None,
            castled: None,
            passed: None,
        })
    }

    /// The castling of the side to move; `None` if there is no king at home.
    pub(super) fn castling_move(&self, wing: Wing) -> Option<Move<G>> {
        let path = G::castling(self.turn, wing);
        let from = Square::known(path.king_from);
        Some(Move {
            from,
            to: Square::known(path.king_to),
            piece: self.piece_at(from)?,
            captured: None,
            promotion: None,
            castled: Some((Square::known(path.rook_from), Square::known(path.rook_to))),
            passed: None,
        })
    }

    /// The position after a legal move of this position.
    #[must_use]
    pub(crate) fn after(&self, mv: &Move<G>) -> Self {
        let mut next = *self;
        let Piece { role, seat } = mv.piece;
        next.board.take(mv.from, mv.piece);
        if let Some((square, captured)) = mv.captured {
            next.board.take(square, captured);
        }
        next.board
            .add(mv.to, Piece::new(mv.promotion.unwrap_or(role), seat));
        if let Some((from, to)) = mv.castled {
            let rook = Piece::new(Role::Rook, seat);
            next.board.take(from, rook);
            next.board.add(to, rook);
        }
        let counts_on = role != Role::Pawn && mv.captured.is_none();
        next.halfmove = if counts_on {
            self.halfmove.saturating_add(1)
        } else {
            0
        };
        next.castling = next.castling_after(mv);
        next.passed[seat] = mv.passed;
        next.pass_turn();
        next
    }

    fn pass_turn(&mut self) {
        self.turn = G::next_seat(self.turn);
        self.passed[self.turn] = None;
        if G::SEATS.first() == Some(&self.turn) {
            self.fullmove = self.fullmove.saturating_add(1);
        }
    }

    /// FIDE 3.8.2.1: rights go for good when king or rook leave home, and with a captured rook.
    fn castling_after(&self, mv: &Move<G>) -> Castling {
        if self.castling.is_empty() {
            return self.castling;
        }
        let touched = SquareSet::of(mv.from) | SquareSet::of(mv.to);
        self.castling
            .iter()
            .fold(self.castling, |rights, (seat, wing)| {
                let path = G::castling(seat, wing);
                let homes = SquareSet::of(Square::known(path.king_from))
                    | SquareSet::of(Square::known(path.rook_from));
                if touched.meets(homes) {
                    rights.without(seat, wing)
                } else {
                    rights
                }
            })
    }

    /// The kings of `seat` that somebody attacks.
    #[must_use]
    pub(super) fn exposed_kings(&self, seat: Seat) -> SquareSet<G> {
        self.kings(seat)
            .iter()
            .filter(|king| !self.attackers_of(*king, seat).is_empty())
            .collect()
    }
}
