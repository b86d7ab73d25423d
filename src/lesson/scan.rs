//! A first walk over the raw text, before the TOML parser: what is never closed, and what is TOML 1.1.
//!
//! One list without its `]` makes a parser complain about every line after it. Here such a place becomes a
//! [`Hole`]: it is reported once, the parser is given the same text with blanks in its place, and the rest
//! of the file is read as if nothing had happened. The parser accepts TOML 1.1 silently, but other TOML
//! programs do not, so those constructs are found here as well.

use crate::diagnostic::Span;

/// A piece of text that cannot be parsed and is left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Hole {
    /// What was opened or is wrong.
    pub(super) at: Span,
    /// Everything that is left out.
    pub(super) cut: Span,
    pub(super) why: Why,
}

/// Why a piece of text is left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Why {
    /// A list without its closing bracket.
    OpenList,
    /// A text in three quotes without the closing ones.
    OpenText,
    /// A header without all its brackets; the step under it is left out.
    Header,
}

/// A construct of TOML 1.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Newer {
    /// A table in braces over several lines.
    BrokenBraces,
    /// A comma before the closing brace.
    LastComma,
    /// The escape `\e` or `\x`.
    Escape,
}

/// What the walk found.
#[derive(Debug, Default)]
pub(super) struct Scan {
    pub(super) holes: Vec<Hole>,
    pub(super) newer: Vec<(Span, Newer)>,
}

impl Scan {
    /// The text with blanks where the holes are: same length, same lines, so every place stays where it is.
    pub(super) fn patched(&self, text: &str) -> String {
        let mut bytes = text.as_bytes().to_vec();
        for hole in &self.holes {
            let cut = bytes
                .get_mut(hole.cut.start..hole.cut.end)
                .unwrap_or_default();
            for byte in cut
                .iter_mut()
                .filter(|byte| !matches!(**byte, b'\n' | b'\r'))
            {
                *byte = b' ';
            }
        }
        String::from_utf8(bytes).unwrap_or_default()
    }
}

/// Walks over a whole file.
pub(super) fn scan(text: &str) -> Scan {
    let mut walk = Walk {
        text,
        at: 0,
        open: Vec::new(),
        last: b'\n',
        found: Scan::default(),
    };
    while walk.at < text.len() {
        walk.step();
    }
    if let Some((_, at)) = walk.open.first().copied() {
        walk.hole(Span::new(at, at + 1), text.len(), Why::OpenList);
    }
    walk.found
}

struct Walk<'t> {
    text: &'t str,
    at: usize,
    /// The brackets that are open, each with its place.
    open: Vec<(u8, usize)>,
    /// The last byte that was not blank.
    last: u8,
    found: Scan,
}

