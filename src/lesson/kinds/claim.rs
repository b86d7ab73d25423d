//! `claim`: the child says which draw may be claimed.

use crate::diagnostic::{Diagnostic, say};
use crate::lesson::board_text::LessonBoard;
use crate::lesson::check::both_kings;
use crate::lesson::check::standings::{agrees, cause, offer};
use crate::lesson::fields::{Field, Ty};
use crate::lesson::kinds::{Given, Read, Room};
use crate::lesson::log::Log;
use crate::lesson::moves_text;
use crate::lesson::task::Claimable;
use crate::lesson::{Task, codes};
use crate::rules::{Attempt, Geometry, Line};

const FIELDS: &[Field] = &[
    Field::new("next", Ty::Text),
    Field::new("answer", Ty::Text).of(CLAIMABLE),
    Field::new("offer", Ty::List).of(CLAIMABLE),
];

/// What may be claimed.
const CLAIMABLE: &[&str] = &["threefold", "fifty-moves", "nothing"];

/// What the format knows of this kind.
pub(super) const ROOM: Room = Room {
    name: "claim",
    fields: FIELDS,
    keeps_ends: true,
    ..Room::PLAIN
};

/// Reads and proves the settings of a `claim` step.
pub(super) async fn read<G: LessonBoard>(given: Given<'_, G>, log: &mut Log<'_>) -> Read<G> {
    let Given { tab, line, .. } = given;
    let line = line?;
    both_kings(tab, line.position(), log)?;
    if let Some(outcome) = line.outcome() {
        let code = outcome.ending.code();
        let message = say!("check-no-claim-after-end", ending = code);
        let found = Diagnostic::error(codes::ANSWER, cause(tab), message)
            .label(say!("check-game-over-label"));
        log.push(found.help(say!("check-no-claim-after-end-help")));
        return None;
    }
    let next = match tab.text(log, "next") {
        Some(text) => Some(moves_text::legal(line, text, log)?.attempt()),
        None if tab.has("next") => return None,
        None => None,
    };
    let borne_out = |claimable: &Claimable| is_borne_out(line, *claimable, next);
    let right: Vec<Claimable> = Claimable::ALL.into_iter().filter(borne_out).collect();
    let answer = match right.as_slice() {
        [] => Claimable::Nothing,
        [one] => *one,
        _ => {
            let message = say!("check-two-claims");
            let found = Diagnostic::error(codes::ANSWER, cause(tab), message);
            log.push(
                found
                    .label(say!("check-two-claims-label"))
                    .help(say!("check-two-claims-help")),
            );
            return None;
        }
    };
    let is_fine = agrees(tab, answer.code(), log);
    let offer = offer(tab, &Claimable::ALL, Claimable::code, answer, log)?;
    is_fine.then_some(Task::Claim {
        next,
        answer,
        offer,
    })
}

fn is_borne_out<G: Geometry>(
    line: &Line<G>,
    claimable: Claimable,
    next: Option<Attempt<G>>,
) -> bool {
    let turn = line.position().turn();
    let claim = claimable.claim();
    claim.is_some_and(|claim| line.clone().claim(claim, turn, next).is_ok())
}
