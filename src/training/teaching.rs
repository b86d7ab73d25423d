//! Which lessons and rules teach which skill: one table.
//!
//! # Decisions
//! * *A skill waits for all lessons that its boards need*: whoever knows rook and bishop is not asked to take with a pawn.
//! * *Some levels wait longer*: a pinned rook comes after the lesson that says what a pin is.
//! * *A skill belongs to the land of the last lesson it waits for.*

use crate::practice::{SKILLS, Skill};
use crate::rules::Reason;

/// How many answers the boards of a skill have for whoever guesses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Two or three: yes or no, or which claim.
    Few,
    /// Four or more; where a board has fewer, another one is drawn for a passport.
    Four,
    /// Few, or a way that whoever wanders finds some time: nothing for a passport.
    Open,
}

/// What teaches a skill.
#[derive(Clone, Copy, Debug)]
pub struct Teaching {
    /// The name of the skill.
    pub skill: &'static str,
    /// The lessons that its boards need, in the order of the course.
    pub lessons: &'static [&'static str],
    /// From this level on, this lesson too.
    pub later: &'static [(u8, &'static str)],
    /// Lessons that practise it as well.
    pub beside: &'static [&'static str],
    /// The cards of the rulebook that it practises.
    pub rules: &'static [&'static str],
    /// Why moves are refused that go against those.
    pub reasons: &'static [Reason],
    /// What whoever guesses chooses from.
    pub choice: Choice,
}

impl Teaching {
    /// What is said of most skills.
    const PLAIN: Self = Self {
        skill: "",
        lessons: &[],
        later: &[],
        beside: &[],
        rules: &[],
        reasons: &[],
        choice: Choice::Four,
    };

    /// What teaches a skill.
    #[must_use]
    pub fn of(skill: &Skill) -> Option<&'static Self> {
        TEACHINGS.iter().find(|it| it.skill == skill.name)
    }

    /// The skill itself; `None` for a name that is none, which the tests have never seen.
    #[must_use]
    pub fn skill(&self) -> Option<&'static Skill> {
        Skill::named(self.skill)
    }

    /// The lowest level that a lesson is about; `None` if the lesson has nothing to do with the skill.
    pub(super) fn begins_with(&self, lesson: &str) -> Option<u8> {
        let mut plain = self.lessons.iter().chain(self.beside);
        let first = plain.any(|it| *it == lesson).then_some(1);
        let later = self.later.iter().find(|(_, it)| *it == lesson);
        first.or_else(|| later.map(|(level, _)| *level))
    }

    /// Whether it practises a rule: a card of the rulebook, or the code of a reason.
    pub(super) fn is_about(&self, rule: &str) -> bool {
        self.rules.contains(&rule) || self.reasons.iter().any(|it| it.code() == rule)
    }

    /// The highest level of which everything was taught.
    pub(super) fn highest(&self, skill: &Skill, knows: impl Fn(&str) -> bool) -> u8 {
        let closed = self.later.iter().filter(|(_, lesson)| !knows(lesson));
        let first = closed.map(|(level, _)| *level).min();
        first
            .map_or(skill.n_levels, |level| level.saturating_sub(1))
            .max(1)
    }
}

/// The skills that a lesson or a rule is about, each with the lowest level that is, in the order of the course.
pub(super) fn about(
    begins: impl Fn(&Teaching) -> Option<u8>,
) -> Vec<(&'static Teaching, &'static Skill, u8)> {
    let all = SKILLS.iter().filter_map(|skill| {
        let teaching = Teaching::of(skill)?;
        Some((teaching, skill, begins(teaching)?))
    });
    all.collect()
}

/// A pinned piece, and a king who may not be left in check.
const KING: &str = "king-danger";

/// What teaches castling, whatever is asked about it.
const CASTLING: Teaching = Teaching {
    lessons: &["castling-how", "castling-when-not"],
    beside: &["castling-myths"],
    rules: &["rule-castling", "rule-castling-now", "rule-castling-rook"],
    reasons: &[
        Reason::CastlePiecesBetween,
        Reason::CastleOutOfCheck,
        Reason::CastleThroughCheck,
        Reason::CastleIntoCheck,
    ],
    ..Teaching::PLAIN
};

