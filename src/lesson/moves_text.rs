//! Moves and squares as an author writes them: English letters (`Nf3`, `O-O`) or squares (`g1-f3`).
//!
//! Each text that is no move, or not a legal one where it must be, gets a diagnostic under the very word,
//! with what could be meant instead.

use crate::diagnostic::{Diagnostic, Message, say};
use crate::lesson::board_text::{LessonBoard, castling_text, foreign, name_of};
use crate::lesson::codes;
use crate::lesson::goal::Goal;
use crate::lesson::log::Log;
use crate::lesson::movetext;
use crate::lesson::text::Text;
use crate::rules::geometry::Wing;
use crate::rules::notation::san::{self, SanError};
use crate::rules::{
    Attempt, CastlingRook, Fault, Geometry, Line, Move, Piece, Position, Reason, Role, Square,
    SquareSet, Verdict,
};

/// A square; complains if it is none.
pub(super) fn square<G: Geometry>(text: Text<'_>, log: &mut Log<'_>) -> Option<Square<G>> {
    let text = text.trimmed();
    let square = Square::parse(&text.value.to_lowercase());
    if square.is_none() {
        log.push(no_square::<G>(text));
    }
    square
}

/// The complaint about a text that is no square of the board.
fn no_square<G: Geometry>(text: Text<'_>) -> Diagnostic {
    let message = say!("check-no-square", text = text.value);
    let found = Diagnostic::error(codes::SQUARE, text.inside(), message)
        .label(say!("check-no-square-label"));
    found.help(match G::SEATS.len() {
        2 => say!("check-no-square-help"),
        _ => say!("check-no-square-of-cross-help"),
    })
}

/// A list of squares, each with its text; complains about what is none and what stands twice.
pub(super) fn squares<'t, G: Geometry>(
    list: &[Text<'t>],
    log: &mut Log<'_>,
) -> Vec<(Square<G>, Text<'t>)> {
    let mut found: Vec<(Square<G>, Text<'t>)> = Vec::new();
    for text in list {
        let Some(square) = square(*text, log) else {
            continue;
        };
        match found.iter().find(|(other, _)| *other == square) {
            None => found.push((square, *text)),
            Some((_, first)) => {
                let message = say!("check-square-listed-twice", square = square.to_string());
                let twice = Diagnostic::error(codes::DUPLICATE, text.inside(), message)
                    .label(say!("check-again-here"));
                log.push(twice.also(first.inside(), say!("check-first-here")));
            }
        }
    }
    found
}

/// What a move text tries, legal or not; complains if it is no move at all.
pub(super) fn attempt<G: Geometry>(
    position: &Position<G>,
    text: Text<'_>,
    log: &mut Log<'_>,
) -> Option<Attempt<G>> {
    let text = movetext::single(text);
    let written = movetext::with_hyphens(text.value);
    let between_squares = written
        .split_once('x')
        .filter(|(from, _)| <Square<G>>::parse(from).is_some());
    let said = between_squares.map(|(from, to)| format!("{from}-{to}"));
    match san::read_attempt(position, said.as_deref().unwrap_or(&written)) {
        Ok(attempt) => Some(attempt),
        Err(error) => {
            log.push(match off_the_board::<G>(text) {
                Some(part) if matches!(error, SanError::Syntax) => no_square::<G>(part),
                _ => unreadable(position, text, &error),
            });
            None
        }
    }
}

/// The first part of a text such as `c2-a1` that is written like a square and lies beside the board.
fn off_the_board<'t, G: Geometry>(text: Text<'t>) -> Option<Text<'t>> {
    let is_between = |sign: char| sign == 'x' || movetext::is_dash(sign);
    let middle = text.value.find(is_between)?;
    let end = middle + text.value.get(middle..)?.chars().next()?.len_utf8();
    let parts = [(0, middle), (end, text.value.len())];
    let parts = parts.map(|(start, end)| text.cut(start, end));
    let is_like = |part: &Text<'_>| {
        let mut letters = part.value.chars();
        let is_file = letters.next().is_some_and(|file| file.is_ascii_lowercase());
        let rank = letters.as_str();
        is_file && (1..=2).contains(&rank.len()) && rank.bytes().all(|it| it.is_ascii_digit())
    };
    let is_square = |part: &Text<'_>| <Square<G>>::parse(part.value).is_some();
    let are_like = parts.iter().all(is_like);
    parts.into_iter().find(|part| are_like && !is_square(part))
}

/// A legal move of the line's present position; complains if it is none.
pub(super) fn legal<G: Geometry>(
    line: &Line<G>,
    text: Text<'_>,
    log: &mut Log<'_>,
) -> Option<Move<G>> {
    let attempt = attempt(line.position(), text, log)?;
    match line.judge(attempt) {
        Verdict::Legal(mv) => {
            if let Some(found) = untrue_sign(line.position(), &mv, text.trimmed()) {
                log.push(found);
            }
            Some(mv)
        }
        Verdict::Illegal(fault) => {
            log.push(refused(line.position(), text.trimmed(), attempt, &fault));
            None
        }
    }
}

