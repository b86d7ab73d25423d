//! The cross of the family game: 12x12 squares without the four 2x2 corners, four armies.
//!
//! 128 squares, files a to l, ranks 1 to 12; the holes are a1 b1 a2 b2, k1 l1 k2 l2, a11 b11 a12
//! b12 and k11 l11 k12 l12. Square 0 is c1, square 127 is j12. Steps and diagonals past an inner
//! corner, as from c2 to b3, are steps like any other.

mod castling;
mod corner;

use crate::rules::ground::geometry::shape::{KING, KNIGHT, STRIKES, Shape, apart, between, lines};
use crate::rules::ground::geometry::{CastlingPath, Delta, Geometry, N_LINES, Ray, Wing};
use crate::rules::ground::ruleset::PromotionRow;
use crate::rules::ground::seat::ArmyValue;
use crate::rules::ground::{BySeat, Seat, Seats};

/// The cross-shaped board of 128 squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cross;

const SHAPE: Shape<128> = Shape::new(12, 2);

static NUMBER: [[i16; 12]; 12] = SHAPE.number;
static PLACE: [Delta; 128] = SHAPE.place;
static KING_STEPS: [u128; 128] = SHAPE.leaps(&KING);
static KNIGHT_STEPS: [u128; 128] = SHAPE.leaps(&KNIGHT);
static PAWN_ATTACKS: [[u128; 128]; 4] = [
    SHAPE.leaps(&STRIKES[0]),
    SHAPE.leaps(&STRIKES[1]),
    SHAPE.leaps(&STRIKES[2]),
    SHAPE.leaps(&STRIKES[3]),
];
static RAYS: [[Ray<u128>; N_LINES]; 128] = SHAPE.rays();
static ROOK_LINES: [u128; 128] = lines(&SHAPE.rays(), 0);
static BISHOP_LINES: [u128; 128] = lines(&SHAPE.rays(), 2);
static APART: [[u8; 128]; 128] = apart(&SHAPE);
static BETWEEN: [[u128; 128]; 128] = between(&SHAPE.rays());

/// The squares of some files and ranks, both counted from 0, the last ones included.
#[expect(clippy::cast_sign_loss, reason = "a square's number is not negative")]
const fn block(files: (usize, usize), ranks: (usize, usize)) -> u128 {
    let mut set = 0;
    let mut cell = 0;
    while cell < 144 {
        let (file, rank) = (cell % 12, cell / 12);
        let inside = file >= files.0 && file <= files.1 && rank >= ranks.0 && rank <= ranks.1;
        if inside && SHAPE.number[rank][file] >= 0 {
            set |= 1 << SHAPE.number[rank][file] as u32;
        }
        cell += 1;
    }
    set
}

/// The squares from which nothing goes one step in each of the four directions.
const LAST_ROW: [u128; 4] = [
    block((2, 9), (11, 11)) | block((0, 1), (9, 9)) | block((10, 11), (9, 9)),
    block((11, 11), (2, 9)) | block((9, 9), (0, 1)) | block((9, 9), (10, 11)),
    block((2, 9), (0, 0)) | block((0, 1), (2, 2)) | block((10, 11), (2, 2)),
    block((0, 0), (2, 9)) | block((2, 2), (0, 1)) | block((2, 2), (10, 11)),
];

/// Where the kings, queens and the like of a seat start, and the row of pawns before them.
const FIRST_ROW: [u128; 4] = [
    block((2, 9), (0, 0)),
    block((0, 0), (2, 9)),
    block((2, 9), (11, 11)),
    block((11, 11), (2, 9)),
];
const SECOND_ROW: [u128; 4] = [
    block((2, 9), (1, 1)),
    block((1, 1), (2, 9)),
    block((2, 9), (10, 10)),
    block((10, 10), (2, 9)),
];

/// Ranks by how far a square's number grows to the next rank: the rows differ in length.
const LOW_AND_HIGH: u128 = block((2, 9), (0, 0)) | block((2, 9), (10, 10));
const BEFORE_CORNERS: u128 = block((2, 9), (1, 1)) | block((2, 9), (9, 9));
const MIDDLE: u128 = block((0, 11), (2, 8));

const fn up(set: u128) -> u128 {
    (set & LOW_AND_HIGH) << 8 | (set & BEFORE_CORNERS) << 10 | (set & MIDDLE) << 12
}

