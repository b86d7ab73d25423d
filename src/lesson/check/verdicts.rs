//! `judge` and `illegal`: a move that the child judges, and one that the child tries and sees refused.

use crate::diagnostic::{Diagnostic, closest, did_you_mean, say};
use crate::lesson::log::Log;
use crate::lesson::moves_text;
use crate::lesson::tab::Tab;
use crate::lesson::task::Said;
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
            log.push(found.help(say!("check-write", text = "not legal")));
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
        (Verdict::Illegal(fault), _) => because(tab, fault, log),
    }
    let said = match tab.text(log, "said").map(|text| text.value) {
        Some("nothing") => Some(Said::Nothing),
        Some(_) => Some(Said::Check),
        None => None,
    };
    (log.n_found() == n_before).then_some(Task::Judge {
        attempt,
        said,
        verdict,
    })
}

/// Reads and proves the settings of an `illegal` step.
pub(in crate::lesson) fn illegal(
    tab: &Tab<'_>,
    line: Option<&Line>,
    log: &mut Log<'_>,
) -> Option<Task> {
    let n_before = log.n_found();
    let (attempt, verdict) = judged(tab, line, log)?;
    match verdict {
        Verdict::Legal(_) => {
            let text = tab.text(log, "move")?;
            let message = say!("check-legal-move", text = text.value);
            let found = Diagnostic::error(codes::LEGAL_MOVE, text.inside(), message);
            log.push(found.label(say!("check-legal-move-label")));
            None
        }
        Verdict::Illegal(fault) => {
            because(tab, &fault, log);
            (log.n_found() == n_before).then_some(Task::Illegal { attempt, fault })
        }
    }
}

/// The move of the step and what the rules say to it.
fn judged(tab: &Tab<'_>, line: Option<&Line>, log: &mut Log<'_>) -> Option<(Attempt, Verdict)> {
    let Some((line, text)) = line.zip(tab.text(log, "move")) else {
        // Without a verdict the reason can still be misspelt.
        let because = tab.text(log, "because");
        because.and_then(|text| reason(text, log));
        return None;
    };
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
        let message = say!("check-no-reason", text = text.value);
        let found = Diagnostic::error(codes::UNKNOWN, text.inside(), message)
            .label(say!("check-not-known"));
        log.push(found.maybe_help(near.map(did_you_mean)));
    }
    reason
}

/// Compares the author's reason with the rules'.
fn because(tab: &Tab<'_>, fault: &Fault, log: &mut Log<'_>) {
    let Some(text) = tab.text(log, "because") else {
        return;
    };
    let said = fault.reason().code();
    if text.value == said {
        return;
    }
    let found = match Reason::from_code(text.value) {
        Some(_) => {
            let message = say!("check-other-reason", reason = said);
            Diagnostic::error(codes::ANSWER, text.inside(), message)
                .label(say!("check-other-reason-label"))
        }
        None => {
            let message = say!("check-no-reason", text = text.value);
            Diagnostic::error(codes::UNKNOWN, text.inside(), message).label(say!("check-not-known"))
        }
    };
    log.push(found.help(say!("check-rules-say", text = said)));
}