/// The complaint about a sign behind a legal move that says what is not so: `#` without checkmate, `+` without check. A
/// sign that is left out says nothing.
fn untrue_sign<G: Geometry>(
    position: &Position<G>,
    mv: &Move<G>,
    text: Text<'_>,
) -> Option<Diagnostic> {
    let says_mate = text.value.ends_with('#') || text.value.ends_with("++");
    let says_check = !says_mate && text.value.ends_with('+');
    let message = if says_mate && !Goal::Mate.is_met(position, mv) {
        say!("check-no-checkmate", text = text.value)
    } else if says_check && !Goal::Check.is_met(position, mv) {
        say!("check-no-check", text = text.value)
    } else {
        return None;
    };
    let found = Diagnostic::warning(codes::ANSWER, text.inside(), message);
    let form = san::write(position, mv);
    let found = found.label(say!("check-untrue-sign-label"));
    Some(found.help(say!("check-untrue-sign-help", san = form)))
}

/// Complains about words that are no moves on any board; for a step whose board cannot be read.
pub(super) fn readable<G: LessonBoard>(text: Text<'_>, log: &mut Log<'_>) {
    let anywhere = G::start();
    for word in movetext::moves(text) {
        let written = movetext::with_hyphens(word.value);
        if let Err(error @ SanError::Syntax) = san::read_attempt(&anywhere, &written) {
            log.push(unreadable(&anywhere, word, &error));
        }
    }
}

