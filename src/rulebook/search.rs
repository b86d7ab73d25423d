//! Looking something up: by a word of a title, of a card or of the glossary, or by an article.
//!
//! Capitals and marks above letters make no difference: "Läufer", "laufer" and "LÄUFER" are one.
//!
//! # Decisions
//! * *Spelling is forgiven only where nothing fits as it was written*: then a word stands for those of the book that
//!   are nearest to it. "stalmate" finds what "stalemate" does, and who spells well finds nothing besides.
//! * *How much is forgiven grows with the word*: a letter of a short one, two of a long one. Of three letters one may
//!   be wrong only in a heading: too many words are that near to "pat" or "мат".

use std::collections::BTreeSet;

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
    /// All words of the headings.
    headings: BTreeSet<String>,
    /// All words of the rest.
    texts: BTreeSet<String>,
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
        let title = |phrase: &Phrase| with_joined(say(phrase));
        let cards = cards().map(|card| Entry {
            hit: Hit::Card(card),
            title: title(&card.title()),
            text: say(&card.text),
            article: &card.article,
        });
        let words = WORDS.iter().map(|word| Entry {
            hit: Hit::Word(word),
            title: title(&word.name),
            text: say(&word.meaning),
            article: "",
        });
        let entries: Vec<Entry> = cards.chain(words).collect();
        let all = |text: fn(&Entry) -> &str| {
            let words = entries.iter().flat_map(|it| words_of(text(it)));
            words.map(str::to_owned).collect()
        };
        Self {
            headings: all(|it| &it.title),
            texts: all(|it| &it.text),
            entries,
        }
    }

    /// What fits all words that were asked for, the best first; everything fits no words. Where nothing does, what
    /// fits the words that are nearest to them.
    #[must_use]
    pub fn find(&self, asked: &str) -> Vec<Hit> {
        let asked = folded(asked);
        let words: Vec<Vec<&str>> = asked.split_whitespace().map(|it| vec![it]).collect();
        let found = self.fitting(&words);
        if !found.is_empty() {
            return found;
        }
        let near = words.into_iter().flatten().map(|it| self.near(it));
        self.fitting(&near.collect::<Vec<_>>())
    }

    /// What fits one of the spellings of each word, the best first.
    fn fitting(&self, words: &[Vec<&str>]) -> Vec<Hit> {
        let mut found: Vec<(u8, Hit)> = (self.entries.iter())
            .filter_map(|entry| Some((entry.rank(words)?, entry.hit)))
            .collect();
        found.sort_by_key(|(rank, _)| *rank);
        found.into_iter().map(|(_, hit)| hit).collect()
    }

    /// The words of the book that this one was most likely meant to be, or their beginnings; itself if there are none.
    fn near<'a>(&'a self, asked: &'a str) -> Vec<&'a str> {
        let n_letters = asked.chars().count();
        if n_letters < 3 || asked.contains(|it: char| it.is_ascii_digit()) {
            return vec![asked];
        }
        let is_short = n_letters == 3;
        let texts = (!is_short).then_some(&self.texts);
        let known = self.headings.iter().chain(texts.into_iter().flatten());
        let most = 1 + usize::from(n_letters > 6);
        let mut nearest = (Distance(most, true), vec![asked]);
        for word in known {
            let distance = if is_short {
                Distance::to_whole(asked, word)
            } else {
                Distance::to_beginning(asked, word).min(Distance::to_whole(asked, word))
            };
            if distance < nearest.0 {
                nearest = (distance, Vec::new());
            }
            if distance == nearest.0 {
                nearest.1.push(word);
            }
        }
        nearest.1
    }
}

/// How many letters differ, and whether they are only those of the beginning of a word: a whole word is nearer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Distance(usize, bool);

impl Distance {
    fn to_whole(asked: &str, word: &str) -> Self {
        Self(strsim::damerau_levenshtein(asked, word), false)
    }

    /// To the nearest beginning of the word, about as long as what was asked for.
    fn to_beginning(asked: &str, word: &str) -> Self {
        let ends = word.char_indices().map(|(end, _)| end);
        let ends = ends.skip(asked.chars().count() - 1).take(3);
        let begun = ends.map(|end| strsim::damerau_levenshtein(asked, &word[..end]));
        Self(begun.min().unwrap_or(usize::MAX), true)
    }
}

/// The words of a text.
fn words_of(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|it: char| !it.is_alphanumeric());
    words.filter(|word| !word.is_empty())
}

/// A heading of two words, and both as one: whoever has only heard it may write "enpassant".
fn with_joined(title: String) -> String {
    match words_of(&title).collect::<Vec<_>>()[..] {
        [first, second] => format!("{title} {first}{second}"),
        _ => title,
    }
}

impl Entry {
    /// How far down the list it stands, 0 at the top; `None` if it has no spelling of a word.
    fn rank(&self, words: &[Vec<&str>]) -> Option<u8> {
        let best = |spellings: &Vec<&str>| {
            let ranks = spellings.iter().filter_map(|it| self.rank_of(it));
            ranks.min()
        };
        let ranks = words.iter().map(best).collect::<Option<Vec<u8>>>()?;
        Some(ranks.into_iter().max().unwrap_or(0))
    }

    fn rank_of(&self, word: &str) -> Option<u8> {
        let is_article = word.starts_with(|it: char| it.is_ascii_digit())
            && self.article.starts_with(word)
            && word.len() > 1;
        let begins = |text: &str| words_of(text).any(|it| it.starts_with(word));
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
