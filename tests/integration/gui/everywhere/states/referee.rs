//! "Am I allowed?".

use iced::keyboard::key::Named;

use squarewise::gui::screen::referee::model::Control;
use squarewise::rules::{Piece, Role, Seat};

use super::{Look, State};
use crate::gui::referee::{press, squares, themed};
use crate::gui::tools::Player;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

const CASTLING: &str = "r3k2r/ppp2ppp/2n2n2/3p4/1b6/2N1r3/PPPP1PPP/R3K2R w KQkq - 0 1";

pub(super) const STATES: &[State] = &[
    ("referee-start", |look| board(look, START)),
    ("referee-holding", |look| {
        let mut player = board(look, "4k3/8/8/8/8/8/PPP5/2K5 w - - 0 1");
        let rook = Piece::new(Role::Rook, Seat::WHITE);
        press(&mut player, Control::Slot(rook));
        squares(&mut player, &["d1"]);
        player
    }),
    ("referee-problems", |look| {
        board(look, "P3k3/8/8/8/8/8/8/4R3 w Q - 0 1")
    }),
    ("referee-empty", |look| {
        board(look, "8/8/8/8/8/8/8/8 w - - 0 1")
    }),
    ("referee-focus", |look| {
        let mut player = board(look, START);
        for _ in 0..4 {
            player.key(Named::Tab);
        }
        player
    }),
    ("referee-earlier", |look| {
        let mut player = board(look, "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq - 0 1");
        press(&mut player, Control::Earlier);
        player
    }),
    ("referee-asking", |look| asked(look, CASTLING, &[])),
    ("referee-refused", |look| {
        asked(look, CASTLING, &["e1", "g1"])
    }),
    ("referee-promotion", |look| {
        asked(look, "3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1", &["e7", "d8"])
    }),
    ("referee-allowed", |look| {
        asked(look, "4k3/8/8/3pP3/8/8/8/4K2R w K d6 0 1", &["e5", "d6"])
    }),
];

fn board(Look(language, theme): Look<'_>, fen: &str) -> Player {
    themed(language, theme, fen)
}

/// A move asked about.
fn asked(look: Look<'_>, fen: &str, mv: &[&str]) -> Player {
    let mut player = board(look, fen);
    press(&mut player, Control::Main);
    squares(&mut player, mv);
    player
}
