//! What a string calls by name: terms, other messages, functions and pieces that nobody has; and, in the words
//! of a lesson, arguments that no lesson is given.

use std::collections::BTreeSet;

use crate::diagnostic::{Code, Diagnostic, Message, Source, closest, did_you_mean, say};
use crate::embedded;
use crate::locale::PieceWord;
use crate::locale::audit::contents::{Call, Contents};
use crate::locale::audit::{VARIABLE, place_of};
use crate::locale::lesson_words::ARGUMENT_NAMES;
use crate::locale::negotiate::SOURCE;
use crate::locale::terms::FUNCTIONS;

/// A string calls something that is not there.
const CALL: Code = Code("call");

/// Everything in a word file that cannot be filled in; `files` are all word files, with the terms.
pub(super) fn unknown(
    source: &Source,
    language: &str,
    files: &[(&str, &str, &str)],
) -> Vec<Diagnostic> {
    let own = Contents::read(source.text());
    let mut found = Vec::new();
    if source
        .text()
        .lines()
        .any(|line| line.starts_with("lesson-"))
    {
        found.extend(strange_arguments(source, &own));
    }
    if own.calls.is_empty() {
        return found;
    }
    let known = Known::of(&own, language, files);
    for (name, call) in &own.calls {
        if let Some((what, near)) = known.lacks(call) {
            let message = say!("check-ftl-call", name = name, what = what);
            let place = place_of(source, name);
            found.push(Diagnostic::error(CALL, place, message).maybe_help(near));
        }
    }
    found
}

/// Arguments of a lesson's words that no step fills in.
fn strange_arguments(source: &Source, own: &Contents) -> Vec<Diagnostic> {
    let uses = own.entries.iter();
    let uses = uses.flat_map(|(name, all)| all.iter().map(move |argument| (name, argument)));
    let strange = uses.filter(|(_, argument)| !ARGUMENT_NAMES.contains(&argument.as_str()));
    strange
        .map(|(name, argument)| {
            let near = closest(argument, ARGUMENT_NAMES);
            let message = say!("check-ftl-variable", name = name, variable = argument);
            let help = near.map(|near| did_you_mean(&format!("${near}")));
            Diagnostic::error(VARIABLE, place_of(source, name), message).maybe_help(help)
        })
        .collect()
}

/// The names that can be called.
struct Known {
    terms: BTreeSet<String>,
    messages: BTreeSet<String>,
}

impl Known {
    fn of(own: &Contents, language: &str, files: &[(&str, &str, &str)]) -> Self {
        let mut known = Self {
            terms: own.terms.clone(),
            messages: own.entries.keys().cloned().collect(),
        };
        let same = |tag: &str| tag == language || tag == SOURCE;
        let all = files.iter().chain(embedded::FTL);
        let terms = all.filter(|(tag, path, _)| same(tag) && *path == "terms.ftl");
        for (.., text) in terms {
            let contents = Contents::read(text);
            known.terms.extend(contents.terms);
            known.messages.extend(contents.entries.into_keys());
        }
        known
    }

    /// What is called and not there, as it is written, with a name that is near.
    fn lacks(&self, call: &Call) -> Option<(String, Option<Message>)> {
        let terms = || self.terms.iter().map(String::as_str);
        let messages = || self.messages.iter().map(String::as_str);
        let pieces = PieceWord::ALL.map(PieceWord::code);
        let (written, near) = match call {
            Call::Term(name) if !self.terms.contains(name) => {
                let near = closest(name, terms()).map(|near| format!("-{near}"));
                (format!("-{name}"), near)
            }
            Call::Message(name) if !self.messages.contains(name) => {
                (name.clone(), closest(name, messages()).map(str::to_owned))
            }
            Call::Function(name) if !FUNCTIONS.contains(&name.as_str()) => {
                let near = closest(name, FUNCTIONS).map(str::to_owned);
                (format!("{name}()"), near)
            }
            Call::Piece(name) if !pieces.contains(&name.as_str()) => {
                (name.clone(), closest(name, pieces).map(str::to_owned))
            }
            _ => return None,
        };
        Some((written, near.map(|near| did_you_mean(&near))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostic::render;
    use crate::locale::english;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let source = Source::new("l.ftl", text);
        let found = unknown(&source, "en", embedded::FTL);
        assert_eq!(render::short(&source, &found, &english), expected);
    }

    #[test]
    fn what_is_called_must_be_there() {
        check("a = { -piece-rook } { PIECE(\"rook\") } { b }\nb = B\n", "");
        let told = |what: &str, near: &str| {
            format!(
                "l.ftl:1:1: error[call]: `a` calls `{what}`, which is not there (did you mean `{near}`?)\n"
            )
        };
        check("a = { -piece-rok }\n", &told("-piece-rok", "-piece-rook"));
        check("a = { PIECE(\"rok\") }\n", &told("rok", "rook"));
        check("a = { PICE(\"rook\") }\n", &told("PICE()", "PIECE"));
        check(
            "a = { bx }\nbb = B\n",
            "l.ftl:1:1: error[call]: `a` calls `bx`, which is not there (did you mean `bb`?)\n",
        );
    }

    #[test]
    fn a_lesson_is_given_four_arguments() {
        check("lesson-l = { $player } { $best }\n", "");
        check(
            "lesson-l = { $totl }\n",
            "l.ftl:1:1: error[variable]: `lesson-l` is not given `$totl` (did you mean `$total`?)\n",
        );
    }
}
