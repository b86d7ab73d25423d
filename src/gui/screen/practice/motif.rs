//! What is drawn on the tile of a skill: one or two small pictures of what it is about, of the drawings there are.

use crate::gui::look::art::{Icon, Sign};
use crate::gui::screen::practice::model::Motif;
use crate::lesson::skills::{FamilySkill, SkillOf};
use crate::practice::Skill;
use crate::rules::{Piece, Role, Seat};

/// A man of the learner's.
const fn own(role: Role) -> Motif {
    Motif::Man(Piece::new(role, Seat::WHITE))
}

/// A man of the other side.
const fn theirs(role: Role) -> Motif {
    Motif::Man(Piece::new(role, Seat::BLACK))
}

/// A man of the army at the learner's left.
const fn blue(role: Role) -> Motif {
    Motif::Man(Piece::new(role, Seat::West))
}

/// A man of the army at the learner's right.
const fn yellow(role: Role) -> Motif {
    Motif::Man(Piece::new(role, Seat::East))
}

/// The pictures of a skill of the family game, each with a man of an army that only that game has.
const fn family(of: FamilySkill) -> &'static [Motif] {
    match of {
        FamilySkill::Walks => const { &[blue(Role::Bishop), Motif::Icon(Icon::Family)] },
        FamilySkill::Pawns => const { &[yellow(Role::Pawn), Motif::Sign(Sign::Arrow)] },
        FamilySkill::Passing => const { &[blue(Role::Pawn), yellow(Role::Pawn)] },
        FamilySkill::Attackers => const { &[blue(Role::Rook), yellow(Role::Bishop)] },
        FamilySkill::DoubleAttack => const { &[blue(Role::Rook), yellow(Role::King)] },
        FamilySkill::Away => const { &[yellow(Role::Knight), Motif::Icon(Icon::Home)] },
        FamilySkill::SayCheck => const { &[blue(Role::King), Motif::Icon(Icon::Say)] },
    }
}

/// The pictures of a skill.
pub(super) const fn motif(skill: &Skill) -> &'static [Motif] {
    match skill.of {
        SkillOf::Walks(Role::Pawn) => const { &[own(Role::Pawn)] },
        SkillOf::Walks(Role::Knight) => const { &[own(Role::Knight)] },
        SkillOf::Walks(Role::Bishop) => const { &[own(Role::Bishop)] },
        SkillOf::Walks(Role::Rook) => const { &[own(Role::Rook)] },
        SkillOf::Walks(Role::Queen) => const { &[own(Role::Queen)] },
        SkillOf::Walks(Role::King) => const { &[own(Role::King)] },
        SkillOf::Stars => &[Motif::Sign(Sign::Star)],
        SkillOf::TakeAll => const { &[own(Role::Queen), theirs(Role::Knight)] },
        SkillOf::SquareNames => &[Motif::Icon(Icon::Grid)],
        SkillOf::Captures => const { &[own(Role::Bishop), theirs(Role::Pawn)] },
        SkillOf::Attackers => const { &[theirs(Role::Bishop), own(Role::Rook)] },
        SkillOf::Guards => const { &[own(Role::Knight), own(Role::Rook)] },
        SkillOf::Checkers => const { &[theirs(Role::Rook), own(Role::King)] },
        SkillOf::Runs => const { &[own(Role::King), Motif::Sign(Sign::Arrow)] },
        SkillOf::WaysOut => const { &[own(Role::King), Motif::Icon(Icon::Path)] },
        SkillOf::Status => const { &[own(Role::King), Motif::Icon(Icon::Help)] },
        SkillOf::MateInOne => const { &[own(Role::Queen), theirs(Role::King)] },
        SkillOf::MateInTwo => const { &[own(Role::Rook), theirs(Role::King)] },
        SkillOf::Stalemate => const { &[theirs(Role::King), Motif::Icon(Icon::Draw)] },
        SkillOf::Castling => const { &[own(Role::King), own(Role::Rook)] },
        SkillOf::CastlingSides => const { &[own(Role::Rook), Motif::Sign(Sign::Arrow)] },
        SkillOf::EnPassant => const { &[own(Role::Pawn), theirs(Role::Pawn)] },
        SkillOf::EnPassantMove => const { &[own(Role::Pawn), Motif::Sign(Sign::Arrow)] },
        SkillOf::Promotion => const { &[own(Role::Pawn), own(Role::Queen)] },
        SkillOf::Allowed => &[Motif::Icon(Icon::Check), Motif::Icon(Icon::Cross)],
        SkillOf::SafeMove => const { &[own(Role::Knight), Motif::Icon(Icon::Check)] },
        SkillOf::FreeCapture => const { &[theirs(Role::Rook), Motif::Sign(Sign::Star)] },
        SkillOf::Written => &[Motif::Icon(Icon::List)],
        SkillOf::Ends => const { &[own(Role::King), theirs(Role::King)] },
        SkillOf::Claim => &[Motif::Icon(Icon::Draw)],
        SkillOf::Family(of) => family(of),
    }
}
