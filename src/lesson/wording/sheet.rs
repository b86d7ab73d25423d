//! The strings of a word file with their places, for looking over what translators wrote.
//!
//! Only as much of Fluent as that needs: a name at the start of a line or after a dot, `=`, and a text
//! that goes on in indented lines.

use crate::diagnostic::{Diagnostic, Source, Span};
use crate::lesson::log::Log;
use crate::lesson::text::Text;
use crate::lesson::wording::look_over;

/// What teachers read and children do not.
const FOR_TEACHERS: &str = ".notes";

/// Looks over the words of a lesson's word file; complains about what is hard to read for children.
#[must_use]
pub fn look_over_sheet(source: &Source, language: &str) -> Vec<Diagnostic> {
    let mut log = Log::new(source);
    for (name, span) in strings(source.text()) {
        if name != FOR_TEACHERS {
            let text = Text::new(source, source.slice(span), span);
            look_over(&mut log, language, text.trimmed());
        }
    }
    log.finish()
}

/// Every string with the name it has in its line.
fn strings(text: &str) -> Vec<(&str, Span)> {
    let mut found: Vec<(&str, Span)> = Vec::new();
    let mut is_open = false;
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let end = at + line.trim_end().len();
        let inner = line.trim_start();
        let is_indented = inner.len() < line.len() && !inner.is_empty();
        let named = inner.split_once('=').map(|(name, _)| name.trim_end());
        match named.filter(|name| is_name(name, is_indented)) {
            Some(name) => {
                let start = at + line.find('=').map_or(0, |it| it + 1);
                found.push((name, Span::new(start, end.max(start))));
                is_open = true;
            }
            None if is_indented && is_open => {
                if let Some((_, span)) = found.last_mut() {
                    span.end = end;
                }
            }
            None => is_open &= inner.is_empty(),
        }
        at += line.len();
    }
    found
}

/// Whether this names a message at the start of a line, or a part of one after a dot.
fn is_name(name: &str, is_indented: bool) -> bool {
    let word = match (is_indented, name.strip_prefix('.')) {
        (true, Some(word)) => word,
        (false, None) => name,
        _ => return false,
    };
    word.starts_with(|first: char| first.is_ascii_alphabetic())
        && (word.bytes()).all(|it| it.is_ascii_alphanumeric() || it == b'-' || it == b'_')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostic::Code;
    use crate::lesson::codes;

    #[track_caller]
    fn check(text: &str, expected: &[(Code, &str)]) {
        let source = Source::new("locales/en/lessons/t.ftl", text);
        let found = look_over_sheet(&source, "en");
        let found: Vec<_> = (found.iter())
            .map(|it| (it.code, source.slice(it.span)))
            .collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn a_long_sentence_is_found_where_it_stands() {
        let ten = "one two three four five six seven eight nine ten";
        let long = format!("{ten} {ten} more.");
        let text = format!(
            "# {long}\nlesson-t = Short.\n    .hint-1 = Fine. {long}\n    .notes = {long}\n"
        );
        check(&text, &[(codes::LONG_SENTENCE, &long)]);
        let two_lines = format!("{ten}\n    {ten} more.");
        let text = format!("lesson-t_a =\n    {two_lines}\n\nlesson-t_b = End.\n");
        check(&text, &[(codes::LONG_SENTENCE, &two_lines)]);
    }

    #[test]
    fn what_stands_in_braces_is_one_word() {
        let nine = "one two three four five six seven eight nine";
        let piece = "{ PIECE(\"rook\", form: \"the\", cap: 1) }";
        check(&format!("lesson-t = {nine} {nine} {piece} {piece}."), &[]);
        check(
            &format!("lesson-t = {nine} {nine} {piece} {piece} {piece}.\n"),
            &[(
                codes::LONG_SENTENCE,
                &format!("{nine} {nine} {piece} {piece} {piece}."),
            )],
        );
    }

    #[test]
    fn an_army_has_a_color_and_needs_no_shape() {
        check("lesson-t = You play Blue. Take the yellow rook.\n", &[]);
        check(
            "lesson-t = Go to the yellow place.\n",
            &[(codes::COLOR_ALONE, "Go to the yellow place.")],
        );
    }
}
