//! One square of a board, and a set of them.
//!
//! The origin is White's lower left: file 0, rank 0 is a1.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not, Sub};

use crate::rules::ground::Seat;
use crate::rules::ground::bits::BitSet;
use crate::rules::ground::geometry::{Classic, Delta, Geometry};

/// A square that exists on the board `G`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square<G: Geometry = Classic> {
    index: u8,
    board: PhantomData<G>,
}

impl<G: Geometry> Square<G> {
    /// The square with this number, or `None` if there is none.
    #[must_use]
    pub fn from_index(index: u8) -> Option<Self> {
        (index < G::SQUARES).then_some(Self::known(index))
    }

    /// The square with a number that comes from the geometry itself.
    #[inline]
    pub(in crate::rules) const fn known(index: u8) -> Self {
        Self {
            index,
            board: PhantomData,
        }
    }

    /// The square on a file and a rank, both counted from 0, or `None` off the board.
    #[must_use]
    pub fn new(file: u8, rank: u8) -> Option<Self> {
        let index = G::index(i8::try_from(file).ok()?, i8::try_from(rank).ok()?)?;
        Some(Self::known(index))
    }

    /// Reads a name such as `e4` (a letter in either case, then the rank), or `None`.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        let mut letters = name.chars();
        let file = u8::try_from(letters.next()?.to_ascii_lowercase())
            .ok()?
            .checked_sub(b'a')?;
        let digits = letters.as_str();
        if digits.starts_with(['0', '+']) {
            return None;
        }
        let rank: u8 = digits.parse().ok()?;
        Self::new(file, rank.checked_sub(1)?)
    }

    /// The square's number, from 0.
    #[inline]
    #[must_use]
    pub const fn index(self) -> u8 {
        self.index
    }

    /// The file, from 0 for the a-file.
    #[must_use]
    pub fn file(self) -> u8 {
        G::file_rank(self.index).0
    }

    /// The rank, from 0 for White's first.
    #[must_use]
    pub fn rank(self) -> u8 {
        G::file_rank(self.index).1
    }

    /// The letter of the file, `a` first.
    #[must_use]
    pub fn file_letter(self) -> char {
        char::from(b'a' + self.file())
    }

    /// Whether the square is dark; a1 is (FIDE 2.1).
    #[must_use]
    pub fn is_dark(self) -> bool {
        (self.file() + self.rank()).is_multiple_of(2)
    }

    /// The square some files and ranks away, or `None` off the board.
    #[must_use]
    pub fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        let (file, rank) = G::file_rank(self.index);
        let file = i8::try_from(file).ok()?.checked_add(files)?;
        let rank = i8::try_from(rank).ok()?.checked_add(ranks)?;
        G::index(file, rank).map(Self::known)
    }

    /// How many files and ranks lie between two squares, each signed, seen from `self`.
    #[must_use]
    pub fn distance(self, to: Self) -> (i8, i8) {
        let (file, rank) = G::file_rank(self.index);
        let (to_file, to_rank) = G::file_rank(to.index);
        (
            to_file.wrapping_sub(file).cast_signed(),
            to_rank.wrapping_sub(rank).cast_signed(),
        )
    }

    /// Every square of the board, a1 first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..G::SQUARES).map(Self::known)
    }
}

impl<G: Geometry> fmt::Display for Square<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file_letter(), self.rank() + 1)
    }
}

impl<G: Geometry> fmt::Debug for Square<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of squares of the board `G`.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SquareSet<G: Geometry = Classic>(G::Bits);

impl<G: Geometry> SquareSet<G> {
    /// No square.
    pub const EMPTY: Self = Self(<G::Bits as BitSet>::EMPTY);
    /// Every square.
    pub const FULL: Self = Self(G::FULL);

    /// The squares where the pawns of a seat can stand: not behind their start, nor on their last row.
    #[must_use]
    pub fn for_pawns(seat: Seat) -> Self {
        !Self::from_bits(G::no_pawns(seat))
    }

    /// The set with these bits; they must all be squares of the board.
    #[inline]
    pub(in crate::rules) const fn from_bits(bits: G::Bits) -> Self {
        Self(bits)
    }

