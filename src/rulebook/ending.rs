//! How a game ends: checkmate, stalemate, and the draws.

use crate::locale::Phrase;
use crate::rulebook::example::{act, allowed, ends};
use crate::rulebook::{Act, Card, Says};
use crate::rules::{Claim, Ending, Seat};

/// The claim of a third time.
const CLAIM_THREE: Act = Act::Claim(Claim::Threefold);
/// The claim of fifty quiet moves.
const CLAIM_FIFTY: Act = Act::Claim(Claim::FiftyMoves);
/// The knights go out and come home: the start position is there for the second time.
const TWICE: &str = "g1f3 g8f6 f3g1 f6g8";
/// The same twice: there for the third time.
const THREE_TIMES: &str = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8";
/// One move before it is there for the fifth time.
const ALMOST_FIVE: &str = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 \
                           g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1";
/// Kings and rooks at home, but nobody may castle any more.
const ROOKS_AT_HOME: &str = "r3k2r/8/8/8/8/8/8/R3K2R w - -";
/// The same, where both may still castle.
const WITH_RIGHTS: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq -";
/// Rooks go out and come home, twice.
const ROOKS_MOVE: &str = "a1b1 a8b8 b1a1 b8a8 a1b1 a8b8 b1a1 b8a8";

/// The cards of the chapter.
pub(super) static CARDS: &[Card] = &[
    Card {
        text: Phrase::RuleCheckmate,
        article: "5.1.1",
        examples: &[
            ends("6k1/5ppp/8/8/8/8/8/R5K1 w", "a1a8", Ending::Checkmate),
            allowed("6k1/5pp1/7p/8/8/8/8/R5K1 w", "a1a8"),
        ],
        words: &["checkmate", "flight"],
        keys: &[],
        sheets: &[],
    },
    Card {
        text: Phrase::RuleStalemate,
        article: "5.2.1",
        examples: &[
            ends("7k/8/6K1/8/8/8/8/5Q2 w", "f1f7", Ending::Stalemate),
            ends("7k/8/6K1/8/8/8/8/5Q2 w", "f1f8", Ending::Checkmate),
        ],
        words: &["stalemate", "draw"],
        keys: &["stalemate"],
        sheets: &[Phrase::SheetStalemateTwice],
    },
    Card {
        text: Phrase::RuleDeadPosition,
        article: "5.2.2",
        examples: &[
            ends("8/8/3k4/8/3p4/3K4/8/8 w", "d3d4", Ending::DeadPosition),
            allowed("8/7p/3k4/8/3p4/3K4/8/8 w", "d3d4"),
        ],
        words: &["dead-position", "draw"],
        keys: &["dead_position"],
        sheets: &[],
    },
    Card {
        text: Phrase::RuleThreefold,
        article: "9.2",
        examples: &[
            act("startpos", CLAIM_THREE, Says::Ends(Ending::Threefold)).after(THREE_TIMES),
            act("startpos", CLAIM_THREE, Says::NotYet("claim-count-too-low")).after(TWICE),
        ],
        words: &["repetition", "claim", "position"],
        keys: &["repetition", "claims", "claim_by"],
        sheets: &[],
    },
    Card {
        text: Phrase::RuleSamePosition,
        article: "9.2.3",
        examples: &[
            act(ROOKS_AT_HOME, CLAIM_THREE, Says::Ends(Ending::Threefold)).after(ROOKS_MOVE),
            act(
                WITH_RIGHTS,
                CLAIM_THREE,
                Says::NotYet("claim-count-too-low"),
            )
            .after(ROOKS_MOVE),
        ],
        words: &["position", "castling-right"],
        keys: &["same_position"],
        sheets: &[],
    },
    Card {
        text: Phrase::RuleFivefold,
        article: "9.6.1",
        examples: &[
            ends("startpos", "f6g8", Ending::Fivefold).after(ALMOST_FIVE),
            allowed("startpos", "e2e4").after(THREE_TIMES),
        ],
        words: &["repetition"],
        keys: &["fivefold"],
        sheets: &[],
    },
    Card {
        text: Phrase::RuleFiftyMoves,
        article: "9.3",
        examples: &[
            act(
                "7k/8/8/8/8/8/P7/KR6 w - - 100 90",
                CLAIM_FIFTY,
                Says::Ends(Ending::FiftyMoves),
            ),
            act(
                "7k/8/8/8/8/8/P7/KR6 w - - 98 90",
                CLAIM_FIFTY,
                Says::NotYet("claim-fifty-too-low"),
            ),
        ],
        words: &["quiet-move", "claim"],
        keys: &["fifty_reset", "fifty_effect", "claims", "claim_by"],
        sheets: &[],
    },
    Card {
        text: Phrase::RuleSeventyFive,
        article: "9.6.2",
        examples: &[
            ends(
                "7k/8/8/8/8/8/P7/KR6 w - - 149 90",
                "b1c1",
                Ending::SeventyFive,
            ),
            allowed("7k/8/8/8/8/8/P7/KR6 w - - 149 90", "a2a3"),
        ],
        words: &["quiet-move"],
        keys: &["seventy_five"],
        sheets: &[],
    },
    Card {
        text: Phrase::RuleAgreement,
        article: "5.2.3",
        examples: &[
            act("startpos", Act::Agree, Says::Ends(Ending::Agreement)).after("e2e4 e7e5"),
            act("startpos", Act::Agree, Says::NotYet("agreement-too-early")),
        ],
        words: &["draw-offer", "draw"],
        keys: &["agreement"],
        sheets: &[],
    },
    Card {
        text: Phrase::RuleResignation,
        article: "5.1.2",
        examples: &[
            act(
                "4k3/8/8/8/8/1r6/r7/7K w",
                Act::Resign(Seat::WHITE),
                Says::Ends(Ending::Resignation),
            ),
            act(
                "8/8/8/8/8/4k3/P7/K7 w",
                Act::Resign(Seat::WHITE),
                Says::Ends(Ending::Resignation),
            ),
        ],
        words: &["resign"],
        keys: &["resign", "resign_vs_unwinnable"],
        sheets: &[Phrase::SheetTipKing],
    },
];
