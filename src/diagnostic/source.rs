//! The text of one file with its name, and where in it a byte stands.
//!
//! Inside the program places are bytes; people are told a line and a column counted in characters, both
//! from 1. A byte order mark is dropped on reading; Windows line ends and tabs stay as they are.

use crate::diagnostic::{Code, Diagnostic, Span, say};

/// What some editors put before a text to say that it is UTF-8.
const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// The file is not UTF-8 text.
const NOT_UTF8: Code = Code("not-utf8");

/// One file's name and text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    name: String,
    text: String,
    line_starts: Vec<usize>,
}

/// A line and a column, both counted from 1; the column counts characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct LineColumn {
    /// Counted from 1.
    pub line: usize,
    /// The character in the line.
    pub column: usize,
}

impl Source {
    /// A file with the name that is shown to its author and its text.
    #[must_use]
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Source {
        let mut text: String = text.into();
        if text.as_bytes().starts_with(BYTE_ORDER_MARK) {
            text.remove(0);
        }
        let after_newline = text
            .bytes()
            .enumerate()
            .filter(|(_, byte)| *byte == b'\n')
            .map(|(at, _)| at + 1);
        let line_starts = std::iter::once(0).chain(after_newline).collect();
        Source {
            name: name.into(),
            text,
            line_starts,
        }
    }

    /// The same from bytes. Text that is not UTF-8 comes with a diagnostic that says how to save it; then the
    /// source holds what could be read of it, for showing only.
    #[must_use]
    pub fn from_bytes(name: impl Into<String>, bytes: &[u8]) -> (Source, Option<Diagnostic>) {
        if let Some((encoding, text)) = wide(bytes) {
            let message = say!("check-utf16", encoding = encoding);
            let found =
                Diagnostic::error(NOT_UTF8, Span::new(0, 0), message).help(say!("check-utf8-help"));
            return (Source::new(name, text), Some(found));
        }
        match std::str::from_utf8(bytes) {
            Ok(text) => (Source::new(name, text), None),
            Err(error) => {
                // The source leaves a byte order mark out.
                let mark = if bytes.starts_with(BYTE_ORDER_MARK) {
                    BYTE_ORDER_MARK.len()
                } else {
                    0
                };
                let start = error.valid_up_to() - mark;
                let span = Span::new(start, start + char::REPLACEMENT_CHARACTER.len_utf8());
                let found = Diagnostic::error(NOT_UTF8, span, say!("check-not-utf8"))
                    .label(say!("check-first-bad-letter"))
                    .help(say!("check-utf8-help"));
                (
                    Source::new(name, String::from_utf8_lossy(bytes)),
                    Some(found),
                )
            }
        }
    }

    /// The name shown to the author, usually a path.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The whole text, without a byte order mark.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The piece of text a span covers; empty if the span does not fit the text.
    #[must_use]
    pub fn slice(&self, span: Span) -> &str {
        self.text.get(span.start..span.end).unwrap_or_default()
    }

    /// Line and column of a byte; a byte past the end counts as the end.
    #[must_use]
    pub fn place(&self, offset: usize) -> LineColumn {
        let offset = self.floor(offset);
        let line = self
            .line_starts
            .partition_point(|start| *start <= offset)
            .max(1);
        let start = self.line_starts.get(line - 1).copied().unwrap_or_default();
        LineColumn {
            line,
            column: 1 + self.slice(Span::new(start, offset)).chars().count(),
        }
    }

    /// The bytes of the line that `offset` stands in, without its line end.
    #[must_use]
    pub fn line_span(&self, offset: usize) -> Span {
        let line = self.place(offset).line;
        let start = self.line_starts.get(line - 1).copied().unwrap_or_default();
        let end = self
            .line_starts
            .get(line)
            .map_or(self.text.len(), |next| next - 1);
        let trimmed = self
            .slice(Span::new(start, end))
            .trim_end_matches('\r')
            .len();
        Span::new(start, start + trimmed)
    }

    /// `span` cut to the text and to whole characters.
    #[must_use]
    pub fn fit(&self, span: Span) -> Span {
        Span::new(self.floor(span.start), self.floor(span.end))
    }

    /// The start of the character that `offset` stands in, at most the end of the text.
    fn floor(&self, offset: usize) -> usize {
        let mut offset = offset.min(self.text.len());
        while !self.text.is_char_boundary(offset) {
            offset -= 1;
        }
        offset
    }
}

