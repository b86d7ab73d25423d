//! The 8x8 board of normal chess. Square 0 is a1, 7 is h1, 63 is h8.

mod rows;

use crate::rules::ground::geometry::shape::{KING, KNIGHT, STRIKES, Shape, apart, between, lines};
use crate::rules::ground::geometry::{CastlingPath, Delta, Geometry, N_LINES, Ray, Wing};
use crate::rules::ground::seat::{ArmyValue, OfTwo};
use crate::rules::ground::{Seat, Seats};

/// The 8x8 board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Classic;

const RANK_1: u64 = 0xFF;
const RANK_2: u64 = RANK_1 << 8;
const RANK_7: u64 = RANK_1 << 48;
const RANK_8: u64 = RANK_1 << 56;
const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;

const SHAPE: Shape<64> = Shape::new(8, 0);
const WIDE_RAYS: [[Ray<u128>; N_LINES]; 64] = SHAPE.rays();

static KING_STEPS: [u64; 64] = narrow(SHAPE.leaps(&KING));
static KNIGHT_STEPS: [u64; 64] = narrow(SHAPE.leaps(&KNIGHT));
static WHITE_PAWN_ATTACKS: [u64; 64] = narrow(SHAPE.leaps(&STRIKES[Seat::WHITE.index()]));
static BLACK_PAWN_ATTACKS: [u64; 64] = narrow(SHAPE.leaps(&STRIKES[Seat::BLACK.index()]));
static RAYS: [[Ray<u64>; N_LINES]; 64] = narrow_rays();
static ROOK_LINES: [u64; 64] = narrow(lines(&WIDE_RAYS, 0));
static BISHOP_LINES: [u64; 64] = narrow(lines(&WIDE_RAYS, 2));
static APART: [[u8; 64]; 64] = apart(&SHAPE);
static WITHIN: [[u64; 8]; 64] = within(&apart(&SHAPE));
static BETWEEN: [[u64; 64]; 64] = narrow_between();

/// The lower half of each set: this board has only 64 squares.
#[expect(clippy::cast_possible_truncation, reason = "this board has 64 squares")]
const fn narrow(wide: [u128; 64]) -> [u64; 64] {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        table[square] = wide[square] as u64;
        square += 1;
    }
    table
}

/// The squares at most so many king's steps from each.
const fn within(apart: &[[u8; 64]; 64]) -> [[u64; 8]; 64] {
    let mut table = [[0; 8]; 64];
    let mut i = 0;
    while i < 64 * 8 * 64 {
        let (square, steps, other) = (i / 512, i / 64 % 8, i % 64);
        if apart[square][other] as usize <= steps {
            table[square][steps] |= 1 << other;
        }
        i += 1;
    }
    table
}

#[expect(clippy::cast_possible_truncation, reason = "this board has 64 squares")]
const fn narrow_rays() -> [[Ray<u64>; N_LINES]; 64] {
    let mut table = [[Ray { lower: 0, upper: 0 }; N_LINES]; 64];
    let mut i = 0;
    while i < 64 * N_LINES {
        let wide = WIDE_RAYS[i / N_LINES][i % N_LINES];
        table[i / N_LINES][i % N_LINES] = Ray {
            lower: wide.lower as u64,
            upper: wide.upper as u64,
        };
        i += 1;
    }
    table
}

const fn narrow_between() -> [[u64; 64]; 64] {
    let wide = between(&WIDE_RAYS);
    let mut table = [[0; 64]; 64];
    let mut square = 0;
    while square < 64 {
        table[square] = narrow(wide[square]);
        square += 1;
    }
    table
}

impl Geometry for Classic {
    type Bits = u64;
    type Armies<T: ArmyValue> = OfTwo<T>;

    const SIDE: u8 = 8;
    const SQUARES: u8 = 64;
    const SEATS: &'static [Seat] = &[Seat::WHITE, Seat::BLACK];
    const FULL: u64 = u64::MAX;
    const CASTLING_HOMES: u64 = 0x91 | 0x91 << 56;

    #[inline]
    fn index(file: i8, rank: i8) -> Option<u8> {
        let on_board = (0..8).contains(&file) && (0..8).contains(&rank);
        on_board.then(|| rank.unsigned_abs() * 8 + file.unsigned_abs())
    }

    #[inline]
    fn file_rank(square: u8) -> (u8, u8) {
        (square % 8, square / 8)
    }

    #[inline]
    fn king_steps(square: u8) -> u64 {
        KING_STEPS[usize::from(square & 63)]
    }

    #[inline]
    fn knight_steps(square: u8) -> u64 {
        KNIGHT_STEPS[usize::from(square & 63)]
    }

    #[inline]
    fn ray(square: u8, line: usize) -> Ray<u64> {
        RAYS[usize::from(square & 63)][line & 3]
    }

    #[inline]
    fn rook_lines(square: u8) -> u64 {
        ROOK_LINES[usize::from(square & 63)]
    }

    #[inline]
    fn bishop_lines(square: u8) -> u64 {
        BISHOP_LINES[usize::from(square & 63)]
    }

    #[inline]
    fn rook_reach(square: u8, occupied: u64) -> u64 {
        rows::rook_reach(square, occupied)
    }

    #[inline]
    fn bishop_reach(square: u8, occupied: u64) -> u64 {
        rows::bishop_reach(square, occupied)
    }

