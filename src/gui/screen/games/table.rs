//! The games against the coach: what stands together on a card, and which lesson opens which game.

use crate::gui::base::shared::names::WHOLE_GAME;

/// A game: its step, and the lesson that teaches what is needed for it.
///
/// It is open as soon as that lesson is half done: whoever knows the piece may play with it. The first one waits for
/// nothing, so that whoever comes to the games can play; and to a guest, whose stars are not kept, all are open.
#[derive(Clone, Copy, Debug)]
pub(super) struct Game {
    pub(super) step: &'static str,
    /// `None` of the first game.
    pub(super) after: Option<&'static str>,
}

/// The games by their cards, in the order in which they are shown.
pub(super) const CARDS: [&[Game]; 8] = [
    &[
        Game {
            step: "race-3",
            after: Some("pawn-captures"),
        },
        Game {
            step: "race-4",
            after: Some("pawn-captures"),
        },
        Game {
            step: "race-8",
            after: Some("pawn-captures"),
        },
    ],
    &[Game {
        step: "rook-pawns",
        after: None,
    }],
    &[Game {
        step: "bishop-pawns",
        after: Some("bishop"),
    }],
    &[Game {
        step: "knight-pawns",
        after: Some("knight"),
    }],
    &[Game {
        step: "queen-pawns",
        after: Some("queen"),
    }],
    &[Game {
        step: "hide-and-seek",
        after: Some("square-names"),
    }],
    &[
        Game {
            step: "king-hunt-queen",
            after: Some("checkmate"),
        },
        Game {
            step: "king-hunt-rook",
            after: Some("checkmate"),
        },
    ],
    &[Game {
        step: WHOLE_GAME,
        after: Some("mate-in-one"),
    }],
];
