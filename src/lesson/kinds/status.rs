//! `status`: the child says what a position is.

use crate::diagnostic::{Diagnostic, say};
use crate::lesson::board_text::LessonBoard;
use crate::lesson::check::both_kings;
use crate::lesson::check::standings::{agrees, cause, offer};
use crate::lesson::fields::{Field, Ty};
use crate::lesson::kinds::{Given, Read, Room};
use crate::lesson::log::Log;
use crate::lesson::task::Standing;
use crate::lesson::{Task, codes};
use crate::rules::ruleset::DeadPosition;
use crate::rules::{Dead, Ending, Geometry, Line};

const FIELDS: &[Field] = &[
    Field::new("answer", Ty::Text).of(STANDINGS),
    Field::new("offer", Ty::List).of(STANDINGS),
];

/// What the format knows of this kind.
pub(super) const ROOM: Room = Room {
    name: "status",
    fields: FIELDS,
    keeps_ends: true,
    ..Room::PLAIN
};

/// What a position may be said to be.
const STANDINGS: &[&str] = &[
    "check",
    "checkmate",
    "stalemate",
    "dead-position",
    "play-on",
];

/// Positions that are looked at for each side before a position counts as not dead.
pub(crate) const NODES: usize = 2_000;

/// Reads and proves the settings of a `status` step.
pub(super) async fn read<G: LessonBoard>(given: Given<'_, G>, log: &mut Log<'_>) -> Read<G> {
    let Given { tab, line, .. } = given;
    let line = line?;
    both_kings(tab, line.position(), log)?;
    let answer = match standing(line) {
        Ok(answer) => answer,
        Err(ending) => {
            let message = say!("check-game-over", ending = ending.code());
            let found = Diagnostic::error(codes::ANSWER, cause(tab), message)
                .label(say!("check-game-over-label"));
            log.push(found.help(say!("check-game-over-help")));
            return None;
        }
    };
    let is_fine = agrees(tab, answer.code(), log);
    let offer = offer(tab, &Standing::ALL, Standing::code, answer, log)?;
    is_fine.then_some(Task::Status { answer, offer })
}

/// What the position is; an ending that no answer of the step names is an error.
fn standing<G: Geometry>(line: &Line<G>) -> Result<Standing, Ending> {
    let position = line.position();
    match line.outcome().map(|outcome| outcome.ending) {
        Some(Ending::Checkmate) => Ok(Standing::Checkmate),
        Some(Ending::Stalemate) => Ok(Standing::Stalemate),
        Some(Ending::DeadPosition) => Ok(Standing::DeadPosition),
        Some(other) => Err(other),
        None if position.is_check() && !position.is_silent_check() => Ok(Standing::Check),
        None if is_dead(line) => Ok(Standing::DeadPosition),
        None => Ok(Standing::PlayOn),
    }
}

/// Whether a long look proves what a glance does not: nobody can ever give checkmate.
fn is_dead<G: Geometry>(line: &Line<G>) -> bool {
    line.rules().dead_position == DeadPosition::Full
        && matches!(line.position().is_dead(NODES), Dead::Yes(_))
}
