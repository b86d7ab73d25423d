//! Which positions have been met: a table of numbers that finds a position by its hash.
//!
//! The positions themselves are compared, so two of them are never mistaken for each other.

use std::hash::{Hash, Hasher};

/// Mixes integers by rotating and multiplying: fast, and good enough for a table.
#[derive(Default)]
struct Mixer(u64);

impl Mixer {
    const FACTOR: u64 = 0xF135_7AEA_2E62_A9C5;

    #[inline]
    fn mix(&mut self, value: u64) {
        self.0 = (self.0.rotate_left(26) ^ value).wrapping_mul(Self::FACTOR);
    }
}

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.mix(u64::from(*byte));
        }
    }

    #[inline]
    fn write_u8(&mut self, value: u8) {
        self.mix(u64::from(value));
    }

    #[inline]
    fn write_u16(&mut self, value: u16) {
        self.mix(u64::from(value));
    }

    #[inline]
    fn write_u64(&mut self, value: u64) {
        self.mix(value);
    }

    #[inline]
    fn write_u128(&mut self, value: u128) {
        for half in value.to_le_bytes().as_chunks::<8>().0 {
            self.mix(u64::from_le_bytes(*half));
        }
    }

    #[inline]
    fn write_isize(&mut self, value: isize) {
        self.mix(value.unsigned_abs() as u64);
    }

    /// Only the lengths of arrays come here, and they are always the same.
    #[inline]
    fn write_usize(&mut self, _value: usize) {}

    fn finish(&self) -> u64 {
        self.0
    }
}

/// The numbers of things in a list that the caller keeps, found by the things themselves.
pub(super) struct PositionIndex {
    /// Open addressing; 0 is free, other slots hold a number plus one. The length is a power of 2.
    slots: Vec<u32>,
}

impl PositionIndex {
    /// An empty table.
    pub(super) fn new() -> Self {
        Self {
            slots: vec![0; 1 << 10],
        }
    }

    /// Notes that `thing` will be the next of `list`; `false` if it is in there already.
    ///
    /// A list too long to number (4 thousand million) takes nothing more.
    pub(super) fn note<N, T: Eq + Hash>(
        &mut self,
        thing: &T,
        list: &[N],
        key: impl Fn(&N) -> &T,
    ) -> bool {
        if list.len() * 2 >= self.slots.len() {
            self.grow(list, &key);
        }
        let mut slot = self.first_slot(thing);
        while let Some(taken @ 1..) = self.slots.get(slot).copied() {
            let other = list.get(taken as usize - 1);
            if other.is_some_and(|other| key(other) == thing) {
                return false;
            }
            slot = (slot + 1) & (self.slots.len() - 1);
        }
        match (self.slots.get_mut(slot), u32::try_from(list.len() + 1)) {
            (Some(free), Ok(number)) => *free = number,
            _ => return false,
        }
        true
    }

    fn first_slot<T: Hash>(&self, thing: &T) -> usize {
        let mut mixer = Mixer::default();
        thing.hash(&mut mixer);
        let high = mixer.finish() >> (64 - self.slots.len().trailing_zeros());
        usize::try_from(high).unwrap_or(0)
    }

    fn grow<N, T: Hash>(&mut self, list: &[N], key: &impl Fn(&N) -> &T) {
        self.slots = vec![0; self.slots.len() * 2];
        for (number, item) in (1..).zip(list) {
            let mut slot = self.first_slot(key(item));
            while self.slots.get(slot).is_some_and(|taken| *taken != 0) {
                slot = (slot + 1) & (self.slots.len() - 1);
            }
            if let Some(free) = self.slots.get_mut(slot) {
                *free = number;
            }
        }
    }
}
