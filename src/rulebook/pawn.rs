//! The pawn: its steps, its captures, what it becomes.

use crate::locale::Phrase;
use crate::rulebook::Card;
use crate::rulebook::example::{allowed, refused};
use crate::rules::Reason;

/// The cards of the chapter.
pub(super) static CARDS: &[Card] = &[
    Card {
        text: Phrase::RulePawn,
        article: "3.7",
        examples: &[
            allowed("8/8/8/3p4/4P3/8/8/8 w", "e4d5"),
            refused("8/8/8/8/8/8/4P3/8 w", "e2g4", Reason::PawnCantMoveThatWay),
        ],
        words: &["piece", "last-row"],
        keys: &[],
        sheets: &[],
    },
    Card {
        text: Phrase::RulePawnStep,
        article: "3.7.1",
        examples: &[
            allowed("8/8/8/8/8/4P3/8/8 w", "e3e4"),
            refused("8/8/8/8/8/4P3/8/8 w", "e3e2", Reason::PawnBackward),
        ],
        words: &[],
        keys: &[],
        sheets: &[],
    },
    Card {
        text: Phrase::RulePawnDouble,
        article: "3.7.2",
        examples: &[
            allowed("8/8/8/8/8/8/4P3/8 w", "e2e4"),
            refused("8/8/8/8/8/4n3/4P3/8 w", "e2e4", Reason::PawnDoubleBlocked),
        ],
        words: &["double-step"],
        keys: &["double_step"],
        sheets: &[],
    },
    Card {
        text: Phrase::RulePawnCapture,
        article: "3.7.3",
        examples: &[
            allowed("8/8/8/3p4/4P3/8/8/8 w", "e4d5"),
            refused(
                "8/8/8/4p3/4P3/8/8/8 w",
                "e4e5",
                Reason::PawnCantCaptureStraight,
            ),
        ],
        words: &["capture"],
        keys: &[],
        sheets: &[],
    },
    Card {
        text: Phrase::RuleEnPassant,
        article: "3.7.3.1",
        examples: &[
            allowed("4k3/8/8/8/1p6/8/2P5/4K3 w", "b4c3").after("c2c4"),
            refused(
                "4k3/8/8/8/1p6/2P5/8/4K3 w",
                "b4c3",
                Reason::EpPawnDidNotDoubleStep,
            )
            .after("c3c4"),
        ],
        words: &["en-passant", "double-step"],
        keys: &["ep_geometry", "ep_takes_both"],
        sheets: &[],
    },
    Card {
        text: Phrase::RuleEnPassantNow,
        article: "3.7.3.2",
        examples: &[
            allowed("4k3/6p1/8/5P2/8/8/8/4K3 b", "f5g6").after("g7g5"),
            refused("4k3/6p1/8/5P2/8/8/8/4K3 b", "f5g6", Reason::EpChanceLost)
                .after("g7g5 e1e2 e8e7"),
        ],
        words: &["en-passant"],
        keys: &["ep_window"],
        sheets: &[],
    },
    Card {
        text: Phrase::RulePromotion,
        article: "3.7.3.3",
        examples: &[
            allowed("8/4P1k1/8/8/8/8/7P/4K3 w", "e7e8q"),
            refused(
                "8/4P1k1/8/8/8/8/7P/4K3 w",
                "e7e8k",
                Reason::PromotionPieceInvalid,
            ),
        ],
        words: &["promotion", "last-row"],
        keys: &["promotion_set", "promotion_compulsory", "promotion_row"],
        sheets: &[Phrase::SheetMayPromote],
    },
];
