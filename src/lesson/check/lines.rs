//! `play` and `write`: moves that the child plays by heart or writes down.

use crate::diagnostic::Diagnostic;
use crate::lesson::log::Log;
use crate::lesson::moves_text;
use crate::lesson::tab::Tab;
use crate::lesson::text::Text;
use crate::lesson::{Task, codes};
use crate::rules::notation::san;
use crate::rules::{Line, Move, Seat};

/// The most lines beside the main one.
const MOST: usize = 20;

/// Reads and proves the settings of a `play` step.
pub(in crate::lesson) fn play(
    tab: &Tab<'_>,
    line: Option<&Line>,
    side: Option<Seat>,
    log: &mut Log<'_>,
) -> Option<Task> {
    let n_before = log.n_found();
    let main = tab.text(log, "line");
    let line = line?;
    let child = side.unwrap_or(line.position().turn());
    let also = tab.list(log, "also");
    if let Some(text) = also.get(MOST) {
        let message = format!("at most {MOST} more lines fit");
        log.push(Diagnostic::error(codes::TOO_MANY, text.inside(), message).label("one too many"));
    }
    let is_usable = main.is_some() && (!tab.has("also") || tab.is_usable("also"));
    let mut lines: Vec<Vec<Move>> = Vec::new();
    for text in main.into_iter().chain(also) {
        let Some(moves) = moves_of(line, text, log) else {
            continue;
        };
        if !has_a_move_of(line, &moves, child) {
            let found = Diagnostic::error(
                codes::ANSWER,
                text.inside(),
                "the child plays no move in this line",
            );
            log.push(
                found
                    .label("only replies")
                    .help("write more moves, or another `side`"),
            );
        }
        never_heard(line, &lines, &moves, child, text, log);
        lines.push(moves);
    }
    (is_usable && log.n_found() == n_before).then_some(Task::Play { lines })
}

/// The moves of a line from the step's position on.
fn moves_of(line: &Line, text: Text<'_>, log: &mut Log<'_>) -> Option<Vec<Move>> {
    let played = moves_text::play(line.clone(), text, false, log)?;
    let moves = played.moves().get(line.moves().len()..)?.to_vec();
    if moves.is_empty() {
        log.push(
            Diagnostic::error(codes::MOVE, text.inside(), "there is no move in this line")
                .label("no move"),
        );
    }
    (!moves.is_empty()).then_some(moves)
}

/// Whether the child has the move after `ply` moves of a line.
fn is_childs(line: &Line, ply: usize, child: Seat) -> bool {
    (line.position().turn() == child) == ply.is_multiple_of(2)
}

fn has_a_move_of(line: &Line, moves: &[Move], child: Seat) -> bool {
    (0..moves.len()).any(|ply| is_childs(line, ply, child))
}

/// Complains about a line of which a part can never be played: an earlier line ends before it goes on, or
/// the reply is always another.
fn never_heard(
    line: &Line,
    lines: &[Vec<Move>],
    moves: &[Move],
    child: Seat,
    text: Text<'_>,
    log: &mut Log<'_>,
) {
    let complain = |log: &mut Log<'_>, message: &str, help: &str| {
        let found = Diagnostic::error(codes::NEVER_HEARD, text.inside(), message);
        log.push(found.label("never played").help(help));
    };
    for other in lines {
        let common = other
            .iter()
            .zip(moves)
            .take_while(|(one, two)| one == two)
            .count();
        if common == other.len() || common == moves.len() {
            let message = "one of two lines is the beginning of the other";
            return complain(log, message, "leave the shorter one out");
        }
        if !is_childs(line, common, child) {
            let message =
                "this line differs first in a reply, and replies come from the line above";
            return complain(log, message, "write another move of the child before it");
        }
    }
}

/// Reads and proves the settings of a `write` step.
pub(in crate::lesson) fn write(
    tab: &Tab<'_>,
    line: Option<&Line>,
    log: &mut Log<'_>,
) -> Option<Task> {
    let (line, text) = line.zip(tab.text(log, "move"))?;
    let mv = moves_text::legal(line, text, log)?;
    let san = san::write(line.position(), &mv);
    Some(Task::Write { mv, san })
}
