//! A source of numbers that look random and are the same in every run.

/// The source (xorshift).
#[derive(Clone, Debug)]
pub(crate) struct Dice(u64);

impl Dice {
    /// A source that starts at `seed`, which must not be 0.
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A number below `limit`, which must not be 0.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % u64::try_from(limit).unwrap()).try_into().unwrap()
    }
}
