//! `name`: a drill with the names of squares.

use crate::diagnostic::{Diagnostic, say};
use crate::lesson::board_text::LessonBoard;
use crate::lesson::check::{MOST, amount};
use crate::lesson::fields::{Field, Ty};
use crate::lesson::kinds::{Given, Read, Room};
use crate::lesson::log::Log;
use crate::lesson::task::NameAsk;
use crate::lesson::words::Numbers;
use crate::lesson::{Task, codes, moves_text};
use crate::rules::Square;

const FIELDS: &[Field] = &[
    Field::new("ask", Ty::Text)
        .of(&["square", "find", "file", "rank", "color", "colour"])
        .needed(),
    Field::new("times", Ty::Number).up_to(MOST).needed(),
    Field::new("from", Ty::List),
];

/// What the format knows of this kind.
pub(super) const ROOM: Room = Room {
    name: "name",
    fields: FIELDS,
    needs_board: false,
    is_game: true,
    numbers: |_| Numbers::Counted,
    ..Room::PLAIN
};

/// Reads and proves the settings of a `name` step.
pub(super) async fn read<G: LessonBoard>(given: Given<'_, G>, log: &mut Log<'_>) -> Read<G> {
    let Given { tab, .. } = given;
    let times = amount(tab, "times", log);
    let ask = match tab.text(log, "ask").map(|text| text.value) {
        Some("square") => Some(NameAsk::Square),
        Some("find") => Some(NameAsk::Find),
        Some("file") => Some(NameAsk::File),
        Some("rank") => Some(NameAsk::Rank),
        Some("color" | "colour") => Some(NameAsk::Color),
        _ => None,
    };
    let listed = moves_text::squares(&tab.list(log, "from"), log);
    if let Some(key) = tab
        .key("from")
        .filter(|_| tab.is_usable("from") && listed.is_empty() && given.is_clean(log))
    {
        let found = Diagnostic::error(codes::ANSWER, key, say!("check-no-square-to-ask"));
        log.push(
            found
                .label(say!("check-empty-list"))
                .help(say!("check-no-square-to-ask-help")),
        );
    }
    if tab.has("from") && !tab.is_usable("from") || !given.is_clean(log) {
        return None;
    }
    let from = if tab.has("from") {
        listed.iter().map(|(square, _)| *square).collect()
    } else {
        Square::all().collect()
    };
    let (ask, times) = ask.zip(times)?;
    Some(Task::Name { ask, from, times })
}
