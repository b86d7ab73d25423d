//! Moves and squares as an author writes them: English letters (`Nf3`, `O-O`) or squares (`g1-f3`).
//!
//! Each text that is no move, or not a legal one where it must be, gets a diagnostic under the very word,
//! with what could be meant instead.

use crate::diagnostic::Diagnostic;
use crate::lesson::board_text::{foreign, name_of};
use crate::lesson::codes;
use crate::lesson::log::Log;
use crate::lesson::text::Text;
use crate::rules::notation::san::{self, SanError};
use crate::rules::{Attempt, Fault, Line, Move, Position, Role, Square, SquareSet, Verdict};

/// A square; complains if it is none.
pub(super) fn square(text: Text<'_>, log: &mut Log<'_>) -> Option<Square> {
    let text = text.trimmed();
    let square = Square::parse(&text.value.to_lowercase());
    if square.is_none() {
        let message = format!("`{}` is no square", text.value);
        let found = Diagnostic::error(codes::SQUARE, text.inside(), message).label("no square");
        log.push(found.help("a square is a letter a to h and a number 1 to 8, such as `e4`"));
    }
    square
}

/// A list of squares, each with its text; complains about what is none and what stands twice.
pub(super) fn squares<'t>(list: &[Text<'t>], log: &mut Log<'_>) -> Vec<(Square, Text<'t>)> {
    let mut found: Vec<(Square, Text<'t>)> = Vec::new();
    for text in list {
        let Some(square) = square(*text, log) else {
            continue;
        };
        match found.iter().find(|(other, _)| *other == square) {
            None => found.push((square, *text)),
            Some((_, first)) => {
                let message = format!("{square} is listed twice");
                let twice =
                    Diagnostic::error(codes::DUPLICATE, text.inside(), message).label("again here");
                log.push(twice.also(first.inside(), "first here"));
            }
        }
    }
    found
}

/// What a move text tries, legal or not; complains if it is no move at all.
pub(super) fn attempt(position: &Position, text: Text<'_>, log: &mut Log<'_>) -> Option<Attempt> {
    let text = text.trimmed();
    let between_squares = text
        .value
        .split_once('x')
        .filter(|(from, _)| <Square>::parse(from).is_some());
    let said = between_squares.map(|(from, to)| format!("{from}-{to}"));
    match san::read_attempt(position, said.as_deref().unwrap_or(text.value)) {
        Ok(attempt) => Some(attempt),
        Err(error) => {
            log.push(unreadable(position, text, &error));
            None
        }
    }
}

/// A legal move of the line's present position; complains if it is none.
pub(super) fn legal(line: &Line, text: Text<'_>, log: &mut Log<'_>) -> Option<Move> {
    let attempt = attempt(line.position(), text, log)?;
    match line.judge(attempt) {
        Verdict::Legal(mv) => Some(mv),
        Verdict::Illegal(fault) => {
            log.push(refused(line.position(), text.trimmed(), attempt, &fault));
            None
        }
    }
}

/// Complains about words that are no moves on any board; for a step whose board cannot be read.
pub(super) fn readable(text: Text<'_>, log: &mut Log<'_>) {
    let anywhere = Position::start();
    for word in text.words().into_iter().map(without_number) {
        if let Err(error @ SanError::Syntax) = san::read_attempt(&anywhere, word.value)
            && !word.value.is_empty()
        {
            log.push(unreadable(&anywhere, word, &error));
        }
    }
}

/// Plays moves; what stands after a move that cannot be played is not looked at. With `is_unsaid` nobody
/// says "check" with the last one.
pub(super) fn play(
    mut line: Line,
    text: Text<'_>,
    is_unsaid: bool,
    log: &mut Log<'_>,
) -> Option<Line> {
    let words = text.words().into_iter().map(without_number);
    let mut words = words.filter(|word| !word.value.is_empty()).peekable();
    while let Some(word) = words.next() {
        let attempt = legal(&line, word, log)?.attempt();
        let played = if is_unsaid && words.peek().is_none() {
            line.play_silently(attempt)
        } else {
            line.play(attempt)
        };
        played.ok()?;
    }
    Some(line)
}

/// A move without the number in front of it: `1.e4` is `e4`.
fn without_number(word: Text<'_>) -> Text<'_> {
    let digits = word.value.bytes().take_while(u8::is_ascii_digit).count();
    let dots = word
        .value
        .bytes()
        .skip(digits)
        .take_while(|byte| *byte == b'.')
        .count();
    let number = if digits > 0 && dots > 0 {
        digits + dots
    } else {
        0
    };
    word.cut(number, word.value.len())
}

/// The diagnostic for a move that the rules refuse although it must be legal.
pub(super) fn refused(
    position: &Position,
    text: Text<'_>,
    attempt: Attempt,
    fault: &Fault,
) -> Diagnostic {
    let reason = fault.reason();
    let message = format!(
        "`{}` is not a legal move here: {}",
        text.value,
        reason.code()
    );
    let found = Diagnostic::error(codes::ILLEGAL_MOVE, text.inside(), message)
        .label(format!("FIDE {}", fault.article()));
    found.maybe_help(match fault {
        Fault::PromotionPieceMissing { .. } => {
            Some(format!("say what the pawn becomes, as in `{attempt}q`"))
        }
        Fault::NotYourPiece { turn, .. } => Some(format!("it is {}'s turn", name_of(*turn))),
        _ => instead(position, attempt.from),
    })
}

/// The legal moves of the piece on a square, in words.
fn instead(position: &Position, from: Square) -> Option<String> {
    const SHOWN: usize = 6;
    let piece = position.piece_at(from)?;
    let mut moves: Vec<String> = position
        .moves_from(from)
        .iter()
        .map(|mv| format!("`{}`", san::write(position, mv)))
        .collect();
    moves.dedup();
    if moves.is_empty() {
        return Some(format!(
            "the {} on {from} has no legal move",
            piece.role.code()
        ));
    }
    let more = if moves.len() > SHOWN { ", ..." } else { "" };
    moves.truncate(SHOWN);
    Some(format!(
        "the {} on {from} can play {}{more}",
        piece.role.code(),
        moves.join(", ")
    ))
}

fn unreadable(position: &Position, text: Text<'_>, error: &SanError) -> Diagnostic {
    let said = text.value;
    let found = |message: String| Diagnostic::error(codes::MOVE, text.inside(), message);
    match error {
        SanError::Ambiguous(squares) => ambiguous(position, text, squares),
        SanError::NoSuchPiece(role) => found(format!(
            "{} has no {} that could play `{said}`",
            name_of(position.turn()),
            role.code()
        ))
        .label(format!("no {}", role.code())),
        SanError::NothingCaptured(to) => found(format!("`{said}` captures nothing: {to} is empty"))
            .label("nothing there")
            .help(format!("write `{}`", said.replace('x', ""))),
        SanError::Illegal(fault) => {
            found(format!("`{said}` is refused: {}", fault.reason().code()))
        }
        SanError::Syntax => found(format!("`{said}` is no move"))
            .label("no move")
            .help(meant(said)),
    }
}

/// The diagnostic for a move that several pieces could be meant to make, or that none of them can.
fn ambiguous(position: &Position, text: Text<'_>, squares: &[Square]) -> Diagnostic {
    let said = text.value;
    let target = said.trim_end_matches(['+', '#', '!', '?']);
    let target = target
        .get(target.len().saturating_sub(2)..)
        .unwrap_or_default();
    let to = Square::parse(target);
    let can_go = |from: &Square| {
        position
            .moves_from(*from)
            .iter()
            .any(|mv| Some(mv.to()) == to)
    };
    let role = squares
        .first()
        .and_then(|from| position.piece_at(*from))
        .map(|piece| piece.role.code());
    if let Some(role) = role.filter(|_| !squares.iter().any(can_go)) {
        let whose = name_of(position.turn());
        let message =
            format!("`{said}` is not a legal move here: no {role} of {whose} can go to {target}");
        return Diagnostic::error(codes::ILLEGAL_MOVE, text.inside(), message).label("not legal");
    }
    let from = squares
        .iter()
        .map(ToString::to_string)
        .collect::<Vec<_>>()
        .join(" or ");
    let help = squares
        .first()
        .map(|first| format!("write the squares, as in `{first}-{target}`"));
    Diagnostic::error(
        codes::MOVE,
        text.inside(),
        format!("`{said}` could be the piece on {from}"),
    )
    .label("which one?")
    .maybe_help(help)
}

/// What to write instead of a text that is no move.
fn meant(said: &str) -> String {
    let mut letters = said.chars();
    let first = letters
        .next()
        .filter(char::is_ascii_uppercase)
        .and_then(foreign);
    match first {
        Some((name, letter)) if is_rest_of_move(letters.as_str()) => {
            format!(
                "the {name}'s letter is `{letter}`: write `{letter}{}`",
                letters.as_str()
            )
        }
        _ => "write squares as in `g1-f3`, or English letters as in `Nf3` or `O-O`".to_owned(),
    }
}

/// Whether a text could follow a piece's letter: `f3`, `xb5`, `1d2+`.
fn is_rest_of_move(text: &str) -> bool {
    let is_sign = |c: char| matches!(c, 'a'..='h' | '1'..='8' | 'x' | '-' | '+' | '#');
    (2..=6).contains(&text.len()) && text.chars().all(is_sign)
}

/// Squares in words: `a1, b2`.
pub(super) fn list_of(squares: SquareSet) -> String {
    squares
        .iter()
        .map(|square| square.to_string())
        .collect::<Vec<_>>()
        .join(", ")
}

/// Moves in words: `Nf3`, `e4`.
pub(super) fn list_of_moves(position: &Position, moves: &[Move]) -> String {
    moves
        .iter()
        .map(|mv| format!("`{}`", san::write(position, mv)))
        .collect::<Vec<_>>()
        .join(", ")
}

/// A piece in words: `the rook on a1`.
pub(super) fn piece_on(role: Role, square: Square) -> String {
    format!("the {} on {square}", role.code())
}
