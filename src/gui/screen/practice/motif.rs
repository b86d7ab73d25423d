//! What is drawn on the tile of a skill: one or two small pictures of what it is about, of the drawings there are.

use crate::gui::look::art::{Icon, Sign};
use crate::gui::screen::practice::model::Motif;
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

/// The pictures of each skill by its name.
const MOTIFS: &[(&str, &[Motif])] = &[
    ("where-rook", &[own(Role::Rook)]),
    ("where-bishop", &[own(Role::Bishop)]),
    ("where-queen", &[own(Role::Queen)]),
    ("where-king", &[own(Role::King)]),
    ("where-knight", &[own(Role::Knight)]),
    ("where-pawn", &[own(Role::Pawn)]),
    ("collect", &[Motif::Sign(Sign::Star)]),
    ("take-all", &[own(Role::Queen), theirs(Role::Knight)]),
    ("square-names", &[Motif::Icon(Icon::Grid)]),
    ("what-can-it-take", &[own(Role::Bishop), theirs(Role::Pawn)]),
    ("who-attacks", &[theirs(Role::Bishop), own(Role::Rook)]),
    ("who-protects", &[own(Role::Knight), own(Role::Rook)]),
    ("who-gives-check", &[theirs(Role::Rook), own(Role::King)]),
    ("king-runs", &[own(Role::King), Motif::Sign(Sign::Arrow)]),
    ("ways-out", &[own(Role::King), Motif::Icon(Icon::Path)]),
    ("status", &[own(Role::King), Motif::Icon(Icon::Help)]),
    ("mate-in-1", &[own(Role::Queen), theirs(Role::King)]),
    ("mate-in-2", &[own(Role::Rook), theirs(Role::King)]),
    ("stalemate", &[theirs(Role::King), Motif::Icon(Icon::Draw)]),
    ("castle-or-not", &[own(Role::King), own(Role::Rook)]),
    (
        "castle-which-side",
        &[own(Role::Rook), Motif::Sign(Sign::Arrow)],
    ),
    ("en-passant-or-not", &[own(Role::Pawn), theirs(Role::Pawn)]),
    (
        "en-passant-move",
        &[own(Role::Pawn), Motif::Sign(Sign::Arrow)],
    ),
    ("promotion", &[own(Role::Pawn), own(Role::Queen)]),
    (
        "allowed-or-not",
        &[Motif::Icon(Icon::Check), Motif::Icon(Icon::Cross)],
    ),
    ("safe-move", &[own(Role::Knight), Motif::Icon(Icon::Check)]),
    (
        "free-capture",
        &[theirs(Role::Rook), Motif::Sign(Sign::Star)],
    ),
    ("write-the-move", &[Motif::Icon(Icon::List)]),
    ("dead-or-not", &[own(Role::King), theirs(Role::King)]),
    ("claim", &[Motif::Icon(Icon::Draw)]),
];

/// The pictures of a skill; none for one that has none yet.
pub(super) fn motif(skill: &Skill) -> &'static [Motif] {
    let of_skill = MOTIFS.iter().find(|(name, _)| *name == skill.name);
    of_skill.map_or(&[], |(_, motif)| *motif)
}
