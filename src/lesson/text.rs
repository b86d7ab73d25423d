//! A text of a lesson file that knows where each of its words stands.
//!
//! So the caret stands under the wrong rank of a board or the wrong move of a line, not under the whole.

use crate::diagnostic::{Source, Span};

/// A text of the file with its place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Text<'t> {
    /// What it says.
    pub(super) value: &'t str,
    /// Where it stands, with its quotes.
    pub(super) span: Span,
    /// Where its first byte stands; `None` if the file writes it with escapes.
    inner: Option<usize>,
}

impl<'t> Text<'t> {
    pub(super) fn new(source: &Source, value: &'t str, span: Span) -> Text<'t> {
        let raw = source.slice(span);
        let (start, content) = ["\"\"\"", "'''", "\"", "'"]
            .into_iter()
            .find_map(|quote| Some((quote, raw.strip_prefix(quote)?.strip_suffix(quote)?)))
            .map_or((0, raw), |(quote, content)| (quote.len(), content));
        let newline = match (start, content) {
            (3, content) if content.starts_with("\r\n") => 2,
            (3, content) if content.starts_with('\n') => 1,
            _ => 0,
        };
        let is_plain = content.get(newline..) == Some(value);
        Text {
            value,
            span,
            inner: is_plain.then_some(span.start + start + newline),
        }
    }

    /// The place of the bytes `start..end` of the value; the whole text if it is written with escapes.
    pub(super) fn part(&self, start: usize, end: usize) -> Span {
        match self.inner {
            Some(inner) => Span::new(inner + start, inner + end),
            None => self.span,
        }
    }

    /// The words between blanks, each as a text with its own place.
    pub(super) fn words(&self) -> Vec<Text<'t>> {
        let mut words = Vec::new();
        let mut start = None;
        for (at, letter) in self.value.char_indices().chain([(self.value.len(), ' ')]) {
            if !letter.is_whitespace() {
                start = start.or(Some(at));
            } else if let Some(from) = start.take() {
                words.push(self.cut(from, at));
            }
        }
        words
    }

    /// The lines, each as a text with its own place.
    pub(super) fn lines(&self) -> Vec<Text<'t>> {
        let mut at = 0;
        let mut lines = Vec::new();
        for line in self.value.split_inclusive('\n') {
            lines.push(self.cut(at, at + line.trim_end_matches(['\n', '\r']).len()));
            at += line.len();
        }
        lines
    }

    /// A piece of the text with its own place.
    pub(super) fn cut(&self, start: usize, end: usize) -> Text<'t> {
        let value = self.value.get(start..end).unwrap_or_default();
        Text {
            value,
            span: self.part(start, end),
            inner: self.inner.map(|inner| inner + start),
        }
    }

    /// The same without blanks at either end.
    pub(super) fn trimmed(&self) -> Text<'t> {
        let start = self.value.len() - self.value.trim_start().len();
        self.cut(start, start + self.value.trim().len())
    }

    /// The inside of the quotes, for a caret below the value alone.
    pub(super) fn inside(&self) -> Span {
        self.part(0, self.value.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_inside_quotes_is_exact() {
        for (raw, value) in [
            ("\"a bé c\"", "a bé c"),
            ("'a bé c'", "a bé c"),
            ("\"\"\"\r\na bé c\"\"\"", "a bé c"),
            ("'''a bé c'''", "a bé c"),
        ] {
            let source = Source::new("t", format!("x = {raw}"));
            let text = Text::new(&source, value, Span::new(4, 4 + raw.len()));
            let words: Vec<&str> = text
                .words()
                .iter()
                .map(|word| source.slice(word.span))
                .collect();
            assert_eq!(words, ["a", "bé", "c"], "{raw}");
            assert_eq!(source.slice(text.inside()), value);
        }
    }

    #[test]
    fn an_escaped_text_is_marked_whole() {
        let source = Source::new("t", r#"x = "a\u0020b""#);
        let text = Text::new(&source, "a b", Span::new(4, 14));
        assert_eq!(
            text.words()
                .iter()
                .map(|word| word.span)
                .collect::<Vec<_>>(),
            [text.span, text.span]
        );
    }

    #[test]
    fn lines_keep_their_places() {
        let source = Source::new("t", "\"\"\"\none\r\n two\n\"\"\"");
        let text = Text::new(&source, "one\r\n two\n", Span::new(0, source.text().len()));
        let lines: Vec<&str> = text
            .lines()
            .iter()
            .map(|line| source.slice(line.trimmed().span))
            .collect();
        assert_eq!(lines, ["one", "two"]);
    }
}
