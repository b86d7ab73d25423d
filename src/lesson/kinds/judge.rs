//! `judge`: the child says whether a move is legal.

use crate::diagnostic::{Diagnostic, Severity, say};
use crate::lesson::board_text::LessonBoard;
use crate::lesson::check::verdicts::{because, forgotten_right, judged, untried};
use crate::lesson::fields::{Field, Ty};
use crate::lesson::kinds::{Given, Read, Refusals, Room};
use crate::lesson::log::Log;
use crate::lesson::moves_text;
use crate::lesson::tab::Tab;
use crate::lesson::task::Announcement;
use crate::lesson::{Task, codes};
use crate::rules::{Geometry, Verdict};

const FIELDS: &[Field] = &[
    Field::new("move", Ty::Text).needed(),
    Field::new("answer", Ty::Text).of(&["legal", "not legal"]),
    Field::new("because", Ty::Text),
    Field::new("said", Ty::Text).of(&["nothing", "check"]),
];

/// What the format knows of this kind.
pub(super) const ROOM: Room = Room {
    name: "judge",
    fields: FIELDS,
    refusals: Refusals::TheMove,
    ..Room::PLAIN
};

/// Reads and proves the settings of a `judge` step.
pub(super) async fn read<G: LessonBoard>(given: Given<'_, G>, log: &mut Log<'_>) -> Read<G> {
    let Given { tab, line, .. } = given;
    let (attempt, verdict) = judged(tab, line, log)?;
    let answer = tab
        .text(log, "answer")
        .map(|text| (text, text.value == "legal"));
    match (&verdict, answer) {
        (Verdict::Legal(_), Some((text, false))) => {
            let found = Diagnostic::error(codes::ANSWER, text.inside(), say!("check-is-legal"));
            log.push(
                found
                    .label(say!("check-is-legal-label"))
                    .help(say!("check-write", text = "legal")),
            );
        }
        (Verdict::Illegal(fault), Some((text, true))) => {
            let message = say!("check-is-refused", reason = fault.reason().code());
            let found = Diagnostic::error(codes::ANSWER, text.inside(), message);
            let found = found.label(say!("check-law", article = fault.article()));
            let right = moves_text::right_to_castle(line?.position(), fault);
            let help = right.unwrap_or_else(|| say!("check-write", text = "not legal"));
            log.push(found.help(help));
        }
        (Verdict::Legal(_), _) => {
            if let Some(text) = tab.text(log, "because") {
                let found = Diagnostic::error(codes::ANSWER, text.inside(), say!("check-is-legal"));
                log.push(
                    found
                        .label(say!("check-no-reason-label"))
                        .help(say!("check-take-line-away")),
                );
            }
        }
        (Verdict::Illegal(fault), _) => because(tab, line?.position(), fault, log),
    }
    let said = match tab.text(log, "said").map(|text| text.value) {
        Some("nothing") => Some(Announcement::Nothing),
        Some(_) => Some(Announcement::Check),
        None => None,
    };
    let is_fine = given.is_clean(log);
    if is_fine && !tab.has("because") {
        slip(tab, &verdict, log);
        if let Some(fault) = verdict.fault() {
            forgotten_right(tab, line?.position(), fault, log);
        }
    }
    is_fine.then_some(Task::Judge {
        attempt,
        said,
        verdict,
    })
}

/// Warns of a question about a move that is most likely a slip of the pen.
fn slip<G: Geometry>(tab: &Tab<'_>, verdict: &Verdict<G>, log: &mut Log<'_>) {
    let Some((fault, text)) = verdict.fault().zip(tab.text(log, "move")) else {
        return;
    };
    if let Some(mut found) = untried(fault, text) {
        found.severity = Severity::Warning;
        let reason = fault.reason().code();
        log.push(found.help(say!("check-untried-judge-help", reason = reason)));
    }
}
