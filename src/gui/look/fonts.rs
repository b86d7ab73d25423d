//! The fonts in the program: one family for everything, another where it lacks a letter.

use iced::Font;
use iced::font::Weight;

/// The family of every text.
pub const REGULAR: Font = Font::with_name("Noto Sans");

/// For headings, buttons and the squares in a sentence.
pub const BOLD: Font = Font {
    weight: Weight::Bold,
    ..REGULAR
};

/// Words in a font of their own within a line, with what stands before and behind them.
///
/// Where that is no space, a mark parts them that is not seen and does not break the line: without
/// it a full stop behind the words would be set in their font too.
#[must_use]
pub fn apart(before: &str, words: &str, behind: &str) -> String {
    let touches = |letter: Option<char>| letter.is_some_and(|it| !it.is_whitespace());
    let mark = |is_touched: bool| if is_touched { JOINER } else { "" };
    let first = mark(touches(before.chars().next_back()));
    let last = mark(touches(behind.chars().next()));
    format!("{first}{words}{last}")
}

/// A mark that is not seen, at which no line breaks.
pub const JOINER: &str = "\u{2060}";

/// All faces to load: both weights of the family (a missing weight would silently bring in another
/// family), and DejaVu for letters that Noto Sans lacks.
#[must_use]
pub fn all() -> [&'static [u8]; 4] {
    [
        notosans::REGULAR_TTF,
        notosans::BOLD_TTF,
        dejavu::sans::regular(),
        dejavu::sans::bold(),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_stands_only_where_words_touch() {
        assert_eq!(apart("on ", "f1", ". So"), "f1\u{2060}");
        assert_eq!(apart("(", "f1", " or"), "\u{2060}f1");
        assert_eq!(apart("", "f1", ""), "f1");
    }
}