/// Plays moves; what stands after a move that cannot be played is not looked at. With `is_unsaid` nobody
/// says "check" with the last one.
pub(super) fn play<G: Geometry>(
    mut line: Line<G>,
    text: Text<'_>,
    is_unsaid: bool,
    log: &mut Log<'_>,
) -> Option<Line<G>> {
    let mut words = movetext::moves(text).into_iter().peekable();
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

/// The diagnostic for a move that the rules refuse although it must be legal.
pub(super) fn refused<G: Geometry>(
    position: &Position<G>,
    text: Text<'_>,
    attempt: Attempt<G>,
    fault: &Fault<G>,
) -> Diagnostic {
    let reason = fault.reason();
    let message = say!(
        "check-illegal-move",
        text = text.value,
        reason = reason.code()
    );
    let found = Diagnostic::error(codes::ILLEGAL_MOVE, text.inside(), message)
        .label(say!("check-law", article = fault.article()));
    found.maybe_help(match fault {
        Fault::PromotionPieceMissing { .. } => {
            let text = format!("{}-{}=Q", attempt.from, attempt.to);
            Some(say!("check-promote-to", text = text))
        }
        Fault::NotYourPiece { turn, .. } => {
            Some(say!("check-whose-turn", turn = name_of::<G>(*turn)))
        }
        fault => right_to_castle(position, fault).or_else(|| instead(position, attempt.from)),
    })
}

/// The castling rights to write where king and rook are at home and the board gives none; `None` where castling is
/// refused for any other reason.
pub(super) fn right_to_castle<G: Geometry>(
    position: &Position<G>,
    fault: &Fault<G>,
) -> Option<Message> {
    let Fault::Castling(facts) = fault else {
        return None;
    };
    if fault.reason() != Reason::CastleRightLost || facts.rook != CastlingRook::Home {
        return None;
    }
    let is_at_home = |wing: &Wing| {
        let home = Square::from_index(position.castling_path(facts.seat, *wing).rook_from);
        home.and_then(|home| position.piece_at(home)) == Some(Piece::new(Role::Rook, facts.seat))
    };
    let wings = [Wing::King, Wing::Queen].into_iter().filter(is_at_home);
    let given = wings.fold(position.castling(), |all, wing| all.with(facts.seat, wing));
    let rights = castling_text::<G>(given);
    Some(say!("check-give-right", rights = rights))
}

/// The legal moves of the piece on a square, in words.
fn instead<G: Geometry>(position: &Position<G>, from: Square<G>) -> Option<Message> {
    const SHOWN: usize = 6;
    let piece = position.piece_at(from)?;
    let mut moves: Vec<String> = position
        .moves_from(from)
        .iter()
        .map(|mv| format!("`{}`", san::write(position, mv)))
        .collect();
    moves.dedup();
    if moves.is_empty() {
        return Some(say!(
            "check-cannot-move",
            piece = piece_on(piece.role, from)
        ));
    }
    let more = if moves.len() > SHOWN { ", …" } else { "" };
    moves.truncate(SHOWN);
    Some(say!(
        "check-can-play",
        piece = piece_on(piece.role, from),
        list = format!("{}{more}", moves.join(", "))
    ))
}

fn unreadable<G: Geometry>(
    position: &Position<G>,
    text: Text<'_>,
    error: &SanError<G>,
) -> Diagnostic {
    let said = text.value;
    let found = |message: Message| Diagnostic::error(codes::MOVE, text.inside(), message);
    match error {
        SanError::Ambiguous(squares) => ambiguous(position, text, squares),
        SanError::NoSuchPiece(role) => found(say!(
            "check-no-piece-for-move",
            side = name_of::<G>(position.turn()),
            piece = role.code(),
            text = said
        ))
        .label(say!("check-no-piece-for-move-label", piece = role.code())),
        SanError::NothingCaptured(to) => found(say!(
            "check-captures-nothing",
            text = said,
            square = to.to_string()
        ))
        .label(say!("check-captures-nothing-label"))
        .help(say!("check-write", text = said.replace('x', ""))),
        SanError::Written(written) | SanError::Signed(_, _, written) => {
            let found =
                found(say!("check-no-move", text = said)).label(say!("check-no-move-label"));
            let forms = written.iter().map(Message::verbatim);
            let forms = forms.reduce(|head, last| say!("check-or", head = head, last = last));
            let form = || forms.map(|forms| say!("check-write", text = forms));
            found.maybe_help(in_english(said).or_else(form))
        }
        SanError::Illegal(fault) => found(say!(
            "check-move-refused",
            text = said,
            reason = fault.reason().code()
        )),
        SanError::Syntax => found(say!("check-no-move", text = said))
            .label(say!("check-no-move-label"))
            .help(match said.starts_with('(') {
                true => say!("check-variation-help"),
                false => meant::<G>(said),
            }),
    }
}

/// The diagnostic for a move that several pieces could be meant to make, or that none of them can.
fn ambiguous<G: Geometry>(
    position: &Position<G>,
    text: Text<'_>,
    squares: &[Square<G>],
) -> Diagnostic {
    let said = text.value;
    let target = said.trim_end_matches(['+', '#', '!', '?']);
    let target = target
        .get(target.len().saturating_sub(2)..)
        .unwrap_or_default();
    let to = Square::parse(target);
    let can_go = |from: &Square<G>| {
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
        let message = say!(
            "check-none-can-go",
            text = said,
            piece = role,
            side = name_of::<G>(position.turn()),
            square = target
        );
        return Diagnostic::error(codes::ILLEGAL_MOVE, text.inside(), message)
            .label(say!("check-not-legal"));
    }
    let names = squares
        .iter()
        .map(|square| Message::verbatim(square.to_string()));
    let from = names.reduce(|head, last| say!("check-or", head = head, last = last));
    let from = from.unwrap_or_else(|| Message::verbatim(""));
    let help = squares.first().map(|first| {
        say!(
            "check-write-the-squares",
            text = format!("{first}-{target}")
        )
    });
    Diagnostic::error(
        codes::MOVE,
        text.inside(),
        say!("check-ambiguous", text = said, list = from),
    )
    .label(say!("check-ambiguous-label"))
    .maybe_help(help)
}

/// What to write instead of a text that is no move.
fn meant<G: Geometry>(said: &str) -> Message {
    in_english(said).unwrap_or_else(|| match G::SEATS.len() {
        2 => say!("check-no-move-help"),
        _ => say!("check-no-move-of-cross-help"),
    })
}

/// The English letter of a piece whose letter is that of another language.
fn in_english(said: &str) -> Option<Message> {
    let mut letters = said.chars();
    let first = letters.next().filter(|sign| sign.is_uppercase());
    let (name, letter) = first.and_then(foreign)?;
    let rest = letters.as_str();
    let text = format!("{letter}{rest}");
    let told = say!(
        "check-letter-in-move",
        piece = name,
        letter = letter,
        text = text
    );
    is_rest_of_move(rest).then_some(told)
}

/// Whether a text could follow a piece's letter: `f3`, `xb5`, `1d2+`.
fn is_rest_of_move(text: &str) -> bool {
    let is_sign = |c: char| matches!(c, 'a'..='h' | '1'..='8' | 'x' | '-' | '+' | '#');
    (2..=6).contains(&text.len()) && text.chars().all(is_sign)
}

/// Squares in words: `a1, b2`.
pub(super) fn list_of<G: Geometry>(squares: SquareSet<G>) -> String {
    squares
        .iter()
        .map(|square| square.to_string())
        .collect::<Vec<_>>()
        .join(", ")
}

/// Moves in words: `Nf3`, `e4`.
pub(super) fn list_of_moves<G: Geometry>(position: &Position<G>, moves: &[Move<G>]) -> String {
    moves
        .iter()
        .map(|mv| format!("`{}`", san::write(position, mv)))
        .collect::<Vec<_>>()
        .join(", ")
}

/// A piece in words: `the rook on a1`.
pub(super) fn piece_on<G: Geometry>(role: Role, square: Square<G>) -> Message {
    say!(
        "check-piece-on",
        piece = role.code(),
        square = square.to_string()
    )
}
