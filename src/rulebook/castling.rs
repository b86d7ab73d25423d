//! Castling: how, when, and what does not matter.

use crate::locale::Phrase;
use crate::rulebook::Card;
use crate::rulebook::example::{allowed, refused};
use crate::rules::Reason;

/// The cards of the chapter.
pub(super) static CARDS: &[Card] = &[
    Card {
        text: Phrase::RuleCastling,
        article: "3.8.2",
        examples: &[
            allowed("4k3/7p/8/8/8/8/7P/4K2R w K", "e1g1"),
            refused("4k3/7p/8/8/8/8/7P/4K2N w", "e1g1", Reason::CastleNoRook),
        ],
        words: &["castling", "short-side", "long-side"],
        keys: &[],
        sheets: &[Phrase::SheetKnightCastles, Phrase::SheetNextToRook],
    },
    Card {
        text: Phrase::RuleCastlingNever,
        article: "3.8.2.1",
        examples: &[
            allowed("4k3/p7/8/8/8/8/P7/R3K2R w KQ", "e1g1").after("a1b1 a7a6 b1a1 a6a5"),
            refused(
                "4k3/p7/8/8/8/8/P7/R3K2R w KQ",
                "e1c1",
                Reason::CastleRookMoved,
            )
            .after("a1b1 a7a6 b1a1 a6a5"),
        ],
        words: &["castling-right"],
        keys: &[],
        sheets: &[],
    },
    Card {
        text: Phrase::RuleCastlingNow,
        article: "3.8.2.2",
        examples: &[
            allowed("4k3/8/8/8/8/3b4/8/R3K2R w KQ", "e1c1"),
            refused(
                "4k3/8/8/8/8/3b4/8/R3K2R w KQ",
                "e1g1",
                Reason::CastleThroughCheck,
            ),
        ],
        words: &["attack", "castling"],
        keys: &[],
        sheets: &[Phrase::SheetReach],
    },
    Card {
        text: Phrase::RuleCastlingRook,
        article: "3.8.2.2",
        examples: &[
            allowed("1r2k3/8/8/8/8/8/7P/R3K3 w Q", "e1c1"),
            refused(
                "2r1k3/8/8/8/8/8/7P/R3K3 w Q",
                "e1c1",
                Reason::CastleIntoCheck,
            ),
        ],
        words: &["long-side"],
        keys: &[],
        sheets: &[],
    },
];
