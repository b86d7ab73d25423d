//! Blanks nobody sees: a no-break space or a sign without width in the name of a setting.

use crate::diagnostic::{Diagnostic, Source, Span, say};
use crate::lesson::codes;

/// The complaint about the first invisible sign in the line of `span` that cannot stand there.
pub(super) fn invisible(source: &Source, span: Span) -> Option<Diagnostic> {
    let line = source.line_span(span.start);
    let (at, sign) = first(source.slice(line))?;
    let start = line.start + at;
    let number = format!("U+{:04X}", u32::from(sign));
    let found = Diagnostic::error(
        codes::KEY_LETTER,
        Span::new(start, start + sign.len_utf8()),
        say!("check-invisible", number = number),
    );
    Some(
        found
            .label(say!("check-invisible-label"))
            .help(say!("check-invisible-help")),
    )
}

/// A blank of printers outside quotes and notes.
fn first(line: &str) -> Option<(usize, char)> {
    let mut quote = None;
    let mut is_note = false;
    line.char_indices().find(|(_, sign)| {
        match (quote, *sign) {
            (None, '#') => is_note = true,
            (None, '"' | '\'') if !is_note => quote = Some(*sign),
            (Some(open), sign) if open == sign => quote = None,
            _ => {}
        }
        quote.is_none() && !is_note && is_blank(*sign)
    })
}

/// Blanks that look like the plain one, and signs that have no width at all.
fn is_blank(sign: char) -> bool {
    matches!(
        sign,
        '\u{a0}' | '\u{ad}' | '\u{2000}'..='\u{200f}' | '\u{202f}' | '\u{205f}'..='\u{2064}'
            | '\u{3000}' | '\u{feff}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_cannot_stand_is_found() {
        assert_eq!(first("a\u{a0}= 1"), Some((1, '\u{a0}')));
        assert_eq!(first("\u{200b}a = 1"), Some((0, '\u{200b}')));
        assert_eq!(first("a = \"x\u{a0}!\" # \u{a0}"), None);
        assert_eq!(first("\ta = 1\r"), None);
    }
}
