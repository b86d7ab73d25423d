//! Good manners at the board.

use crate::locale::Phrase;
use crate::rulebook::Card;
use crate::rulebook::example::look;

/// The cards of the chapter.
pub(super) static CARDS: &[Card] = &[
    Card {
        text: Phrase::RuleHands,
        article: "",
        examples: &[look("startpos", "", &Phrase::LookHands)],
        words: &["opening", "endgame"],
        keys: &[],
        sheets: &[],
    },
    Card {
        text: Phrase::RuleQuiet,
        article: "11.5",
        examples: &[look(
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b",
            "",
            &Phrase::LookThinking,
        )],
        words: &["arbiter", "clock"],
        keys: &[],
        sheets: &[],
    },
];
