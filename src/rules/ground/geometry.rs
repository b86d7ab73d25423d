//! Which squares a board has and how they lie to each other: all that differs between boards.
//!
//! The generator, the judge and the solvers are written once against [`Geometry`]. Directions,
//! promotion squares and castling paths come from here, never from `+8` or `7`.

pub mod classic;
pub mod cross;
mod shape;

use std::fmt::Debug;
use std::hash::Hash;

pub use classic::Classic;
pub use cross::Cross;

use crate::rules::ground::bits::BitSet;
use crate::rules::ground::ruleset::PromotionRow;
use crate::rules::ground::seat::{ArmyValue, ByArmy};
use crate::rules::ground::{Seat, Seats, SquareSet};

/// The two halves of a line through a square, without the square itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ray<B> {
    /// The squares of the line with smaller numbers.
    pub lower: B,
    /// The squares of the line with greater numbers.
    pub upper: B,
}

/// The four lines through a square, in the order in which [`Geometry::ray`] counts them.
///
/// The first two are the rook's, the last two the bishop's.
pub const N_LINES: usize = 4;

/// A change of file and of rank.
pub type Delta = (i8, i8);

/// Which way a king castles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Wing {
    /// Towards the nearer rook; written O-O.
    King,
    /// Towards the farther rook; written O-O-O.
    Queen,
}

impl Wing {
    /// Both wings, the king's first.
    pub const BOTH: [Self; 2] = [Self::King, Self::Queen];
}

/// The squares of one castling (FIDE 3.8.2), as square numbers and sets of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CastlingPath<B> {
    /// Where the king starts.
    pub king_from: u8,
    /// Where the king lands.
    pub king_to: u8,
    /// Where the rook starts.
    pub rook_from: u8,
    /// Where the rook lands: the square the king crosses.
    pub rook_to: u8,
    /// The squares between king and rook, which must be empty.
    pub between: B,
}

impl<B: BitSet> CastlingPath<B> {
    /// The squares that king and rook leave.
    #[inline]
    pub(in crate::rules) fn homes(&self) -> B {
        B::single(self.king_from) | B::single(self.rook_from)
    }
}

