//! Which lessons teach a rule: those whose steps run into it, and those that name its article, where that article is
//! about no other rule.

use std::collections::BTreeSet;

use crate::explain;
use crate::lesson::task::{Claimable, Standing};
use crate::lesson::{AnyLesson, Step, on_board};
use crate::locale::Phrase;
use crate::rulebook::{Card, cards};
use crate::rules::{Claim, Ending, Fault, Geometry, Line, Reason};

/// How often a position must have been there for the question of a third time to be asked in earnest.
const ALMOST_THRICE: usize = 2;
/// The same for the question of fifty moves, in half-moves.
const ALMOST_FIFTY: usize = 60;

/// Whether a lesson teaches the rule of a card.
#[must_use]
pub fn teaches(lesson: &AnyLesson, card: &Card) -> bool {
    let names_it = lesson.articles.contains(&card.article);
    (names_it && has_its_own_article(card))
        || on_board!(lesson, it => it.steps.iter().any(|step| meets(step, card)))
}

/// Whether the article of a card is about no other: 3.9.2 is about checks, ways out of them and kings that stay apart,
/// and whoever names it need not mention each.
fn has_its_own_article(card: &Card) -> bool {
    let mut others = cards().filter(|it| it.id() != card.id());
    !card.article.is_empty() && others.all(|it| it.article != card.article)
}

/// Whether a step runs into the rule of a card.
#[must_use]
pub(super) fn meets<G: Geometry>(step: &Step<G>, card: &Card) -> bool {
    let of_fault = |fault: &Fault<G>| explain::fault(step.position(), fault).card == card.text;
    let about = step.task.about();
    let of_standing = |answer| standing(answer).as_ref() == Some(&card.text);
    let by_task = about.fault.is_some_and(of_fault) || about.standing.is_some_and(of_standing);
    let by_reason = |reason: &Reason| explain::rule_card(*reason) == card.text;
    let by_ending = |ending: &Ending| explain::ending_card(*ending) == card.text;
    let by_name = |name: &&str| {
        let mut endings = Ending::OF_THE_LAWS.iter().filter(|it| it.code() == *name);
        *name == card.id()
            || Reason::from_code(name).as_ref().is_some_and(by_reason)
            || endings.any(by_ending)
    };
    by_task
        || step.teaches.iter().any(by_name)
        || step.because_say.iter().any(by_reason)
        || endings(step).iter().any(by_ending)
}

/// The codes of everything that a step asks about: reasons, endings, claims.
#[must_use]
pub(super) fn asked<G: Geometry>(step: &Step<G>) -> BTreeSet<&'static str> {
    let about = step.task.about();
    let mut all: BTreeSet<&'static str> = step.teaches.iter().copied().collect();
    all.extend(about.fault.map(|fault| fault.reason().code()));
    all.extend(step.because_say.iter().map(|reason| reason.code()));
    all.extend(endings(step).into_iter().map(Ending::code));
    if let Some(answer) = about.claim {
        all.extend(claimed(step, about.attempt.is_some(), answer));
    }
    all
}

/// How the game ends in a step: by what is asked, or by a move that is right.
fn endings<G: Geometry>(step: &Step<G>) -> Vec<Ending> {
    let about = step.task.about();
    let position = step.position();
    let moves = about.accept.map(|accept| accept.moves(position));
    let moves = moves.into_iter().flatten();
    let moved = moves.filter_map(|mv| position.after(&mv).ending());
    let moved = moved.filter(|it| matches!(it, Ending::Checkmate | Ending::Stalemate));
    let played = about.lines.iter();
    let played = played.filter_map(|line| end_of(&step.line, line));
    let asked = about.standing.and_then(standing_ending);
    let claimed = about.claim.and_then(Claimable::claim).map(Claim::ending);
    asked
        .into_iter()
        .chain(claimed)
        .chain(moved)
        .chain(played)
        .collect()
}

/// How a line ends that is played from where the step begins.
fn end_of<G: Geometry>(from: &Line<G>, moves: &[crate::rules::Move<G>]) -> Option<Ending> {
    let mut line = from.clone();
    for mv in moves {
        line.play(mv.attempt()).ok()?;
    }
    line.outcome().map(|outcome| outcome.ending)
}

/// What a question about a claim tests.
fn claimed<G: Geometry>(step: &Step<G>, is_intended: bool, answer: Claimable) -> Vec<&'static str> {
    match (answer.claim(), is_intended) {
        (Some(Claim::Threefold), false) => vec!["claim-threefold"],
        (Some(Claim::Threefold), true) => vec!["claim-threefold-next"],
        (Some(Claim::FiftyMoves), false) => vec!["claim-fifty-moves"],
        (Some(Claim::FiftyMoves), true) => vec!["claim-fifty-moves-next"],
        (None, _) => {
            let thrice = (step.line.occurrences() >= ALMOST_THRICE || is_intended)
                .then_some("claim-count-too-low");
            let fifty = (step.line.quiet_plies() >= ALMOST_FIFTY).then_some("claim-fifty-too-low");
            thrice.into_iter().chain(fifty).collect()
        }
    }
}

/// The card of what a position is.
fn standing(answer: Standing) -> Option<Phrase> {
    match standing_ending(answer) {
        Some(ending) => Some(explain::ending_card(ending)),
        None => (answer == Standing::Check).then_some(Phrase::RuleInCheck),
    }
}

/// The ending that a position is.
fn standing_ending(answer: Standing) -> Option<Ending> {
    match answer {
        Standing::Checkmate => Some(Ending::Checkmate),
        Standing::Stalemate => Some(Ending::Stalemate),
        Standing::DeadPosition => Some(Ending::DeadPosition),
        Standing::Check | Standing::PlayOn => None,
    }
}
