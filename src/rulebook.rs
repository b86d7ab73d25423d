//! The rulebook: every rule on a card, with boards to try it on, and the words of chess.
//!
//! A card has the sentences of `locales/*/rules.ftl` and `rulebook.ftl`, the article of the
//! Laws, and [examples](Example) whose verdicts the tests compare with
//! the judge's. What house rules change and which lessons teach a rule is worked out, not written.
//! Left out: how a card looks, and which of them is open.
//!
//! ```
//! use squarewise::rulebook;
//!
//! let card = rulebook::find("rule-castling-now").ok_or("no such card")?;
//! assert_eq!(card.article, "3.8.2.2");
//! # Ok::<(), &str>(())
//! ```

mod board;
mod castling;
mod check;
mod ending;
mod example;
mod family;
pub mod glossary;
mod house;
mod lessons;
mod live;
mod manners;
pub mod map;
mod pawn;
mod pieces;
pub mod search;
mod setting;
mod together;
mod writing;

use crate::locale::Phrase;

pub use example::{Act, Example, Says};
pub use house::{Point, Reading, points, profile_name, profile_origin, profile_says};
pub use lessons::teaches;
pub use live::{Answer, Live};
pub use setting::Setting;

/// A rule.
#[derive(Debug)]
pub struct Card {
    /// What it says. The message's name is the name of the card, too.
    pub text: Phrase,
    /// The article of the Laws; empty where they leave it to good manners.
    pub article: &'static str,
    /// Boards to try it on: what is allowed, and what is just not.
    pub examples: &'static [Example],
    /// The words to know, by their names in the [glossary].
    pub words: &'static [&'static str],
    /// The house rules that concern it, by key.
    pub keys: &'static [&'static str],
    /// What some rule sheets say instead, and what holds.
    pub sheets: &'static [Phrase],
}

impl Card {
    /// The name of the card: `rule-castling-now`.
    #[must_use]
    pub fn id(&self) -> &'static str {
        self.text.id()
    }

    /// Its heading: the message `card-castling-now`.
    #[must_use]
    pub fn title(&self) -> Phrase {
        self.beside("card").unwrap_or_else(|| self.text.clone())
    }

    /// What normal chess says there, the message `normal-family-mate`; `None` on a card of normal chess.
    #[must_use]
    pub fn normal(&self) -> Option<Phrase> {
        self.beside("normal")
    }

    /// What else is said of this rule.
    fn beside(&self, what: &str) -> Option<Phrase> {
        let name = self.id().strip_prefix("rule")?;
        Phrase::named(&format!("{what}{name}"))
    }

    /// Whether it is a rule of the family game, which the Laws do not know.
    #[must_use]
    pub fn is_of_family(&self) -> bool {
        self.id().starts_with(family::PREFIX)
    }
}

/// Cards that belong together.
#[derive(Debug)]
pub struct Chapter {
    /// The heading.
    pub title: Phrase,
    /// The cards, in the order of learning.
    pub cards: &'static [Card],
}

/// The whole book.
pub static CHAPTERS: &[Chapter] = &[
    Chapter {
        title: Phrase::ChapterBoard,
        cards: board::CARDS,
    },
    Chapter {
        title: Phrase::ChapterPieces,
        cards: pieces::CARDS,
    },
    Chapter {
        title: Phrase::ChapterPawn,
        cards: pawn::CARDS,
    },
    Chapter {
        title: Phrase::ChapterCheck,
        cards: check::CARDS,
    },
    Chapter {
        title: Phrase::ChapterCastling,
        cards: castling::CARDS,
    },
    Chapter {
        title: Phrase::ChapterEnding,
        cards: ending::CARDS,
    },
    Chapter {
        title: Phrase::ChapterTogether,
        cards: together::CARDS,
    },
    Chapter {
        title: Phrase::ChapterWriting,
        cards: writing::CARDS,
    },
    Chapter {
        title: Phrase::ChapterManners,
        cards: manners::CARDS,
    },
    Chapter {
        title: Phrase::ChapterFamily,
        cards: family::CARDS,
    },
];

/// Every card, chapter by chapter.
pub fn cards() -> impl Iterator<Item = &'static Card> {
    CHAPTERS.iter().flat_map(|chapter| chapter.cards)
}

/// The card of this name, or `None`.
#[must_use]
pub fn find(id: &str) -> Option<&'static Card> {
    cards().find(|card| card.id() == id)
}
