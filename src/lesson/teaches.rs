//! `teaches`: the rules a step is about where the program cannot see it, as in a question in words.
//!
//! A name is a card of the rulebook (`rule-castling-now`), the code of a reason (`pinned`) or of an
//! ending (`resignation`), or what is said of claims and touched pieces (`released-final`).

use crate::diagnostic::{Diagnostic, closest, did_you_mean, say};
use crate::lesson::codes;
use crate::lesson::log::Log;
use crate::lesson::text::Text;
use crate::locale::Phrase;
use crate::rules::{Ending, Reason, Refused, TouchFault};

/// How the names of the rulebook's cards begin.
const CARD: &str = "rule-";

/// Every name that can be taught.
pub fn names() -> impl Iterator<Item = &'static str> + Clone {
    let cards = Phrase::ALL_IDS.iter().copied();
    let cards = cards.filter(|id| id.starts_with(CARD));
    let reasons = Reason::ALL.iter().map(|it| it.code());
    let endings = Ending::OF_THE_LAWS.iter().map(|it| it.code());
    let said = Refused::CLAIM_CODES
        .iter()
        .chain(TouchFault::CODES)
        .copied();
    cards.chain(reasons).chain(endings).chain(said)
}

/// The names of the list; complains about each that is none.
pub(super) fn read(list: &[Text<'_>], log: &mut Log<'_>) -> Vec<&'static str> {
    let known = |text: &Text<'_>| {
        let found = names().find(|name| *name == text.value);
        if found.is_none() {
            log.push(unknown(*text));
        }
        found
    };
    list.iter().filter_map(known).collect()
}

fn unknown(text: Text<'_>) -> Diagnostic {
    let message = say!("check-no-lesson-rule", text = text.value);
    let found = Diagnostic::error(codes::UNKNOWN, text.inside(), message);
    let help = closest(text.value, names()).map(did_you_mean);
    found.help(help.unwrap_or_else(|| say!("check-no-lesson-rule-help")))
}
