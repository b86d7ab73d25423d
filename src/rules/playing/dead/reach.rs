//! Every square that every man can ever reach, if all that might help him happens.
//!
//! A least fixpoint, and every step of it grants more than the Laws do. A man may go wherever his
//! kind of move leads over squares that are empty or whose first man can ever leave. A king may
//! not step beside a man who can neither move nor be taken, where that man attacks. Whoever moves
//! is not asked; nor what else is needed at the same time. So what is out of reach here is out of
//! reach in every game from this position.

use crate::rules::ground::geometry::Geometry;
use crate::rules::ground::{Piece, Role, Seat, Square, SquareSet};
use crate::rules::moving::Position;
use crate::rules::moving::safety::reach;

/// A man of the first position and every square on which he can ever stand.
pub(super) struct Man<G: Geometry> {
    /// Who he is.
    pub(super) piece: Piece,
    /// Where he stands now.
    pub(super) start: Square<G>,
    /// Squares as the piece he is.
    pub(super) plain: SquareSet<G>,
    /// Squares as what a pawn is promoted to.
    pub(super) crowned: SquareSet<G>,
}

impl<G: Geometry> Man<G> {
    /// All squares on which he can ever stand.
    pub(super) fn anywhere(&self) -> SquareSet<G> {
        self.plain | self.crowned
    }

    fn stays(&self) -> bool {
        self.anywhere() == SquareSet::of(self.start)
    }
}

/// What every man can ever reach.
pub(super) struct Reach<G: Geometry> {
    /// Every man on the board.
    pub(super) men: Vec<Man<G>>,
    /// Squares that can ever be empty.
    pub(super) open: SquareSet<G>,
}

impl<G: Geometry> Reach<G> {
    pub(super) fn new(position: &Position<G>) -> Self {
        let men = position.plain.board.iter().map(|(start, piece)| Man {
            piece,
            start,
            plain: SquareSet::of(start),
            crowned: SquareSet::EMPTY,
        });
        Self {
            men: men.collect(),
            open: !position.plain.board.occupied(),
        }
    }

    /// One round; `false` when nothing was added.
    pub(super) fn grow(&mut self) -> bool {
        let mut grown = false;
        for index in 0..self.men.len() {
            grown |= self.move_on(index);
        }
        let open = self.open | self.left();
        grown |= open != self.open;
        self.open = open;
        grown
    }

    /// The first squares of men who can move or be taken.
    fn left(&self) -> SquareSet<G> {
        let mut left = SquareSet::EMPTY;
        for man in &self.men {
            let taken = || {
                let enemy = |other: &Man<G>| {
                    other.piece.seat != man.piece.seat && other.anywhere().contains(man.start)
                };
                man.piece.role != Role::King && self.men.iter().any(enemy)
            };
            if !man.stays() || taken() {
                left.insert(man.start);
            }
        }
        left
    }

    /// Lets one man go on from all his squares; whether that gave him new ones.
    fn move_on(&mut self, index: usize) -> bool {
        let Some(man) = self.men.get(index) else {
            return false;
        };
        let (plain, crowned) = if man.piece.role == Role::Pawn {
            self.walk(man)
        } else {
            (self.roam(man.piece, man.plain), SquareSet::EMPTY)
        };
        let Some(man) = self.men.get_mut(index) else {
            return false;
        };
        let grown = plain != man.plain || crowned != man.crowned;
        (man.plain, man.crowned) = (plain, crowned);
        grown
    }

    /// The squares of a pawn, and those of what he becomes. A double step is two single ones.
    fn walk(&self, man: &Man<G>) -> (SquareSet<G>, SquareSet<G>) {
        let seat = man.piece.seat;
        let last = SquareSet::from_bits(G::promotion(seat));
        let prey = self.prey(seat);
        let (mut plain, mut fresh) = (man.plain, man.plain);
        while let Some(from) = fresh.first() {
            fresh.remove(from);
            let ahead = G::pawn_step(seat, from.index()).map(Square::known);
            let steps = ahead.map_or(SquareSet::EMPTY, SquareSet::of) & self.open;
            let takes = SquareSet::from_bits(G::pawn_attacks(seat, from.index())) & prey;
            fresh |= (steps | takes) - plain;
            plain |= steps | takes;
        }
        let crowned = man.crowned | (plain & last);
        let queen = Piece::new(Role::Queen, seat);
        (
            plain - last,
            self.roam(queen, crowned) | self.jump(seat, crowned),
        )
    }

    /// Knight jumps added; the next round lets the queen go on from there.
    fn jump(&self, seat: Seat, from: SquareSet<G>) -> SquareSet<G> {
        self.roam(Piece::new(Role::Knight, seat), from)
    }

    /// Squares on which men of the other side, kings apart, can ever be taken.
    fn prey(&self, seat: Seat) -> SquareSet<G> {
        let enemy = |man: &&Man<G>| man.piece.seat != seat && man.piece.role != Role::King;
        (self.men.iter().filter(enemy)).fold(SquareSet::EMPTY, |all, man| all | man.anywhere())
    }

    /// All squares of a piece that is no pawn, from some of them.
    fn roam(&self, piece: Piece, from: SquareSet<G>) -> SquareSet<G> {
        let mut may_land = self.open | self.prey(piece.seat);
        if piece.role == Role::King {
            may_land = may_land - self.guarded(piece.seat);
        }
        let (mut found, mut fresh) = (from, from);
        while let Some(square) = fresh.first() {
            fresh.remove(square);
            let steps = reach(piece.role, square, !self.open) & may_land;
            fresh |= steps - found;
            found |= steps;
        }
        found
    }

    /// Squares that men against `seat` attack for ever: they never leave theirs.
    fn guarded(&self, seat: Seat) -> SquareSet<G> {
        let stuck = |man: &&Man<G>| man.piece.seat != seat && !self.open.contains(man.start);
        (self.men.iter().filter(stuck)).fold(SquareSet::EMPTY, |all, man| {
            all | attacks(man.piece, man.start, SquareSet::FULL)
        })
    }
}

/// The squares that a piece attacks from `from` past everything but `occupied`.
pub(super) fn attacks<G: Geometry>(
    piece: Piece,
    from: Square<G>,
    occupied: SquareSet<G>,
) -> SquareSet<G> {
    if piece.role == Role::Pawn {
        SquareSet::from_bits(G::pawn_attacks(piece.seat, from.index()))
    } else {
        reach(piece.role, from, occupied)
    }
}
