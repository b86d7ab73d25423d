//! What is drawn for letters: skills and words have seeds of their own.

use crate::solve::lot;

/// A seed that hangs on each of some letters.
pub(super) fn seed_of(letters: impl Iterator<Item = u8>) -> u64 {
    letters.fold(0, |seed, letter| lot::mixed(seed ^ u64::from(letter)))
}
