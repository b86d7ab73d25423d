//! Values without quotes, with printed ones, or with one that is never closed; and letters that no name has.

use crate::diagnostic::{Diagnostic, Source, Span, say};
use crate::lesson::codes;
use crate::lesson::fields::is_switch;

pub(super) fn key_letter(source: &Source, span: Span) -> Diagnostic {
    let letter = source.slice(span);
    if letter.contains(is_curly) {
        return curly(source, span.start);
    }
    Diagnostic::error(
        codes::KEY_LETTER,
        span,
        say!("check-key-letter", letter = letter),
    )
    .label(say!("check-key-letter-label"))
    .help(say!("check-key-letter-help"))
}

pub(super) fn open_quote(source: &Source, span: Span) -> Diagnostic {
    let line = source.line_span(span.start);
    let text = source.slice(line);
    if text.contains(is_curly) {
        return curly(source, line.start);
    }
    let value = text.find('=').map_or(0, |at| at + 1);
    let quote = text.get(value..).and_then(|rest| rest.find(['"', '\'']));
    let at = quote.map_or(span.start, |quote| line.start + value + quote);
    Diagnostic::error(
        codes::UNCLOSED,
        Span::new(at, at + 1),
        say!("check-text-open"),
    )
    .label(say!("check-opened-here"))
    .help(say!("check-text-open-help"))
}

/// A value that begins like text but has no quotes, or none that TOML knows.
pub(super) fn bare_value(source: &Source, span: Span) -> Option<Diagnostic> {
    let value = source.slice(span);
    if value.is_empty() {
        let line = source.line_span(span.start);
        let has_value = source
            .slice(line)
            .split('#')
            .next()
            .is_some_and(|line| !line.trim_end().ends_with('='));
        return (!has_value).then(|| {
            Diagnostic::error(codes::SYNTAX, span, say!("check-no-value"))
                .label(say!("check-no-value-label"))
        });
    }
    if value.starts_with(is_curly) {
        return Some(curly(source, span.start));
    }
    let lower = value.to_lowercase();
    if lower == "true" || lower == "false" {
        let found = Diagnostic::error(
            codes::SYNTAX,
            span,
            say!("check-small-letters", value = value),
        );
        return Some(found.help(say!("check-write", text = lower)));
    }
    let line = source.line_span(span.start);
    if let Some(found) = switch_word(source, span, &lower) {
        return Some(found);
    }
    let bare = source
        .slice(Span::new(span.start, line.end))
        .split('#')
        .next()
        .unwrap_or_default();
    let is_list = bare.ends_with(']') || bare.ends_with(',');
    let bare = if is_list { value } else { bare.trim_end() };
    let span = Span::new(span.start, span.start + bare.len());
    bare.starts_with(|c: char| c.is_alphanumeric() || "-+_♔♕♖♗♘♙♚♛♜♝♞♟.".contains(c))
        .then(|| {
            Diagnostic::error(codes::NO_QUOTES, span, say!("check-no-quotes"))
                .label(say!("check-no-quotes-label"))
                .help(say!("check-no-quotes-help", text = bare))
        })
}

/// `yes`, `nein`: a switch in the words of people.
fn switch_word(source: &Source, span: Span, value: &str) -> Option<Diagnostic> {
    let line = source.line_span(span.start);
    let before = source.slice(Span::new(line.start, span.start));
    let name = before.trim().strip_suffix('=')?.trim_end();
    let wanted = match value {
        "yes" | "on" | "ja" | "oui" | "sí" | "si" | "да" => "true",
        "no" | "off" | "nein" | "non" | "нет" => "false",
        _ => return None,
    };
    is_switch(name).then(|| {
        let message = say!("check-switch-word", name = name);
        Diagnostic::error(codes::TYPE, span, message)
            .label(say!("check-not-this"))
            .help(say!("check-write-setting", name = name, value = wanted))
    })
}

fn is_curly(c: char) -> bool {
    matches!(c, '“' | '”' | '„' | '‟' | '‘' | '’' | '‚' | '«' | '»')
}

/// The first printed quote from `start` on, in its line.
fn curly(source: &Source, start: usize) -> Diagnostic {
    let line = source.line_span(start);
    let rest = source.slice(Span::new(start, line.end));
    let (at, quote) = rest
        .char_indices()
        .find(|(_, c)| is_curly(*c))
        .unwrap_or((0, '“'));
    let span = Span::new(start + at, start + at + quote.len_utf8());
    Diagnostic::error(
        codes::CURLY_QUOTES,
        span,
        say!("check-curly-quote", quote = quote),
    )
    .label(say!("check-curly-quote-label"))
    .help(say!("check-curly-quote-help"))
}
