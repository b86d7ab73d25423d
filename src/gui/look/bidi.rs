//! Lines from right to left in which some words run from left to right: squares, numbers, moves.
//!
//! The window's text breaks no line right before such a word, unless the space before it runs the
//! same way: without that, a line would stand out of its bubble. Two marks that are not seen tell it so.

use crate::locale::rich::{self, plain};

/// Runs from left to right, like a Latin letter.
const LEFT: char = '\u{200E}';
/// Runs from right to left, like an Arabic letter.
const RIGHT: char = '\u{200F}';

/// A text with words from right to left, with a mark before the space in front of each word that
/// runs the other way, and one behind the word; they do what Fluent's isolation marks do, which go.
pub(in crate::gui) fn bound(text: &str) -> String {
    if !text.contains(runs_from_right) {
        return text.to_owned();
    }
    let text = plain(text).replace(LEFT, "");
    let lines = text.split('\n').map(bound_line);
    lines.collect::<Vec<_>>().join("\n")
}

fn bound_line(line: &str) -> String {
    let mut out = String::with_capacity(line.len() + 8);
    for (place, word) in line.split(' ').enumerate() {
        let is_other = runs_from_left(word);
        if place > 0 {
            out.extend(is_other.then_some(LEFT));
            out.push(' ');
        }
        if !is_other {
            out.push_str(word);
            continue;
        }
        // The line as a whole still runs from right to left.
        if !out.contains(runs_from_right) {
            out.insert(0, RIGHT);
        }
        let core = word.trim_end_matches(|sign: char| !sign.is_alphanumeric());
        out.push_str(core);
        out.push(LEFT);
        out.push_str(word.get(core.len()..).unwrap_or_default());
    }
    out
}

/// Whether a word, such as `f1` or `3.8.2.2`, runs from left to right.
fn runs_from_left(word: &str) -> bool {
    word.contains(|sign: char| sign.is_ascii_alphanumeric()) && !word.contains(runs_from_right)
}

/// Letters, and marks, from right to left.
fn runs_from_right(sign: char) -> bool {
    matches!(sign, RIGHT | '\u{202E}') || rich::runs_left(sign)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &str) {
        assert_eq!(
            bound(text).escape_unicode().to_string(),
            expected.escape_unicode().to_string()
        );
    }

    #[test]
    fn words_from_the_left_keep_their_space() {
        check("על f1 כי", "על\u{200E} f1\u{200E} כי");
        check("על f1.", "על\u{200E} f1\u{200E}.");
        check("(3.8.2.2) על", "\u{200F}(3.8.2.2\u{200E}) על");
        check("על \u{2068}f1\u{2069}. כי", "על\u{200E} f1\u{200E}. כי");
        let two = "על\u{200E} Mia\u{200E}\u{200E} Ann\u{200E} כי";
        check("על \u{2068}Mia Ann\u{2069} כי", two);
    }

    #[test]
    fn what_is_filled_in_may_have_its_marks_already() {
        let once = bound("\u{2068}על f1\u{2069} כי");
        check(&once, &once);
        let two = "על\u{200E} f1\u{200E}";
        check(
            &format!("כי \u{2068}{two}\u{2069}."),
            "כי על\u{200E} f1\u{200E}.",
        );
    }

    #[test]
    fn a_line_that_starts_with_a_square_still_runs_from_right_to_left() {
        check("f1 על", "\u{200F}f1\u{200E} על");
        check("על\n\nf1 על", "על\n\n\u{200F}f1\u{200E} על");
    }

    #[test]
    fn other_words_stay_as_they_are() {
        check("", "");
        check("על כי", "על כי");
        check(
            "\u{200F}\u{202E}on\u{202C} על",
            "\u{200F}\u{202E}on\u{202C} על",
        );
    }
}
