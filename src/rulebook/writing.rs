//! Writing moves down, sign by sign.

use crate::locale::Phrase;
use crate::rulebook::Card;
use crate::rulebook::example::written;

/// The cards of the chapter.
pub(super) static CARDS: &[Card] = &[
    Card {
        text: Phrase::RuleWrittenSquare,
        article: "C.8",
        examples: &[written("startpos", "e2e4", "e4")],
        words: &["notation", "coordinates"],
        keys: &[],
        sheets: &[],
    },
    Card {
        text: Phrase::RuleWrittenPiece,
        article: "C.2",
        examples: &[written("startpos", "g1f3", "Nf3")],
        words: &["notation"],
        keys: &[],
        sheets: &[],
    },
    Card {
        text: Phrase::RuleWrittenCapture,
        article: "C.9",
        examples: &[
            written("4k3/5p2/8/8/2B5/8/8/4K3 w", "c4f7", "Bxf7+"),
            written("4k3/7p/8/3p4/4P3/8/8/4K3 w", "e4d5", "exd5"),
        ],
        words: &["capture"],
        keys: &[],
        sheets: &[],
    },
    Card {
        text: Phrase::RuleWrittenCheck,
        article: "C.13",
        examples: &[
            written("4k3/7p/8/8/8/8/8/R3K3 w", "a1a8", "Ra8+"),
            written("6k1/5ppp/8/8/8/8/8/R5K1 w", "a1a8", "Ra8#"),
        ],
        words: &["check", "checkmate"],
        keys: &[],
        sheets: &[],
    },
    Card {
        text: Phrase::RuleWrittenCastling,
        article: "C.13",
        examples: &[
            written("4k3/7p/8/8/8/8/7P/R3K2R w KQ", "e1g1", "O-O"),
            written("4k3/7p/8/8/8/8/7P/R3K2R w KQ", "e1c1", "O-O-O"),
        ],
        words: &["castling", "short-side", "long-side"],
        keys: &[],
        sheets: &[],
    },
    Card {
        text: Phrase::RuleWrittenPromotion,
        article: "C.11",
        examples: &[written("8/4P1k1/8/8/8/8/7P/4K3 w", "e7e8q", "e8=Q")],
        words: &["promotion"],
        keys: &[],
        sheets: &[],
    },
    Card {
        text: Phrase::RuleWrittenTwo,
        article: "C.10",
        examples: &[
            written("4k3/7p/8/8/8/5N2/8/1N2K3 w", "b1d2", "Nbd2"),
            written("4k3/R6p/8/8/8/8/8/R3K3 w", "a1a5", "R1a5"),
        ],
        words: &["file", "rank"],
        keys: &[],
        sheets: &[],
    },
    Card {
        text: Phrase::RuleWrittenEnPassant,
        article: "C.9",
        examples: &[written("4k3/8/8/8/1p6/8/2P5/4K3 w", "b4c3", "bxc3").after("c2c4")],
        words: &["en-passant"],
        keys: &[],
        sheets: &[],
    },
];
