//! A quote inside a text: it ends the text too soon, and what follows is no TOML.

use crate::diagnostic::{Diagnostic, Message, Source, Span, say};
use crate::lesson::codes;

/// A text of one line that ends before its author meant it to; places are bytes of the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Cut {
    open: usize,
    close: usize,
}

/// The complaint about the first quote in the line of `span` that ends a text too soon.
pub(super) fn quote(source: &Source, span: Span) -> Option<Diagnostic> {
    let line = source.line_span(span.start);
    let text = source.slice(line);
    let cut = first_cut(text)?;
    let at = line.start + cut.close;
    let message = say!("check-inner-quote");
    let found = Diagnostic::error(codes::INNER_QUOTE, Span::new(at, at + 1), message);
    let found = found.label(say!("check-inner-quote-label"));
    Some(found.help(help(text, cut)))
}

/// The whole text in quotes that do not stand in it; in words where that cannot be printed.
fn help(line: &str, cut: Cut) -> Message {
    let quote = line.get(cut.open..=cut.open).unwrap_or_default();
    let rest = line.get(cut.open + 1..).unwrap_or_default();
    let meant = rest.rfind(quote).and_then(|end| rest.get(..end));
    let meant = meant.unwrap_or_default();
    let is_list = [",", "]", " ,"].map(|end| format!("{quote}{end}"));
    let is_list = is_list.iter().any(|end| meant.contains(end));
    let meant = match meant.starts_with(quote) {
        true => meant.trim_matches(['"', '\'']),
        false => meant,
    };
    let other = if meant.contains('"') { '\'' } else { '"' };
    let is_plain = !meant.contains([other, '`', '\\']);
    if meant.is_empty() || is_list || !is_plain {
        return say!("check-inner-quote-help");
    }
    say!("check-write", text = format!("{other}{meant}{other}"))
}

/// The first text that is closed and goes on all the same.
fn first_cut(line: &str) -> Option<Cut> {
    let mut at = 0;
    loop {
        let open = at + line.get(at..)?.find(['"', '\'', '#'])?;
        let before = line.get(..open)?.trim_end();
        let is_value = before.is_empty() || before.ends_with(['=', '[', ',']);
        let rest = line.get(open..)?;
        if !is_value || rest.starts_with('#') {
            return None;
        }
        if rest.starts_with("\"\"\"") || rest.starts_with("'''") {
            return None;
        }
        let close = open + end(rest)?;
        at = close + 1;
        let next = line.get(at..)?.trim_start().chars().next()?;
        let goes_on = next.is_alphanumeric() || matches!(next, '.' | '!' | '?' | ':' | '-' | '_');
        if goes_on {
            return Some(Cut { open, close });
        }
    }
}

/// Where the quote stands that closes the one at the beginning.
fn end(text: &str) -> Option<usize> {
    let quote = text.chars().next()?;
    let mut letters = text.char_indices().skip(1);
    while let Some((at, letter)) = letters.next() {
        if letter == '\\' && quote == '"' {
            letters.next();
        } else if letter == quote {
            return Some(at);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_that_goes_on_is_found() {
        let ends = |line: &str| first_cut(line).map(|cut| cut.close);
        assert_eq!(ends("a = \"Try \"x\" now.\""), Some(9));
        assert_eq!(ends("a = 'It's fun'"), Some(7));
        assert_eq!(ends("a = \"\"Look.\"\""), Some(5));
        assert_eq!(ends("    \"Go \"e4\" on.\","), Some(8));
        assert_eq!(ends("a = [\"x\", \"y \"z\"\"]"), Some(13));
        for fine in [
            "a = \"b\"; c",
            "a = \"x \\\" y\" # it's",
            "a = It's \"x\" y",
            "a = \"\"\"x \"y\" z",
            "a = [\"x\" \"y\"]",
        ] {
            assert_eq!(ends(fine), None, "{fine}");
        }
    }
}
