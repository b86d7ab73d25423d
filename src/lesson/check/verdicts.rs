//! What `judge`, `illegal` and `allow` have in common: a move, what the rules say to it, and the reason that the author expects.

use crate::diagnostic::{Diagnostic, closest, did_you_mean, say};
use crate::lesson::board_text::name_of;
use crate::lesson::codes;
use crate::lesson::log::Log;
use crate::lesson::moves_text;
use crate::lesson::tab::{Pair, Tab};
use crate::lesson::text::Text;
use crate::rules::{Attempt, Fault, Geometry, Line, Position, Reason, Verdict};

/// What is the matter with a move that no hand can try: nothing to pick up, or nowhere to put it.
pub(in crate::lesson) fn untried<G: Geometry>(
    fault: &Fault<G>,
    text: Text<'_>,
) -> Option<Diagnostic> {
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

/// The move of the step and what the rules say to it.
pub(in crate::lesson) fn judged<G: Geometry>(
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

/// The move of the step, which must be forbidden, and why it is: by the reason that the author expects.
pub(in crate::lesson) fn forbidden<G: Geometry>(
    tab: &Tab<'_>,
    line: Option<&Line<G>>,
    log: &mut Log<'_>,
) -> Option<(Attempt<G>, Fault<G>)> {
    let (attempt, verdict) = judged(tab, line, log)?;
    let position = line?.position();
    let text = tab.text(log, "move")?;
    let fault = match verdict {
        Verdict::Legal(_) => {
            let message = say!("check-legal-move", text = text.value);
            let found = Diagnostic::error(codes::LEGAL_MOVE, text.inside(), message);
            let found = found.label(say!("check-legal-move-label"));
            log.push(found.help(say!("check-legal-move-help", text = text.trimmed().value)));
            return None;
        }
        Verdict::Illegal(fault) => fault,
    };
    if let Some(found) = untried(&fault, text) {
        log.push(found.help(say!("check-untried-help")));
        return None;
    }
    because(tab, position, &fault, log);
    Some((attempt, fault))
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
pub(in crate::lesson) fn because<G: Geometry>(
    tab: &Tab<'_>,
    position: &Position<G>,
    fault: &Fault<G>,
    log: &mut Log<'_>,
) {
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
    let right = moves_text::right_to_castle(position, fault);
    log.push(found.help(right.unwrap_or_else(|| say!("check-rules-say", text = said))));
}

/// Warns where castling fails because the board gives no right to it, and the author names no reason: most likely the
/// right was forgotten.
pub(in crate::lesson) fn forgotten_right<G: Geometry>(
    tab: &Tab<'_>,
    position: &Position<G>,
    fault: &Fault<G>,
    log: &mut Log<'_>,
) {
    let is_meant = |pair: &Pair<'_>| pair.name.value == fault.reason().code();
    if tab.has("because") || tab.pairs(log, "because_say").iter().any(is_meant) {
        return;
    }
    let right = moves_text::right_to_castle(position, fault);
    if let Some((help, text)) = right.zip(tab.text(log, "move")) {
        let found = Diagnostic::warning(codes::ANSWER, text.inside(), say!("check-no-right"));
        log.push(found.label(say!("check-no-right-label")).help(help));
    }
}