    #[inline]
    fn between(a: u8, b: u8) -> u64 {
        BETWEEN[usize::from(a & 63)][usize::from(b & 63)]
    }

    #[inline]
    fn apart(a: u8, b: u8) -> u8 {
        APART[usize::from(a & 63)][usize::from(b & 63)]
    }

    #[inline]
    fn nearest(square: u8, set: u64) -> Option<u8> {
        let within = WITHIN[usize::from(square & 63)];
        (0..8).find(|steps| set & within[usize::from(steps & 7)] != 0)
    }

    #[inline]
    fn shift(set: u64, (files, ranks): Delta) -> u64 {
        let kept = match files {
            1 => set & !FILE_H,
            -1 => set & !FILE_A,
            _ => set,
        };
        let by = files + 8 * ranks;
        if by >= 0 {
            kept << by.unsigned_abs()
        } else {
            kept >> by.unsigned_abs()
        }
    }

    #[inline]
    fn forward(seat: Seat) -> Delta {
        if seat == Seat::WHITE { (0, 1) } else { (0, -1) }
    }

    #[inline]
    fn pawn_step(seat: Seat, square: u8) -> Option<u8> {
        if seat == Seat::WHITE {
            (square < 56).then(|| square + 8)
        } else {
            square.checked_sub(8)
        }
    }

    #[inline]
    fn pawn_attacks(seat: Seat, square: u8) -> u64 {
        let table = if seat == Seat::WHITE {
            &WHITE_PAWN_ATTACKS
        } else {
            &BLACK_PAWN_ATTACKS
        };
        table[usize::from(square & 63)]
    }

    #[inline]
    fn double_step_from(seat: Seat) -> u64 {
        if seat == Seat::WHITE { RANK_2 } else { RANK_7 }
    }

    #[inline]
    fn promotion(seat: Seat) -> u64 {
        if seat == Seat::WHITE { RANK_8 } else { RANK_1 }
    }

    fn no_pawns(_seat: Seat) -> u64 {
        RANK_1 | RANK_8
    }

    #[inline]
    fn castling(seat: Seat, wing: Wing) -> CastlingPath<u64> {
        let home = if seat == Seat::WHITE { 0 } else { 56 };
        match wing {
            Wing::King => CastlingPath {
                king_from: home + 4,
                king_to: home + 6,
                rook_from: home + 7,
                rook_to: home + 5,
                between: 0x60 << home,
            },
            Wing::Queen => CastlingPath {
                king_from: home + 4,
                king_to: home + 2,
                rook_from: home,
                rook_to: home + 3,
                between: 0x0E << home,
            },
        }
    }

    #[inline]
    fn next_seat(seat: Seat, _seats: Seats) -> Seat {
        seat.opposite()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::geometry::{bishop_reach, line_through, rook_reach};
    use crate::rules::{Square, SquareSet};

    fn squares(names: &str) -> u64 {
        names
            .split_whitespace()
            .filter_map(Square::parse)
            .collect::<SquareSet<Classic>>()
            .bits()
    }

    fn at(name: &str) -> u8 {
        Square::<Classic>::parse(name).unwrap().index()
    }

    #[test]
    fn a_rook_stops_at_the_first_piece_on_each_side() {
        let occupied = squares("b4 d6 f4 d4");
        assert_eq!(
            rook_reach::<Classic>(at("d4"), occupied),
            squares("b4 c4 e4 f4 d1 d2 d3 d5 d6")
        );
    }

    #[test]
    fn a_bishop_in_the_corner_sees_one_diagonal() {
        assert_eq!(
            bishop_reach::<Classic>(at("a1"), 0),
            squares("b2 c3 d4 e5 f6 g7 h8")
        );
        assert_eq!(
            bishop_reach::<Classic>(at("h1"), 0),
            squares("g2 f3 e4 d5 c6 b7 a8")
        );
    }

    #[test]
    fn knights_and_kings_do_not_wrap_around_the_edge() {
        assert_eq!(Classic::knight_steps(at("a1")), squares("b3 c2"));
        assert_eq!(Classic::king_steps(at("h1")), squares("g1 g2 h2"));
    }

    #[test]
    fn pawns_attack_forward_on_both_sides() {
        assert_eq!(Classic::pawn_attacks(Seat::WHITE, at("a2")), squares("b3"));
        assert_eq!(
            Classic::pawn_attacks(Seat::BLACK, at("e5")),
            squares("d4 f4")
        );
    }

    #[test]
    fn between_and_line_know_all_four_directions() {
        assert_eq!(Classic::between(at("e1"), at("e4")), squares("e2 e3"));
        assert_eq!(Classic::between(at("h1"), at("e4")), squares("g2 f3"));
        assert_eq!(Classic::between(at("a1"), at("b3")), 0);
        assert_eq!(line_through::<Classic>(at("b1"), at("a1")), RANK_1);
    }

    #[test]
    fn castling_paths_are_those_of_the_laws() {
        let long = Classic::castling(Seat::BLACK, Wing::Queen);
        assert_eq!((long.king_from, long.king_to), (at("e8"), at("c8")));
        assert_eq!((long.rook_from, long.rook_to), (at("a8"), at("d8")));
        assert_eq!(long.between, squares("b8 c8 d8"));
    }
}
