//! `play`: a line that the child plays by heart.

use crate::diagnostic::{Diagnostic, Message, say};
use crate::lesson::board_text::LessonBoard;
use crate::lesson::fields::{Field, Ty};
use crate::lesson::kinds::{Given, Read, Refusals, Room};
use crate::lesson::log::Log;
use crate::lesson::moves_text;
use crate::lesson::text::Text;
use crate::lesson::words::Numbers;
use crate::lesson::{Task, codes};
use crate::rules::{Geometry, Line, Move, Seat};

const FIELDS: &[Field] = &[
    Field::new("line", Ty::Text).needed(),
    Field::new("also", Ty::List),
];

/// What the format knows of this kind.
pub(super) const ROOM: Room = Room {
    name: "play",
    fields: FIELDS,
    keeps_ends: true,
    has_wrong_moves: true,
    refusals: Refusals::Any,
    numbers: |_| Numbers::Counted,
    ..Room::PLAIN
};

/// The most lines beside the main one.
const MOST: usize = 20;

/// Reads and proves the settings of a `play` step.
pub(super) async fn read<G: LessonBoard>(given: Given<'_, G>, log: &mut Log<'_>) -> Read<G> {
    let Given {
        tab,
        line,
        child: side,
        ..
    } = given;
    let main = tab.text(log, "line");
    let line = line?;
    let child = side.unwrap_or(line.position().turn());
    let also = tab.list(log, "also");
    if let Some(text) = also.get(MOST) {
        let message = say!("check-too-many-lines", limit = MOST);
        log.push(
            Diagnostic::error(codes::TOO_MANY, text.inside(), message)
                .label(say!("check-one-too-many")),
        );
    }
    let is_usable = main.is_some() && (!tab.has("also") || tab.is_usable("also"));
    let mut lines: Vec<Vec<Move<G>>> = Vec::new();
    for text in main.into_iter().chain(also) {
        let Some(moves) = moves_of(line, text, log) else {
            continue;
        };
        if !has_a_move_of(line, &moves, child) {
            let found = Diagnostic::error(codes::ANSWER, text.inside(), say!("check-only-replies"));
            log.push(
                found
                    .label(say!("check-only-replies-label"))
                    .help(say!("check-only-replies-help")),
            );
        }
        never_heard(line, &lines, &moves, child, text, log);
        lines.push(moves);
    }
    (is_usable && given.is_clean(log)).then_some(Task::Play { lines })
}

/// The moves of a line from the step's position on.
fn moves_of<G: Geometry>(
    line: &Line<G>,
    text: Text<'_>,
    log: &mut Log<'_>,
) -> Option<Vec<Move<G>>> {
    let played = moves_text::play(line.clone(), text, false, log)?;
    let moves = played.moves().get(line.moves().len()..)?.to_vec();
    if moves.is_empty() {
        log.push(
            Diagnostic::error(codes::MOVE, text.inside(), say!("check-empty-line"))
                .label(say!("check-no-move-label")),
        );
    }
    (!moves.is_empty()).then_some(moves)
}

/// Whether the child has the move after `ply` moves of a line.
fn is_childs<G: Geometry>(line: &Line<G>, ply: usize, child: Seat) -> bool {
    (line.position().turn() == child) == ply.is_multiple_of(2)
}

fn has_a_move_of<G: Geometry>(line: &Line<G>, moves: &[Move<G>], child: Seat) -> bool {
    (0..moves.len()).any(|ply| is_childs(line, ply, child))
}

/// Complains about a line of which a part can never be played: an earlier line ends before it goes on, or
/// the reply is always another.
fn never_heard<G: Geometry>(
    line: &Line<G>,
    lines: &[Vec<Move<G>>],
    moves: &[Move<G>],
    child: Seat,
    text: Text<'_>,
    log: &mut Log<'_>,
) {
    let complain = |log: &mut Log<'_>, message: Message, help: Message| {
        let found = Diagnostic::error(codes::NEVER_HEARD, text.inside(), message);
        log.push(found.label(say!("check-never-played-label")).help(help));
    };
    for other in lines {
        let common = other
            .iter()
            .zip(moves)
            .take_while(|(one, two)| one == two)
            .count();
        if common == other.len() || common == moves.len() {
            let message = say!("check-line-in-line");
            return complain(log, message, say!("check-line-in-line-help"));
        }
        if !is_childs(line, common, child) {
            let message = say!("check-other-reply");
            return complain(log, message, say!("check-other-reply-help"));
        }
    }
}