/// The text of a file saved as UTF-16 or UTF-32 and which of the two, with its mark or without.
///
/// Text that a person types has no zero bytes, and most of its letters in these encodings have some.
fn wide(bytes: &[u8]) -> Option<(&'static str, String)> {
    let (width, is_little) = match bytes {
        [0xff, 0xfe, 0, 0, ..] | [1..=255, 0, 0, 0, ..] => (4, true),
        [0, 0, 0xfe, 0xff, ..] | [0, 0, 0, 1..=255, ..] => (4, false),
        [0xff, 0xfe, ..] | [1..=255, 0, 1..=255, 0, ..] => (2, true),
        [0xfe, 0xff, ..] | [0, 1..=255, 0, 1..=255, ..] => (2, false),
        _ => return None,
    };
    let number = |letter: &[u8]| {
        let add = |sum: u32, byte: &u8| (sum << 8) | u32::from(*byte);
        if is_little {
            letter.iter().rev().fold(0, add)
        } else {
            letter.iter().fold(0, add)
        }
    };
    let numbers = bytes.chunks_exact(width).map(number);
    if width == 4 {
        let letter = |number| char::from_u32(number).unwrap_or(char::REPLACEMENT_CHARACTER);
        return Some(("UTF-32", numbers.map(letter).collect()));
    }
    let units: Vec<u16> = numbers
        .map(|number| u16::try_from(number).unwrap_or_default())
        .collect();
    Some(("UTF-16", String::from_utf16_lossy(&units)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::english;

    fn check(text: &str, offset: usize, line: usize, column: usize) {
        assert_eq!(
            Source::new("t", text).place(offset),
            LineColumn { line, column },
            "byte {offset} of {text:?}"
        );
    }

    #[test]
    fn columns_count_characters() {
        check("", 0, 1, 1);
        check("ab\ncd", 3, 2, 1);
        check("é = x", 3, 1, 3);
        check("Подумай", 4, 1, 3);
        check("é", 1, 1, 1);
        check("ab", 99, 1, 3);
        check("ab\n", 3, 2, 1);
        check("a\r\nb\tc", 5, 2, 3);
    }

    #[test]
    fn a_bad_letter_behind_byte_order_marks_is_found_in_its_place() {
        for (marks, want) in [("", 1), ("\u{feff}", 1), ("\u{feff}\u{feff}", 4)] {
            let bytes = [marks.as_bytes(), b"a\xef\xbb/"].concat();
            let (source, found) = Source::from_bytes("t", &bytes);
            let span = found.unwrap().span;
            assert_eq!(
                (span.start, source.slice(span)),
                (want, "\u{fffd}"),
                "{marks:?}"
            );
        }
    }

    #[test]
    fn a_byte_order_mark_is_dropped() {
        let source = Source::new("t", "\u{feff}id = 1");
        assert_eq!(source.text(), "id = 1");
        let (source, found) = Source::from_bytes("t", b"\xef\xbb\xbfid = 1\r\n");
        assert_eq!((source.text(), found), ("id = 1\r\n", None));
    }

    #[test]
    fn a_line_is_found_without_its_end() {
        let source = Source::new("t", "one\r\ntwo\nthree");
        assert_eq!(source.slice(source.line_span(1)), "one");
        assert_eq!(source.slice(source.line_span(6)), "two");
        assert_eq!(source.slice(source.line_span(99)), "three");
    }

    #[test]
    fn other_encodings_are_told_how_to_save() {
        let wide = |encoding: &str, bytes: &[u8]| {
            let (source, found) = Source::from_bytes("t", bytes);
            assert_eq!(source.text(), "id", "{bytes:?}");
            let found = found.expect("it is not UTF-8");
            assert_eq!(found.code, NOT_UTF8);
            let told = english(&found.message);
            assert_eq!(told, format!("this file is saved as {encoding}"));
        };
        wide("UTF-16", &[0xff, 0xfe, b'i', 0, b'd', 0]);
        wide("UTF-16", &[0xfe, 0xff, 0, b'i', 0, b'd']);
        wide("UTF-16", &[b'i', 0, b'd', 0]);
        wide("UTF-16", &[0, b'i', 0, b'd']);
        wide("UTF-32", &[0xff, 0xfe, 0, 0, b'i', 0, 0, 0, b'd', 0, 0, 0]);
        wide("UTF-32", &[0, 0, 0xfe, 0xff, 0, 0, 0, b'i', 0, 0, 0, b'd']);
        wide("UTF-32", &[b'i', 0, 0, 0, b'd', 0, 0, 0]);
        let (source, found) = Source::from_bytes("t", b"title = \"K\xf6nig\"");
        let found = found.expect("latin-1 is not UTF-8");
        assert_eq!(source.slice(found.span), "\u{fffd}");
        assert!(
            found
                .help
                .is_some_and(|help| english(&help).contains("UTF-8"))
        );
    }
}
