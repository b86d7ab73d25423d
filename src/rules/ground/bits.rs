//! The integers that hold a set of squares, one bit a square.
//!
//! `u64` serves the 8x8 board, `u128` the 128-square cross. Nothing here knows what a square is;
//! that is [`SquareSet`](crate::rules::SquareSet)'s work.
//!
//! # Decisions
//! * Bits and not lists of squares: what a rule asks of a whole army (attacked, on this line, in between)
//!   is an instruction or two, and a set is as cheap to hand on as a number.
//! * One trait over both integers and not `u128` for both boards: most lessons and most questions
//!   are on the 8x8 board, whose sets then fit a register.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitOr, BitXor, Not};

/// An unsigned integer used as a set of square numbers.
pub trait BitSet:
    Copy
    + Eq
    + Ord
    + Hash
    + Debug
    + Default
    + Send
    + Sync
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + 'static
{
    /// No square at all.
    const EMPTY: Self;

    /// The set of one square number, which must be below the width of the integer.
    fn single(index: u8) -> Self;

    /// How many squares are in the set.
    fn count(self) -> u32;

    /// The lowest square number; the width of the integer when the set is empty.
    fn lowest(self) -> u8;

    /// The set without its lowest square.
    fn without_lowest(self) -> Self;

    /// Every square from the nearest blocker below to the nearest blocker above, both included.
    ///
    /// `lower` and `upper` are the occupied squares of one line on the two sides of a piece.
    /// The answer holds stray bits off the line: the caller masks them away. This is the
    /// obstruction-difference method of sliding attacks; it needs no tables of magic numbers.
    fn obstruction_difference(lower: Self, upper: Self) -> Self;
}

macro_rules! impl_bit_set {
    ($($int:ty, $highest:ident);*) => {$(
        impl BitSet for $int {
            const EMPTY: Self = 0;

            #[inline]
            fn single(index: u8) -> Self {
                1 << index
            }

            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            #[expect(clippy::cast_possible_truncation, reason = "at most 128")]
            fn lowest(self) -> u8 {
                self.trailing_zeros() as u8
            }

            #[inline]
            fn without_lowest(self) -> Self {
                self & self.wrapping_sub(1)
            }

            #[inline]
            fn obstruction_difference(lower: Self, upper: Self) -> Self {
                upper ^ upper.wrapping_sub($highest(lower | 1))
            }
        }
    )*};
}

impl_bit_set!(u64, highest; u128, highest_of_two);

/// The highest bit of a set that is not empty.
#[inline]
const fn highest(set: u64) -> u64 {
    1 << (63 ^ set.leading_zeros())
}

/// The same by halves: to shift a whole `u128` takes three times as long.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "the lower half is meant")]
const fn highest_of_two(set: u128) -> u128 {
    let (high, low) = ((set >> 64) as u64, set as u64);
    let in_high = highest(high | 1);
    let in_low = highest(low | 1);
    if high == 0 {
        in_low as u128
    } else {
        (in_high as u128) << 64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn obstruction_difference_spans_between_the_nearest_blockers() {
        let span = u64::obstruction_difference(0b0000_0110, 0b1010_0000_0000);
        assert_eq!(span & 0xFFF, 0b0011_1111_1100);
    }

    #[test]
    fn an_open_line_reaches_both_ends() {
        assert_eq!(u64::obstruction_difference(0, 0), u64::MAX);
        assert_eq!(u128::obstruction_difference(0, 0), u128::MAX);
    }

    #[test]
    fn squares_come_lowest_first() {
        let set = u128::single(3) | u128::single(127);
        assert_eq!(set.lowest(), 3);
        assert_eq!(set.without_lowest().lowest(), 127);
        assert_eq!(set.count(), 2);
    }
}
