//! The board, how the pieces start, and whose turn it is.

use crate::locale::Phrase;
use crate::rulebook::Card;
use crate::rulebook::example::{allowed, look, refused};
use crate::rules::Reason;

/// A board without pieces.
const EMPTY: &str = "8/8/8/8/8/8/8/8 w";

/// The cards of the chapter.
pub(super) static CARDS: &[Card] = &[
    Card {
        text: Phrase::RuleBoard,
        article: "2.1",
        examples: &[look(EMPTY, "h1 a8", &Phrase::LookCorner)],
        words: &["square", "coordinates"],
        keys: &[],
        sheets: &[],
    },
    Card {
        text: Phrase::RuleSetup,
        article: "2.3",
        examples: &[look("startpos", "d1 d8", &Phrase::LookQueens)],
        words: &["file", "rank"],
        keys: &[],
        sheets: &[],
    },
    Card {
        text: Phrase::RuleTurns,
        article: "1.1",
        examples: &[
            allowed("startpos", "e2e4"),
            refused("startpos", "e7e5", Reason::NotYourPiece),
        ],
        words: &["move", "ply"],
        keys: &[],
        sheets: &[],
    },
];
