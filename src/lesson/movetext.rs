//! Moves in a row as authors type or paste them, each a text with its own place.
//!
//! Read over are what PGN and word processors put between and around moves: numbers, dots, commas, comments in
//! braces, results, marks such as `!?` and `$1`, offers of a draw. A variation in parentheses is not: its moves would
//! be lost. Source: PGN standard, 8.2.

use std::borrow::Cow;

use crate::lesson::text::Text;

/// The dashes that word processors and web pages put in the place of a hyphen.
const DASHES: [char; 7] = ['-', '‐', '‑', '‒', '–', '—', '−'];
/// Marks behind a move: what its annotator thinks of it.
const MARKS: [char; 6] = ['!', '?', '‼', '⁇', '⁈', '⁉'];
/// Words that are no moves and belong to a record all the same.
const SILENT: [&str; 7] = ["*", "1-0", "0-1", "1/2-1/2", "½-½", "(=)", "e.p."];

/// Whether a sign is a hyphen or looks like one.
pub(super) fn is_dash(sign: char) -> bool {
    DASHES.contains(&sign)
}

/// A text with hyphens where it has other dashes.
pub(super) fn with_hyphens(text: &str) -> Cow<'_, str> {
    match text.contains(|sign| is_dash(sign) && sign != '-') {
        true => Cow::Owned(text.replace(is_dash, "-")),
        false => Cow::Borrowed(text),
    }
}

/// The moves of a text, in their order.
pub(super) fn moves<'t>(text: Text<'t>) -> Vec<Text<'t>> {
    let words = words(text).into_iter().map(single);
    words.filter(|word| !is_silent(word.value)).collect()
}

/// A move without the number before it and the marks behind it: `1.e4!` is `e4`.
pub(super) fn single<'t>(text: Text<'t>) -> Text<'t> {
    let text = text.trimmed();
    let digits = text.value.bytes().take_while(u8::is_ascii_digit).count();
    let rest = text.value.get(digits..).unwrap_or_default();
    let dots = rest.len() - rest.trim_start_matches(['.', '…']).len();
    let start = match (dots, rest) {
        (0, rest) if !rest.is_empty() => 0,
        _ => digits + dots,
    };
    let end = text.value.trim_end_matches(MARKS).len();
    text.cut(start, end.max(start)).trimmed()
}

/// Whether a word without its number and marks says nothing that is played.
fn is_silent(word: &str) -> bool {
    let is_glyph = |digits: &str| digits.bytes().all(|it| it.is_ascii_digit());
    word.is_empty()
        || SILENT.contains(&&*with_hyphens(word))
        || word.strip_prefix('$').is_some_and(is_glyph)
}

/// What stands between blanks, commas and comments.
fn words<'t>(text: Text<'t>) -> Vec<Text<'t>> {
    let mut words = Vec::new();
    let (mut start, mut comment_end) = (0, 0);
    for (at, sign) in text.value.char_indices() {
        if at < comment_end {
            continue;
        }
        let rest = text.value.get(at..).unwrap_or_default();
        let end = match sign {
            '{' => rest.find('}').map(|end| at + end + 1),
            sign if sign.is_whitespace() || sign == ',' => Some(at + sign.len_utf8()),
            _ => None,
        };
        if let Some(end) = end {
            words.push(text.cut(start, at));
            (start, comment_end) = (end, end);
        }
    }
    words.push(text.cut(start, text.value.len()));
    words.retain(|word| !word.value.is_empty());
    words
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostic::{Source, Span};

    #[track_caller]
    fn check(text: &str, expected: &[&str]) {
        let source = Source::new("t", format!("\"{text}\""));
        let text = Text::new(&source, text, Span::new(0, source.text().len()));
        let moves = moves(text);
        let got: Vec<&str> = moves.iter().map(|it| it.value).collect();
        assert_eq!(got, expected);
        let places: Vec<&str> = moves.iter().map(|it| source.slice(it.span)).collect();
        assert_eq!(places, expected);
    }

    #[test]
    fn what_pgn_puts_around_moves_is_read_over() {
        check("1. e4 e5 2. Nf3", &["e4", "e5", "Nf3"]);
        check("1.e4, e5, 2.Nf3!? $14 Nc6", &["e4", "e5", "Nf3", "Nc6"]);
        check("1 e4 {best, 2. d4!} 1... e5{ok}Nf3 *", &["e4", "e5", "Nf3"]);
        check("1. e4 … e5 2…Nf3 1–0", &["e4", "e5", "Nf3"]);
        check(
            "O-O 0-0 0–0–0 12...O-O-O",
            &["O-O", "0-0", "0–0–0", "O-O-O"],
        );
        check("exd6 e.p. (=) 1/2-1/2", &["exd6"]);
        check(" , {a} 3. ", &[]);
    }

    #[test]
    fn nothing_that_could_be_played_is_read_over() {
        check("e4 (d4 d5) e5", &["e4", "(d4", "d5)", "e5"]);
        check("e4 {open e5", &["e4", "{open", "e5"]);
        check("e4; e5", &["e4;", "e5"]);
    }

    #[test]
    fn every_dash_is_a_hyphen() {
        assert_eq!(with_hyphens("d4–d8 O—O a‑b"), "d4-d8 O-O a-b");
        assert!(matches!(with_hyphens("d4-d8"), Cow::Borrowed(_)));
    }
}
