//! What keeps a question from being answered: one sentence, and the place in the text it is about.

use std::ops::Range;

use crate::diagnostic::render::harmless;
use crate::diagnostic::{Message, closest, did_you_mean, say};
use crate::locale::Locale;

/// How many letters are shown of a text, before the place, of it and after it.
const SHOWN: usize = 100;

/// A sentence that says what is the matter and what could be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Trouble {
    message: Message,
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
    pub(super) fn new(message: Message) -> Self {
        Self {
            message,
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

    /// The same with the name of the key in front.
    pub(super) fn under(self, key: &str) -> Self {
        Self {
            message: say!("command-at-key", key = key, text = self.message),
            ..self
        }
    }

    /// For a terminal: the sentence, then the text with carets under the place.
    pub(super) fn drawn(&self, locale: &Locale) -> String {
        let told = locale.tell(&self.message);
        let Some(Place { text, bytes }) = &self.place else {
            return told;
        };
        let before = text.get(..bytes.start).zip(text.get(bytes.end..));
        let parts = before.zip(text.get(bytes.clone()));
        let ((before, after), about) = parts.unwrap_or((("", text), ""));
        let before = ending(&harmless(before), SHOWN);
        let about = beginning(&harmless(about), SHOWN);
        let after = beginning(&harmless(after), SHOWN);
        let carets = "^".repeat(about.chars().count().max(1));
        let blanks = " ".repeat(before.chars().count());
        format!("{told}\n  {before}{about}{after}\n  {blanks}{carets}")
    }

    /// One line: the sentence, and the column (counted from 1) with what stands there.
    pub(super) fn line(&self, locale: &Locale) -> String {
        let Some(Place { text, bytes }) = &self.place else {
            return locale.tell(&self.message);
        };
        let before = text.get(..bytes.start).unwrap_or_default();
        let column = before.chars().count() + 1;
        let there = text.get(bytes.clone()).unwrap_or_default();
        let text = &self.message;
        locale.tell(&say!(
            "command-column",
            text = text,
            column = column,
            there = there
        ))
    }
}

/// So many letters of a text, from its beginning.
fn beginning(text: &str, most: usize) -> String {
    let mut letters = text.chars();
    let mut short: String = letters.by_ref().take(most).collect();
    short.extend(letters.next().map(|_| '…'));
    short
}

/// So many letters of a text, to its end.
fn ending(text: &str, most: usize) -> String {
    let n_before = text.chars().count().saturating_sub(most);
    let left_out = if n_before > 0 { "…" } else { "" };
    let rest: String = text.chars().skip(n_before).collect();
    format!("{left_out}{rest}")
}

/// "did you mean `near`?", or every possibility where nothing is near.
pub(super) fn advice(word: &str, possible: &[&str]) -> Message {
    match closest(word, possible.iter().copied()) {
        Some(near) => did_you_mean(near),
        None => say!("command-there-are", list = possible.join("`, `")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::english;

    #[test]
    fn a_place_is_told_in_one_line_and_drawn_in_three() {
        let (english, german) = (Locale::load(&["en"]), Locale::load(&["de"]));
        let message = say!("check-no-such-letter", letter = 'S');
        let trouble = Trouble::new(message).at("8/3S4", 3..4);
        assert_eq!(
            trouble.line(&english),
            "no piece has the letter `S` (column 4: `S`)"
        );
        assert_eq!(
            trouble.drawn(&english),
            "no piece has the letter `S`\n  8/3S4\n     ^"
        );
        assert!(trouble.line(&german).ends_with(" (Spalte 4: `S`)"));
    }

    #[test]
    fn a_place_outside_the_text_does_no_harm() {
        let english = Locale::load(&["en"]);
        let trouble = Trouble::new(Message::verbatim("odd")).at("é", 1..9);
        assert_eq!(trouble.line(&english), "odd (column 1: ``)");
        assert_eq!(trouble.drawn(&english), "odd\n  é\n  ^");
    }

    #[test]
    fn of_a_long_text_what_stands_around_the_place_is_drawn() {
        let english = Locale::load(&["en"]);
        let text = format!("{}\u{1b}[31mX{}", "a".repeat(5_000), "b".repeat(5_000));
        let at = text.find('X').unwrap();
        let trouble = Trouble::new(Message::verbatim("odd")).at(&text, at..at + 1);
        let drawn = trouble.drawn(&english);
        assert!(drawn.len() < 1_000 && !drawn.contains('\u{1b}'), "{drawn}");
        let lines: Vec<&str> = drawn.lines().collect();
        let (place, caret) = (lines[1].chars(), lines[2].chars().count());
        assert_eq!(place.clone().nth(caret - 1), Some('X'), "{drawn}");
        assert!(lines[1].ends_with("b…"));
    }

    #[test]
    fn near_words_are_offered_else_all_of_them() {
        let told = |word| english(&advice(word, &["claims", "touch"]));
        assert_eq!(told("claim"), "did you mean `claims`?");
        assert_eq!(told("xyz"), "there are: `claims`, `touch`");
    }
}
