//! The castlings of the four seats on the cross, as the armies stand at the start.

use crate::rules::ground::geometry::cross::{BETWEEN, known};
use crate::rules::ground::geometry::{CastlingPath, Delta, Wing};

/// The castling of a seat whose row of pieces begins at `corner` and runs in direction `along`,
/// the queen's rook first; the king stands fifth.
const fn castling_path(corner: Delta, along: Delta, wing: Wing) -> CastlingPath<u128> {
    const fn at(corner: Delta, along: Delta, n: i8) -> u8 {
        known(corner.0 + along.0 * n, corner.1 + along.1 * n)
    }
    let (rook_from, rook_to, king_to) = match wing {
        Wing::King => (7, 5, 6),
        Wing::Queen => (0, 3, 2),
    };
    let rook = at(corner, along, rook_from);
    let king = at(corner, along, 4);
    CastlingPath {
        king_from: king,
        king_to: at(corner, along, king_to),
        rook_from: rook,
        rook_to: at(corner, along, rook_to),
        between: BETWEEN[king as usize][rook as usize],
    }
}

/// The corner of each seat's queen's rook and the way from there to the king's rook.
const HOME: [(Delta, Delta); 4] = [
    ((2, 0), (1, 0)),
    ((0, 9), (0, -1)),
    ((2, 11), (1, 0)),
    ((11, 9), (0, -1)),
];

const fn paths() -> [[CastlingPath<u128>; 2]; 4] {
    let mut seat = 0;
    let mut table = [[castling_path(HOME[0].0, HOME[0].1, Wing::King); 2]; 4];
    while seat < 4 {
        let (corner, along) = HOME[seat];
        table[seat] = [
            castling_path(corner, along, Wing::King),
            castling_path(corner, along, Wing::Queen),
        ];
        seat += 1;
    }
    table
}

pub(super) const fn homes() -> u128 {
    let mut set = 0;
    let mut seat = 0;
    while seat < 4 {
        let [short, long] = PATHS[seat];
        set |= 1 << short.king_from | 1 << short.rook_from | 1 << long.rook_from;
        seat += 1;
    }
    // The other homes of kings; their rooks are at home in the same corners.
    set | 1 << ROTATED[0][0].king_from | 1 << ROTATED[1][0].king_from
}

/// The homes of North and East with every queen left of her king: the rows begin at the other end.
pub(super) const ROTATED: [[CastlingPath<u128>; 2]; 2] = [
    [
        castling_path((9, 11), (-1, 0), Wing::King),
        castling_path((9, 11), (-1, 0), Wing::Queen),
    ],
    [
        castling_path((11, 2), (0, 1), Wing::King),
        castling_path((11, 2), (0, 1), Wing::Queen),
    ],
];

pub(super) const PATHS: [[CastlingPath<u128>; 2]; 4] = paths();