const fn down(set: u128) -> u128 {
    let (low_and_high, before, middle) = (up(LOW_AND_HIGH), up(BEFORE_CORNERS), up(MIDDLE));
    (set & low_and_high) >> 8 | (set & before) >> 10 | (set & middle) >> 12
}

const fn right(set: u128) -> u128 {
    (set & !LAST_ROW[Seat::West.index()]) << 1
}

const fn left(set: u128) -> u128 {
    (set & !LAST_ROW[Seat::East.index()]) >> 1
}

#[inline]
const fn sideways(set: u128, files: i8) -> u128 {
    match files {
        1 => right(set),
        -1 => left(set),
        _ => set,
    }
}

#[inline]
const fn upright(set: u128, ranks: i8) -> u128 {
    match ranks {
        1 => up(set),
        -1 => down(set),
        _ => set,
    }
}

/// The number of a square that is known to exist.
#[expect(clippy::cast_possible_truncation, reason = "below 128")]
#[expect(clippy::cast_sign_loss, reason = "the square exists")]
const fn known(file: i8, rank: i8) -> u8 {
    SHAPE.at(file, rank) as u8
}

impl Geometry for Cross {
    type Bits = u128;
    type Armies<T: ArmyValue> = BySeat<T>;

    const SIDE: u8 = 12;
    const SQUARES: u8 = 128;
    const SEATS: &'static [Seat] = &Seat::ALL;
    const FULL: u128 = u128::MAX;
    const CASTLING_HOMES: u128 = castling::homes();

    #[inline]
    fn index(file: i8, rank: i8) -> Option<u8> {
        let row = NUMBER.get(usize::try_from(rank).ok()?)?;
        let number = row.get(usize::try_from(file).ok()?)?;
        u8::try_from(*number).ok()
    }

    #[inline]
    fn file_rank(square: u8) -> (u8, u8) {
        let (file, rank) = PLACE[usize::from(square & 127)];
        (file.unsigned_abs(), rank.unsigned_abs())
    }

    #[inline]
    fn king_steps(square: u8) -> u128 {
        KING_STEPS[usize::from(square & 127)]
    }

    #[inline]
    fn knight_steps(square: u8) -> u128 {
        KNIGHT_STEPS[usize::from(square & 127)]
    }

    #[inline]
    fn ray(square: u8, line: usize) -> Ray<u128> {
        RAYS[usize::from(square & 127)][line & 3]
    }

    #[inline]
    fn rook_lines(square: u8) -> u128 {
        ROOK_LINES[usize::from(square & 127)]
    }

    #[inline]
    fn bishop_lines(square: u8) -> u128 {
        BISHOP_LINES[usize::from(square & 127)]
    }

    #[inline]
    fn between(a: u8, b: u8) -> u128 {
        BETWEEN[usize::from(a & 127)][usize::from(b & 127)]
    }

    #[inline]
    fn apart(a: u8, b: u8) -> u8 {
        APART[usize::from(a & 127)][usize::from(b & 127)]
    }

    /// A step past an inner corner goes round it on one side or the other.
    #[inline]
    fn shift(set: u128, (files, ranks): Delta) -> u128 {
        if files == 0 || ranks == 0 {
            sideways(upright(set, ranks), files)
        } else {
            sideways(upright(set, ranks), files) | upright(sideways(set, files), ranks)
        }
    }

    #[inline]
    fn forward(seat: Seat) -> Delta {
        match seat {
            Seat::South => (0, 1),
            Seat::West => (1, 0),
            Seat::North => (0, -1),
            Seat::East => (-1, 0),
        }
    }

    #[inline]
    fn pawn_step(seat: Seat, square: u8) -> Option<u8> {
        let (files, ranks) = Self::forward(seat);
        let (file, rank) = PLACE[usize::from(square & 127)];
        Self::index(file + files, rank + ranks)
    }

    #[inline]
    fn pawn_attacks(seat: Seat, square: u8) -> u128 {
        PAWN_ATTACKS[seat.index()][usize::from(square & 127)]
    }

    #[inline]
    fn double_step_from(seat: Seat) -> u128 {
        SECOND_ROW[seat.index()]
    }

    /// Where a pawn's way ends: the far row, and the ends of the side arms.
    #[inline]
    fn promotion(seat: Seat) -> u128 {
        LAST_ROW[seat.index()]
    }

