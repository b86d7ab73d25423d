//! The family game: its seven rules and its endings, each beside normal chess.
//!
//! The rules are those of Fun Family Chess; what it leaves open is said on the cards. Boards of the
//! cross are written as [`Setting`](crate::rulebook::Setting) reads them.

use crate::locale::Phrase;
use crate::rulebook::example::{act, allowed, ends, look, refused};
use crate::rulebook::{Act, Card, Example, Says};
use crate::rules::{Ending, Reason};

/// The start of the name of every card of the family game.
pub(super) const PREFIX: &str = "rule-family-";

/// West opens an attack on North's king, whom South attacks already.
const SECOND_ATTACK: &str = "W aaaa - - N<S sKg1 wKa6 nKg12 eKl6 sRg4 sPj3 wRc8 nNj9 eRl9";
/// Somebody takes something else meanwhile.
const OTHER_PIECE: &str = "W aaaa - - N<S sKg1 wKa6 nKg12 eKl6 sRg4 sPj3 wRc8 nNc11 eRl9";
/// North's king is attacked, and nobody has said so.
const SILENT: &str = "N aaaa - - - sKg1 wKa6 nKg12 eKl6 sRg4 wRa8 nNj9 eRl7";
/// North's king is attacked, and South has said so.
const SAID: &str = "N aaaa - - N<S sKg1 wKa6 nKg12 eKl6 sRg4 wRa8 nNj9 eRl7";
/// South's and West's rooks look at each other.
const PARTNERS: &str = "S aaaa - - - sKg1 wKa6 nKg12 eKl6 sRf4 wRf9";
/// Two that are still in the game.
const LAST_TWO: &str = "S axax - - - sKg1 sRd10 sRe11 nKj12";

/// An example of the family game.
const fn here(example: Example) -> Example {
    example.under("family")
}

