//! Counting every line of a given length: the classic proof of a move generator.

use crate::rules::geometry::Geometry;
use crate::rules::{Move, Position};

/// How many lines of `depth` half-moves start here. The last half-move is counted, not made.
#[must_use]
pub fn perft<G: Geometry>(position: &Position<G>, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_moves(),
        _ => {
            let lines = |mv: &Move<G>| perft(&position.after(mv), depth - 1);
            position.legal_moves().iter().map(lines).sum()
        }
    }
}