    fn promotion_by(seat: Seat, row: PromotionRow) -> u128 {
        match row {
            PromotionRow::EndOfLine => LAST_ROW[seat.index()],
            PromotionRow::FarRowOnly => FIRST_ROW[seat.opposite().index()],
            PromotionRow::OwnEighth => corner::FROM_EIGHTH[seat.index()] | LAST_ROW[seat.index()],
            PromotionRow::AnyEnemyBackRow => seat
                .followers()
                .into_iter()
                .fold(0, |rows, other| rows | FIRST_ROW[other.index()]),
        }
    }

    #[inline]
    fn past_corner(square: u8) -> u128 {
        corner::PAST_CORNER[usize::from(square & 127)]
    }

    fn no_pawns(seat: Seat) -> u128 {
        LAST_ROW[seat.index()] | FIRST_ROW[seat.index()]
    }

    #[inline]
    fn castling(seat: Seat, wing: Wing) -> CastlingPath<u128> {
        castling::PATHS[seat.index()][wing as usize]
    }

    fn rotated_castling(seat: Seat, wing: Wing) -> Option<CastlingPath<u128>> {
        match seat {
            Seat::South | Seat::West => None,
            Seat::North => Some(castling::ROTATED[0][wing as usize]),
            Seat::East => Some(castling::ROTATED[1][wing as usize]),
        }
    }

    #[inline]
    fn next_seat(seat: Seat, seats: Seats) -> Seat {
        let [one, two, three] = seat.followers();
        [one, two, three]
            .into_iter()
            .find(|next| seats.contains(*next))
            .unwrap_or(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::geometry::{bishop_reach, rook_reach};
    use crate::rules::{Square, SquareSet};

    fn at(name: &str) -> u8 {
        Square::<Cross>::parse(name).unwrap().index()
    }

    fn squares(names: &str) -> u128 {
        let set: SquareSet<Cross> = names.split_whitespace().filter_map(Square::parse).collect();
        assert_eq!(set.len() as usize, names.split_whitespace().count());
        set.bits()
    }

    #[test]
    fn the_corners_are_no_squares() {
        let holes = "a1 b1 a2 b2 k1 l1 k2 l2 a11 b11 a12 b12 k11 l11 k12 l12";
        for name in holes.split_whitespace() {
            assert_eq!(Square::<Cross>::parse(name), None, "{name}");
        }
        for square in Square::<Cross>::all() {
            assert_eq!(Square::parse(&square.to_string()), Some(square));
        }
        assert_eq!((at("c1"), at("j12")), (0, 127));
    }

    #[test]
    fn a_shift_moves_each_square_as_a_step_does() {
        for step in KING {
            for square in Square::<Cross>::all() {
                let stepped = square.offset(step.0, step.1);
                let want = stepped.map_or(SquareSet::EMPTY, SquareSet::of);
                assert_eq!(SquareSet::of(square).shift(step), want, "{square} {step:?}");
            }
        }
    }

    #[test]
    fn lines_end_at_the_cut_corners() {
        assert_eq!(rook_reach::<Cross>(at("b3"), 0).count_ones(), 11 + 7);
        assert_eq!(
            bishop_reach::<Cross>(at("c2"), 0),
            squares("d1 b3 a4 d3 e4 f5 g6 h7 i8 j9 k10")
        );
    }

    #[test]
    fn castling_paths_are_those_of_four_seats() {
        for (seat, wing, king, rook) in [
            (Seat::South, Wing::King, "g1i1", "j1h1"),
            (Seat::West, Wing::King, "a6a4", "a3a5"),
            (Seat::West, Wing::Queen, "a6a8", "a10a7"),
            (Seat::North, Wing::Queen, "g12e12", "c12f12"),
            (Seat::East, Wing::Queen, "l6l8", "l10l7"),
        ] {
            let path = Cross::castling(seat, wing);
            let name = |square| Square::<Cross>::known(square);
            assert_eq!(
                format!("{}{}", name(path.king_from), name(path.king_to)),
                king
            );
            assert_eq!(
                format!("{}{}", name(path.rook_from), name(path.rook_to)),
                rook
            );
        }
        assert_eq!(
            Cross::castling(Seat::East, Wing::Queen).between,
            squares("l7 l8 l9")
        );
    }

    #[test]
    fn a_pawns_way_ends_where_no_square_follows() {
        for seat in Seat::ALL {
            for square in Square::<Cross>::all() {
                let last = SquareSet::<Cross>::from_bits(Cross::promotion(seat));
                let ends = Cross::pawn_step(seat, square.index()).is_none();
                assert_eq!(last.contains(square), ends, "{seat} {square}");
            }
        }
    }
}
