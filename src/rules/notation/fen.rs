//! FEN, the one-line text of a position.
//!
//! Reading accepts anything a [`Setup`] can hold; whether it is a position is the setup's
//! business. Fields that are missing at the end take their usual values: White to move, no
//! castling, nothing passed, clocks 0 and 1. Castling rights may also name the files of the rooks,
//! `HAha`, as some programs write them.

use std::fmt;
use std::ops::Range;

use crate::rules::ground::geometry::{Classic, Wing};
use crate::rules::ground::{Board, BySeat, Piece, Role, Seat, Seats, Square};
use crate::rules::moving::{Castling, Company, Position, Setup};

/// What is not FEN, and which bytes of the text it concerns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FenError {
    /// Which rule of the notation is broken.
    pub kind: FenErrorKind,
    /// The bytes of the input.
    pub bytes: Range<usize>,
}

/// What is not FEN.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FenErrorKind {
    /// There is no text.
    Empty,
    /// Not eight ranks; how many there are.
    RankCount(usize),
    /// A rank (counted from 1, White's first) does not have eight squares; how many it has.
    RankLength {
        /// The rank, from 1.
        rank: usize,
        /// How many the text gives it.
        squares: usize,
    },
    /// No piece has this letter.
    UnknownPiece(char),
    /// The side to move is neither `w` nor `b`.
    Turn,
    /// The castling field is neither `-` nor made of `KQkq` (or of `HAha`, which is the same).
    Castling,
    /// The en passant field is neither `-` nor a square.
    EnPassant,
    /// A clock is not a number.
    Clock,
    /// There is more text than six fields.
    TooManyFields,
}

impl fmt::Display for FenErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("this position is empty"),
            Self::RankCount(n) => write!(f, "this position should have 8 ranks; it has {n}"),
            Self::RankLength { rank, squares } => {
                write!(
                    f,
                    "rank {rank} of this position should have 8 squares; it has {squares}"
                )
            }
            Self::UnknownPiece(letter) => write!(f, "no piece has the letter `{letter}`"),
            Self::Turn => f.write_str("the side to move is `w` or `b`"),
            Self::Castling => f.write_str("castling rights are `-` or some of `KQkq`"),
            Self::EnPassant => f.write_str("the en passant square is `-` or a square such as `e3`"),
            Self::Clock => f.write_str("this clock is not a number from 0 to 65535"),
            Self::TooManyFields => f.write_str("a position has at most six parts"),
        }
    }
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.kind.fmt(f)
    }
}

impl std::error::Error for FenError {}

/// A part of the text with its place in it.
#[derive(Clone, Copy)]
pub(super) struct Part<'a> {
    pub(super) text: &'a str,
    pub(super) start: usize,
}

impl Part<'_> {
    pub(super) fn bytes(self) -> Range<usize> {
        self.start..self.start + self.text.len()
    }

    fn error(self, kind: FenErrorKind) -> FenError {
        FenError {
            kind,
            bytes: self.bytes(),
        }
    }
}

/// The pieces of a text between separators, each with its place.
pub(super) fn parts(text: &str, is_separator: fn(char) -> bool) -> Vec<Part<'_>> {
    let mut start = 0;
    let mut found = Vec::new();
    for piece in text.split_inclusive(is_separator) {
        found.push(Part {
            text: piece.trim_end_matches(is_separator),
            start,
        });
        start += piece.len();
    }
    if text.ends_with(is_separator) {
        found.push(Part {
            text: "",
            start: text.len(),
        });
    }
    found
}

