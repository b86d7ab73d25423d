//! The moves so far, and of two what was taken and how long nothing has happened.

use crate::explain::side_word;
use crate::gui::base::shared::Shared;
use crate::gui::screen::table::model::{Body, Captured};
use crate::gui::screen::table::words::TableWords;
use crate::gui::screen::table::{State, TableBoard};
use crate::locale::{Phrase, count};

/// The game of two: its moves, and what each side has taken.
pub(super) fn game<G: TableBoard>(state: &State<G>, shared: &Shared) -> Body {
    let game = &state.game;
    let captured = game.seats().iter().map(|seat| Captured {
        label: shared.label(&match (TableWords { game, shared }).name(seat) {
            Some(player) => Phrase::FamilyCaptured { player },
            None => Phrase::TableCaptured {
                side: side_word(seat),
            },
        }),
        pieces: game.captured_by(seat),
    });
    Body::Game {
        rows: G::rows(game),
        empty: shared.label(&Phrase::TableNoMoves),
        hint: shared.label(&Phrase::TableType),
        quiet: shared.settings.table.counts_quiet.then(|| {
            let moves = count(game.game().quiet_rounds());
            shared.label(&Phrase::FactQuiet { moves })
        }),
        result: game.outcome().map(|it| it.result().to_owned()),
        captured: captured.collect(),
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
