//! What `status` and `claim` have in common: where the board comes from, what the author expects, and the
//! answers to choose from.

use crate::diagnostic::{Diagnostic, Span, say};
use crate::lesson::codes;
use crate::lesson::log::Log;
use crate::lesson::tab::Tab;
use crate::lesson::text::Text;

/// The fewest answers to choose from.
const FEWEST: usize = 2;

/// What brought the board about: the moves, or the board itself.
pub(in crate::lesson) fn cause(tab: &Tab<'_>) -> Span {
    let key = tab.key("played").or_else(|| tab.key("board"));
    key.unwrap_or(tab.head())
}

/// Compares what the author states with what the rules say.
pub(in crate::lesson) fn agrees(tab: &Tab<'_>, said: &str, log: &mut Log<'_>) -> bool {
    let Some(text) = tab.text(log, "answer").filter(|text| text.value != said) else {
        return !tab.has("answer") || tab.is_usable("answer");
    };
    let message = say!("check-standing", text = said);
    let found =
        Diagnostic::error(codes::ANSWER, text.inside(), message).label(say!("check-not-this"));
    log.push(found.help(say!("check-write", text = said)));
    false
}

/// The answers to choose from: every one, or those that the author lists, in the usual order.
pub(in crate::lesson) fn offer<T: Copy + PartialEq>(
    tab: &Tab<'_>,
    all: &[T],
    code: fn(T) -> &'static str,
    answer: T,
    log: &mut Log<'_>,
) -> Option<Vec<T>> {
    let Some(key) = tab.key("offer") else {
        return Some(all.to_vec());
    };
    if !tab.is_usable("offer") {
        return None;
    }
    let listed = tab.list(log, "offer");
    let n_before = log.n_found();
    once_each(&listed, log);
    let is_listed = |it: &T| listed.iter().any(|text| text.value == code(*it));
    let offered: Vec<T> = all.iter().copied().filter(is_listed).collect();
    let found = |message| Diagnostic::error(codes::ANSWER, key, message);
    if !offered.contains(&answer) {
        let answer = code(answer);
        let found = found(say!("check-standing", text = answer));
        let help = say!("check-offer-help", text = answer);
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
