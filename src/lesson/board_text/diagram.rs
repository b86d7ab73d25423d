//! The 8x8 board drawn in eight lines.

use super::{PlacedBoard, no_piece};
use crate::diagnostic::{Diagnostic, Span, say};
use crate::lesson::codes;
use crate::lesson::log::Log;
use crate::lesson::text::Text;
use crate::rules::{Board, Classic, Piece, Role, Seat, Setup, Square};

/// The board of a drawing; complains about everything in it that is none.
pub(super) fn drawing_of(text: Text<'_>, log: &mut Log<'_>) -> Option<PlacedBoard<Classic>> {
    let n_before = log.n_found();
    let lines = text.lines().into_iter();
    let rows: Vec<Text<'_>> = lines.filter(|line| !line.value.trim().is_empty()).collect();
    if let Some(label) = rows.iter().find_map(label) {
        let found = Diagnostic::error(codes::BOARD, label, say!("check-board-labels"));
        let found = found.label(say!("check-board-labels-label"));
        log.push(found.help(say!("check-board-labels-help")));
        return None;
    }
    if rows.len() != 8 {
        let message = say!("check-board-lines", n = rows.len());
        log.push(
            Diagnostic::error(codes::BOARD, text.span, message)
                .label(say!("check-board-begins-here")),
        );
    }
    let mut board = Board::empty();
    let mut places = Vec::new();
    let mut told = Vec::new();
    for (row, from_top) in rows.iter().zip(1u8..=8) {
        let rank = 8 - from_top;
        let mut file = 0u8;
        for (at, sign) in row.value.char_indices() {
            if sign.is_whitespace() || is_style(sign) {
                continue;
            }
            let place = row.part(at, at + sign.len_utf8());
            if let Some(square) = Square::new(file, rank) {
                places.push((square, place));
                match piece(sign) {
                    Some(piece) => board.put(square, piece),
                    None if sign == '.' => {}
                    None if told.iter().any(|other| is_same(*other, sign)) => {}
                    None => {
                        told.push(sign);
                        log.push(unknown(sign, place));
                    }
                }
            }
            file = file.saturating_add(1);
        }
        if file != 8 {
            let message = say!("check-board-rank", rank = rank + 1, squares = file);
            let label = say!("check-n-squares", n = file);
            log.push(Diagnostic::error(codes::BOARD, row.trimmed().span, message).label(label));
        }
    }
    (log.n_found() == n_before).then(|| PlacedBoard {
        setup: Setup::new(board, Seat::WHITE),
        places,
        castling_at: text.span,
        turn_at: text.span,
        notes_calls: false,
    })
}

/// The number or the letters that name a row or the columns, as they stand around a printed board.
fn label(row: &Text<'_>) -> Option<Span> {
    let signs: Vec<(usize, char)> = row
        .value
        .char_indices()
        .filter(|(_, sign)| !sign.is_whitespace() && !is_style(*sign))
        .collect();
    let word: String = signs.iter().map(|(_, sign)| *sign).collect();
    if word.eq_ignore_ascii_case("abcdefgh") {
        return Some(row.trimmed().span);
    }
    let mut ends = [signs.first()?, signs.last()?].into_iter();
    let (at, _) = ends.find(|(_, sign)| signs.len() > 8 && matches!(*sign, '1'..='8'))?;
    Some(row.part(*at, at + 1))
}

/// A sign that is no piece; those that look like an empty square have their own sentence.
fn unknown(sign: char, place: Span) -> Diagnostic {
    if !is_blank(sign) {
        return no_piece(sign, place);
    }
    Diagnostic::error(codes::BOARD, place, say!("check-no-empty", sign = sign))
        .label(say!("check-no-empty-label"))
        .help(say!("check-write", text = "."))
}

/// The piece of a letter or a chess figure.
fn piece(sign: char) -> Option<Piece> {
    const FIGURES: [(char, char, Role); 6] = [
        ('♔', '♚', Role::King),
        ('♕', '♛', Role::Queen),
        ('♖', '♜', Role::Rook),
        ('♗', '♝', Role::Bishop),
        ('♘', '♞', Role::Knight),
        ('♙', '♟', Role::Pawn),
    ];
    let figure = FIGURES.iter().find_map(|(white, black, role)| match sign {
        sign if sign == *white => Some(Piece::new(*role, Seat::WHITE)),
        sign if sign == *black => Some(Piece::new(*role, Seat::BLACK)),
        _ => None,
    });
    figure.or_else(|| Piece::from_letter(sign))
}

/// Marks that only choose how a figure looks.
fn is_style(sign: char) -> bool {
    matches!(sign, '\u{fe0e}' | '\u{fe0f}')
}

/// Whether somebody may draw an empty square like this.
fn is_blank(sign: char) -> bool {
    "-_0*+·•□■,:oOxX".contains(sign)
}

/// Whether a complaint about one sign tells of the other as well.
fn is_same(one: char, other: char) -> bool {
    one == other || is_blank(one) && is_blank(other)
}
