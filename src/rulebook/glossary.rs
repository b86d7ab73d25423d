//! The words of chess, each with a sentence or two that say what it means.
//!
//! A word `pin` is called `word-pin` in the word files, and its meaning `word-pin-meaning`.

use std::sync::LazyLock;

use crate::locale::Phrase;
use crate::rulebook::BOOK;

/// A term of chess, explained.
#[derive(Debug)]
pub struct Word {
    /// Its name in the program: `double-check`.
    pub id: &'static str,
    /// The word.
    pub name: Phrase,
    /// What it means.
    pub meaning: Phrase,
}

/// Every word, those that belong together side by side.
pub static WORDS: LazyLock<Vec<Word>> =
    LazyLock::new(|| BOOK.words.iter().copied().filter_map(word).collect());

/// A word of the book; `None` if it has no sentences, which no word is.
fn word(id: &'static str) -> Option<Word> {
    Some(Word {
        id,
        name: Phrase::named(&format!("word-{id}"))?,
        meaning: Phrase::named(&format!("word-{id}-meaning"))?,
    })
}

/// The word of this name, or `None`.
#[must_use]
pub fn find(id: &str) -> Option<&'static Word> {
    WORDS.iter().find(|word| word.id == id)
}
