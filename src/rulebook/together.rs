//! Playing together: hands, claims, and what friends may agree on.

use crate::locale::Phrase;
use crate::rulebook::example::{act, allowed, look, refused};
use crate::rulebook::{Act, Card, Says};
use crate::rules::{Claim, Ending, Reason};

/// White may castle on the short side.
const CASTLE: &str = "4k3/7p/8/8/8/8/7P/4K2R w K";
/// The code of a touched piece that has to move.
const MUST_MOVE: &str = "touched-piece-must-move";
/// The claim of a third time.
const CLAIM: Act = Act::Claim(Claim::Threefold);
/// The start position is there for the third time.
const THREE_TIMES: &str = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8";

/// The cards of the chapter.
pub(super) static CARDS: &[Card] = &[
    Card {
        text: Phrase::RuleTouchMove,
        article: "4.3",
        examples: &[
            allowed("startpos", "g1f3").touching("g1"),
            act("startpos", Act::Move("e2e4"), Says::NotYet(MUST_MOVE)).touching("g1"),
        ],
        words: &["touch-move"],
        keys: &["touch"],
        sheets: &[],
    },
    Card {
        text: Phrase::RuleRelease,
        article: "4.7",
        examples: &[look(
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b",
            "e4",
            &Phrase::LookReleased,
        )],
        words: &["move"],
        keys: &["touch", "takeback"],
        sheets: &[],
    },
    Card {
        text: Phrase::RuleCastleTouch,
        article: "4.4",
        examples: &[
            allowed(CASTLE, "e1g1").touching("e1 h1"),
            act(CASTLE, Act::Move("e1g1"), Says::NotYet(MUST_MOVE)).touching("h1"),
        ],
        words: &["castling"],
        keys: &["touch"],
        sheets: &[],
    },
    Card {
        text: Phrase::RuleAdjust,
        article: "4.2.1",
        examples: &[
            allowed("startpos", "e2e4").adjusting("g1"),
            act("startpos", Act::Move("e2e4"), Says::NotYet(MUST_MOVE)).touching("g1"),
        ],
        words: &["adjust"],
        keys: &["touch"],
        sheets: &[],
    },
    Card {
        text: Phrase::RuleOneHand,
        article: "4.1",
        examples: &[allowed(CASTLE, "e1g1")],
        words: &["castling", "clock"],
        keys: &[],
        sheets: &[],
    },
    Card {
        text: Phrase::RuleTakeBack,
        article: "4.7",
        examples: &[
            act("startpos", Act::TakeBack, Says::Allowed)
                .after("e2e4 e7e5")
                .under("club"),
            act("startpos", Act::TakeBack, Says::NotYet("takeback-never")).after("e2e4 e7e5"),
        ],
        words: &["house-rule"],
        keys: &["takeback"],
        sheets: &[],
    },
    Card {
        text: Phrase::RuleClaims,
        article: "9.4",
        examples: &[
            act("startpos", CLAIM, Says::Ends(Ending::Threefold)).after(THREE_TIMES),
            act("startpos", CLAIM, Says::NotYet("claim-lost-by-touch"))
                .after(THREE_TIMES)
                .touching("g1"),
        ],
        words: &["claim", "arbiter"],
        keys: &["claims", "claim_by"],
        sheets: &[],
    },
    Card {
        text: Phrase::RuleSayCheck,
        article: "3.9",
        examples: &[
            allowed("R3k3/7p/8/8/8/8/8/4K3 b", "h7h6")
                .under("family")
                .unsaid(),
            refused("R3k3/7p/8/8/8/8/8/4K3 b", "h7h6", Reason::StillInCheck).unsaid(),
        ],
        words: &["check", "house-rule"],
        keys: &["announce_check"],
        sheets: &[],
    },
    Card {
        text: Phrase::RuleNotAllowed,
        article: "7.5.1",
        examples: &[
            allowed("startpos", "c1h6").after("d2d4 d7d5"),
            refused("startpos", "c1h6", Reason::PathBlocked),
        ],
        words: &["arbiter", "laws"],
        keys: &[],
        sheets: &[],
    },
];
