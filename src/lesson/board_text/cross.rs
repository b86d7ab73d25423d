//! The cross: an FFC, or twelve drawn lines.
//!
//! A drawn line has its squares separated by blanks: `.` for an empty one, `x` where there is no
//! square (these may also be left out), and a piece as in FFC, the seat's small letter before the
//! piece's capital: `sP wR nK eQ`.
//!
//! ```text
//!  x  x  .  .  .  nQ nK .  .  .  x  x
//! ```

use super::{LessonBoard, PlacedBoard};
use crate::diagnostic::{Diagnostic, Message, Span, say};
use crate::lesson::codes;
use crate::lesson::log::Log;
use crate::lesson::text::Text;
use crate::rules::geometry::Wing;
use crate::rules::notation::ffc::{FfcErrorKind, castling_of, piece_of, seats_of};
use crate::rules::{
    Board, Castling, Company, Cross, Geometry, Position, Seat, Seats, Setup, Square,
};

/// The sign of an empty square.
const EMPTY: &str = ".";
/// The sign of a place without a square.
const HOLE: &str = "x";
/// From so many lines on a drawing is taken for a cross, whatever stands in it.
const MANY_LINES: usize = 11;

impl LessonBoard for Cross {
    const NAMES: [&'static str; 2] = ["family-start", "family-empty"];

    fn start() -> Position<Self> {
        Position::cross_start(Seats::FOUR)
    }

    fn read_line(text: Text<'_>, log: &mut Log<'_>) -> Option<PlacedBoard<Self>> {
        let error = match Setup::parse_ffc(text.value) {
            Ok(setup) => return Some(placed(setup, text)),
            Err(error) => error,
        };
        let span = text.part(error.bytes.start, error.bytes.end);
        let found = Diagnostic::error(codes::BOARD, span, ffc_message(&error.kind));
        log.push(match error.kind {
            FfcErrorKind::RowLength { squares, .. } => {
                found.label(say!("check-n-squares", n = squares))
            }
            FfcErrorKind::RowCount(n) => found.label(say!("check-n-ranks", n = n)),
            _ => found.label(say!("check-not-this")),
        });
        None
    }

    fn read_drawing(text: Text<'_>, log: &mut Log<'_>) -> Option<PlacedBoard<Self>> {
        drawing_of(text, log)
    }

    fn read_castling(text: &str) -> Option<Castling> {
        castling_of(text)
    }

    fn write_castling(rights: Castling) -> String {
        let of = |seat: Seat| {
            let wings = [(Wing::King, "k"), (Wing::Queen, "q")];
            let held = wings.iter().filter(|(wing, _)| rights.has(seat, *wing));
            let letters: String = held.map(|(_, letter)| *letter).collect();
            (!letters.is_empty()).then(|| format!("{}{letters}", seat.initial()))
        };
        let rights: String = Seat::ALL.into_iter().filter_map(of).collect();
        if rights.is_empty() {
            "-".to_owned()
        } else {
            rights
        }
    }

    fn no_castling(at: Span) -> Diagnostic {
        Diagnostic::error(codes::BOARD, at, say!("check-ffc-castling"))
            .label(say!("check-castling-rights-label"))
    }

    fn read_seats(text: &str) -> Option<(Seats, Company)> {
        seats_of(text)
    }
}

/// Whether a drawing is one of the cross: by its pieces, else by how many lines it has.
pub(super) fn is_drawing(text: &str) -> bool {
    let lines = text.lines().filter(|line| !line.trim().is_empty());
    let has_piece = text.split_whitespace().any(|it| piece_of(it).is_some());
    let is_spaced = text.split_whitespace().all(|it| it.chars().count() <= 2);
    has_piece && is_spaced || lines.count() >= MANY_LINES
}

/// What is wrong with an FFC.
pub(crate) fn ffc_message(kind: &FfcErrorKind) -> Message {
    match kind {
        FfcErrorKind::PartCount(n) => say!("check-ffc-parts", n = *n),
        FfcErrorKind::Turn => say!("check-ffc-turn"),
        FfcErrorKind::Status => say!("check-ffc-status"),
        FfcErrorKind::Castling => say!("check-ffc-castling"),
        FfcErrorKind::Passed => say!("check-ffc-passed"),
        FfcErrorKind::Calls => say!("check-ffc-calls"),
        FfcErrorKind::RowCount(n) => say!("check-ffc-rows", n = *n),
        FfcErrorKind::RowLength { rank, squares } => {
            say!("check-ffc-row", rank = *rank, squares = *squares)
        }
        FfcErrorKind::Square => say!("check-ffc-square"),
    }
}

/// A setup with the places of its parts and squares.
fn placed(setup: Setup<Cross>, text: Text<'_>) -> PlacedBoard<Cross> {
    let fields = text.words();
    let field = |n: usize| fields.get(n).map_or(text.inside(), |field| field.span);
    PlacedBoard {
        setup,
        places: fields.get(5).map(places_of).unwrap_or_default(),
        castling_at: field(2),
        turn_at: field(0),
        notes_calls: true,
    }
}

/// The place of every square in the last field of a well-formed FFC.
fn places_of(field: &Text<'_>) -> Vec<(Square<Cross>, Span)> {
    let mut places = Vec::new();
    let (mut rank, mut from) = (Cross::SIDE, 0);
    for row in field.value.split('/') {
        rank = rank.saturating_sub(1);
        let mut file = 0u8;
        for cell in row.split(',') {
            let place = field.part(from, from + cell.len());
            from += cell.len() + 1;
            for _ in 0..cell.parse::<u8>().unwrap_or(1) {
                places.extend(Square::new(file, rank).map(|square| (square, place)));
                file = file.saturating_add(1);
            }
        }
    }
    places
}

/// The board of a drawing; complains about everything in it that is none.
fn drawing_of(text: Text<'_>, log: &mut Log<'_>) -> Option<PlacedBoard<Cross>> {
    let n_before = log.n_found();
    let lines = text.lines().into_iter();
    let rows: Vec<Text<'_>> = lines.filter(|line| !line.value.trim().is_empty()).collect();
    if rows.len() != usize::from(Cross::SIDE) {
        let message = say!("check-cross-lines", n = rows.len());
        log.push(
            Diagnostic::error(codes::BOARD, text.span, message)
                .label(say!("check-board-begins-here")),
        );
        // Which row is which nobody knows then; only what is no sign of any row is told as well.
        let words = rows.iter().flat_map(Text::words);
        let is_sign =
            |it: &Text<'_>| matches!(it.value, EMPTY | HOLE) || piece_of(it.value).is_some();
        for word in words.filter(|word| !is_sign(word)) {
            log.push(no_square(word));
        }
        return None;
    }
    let mut board = Board::empty();
    let (mut places, mut corners) = (Vec::new(), Vec::new());
    for (row, rank) in rows.iter().zip((0..Cross::SIDE).rev()) {
        for (square, word) in in_squares(row, rank, &mut corners, log) {
            places.push((square, word.span));
            match piece_of(word.value) {
                Some(piece) => board.put(square, piece),
                None if word.value == EMPTY => {}
                None => log.push(no_square(word)),
            }
        }
    }
    if let Some(first) = corners.first() {
        log.push(no_corners(*first));
    }
    if log.n_found() > n_before {
        return None;
    }
    let mut setup = Setup::new(board, Seat::South);
    let has_men = |seat: &Seat| !board.by_seat(*seat).is_empty();
    let playing = Seat::ALL.into_iter().filter(has_men);
    let playing = playing.fold(Seats::NONE, Seats::with);
    if !playing.is_empty() {
        setup.seats = playing;
    }
    Some(PlacedBoard {
        setup,
        places,
        castling_at: text.span,
        turn_at: text.span,
        notes_calls: false,
    })
}

/// The words of a row with the squares they stand for; complains if their number does not fit.
///
/// Empty squares that are drawn in the corners go to `corners`.
fn in_squares<'t>(
    row: &Text<'t>,
    rank: u8,
    corners: &mut Vec<Span>,
    log: &mut Log<'_>,
) -> Vec<(Square<Cross>, Text<'t>)> {
    let words = row.words();
    let all: Vec<Option<Square<Cross>>> = (0..Cross::SIDE)
        .map(|file| Square::new(file, rank))
        .collect();
    let there: Vec<Option<Square<Cross>>> = all.iter().copied().filter(Option::is_some).collect();
    let squares = if words.len() == there.len() {
        there
    } else {
        all
    };
    if words.len() != squares.len() {
        let n = words.len();
        let message = say!("check-ffc-row", rank = usize::from(rank) + 1, squares = n);
        let found = Diagnostic::error(codes::BOARD, row.trimmed().span, message);
        log.push(found.label(say!("check-n-squares", n = n)));
        return Vec::new();
    }
    let mut found = Vec::new();
    for (square, word) in squares.into_iter().zip(words) {
        match square {
            Some(square) => found.push((square, word)),
            None if word.value == HOLE => {}
            None if word.value == EMPTY => corners.push(word.span),
            None => log.push(no_hole(word.span)),
        }
    }
    found
}

/// That something is drawn where the cross has no square.
fn no_hole(at: Span) -> Diagnostic {
    Diagnostic::error(codes::BOARD, at, say!("check-cross-hole"))
        .label(say!("check-cross-hole-label"))
        .help(say!("check-write", text = HOLE))
}

/// That empty squares are drawn in the corners, however many: told once, at the first.
fn no_corners(first: Span) -> Diagnostic {
    Diagnostic::error(codes::BOARD, first, say!("check-cross-corners"))
        .label(say!("check-cross-hole-label"))
        .help(say!("check-cross-corners-help"))
}

/// A word that is neither a piece nor an empty square.
fn no_square(word: Text<'_>) -> Diagnostic {
    let message = say!("check-cross-sign", text = word.value);
    Diagnostic::error(codes::BOARD, word.span, message)
        .label(say!("check-cross-sign-label"))
        .help(say!("check-cross-sign-help"))
}
