//! What `status` and `claim` have in common: where the board comes from, and what the author expects.

use crate::diagnostic::{Diagnostic, Span, say};
use crate::lesson::codes;
use crate::lesson::log::Log;
use crate::lesson::tab::Tab;

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
