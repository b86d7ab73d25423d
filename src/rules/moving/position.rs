//! A position with everything that decides which moves are legal.
//!
//! A position comes from an accepted [`Setup`](crate::rules::Setup) or from playing a legal move;
//! so its castling rights have their pieces and its passed squares their pawns. The moves that
//! led to it are [`Line`](crate::rules::Line)'s business.

use crate::rules::ground::geometry::{CastlingPath, Classic, Geometry, Wing};
use crate::rules::ground::ruleset::ArmySetup;
use crate::rules::ground::seat::ByArmy;
use crate::rules::ground::{Board, Piece, Role, Seat, Seats, Square, SquareSet};
use crate::rules::moving::Castling;
use crate::rules::moving::company::Company;
use crate::rules::moving::house::House;
use crate::rules::moving::plain::Plain;

/// Pieces, turn, castling rights, passed squares and clocks, and the house rules that moves depend on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position<G: Geometry = Classic> {
    /// What the position is as far as the Laws go.
    pub(in crate::rules) plain: Plain<G>,
    /// How pieces move where it is not as in the Laws.
    pub(in crate::rules) house: House,
    /// Who is away, out, allied, and whose check was said.
    pub(in crate::rules) company: Company,
    /// Nothing in `house` and `company` differs from the Laws.
    pub(in crate::rules) is_plain: bool,
    /// Nobody is away, out, allied or in command of another's army.
    pub(super) is_each_alone: bool,
}

impl<G: Geometry> Position<G> {
    /// The position as the Laws see it, if nothing else decides which moves are legal: for this game
    /// and all that can follow.
    pub(super) fn as_plain(&self) -> Option<&Plain<G>> {
        let mut seats = G::SEATS.iter();
        let has_several = seats.any(|seat| self.kings(*seat).has_several());
        (self.is_plain && !has_several).then_some(&self.plain)
    }

    /// Where the pieces stand.
    #[inline]
    #[must_use]
    pub const fn board(&self) -> &Board<G> {
        &self.plain.board
    }

    /// Whose turn it is.
    #[inline]
    #[must_use]
    pub const fn turn(&self) -> Seat {
        self.plain.turn
    }

    /// Who is in the game.
    #[must_use]
    pub const fn seats(&self) -> Seats {
        self.plain.seats
    }

    /// Which castlings are still possible for the rest of the game.
    #[must_use]
    pub const fn castling(&self) -> Castling {
        self.plain.castling
    }

    /// The squares of a castling, by how the armies stood at the start (house rule `setup`).
    #[inline]
    #[must_use]
    pub fn castling_path(&self, seat: Seat, wing: Wing) -> CastlingPath<G::Bits> {
        let path = G::castling(seat, wing);
        if self.is_plain || self.house.setup == ArmySetup::Mirror {
            return path;
        }
        let is_mirrored = self.kings(seat).contains(Square::known(path.king_from));
        let rotated = G::rotated_castling(seat, wing).filter(|_| !is_mirrored);
        rotated.unwrap_or(path)
    }

    /// Half-moves since the last capture or pawn move (FIDE 9.3).
    #[must_use]
    pub const fn halfmove_clock(&self) -> u16 {
        self.plain.halfmove
    }

    /// The number of the move, from 1; it grows when the first seat is to move again.
    #[must_use]
    pub const fn fullmove(&self) -> u16 {
        self.plain.fullmove
    }

    /// The square that a seat's pawn passed over with its last move.
    #[inline]
    #[must_use]
    pub fn passed_by(&self, seat: Seat) -> Option<Square<G>> {
        self.plain.passed.get(seat)
    }

    /// The squares that opposing pawns may take on as if the pawn behind had gone one step.
    pub fn passed(&self) -> impl Iterator<Item = Square<G>> + '_ {
        G::SEATS.iter().filter_map(|seat| self.passed_by(*seat))
    }

    /// The piece on a square, or `None` if it is empty.
    #[must_use]
    pub fn piece_at(&self, square: Square<G>) -> Option<Piece> {
        self.plain.board.piece_at(square)
    }

    /// The kings of a seat: one in a game, none or several on a training board.
    #[inline]
    #[must_use]
    pub fn kings(&self, seat: Seat) -> SquareSet<G> {
        self.plain.board.pieces(seat, Role::King)
    }

    /// The pieces that are not of a seat's side: those of others, but not of allies where that has an effect.
    #[inline]
    #[must_use]
    pub fn enemies(&self, seat: Seat) -> SquareSet<G> {
        self.board().occupied() - self.spared_by(seat)
    }

    /// The same position with another side to move; nothing may be taken in passing then.
    ///
    /// For training: one piece that moves again and again.
    #[must_use]
    pub fn with_turn(&self, turn: Seat) -> Self {
        let mut next = *self;
        if turn != self.turn() {
            next.plain.turn = turn;
            next.plain.passed = G::Armies::default();
        }
        next
    }
}
