//! What only house rules ask of the cross: the eighth rows, and the points of its inner corners.

use crate::rules::ground::geometry::N_LINES;
use crate::rules::ground::geometry::cross::{SHAPE, block, known};

/// A seat's eighth row, counted from its side, and all beyond.
pub(super) const FROM_EIGHTH: [u128; 4] = [
    block((0, 11), (7, 11)),
    block((7, 11), (0, 11)),
    block((0, 11), (0, 4)),
    block((0, 4), (0, 11)),
];

/// The two squares that touch at each inner corner: c2 b3, j2 k3, c11 b10, j11 k10.
const AT_CORNER: [[(i8, i8); 2]; 4] = [
    [(2, 1), (1, 2)],
    [(9, 1), (10, 2)],
    [(2, 10), (1, 9)],
    [(9, 10), (10, 9)],
];

pub(super) static PAST_CORNER: [u128; 128] = past_corners();

/// What the diagonals through the inner corners join, for every square.
const fn past_corners() -> [u128; 128] {
    let rays = SHAPE.rays();
    let mut table = [0; 128];
    let mut corner = 0;
    while corner < 4 {
        let [(file, rank), (other_file, other_rank)] = AT_CORNER[corner];
        let (one, other) = (known(file, rank), known(other_file, other_rank));
        let mut line = 2;
        while line < N_LINES {
            let (here, there) = (rays[one as usize][line], rays[other as usize][line]);
            if (here.lower | here.upper) >> other & 1 == 1 {
                let (low, high) = if one < other {
                    (here, there)
                } else {
                    (there, here)
                };
                let (first, last) = if one < other {
                    (one, other)
                } else {
                    (other, one)
                };
                join(&mut table, low.lower | 1 << first, high.upper | 1 << last);
            }
            line += 1;
        }
        corner += 1;
    }
    table
}

/// Notes for every square of each set that the other set is past the corner.
const fn join(table: &mut [u128; 128], below: u128, above: u128) {
    let mut square = 0;
    while square < 128 {
        if below >> square & 1 == 1 {
            table[square] |= above;
        }
        if above >> square & 1 == 1 {
            table[square] |= below;
        }
        square += 1;
    }
}