impl Walk<'_> {
    fn byte(&self, at: usize) -> u8 {
        self.text.as_bytes().get(at).copied().unwrap_or_default()
    }

    fn rest(&self) -> &str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn next_line(&self) -> &str {
        let rest = self.text.get(self.at + 1..).unwrap_or_default();
        rest.lines().next().unwrap_or_default()
    }

    fn line_start(&self, at: usize) -> usize {
        self.text
            .get(..at)
            .and_then(|before| before.rfind('\n'))
            .map_or(0, |newline| newline + 1)
    }

    fn line_end(&self) -> usize {
        self.rest()
            .find('\n')
            .map_or(self.text.len(), |newline| self.at + newline)
    }

    fn hole(&mut self, at: Span, end: usize, why: Why) {
        let cut = Span::new(self.line_start(at.start), end);
        self.found.holes.push(Hole { at, cut, why });
        self.open.clear();
        self.at = end;
        self.last = b'\n';
    }

    /// Looks at one byte, or at a whole string, comment or header.
    fn step(&mut self) {
        let byte = self.byte(self.at);
        match byte {
            b'\n' => return self.newline(),
            b' ' | b'\t' | b'\r' => {
                self.at += 1;
                return;
            }
            b'#' => {
                self.at = self.line_end();
                return;
            }
            b'[' if self.open.is_empty() && self.last == b'\n' => return self.header(),
            b'"' | b'\'' => return self.string(byte),
            b'[' | b'{' if matches!(self.last, b'=' | b'[' | b'{' | b',' | b'\n') => {
                self.open.push((byte, self.at));
            }
            b']' | b'}' => self.close(byte),
            _ => {}
        }
        self.last = byte;
        self.at += 1;
    }

    fn newline(&mut self) {
        self.at += 1;
        if let Some((b'{', at)) = self.open.last().copied() {
            let is_told = self
                .found
                .newer
                .last()
                .is_some_and(|(span, _)| span.start == at);
            if !is_told {
                self.found
                    .newer
                    .push((Span::new(at, at + 1), Newer::BrokenBraces));
            }
            return;
        }
        match self.open.first().copied() {
            None => self.last = b'\n',
            Some((_, at)) if begins_something(self.rest()) => {
                let end = self.at;
                self.hole(Span::new(at, at + 1), end, Why::OpenList);
            }
            Some(_) => {}
        }
    }

    fn close(&mut self, byte: u8) {
        if byte == b'}' && self.last == b',' {
            self.found
                .newer
                .push((Span::new(self.at, self.at + 1), Newer::LastComma));
        }
        let partner = if byte == b']' { b'[' } else { b'{' };
        if self.open.last().is_some_and(|(open, _)| *open == partner) {
            self.open.pop();
        }
    }

    /// A line in brackets; the steps are the only blocks of a lesson, so `[step]` is a slip too.
    fn header(&mut self) {
        let line = self.text.get(self.at..self.line_end()).unwrap_or_default();
        let line = line.split('#').next().unwrap_or_default().trim_end();
        let is_whole = line.starts_with("[[") && line.contains("]]");
        let is_single = line.starts_with('[') && !line.starts_with("[[") && line.ends_with(']');
        let is_step = line.trim_matches(['[', ']', ' ']) == "step";
        let at = Span::new(self.at, self.at + line.len());
        self.at = self.line_end();
        if !is_whole && (is_step || !is_single) {
            let end = next_header(self.rest()).map_or(self.text.len(), |next| self.at + next);
            self.hole(at, end, Why::Header);
        }
    }

    fn string(&mut self, quote: u8) {
        let start = self.at;
        let three: &str = if quote == b'"' { "\"\"\"" } else { "'''" };
        let is_long = self.rest().starts_with(three);
        self.at += if is_long { 3 } else { 1 };
        while self.at < self.text.len() {
            let byte = self.byte(self.at);
            if byte == b'\\' && quote == b'"' {
                self.escape();
            } else if byte == b'\n' && !is_long {
                break;
            } else if byte == b'\n' && is_header(self.next_line()) {
                return self.hole(Span::new(start, start + 3), self.at + 1, Why::OpenText);
            } else if is_long && self.rest().starts_with(three) {
                self.at += 3;
                while self.byte(self.at) == quote {
                    self.at += 1;
                }
                self.last = quote;
                return;
            } else if byte == quote && !is_long {
                self.at += 1;
                break;
            } else {
                self.at += 1;
            }
        }
        if is_long {
            self.hole(Span::new(start, start + 3), self.text.len(), Why::OpenText);
        }
        self.last = quote;
    }

    fn escape(&mut self) {
        if matches!(self.byte(self.at + 1), b'e' | b'x') {
            self.found
                .newer
                .push((Span::new(self.at, self.at + 2), Newer::Escape));
        }
        let is_newline = self.byte(self.at + 1) == b'\n';
        self.at += if is_newline { 1 } else { 2 };
        while !self.text.is_char_boundary(self.at.min(self.text.len())) {
            self.at += 1;
        }
    }
}

