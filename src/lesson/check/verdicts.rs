//! `judge` and `illegal`: a move that the child judges, and one that the child tries and sees refused.

use crate::diagnostic::{Diagnostic, Severity, closest, did_you_mean, say};
use crate::lesson::board_text::name_of;
use crate::lesson::log::Log;
use crate::lesson::moves_text;
use crate::lesson::tab::Tab;
use crate::lesson::task::Said;
use crate::lesson::text::Text;
use crate::lesson::{Task, codes};
use crate::rules::{Attempt, Fault, Geometry, Line, Reason, Verdict};

/// Reads and proves the settings of a `judge` step.
pub(in crate::lesson) fn judge<G: Geometry>(
    tab: &Tab<'_>,
    line: Option<&Line<G>>,
    log: &mut Log<'_>,
) -> Option<Task<G>> {
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
    let is_fine = log.n_found() == n_before;
    if is_fine && !tab.has("because") {
        slip(tab, &verdict, log);
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

/// What is the matter with a move that no hand can try: nothing to pick up, or nowhere to put it.
fn untried<G: Geometry>(fault: &Fault<G>, text: Text<'_>) -> Option<Diagnostic> {
    let (code, message, label) = match fault {
        Fault::NoPiece { from } => (
            codes::PIECE,
            say!("check-no-piece", square = from.to_string()),
            say!("check-no-piece-label"),
        ),
        Fault::SameSquare { square } => (
            codes::MOVE,
            say!("check-same-square", square = square.to_string()),
            say!("check-same-square-label"),
        ),
        Fault::NotYourPiece { from, piece, turn } => (
            codes::PIECE,
            say!(
                "check-not-its-turn",
                turn = name_of::<G>(*turn),
                piece = moves_text::piece_on(piece.role, *from),
                owner = name_of::<G>(piece.seat)
            ),
            say!("check-not-to-move"),
        ),
        _ => return None,
    };
    Some(Diagnostic::error(code, text.trimmed().inside(), message).label(label))
}

/// Reads and proves the settings of an `illegal` step.
pub(in crate::lesson) fn illegal<G: Geometry>(
    tab: &Tab<'_>,
    line: Option<&Line<G>>,
    log: &mut Log<'_>,
) -> Option<Task<G>> {
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
            let text = tab.text(log, "move")?;
            if let Some(found) = untried(&fault, text) {
                log.push(found.help(say!("check-untried-help")));
                return None;
            }
            if !is_in_hand(line?, attempt, &fault) {
                let message = say!("check-untried-promotion", text = text.value);
                let found = Diagnostic::error(codes::MOVE, text.inside(), message)
                    .label(say!("check-untried-promotion-label"));
                log.push(found.help(say!("check-untried-promotion-help")));
                return None;
            }
            because(tab, &fault, log);
            (log.n_found() == n_before).then_some(Task::Illegal { attempt, fault })
        }
    }
}

/// Whether a hand that moves the piece meets the same refusal: no board offers a king to a pawn.
fn is_in_hand<G: Geometry>(line: &Line<G>, attempt: Attempt<G>, fault: &Fault<G>) -> bool {
    let by_hand = line.judge(Attempt::new(attempt.from, attempt.to));
    by_hand.fault().map(Fault::reason) == Some(fault.reason())
}

/// The move of the step and what the rules say to it.
fn judged<G: Geometry>(
    tab: &Tab<'_>,
    line: Option<&Line<G>>,
    log: &mut Log<'_>,
) -> Option<(Attempt<G>, Verdict<G>)> {
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
        let codes = || Reason::ALL.iter().map(|reason| reason.code());
        let near = closest(text.value, codes());
        let is_like = |code: &&str| code.split('-').any(|part| part == text.value);
        let like: Vec<&str> = codes().filter(is_like).collect();
        let list = if like.is_empty() {
            codes().collect()
        } else {
            like
        };
        let list: Vec<String> = list.iter().map(|code| format!("`{code}`")).collect();
        let help = near.map(did_you_mean);
        let help = help.unwrap_or_else(|| say!("check-one-of", list = list.join(", ")));
        let message = say!("check-no-reason", text = text.value);
        let found = Diagnostic::error(codes::UNKNOWN, text.inside(), message)
            .label(say!("check-not-known"));
        log.push(found.help(help));
    }
    reason
}

/// Compares the author's reason with the rules'.
fn because<G: Geometry>(tab: &Tab<'_>, fault: &Fault<G>, log: &mut Log<'_>) {
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
