//! `illegal`: the child tries a forbidden move and sees it refused.

use crate::diagnostic::{Diagnostic, say};
use crate::lesson::board_text::LessonBoard;
use crate::lesson::check::verdicts::{forbidden, forgotten_right};
use crate::lesson::fields::{Field, Ty};
use crate::lesson::kinds::{Given, Read, Refusals, Room};
use crate::lesson::log::Log;
use crate::lesson::{Task, codes};
use crate::rules::{Attempt, Fault, Geometry, Line};

const FIELDS: &[Field] = &[
    Field::new("move", Ty::Text).needed(),
    Field::new("because", Ty::Text),
];

/// What the format knows of this kind.
pub(super) const ROOM: Room = Room {
    name: "illegal",
    fields: FIELDS,
    has_wrong_moves: true,
    refusals: Refusals::Here,
    ..Room::PLAIN
};

/// Reads and proves the settings of an `illegal` step.
pub(super) async fn read<G: LessonBoard>(given: Given<'_, G>, log: &mut Log<'_>) -> Read<G> {
    let Given { tab, line, .. } = given;
    let (attempt, fault) = forbidden(tab, line, log)?;
    if !is_in_hand(line?, attempt, &fault) {
        let text = tab.text(log, "move")?;
        let message = say!("check-untried-promotion", text = text.value);
        let found = Diagnostic::error(codes::MOVE, text.inside(), message)
            .label(say!("check-untried-promotion-label"));
        log.push(found.help(say!("check-untried-promotion-help")));
        return None;
    }
    if !given.is_clean(log) {
        return None;
    }
    forgotten_right(tab, line?.position(), &fault, log);
    Some(Task::Illegal { attempt, fault })
}

/// Whether a hand that moves the piece meets the same refusal: no board offers a king to a pawn.
fn is_in_hand<G: Geometry>(line: &Line<G>, attempt: Attempt<G>, fault: &Fault<G>) -> bool {
    let by_hand = line.judge(Attempt::new(attempt.from, attempt.to));
    by_hand.fault().map(Fault::reason) == Some(fault.reason())
}
