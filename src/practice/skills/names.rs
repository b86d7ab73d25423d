//! The names of files, ranks and squares, from both sides of the board.

use crate::practice::draft::Draft;
use crate::rules::{Square, SquareSet};

/// Every question of a level: files; ranks; squares; squares seen by Black; light or dark without looking.
pub(super) fn all(level: u8) -> Vec<Draft> {
    let asked = |ask, square, side| {
        Draft::bare("name")
            .with("ask", ask)
            .plain("times", "1")
            .squares("from", SquareSet::of(square))
            .with("side", side)
    };
    let file = |square: &Square| square.rank() == square.file() % 8;
    Square::all()
        .filter(|square| level > 2 || file(square))
        .map(|square| match level {
            1 => asked("file", square, "white"),
            2 => asked("rank", square, "white"),
            3 => asked("square", square, "white"),
            4 => asked("square", square, "black"),
            _ => asked("color", square, "white"),
        })
        .collect()
}