/// What teaches each skill, in the order of [`SKILLS`].
pub static TEACHINGS: [Teaching; 37] = [
    Teaching {
        skill: "where-rook",
        lessons: &["rook"],
        later: &[(4, KING)],
        rules: &["rule-rook", "rule-no-jump"],
        reasons: &[Reason::PathBlocked, Reason::PieceCantMoveThatWay],
        ..Teaching::PLAIN
    },
    Teaching {
        skill: "where-bishop",
        lessons: &["bishop"],
        later: &[(4, KING)],
        rules: &["rule-bishop", "rule-no-jump"],
        reasons: &[Reason::PathBlocked, Reason::PieceCantMoveThatWay],
        ..Teaching::PLAIN
    },
    Teaching {
        skill: "where-queen",
        lessons: &["queen"],
        later: &[(4, KING)],
        rules: &["rule-queen", "rule-no-jump"],
        reasons: &[Reason::PathBlocked, Reason::PieceCantMoveThatWay],
        ..Teaching::PLAIN
    },
    Teaching {
        skill: "where-king",
        lessons: &["king"],
        // Who could take back guards a man: a pawn guards what it would take.
        later: &[(3, KING)],
        rules: &["rule-king"],
        reasons: &[Reason::KingTooFar],
        ..Teaching::PLAIN
    },
    Teaching {
        skill: "where-knight",
        lessons: &["knight"],
        later: &[(4, KING)],
        rules: &["rule-knight"],
        reasons: &[Reason::PieceCantMoveThatWay],
        ..Teaching::PLAIN
    },
    Teaching {
        skill: "where-pawn",
        lessons: &["pawn-walks"],
        later: &[(3, "pawn-captures"), (4, KING)],
        rules: &[
            "rule-pawn",
            "rule-pawn-step",
            "rule-pawn-double",
            "rule-pawn-capture",
        ],
        reasons: &[
            Reason::PawnBackward,
            Reason::PawnSideways,
            Reason::PawnDoubleNotFromStart,
            Reason::PawnTooFar,
            Reason::PawnCantMoveThatWay,
            Reason::PawnDoubleBlocked,
            Reason::PawnCantCaptureStraight,
            Reason::PawnDiagonalNeedsCapture,
        ],
        ..Teaching::PLAIN
    },
    Teaching {
        skill: "collect",
        lessons: &["rook", "bishop", "queen", "king", "knight"],
        later: &[(4, "attack-and-defend")],
        rules: &["rule-no-jump"],
        choice: Choice::Open,
        ..Teaching::PLAIN
    },
    Teaching {
        skill: "take-all",
        lessons: &["rook", "bishop", "queen", "knight", "capturing"],
        rules: &["rule-capture"],
        choice: Choice::Open,
        ..Teaching::PLAIN
    },
    Teaching {
        skill: "square-names",
        lessons: &["square-names"],
        later: &[(5, "board-right-way")],
        rules: &["rule-board", "rule-written-square"],
        ..Teaching::PLAIN
    },
    Teaching {
        skill: "what-can-it-take",
        lessons: &["capturing", "pawn-captures"],
        rules: &["rule-capture", "rule-pawn-capture"],
        reasons: &[
            Reason::OwnPieceOnTarget,
            Reason::PawnCantCaptureStraight,
            Reason::PawnDiagonalNeedsCapture,
        ],
        ..Teaching::PLAIN
    },
    Teaching {
        skill: "who-attacks",
        lessons: &["attack-and-defend", "pawn-captures"],
        rules: &["rule-attack"],
        ..Teaching::PLAIN
    },
    Teaching {
        skill: "who-protects",
        lessons: &["attack-and-defend", "pawn-captures"],
        rules: &["rule-attack"],
        ..Teaching::PLAIN
    },
    Teaching {
        skill: "who-gives-check",
        lessons: &["check"],
        later: &[(3, "discovered-check")],
        rules: &["rule-check"],
        ..Teaching::PLAIN
    },
    Teaching {
        skill: "king-runs",
        lessons: &[KING],
        later: &[(2, "check")],
        rules: &["rule-guarded", "rule-kings-apart", "rule-king-stays"],
        reasons: &[
            Reason::KingCapturesProtected,
            Reason::KingNextToKing,
            Reason::KingStaysOnLine,
            Reason::KingIntoAttack,
        ],
        ..Teaching::PLAIN
    },
    Teaching {
        skill: "ways-out",
        lessons: &["three-ways-out"],
        later: &[(4, "discovered-check")],
        rules: &["rule-in-check", "rule-three-ways"],
        reasons: &[Reason::StillInCheck, Reason::DoubleCheckKingMustMove],
        ..Teaching::PLAIN
    },
    Teaching {
        skill: "status",
        lessons: &["checkmate", "check-mate-or-stalemate"],
        rules: &["rule-checkmate", "rule-stalemate"],
        ..Teaching::PLAIN
    },
    Teaching {
        skill: "mate-in-1",
        lessons: &["checkmate", "mate-in-one"],
        beside: &["mate-ladder", "first-whole-game"],
        rules: &["rule-checkmate"],
        ..Teaching::PLAIN
    },
    Teaching {
        skill: "mate-in-2",
        // Whoever has climbed the ladder; the path asks nobody to see two moves ahead.
        lessons: &["mate-ladder"],
        rules: &["rule-checkmate"],
        choice: Choice::Open,
        ..Teaching::PLAIN
    },
    Teaching {
        skill: "stalemate",
        lessons: &["stalemate"],
        rules: &["rule-stalemate"],
        ..Teaching::PLAIN
    },
    Teaching {
        skill: "castle-or-not",
        choice: Choice::Few,
        ..CASTLING
    },
    Teaching {
        skill: "castle-which-side",
        ..CASTLING
    },
    Teaching {
        skill: "en-passant-or-not",
        lessons: &["en-passant-how", "en-passant-when-not"],
        rules: &["rule-en-passant", "rule-en-passant-now"],
        reasons: &[
            Reason::EpNotAPawn,
            Reason::EpChanceLost,
            Reason::EpPawnDidNotDoubleStep,
            Reason::EpNotAvailable,
            Reason::EpExposesKing,
        ],
        choice: Choice::Few,
        ..Teaching::PLAIN
    },
    Teaching {
        skill: "en-passant-move",
        lessons: &["en-passant-how"],
        later: &[(3, "en-passant-when-not")],
        rules: &["rule-en-passant", "rule-en-passant-now"],
        reasons: &[Reason::EpExposesKing],
        ..Teaching::PLAIN
    },
    Teaching {
        skill: "promotion",
        lessons: &["promotion"],
        later: &[(2, "checkmate")],
        rules: &["rule-promotion"],
        reasons: &[
            Reason::PromotionPieceMissing,
            Reason::PromotionPieceInvalid,
            Reason::PromotionNotAllowed,
        ],
        ..Teaching::PLAIN
    },
    Teaching {
        skill: "allowed-or-not",
        lessons: &[KING, "taking-turns"],
        later: &[(3, "discovered-check")],
        rules: &["rule-turns", "rule-not-allowed"],
        reasons: &[Reason::NotYourPiece, Reason::NoPiece, Reason::Pinned],
        choice: Choice::Few,
        ..Teaching::PLAIN
    },
    Teaching {
        skill: "safe-move",
        lessons: &["attack-and-defend", "pawn-captures", KING],
        rules: &["rule-attack"],
        ..Teaching::PLAIN
    },
    Teaching {
        skill: "free-capture",
        lessons: &["capturing", "piece-values", KING],
        rules: &["rule-capture"],
        choice: Choice::Open,
        ..Teaching::PLAIN
    },
    Teaching {
        skill: "write-the-move",
        lessons: &["writing-moves"],
        later: &[(3, "special-signs")],
        rules: &[
            "rule-written-piece",
            "rule-written-capture",
            "rule-written-two",
        ],
        ..Teaching::PLAIN
    },
    Teaching {
        skill: "dead-or-not",
        lessons: &["stalemate", "not-enough-pieces"],
        beside: &["all-the-endings"],
        rules: &["rule-dead-position"],
        ..Teaching::PLAIN
    },
    Teaching {
        skill: "claim",
        lessons: &["three-times", "fifty-moves"],
        beside: &[
            "all-the-endings",
            "draws-by-themselves",
            "three-times-exactly",
        ],
        rules: &[
            "rule-threefold",
            "rule-same-position",
            "rule-fifty-moves",
            "rule-claims",
        ],
        choice: Choice::Few,
        ..Teaching::PLAIN
    },
    Teaching {
        skill: "family-where",
        lessons: &["family-board"],
        later: &[(3, KING)],
        rules: &["rule-family-board"],
        reasons: &[Reason::PathCrossesCorner],
        ..Teaching::PLAIN
    },
    Teaching {
        skill: "family-pawns",
        lessons: &["family-pawns"],
        rules: &[
            "rule-family-pawns",
            "rule-family-last-row",
            "rule-family-passing",
        ],
        ..Teaching::PLAIN
    },
    Teaching {
        skill: "family-en-passant",
        lessons: &["family-pawns"],
        rules: &["rule-family-passing"],
        choice: Choice::Few,
        ..Teaching::PLAIN
    },
    Teaching {
        skill: "family-attackers",
        lessons: &["family-double-attack"],
        later: &[(3, "family-coming-and-going")],
        rules: &["rule-family-attackers"],
        ..Teaching::PLAIN
    },
    Teaching {
        skill: "family-second-attack",
        lessons: &["family-double-attack"],
        rules: &["rule-family-attackers"],
        reasons: &[Reason::Rule3KingDoubleAttack],
        choice: Choice::Few,
        ..Teaching::PLAIN
    },
    Teaching {
        skill: "family-away",
        lessons: &["family-coming-and-going"],
        rules: &["rule-family-absent"],
        reasons: &[Reason::AbsentOnlyPawnsMayCapture],
        ..Teaching::PLAIN
    },
    Teaching {
        skill: "family-say-check",
        lessons: &["family-say-check"],
        rules: &["rule-family-say-check"],
        ..Teaching::PLAIN
    },
];