impl Setup<Classic> {
    /// Reads a FEN of one to six fields.
    ///
    /// # Errors
    /// The first thing that is not FEN, with its bytes.
    pub fn parse_fen(text: &str) -> Result<Self, FenError> {
        let mut fields = parts(text, char::is_whitespace);
        fields.retain(|field| !field.text.is_empty());
        let mut fields = fields.into_iter();
        let empty = FenError {
            kind: FenErrorKind::Empty,
            bytes: 0..text.len(),
        };
        let board = read_board(fields.next().ok_or(empty)?)?;
        let turn = fields.next().map_or(Ok(Seat::WHITE), read_turn)?;
        let castling = fields.next().map_or(Ok(Castling::NONE), read_castling)?;
        let mut passed = BySeat::default();
        passed[turn.opposite()] = fields.next().map_or(Ok(None), read_passed)?;
        let halfmove = fields.next().map_or(Ok(0), read_clock)?;
        let fullmove = fields.next().map_or(Ok(1), read_clock)?;
        match fields.next() {
            Some(extra) => Err(extra.error(FenErrorKind::TooManyFields)),
            None => Ok(Self {
                board,
                turn,
                castling,
                seats: Seats::TWO,
                passed,
                halfmove,
                fullmove,
                company: Company::default(),
            }),
        }
    }
}

fn read_board(field: Part<'_>) -> Result<Board<Classic>, FenError> {
    let rows = parts(field.text, |c| c == '/');
    if rows.len() != 8 {
        return Err(field.error(FenErrorKind::RankCount(rows.len())));
    }
    let mut board = Board::empty();
    for (row, below_top) in rows.into_iter().zip(1..) {
        let row = Part {
            start: field.start + row.start,
            ..row
        };
        read_rank(&mut board, row, 8 - below_top)?;
    }
    Ok(board)
}

/// Reads one rank, counted from 0.
fn read_rank(board: &mut Board<Classic>, row: Part<'_>, rank: u8) -> Result<(), FenError> {
    let mut file: usize = 0;
    for (offset, letter) in row.text.char_indices() {
        if let Some(digit) = letter.to_digit(10).filter(|digit| (1..=8).contains(digit)) {
            file += digit as usize;
            continue;
        }
        let Some(piece) = Piece::from_letter(letter) else {
            let start = row.start + offset;
            let bytes = start..start + letter.len_utf8();
            return Err(FenError {
                kind: FenErrorKind::UnknownPiece(letter),
                bytes,
            });
        };
        if let Some(square) = u8::try_from(file)
            .ok()
            .and_then(|file| Square::new(file, rank))
        {
            board.put(square, piece);
        }
        file += 1;
    }
    if file == 8 {
        return Ok(());
    }
    let rank = usize::from(rank) + 1;
    Err(row.error(FenErrorKind::RankLength {
        rank,
        squares: file,
    }))
}

fn read_turn(field: Part<'_>) -> Result<Seat, FenError> {
    match field.text {
        "w" => Ok(Seat::WHITE),
        "b" => Ok(Seat::BLACK),
        _ => Err(field.error(FenErrorKind::Turn)),
    }
}

fn read_castling(field: Part<'_>) -> Result<Castling, FenError> {
    if field.text == "-" {
        return Ok(Castling::NONE);
    }
    field
        .text
        .chars()
        .try_fold(Castling::NONE, |rights, letter| {
            let seat = if letter.is_ascii_uppercase() {
                Seat::WHITE
            } else {
                Seat::BLACK
            };
            match letter.to_ascii_uppercase() {
                // Some programs name the file of the rook: in normal chess h and a.
                'K' | 'H' => Ok(rights.with(seat, Wing::King)),
                'Q' | 'A' => Ok(rights.with(seat, Wing::Queen)),
                _ => Err(field.error(FenErrorKind::Castling)),
            }
        })
}

fn read_passed(field: Part<'_>) -> Result<Option<Square<Classic>>, FenError> {
    if field.text == "-" {
        return Ok(None);
    }
    Square::parse(field.text)
        .map(Some)
        .ok_or_else(|| field.error(FenErrorKind::EnPassant))
}

fn read_clock(field: Part<'_>) -> Result<u16, FenError> {
    field
        .text
        .parse()
        .map_err(|_| field.error(FenErrorKind::Clock))
}

impl Position<Classic> {
    /// Writes FEN with the en passant square after every double step.
    #[must_use]
    pub fn to_fen(&self) -> String {
        write_fen(self, self.passed().next())
    }

    /// Writes FEN with the en passant square only if a legal capture uses it.
    #[must_use]
    pub fn to_strict_fen(&self) -> String {
        let usable = |square: &Square<Classic>| {
            let attackers = self.board().pieces(self.turn(), Role::Pawn).iter();
            let moves = attackers.flat_map(|from| self.moves_from(from));
            moves
                .into_iter()
                .any(|mv| mv.is_en_passant() && mv.to() == *square)
        };
        write_fen(self, self.passed().next().filter(usable))
    }
}

