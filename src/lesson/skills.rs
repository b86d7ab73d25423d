//! What is practised: the names of the skills and how many levels each has.
//!
//! Here stands what a lesson file may ask for. How the boards of a skill are made is `practice`'s own, which reads them as
//! lessons are read; a test holds that it makes boards for every level that stands here.

use std::fmt;

use crate::rules::Role;

/// Something that is practised.
#[derive(Clone, Copy)]
pub struct Skill {
    /// Its name: `mate-in-1`.
    pub name: &'static str,
    /// How many levels it has; they count from 1.
    pub n_levels: u8,
    /// What is asked on its boards.
    pub of: SkillOf,
}

/// What the boards of a skill are about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SkillOf {
    /// Where this piece can go.
    Walks(Role),
    /// A way over stars.
    Stars,
    /// A way that takes all enemies.
    TakeAll,
    /// The names of files, ranks and squares.
    SquareNames,
    /// What a piece can take.
    Captures,
    /// Who attacks a piece.
    Attackers,
    /// Who guards a piece.
    Guards,
    /// Who gives check.
    Checkers,
    /// Where a king can go.
    Runs,
    /// The ways out of check.
    WaysOut,
    /// What a position is.
    Status,
    /// Checkmate in one move.
    MateInOne,
    /// Checkmate in two moves.
    MateInTwo,
    /// Stalemate in one move.
    Stalemate,
    /// Whether castling is allowed.
    Castling,
    /// On which sides castling is allowed.
    CastlingSides,
    /// Whether taking in passing is allowed.
    EnPassant,
    /// How a pawn is taken in passing.
    EnPassantMove,
    /// What a pawn becomes.
    Promotion,
    /// Whether a move is allowed.
    Allowed,
    /// A move after which nothing can be taken for free.
    SafeMove,
    /// What can be taken for free.
    FreeCapture,
    /// How a move is written.
    Written,
    /// Whether anybody can still win.
    Ends,
    /// Whether a draw can be claimed.
    Claim,
    /// Something of the family game.
    Family(FamilySkill),
}

/// What is asked about the family game, on its own board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FamilySkill {
    /// Where a piece can go on the cross.
    Walks,
    /// Where a pawn can go.
    Pawns,
    /// Whether taking in passing is allowed.
    Passing,
    /// Who attacks a piece.
    Attackers,
    /// Whether a second player may attack a king.
    DoubleAttack,
    /// What a sleeping army changes.
    Away,
    /// What a check that was said or not said changes.
    SayCheck,
}

impl PartialEq for Skill {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for Skill {}

impl fmt::Debug for Skill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

impl Skill {
    const fn new(name: &'static str, n_levels: u8, of: SkillOf) -> Self {
        Self { name, n_levels, of }
    }

    /// The skill of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        SKILLS.iter().find(|it| it.name == name)
    }

    /// Whether its boards are those of the family game, the cross.
    #[must_use]
    pub const fn is_on_cross(&self) -> bool {
        matches!(self.of, SkillOf::Family(_))
    }

    /// Whether it has this level.
    #[must_use]
    pub const fn has_level(&self, level: u8) -> bool {
        level >= 1 && level <= self.n_levels
    }
}

/// The rows of [`SKILLS`].
const ALL: [Skill; 37] = [
    Skill::new("where-rook", 4, SkillOf::Walks(Role::Rook)),
    Skill::new("where-bishop", 4, SkillOf::Walks(Role::Bishop)),
    Skill::new("where-queen", 4, SkillOf::Walks(Role::Queen)),
    Skill::new("where-king", 4, SkillOf::Walks(Role::King)),
    Skill::new("where-knight", 4, SkillOf::Walks(Role::Knight)),
    Skill::new("where-pawn", 4, SkillOf::Walks(Role::Pawn)),
    Skill::new("collect", 4, SkillOf::Stars),
    Skill::new("take-all", 3, SkillOf::TakeAll),
    Skill::new("square-names", 5, SkillOf::SquareNames),
    Skill::new("what-can-it-take", 3, SkillOf::Captures),
    Skill::new("who-attacks", 3, SkillOf::Attackers),
    Skill::new("who-protects", 3, SkillOf::Guards),
    Skill::new("who-gives-check", 3, SkillOf::Checkers),
    Skill::new("king-runs", 3, SkillOf::Runs),
    Skill::new("ways-out", 4, SkillOf::WaysOut),
    Skill::new("status", 3, SkillOf::Status),
    Skill::new("mate-in-1", 4, SkillOf::MateInOne),
    Skill::new("mate-in-2", 3, SkillOf::MateInTwo),
    Skill::new("stalemate", 3, SkillOf::Stalemate),
    Skill::new("castle-or-not", 4, SkillOf::Castling),
    Skill::new("castle-which-side", 3, SkillOf::CastlingSides),
    Skill::new("en-passant-or-not", 4, SkillOf::EnPassant),
    Skill::new("en-passant-move", 3, SkillOf::EnPassantMove),
    Skill::new("promotion", 3, SkillOf::Promotion),
    Skill::new("allowed-or-not", 3, SkillOf::Allowed),
    Skill::new("safe-move", 3, SkillOf::SafeMove),
    Skill::new("free-capture", 3, SkillOf::FreeCapture),
    Skill::new("write-the-move", 3, SkillOf::Written),
    Skill::new("dead-or-not", 3, SkillOf::Ends),
    Skill::new("claim", 3, SkillOf::Claim),
    Skill::new("family-where", 3, SkillOf::Family(FamilySkill::Walks)),
    Skill::new("family-pawns", 3, SkillOf::Family(FamilySkill::Pawns)),
    Skill::new(
        "family-en-passant",
        3,
        SkillOf::Family(FamilySkill::Passing),
    ),
    Skill::new(
        "family-attackers",
        3,
        SkillOf::Family(FamilySkill::Attackers),
    ),
    Skill::new(
        "family-second-attack",
        3,
        SkillOf::Family(FamilySkill::DoubleAttack),
    ),
    Skill::new("family-away", 3, SkillOf::Family(FamilySkill::Away)),
    Skill::new(
        "family-say-check",
        3,
        SkillOf::Family(FamilySkill::SayCheck),
    ),
];

/// Everything that is practised, in the order of the course.
pub static SKILLS: [Skill; ALL.len()] = ALL;

/// The names of [`SKILLS`], in the same order.
pub const NAMES: [&str; ALL.len()] = {
    let mut names = [""; ALL.len()];
    let mut at = 0;
    while at < names.len() {
        names[at] = ALL[at].name;
        at += 1;
    }
    names
};
