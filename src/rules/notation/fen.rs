//! FEN, the one-line text of a position.
//!
//! Reading accepts anything a [`Setup`] can hold; whether it is a position is the setup's
//! business. Fields that are missing at the end take their usual values: White to move, no
//! castling, nothing passed, clocks 0 and 1. Castling rights may also name the files of the rooks,
//! `HAha`, as some programs write them.
//!
//! What people copy is read as well: a FEN between quotes, behind a label, in a `[FEN "..."]` tag, in the address of
//! a page, with `_` for blanks, with another dash than `-`, with `white` for `w`, with `-` for a clock that is not
//! known or without the square of en passant; a line of EPD, whose clocks (`hmvc`, `fmvn`) are read and whose other
//! operations are left out. What would lead to another position (moves) is refused.
//! Sources: the PGN standard, 16.1 (FEN) and 16.2 (EPD).

mod operations;
mod pasted;

pub use pasted::tag;

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
    /// An address, and there is no FEN in it.
    Address,
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
            Self::Address => f.write_str("there is no position in this address"),
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

impl<'a> Part<'a> {
    /// As far as its first blank.
    fn first_word(self) -> Self {
        let text: &'a str = self.text;
        let text = text.split_whitespace().next().unwrap_or_default();
        Self { text, ..self }
    }

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

/// A FEN that was read from a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadFen {
    /// What it says.
    pub setup: Setup,
    /// The bytes of the text that name the pieces.
    pub board: Range<usize>,
    /// Those of the side to move, if it is there.
    pub turn: Option<Range<usize>>,
    /// Those of the castling rights, if they are there.
    pub castling: Option<Range<usize>>,
    /// What follows the position and is no part of it: the operations of EPD.
    pub left_out: Option<Range<usize>>,
}

impl Setup<Classic> {
    /// Reads a FEN of one to six fields, as people copy it.
    ///
    /// # Errors
    /// The first thing that is not FEN, with its bytes.
    pub fn parse_fen(text: &str) -> Result<Self, FenError> {
        Self::read_fen(text).map(|read| read.setup)
    }

    /// The same, with the places of the fields in the text.
    ///
    /// # Errors
    /// The first thing that is not FEN, with its bytes.
    pub fn read_fen(text: &str) -> Result<ReadFen, FenError> {
        let found = pasted::found(text)?;
        let read = read_fields(&found.fen).map_err(|error| FenError {
            kind: error.kind,
            bytes: found.bytes(&error.bytes),
        })?;
        let whole = |part: Range<usize>| found.bytes(&part);
        Ok(ReadFen {
            setup: read.setup,
            board: whole(read.board),
            turn: read.turn.map(whole),
            castling: read.castling.map(whole),
            left_out: read.left_out.map(whole),
        })
    }
}

/// The fields of a FEN, one after the other.
struct Fields<'t> {
    text: &'t str,
    /// Where the next field begins, or the blanks before it.
    at: usize,
}

impl<'t> Fields<'t> {
    /// All that is left, without blanks around it.
    fn rest(&self) -> Part<'t> {
        let rest = self.text.get(self.at..).unwrap_or_default();
        let text = rest.trim_start_matches(is_blank).trim_end();
        let start = self.at + rest.find(text).unwrap_or_default();
        Part { text, start }
    }

    /// The same without the signs that end a sentence.
    fn rest_of_sentence(&self) -> Part<'t> {
        let rest = self.rest();
        let is_end = rest.text.chars().all(|sign| ";,.".contains(sign));
        let text = if is_end { "" } else { rest.text };
        Part { text, ..rest }
    }

    /// The next field, without the comma or the semicolon that a sentence puts behind it.
    fn peek(&self) -> Option<Part<'t>> {
        let rest = self.rest();
        let end = rest.text.find(is_blank).unwrap_or(rest.text.len());
        let text = rest.text.get(..end)?.trim_end_matches([';', ',', '.']);
        (!rest.text.is_empty()).then_some(Part { text, ..rest })
    }

    /// Takes a field away.
    fn pass(&mut self, field: Part<'_>) {
        self.at = field.start + field.text.len();
    }

    fn next(&mut self) -> Option<Part<'t>> {
        let field = self.peek().filter(|field| !field.text.is_empty())?;
        self.pass(field);
        Some(field)
    }
}

