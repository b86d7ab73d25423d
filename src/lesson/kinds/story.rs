//! `story`: a page of a picture story: the child reads, and presses what is drawn.

use crate::diagnostic::say;
use crate::lesson::Task;
use crate::lesson::board_text::LessonBoard;
use crate::lesson::check::from_one_to;
use crate::lesson::fields::{Field, Ty};
use crate::lesson::kinds::{Given, Read, Room};
use crate::lesson::log::Log;
use crate::lesson::stage::{Page, Stage};

const FIELDS: &[Field] = &[
    Field::new("scene", Ty::Text).needed().of(&Stage::NAMES),
    Field::new("presses", Ty::Number),
];

/// What the format knows of this kind.
pub(super) const ROOM: Room = Room {
    name: "story",
    fields: FIELDS,
    needs_board: false,
    unused: &[
        "board", "turn", "castling", "seats", "played", "side", "rules", "options", "allies",
        "draw", "aids", "picture", "hints", "yes", "no",
    ],
    why: || say!("check-why-drawn-scene"),
    ..Room::PLAIN
};

/// Reads the settings of a `story` step; there is nothing to prove.
pub(super) async fn read<G: LessonBoard>(given: Given<'_, G>, log: &mut Log<'_>) -> Read<G> {
    let scene = given.tab.text(log, "scene");
    let stage = scene.and_then(|it| Stage::from_name(it.value))?;
    let presses = match given.tab.has("presses") {
        true => from_one_to(stage.n_ways().into(), given.tab, "presses", log)?,
        false => 0,
    };
    Some(Task::Story(Page {
        stage,
        presses: u8::try_from(presses).ok()?,
    }))
}
