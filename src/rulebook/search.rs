//! Looking something up: by a word of a title, of a card or of the glossary, or by an article.
//!
//! Capitals and marks above letters make no difference: "Läufer", "laufer" and "LÄUFER" are one.

use crate::locale::{Locale, Phrase, folded};
use crate::rulebook::glossary::{WORDS, Word};
use crate::rulebook::{Card, cards};

/// Something that was found.
#[derive(Clone, Copy, Debug)]
pub enum Hit {
    /// The page of a rule.
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
        let say = |phrase: &Phrase| folded(&locale.say(phrase));
        let cards = cards().map(|card| Entry {
            hit: Hit::Card(card),
            title: say(&card.title()),
            text: say(&card.text),
            article: &card.article,
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
