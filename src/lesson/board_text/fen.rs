//! The 8x8 board as a FEN.

use std::ops::Range;

use super::{PlacedBoard, no_piece};
use crate::diagnostic::{Diagnostic, Message, Span, say};
use crate::lesson::codes;
use crate::lesson::log::Log;
use crate::lesson::text::Text;
use crate::rules::geometry::Wing;
use crate::rules::notation::fen::{FenError, FenErrorKind, tag};
use crate::rules::{Castling, Classic, Seat, Setup, Square};

/// The castling rights of a FEN, or `None`.
pub(super) fn castling(text: &str) -> Option<Castling> {
    let mut rights = Castling::NONE;
    for letter in text.chars().filter(|_| text != "-") {
        let (seat, wing) = match letter {
            'K' => (Seat::WHITE, Wing::King),
            'Q' => (Seat::WHITE, Wing::Queen),
            'k' => (Seat::BLACK, Wing::King),
            'q' => (Seat::BLACK, Wing::Queen),
            _ => return None,
        };
        rights = rights.with(seat, wing);
    }
    Some(rights)
}

/// Castling rights as a FEN writes them: White's first, `-` for none.
pub(super) fn castling_text(rights: Castling) -> String {
    const LETTERS: [(Seat, Wing, char); 4] = [
        (Seat::WHITE, Wing::King, 'K'),
        (Seat::WHITE, Wing::Queen, 'Q'),
        (Seat::BLACK, Wing::King, 'k'),
        (Seat::BLACK, Wing::Queen, 'q'),
    ];
    let held = LETTERS
        .iter()
        .filter(|(seat, wing, _)| rights.has(*seat, *wing));
    let letters: String = held.map(|(.., letter)| *letter).collect();
    if letters.is_empty() {
        "-".to_owned()
    } else {
        letters
    }
}

/// Whether a text holds a FEN, and perhaps more: a tag, an address, the operations of EPD with their commas.
pub(super) fn is_pasted(text: &str) -> bool {
    let is_board = |word: &str| word.matches('/').count() >= 7 && !word.contains(',');
    tag(text).is_some() || text.split_whitespace().take(3).any(is_board)
}

/// The position of a FEN; complains about everything in it that is none.
pub(super) fn read(text: Text<'_>, log: &mut Log<'_>) -> Option<PlacedBoard<Classic>> {
    match Setup::read_fen(text.value) {
        Err(error) => {
            log.push(bad_fen(text, &error));
            None
        }
        Ok(read) => {
            let field = |bytes: Option<Range<usize>>| {
                bytes.map_or_else(|| text.inside(), |bytes| text.part(bytes.start, bytes.end))
            };
            Some(PlacedBoard {
                setup: read.setup,
                places: places_of(&text.cut(read.board.start, read.board.end)),
                castling_at: field(read.castling),
                turn_at: field(read.turn),
                notes_calls: false,
            })
        }
    }
}

fn bad_fen(text: Text<'_>, error: &FenError) -> Diagnostic {
    let span = text.part(error.bytes.start, error.bytes.end);
    if let FenErrorKind::UnknownPiece(letter) = error.kind {
        return no_piece(letter, span);
    }
    let found = Diagnostic::error(codes::FEN, span, fen_message(&error.kind));
    match error.kind {
        FenErrorKind::RankLength { squares, .. } => {
            found.label(say!("check-n-squares", n = squares))
        }
        FenErrorKind::RankCount(n) => found.label(say!("check-n-ranks", n = n)),
        _ => found.label(say!("check-not-this")),
    }
}

pub(crate) fn fen_message(kind: &FenErrorKind) -> Message {
    match kind {
        FenErrorKind::Empty => say!("check-fen-empty"),
        FenErrorKind::RankCount(n) => say!("check-fen-ranks", n = *n),
        FenErrorKind::RankLength { rank, squares } => {
            say!("check-fen-rank", rank = *rank, squares = *squares)
        }
        FenErrorKind::UnknownPiece(letter) => say!("check-no-such-letter", letter = *letter),
        FenErrorKind::Turn => say!("check-fen-turn"),
        FenErrorKind::Castling => say!("check-fen-castling"),
        FenErrorKind::EnPassant => say!("check-fen-en-passant"),
        FenErrorKind::Clock => say!("check-fen-clock"),
        FenErrorKind::TooManyFields => say!("check-fen-parts"),
        FenErrorKind::Address => say!("check-fen-address"),
    }
}

/// The place of every square in the first field of a well-formed FEN.
fn places_of(field: &Text<'_>) -> Vec<(Square, Span)> {
    let mut places = Vec::new();
    let (mut file, mut rank) = (0u8, 7u8);
    for (at, sign) in field.value.char_indices() {
        let place = field.part(at, at + sign.len_utf8());
        if sign == '/' {
            (file, rank) = (0, rank.saturating_sub(1));
            continue;
        }
        let n_squares = sign
            .to_digit(10)
            .and_then(|n| u8::try_from(n).ok())
            .unwrap_or(1);
        for _ in 0..n_squares {
            places.extend(Square::new(file, rank).map(|square| (square, place)));
            file = file.saturating_add(1);
        }
    }
    places
}