/// In addresses `_` separates the fields.
fn is_blank(sign: char) -> bool {
    sign.is_whitespace() || sign == '_'
}

fn read_fields(text: &str) -> Result<ReadFen, FenError> {
    let mut fields = Fields { text, at: 0 };
    let empty = FenError {
        kind: FenErrorKind::Empty,
        bytes: 0..text.len(),
    };
    let placed = fields.next().ok_or(empty)?;
    let board = read_board(placed)?;
    let side = fields.next();
    let turn = side.map_or(Ok(Seat::WHITE), read_turn)?;
    let rights = fields.next();
    let castling = rights.map_or(Ok(Castling::NONE), read_castling)?;
    let mut passed = BySeat::default();
    // A number is no square: some programs leave the field of en passant out.
    if let Some(field) = fields
        .peek()
        .filter(|field| !field.text.is_empty() && !is_number(field.text))
    {
        passed[turn.opposite()] = read_passed(field)?;
        fields.pass(field);
    }
    let mut clocks = [0, 1];
    for clock in &mut clocks {
        if operations::of(fields.rest()).is_none()
            && let Some(field) = fields.next()
        {
            *clock = read_clock(field)?.unwrap_or(*clock);
        }
    }
    let rest = fields.rest_of_sentence();
    let Some(told) = operations::of(rest) else {
        return Err(rest.first_word().error(FenErrorKind::TooManyFields));
    };
    for (clock, name) in clocks.iter_mut().zip(["hmvc", "fmvn"]) {
        if let Some(field) = operations::operand(&told, name) {
            *clock = read_clock(field)?.unwrap_or(*clock);
        }
    }
    let [halfmove, fullmove] = clocks;
    Ok(ReadFen {
        setup: Setup {
            board,
            turn,
            castling,
            seats: Seats::TWO,
            passed,
            halfmove,
            fullmove,
            company: Company::default(),
        },
        board: placed.bytes(),
        turn: side.map(Part::bytes),
        castling: rights.map(Part::bytes),
        left_out: (!told.is_empty()).then(|| rest.bytes()),
    })
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|it| it.is_ascii_digit())
}

/// A dash for a field in which there is nothing: `-`, or what writing programs make of it.
fn is_dash(text: &str) -> bool {
    matches!(text, "-" | "–" | "—" | "−" | "‐" | "‑")
}

fn read_board(field: Part<'_>) -> Result<Board<Classic>, FenError> {
    let mut rows = parts(field.text, |c| c == '/');
    if rows.len() == 9 && rows.last().is_some_and(|row| row.text.is_empty()) {
        rows.pop();
    }
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
    match field.text.to_ascii_lowercase().as_str() {
        "w" | "white" => Ok(Seat::WHITE),
        "b" | "black" => Ok(Seat::BLACK),
        _ => Err(field.error(FenErrorKind::Turn)),
    }
}

