//! `allow`: the child takes one man off the board, so that a forbidden move becomes legal.

use crate::diagnostic::{Diagnostic, say};
use crate::lesson::board_text::LessonBoard;
use crate::lesson::check::verdicts::forbidden;
use crate::lesson::fields::{Field, Ty};
use crate::lesson::kinds::{Given, Read, Refusals, Room};
use crate::lesson::log::Log;
use crate::lesson::moves_text;
use crate::lesson::{Task, codes};
use crate::solve::change::{removable, removals};

const FIELDS: &[Field] = &[
    Field::new("move", Ty::Text).needed(),
    Field::new("because", Ty::Text),
];

/// What the format knows of this kind.
pub(super) const ROOM: Room = Room {
    name: "allow",
    fields: FIELDS,
    refusals: Refusals::Any,
    ..Room::PLAIN
};

/// Reads and proves the settings of an `allow` step.
pub(super) async fn read<G: LessonBoard>(given: Given<'_, G>, log: &mut Log<'_>) -> Read<G> {
    let Given { tab, line, .. } = given;
    let (attempt, fault) = forbidden(tab, line, log)?;
    let position = line?.position();
    let answer = removals(position, attempt);
    let text = tab.text(log, "move")?;
    let problem = if answer.is_empty() {
        let message = say!("check-allow-nobody", text = text.value);
        Some((message, say!("check-allow-nobody-label")))
    } else if answer == removable(position, attempt) {
        let message = say!("check-allow-anybody", text = text.value);
        Some((message, say!("check-allow-anybody-label")))
    } else {
        None
    };
    if let Some((message, label)) = problem {
        let found = Diagnostic::error(codes::ANSWER, text.inside(), message).label(label);
        let right = moves_text::right_to_castle(position, &fault);
        log.push(found.help(right.unwrap_or_else(|| say!("check-allow-help"))));
    }
    (given.is_clean(log)).then_some(Task::Allow {
        attempt,
        fault,
        answer,
    })
}
