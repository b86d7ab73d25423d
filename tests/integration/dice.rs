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

    /// So many different squares out of 64, from a1 rank by rank.
    pub(crate) fn squares(&mut self, count: usize) -> Vec<usize> {
        let mut found = Vec::new();
        while found.len() < count {
            let square = self.below(64);
            if !found.contains(&square) {
                found.push(square);
            }
        }
        found
    }
}

/// The name of such a square.
pub(crate) fn name(square: usize) -> String {
    let file = char::from(b"abcdefgh"[square % 8]);
    format!("{file}{}", square / 8 + 1)
}
