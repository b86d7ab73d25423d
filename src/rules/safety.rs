//! Who attacks what, and what a king forbids his own army.
//!
//! One king is served by masks; pieces of any number of enemies give check and pin.
//! FIDE 3.1.2-3.1.3: a piece attacks a square even if it is pinned itself.

use crate::rules::bits::BitSet;
use crate::rules::geometry::{Geometry, between, bishop_reach, line_through, rook_reach};
use crate::rules::{Board, Position, Role, Seat, Square, SquareSet};

/// Everyone but `seat` who attacks `square`, if `occupied` are the squares that block lines.
///
/// `board` says what stands where; a square outside `occupied` neither blocks nor attacks.
pub(super) fn attackers<G: Geometry>(
    board: &Board<G>,
    occupied: SquareSet<G>,
    square: Square<G>,
    seat: Seat,
) -> SquareSet<G> {
    let index = square.index();
    let set = SquareSet::from_bits;
    let queens = board.by_role(Role::Queen);
    let straight = board.by_role(Role::Rook) | queens;
    let diagonal = board.by_role(Role::Bishop) | queens;
    let mut found = set(G::knight_steps(index)) & board.by_role(Role::Knight);
    found |= set(G::king_steps(index)) & board.by_role(Role::King);
    found |= set(rook_reach::<G>(index, occupied.bits())) & straight;
    found |= set(bishop_reach::<G>(index, occupied.bits())) & diagonal;
    for &enemy in G::SEATS {
        // A pawn attacks this square if a pawn going the other way would attack the pawn.
        let from = set(G::pawn_attacks(enemy.opposite(), index));
        found |= from & board.pieces(enemy, Role::Pawn);
    }
    (found & occupied) - board.by_seat(seat)
}

/// What the only king of the side to move forbids the other pieces.
pub(super) struct Safety<G: Geometry> {
    /// The king.
    pub(super) king: Square<G>,
    /// Who gives check.
    pub(super) checkers: SquareSet<G>,
    /// Where a piece that is not the king must land to answer the check; all squares without one.
    pub(super) targets: SquareSet<G>,
    /// Own pieces that may move only on the line through their king.
    pub(super) pinned: SquareSet<G>,
}

impl<G: Geometry> Safety<G> {
    /// Looks around the king of `seat` on `king`.
    pub(super) fn new(position: &Position<G>, seat: Seat, king: Square<G>) -> Self {
        let board = &position.board;
        let checkers = attackers(board, board.occupied(), king, seat);
        let targets = match checkers.only() {
            None if checkers.is_empty() => SquareSet::FULL,
            None => SquareSet::EMPTY,
            Some(checker) => {
                SquareSet::from_bits(between::<G>(king.index(), checker.index()))
                    | SquareSet::of(checker)
            }
        };
        Self {
            king,
            checkers,
            targets,
            pinned: Self::find_pinned(board, seat, king),
        }
    }

    fn find_pinned(board: &Board<G>, seat: Seat, king: Square<G>) -> SquareSet<G> {
        let own = board.by_seat(seat);
        let enemies = (board.occupied() - own).bits();
        let queens = board.by_role(Role::Queen);
        let set = SquareSet::from_bits;
        let straight =
            set(rook_reach::<G>(king.index(), enemies)) & (board.by_role(Role::Rook) | queens);
        let diagonal =
            set(bishop_reach::<G>(king.index(), enemies)) & (board.by_role(Role::Bishop) | queens);
        let snipers = (straight | diagonal) & set(enemies);
        snipers.iter().fold(SquareSet::EMPTY, |pinned, sniper| {
            let shields = set(between::<G>(king.index(), sniper.index())) & own;
            match shields.only() {
                Some(shield) => pinned | SquareSet::of(shield),
                None => pinned,
            }
        })
    }

    /// Where the piece on `from`, which is not the king, may land as far as the king is concerned.
    #[inline]
    pub(super) fn allowed(&self, from: Square<G>) -> SquareSet<G> {
        if self.pinned.contains(from) {
            self.targets & SquareSet::from_bits(line_through::<G>(self.king.index(), from.index()))
        } else {
            self.targets
        }
    }
}

impl<G: Geometry> Position<G> {
    /// Everyone who attacks a square and is not of `seat` (FIDE 3.1.2).
    #[must_use]
    pub fn attackers_of(&self, square: Square<G>, seat: Seat) -> SquareSet<G> {
        attackers(&self.board, self.board.occupied(), square, seat)
    }

    /// The pieces that give check to the side to move (FIDE 3.9.1).
    #[must_use]
    pub fn checkers(&self) -> SquareSet<G> {
        self.kings(self.turn)
            .iter()
            .fold(SquareSet::EMPTY, |set, king| {
                set | self.attackers_of(king, self.turn)
            })
    }

    /// Whether a king of the side to move is attacked.
    #[must_use]
    pub fn is_check(&self) -> bool {
        !self.checkers().is_empty()
    }
}

/// Where a knight, bishop, rook, queen or king reaches, the first piece on each line included.
///
/// Pawns have another way for each seat: they reach nothing here.
#[inline]
pub(super) fn reach<G: Geometry>(
    role: Role,
    from: Square<G>,
    occupied: SquareSet<G>,
) -> SquareSet<G> {
    let (index, occupied) = (from.index(), occupied.bits());
    SquareSet::from_bits(match role {
        Role::Pawn => G::Bits::EMPTY,
        Role::Knight => G::knight_steps(index),
        Role::Bishop => bishop_reach::<G>(index, occupied),
        Role::Rook => rook_reach::<G>(index, occupied),
        Role::Queen => rook_reach::<G>(index, occupied) | bishop_reach::<G>(index, occupied),
        Role::King => G::king_steps(index),
    })
}
