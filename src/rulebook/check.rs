//! The king: what check is, and how to get out of it.

use crate::locale::Phrase;
use crate::rulebook::Card;
use crate::rulebook::example::{allowed, ends, refused};
use crate::rules::{Ending, Reason};

/// The cards of the chapter.
pub(super) static CARDS: &[Card] = &[
    Card {
        text: Phrase::RuleInCheck,
        article: "3.9.1",
        examples: &[
            allowed("4k3/7p/8/8/8/8/8/R3K3 w", "a1a8"),
            refused("R3k3/7p/8/8/8/8/8/4K3 b", "h7h6", Reason::StillInCheck),
        ],
        words: &["check", "attack"],
        keys: &["announce_check", "rule3"],
        sheets: &[Phrase::SheetAnyInCheck],
    },
    Card {
        text: Phrase::RuleCheck,
        article: "3.9.2",
        examples: &[
            allowed("4k3/8/8/8/4r3/8/4R3/4K3 w", "e2e4"),
            refused("4k3/8/8/8/4r3/8/4R3/4K3 w", "e2d2", Reason::Pinned),
        ],
        words: &["pin", "check"],
        keys: &[],
        sheets: &[],
    },
    Card {
        text: Phrase::RuleThreeWays,
        article: "3.9.2",
        examples: &[
            allowed("4r2k/8/8/1B6/8/R7/8/4K3 w", "a3e3"),
            refused(
                "4r2k/8/8/8/1b6/R7/8/4K3 w",
                "a3e3",
                Reason::DoubleCheckKingMustMove,
            ),
        ],
        words: &["block", "flight", "double-check"],
        keys: &[],
        sheets: &[],
    },
    Card {
        text: Phrase::RuleKingsApart,
        article: "3.9.2",
        examples: &[
            allowed("8/7p/3k4/8/3K4/8/7P/8 w", "d4c4"),
            refused("8/7p/3k4/8/3K4/8/7P/8 w", "d4d5", Reason::KingNextToKing),
        ],
        words: &["guard"],
        keys: &[],
        sheets: &[],
    },
    Card {
        text: Phrase::RuleGuarded,
        article: "3.9.2",
        examples: &[
            allowed("7k/7p/8/8/8/8/3q3P/4K3 w", "e1d2"),
            refused(
                "7k/7p/8/6b1/8/8/3q3P/4K3 w",
                "e1d2",
                Reason::KingCapturesProtected,
            ),
        ],
        words: &["guard"],
        keys: &[],
        sheets: &[],
    },
    Card {
        text: Phrase::RuleKingStays,
        article: "1.4.1",
        examples: &[
            ends("6k1/5ppp/8/8/8/8/8/R5K1 w", "a1a8", Ending::Checkmate),
            refused("4k3/8/8/8/8/8/8/4R1K1 w", "e1e8", Reason::CantCaptureKing),
        ],
        words: &["checkmate"],
        keys: &["silent_check_capture"],
        sheets: &[Phrase::SheetTakeKing],
    },
];
