//! Where the pieces stand. No rules: any arrangement is a board.

use std::fmt;

use crate::rules::ground::geometry::{Classic, Geometry};
use crate::rules::ground::seat::ByArmy;
use crate::rules::ground::{Piece, Role, Seat, Square, SquareSet};

/// Pieces on squares, at most one on each.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Board<G: Geometry = Classic> {
    roles: [SquareSet<G>; 6],
    armies: G::Armies<SquareSet<G>>,
}

impl<G: Geometry> Board<G> {
    /// The board without pieces.
    #[must_use]
    pub fn empty() -> Self {
        Self::default()
    }

    /// The piece on a square, or `None` if it is empty.
    #[must_use]
    pub fn piece_at(&self, square: Square<G>) -> Option<Piece> {
        let here = |set: SquareSet<G>| set.contains(square);
        let role = Role::ALL
            .into_iter()
            .find(|role| here(self.by_role(*role)))?;

        let mut seats = G::SEATS.iter().copied();
        let seat = seats.find(|seat| here(self.by_seat(*seat)))?;
        Some(Piece { role, seat })
    }

    /// The squares with a piece on them.
    #[inline]
    #[must_use]
    pub fn occupied(&self) -> SquareSet<G> {
        let armies = G::SEATS.iter().map(|seat| self.by_seat(*seat));
        armies.fold(SquareSet::EMPTY, |all, army| all | army)
    }

    /// The squares of one army.
    #[inline]
    #[must_use]
    pub fn by_seat(&self, seat: Seat) -> SquareSet<G> {
        self.armies.get(seat)
    }

    /// The squares of one role, whoever commands it.
    #[inline]
    #[must_use]
    pub fn by_role(&self, role: Role) -> SquareSet<G> {
        self.roles[role.index()]
    }

    /// The squares of one army's pieces of one role.
    #[inline]
    #[must_use]
    pub fn pieces(&self, seat: Seat, role: Role) -> SquareSet<G> {
        self.by_seat(seat) & self.by_role(role)
    }

    /// Every piece with its square, lowest square first.
    pub fn iter(&self) -> impl Iterator<Item = (Square<G>, Piece)> + '_ {
        self.occupied()
            .iter()
            .filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// Puts a piece on a square; what stood there goes.
    pub fn put(&mut self, square: Square<G>, piece: Piece) {
        self.remove(square);
        self.add(square, piece);
    }

    /// Puts a piece on a square known to be empty.
    #[inline]
    pub(in crate::rules) fn add(&mut self, square: Square<G>, piece: Piece) {
        self.roles[piece.role.index()].insert(square);
        self.armies
            .set(piece.seat, self.by_seat(piece.seat) | SquareSet::of(square));
    }

    /// Takes away a piece known to stand on a square.
    #[inline]
    pub(in crate::rules) fn take(&mut self, square: Square<G>, piece: Piece) {
        self.roles[piece.role.index()].remove(square);
        self.armies
            .set(piece.seat, self.by_seat(piece.seat) - SquareSet::of(square));
    }

    /// Takes a piece away and puts another of the same army on a square that holds an enemy or
    /// nothing.
    #[inline]
    pub(in crate::rules) fn replace(
        &mut self,
        from: Square<G>,
        to: Square<G>,
        seat: Seat,
        roles: [Role; 2],
    ) {
        let [before, after] = roles;
        let landing = SquareSet::of(to);
        for set in &mut self.roles {
            *set = *set - landing;
        }
        for enemy in G::SEATS {
            self.armies.set(*enemy, self.by_seat(*enemy) - landing);
        }
        self.take(from, Piece::new(before, seat));
        self.add(to, Piece::new(after, seat));
    }

    /// Empties a square and gives back what stood there.
    pub fn remove(&mut self, square: Square<G>) -> Option<Piece> {
        let piece = self.piece_at(square)?;
        self.take(square, piece);
        Some(piece)
    }
}

impl<G: Geometry> fmt::Debug for Board<G> {
    /// Draws the board, White below.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..G::SIDE).rev() {
            for file in 0..G::SIDE {
                let square = Square::new(file, rank);
                let piece = square.and_then(|square| self.piece_at(square));
                let letter = match (square, piece) {
                    (None, _) => ' ',
                    (_, None) => '.',
                    (_, Some(piece)) => piece.letter(),
                };
                write!(f, "{letter} ")?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}
