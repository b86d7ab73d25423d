//! `practice`: a round of boards that the program makes, so many of them to be right at once.
//!
//! What is read here is what is asked for. That there are such boards is proved by making some, which `library` does:
//! `practice` stands above the reader of lessons, since it reads its own boards with it.

use crate::diagnostic::{Diagnostic, say};
use crate::lesson::board_text::LessonBoard;
use crate::lesson::check::from_one_to;
use crate::lesson::fields::{Field, Ty};
use crate::lesson::kinds::{Given, Read, Refusals, Room};
use crate::lesson::log::Log;
use crate::lesson::skills::{NAMES, Skill};
use crate::lesson::task::PracticeTask;
use crate::lesson::words::Numbers;
use crate::lesson::{Task, codes};

const FIELDS: &[Field] = &[
    Field::new("skill", Ty::Text).of(&NAMES).needed(),
    Field::new("level", Ty::Number).needed(),
    Field::new("count", Ty::Number).up_to(MOST).needed(),
    Field::new("pass", Ty::Number).up_to(MOST).needed(),
];

/// What the format knows of this kind.
pub(super) const ROOM: Room = Room {
    name: "practice",
    fields: FIELDS,
    needs_board: false,
    refusals: Refusals::Any,
    unused: &[
        "board", "turn", "castling", "seats", "played", "side", "rules", "options", "allies",
        "draw", "hints", "no", "aids",
    ],
    why: || say!("check-why-made-boards"),
    numbers: |_| Numbers::Counted,
    ..Room::PLAIN
};

/// The most boards of a round.
const MOST: u8 = 12;

/// Reads the settings of a `practice` step.
pub(super) async fn read<G: LessonBoard>(given: Given<'_, G>, log: &mut Log<'_>) -> Read<G> {
    let Given { tab, .. } = given;
    let named = tab.text(log, "skill");
    let skill = named.and_then(|it| Skill::named(it.value));
    let is_on_cross = G::SEATS.len() > 2;
    let is_elsewhere = skill.is_some_and(|it| it.is_on_cross() != is_on_cross);
    if let Some(text) = named.filter(|_| is_elsewhere) {
        let message = say!("check-practice-board", skill = text.value);
        let found = Diagnostic::error(codes::MISPLACED, text.inside(), message);
        log.push(
            found
                .label(say!("check-not-here"))
                .help(say!("check-practice-board-help")),
        );
    }
    // How many levels a skill has that is none, nobody knows.
    let level = skill.and_then(|it| from_one_to(it.n_levels.into(), tab, "level", log));
    let count = from_one_to(MOST.into(), tab, "count", log);
    let pass = from_one_to(count.unwrap_or(MOST.into()), tab, "pass", log);
    let asked = PracticeTask {
        skill: skill?,
        level: u8::try_from(level?).ok()?,
        count: usize::try_from(count?).ok()?,
        pass: usize::try_from(pass?).ok()?,
    };
    (given.is_clean(log)).then_some(Task::Practice(asked))
}
