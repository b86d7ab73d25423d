//! How the pieces move and take.

use crate::locale::Phrase;
use crate::rulebook::Card;
use crate::rulebook::example::{allowed, refused};
use crate::rules::Reason;

/// The cards of the chapter.
pub(super) static CARDS: &[Card] = &[
    Card {
        text: Phrase::RuleCapture,
        article: "3.1",
        examples: &[
            allowed("8/8/8/8/3n4/8/8/3R4 w", "d1d4"),
            refused("8/8/8/8/3B4/8/8/3R4 w", "d1d4", Reason::OwnPieceOnTarget),
        ],
        words: &["capture", "exchange", "value"],
        keys: &[],
        sheets: &[],
    },
    Card {
        text: Phrase::RuleAttack,
        article: "3.1.3",
        examples: &[
            allowed("4k3/4n3/8/8/2K5/8/8/4R3 w", "c4d4"),
            refused("4k3/4n3/8/8/2K5/8/8/4R3 w", "c4d5", Reason::KingIntoAttack),
        ],
        words: &["attack", "pin", "guard"],
        keys: &[],
        sheets: &[],
    },
    Card {
        text: Phrase::RuleBishop,
        article: "3.2",
        examples: &[
            allowed("8/8/8/8/8/8/8/2B5 w", "c1h6"),
            refused("8/8/8/8/8/8/8/2B5 w", "c1c4", Reason::PieceCantMoveThatWay),
        ],
        words: &["diagonal"],
        keys: &[],
        sheets: &[],
    },
    Card {
        text: Phrase::RuleRook,
        article: "3.3",
        examples: &[
            allowed("8/8/8/8/8/8/8/3R4 w", "d1d7"),
            refused("8/8/8/8/8/8/8/3R4 w", "d1f3", Reason::PieceCantMoveThatWay),
        ],
        words: &["file", "rank"],
        keys: &[],
        sheets: &[],
    },
    Card {
        text: Phrase::RuleQueen,
        article: "3.4",
        examples: &[
            allowed("8/8/8/8/8/8/8/3Q4 w", "d1h5"),
            refused("8/8/8/8/8/8/8/3Q4 w", "d1e3", Reason::PieceCantMoveThatWay),
        ],
        words: &["file", "rank", "diagonal"],
        keys: &[],
        sheets: &[],
    },
    Card {
        text: Phrase::RuleNoJump,
        article: "3.5",
        examples: &[
            allowed("8/8/8/3p4/8/8/8/3R4 w", "d1d5"),
            refused("8/8/8/3p4/8/8/8/3R4 w", "d1d7", Reason::PathBlocked),
        ],
        words: &["piece"],
        keys: &[],
        sheets: &[],
    },
    Card {
        text: Phrase::RuleKnight,
        article: "3.6",
        examples: &[
            allowed("8/8/8/8/2PPP3/2PNP3/2PPP3/8 w", "d3e5"),
            refused("8/8/8/8/8/3N4/8/8 w", "d3d5", Reason::PieceCantMoveThatWay),
        ],
        words: &["fork"],
        keys: &[],
        sheets: &[],
    },
    Card {
        text: Phrase::RuleKing,
        article: "3.8.1",
        examples: &[
            allowed("8/8/8/8/3K4/8/8/8 w", "d4e5"),
            refused("8/8/8/8/3K4/8/8/8 w", "d4d6", Reason::KingTooFar),
        ],
        words: &["castling", "flight"],
        keys: &[],
        sheets: &[],
    },
];