/// A board: its squares, its lines, the ways of its pawns, kings and rooks.
pub trait Geometry: Copy + Eq + Ord + Hash + Debug + Default + Send + Sync + 'static {
    /// The integer with a bit for each square.
    type Bits: BitSet;
    /// One value for each army that can stand on the board.
    type Armies<T: ArmyValue>: ByArmy<T>;

    /// Files and ranks of the smallest square frame around the board.
    const SIDE: u8;
    /// How many squares there are; square numbers run from 0 to one less.
    const SQUARES: u8;
    /// The seats that can be taken, in the order of the turn.
    const SEATS: &'static [Seat];
    /// Every square.
    const FULL: Self::Bits;
    /// The homes of the kings and rooks that castle: only what happens there touches a right.
    const CASTLING_HOMES: Self::Bits;

    /// The number of the square on a file and a rank (both from 0), or `None` off the board.
    fn index(file: i8, rank: i8) -> Option<u8>;
    /// The file and the rank (both from 0) of a square.
    fn file_rank(square: u8) -> (u8, u8);
    /// Where a king on `square` could step on an empty board.
    fn king_steps(square: u8) -> Self::Bits;
    /// Where a knight on `square` could jump.
    fn knight_steps(square: u8) -> Self::Bits;
    /// The line number `line` (below [`N_LINES`]) through `square`.
    fn ray(square: u8, line: usize) -> Ray<Self::Bits>;
    /// Both lines of a rook through `square`, to the edges, without the square.
    fn rook_lines(square: u8) -> Self::Bits;
    /// Both lines of a bishop through `square`, to the edges, without the square.
    fn bishop_lines(square: u8) -> Self::Bits;
    /// Where a rook on `square` reaches, the first piece on each line included.
    #[inline]
    fn rook_reach(square: u8, occupied: Self::Bits) -> Self::Bits {
        slide::<Self>(square, occupied, 0..2)
    }
    /// Where a bishop on `square` reaches, the first piece on each line included.
    #[inline]
    fn bishop_reach(square: u8, occupied: Self::Bits) -> Self::Bits {
        slide::<Self>(square, occupied, 2..4)
    }
    /// The squares strictly between two squares of one line; empty if they share none.
    fn between(a: u8, b: u8) -> Self::Bits;
    /// The greater of the files and the ranks between two squares: a king's steps, if nothing is in the way.
    fn apart(a: u8, b: u8) -> u8;
    /// How far [`apart`](Self::apart) the nearest square of a set is; `None` if the set is empty.
    #[inline]
    fn nearest(square: u8, set: Self::Bits) -> Option<u8> {
        let squares = SquareSet::<Self>::from_bits(set).iter();
        squares.map(|it| Self::apart(square, it.index())).min()
    }
    /// Every square of a set moved by one king's step; what would leave the board is dropped.
    fn shift(set: Self::Bits, step: Delta) -> Self::Bits;
    /// Step of a seat's pawns, as change of file and of rank.
    fn forward(seat: Seat) -> Delta;
    /// The square in front of a pawn, or `None` at the edge.
    fn pawn_step(seat: Seat, square: u8) -> Option<u8>;
    /// The squares that a pawn attacks.
    fn pawn_attacks(seat: Seat, square: u8) -> Self::Bits;
    /// The squares from which a pawn may go two steps.
    fn double_step_from(seat: Seat) -> Self::Bits;
    /// The squares on which a pawn is promoted.
    fn promotion(seat: Seat) -> Self::Bits;
    /// The squares where a seat's pawns cannot stand: behind their start, or on the last row.
    fn no_pawns(seat: Seat) -> Self::Bits;
    /// The squares of a castling.
    fn castling(seat: Seat, wing: Wing) -> CastlingPath<Self::Bits>;
    /// The squares of a castling where every queen starts left of her king, if they differ.
    #[must_use]
    fn rotated_castling(_seat: Seat, _wing: Wing) -> Option<CastlingPath<Self::Bits>> {
        None
    }
    /// The squares that a diagonal line from `square` reaches only past an inner corner of the
    /// board, where two squares touch at a point that is also a hole's.
    #[inline]
    fn past_corner(_square: u8) -> Self::Bits {
        Self::Bits::EMPTY
    }
    /// The squares on which a house rule promotes pawns; the boards differ only on the cross.
    #[inline]
    fn promotion_by(seat: Seat, _row: PromotionRow) -> Self::Bits {
        Self::promotion(seat)
    }
    /// The seat that moves after `seat`, if `seats` are in the game; `seat` itself if it is alone.
    fn next_seat(seat: Seat, seats: Seats) -> Seat;
}

/// The whole line through two squares, both included; empty if they share none.
#[must_use]
pub fn line_through<G: Geometry>(a: u8, b: u8) -> G::Bits {
    let target = G::Bits::single(b);
    for line in 0..N_LINES {
        let ray = G::ray(a, line);
        if (ray.lower | ray.upper) & target != G::Bits::EMPTY {
            return ray.lower | ray.upper | G::Bits::single(a);
        }
    }
    G::Bits::EMPTY
}

/// Where a slider on `square` reaches along the lines `lines`, the first piece on each included.
#[inline]
#[must_use]
pub fn slide<G: Geometry>(square: u8, occupied: G::Bits, lines: std::ops::Range<usize>) -> G::Bits {
    let mut reach = G::Bits::EMPTY;
    for line in lines {
        let ray = G::ray(square, line);
        let span = G::Bits::obstruction_difference(ray.lower & occupied, ray.upper & occupied);
        reach = reach | (span & (ray.lower | ray.upper));
    }
    reach
}

/// Where a rook on `square` reaches, the first piece on each line included.
#[inline]
#[must_use]
pub fn rook_reach<G: Geometry>(square: u8, occupied: G::Bits) -> G::Bits {
    G::rook_reach(square, occupied)
}

/// Where a bishop on `square` reaches, the first piece on each line included.
#[inline]
#[must_use]
pub fn bishop_reach<G: Geometry>(square: u8, occupied: G::Bits) -> G::Bits {
    G::bishop_reach(square, occupied)
}
