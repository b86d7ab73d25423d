//! Builds the constant tables of a board from its outline, at compile time.

use crate::rules::geometry::Ray;

/// A frame of at most 12x12 and the number of each square in it; -1 where there is no square.
pub(super) struct Shape {
    /// Square number by rank, then file.
    pub(super) number: [[i16; 12]; 12],
}

impl Shape {
    /// The number of the square on a file and a rank, or -1 off the board.
    pub(super) const fn at(&self, file: i8, rank: i8) -> i16 {
        if file < 0 || rank < 0 || file >= 12 || rank >= 12 {
            return -1;
        }
        self.number[rank.unsigned_abs() as usize][file.unsigned_abs() as usize]
    }

    /// The squares one step away for each of `steps`.
    pub(super) const fn steps(&self, file: i8, rank: i8, steps: &[(i8, i8)]) -> u128 {
        let mut set = 0;
        let mut i = 0;
        while i < steps.len() {
            let square = self.at(file + steps[i].0, rank + steps[i].1);
            if square >= 0 {
                set |= 1 << square;
            }
            i += 1;
        }
        set
    }

    /// The squares from here to the edge in one direction.
    pub(super) const fn walk(&self, file: i8, rank: i8, step: (i8, i8)) -> u128 {
        let mut set = 0;
        let (mut f, mut r) = (file + step.0, rank + step.1);
        while self.at(f, r) >= 0 {
            set |= 1 << self.at(f, r);
            f += step.0;
            r += step.1;
        }
        set
    }

    /// The two halves of the line whose greater numbers lie towards `up`.
    pub(super) const fn ray(&self, file: i8, rank: i8, up: (i8, i8)) -> Ray<u128> {
        Ray {
            lower: self.walk(file, rank, (-up.0, -up.1)),
            upper: self.walk(file, rank, up),
        }
    }
}

/// The king's eight steps.
pub(super) const KING: [(i8, i8); 8] = [
    (-1, -1),
    (0, -1),
    (1, -1),
    (-1, 0),
    (1, 0),
    (-1, 1),
    (0, 1),
    (1, 1),
];

/// The knight's eight jumps.
pub(super) const KNIGHT: [(i8, i8); 8] = [
    (-1, -2),
    (1, -2),
    (-2, -1),
    (2, -1),
    (-2, 1),
    (2, 1),
    (-1, 2),
    (1, 2),
];

/// The directions of the four lines in which square numbers grow: file and rank, then diagonals.
pub(super) const LINES: [(i8, i8); 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];
