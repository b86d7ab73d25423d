//! Said text in pieces that the window can draw: paragraphs, emphasis, squares that light up.
//!
//! A blank line makes a paragraph, a single line end is a space, `_word_` is emphasis, and a
//! square that stands alone (`e4`, not the `a7-a6` of a move) is marked. No colors, no fonts.
//! `The _rook_ is on e4.` becomes `The `, *rook*, ` is on `, e4, `.`

/// First strong isolate: Fluent's mark before what was filled in.
const ISOLATE: char = '\u{2068}';
/// Pop directional isolate: the mark after it.
const POP: char = '\u{2069}';

/// A stretch of text that is drawn in one way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Run {
    /// Ordinary words.
    Plain(String),
    /// Words between underscores.
    Emphasis(String),
    /// The name of a square.
    Square(String),
}

/// The text without isolation marks.
#[must_use]
pub fn plain(text: &str) -> String {
    text.replace([ISOLATE, POP], "")
}

/// Whether a letter is written from right to left.
#[must_use]
pub const fn runs_left(letter: char) -> bool {
    matches!(letter, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}')
}

/// The text without isolation marks where they do nothing: no letter of it runs from right to left.
///
/// A line breaks at the wrong word where the marks stand, so they stay only where they are needed.
fn without_idle_isolation(text: &str) -> String {
    if text.contains(runs_left) {
        text.to_owned()
    } else {
        plain(text)
    }
}

/// The first sentence of a text, and what follows it; nothing follows where it is the only one.
#[must_use]
pub fn first_sentence(text: &str) -> (&str, &str) {
    let ends = text.match_indices(['.', '!', '?']);
    let mut ends = ends.map(|(at, sign)| at + sign.len());
    let end = ends.find(|at| text[*at..].starts_with(' '));
    let (first, rest) = text.split_at(end.unwrap_or(text.len()));
    (first, rest.trim_start())
}

/// Single line ends as spaces, paragraphs parted by exactly one blank line, no space at the ends.
#[must_use]
pub fn tidy(text: &str) -> String {
    let text = text.replace("\r\n", "\n");
    let mut paragraphs: Vec<String> = Vec::new();
    let mut is_open = false;
    for line in text.lines().map(str::trim) {
        match paragraphs.last_mut() {
            _ if line.is_empty() => is_open = false,
            Some(paragraph) if is_open => {
                paragraph.push(' ');
                paragraph.push_str(line);
            }
            _ => {
                paragraphs.push(line.to_owned());
                is_open = true;
            }
        }
    }
    paragraphs.join("\n\n")
}

/// The paragraphs of a text, each as runs; squares are those of every board, `a1` to `l10`.
#[must_use]
pub fn paragraphs(text: &str) -> Vec<Vec<Run>> {
    let text = tidy(&without_idle_isolation(text));
    let parts = text.split("\n\n").filter(|part| !part.is_empty());
    parts.map(runs).collect()
}

/// Whether a word names a square of the 8x8 board or of the cross.
fn is_square(word: &str) -> bool {
    let mut letters = word.chars();
    let file = letters.next().unwrap_or_default();
    let number = letters.as_str();
    let rank: u8 = number.parse().unwrap_or_default();
    let is_plain = number.bytes().all(|digit| digit.is_ascii_digit()) && !number.starts_with('0');
    let is_there = match file {
        'a' | 'b' => (1..=10).contains(&rank),
        'c'..='j' => (1..=12).contains(&rank),
        'k' | 'l' => (3..=10).contains(&rank),
        _ => false,
    };
    is_plain && is_there
}

fn runs(text: &str) -> Vec<Run> {
    let mut runs = Vec::new();
    let mut rest = text;
    while let Some((before, inside, after)) = next_emphasis(rest) {
        split_squares(before, &mut runs);
        runs.push(Run::Emphasis(plain(inside)));
        rest = after;
    }
    split_squares(rest, &mut runs);
    runs
}

/// The first `_word_` of the text: what stands before, inside and after it.
fn next_emphasis(text: &str) -> Option<(&str, &str, &str)> {
    let mut marks = text.match_indices('_').map(|(at, _)| at);
    loop {
        let start = marks.next()?;
        let before = text.get(..start)?;
        let inner = text.get(start + 1..)?;
        if !opens(before, inner) {
            continue;
        }
        for (end, _) in inner.match_indices('_') {
            let inside = inner.get(..end)?;
            let after = inner.get(end + 1..)?;
            if closes(inside, after) {
                return Some((before, inside, after));
            }
        }
    }
}

fn opens(before: &str, after: &str) -> bool {
    !before.ends_with(char::is_alphanumeric) && !after.starts_with([' ', '_']) && !after.is_empty()
}

fn closes(inside: &str, after: &str) -> bool {
    !inside.is_empty() && !inside.ends_with([' ', '_']) && !after.starts_with(char::is_alphanumeric)
}

