//! What other languages write at the end or the beginning of a line, and TOML does not: `;`, `,`, `//`, `==`.

use crate::diagnostic::{Diagnostic, Message, Source, Span, say};
use crate::lesson::codes;

/// The complaint about a habit of other languages in the line of `span`.
pub(super) fn habit(source: &Source, span: Span) -> Option<Diagnostic> {
    let line = source.line_span(span.start);
    let text = source.slice(line);
    let (at, sign) = note(text)
        .or_else(|| twice_equal(text))
        .or_else(|| at_the_end(text))?;
    let (message, help): (Message, Message) = match sign {
        ";" => (
            say!("check-line-end-sign", sign = sign),
            say!("check-take-sign-away", sign = sign),
        ),
        "," => (
            say!("check-line-end-sign", sign = sign),
            say!("check-take-sign-away", sign = sign),
        ),
        "==" => (say!("check-two-equals"), say!("check-write", text = "=")),
        _ => (
            say!("check-other-note", sign = sign),
            say!("check-write", text = "#"),
        ),
    };
    let start = line.start + at;
    let span = Span::new(start, start + sign.len());
    Some(
        Diagnostic::error(codes::SYNTAX, span, message)
            .label(say!("check-sign-label"))
            .help(help),
    )
}

/// A note of another language: the whole line, or what stands behind the value.
fn note(line: &str) -> Option<(usize, &'static str)> {
    const NOTES: [&str; 5] = ["//", "/*", "--", "<!--", ";"];
    let start = line.len() - line.trim_start().len();
    let tail = rest(line).map(|rest| line.len() - rest.len());
    let begins = |at: usize, notes: &'static [&'static str]| {
        let here = line.get(at..)?;
        let sign = notes.iter().find(|sign| here.starts_with(**sign))?;
        Some((at, *sign))
    };
    begins(start, &NOTES).or_else(|| begins(tail?, &["//", "/*"]))
}

fn twice_equal(line: &str) -> Option<(usize, &'static str)> {
    let at = line.find('=')?;
    let is_twice = line.get(at..)?.starts_with("==");
    let is_name = |c: char| c.is_alphanumeric() || "_- \t".contains(c);
    (is_twice && line.get(..at)?.chars().all(is_name)).then_some((at, "=="))
}

fn at_the_end(line: &str) -> Option<(usize, &'static str)> {
    let rest = rest(line)?;
    let at = line.len() - rest.len();
    let sign = [";", ","].into_iter().find(|sign| rest.starts_with(sign))?;
    Some((at, sign))
}

/// What stands behind the value or the header of a line.
fn rest(line: &str) -> Option<&str> {
    let trimmed = line.trim_start();
    if trimmed.starts_with("[[") {
        return Some(trimmed.split_once("]]")?.1.trim_start());
    }
    let value = line.split_once('=')?.1.trim_start();
    let first = value.chars().next()?;
    let end = match first {
        '"' | '\'' => 2 + value.get(1..)?.find(first)?,
        '[' => 1 + value.rfind(']')?,
        _ => value
            .find(|c: char| !c.is_alphanumeric())
            .unwrap_or(value.len()),
    };
    Some(value.get(end..)?.trim_start())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn habits_stand_around_the_value() {
        assert_eq!(at_the_end("a = \"b\" ;"), Some((8, ";")));
        assert_eq!(at_the_end("a = [\"b\"],"), Some((9, ",")));
        assert_eq!(at_the_end("a = 5, # x"), Some((5, ",")));
        assert_eq!(at_the_end("a = \"b;\""), None);
        assert_eq!(note("  // x"), Some((2, "//")));
        assert_eq!(note("a = 1 // x"), Some((6, "//")));
        assert_eq!(note("a = \"http://x\""), None);
        assert_eq!(twice_equal("a == \"b\""), Some((2, "==")));
        assert_eq!(twice_equal("a = \"==\""), None);
    }
}
