//! A game before a class.

use iced::keyboard::Modifiers;
use iced::keyboard::key::Named;

use squarewise::locale::Phrase;

use super::table::club;
use super::{Look, State};
use crate::gui::table::game;
use crate::gui::tools::Player;

pub(super) const STATES: &[State] = &[
    ("show-table", |look| {
        let mut player = shown(club(look, "e4 e5 Qh5 Nc6 Qxf7"));
        player.draw("e8", "f7", Modifiers::empty());
        player.draw("h5", "h5", Modifiers::SHIFT);
        player
    }),
    ("show-table-refused", refused),
    ("show-table-why", |look| {
        let mut player = refused(look);
        player.types("w");
        player
    }),
    ("show-table-promotion", |look| {
        let start = Some("7k/P6p/8/8/8/8/8/K7 w - - 0 1");
        let mut player = shown(game(look, start, &Phrase::ProfileFamily, ""));
        player.key(Named::Tab);
        player.walk(&["a7", "a8"]);
        player
    }),
    ("show-table-typed", |look| {
        let mut player = shown(game(look, None, &Phrase::ProfileFamily, "e4 e5"));
        player.types("/");
        player
    }),
    ("show-table-mate", |look| shown(club(look, "f3 e5 g4 Qh4"))),
    ("show-table-keys", |look| {
        let mut player = shown(club(look, "e4 e5"));
        player.types("?");
        player
    }),
];

/// A game that is shown.
fn shown(mut player: Player) -> Player {
    player.key(Named::F11);
    player
}

/// A knight that may not go there.
fn refused(look: Look<'_>) -> Player {
    let mut player = shown(club(look, "e4 e5 Nf3 Nc6 Bb5 d6 O-O"));
    player.drag("c6", "d4");
    player
}
