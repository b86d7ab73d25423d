//! The rulebook: every rule on a card, with boards to try it on, and the words of chess.
//!
//! The book is `assets/rulebook.toml`, written as lessons are and [proved](read) like them. A card has the
//! sentences of `locales/*/rules.ftl` and `rulebook.ftl`, the article of the Laws, and [examples](Example)
//! whose verdicts are compared with the judge's. What house rules change and which lessons teach a rule is
//! worked out, not written. Left out: the file itself ([`book`]), how a card looks, and which is open.
//!
//! # Decisions
//! * *Proved by `squarewise check` and the tests, not when it is opened*: the book in the program cannot
//!   change, and no reader should wait for what is known.
//! * *One book, not a reader's own beside it*: a card needs its sentences in every language.
//!
//! ```
//! use squarewise::rulebook;
//!
//! let card = rulebook::find("rule-castling-now").ok_or("no such card")?;
//! assert_eq!(card.article, "3.8.2.2");
//! # Ok::<(), &str>(())
//! ```

pub mod glossary;
mod house;
mod lessons;
mod live;
pub mod map;
mod proof;
pub mod search;

use std::sync::LazyLock;

use crate::diagnostic::Source;
use crate::embedded;
use crate::lesson::book;

pub use book::{Act, Book, Card, Chapter, Example, Says};
pub use house::{Point, Reading, points, profile_name, profile_origin, profile_says};
pub use lessons::teaches;
pub use live::{Live, Reply, Setting};
pub use proof::read;

/// The name of the file of a book; what bears it is no lesson.
pub const FILE: &str = "rulebook.toml";

/// The book in the program, read when it is first opened. `squarewise check` and the tests prove it.
static BOOK: LazyLock<Book> = LazyLock::new(|| book::read(&shipped()).0);

/// The file of the book in the program.
#[must_use]
pub fn shipped() -> Source {
    Source::new(format!("assets/{FILE}"), embedded::RULEBOOK)
}

/// The whole book.
#[must_use]
pub fn chapters() -> &'static [Chapter] {
    &BOOK.chapters
}

/// Every card, chapter by chapter.
pub fn cards() -> impl Iterator<Item = &'static Card> {
    chapters().iter().flat_map(|chapter| &chapter.cards)
}

/// The card of this name, or `None`.
#[must_use]
pub fn find(id: &str) -> Option<&'static Card> {
    cards().find(|card| card.id() == id)
}
