//! Languages for tests, made from English: `en-XA` is longer and accented, `ar-XB` runs from right
//! to left.
//!
//! They show at a glance what is not translated and what does not fit. Nobody is offered them: they
//! speak only if asked for by name, and they have no files.

use std::borrow::Cow;

use unic_langid::LanguageIdentifier;

/// The tags of the two.
pub const PSEUDO: [&str; 2] = ["en-XA", "ar-XB"];

/// How a pseudo-language changes the words of English.
pub(super) type Transform = fn(&str) -> Cow<'_, str>;

/// The transform of a tag, if it is one of the two.
pub(super) fn transform(tag: &LanguageIdentifier) -> Option<Transform> {
    let region = tag.region?;
    match (tag.language.as_str(), region.as_str()) {
        ("en", "XA") => Some(accented),
        ("ar", "XB") => Some(reversed),
        _ => None,
    }
}

/// Accents on the vowels, and each of them twice: about two fifths longer. Squares stay squares.
fn accented(text: &str) -> Cow<'_, str> {
    let mut out = String::with_capacity(text.len() * 2);
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        if letters.peek().is_some_and(char::is_ascii_digit) {
            out.push(letter);
            continue;
        }
        match letter {
            'a' => out.push_str("àá"),
            'e' => out.push_str("èé"),
            'i' => out.push_str("ìí"),
            'o' => out.push_str("òó"),
            'u' => out.push_str("ùú"),
            'A' => out.push('Å'),
            'E' => out.push('É'),
            'I' => out.push('Í'),
            'O' => out.push('Ø'),
            'U' => out.push('Ü'),
            other => out.push(other),
        }
    }
    Cow::Owned(out)
}

/// The letters that stand for a to z.
const HEBREW: &str = "\u{5D0}\u{5D1}\u{5DB}\u{5D3}\u{5E2}\u{5E4}\u{5D2}\u{5D7}\u{5D9}\u{5D6}\u{5E7}\u{5DC}\u{5DE}\
    \u{5E0}\u{5D5}\u{5E3}\u{5DA}\u{5E8}\u{5E1}\u{5D8}\u{5DF}\u{5DD}\u{5E9}\u{5E5}\u{5EA}\u{5D4}";

/// Hebrew letters for Latin ones, so that lines run and break as they do in such a language. Squares,
/// moves and the letters of pieces stay as they are: words with digits, or in capitals.
fn reversed(text: &str) -> Cow<'_, str> {
    let words = text.split_inclusive(char::is_whitespace).map(|word| {
        if word.contains(|letter: char| letter.is_ascii_lowercase())
            && !word.contains(|letter: char| letter.is_ascii_digit())
        {
            word.chars().map(hebrew).collect()
        } else {
            word.to_owned()
        }
    });
    Cow::Owned(words.collect())
}

fn hebrew(letter: char) -> char {
    let lower = letter.to_ascii_lowercase();
    let place = ('a'..='z').position(|it| it == lower);
    let found = place.and_then(|place| HEBREW.chars().nth(place));
    found.unwrap_or(letter)
}

#[cfg(test)]
mod tests {
    use crate::locale::{Locale, Phrase};

    #[test]
    fn the_accented_language_is_longer() {
        let locale = Locale::load(&["en-XA"]);
        let step = Phrase::StepOf { step: 4, total: 8 };
        assert_eq!(locale.language(), "en-XA");
        assert_eq!(locale.say_plain(&step), "Stèép 4 òóf 8");
        assert_eq!(super::accented("on e4"), "òón e4");
    }

    #[test]
    fn the_reversed_language_runs_from_right_to_left() {
        let locale = Locale::load(&["ar-XB"]);
        assert!(locale.is_rtl());
        let said = locale.say(&Phrase::ButtonNext);
        assert_eq!(said, "\u{5E0}\u{5E2}\u{5E5}\u{5D8}");
        assert_eq!(super::reversed("to f1."), "\u{5D8}\u{5D5} f1.");
        assert_eq!(super::reversed("KQRBN"), "KQRBN");
    }

    #[test]
    fn nobody_is_offered_a_pseudo_language() {
        assert!(Locale::available().iter().all(|it| !it.tag.contains("-X")));
        assert_eq!(Locale::load(&["en-GB"]).language(), "en");
    }
}