/// Cuts out the squares that stand alone, with the isolation marks that belong to them.
fn split_squares(text: &str, runs: &mut Vec<Run>) {
    let mut plain_from = 0;
    let mut from = 0;
    while let Some((start, end)) = next_word(text, from) {
        from = end;
        let (Some(word), Some(before), Some(after)) =
            (text.get(start..end), text.get(..start), text.get(end..))
        else {
            continue;
        };
        if !is_square(word) || !stands_alone(before, after) {
            continue;
        }
        let is_isolated = before.ends_with(ISOLATE) && after.starts_with(POP);
        let margin = if is_isolated { ISOLATE.len_utf8() } else { 0 };
        push_plain(text.get(plain_from..start - margin), runs);
        runs.push(Run::Square(word.to_owned()));
        plain_from = end + margin;
    }
    push_plain(text.get(plain_from..), runs);
}

/// Where the next word of letters and digits starts and ends, at or after `from`.
fn next_word(text: &str, from: usize) -> Option<(usize, usize)> {
    let rest = text.get(from..)?;
    let start = from + rest.find(char::is_alphanumeric)?;
    let word = text.get(start..)?;
    let length = word
        .find(|letter: char| !letter.is_alphanumeric())
        .unwrap_or(word.len());
    Some((start, start + length))
}

/// False for the squares of a move such as `a7-a6` or `e7e8=Q`.
fn stands_alone(before: &str, after: &str) -> bool {
    let joins = |letter: char| matches!(letter, '-' | '=' | 'x' | '/');
    let is_shown = |letter: &char| ![ISOLATE, POP].contains(letter);
    let mut left = before.chars().rev().filter(is_shown);
    let mut right = after.chars().filter(is_shown);
    let is_joined = |one: Option<char>, two: Option<char>| {
        one.is_some_and(joins) && two.is_some_and(char::is_alphanumeric)
    };
    !is_joined(left.next(), left.next()) && !is_joined(right.next(), right.next())
}

fn push_plain(text: Option<&str>, runs: &mut Vec<Run>) {
    if let Some(text) = text.filter(|text| !text.is_empty()) {
        runs.push(Run::Plain(text.to_owned()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plain as it is, emphasis between `<>`, squares between `[]`, paragraphs parted by `¶`.
    fn shown(text: &str) -> String {
        let drawn = paragraphs(text).into_iter().map(|runs| {
            let runs = runs.into_iter().map(|run| match run {
                Run::Plain(text) => text,
                Run::Emphasis(text) => format!("<{text}>"),
                Run::Square(text) => format!("[{text}]"),
            });
            runs.collect::<String>()
        });
        drawn.collect::<Vec<_>>().join("¶")
    }

    #[test]
    fn squares_alone_light_up() {
        assert_eq!(
            shown("The rook on e4, then f5."),
            "The rook on [e4], then [f5]."
        );
        assert_eq!(shown("May you play a7-a6?"), "May you play a7-a6?");
        assert_eq!(
            shown("m9 and h13 and ae4 and e45"),
            "m9 and h13 and ae4 and e45"
        );
        assert_eq!(shown("e4 - e5"), "[e4] - [e5]");
    }

    #[test]
    fn marks_around_a_square_go_with_it() {
        assert_eq!(shown("cross \u{2068}f1\u{2069}, and"), "cross [f1], and");
        assert_eq!(
            shown("\u{2068}the rook on \u{2068}f5\u{2069}\u{2069} guards"),
            "the rook on [f5] guards"
        );
        assert_eq!(
            shown("\u{5e6}\u{5e8}\u{5d9}\u{5d7} \u{2068}Nf3 (F11)\u{2069} \u{2068}f5\u{2069}"),
            "\u{5e6}\u{5e8}\u{5d9}\u{5d7} \u{2068}Nf3 (F11)\u{2069} [f5]"
        );
        assert!(!shown("\u{2068}e2\u{2069}-\u{2068}e4\u{2069}").contains('['));
        assert_eq!(plain("\u{2068}f1\u{2069}!"), "f1!");
    }

    #[test]
    fn underscores_around_words_are_emphasis() {
        assert_eq!(
            shown("The _rook_ moves _two squares_."),
            "The <rook> moves <two squares>."
        );
        assert_eq!(
            shown("snake_case_word and _ alone"),
            "snake_case_word and _ alone"
        );
        assert_eq!(shown("_Check!_, you"), "<Check!>, you");
        assert_eq!(shown("an open _word"), "an open _word");
        assert_eq!(shown("__"), "__");
    }

    #[test]
    fn blank_lines_make_paragraphs_and_line_ends_are_spaces() {
        assert_eq!(shown("One\ntwo\r\n\r\n\n  three  "), "One two¶three");
        assert_eq!(shown(""), "");
        assert_eq!(tidy(" \n a \n\n\n b\n"), "a\n\nb");
    }

    #[test]
    fn the_squares_of_the_cross_light_up_and_its_corners_do_not() {
        assert_eq!(shown("From i5 to c12."), "From [i5] to [c12].");
        assert_eq!(shown("a10 l3 a11 k2 e0 e01"), "[a10] [l3] a11 k2 e0 e01");
    }
}
