//! A teacher's own words, as written in the lesson file, turned into a Fluent text.
//!
//! So all words are said in one way, whether a translator or a teacher wrote them.
//! `{player}` becomes `{ $player }`, `{rook}` the piece's term, `{{` a brace; what Fluent would
//! take for its own signs is guarded. What a name in braces may be is checked elsewhere: here an
//! unknown one stays as it was written.

use std::collections::BTreeMap;

use crate::locale::PieceWord;
use crate::locale::lesson_key::{ARGUMENT_NAMES, Words, message_id};
use crate::locale::rich::tidy;

/// The whole of a lesson's inline words as one Fluent text, in the order of the file.
pub(super) fn to_ftl(lesson: &str, words: &Words) -> String {
    let mut messages: Vec<(String, Message)> = Vec::new();
    let mut places: BTreeMap<Option<&str>, usize> = BTreeMap::new();
    for (step, key, text) in &words.entries {
        let place = *places.entry(step.as_deref()).or_insert_with(|| {
            let id = message_id(lesson, step.as_deref());
            messages.push((id, Message::default()));
            messages.len() - 1
        });
        let Some((_, message)) = messages.get_mut(place) else {
            continue;
        };
        match key.attribute() {
            None => message.value = Some(pattern(text, 4)),
            Some(name) => message.attributes.push((name, pattern(text, 8))),
        }
    }
    let mut ftl = String::new();
    for (id, message) in messages {
        // A step's strings stand and fall together, so every message has a text, if an empty one.
        let value = message.value.unwrap_or_else(|| EMPTY.to_owned());
        ftl.push_str(&format!("{id} = {value}\n"));
        for (name, text) in message.attributes {
            ftl.push_str(&format!("    .{name} = {text}\n"));
        }
    }
    ftl
}

const EMPTY: &str = "{ \"\" }";

#[derive(Default)]
struct Message {
    value: Option<String>,
    attributes: Vec<(String, String)>,
}

/// The text as a Fluent pattern; paragraphs after the first are indented by `indent`.
fn pattern(text: &str, indent: usize) -> String {
    let text = tidy(text);
    if text.is_empty() {
        return EMPTY.to_owned();
    }
    let paragraphs: Vec<String> = text.split("\n\n").map(paragraph).collect();
    paragraphs.join(&format!("\n\n{}", " ".repeat(indent)))
}

fn paragraph(text: &str) -> String {
    let mut ftl = String::new();
    let mut rest = text;
    if let Some(first) = rest.chars().next().filter(|it| "*[.#".contains(*it)) {
        ftl.push_str(&literal(first));
        rest = rest.get(first.len_utf8()..).unwrap_or_default();
    }
    while let Some(at) = rest.find(['{', '}']) {
        let (before, brace) = rest.split_at(at);
        ftl.push_str(before);
        let (said, used) = braced(brace);
        ftl.push_str(&said);
        rest = brace.get(used..).unwrap_or_default();
    }
    ftl.push_str(rest);
    ftl
}

/// What starts with a brace: how Fluent says it, and how many bytes it was.
fn braced(text: &str) -> (String, usize) {
    if text.starts_with("{{") {
        return (literal('{'), 2);
    }
    if text.starts_with("}}") {
        return (literal('}'), 2);
    }
    if text.starts_with('}') {
        return (literal('}'), 1);
    }
    let name = text.get(1..).and_then(|inner| inner.split_once('}'));
    match name.map(|(name, _)| name) {
        Some(name) if ARGUMENT_NAMES.contains(&name.trim()) => {
            (format!("{{ ${} }}", name.trim()), name.len() + 2)
        }
        Some(name) if PieceWord::from_code(name.trim()).is_some() => {
            (format!("{{ PIECE(\"{}\") }}", name.trim()), name.len() + 2)
        }
        _ => (literal('{'), 1),
    }
}

fn literal(sign: char) -> String {
    format!("{{ \"{sign}\" }}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &str) {
        assert_eq!(pattern(text, 4), expected);
    }

    #[test]
    fn names_in_braces_become_arguments_and_pieces() {
        check(
            "In {best} moves, { player }!",
            "In { $best } moves, { $player }!",
        );
        check("Take the {rook}.", "Take the { PIECE(\"rook\") }.");
        check("A {dragon}?", "A { \"{\" }dragon{ \"}\" }?");
    }

    #[test]
    fn braces_and_signs_of_fluent_are_guarded() {
        check("a {{brace}}", "a { \"{\" }brace{ \"}\" }");
        check("lost } and {", "lost { \"}\" } and { \"{\" }");
        check(
            "*one*\n\n[two]\n\n.three",
            "{ \"*\" }one*\n\n    { \"[\" }two]\n\n    { \".\" }three",
        );
        check("  ", EMPTY);
    }

    #[test]
    fn single_line_ends_are_spaces() {
        check("one\n* two\n  three", "one * two three");
    }
}
