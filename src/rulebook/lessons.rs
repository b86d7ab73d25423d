//! Which lessons teach a rule: those that name its article, and those whose steps run into it.

use crate::explain;
use crate::lesson::task::Standing;
use crate::lesson::{Lesson, Step, Task};
use crate::locale::Phrase;
use crate::rulebook::Card;
use crate::rules::{Fault, Verdict};

/// Whether a lesson teaches the rule of a card.
#[must_use]
pub fn teaches(lesson: &Lesson, card: &Card) -> bool {
    let mut articles = lesson.articles.iter();
    let names_it = !card.article.is_empty() && articles.any(|it| it == card.article);
    names_it || lesson.steps.iter().any(|step| meets(step, &card.text))
}

/// Whether a step runs into the rule.
fn meets(step: &Step, rule: &Phrase) -> bool {
    let of_fault = |fault: &Fault| explain::fault(step.position(), fault).rule == *rule;
    let by_task = match &step.task {
        Task::Illegal { fault, .. } => of_fault(fault),
        Task::Judge {
            verdict: Verdict::Illegal(fault),
            ..
        } => of_fault(fault),
        Task::Status { answer } => standing(*answer).as_ref() == Some(rule),
        Task::Claim { answer, .. } => {
            let ending = answer.claim().map(crate::rules::Claim::ending);
            ending.map(explain::ending_card).as_ref() == Some(rule)
        }
        _ => false,
    };
    let mut reasons = step.because_say.iter();
    by_task || reasons.any(|reason| explain::rule_card(*reason) == *rule)
}

/// The card of what a position is.
fn standing(answer: Standing) -> Option<Phrase> {
    match answer {
        Standing::Check => Some(Phrase::RuleInCheck),
        Standing::Checkmate => Some(Phrase::RuleCheckmate),
        Standing::Stalemate => Some(Phrase::RuleStalemate),
        Standing::DeadPosition => Some(Phrase::RuleDeadPosition),
        Standing::PlayOn => None,
    }
}
