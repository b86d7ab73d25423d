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

/// Every word between marks that make it run from right to left.
fn reversed(text: &str) -> Cow<'_, str> {
    let words = text.split_inclusive(' ').map(|word| {
        let bare = word.trim_end_matches(' ');
        let space = word.get(bare.len()..).unwrap_or_default();
        if bare.is_empty() {
            space.to_owned()
        } else {
            format!("\u{202E}{bare}\u{202C}{space}")
        }
    });
    Cow::Owned(words.collect())
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
        assert_eq!(said, "\u{202E}Next\u{202C}");
    }

    #[test]
    fn nobody_is_offered_a_pseudo_language() {
        assert!(Locale::available().iter().all(|it| !it.tag.contains("-X")));
        assert_eq!(Locale::load(&["en-GB"]).language(), "en");
    }
}
