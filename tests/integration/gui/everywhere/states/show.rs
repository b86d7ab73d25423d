//! Show mode.

use iced::keyboard::key::Named;

use super::{Look, State, played};
use crate::gui::tools::Player;

pub(super) const STATES: &[State] = &[
    ("show-task", |look| {
        shown(look, "rook", "three-stars", |_| {})
    }),
    ("show-vote", vote),
    ("show-answer", |look| {
        let mut player = vote(look);
        player.key(Named::Space);
        player
    }),
    ("show-refused", refused),
    ("show-why", |look| {
        let mut player = refused(look);
        player.types("w");
        player
    }),
    ("show-notes", |look| {
        let mut player = refused(look);
        player.types("n");
        player
    }),
    ("show-keys", |look| {
        shown(look, "rook", "three-stars", |it| it.types("?"))
    }),
];

/// A step before a class, and something done there.
fn shown(look: Look<'_>, lesson: &str, step: &str, act: impl FnOnce(&mut Player)) -> Player {
    played(look, lesson, step, |player| {
        player.key(Named::F11);
        act(player);
    })
}

fn vote(look: Look<'_>) -> Player {
    shown(look, "king-danger", "guarded-queen", |it| {
        it.types("v");
        it.types("a14b9");
    })
}

fn refused(look: Look<'_>) -> Player {
    shown(look, "castling-when-not", "through-danger", |it| {
        it.drag("e1", "g1");
    })
}