/// Whether a line begins a header or a setting, so that a list cannot still be open.
fn begins_something(rest: &str) -> bool {
    let line = rest.lines().next().unwrap_or_default().trim_start();
    if let Some(name) = line.strip_prefix("[[") {
        return name.starts_with(|c: char| c.is_ascii_alphabetic());
    }
    let name = line.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-');
    name.len() < line.len() && name.trim_start().starts_with('=')
}

/// Where the next line that is a header begins.
fn next_header(rest: &str) -> Option<usize> {
    let mut at = 0;
    for line in rest.split_inclusive('\n') {
        if is_header(line) {
            return Some(at);
        }
        at += line.len();
    }
    None
}

/// Whether a line begins a step, with all its brackets or not.
fn is_header(line: &str) -> bool {
    let line = line.trim_start();
    let name = line.trim_start_matches('[');
    name.len() < line.len() && name.trim_start().starts_with("step") && name.contains(']')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, holes: &[(&str, &str, Why)], newer: &[(&str, Newer)]) {
        let found = scan(text);
        let slice = |span: Span| text.get(span.start..span.end).expect("a span of the text");
        let got: Vec<_> = found
            .holes
            .iter()
            .map(|hole| (slice(hole.at), slice(hole.cut), hole.why))
            .collect();
        assert_eq!(got, holes, "{text:?}");
        let got: Vec<_> = found
            .newer
            .iter()
            .map(|(span, what)| (slice(*span), *what))
            .collect();
        assert_eq!(got, newer, "{text:?}");
        assert_eq!(found.patched(text).len(), text.len());
    }

    #[test]
    fn whole_files_have_no_holes() {
        check(
            "a = [\"x\", # ]\n [\"y\"],\n]\n[[step]]\nb = \"\"\"\n[ x\n\"\"\"\"\nc = 'it'\n",
            &[],
            &[],
        );
        check("title = It's [fun\nid = \"x\"\n", &[], &[]);
        check("a = \"é\\\"é\"\r\nb = ''\n", &[], &[]);
    }

    #[test]
    fn an_open_list_ends_before_the_next_setting() {
        check(
            "a = 1\nhints = [\"b\",\n\"c\"\nyes = \"\"\n",
            &[("[", "hints = [\"b\",\n\"c\"\n", Why::OpenList)],
            &[],
        );
        check(
            "w = [[\"b\"\n[[step]]\n",
            &[("[", "w = [[\"b\"\n", Why::OpenList)],
            &[],
        );
        check("w = [", &[("[", "w = [", Why::OpenList)], &[]);
    }

    #[test]
    fn an_open_text_ends_before_the_next_step() {
        let text = "t = \"\"\"\nHello\n[[step]]\nt = \"\"\"\nx\"\"\"\n";
        check(
            text,
            &[("\"\"\"", "t = \"\"\"\nHello\n", Why::OpenText)],
            &[],
        );
        check(
            "t = '''\nHello",
            &[("'''", "t = '''\nHello", Why::OpenText)],
            &[],
        );
    }

    #[test]
    fn a_step_without_all_its_brackets_is_left_out() {
        let text = "id = 1\n[[step] # x\na = 1\n[[step]]\n";
        check(
            text,
            &[("[[step]", "[[step] # x\na = 1\n", Why::Header)],
            &[],
        );
        check(
            "[step]\na = 1\n",
            &[("[step]", "[step]\na = 1\n", Why::Header)],
            &[],
        );
        check("[other]\na = 1\n", &[], &[]);
    }

    #[test]
    fn newer_toml_is_found() {
        check(
            "x = { a = 1,\n b = 2, }\n",
            &[],
            &[("{", Newer::BrokenBraces), ("}", Newer::LastComma)],
        );
        check(
            "x = \"\\e\\x41\\n\"\ny = '\\e'\n",
            &[],
            &[("\\e", Newer::Escape), ("\\x", Newer::Escape)],
        );
    }
}
