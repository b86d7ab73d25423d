//! What keeps a question from being answered: one sentence, and the place in the text it is about.

use std::fmt;
use std::ops::Range;

/// A sentence in English that says what is the matter and what could be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Trouble {
    message: String,
    place: Option<Place>,
}

/// A part of a text that somebody typed.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Place {
    text: String,
    bytes: Range<usize>,
}

impl Trouble {
    /// A sentence that needs no place.
    pub(super) fn new(message: impl Into<String>) -> Self {
        Self {
            message: message.into(),
            place: None,
        }
    }

    /// The same with the bytes of `text` that it is about.
    pub(super) fn at(self, text: &str, bytes: Range<usize>) -> Self {
        let place = Place {
            text: text.to_owned(),
            bytes,
        };
        Self {
            place: Some(place),
            ..self
        }
    }

    /// The same with words in front, such as the name of a key.
    pub(super) fn in_front(self, words: &str) -> Self {
        Self {
            message: format!("{words}{}", self.message),
            ..self
        }
    }

    /// For a terminal: the sentence, then the text with carets under the place.
    pub(super) fn drawn(&self) -> String {
        let Some(Place { text, bytes }) = &self.place else {
            return self.message.clone();
        };
        let width = |range: Range<usize>| text.get(range).map_or(0, |part| part.chars().count());
        let carets = "^".repeat(width(bytes.clone()).max(1));
        let blanks = " ".repeat(width(0..bytes.start));
        format!("{}\n  {text}\n  {blanks}{carets}", self.message)
    }
}

impl fmt::Display for Trouble {
    /// One line: the sentence, and the column (counted from 1) with what stands there.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)?;
        let Some(Place { text, bytes }) = &self.place else {
            return Ok(());
        };
        let before = text.get(..bytes.start).unwrap_or_default();
        let column = before.chars().count() + 1;
        let there = text.get(bytes.clone()).unwrap_or_default();
        write!(f, " (column {column}: `{there}`)")
    }
}

/// "did you mean `near`?", or every possibility where nothing is near.
pub(super) fn advice(word: &str, possible: &[&str]) -> String {
    match crate::diagnostic::closest(word, possible.iter().copied()) {
        Some(near) => format!("did you mean `{near}`?"),
        None => format!("there are: `{}`", possible.join("`, `")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_told_in_one_line_and_drawn_in_three() {
        let trouble = Trouble::new("no piece has the letter `S`").at("8/3S4", 3..4);
        assert_eq!(
            trouble.to_string(),
            "no piece has the letter `S` (column 4: `S`)"
        );
        assert_eq!(
            trouble.drawn(),
            "no piece has the letter `S`\n  8/3S4\n     ^"
        );
    }

    #[test]
    fn a_place_outside_the_text_does_no_harm() {
        let trouble = Trouble::new("odd").at("é", 1..9);
        assert_eq!(trouble.to_string(), "odd (column 1: ``)");
        assert_eq!(trouble.drawn(), "odd\n  é\n  ^");
    }

    #[test]
    fn near_words_are_offered_else_all_of_them() {
        assert_eq!(
            advice("claim", &["claims", "touch"]),
            "did you mean `claims`?"
        );
        assert_eq!(
            advice("xyz", &["claims", "touch"]),
            "there are: `claims`, `touch`"
        );
    }
}
