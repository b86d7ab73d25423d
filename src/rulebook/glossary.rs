//! The words of chess, each with a sentence or two that say what it means.
//!
//! A word `pin` is called `word-pin` in the word files, and its meaning `word-pin-meaning`.

use std::sync::LazyLock;

use crate::locale::Phrase;

/// A word.
#[derive(Debug)]
pub struct Word {
    /// Its name in the program: `double-check`.
    pub id: &'static str,
    /// The word.
    pub name: Phrase,
    /// What it means.
    pub meaning: Phrase,
}

/// The names of the words, those that belong together side by side.
const IDS: &[&str] = &[
    "square",
    "file",
    "rank",
    "diagonal",
    "short-side",
    "long-side",
    "piece",
    "move",
    "ply",
    "capture",
    "attack",
    "guard",
    "check",
    "double-check",
    "discovered-check",
    "checkmate",
    "stalemate",
    "draw",
    "dead-position",
    "pin",
    "fork",
    "skewer",
    "block",
    "flight",
    "castling",
    "castling-right",
    "en-passant",
    "promotion",
    "double-step",
    "last-row",
    "exchange",
    "value",
    "position",
    "quiet-move",
    "repetition",
    "claim",
    "draw-offer",
    "resign",
    "touch-move",
    "adjust",
    "arbiter",
    "clock",
    "house-rule",
    "laws",
    "notation",
    "coordinates",
    "opening",
    "endgame",
];

/// Every word, those that belong together side by side.
pub static WORDS: LazyLock<Vec<Word>> = LazyLock::new(|| IDS.iter().filter_map(word).collect());

/// A word of the list; `None` if it has no sentences, which no word is.
fn word(id: &&'static str) -> Option<Word> {
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
