//! `say`: the child looks and reads.

use crate::lesson::Task;
use crate::lesson::board_text::LessonBoard;
use crate::lesson::kinds::{Given, Read, Room};
use crate::lesson::log::Log;

/// What the format knows of this kind.
pub(super) const ROOM: Room = Room {
    name: "say",
    unused: &["hints", "yes", "no"],
    ..Room::PLAIN
};

/// There is nothing to prove.
pub(super) async fn read<G: LessonBoard>(_: Given<'_, G>, _: &mut Log<'_>) -> Read<G> {
    Some(Task::Say)
}