fn read_castling(field: Part<'_>) -> Result<Castling, FenError> {
    if is_dash(field.text) {
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
    if is_dash(field.text) {
        return Ok(None);
    }
    Square::parse(&field.text.to_ascii_lowercase())
        .map(Some)
        .ok_or_else(|| field.error(FenErrorKind::EnPassant))
}

/// A clock; `None` if it is not known.
fn read_clock(field: Part<'_>) -> Result<Option<u16>, FenError> {
    if is_dash(field.text) || field.text == "?" {
        return Ok(None);
    }
    let number = field.text.parse();
    number
        .map(Some)
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

    /// Texts as people copy them, each of which says `4k3/8/8/3pP3/8/8/8/4K2R w K d6 3 20` as far as it goes.
    const COPIED: [(&str, &str); 36] = [
        ("4k3/8/8/3pP3/8/8/8/4K2R w K d6", " 0 1"),
        ("4k3/8/8/3pP3/8/8/8/4K2R w K d6 - -", " 0 1"),
        ("4k3/8/8/3pP3/8/8/8/4K2R w K d6 -", " 0 1"),
        ("4k3/8/8/3pP3/8/8/8/4K2R w K d6 ? ?", " 0 1"),
        ("4k3/8/8/3pP3/8/8/8/4K2R w K d6 bm Kg4;", " 0 1"),
        ("4k3/8/8/3pP3/8/8/8/4K2R w K d6 bm Kg4", " 0 1"),
        (
            "4k3/8/8/3pP3/8/8/8/4K2R w K d6 bm exd6; id \"a; b, c_d\";",
            " 0 1",
        ),
        (
            "4k3/8/8/3pP3/8/8/8/4K2R w K d6 hmvc 3; fmvn 20; bm exd6;",
            " 3 20",
        ),
        ("4k3/8/8/3pP3/8/8/8/4K2R w K d6 3 20 bm exd6;", " 3 20"),
        (
            "4k3/8/8/3pP3/8/8/8/4K2R w K d6 3 20 ;D1 20 ;D2 400",
            " 3 20",
        ),
        ("4k3/8/8/3pP3/8/8/8/4K2R w K d6 3 20;", " 3 20"),
        ("4k3/8/8/3pP3/8/8/8/4K2R w K d6 3 20.", " 3 20"),
        ("4k3/8/8/3pP3/8/8/8/4K2R/ w K d6 3 20", " 3 20"),
        ("4k3/8/8/3pP3/8/8/8/4K2R W K d6 3 20", " 3 20"),
        ("4k3/8/8/3pP3/8/8/8/4K2R white K D6 3 20", " 3 20"),
        ("4k3/8/8/3pP3/8/8/8/4K2R w H d6 3 20", " 3 20"),
        ("4k3/8/8/3pP3/8/8/8/4K2R_w_K_d6_3_20", " 3 20"),
        ("\u{feff}\"4k3/8/8/3pP3/8/8/8/4K2R w K d6 3 20\"", " 3 20"),
        ("“4k3/8/8/3pP3/8/8/8/4K2R w K d6 3 20”", " 3 20"),
        ("„4k3/8/8/3pP3/8/8/8/4K2R w K d6 3 20“", " 3 20"),
        ("« 4k3/8/8/3pP3/8/8/8/4K2R w K d6 3 20 »", " 3 20"),
        ("FEN: 4k3/8/8/3pP3/8/8/8/4K2R w K d6 3 20", " 3 20"),
        ("fen = '4k3/8/8/3pP3/8/8/8/4K2R w K d6 3 20'", " 3 20"),
        ("position fen 4k3/8/8/3pP3/8/8/8/4K2R w K d6 3 20", " 3 20"),
        ("[FEN \"4k3/8/8/3pP3/8/8/8/4K2R w K d6 3 20\"]", " 3 20"),
        (
            "[Event \"?\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/3pP3/8/8/8/4K2R w K d6 3 20\"]\n\n*\n",
            " 3 20",
        ),
        ("[fen “4k3/8/8/3pP3/8/8/8/4K2R w K d6 3 20”]", " 3 20"),
        (
            "https://lichess.org/analysis/4k3/8/8/3pP3/8/8/8/4K2R_w_K_d6_3_20",
            " 3 20",
        ),
        (
            "https://lichess.org/analysis/standard/4k3/8/8/3pP3/8/8/8/4K2R_w_K_d6_3_20?color=black#4",
            " 3 20",
        ),
        (
            "lichess.org/editor/4k3/8/8/3pP3/8/8/8/4K2R_w_K_d6_3_20",
            " 3 20",
        ),
        (
            "https://lichess.org/editor/4k3/8/8/3pP3/8/8/8/4K2R%20w%20K%20d6%203%2020",
            " 3 20",
        ),
        (
            "https://www.chess.com/analysis?fen=4k3%2F8%2F8%2F3pP3%2F8%2F8%2F8%2F4K2R+w+K+d6+3+20&flip=false",
            " 3 20",
        ),
        (
            "https://www.chess.com/analysis?tab=analysis&fen=4k3/8/8/3pP3/8/8/8/4K2R%20w%20K%20d6%203%2020",
            " 3 20",
        ),
        (
            "https://syzygy-tables.info/?fen=4k3/8/8/3pP3/8/8/8/4K2R_w_K_d6_3_20",
            " 3 20",
        ),
        ("  4k3/8/8/3pP3/8/8/8/4K2R\tw\u{a0}K d6  3 20\n", " 3 20"),
        ("4k3/8/8/3pP3/8/8/8/4K2R w K d6 3 20 id \"x\"", " 3 20"),
    ];

    #[test]
    fn what_people_copy_is_read_as_what_it_says() {
        for (text, clocks) in COPIED {
            let setup = Setup::parse_fen(text);
            let position = setup.map(|it| it.into_position(Waive::NOTHING).map(|it| it.to_fen()));
            let fen = format!("4k3/8/8/3pP3/8/8/8/4K2R w K d6{clocks}");
            assert_eq!(position, Ok(Ok(fen)), "{text}");
        }
        for none in ["-", "–", "—", "−", "‐", "‑"] {
            let text = format!("4k3/8/8/8/8/8/8/4K3 B {none} {none} 3 20");
            let read = Setup::parse_fen(&text).unwrap();
            assert_eq!(
                (read.turn, read.halfmove, read.fullmove),
                (Seat::BLACK, 3, 20)
            );
        }
        // Without the field of en passant.
        let short = Setup::parse_fen("4k3/8/8/8/8/8/8/4K3 black - 3 20").unwrap();
        assert_eq!(
            (short.turn, short.halfmove, short.fullmove),
            (Seat::BLACK, 3, 20)
        );
    }

    #[test]
    fn what_is_left_out_is_told_with_its_place() {
        let left_out = |text: &'static str| {
            let bytes = Setup::read_fen(text).unwrap().left_out;
            bytes.map_or("", |bytes| &text[bytes])
        };
        assert_eq!(left_out(START), "");
        assert_eq!(
            left_out("8/8/8/8/8/8/8/8 w - - bm Kg4; id \"x\";"),
            "bm Kg4; id \"x\";"
        );
        assert_eq!(left_out("8/8/8/8/8/8/8/8 w - - 0 1;"), "");
        let read = Setup::read_fen("x: fen=8/8/8/8/8/8/8/8 w - -");
        assert!(read.is_err());
        let tagged = "[FEN \"8/8/8/8/8/8/8/8 w KQ -\"]";
        let read = Setup::read_fen(tagged).unwrap();
        assert_eq!(&tagged[read.castling.unwrap()], "KQ");
        let address = "https://a.b/8/8/8/8/8/8/8/8%20w%20KQ%20-";
        let read = Setup::read_fen(address).unwrap();
        assert_eq!(&address[read.castling.unwrap()], "KQ");
    }

    #[test]
    fn what_would_lead_to_another_position_is_refused() {
        let fen = "8/8/8/8/8/8/8/8 w - - 0 1";
        for (behind, told) in [
            (" moves e2e4", "moves"),
            (" e4 e5", "e4"),
            (" 1. e4", "1."),
            (" hello", "hello"),
        ] {
            let text = format!("{fen}{behind}");
            check(&text, &FenErrorKind::TooManyFields, told);
        }
        let game = format!("[FEN \"{fen}\"]\n\n1. Kd2 *");
        check(&game, &FenErrorKind::TooManyFields, "1. Kd2 *");
        let epd = "8/8/8/8/8/8/8/8 w - - hmvc many;";
        check(epd, &FenErrorKind::Clock, "many");
        let game = "https://lichess.org/abcdefgh";
        check(game, &FenErrorKind::Address, game);
        let broken = "https://a.b/?fen=8/8/8/8/8/8/8 w&x=1";
        assert!(Setup::parse_fen(&broken.replace(' ', "_")).is_err());
        for rights in ["GE", "KQkqx", "C"] {
            let text = format!("8/8/8/8/8/8/8/8 w {rights} -");
            check(&text, &FenErrorKind::Castling, rights);
        }
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
