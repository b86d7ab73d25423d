//! Builds the constant tables of a board from its outline, at compile time.
//!
//! A board has at most 128 squares in a frame of 12x12; every table is made as `u128` first.

use crate::rules::ground::geometry::{Delta, N_LINES, Ray};

/// A frame of at most 12x12 and the squares in it; `N` is how many there are.
pub(super) struct Shape<const N: usize> {
    /// Square number by rank, then file; -1 where there is no square.
    pub(super) number: [[i16; 12]; 12],
    /// File and rank by square number.
    pub(super) place: [Delta; N],
}

impl<const N: usize> Shape<N> {
    /// A square frame of `side` files and ranks, without `corner` x `corner` squares at each
    /// corner. Numbers grow along the ranks, from White's lower left.
    #[expect(clippy::cast_possible_truncation, reason = "at most 128 squares")]
    #[expect(clippy::cast_possible_wrap, reason = "at most 12 files and ranks")]
    pub(super) const fn new(side: usize, corner: usize) -> Self {
        let mut shape = Self {
            number: [[-1; 12]; 12],
            place: [(0, 0); N],
        };
        let mut square = 0;
        let mut cell = 0;
        while cell < side * side {
            let (file, rank) = (cell % side, cell / side);
            let edge_file = file < corner || file >= side - corner;
            let edge_rank = rank < corner || rank >= side - corner;
            if !(edge_file && edge_rank) {
                shape.number[rank][file] = square as i16;
                shape.place[square] = (file as i8, rank as i8);
                square += 1;
            }
            cell += 1;
        }
        shape
    }

    /// The number of the square on a file and a rank, or -1 off the board.
    pub(super) const fn at(&self, file: i8, rank: i8) -> i16 {
        if file < 0 || rank < 0 || file >= 12 || rank >= 12 {
            return -1;
        }
        self.number[rank.unsigned_abs() as usize][file.unsigned_abs() as usize]
    }

    /// The squares one step away from each square, for each of `steps`.
    pub(super) const fn leaps(&self, steps: &[Delta]) -> [u128; N] {
        let mut table = [0; N];
        let mut square = 0;
        while square < N {
            let (file, rank) = self.place[square];
            let mut i = 0;
            while i < steps.len() {
                let to = self.at(file + steps[i].0, rank + steps[i].1);
                if to >= 0 {
                    table[square] |= 1 << to;
                }
                i += 1;
            }
            square += 1;
        }
        table
    }

    /// The two halves of each of the four lines through each square.
    pub(super) const fn rays(&self) -> [[Ray<u128>; N_LINES]; N] {
        let mut table = [[Ray { lower: 0, upper: 0 }; N_LINES]; N];
        let mut square = 0;
        while square < N {
            let mut line = 0;
            while line < N_LINES {
                let (files, ranks) = LINES[line];
                table[square][line] = Ray {
                    lower: self.walk(square, (-files, -ranks)),
                    upper: self.walk(square, (files, ranks)),
                };
                line += 1;
            }
            square += 1;
        }
        table
    }

    /// The squares from here to the edge in one direction.
    const fn walk(&self, square: usize, step: Delta) -> u128 {
        let mut set = 0;
        let (file, rank) = self.place[square];
        let (mut file, mut rank) = (file + step.0, rank + step.1);
        while self.at(file, rank) >= 0 {
            set |= 1 << self.at(file, rank);
            file += step.0;
            rank += step.1;
        }
        set
    }
}

/// The king's steps between each two squares, if nothing were in the way: the board has no holes for it.
pub(super) const fn apart<const N: usize>(shape: &Shape<N>) -> [[u8; N]; N] {
    let mut table = [[0; N]; N];
    let mut i = 0;
    while i < N * N {
        let ((file, rank), (to_file, to_rank)) = (shape.place[i / N], shape.place[i % N]);
        let (files, ranks) = (file.abs_diff(to_file), rank.abs_diff(to_rank));
        table[i / N][i % N] = if files > ranks { files } else { ranks };
        i += 1;
    }
    table
}

/// The two lines from number `first` on through every square, without the square.
pub(super) const fn lines<const N: usize>(
    rays: &[[Ray<u128>; N_LINES]; N],
    first: usize,
) -> [u128; N] {
    let mut table = [0; N];
    let mut square = 0;
    while square < N {
        let (one, other) = (rays[square][first], rays[square][first + 1]);
        table[square] = one.lower | one.upper | other.lower | other.upper;
        square += 1;
    }
    table
}

/// The squares strictly between each two squares of one line.
pub(super) const fn between<const N: usize>(rays: &[[Ray<u128>; N_LINES]; N]) -> [[u128; N]; N] {
    let mut table = [[0; N]; N];
    let mut low = 0;
    while low < N {
        let mut line = 0;
        while line < N_LINES {
            let mut upper = rays[low][line].upper;
            while upper != 0 {
                let high = upper.trailing_zeros() as usize;
                let inner = rays[low][line].upper & rays[high][line].lower;
                table[low][high] = inner;
                table[high][low] = inner;
                upper &= upper - 1;
            }
            line += 1;
        }
        low += 1;
    }
    table
}

/// The king's eight steps.
pub(super) const KING: [Delta; 8] = [
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
pub(super) const KNIGHT: [Delta; 8] = [
    (-1, -2),
    (1, -2),
    (-2, -1),
    (2, -1),
    (-2, 1),
    (2, 1),
    (-1, 2),
    (1, 2),
];

/// The captures of pawns that go up, right, down and left: in the order of the seats.
pub(super) const STRIKES: [[Delta; 2]; 4] = [
    [(-1, 1), (1, 1)],
    [(1, -1), (1, 1)],
    [(-1, -1), (1, -1)],
    [(-1, -1), (-1, 1)],
];

/// The directions of the four lines in which square numbers grow: file and rank, then diagonals.
const LINES: [Delta; N_LINES] = [(1, 0), (0, 1), (1, 1), (-1, 1)];
