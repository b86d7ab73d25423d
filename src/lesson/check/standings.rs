//! `status` and `claim`: what a position is, and which draw may be claimed.

use crate::diagnostic::{Diagnostic, Span, say};
use crate::lesson::check::both_kings;
use crate::lesson::log::Log;
use crate::lesson::moves_text;
use crate::lesson::tab::Tab;
use crate::lesson::task::{Claimable, Standing};
use crate::lesson::text::Text;
use crate::lesson::{Task, codes};
use crate::rules::ruleset::DeadPosition;
use crate::rules::{Attempt, Dead, Ending, Geometry, Line};

/// Positions that are looked at for each side before a position counts as not dead.
const NODES: usize = 2_000;

/// The fewest answers to choose from.
const FEWEST: usize = 2;

/// Reads and proves the settings of a `status` step.
pub(in crate::lesson) fn status<G: Geometry>(
    tab: &Tab<'_>,
    line: Option<&Line<G>>,
    log: &mut Log<'_>,
) -> Option<Task<G>> {
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
    let is_fine = agrees(tab, answer.code(), log);
    let offer = offer(tab, answer, log)?;
    is_fine.then_some(Task::Status { answer, offer })
}

/// The answers to choose from: every one, or those that the author lists.
fn offer(tab: &Tab<'_>, answer: Standing, log: &mut Log<'_>) -> Option<Vec<Standing>> {
    let Some(key) = tab.key("offer") else {
        return Some(Standing::ALL.to_vec());
    };
    if !tab.is_usable("offer") {
        return None;
    }
    let listed = tab.list(log, "offer");
    let n_before = log.n_found();
    once_each(&listed, log);
    let is_listed = |it: &Standing| listed.iter().any(|text| text.value == it.code());
    let offered: Vec<Standing> = Standing::ALL.into_iter().filter(is_listed).collect();
    let found = |message| Diagnostic::error(codes::ANSWER, key, message);
    if !offered.contains(&answer) {
        let found = found(say!("check-standing", text = answer.code()));
        let help = say!("check-offer-help", text = answer.code());
        log.push(found.label(say!("check-offer-label")).help(help));
    } else if offered.len() < FEWEST {
        let found = found(say!("check-one-option")).label(say!("check-one-option-label"));
        log.push(found.help(say!("check-offer-one-help")));
    }
    (log.n_found() == n_before).then_some(offered)
}

/// Complains about what is listed twice.
fn once_each(listed: &[Text<'_>], log: &mut Log<'_>) {
    for (at, text) in listed.iter().enumerate() {
        let before = listed.iter().take(at);
        if let Some(first) = before.into_iter().find(|it| it.value == text.value) {
            let message = say!("check-listed-twice", text = text.value);
            let found = Diagnostic::error(codes::DUPLICATE, text.inside(), message);
            let found = found.label(say!("check-again-here"));
            log.push(found.also(first.inside(), say!("check-first-here")));
        }
    }
}

/// What the position is; an ending that no answer of the step names is an error.
fn standing<G: Geometry>(line: &Line<G>) -> Result<Standing, Ending> {
    let position = line.position();
    match line.outcome().map(|outcome| outcome.ending) {
        Some(Ending::Checkmate) => Ok(Standing::Checkmate),
        Some(Ending::Stalemate) => Ok(Standing::Stalemate),
        Some(Ending::DeadPosition) => Ok(Standing::DeadPosition),
        Some(other) => Err(other),
        None if position.is_check() && !position.is_silent_check() => Ok(Standing::Check),
        None if is_dead(line) => Ok(Standing::DeadPosition),
        None => Ok(Standing::PlayOn),
    }
}

/// Whether a long look proves what a glance does not: nobody can ever give checkmate.
fn is_dead<G: Geometry>(line: &Line<G>) -> bool {
    line.rules().dead_position == DeadPosition::Full
        && matches!(line.position().is_dead(NODES), Dead::Yes(_))
}

/// Reads and proves the settings of a `claim` step.
pub(in crate::lesson) fn claim<G: Geometry>(
    tab: &Tab<'_>,
    line: Option<&Line<G>>,
    log: &mut Log<'_>,
) -> Option<Task<G>> {
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

fn is_borne_out<G: Geometry>(
    line: &Line<G>,
    claimable: Claimable,
    next: Option<Attempt<G>>,
) -> bool {
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
