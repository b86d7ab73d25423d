//! The games against the coach: what stands together on a card, and which lesson opens which game.

use crate::gui::base::shared::names::WHOLE_GAME;

/// A game: its step, and the lesson that teaches what is needed for it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Game {
    pub(super) step: &'static str,
    pub(super) after: &'static str,
}

/// The games by their cards, in the order in which they are shown.
pub(super) const CARDS: [&[Game]; 8] = [
    &[
        Game {
            step: "race-3",
            after: "pawn-captures",
        },
        Game {
            step: "race-4",
            after: "pawn-captures",
        },
        Game {
            step: "race-8",
            after: "pawn-captures",
        },
    ],
    &[Game {
        step: "rook-pawns",
        after: "rook",
    }],
    &[Game {
        step: "bishop-pawns",
        after: "bishop",
    }],
    &[Game {
        step: "knight-pawns",
        after: "knight",
    }],
    &[Game {
        step: "queen-pawns",
        after: "queen",
    }],
    &[Game {
        step: "hide-and-seek",
        after: "square-names",
    }],
    &[
        Game {
            step: "king-hunt-queen",
            after: "checkmate",
        },
        Game {
            step: "king-hunt-rook",
            after: "checkmate",
        },
    ],
    &[Game {
        step: WHOLE_GAME,
        after: "mate-in-one",
    }],
];
