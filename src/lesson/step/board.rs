//! The board of a step with the moves played on it, and who is allied there.

use crate::diagnostic::{Diagnostic, Span, say};
use crate::lesson::board_text::{self, LessonBoard, LineStart};
use crate::lesson::codes;
use crate::lesson::kinds::Kind;
use crate::lesson::log::Log;
use crate::lesson::moves_text;
use crate::lesson::step::in_words;
use crate::lesson::tab::Tab;
use crate::rules::{Board, Line, Position, Ruleset, Seat, Setup, Waive};

/// The board with the moves played on it; without a board its moves are looked at as words only.
pub(super) fn board<G: LessonBoard>(
    kind: Option<Kind>,
    tab: &Tab<'_>,
    rules: Ruleset,
    log: &mut Log<'_>,
) -> Option<Line<G>> {
    if kind.is_some_and(Kind::needs_board) {
        tab.need(
            log,
            "board",
            kind.map_or_else(|| say!("check-block-step"), in_words),
        );
    }
    let is_free = kind.is_some_and(|kind| !kind.needs_board()) && !tab.has("board");
    let start = match is_free {
        true => nothing(),
        false => board_text::read(tab, "board", log),
    };
    only_on_the_cross::<G>(tab, log);
    let start = allied(tab, start, log);
    let said = tab.text(log, "said").map(|said| said.value);
    let played = tab.text(log, "played");
    match (start, played) {
        (Some(start), Some(text)) => {
            let line = start.begun(rules, None);
            moves_text::play(line, text, said == Some("nothing"), log)
        }
        (Some(_), None) if tab.has("played") => None,
        (Some(start), None) => Some(start.begun(rules, said)),
        (None, played) => {
            for text in played.into_iter().chain(tab.text(log, "move")) {
                moves_text::readable::<G>(text, log);
            }
            None
        }
    }
}

/// A board for words that need none.
fn nothing<G: LessonBoard>() -> Option<LineStart<G>> {
    let setup = Setup::new(Board::empty(), Seat::WHITE);
    let position = setup.into_position(Waive::LESSON).ok()?;
    Some(LineStart {
        position,
        notes_calls: false,
    })
}

/// Complains about settings that say nothing on the 8x8 board.
pub(in crate::lesson) fn only_on_the_cross<G: LessonBoard>(tab: &Tab<'_>, log: &mut Log<'_>) {
    for name in ["seats", "allies"] {
        let Some(key) = tab.key(name).filter(|_| G::SEATS.len() == 2) else {
            continue;
        };
        log.push(
            Diagnostic::error(codes::MISPLACED, key, say!("check-cross-only", name = name))
                .label(say!("check-not-here"))
                .help(say!("check-take-line-away")),
        );
    }
    for name in ["side", "turn"] {
        let sides = tab.text(log, name).filter(|_| G::SEATS.len() == 2);
        if let Some(text) = sides.filter(|it| !matches!(it.value, "white" | "black")) {
            let message = say!("check-no-choice", name = name, text = text.value);
            log.push(
                Diagnostic::error(codes::UNKNOWN, text.inside(), message)
                    .label(say!("check-not-known"))
                    .help(say!("check-one-of", list = "`white`, `black`")),
            );
        }
    }
}

/// The board with the alliances of `allies`; complains about what is no pair of seats.
pub(in crate::lesson) fn allied<G: LessonBoard>(
    tab: &Tab<'_>,
    start: Option<LineStart<G>>,
    log: &mut Log<'_>,
) -> Option<LineStart<G>> {
    let mut pairs = Vec::new();
    for text in tab.list(log, "allies") {
        match pair(text.value) {
            Some(pair) => pairs.push(pair),
            None => log.push(no_pair(text.inside())),
        }
    }
    let start = start?;
    let mut company = *start.position.company();
    for (one, other) in pairs {
        company.ally(one, other);
    }
    let position: Position<G> = start.position.with_company(company);
    Some(LineStart { position, ..start })
}

/// Two different seats: `SW`.
fn pair(text: &str) -> Option<(Seat, Seat)> {
    let mut seats = text.chars().map(Seat::from_initial);
    let (one, other) = (seats.next()??, seats.next()??);
    (seats.next().is_none() && one != other).then_some((one, other))
}

fn no_pair(at: Span) -> Diagnostic {
    Diagnostic::error(codes::UNKNOWN, at, say!("check-no-allies"))
        .label(say!("check-not-this"))
        .help(say!("check-no-allies-help"))
}
