//! `judge` and `illegal`: a move that the child judges, and one that the child tries and sees refused.

use crate::diagnostic::{Diagnostic, closest};
use crate::lesson::log::Log;
use crate::lesson::moves_text;
use crate::lesson::tab::Tab;
use crate::lesson::text::Text;
use crate::lesson::{Task, codes};
use crate::rules::{Attempt, Fault, Line, Reason, Verdict};

/// Reads and proves the settings of a `judge` step.
pub(in crate::lesson) fn judge(
    tab: &Tab<'_>,
    line: Option<&Line>,
    log: &mut Log<'_>,
) -> Option<Task> {
    let n_before = log.n_found();
    let because = tab
        .text(log, "because")
        .and_then(|text| Some((text, reason(text, log)?)));
    let (attempt, verdict) = judged(tab, line?, log)?;
    let answer = tab.text(log, "answer");
    match (&verdict, answer.map(|text| (text, text.value == "legal"))) {
        (Verdict::Legal(_), Some((text, false))) => log.push(
            Diagnostic::error(
                codes::ANSWER,
                text.inside(),
                "the rules say that this move is legal",
            )
            .label("it is legal")
            .help("write `legal`"),
        ),
        (Verdict::Illegal(fault), Some((text, true))) => {
            let message = format!("the rules refuse this move: {}", fault.reason().code());
            let found = Diagnostic::error(codes::ANSWER, text.inside(), message);
            log.push(
                found
                    .label(format!("FIDE {}", fault.article()))
                    .help("write `not legal`"),
            );
        }
        (Verdict::Legal(_), _) => {
            if let Some((text, _)) = because {
                let found = Diagnostic::error(
                    codes::ANSWER,
                    text.inside(),
                    "the rules say that this move is legal",
                );
                log.push(found.label("no reason").help("take this line away"));
            }
        }
        (Verdict::Illegal(fault), _) => compare(because, fault, log),
    }
    (log.n_found() == n_before).then_some(Task::Judge { attempt, verdict })
}

/// Reads and proves the settings of an `illegal` step.
pub(in crate::lesson) fn illegal(
    tab: &Tab<'_>,
    line: Option<&Line>,
    log: &mut Log<'_>,
) -> Option<Task> {
    let n_before = log.n_found();
    let because = tab
        .text(log, "because")
        .and_then(|text| Some((text, reason(text, log)?)));
    let (attempt, verdict) = judged(tab, line?, log)?;
    match verdict {
        Verdict::Legal(_) => {
            let text = tab.text(log, "move")?;
            let message = format!(
                "the rules allow `{}`, so the child would not be refused",
                text.value
            );
            log.push(
                Diagnostic::error(codes::LEGAL_MOVE, text.inside(), message).label("a legal move"),
            );
            None
        }
        Verdict::Illegal(fault) => {
            compare(because, &fault, log);
            (log.n_found() == n_before).then_some(Task::Illegal { attempt, fault })
        }
    }
}

/// The move of the step and what the rules say to it.
fn judged(tab: &Tab<'_>, line: &Line, log: &mut Log<'_>) -> Option<(Attempt, Verdict)> {
    let text = tab.text(log, "move")?;
    let attempt = moves_text::attempt(line.position(), text, log)?;
    let verdict = line.judge(attempt);
    if let Some(fault @ Fault::PromotionPieceMissing { .. }) = verdict.fault() {
        log.push(moves_text::refused(
            line.position(),
            text.trimmed(),
            attempt,
            fault,
        ));
        return None;
    }
    Some((attempt, verdict))
}

/// A reason by its code; complains if there is none.
pub(in crate::lesson) fn reason(text: Text<'_>, log: &mut Log<'_>) -> Option<Reason> {
    let reason = Reason::from_code(text.value);
    if reason.is_none() {
        let near = closest(text.value, Reason::ALL.iter().map(|reason| reason.code()));
        let message = format!("there is no reason called `{}`", text.value);
        let found = Diagnostic::error(codes::UNKNOWN, text.inside(), message).label("not known");
        log.push(found.maybe_help(near.map(|near| format!("did you mean `{near}`?"))));
    }
    reason
}

fn compare(because: Option<(Text<'_>, Reason)>, fault: &Fault, log: &mut Log<'_>) {
    let said = fault.reason();
    if let Some((text, _)) = because.filter(|(_, reason)| *reason != said) {
        let message = format!(
            "the rules refuse this move for another reason: {}",
            said.code()
        );
        let found = Diagnostic::error(codes::ANSWER, text.inside(), message);
        log.push(
            found
                .label("not this reason")
                .help(format!("write `{}`", said.code())),
        );
    }
}
