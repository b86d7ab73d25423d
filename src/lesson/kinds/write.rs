//! `write`: a move that the child writes down.

use crate::lesson::Task;
use crate::lesson::board_text::LessonBoard;
use crate::lesson::fields::{Field, Ty};
use crate::lesson::kinds::{Given, Read, Room};
use crate::lesson::log::Log;
use crate::lesson::moves_text;
use crate::rules::notation::san;

const FIELDS: &[Field] = &[
    Field::new("move", Ty::Text).needed(),
    Field::new("signs", Ty::Switch),
];

/// What the format knows of this kind.
pub(super) const ROOM: Room = Room {
    name: "write",
    fields: FIELDS,
    ..Room::PLAIN
};

/// Reads and proves the settings of a `write` step.
pub(super) async fn read<G: LessonBoard>(given: Given<'_, G>, log: &mut Log<'_>) -> Read<G> {
    let Given { tab, line, .. } = given;
    let (line, text) = line.zip(tab.text(log, "move"))?;
    let mv = moves_text::legal(line, text, log)?;
    let san = san::write(line.position(), &mv);
    let signs = tab.is_on("signs");
    Some(Task::Write { mv, san, signs })
}
