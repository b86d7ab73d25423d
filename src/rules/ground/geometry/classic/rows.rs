//! What rooks and bishops see on the 8x8 board, looked up line by line.
//!
//! A multiplication gathers the six inner squares of a line in the top byte, whichever ranks they
//! stand on ("kindergarten" attacks). One table of 4 KiB then serves ranks and both diagonals, one of
//! 4 KiB the files: all of it stays in the nearest cache, where tables of magic numbers for whole
//! rooks need 800 KiB. The outer squares need not be looked at: a line ends there anyway.

use crate::rules::ground::geometry::Ray;
use crate::rules::ground::geometry::classic::{FILE_A, WIDE_RAYS};

/// By place in a row of eight and by which of its inner squares are taken: what is seen, on every rank.
static ROWS: [[u64; 64]; 8] = rows();
/// The same by rank, for the a-file.
static FILES: [[u64; 64]; 8] = files();

/// The rank, the diagonal and the antidiagonal through each square, the square left out.
static RANKS: [u64; 64] = line(0);
static DIAGONALS: [u64; 64] = line(2);
static ANTIDIAGONALS: [u64; 64] = line(3);

/// Adds up the squares of a line, file by file: b to g are the lowest six bits of the top seven.
const FROM_LINE: u64 = FILE_A << 1;
/// Carries a2 to a7 to the six topmost bits; no two products meet, so nothing is carried over.
const FROM_A_FILE: u64 = 0x0004_0810_2040_8000;

#[expect(clippy::cast_possible_truncation, reason = "this board has 64 squares")]
const fn line(number: usize) -> [u64; 64] {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        let Ray { lower, upper } = WIDE_RAYS[square][number];
        table[square] = (lower | upper) as u64;
        square += 1;
    }
    table
}

/// The squares of a row that a piece on `place` sees, the first one taken on each side included.
const fn seen(place: usize, inner: usize) -> u64 {
    let taken = inner << 1;
    let mut seen = 0;
    let mut right = place + 1;
    while right < 8 {
        seen |= 1 << right;
        if taken & 1 << right != 0 {
            break;
        }
        right += 1;
    }
    let mut left = place;
    while left > 0 {
        left -= 1;
        seen |= 1 << left;
        if taken & 1 << left != 0 {
            break;
        }
    }
    seen
}

const fn rows() -> [[u64; 64]; 8] {
    let mut table = [[0; 64]; 8];
    let mut i = 0;
    while i < 8 * 64 {
        table[i / 64][i % 64] = seen(i / 64, i % 64) * FILE_A;
        i += 1;
    }
    table
}

const fn files() -> [[u64; 64]; 8] {
    let mut table = [[0; 64]; 8];
    let mut i = 0;
    while i < 8 * 64 {
        let row = seen(i / 64, i % 64);
        let mut place = 0;
        while place < 8 {
            table[i / 64][i % 64] |= (row >> place & 1) << (8 * place);
            place += 1;
        }
        i += 1;
    }
    table
}

#[inline]
fn along(line: u64, file: usize, occupied: u64) -> u64 {
    let inner = (line & occupied).wrapping_mul(FROM_LINE) >> 58;
    ROWS[file & 7][(inner & 63) as usize] & line
}

/// Where a rook reaches, the first piece on each line included.
#[inline]
pub(super) fn rook_reach(square: u8, occupied: u64) -> u64 {
    let (index, file) = (usize::from(square & 63), square & 7);
    let inner = (occupied >> file & FILE_A).wrapping_mul(FROM_A_FILE) >> 58;
    let upright = FILES[index >> 3][(inner & 63) as usize] << file;
    upright | along(RANKS[index], index & 7, occupied)
}

/// Where a bishop reaches, the first piece on each line included.
#[inline]
pub(super) fn bishop_reach(square: u8, occupied: u64) -> u64 {
    let (index, file) = (usize::from(square & 63), usize::from(square & 7));
    along(DIAGONALS[index], file, occupied) | along(ANTIDIAGONALS[index], file, occupied)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::geometry::{Classic, slide};

    #[test]
    fn the_tables_see_what_a_slide_along_the_lines_sees() {
        let mut dice = 0x9E37_79B9_7F4A_7C15_u64;
        for _ in 0..20_000 {
            dice ^= dice << 13;
            dice ^= dice >> 7;
            dice ^= dice << 17;
            let occupied = dice & dice.rotate_left(17);
            for square in 0..64 {
                let straight = slide::<Classic>(square, occupied, 0..2);
                assert_eq!(rook_reach(square, occupied), straight, "{square}");
                let diagonal = slide::<Classic>(square, occupied, 2..4);
                assert_eq!(bishop_reach(square, occupied), diagonal, "{square}");
            }
        }
    }
}
