//! The moves so far, and of two how they stand and how long nothing has happened.

use crate::gui::base::shared::Shared;
use crate::gui::screen::table::model::Body;
use crate::gui::screen::table::{State, TableBoard, cards};
use crate::locale::{Phrase, count};

/// The game of two: who plays, and its moves.
pub(super) fn game<G: TableBoard>(state: &State<G>, shared: &Shared) -> Body {
    let game = &state.game;
    Body::Game {
        rows: G::rows(game),
        empty: shared.label(&Phrase::TableNoMoves),
        hint: (!state.is_friendly()).then(|| shared.label(&Phrase::TableType)),
        quiet: shared.settings.table.counts_quiet.then(|| {
            let moves = count(game.game().quiet_rounds());
            shared.label(&Phrase::FactQuiet { moves })
        }),
        result: game.outcome().map(|it| it.result().to_owned()),
        players: cards::cards(state, shared),
    }
}

/// The moves of several, each player in a column of their own.
pub(super) fn rounds<G: TableBoard>(state: &State<G>, shared: &Shared) -> Body {
    Body::Moves {
        title: shared.label(&Phrase::FamilyMoves),
        rows: G::rows(&state.game),
        empty: shared.label(&Phrase::TableNoMoves),
    }
}
