//! `status` and `claim`: what a position is, and which draw may be claimed.

use crate::diagnostic::{Diagnostic, Span, say};
use crate::lesson::check::both_kings;
use crate::lesson::log::Log;
use crate::lesson::moves_text;
use crate::lesson::tab::Tab;
use crate::lesson::task::{Claimable, Standing};
use crate::lesson::{Task, codes};
use crate::rules::ruleset::DeadPosition;
use crate::rules::{Attempt, Dead, Ending, Line};

/// Positions that are looked at for each side before a position counts as not dead.
const NODES: usize = 2_000;

/// Reads and proves the settings of a `status` step.
pub(in crate::lesson) fn status(
    tab: &Tab<'_>,
    line: Option<&Line>,
    log: &mut Log<'_>,
) -> Option<Task> {
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
    agrees(tab, answer.code(), log).then_some(Task::Status { answer })
}

/// What the position is; an ending that no answer of the step names is an error.
fn standing(line: &Line) -> Result<Standing, Ending> {
    let position = line.position();
    match line.outcome().map(|outcome| outcome.ending) {
        Some(Ending::Checkmate) => Ok(Standing::Checkmate),
        Some(Ending::Stalemate) => Ok(Standing::Stalemate),
        Some(Ending::DeadPosition) => Ok(Standing::DeadPosition),
        Some(other) => Err(other),
        None if position.is_check() => Ok(Standing::Check),
        None if is_dead(line) => Ok(Standing::DeadPosition),
        None => Ok(Standing::PlayOn),
    }
}

/// Whether a long look proves what a glance does not: nobody can ever give checkmate.
fn is_dead(line: &Line) -> bool {
    line.rules().dead_position == DeadPosition::Full
        && matches!(line.position().is_dead(NODES), Dead::Yes(_))
}

/// Reads and proves the settings of a `claim` step.
pub(in crate::lesson) fn claim(
    tab: &Tab<'_>,
    line: Option<&Line>,
    log: &mut Log<'_>,
) -> Option<Task> {
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
    agrees(tab, answer.code(), log).then_some(Task::Claim { next, answer })
}

fn is_borne_out(line: &Line, claimable: Claimable, next: Option<Attempt>) -> bool {
    let turn = line.position().turn();
    let claim = claimable.claim();
    claim.is_some_and(|claim| line.clone().claim(claim, turn, next).is_ok())
}

/// What brought the board about: the moves, or the board itself.
fn cause(tab: &Tab<'_>) -> Span {
    let key = tab.key("played").or_else(|| tab.key("board"));
    key.unwrap_or(tab.head())
}

/// Compares what the author states with what the rules say.
fn agrees(tab: &Tab<'_>, said: &str, log: &mut Log<'_>) -> bool {
    let Some(text) = tab.text(log, "answer").filter(|text| text.value != said) else {
        return !tab.has("answer") || tab.is_usable("answer");
    };
    let message = say!("check-standing", text = said);
    let found =
        Diagnostic::error(codes::ANSWER, text.inside(), message).label(say!("check-not-this"));
    log.push(found.help(say!("check-write", text = said)));
    false
}