    /// The set as an integer, bit by square number.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> G::Bits {
        self.0
    }

    /// The set of one square.
    #[inline]
    #[must_use]
    pub fn of(square: Square<G>) -> Self {
        Self(G::Bits::single(square.index))
    }

    /// The squares strictly between two squares of one line; empty if they share none.
    #[must_use]
    pub fn between(a: Square<G>, b: Square<G>) -> Self {
        Self(G::between(a.index, b.index))
    }

    /// Whether the square is in the set.
    #[inline]
    #[must_use]
    pub fn contains(self, square: Square<G>) -> bool {
        !(self & Self::of(square)).is_empty()
    }

    /// Puts a square in.
    #[inline]
    pub fn insert(&mut self, square: Square<G>) {
        *self |= Self::of(square);
    }

    /// Takes a square out.
    #[inline]
    pub fn remove(&mut self, square: Square<G>) {
        *self = *self - Self::of(square);
    }

    /// How many squares are in the set.
    #[inline]
    #[must_use]
    pub fn len(self) -> u32 {
        self.0.count()
    }

    /// Whether there is no square in the set.
    #[inline]
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == G::Bits::EMPTY
    }

    /// Whether the two sets share a square.
    #[inline]
    #[must_use]
    pub fn meets(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    /// The square with the lowest number, or `None` if the set is empty.
    #[inline]
    #[must_use]
    pub fn first(self) -> Option<Square<G>> {
        (!self.is_empty()).then(|| Square::known(self.0.lowest()))
    }

    /// Every square moved by one king's step; what would leave the board is dropped.
    #[inline]
    pub(in crate::rules) fn shift(self, step: Delta) -> Self {
        Self(G::shift(self.0, step))
    }

    /// Whether there is exactly one square in a set that is not empty.
    #[inline]
    pub(in crate::rules) fn has_one(self) -> bool {
        self.0.without_lowest() == G::Bits::EMPTY
    }

    /// Whether there are two squares or more in the set.
    #[inline]
    pub(in crate::rules) fn has_several(self) -> bool {
        !self.has_one()
    }

    /// The only square of the set, or `None` if there is none or more than one.
    #[must_use]
    pub fn only(self) -> Option<Square<G>> {
        if self.has_one() { self.first() } else { None }
    }

    /// The squares, lowest number first.
    #[inline]
    #[must_use]
    pub fn iter(self) -> Squares<G> {
        Squares(self)
    }
}

/// The squares of a set, lowest number first.
#[derive(Clone, Debug)]
pub struct Squares<G: Geometry>(SquareSet<G>);

impl<G: Geometry> Iterator for Squares<G> {
    type Item = Square<G>;

    #[inline]
    fn next(&mut self) -> Option<Square<G>> {
        let square = self.0.first()?;
        self.0 = SquareSet(self.0.0.without_lowest());
        Some(square)
    }
}

impl<G: Geometry> IntoIterator for SquareSet<G> {
    type Item = Square<G>;
    type IntoIter = Squares<G>;

    #[inline]
    fn into_iter(self) -> Squares<G> {
        self.iter()
    }
}

impl<G: Geometry> FromIterator<Square<G>> for SquareSet<G> {
    fn from_iter<I: IntoIterator<Item = Square<G>>>(squares: I) -> Self {
        squares
            .into_iter()
            .fold(Self::EMPTY, |set, square| set | Self::of(square))
    }
}

impl<G: Geometry> From<Square<G>> for SquareSet<G> {
    #[inline]
    fn from(square: Square<G>) -> Self {
        Self::of(square)
    }
}

impl<G: Geometry> BitOr for SquareSet<G> {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl<G: Geometry> BitOrAssign for SquareSet<G> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 = self.0 | other.0;
    }
}

impl<G: Geometry> std::ops::BitXor for SquareSet<G> {
    type Output = Self;

    #[inline]
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl<G: Geometry> BitAnd for SquareSet<G> {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl<G: Geometry> Sub for SquareSet<G> {
    type Output = Self;

    /// The squares of `self` that are not in `other`.
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl<G: Geometry> Not for SquareSet<G> {
    type Output = Self;

    /// Every square of the board that is not in the set.
    #[inline]
    fn not(self) -> Self {
        Self(!self.0 & G::FULL)
    }
}

impl<G: Geometry> fmt::Debug for SquareSet<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_squares_go_both_ways() {
        for square in Square::<Classic>::all() {
            assert_eq!(Square::parse(&square.to_string()), Some(square));
        }
    }

    #[test]
    fn what_is_no_square_is_refused() {
        for name in ["", "e", "e9", "i1", "e0", "e04", "e+4", "4e", "é4", "e44"] {
            assert_eq!(Square::<Classic>::parse(name), None, "{name}");
        }
    }

    #[test]
    fn a1_is_dark_and_h1_is_light() {
        assert!(Square::<Classic>::parse("a1").unwrap().is_dark());
        assert!(!Square::<Classic>::parse("h1").unwrap().is_dark());
    }

    #[test]
    fn only_means_exactly_one() {
        let e4: Square = Square::parse("e4").unwrap();
        assert_eq!(SquareSet::of(e4).only(), Some(e4));
        assert_eq!(SquareSet::<Classic>::EMPTY.only(), None);
        assert_eq!(SquareSet::<Classic>::FULL.only(), None);
    }
}