/// The cards of the chapter.
pub(super) static CARDS: &[Card] = &[
    Card {
        text: Phrase::RuleFamilyBoard,
        article: "",
        examples: &[
            here(look("crosspos", "g1 a6 g12 l6", &Phrase::LookFamilyKings)),
            look("startpos", "e1 e8", &Phrase::LookFamilyTwo),
            here(allowed(
                "S aaaa - - - sKg1 wKa6 nKg12 eKl6 sBd1 wNb3",
                "d1-b3",
            )),
            here(refused(
                "S aaaa - - - sKg1 wKa6 nKg12 eKl6 sBc1 wRa3",
                "c1-a3",
                Reason::PathCrossesCorner,
            )),
            here(allowed("crosspos", "b7-d7")).after("e2-e4"),
            here(refused("crosspos", "f11-f9", Reason::NotYourPiece)).after("e2-e4"),
        ],
        words: &["house-rule", "coordinates"],
        keys: &["corner_squeeze", "setup", "restore_pawn_if_no_neighbour"],
        sheets: &[Phrase::SheetFamilyBoard],
    },
    Card {
        text: Phrase::RuleFamilyPawns,
        article: "",
        examples: &[
            here(allowed("S aaaa - - - sKg1 wKa6 nKg12 eKl6 sPe5", "e5-e7")),
            refused(
                "4k3/8/8/8/8/4P3/8/4K3 w",
                "e3e5",
                Reason::PawnDoubleNotFromStart,
            ),
            here(refused(
                "S aaaa - - - sKg1 wKa6 nKg12 eKl6 sPe4 nNe5",
                "e4-e6",
                Reason::PawnDoubleBlocked,
            )),
        ],
        words: &["double-step", "house-rule"],
        keys: &["double_step"],
        sheets: &[Phrase::SheetFamilyPawns],
    },
    Card {
        text: Phrase::RuleFamilyPassing,
        article: "",
        examples: &[
            here(allowed(
                "S aaaa - - - sKg1 wKa6 nKg12 eKl6 sPe4 wRa7 nPf6 eRl7",
                "f6-e5",
            ))
            .after("e4-e6 a7-a8"),
            refused("4k3/6p1/8/5P2/8/8/8/4K3 b", "f5g6", Reason::EpChanceLost)
                .after("g7g5 e1d1 e8d8"),
            here(refused(
                "S aaaa - - - sKg1 wKa6 nKg12 eKl6 sPe4 wRa7 nPf6 eRl7",
                "f6-e5",
                Reason::PawnDiagonalNeedsCapture,
            ))
            .after("e4-e6 a7-a8 g12-h12 l7-l8 g1-h1 a8-a7"),
        ],
        words: &["en-passant", "double-step"],
        keys: &["ep_geometry", "ep_window", "ep_takes_both"],
        sheets: &[Phrase::SheetFamilyPassing],
    },
    Card {
        text: Phrase::RuleFamilyLastRow,
        article: "",
        examples: &[
            here(allowed(
                "S aaaa - - - sKg1 wKa6 nKg12 eKl6 sPe11",
                "e11-e12=Q",
            )),
            allowed("8/4P1k1/8/8/8/8/7P/4K3 w", "e7e8q"),
            here(allowed("S aaaa - - - sKg1 wKa6 nKg12 eKl6 sPe7", "e7-e8"))
                .noting(&Phrase::LookFamilyRow),
        ],
        words: &["promotion", "last-row"],
        keys: &["promotion_row"],
        sheets: &[Phrase::SheetFamilySilent],
    },
    Card {
        text: Phrase::RuleFamilyAttackers,
        article: "",
        examples: &[
            here(refused(
                SECOND_ATTACK,
                "c8-c12",
                Reason::Rule3KingDoubleAttack,
            ))
            .noting(&Phrase::LookFamilyAttacked),
            allowed("4k3/7p/8/8/4N3/8/8/4RK2 w", "e4f6"),
            here(allowed(OTHER_PIECE, "c8-c11")).noting(&Phrase::LookFamilyAttacked),
        ],
        words: &["attack", "check", "double-check"],
        keys: &["rule3", "team_counts_as_one"],
        sheets: &[Phrase::SheetFamilyAttackers],
    },
    Card {
        text: Phrase::RuleFamilyAbsent,
        article: "",
        examples: &[
            here(refused(
                "S aaza - - - sKg1 wKa6 nKg12 eKl6 sRh3 nNh8",
                "h3-h8",
                Reason::AbsentOnlyPawnsMayCapture,
            ))
            .noting(&Phrase::LookFamilyAsleep),
            allowed("4k3/8/8/7n/8/8/8/4K2R w", "h1h5"),
            here(allowed(
                "S aaza - - - sKg1 wKa6 nKg12 eKl6 sPg7 nNh8",
                "g7-h8",
            ))
            .noting(&Phrase::LookFamilyAsleep),
            here(allowed("S aaza - - - sKg3 wKa6 nKg12 eKl6 nRh8", "g3-h3"))
                .noting(&Phrase::LookFamilyDream),
        ],
        words: &["capture", "house-rule"],
        keys: &["absent", "absent_attack", "absent_counts_alive"],
        sheets: &[Phrase::SheetFamilyAbsent],
    },
    Card {
        text: Phrase::RuleFamilySayCheck,
        article: "",
        examples: &[
            here(allowed(SILENT, "j9-i11")).unsaid(),
            refused("R3k3/7p/8/8/8/8/8/4K3 b", "h7h6", Reason::StillInCheck).unsaid(),
            here(refused(SAID, "j9-i11", Reason::StillInCheck)).noting(&Phrase::LookFamilySaid),
            here(refused(
                "S aaaa - - - sKg1 wKa6 nKg12 eKl6 sRg4 nNj9",
                "g4-g12",
                Reason::CantCaptureKing,
            ))
            .unsaid(),
        ],
        words: &["check", "house-rule"],
        keys: &[
            "announce_check",
            "check_call",
            "call_window",
            "silent_check_capture",
        ],
        sheets: &[Phrase::SheetFamilySayCheck],
    },
    Card {
        text: Phrase::RuleFamilyTeams,
        article: "",
        examples: &[
            here(refused(PARTNERS, "f4-f9", Reason::AllyPieceOnTarget))
                .allied("SW")
                .with(&[("alliances", "formal")]),
            allowed("4k3/5r2/8/8/8/8/8/4KR2 w", "f1f7"),
            here(allowed(PARTNERS, "f4-f9"))
                .allied("SW")
                .noting(&Phrase::LookFamilyPromise),
        ],
        words: &["house-rule"],
        keys: &["alliances", "team_counts_as_one"],
        sheets: &[Phrase::SheetFamilyTeams],
    },
    Card {
        text: Phrase::RuleFamilySupervisor,
        article: "",
        examples: &[
            here(refused(
                SECOND_ATTACK,
                "c8-c12",
                Reason::Rule3KingDoubleAttack,
            )),
            here(allowed(SECOND_ATTACK, "c8-c12")).with(&[("rule3", "off")]),
        ],
        words: &["arbiter", "house-rule"],
        keys: &["supervisor"],
        sheets: &[Phrase::SheetFamilySupervisor],
    },
    Card {
        text: Phrase::RuleFamilyMate,
        article: "",
        examples: &[
            here(allowed("S aaxa - - - sKg1 wKa6 eKl6 sBd4 nNh8", "d4-h8"))
                .noting(&Phrase::LookFamilyStatues),
            ends("6k1/5ppp/8/8/8/8/8/R5K1 w", "a1a8", Ending::Checkmate),
            here(allowed("S aaxa - - - sKg3 sRc5 wKa6 eKl6 nRh8", "g3-h3"))
                .noting(&Phrase::LookFamilyStone),
        ],
        words: &["checkmate", "capture"],
        keys: &["mated_army"],
        sheets: &[Phrase::SheetFamilySilent],
    },
    Card {
        text: Phrase::RuleFamilyPass,
        article: "",
        examples: &[
            here(look(
                "N aaaa - - - sKg1 wKa6 nKj12 eKl6 sRd12 sRe11",
                "j12",
                &Phrase::LookFamilyPass,
            )),
            ends("7k/8/6K1/8/8/8/8/5Q2 w", "f1f7", Ending::Stalemate),
        ],
        words: &["stalemate", "move"],
        keys: &["stalemate"],
        sheets: &[Phrase::SheetFamilySilent],
    },
    Card {
        text: Phrase::RuleFamilyLastKing,
        article: "",
        examples: &[
            here(ends(LAST_TWO, "d10-d12", Ending::Checkmate)).noting(&Phrase::LookFamilyLastTwo),
            here(allowed(
                "S aaaa - - - sKg1 wKa6 nKj12 eKl6 sRd10 sRe11",
                "d10-d12",
            ))
            .noting(&Phrase::LookFamilyOthers),
        ],
        words: &["checkmate", "check"],
        keys: &["absent_counts_alive"],
        sheets: &[Phrase::SheetFamilySilent],
    },
    Card {
        text: Phrase::RuleFamilyDraw,
        article: "",
        examples: &[
            here(act("crosspos", Act::Agree, Says::Ends(Ending::Agreement)))
                .after("e2-e4 b7-d7 g11-g9 k6-i6"),
            act("startpos", Act::Agree, Says::Ends(Ending::Agreement)).after("e2e4 e7e5"),
            here(act(
                "crosspos",
                Act::Agree,
                Says::NotYet("agreement-too-early"),
            ))
            .after("e2-e4 b7-d7"),
        ],
        words: &["draw", "draw-offer"],
        keys: &["agreement"],
        sheets: &[Phrase::SheetFamilySilent],
    },
];
