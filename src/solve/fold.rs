//! A fast hasher for boards and small numbers: multiply, fold, go on.
//!
//! The keys are positions, never text from outside, so nobody can choose keys that collide.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// A map with the fast hasher.
pub(super) type FoldMap<K, V> = HashMap<K, V, BuildHasherDefault<Fold>>;

/// Any odd number with well-mixed bits does: this is 2^64 divided by the golden ratio.
const MIX: u64 = 0x9E37_79B9_7F4A_7C15;

/// The state of the hasher.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Fold(u64);

impl Hasher for Fold {
    #[inline]
    fn write_u64(&mut self, word: u64) {
        let wide = u128::from(self.0 ^ word).wrapping_mul(u128::from(MIX));
        let [low, high] = halves(wide);
        self.0 = (low ^ high).wrapping_add(MIX);
    }

    #[inline]
    fn write_u128(&mut self, word: u128) {
        for half in halves(word) {
            self.write_u64(half);
        }
    }

    #[inline]
    fn write_u32(&mut self, word: u32) {
        self.write_u64(u64::from(word));
    }

    #[inline]
    fn write_u8(&mut self, byte: u8) {
        self.write_u64(u64::from(byte));
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u8(*byte);
        }
    }

    #[inline]
    fn write_usize(&mut self, length: usize) {
        self.write_u64(length as u64);
    }

    #[inline]
    fn write_isize(&mut self, variant: isize) {
        self.write_usize(variant.cast_unsigned());
    }

    #[inline]
    fn finish(&self) -> u64 {
        self.0
    }
}

#[expect(clippy::cast_possible_truncation, reason = "the halves are wanted")]
const fn halves(wide: u128) -> [u64; 2] {
    [wide as u64, (wide >> 64) as u64]
}
