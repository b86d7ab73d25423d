//! Looking something up: by a word of a title, of a card or of the glossary, or by an article.
//!
//! Capitals and marks above letters make no difference: "Läufer", "laufer" and "LÄUFER" are one.

use crate::locale::{Locale, plain};
use crate::rulebook::glossary::{WORDS, Word};
use crate::rulebook::{Card, cards};

/// Something that was found.
#[derive(Clone, Copy, Debug)]
pub enum Hit {
    /// A card.
    Card(&'static Card),
    /// A word of the glossary.
    Word(&'static Word),
}

/// Everything that can be found, in the reader's language.
#[derive(Clone, Debug, Default)]
pub struct Index {
    entries: Vec<Entry>,
}

#[derive(Clone, Debug)]
struct Entry {
    hit: Hit,
    /// The heading.
    title: String,
    /// All else that is said.
    text: String,
    /// The article of the Laws.
    article: &'static str,
}

impl Index {
    /// Reads the whole book in a language.
    #[must_use]
    pub fn new(locale: &Locale) -> Self {
        let say = |phrase| folded(&locale.say(phrase));
        let cards = cards().map(|card| Entry {
            hit: Hit::Card(card),
            title: say(&card.title),
            text: say(&card.text),
            article: card.article,
        });
        let words = WORDS.iter().map(|word| Entry {
            hit: Hit::Word(word),
            title: say(&word.name),
            text: say(&word.meaning),
            article: "",
        });
        Self {
            entries: cards.chain(words).collect(),
        }
    }

    /// What fits all words that were asked for, the best first; everything fits no words.
    #[must_use]
    pub fn find(&self, asked: &str) -> Vec<Hit> {
        let asked = folded(asked);
        let words: Vec<&str> = asked.split_whitespace().collect();
        let mut found: Vec<(u8, Hit)> = (self.entries.iter())
            .filter_map(|entry| Some((entry.rank(&words)?, entry.hit)))
            .collect();
        found.sort_by_key(|(rank, _)| *rank);
        found.into_iter().map(|(_, hit)| hit).collect()
    }
}

impl Entry {
    /// How far down the list it stands, 0 at the top; `None` if a word is missing.
    fn rank(&self, words: &[&str]) -> Option<u8> {
        let ranks = words.iter().map(|word| self.rank_of(word));
        let ranks = ranks.collect::<Option<Vec<u8>>>()?;
        Some(ranks.into_iter().max().unwrap_or(0))
    }

    fn rank_of(&self, word: &str) -> Option<u8> {
        let is_article = word.starts_with(|it: char| it.is_ascii_digit())
            && self.article.starts_with(word)
            && word.len() > 1;
        let begins = |text: &str| {
            let mut parts = text.split(|it: char| !it.is_alphanumeric());
            parts.any(|part| part.starts_with(word))
        };
        if is_article || begins(&self.title) {
            Some(0)
        } else if self.title.contains(word) {
            Some(1)
        } else if begins(&self.text) {
            Some(2)
        } else if word.chars().count() > 3 && self.text.contains(word) {
            Some(3)
        } else {
            None
        }
    }
}

/// A text in small letters without marks, for comparing and sorting.
#[must_use]
pub fn folded(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in plain(text).to_lowercase().chars() {
        match letter {
            'ё' => out.push('е'),
            'à'..='å' | 'ā' | 'ă' | 'ą' => out.push('a'),
            'æ' => out.push_str("ae"),
            'ç' | 'ć' | 'ĉ' | 'ċ' | 'č' => out.push('c'),
            'ď' | 'đ' | 'ð' => out.push('d'),
            'è'..='ë' | 'ē' | 'ĕ' | 'ė' | 'ę' | 'ě' => out.push('e'),
            'ĝ' | 'ğ' | 'ġ' | 'ģ' => out.push('g'),
            'ì'..='ï' | 'ĩ' | 'ī' | 'ĭ' | 'į' | 'ı' => out.push('i'),
            'ĺ' | 'ļ' | 'ľ' | 'ł' => out.push('l'),
            'ñ' | 'ń' | 'ņ' | 'ň' => out.push('n'),
            'ò'..='ö' | 'ø' | 'ō' | 'ŏ' | 'ő' => out.push('o'),
            'œ' => out.push_str("oe"),
            'ŕ' | 'ř' => out.push('r'),
            'ś' | 'ŝ' | 'ş' | 'š' | 'ș' => out.push('s'),
            'ß' => out.push_str("ss"),
            'ţ' | 'ť' | 'ț' => out.push('t'),
            'ù'..='ü' | 'ũ' | 'ū' | 'ŭ' | 'ů' | 'ű' | 'ų' => out.push('u'),
            'ý' | 'ÿ' => out.push('y'),
            'ź' | 'ż' | 'ž' => out.push('z'),
            // Marks of their own, and marks that turn the direction of writing.
            '\u{300}'..='\u{36F}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' => {}
            other => out.push(other),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &str) {
        assert_eq!(folded(text), expected);
    }

    #[test]
    fn capitals_and_marks_make_no_difference() {
        check("LÄUFER", "laufer");
        check("Läufer", "laufer");
        check("Чёрный конь", "черный конь");
        check("Spieß, Größe", "spiess, grosse");
        check("Na\u{308}chste", "nachste");
        check("\u{202E}Check\u{202C}", "check");
    }
}