fn write_fen(position: &Position<Classic>, passed: Option<Square<Classic>>) -> String {
    let rows: Vec<String> = (0..8)
        .rev()
        .map(|rank| write_rank(position, rank))
        .collect();
    let letters: String = (position.castling().iter())
        .map(|(seat, wing)| {
            let role = if wing == Wing::King {
                Role::King
            } else {
                Role::Queen
            };
            Piece::new(role, seat).letter()
        })
        .collect();
    let castling = if letters.is_empty() {
        "-".to_owned()
    } else {
        letters
    };
    let passed = passed.map_or_else(|| "-".to_owned(), |square| square.to_string());
    let (halfmove, fullmove) = (position.halfmove_clock(), position.fullmove());
    let turn = position.turn().letter();
    format!(
        "{} {turn} {castling} {passed} {halfmove} {fullmove}",
        rows.join("/")
    )
}

fn write_rank(position: &Position<Classic>, rank: u8) -> String {
    let mut row = String::new();
    let mut empty = 0;
    let squares = (0..8).filter_map(|file| Square::new(file, rank));
    for piece in squares.map(|square| position.piece_at(square)) {
        match piece {
            None => empty += 1,
            Some(piece) => {
                flush(&mut row, &mut empty);
                row.push(piece.letter());
            }
        }
    }
    flush(&mut row, &mut empty);
    row
}

fn flush(row: &mut String, empty: &mut u32) {
    if *empty > 0 {
        row.push_str(&empty.to_string());
        *empty = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Waive;

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    #[test]
    fn the_start_position_reads_and_writes() {
        let position = Setup::parse_fen(START)
            .unwrap()
            .into_position(Waive::NOTHING)
            .unwrap();
        assert_eq!(position, Position::start());
        assert_eq!(position.to_fen(), START);
    }

    #[track_caller]
    fn check(fen: &str, kind: &FenErrorKind, bytes: &str) {
        let error = Setup::parse_fen(fen).unwrap_err();
        assert_eq!(error.kind, *kind);
        assert_eq!(&fen[error.bytes], bytes);
    }

    #[test]
    fn errors_point_at_their_bytes() {
        check(
            "8/8/8/8/3R5/8/8/8 w - - 0 1",
            &FenErrorKind::RankLength {
                rank: 4,
                squares: 9,
            },
            "3R5",
        );
        check(
            "8/8/8/8/8/8/8 w",
            &FenErrorKind::RankCount(7),
            "8/8/8/8/8/8/8",
        );
        check("8/8/8/8/3S4/8/8/8 w", &FenErrorKind::UnknownPiece('S'), "S");
        check("8/8/8/8/8/8/8/8 x", &FenErrorKind::Turn, "x");
        check("8/8/8/8/8/8/8/8 w KX", &FenErrorKind::Castling, "KX");
        check("8/8/8/8/8/8/8/8 w - e10", &FenErrorKind::EnPassant, "e10");
        check("8/8/8/8/8/8/8/8 w - - -1", &FenErrorKind::Clock, "-1");
        check(
            "8/8/8/8/8/8/8/8 w - - 0 1 7",
            &FenErrorKind::TooManyFields,
            "7",
        );
    }

    #[test]
    fn missing_fields_take_their_usual_values() {
        let setup = Setup::parse_fen("8/8/8/8/3R4/8/8/8").unwrap();
        assert_eq!((setup.turn, setup.fullmove), (Seat::WHITE, 1));
    }

    #[test]
    fn two_dialects_of_the_en_passant_square() {
        let read = |fen: &str| {
            Setup::parse_fen(fen)
                .unwrap()
                .into_position(Waive::NOTHING)
                .unwrap()
        };
        let idle = read("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1");
        assert!(idle.to_fen().contains(" e3 "));
        assert!(idle.to_strict_fen().contains(" - - "));
        let usable = read("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1");
        assert!(usable.to_strict_fen().contains(" e3 "));
    }
}
