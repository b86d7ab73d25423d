//! The family game: who plays, and the table.

use iced::keyboard::key::Named;

use squarewise::gui::Message;
use squarewise::gui::base::route::Goto;
use squarewise::gui::screen::seats;
use squarewise::gui::screen::table::model::Control;
use squarewise::rules::Seat;

use super::{Look, State, guest};
use crate::gui::table::family::{begin, game_from, moves, open_seats, press, recorded};
use crate::gui::tools::Player;

/// The four kings at home.
const KINGS: &str = "sKg1 wKa6 nKg12 eKl6 ";

pub(super) const STATES: &[State] = &[
    ("seats", |look| open_seats(guest(look))),
    ("seats-two", |look| {
        let mut player = open_seats(guest(look));
        let two = seats::model::Control::Players(2);
        player.settle(vec![Message::Seats(seats::Message::Pressed(two))]);
        for _ in 0..4 {
            player.key(Named::Tab);
        }
        player
    }),
    ("seats-left", left),
    ("seats-asking", |look| {
        let mut player = left(look);
        player.settle(vec![Message::Seats(seats::Message::Pressed(
            seats::model::Control::Begin,
        ))]);
        player
    }),
    ("family-begin", |look| {
        let mut player = begin(guest(look));
        player.squares(&["d1"]);
        player
    }),
    ("family-says-check", |look| {
        let pieces = format!("{KINGS} sRf4 sPj3 nNj9 wRc8 eRl9");
        let mut player = game_from(guest(look), &pieces, "");
        player.squares(&["f4"]);
        press(&mut player, Control::Main);
        player
    }),
    ("family-said", |look| {
        let pieces = format!("{KINGS} sRf4 sPj3 nNj9 wRc8 eRl9");
        game_from(guest(look), &pieces, "f4-g4+")
    }),
    ("family-unsaid", |look| {
        let pieces = format!("{KINGS} sRf4 sPj3 nNj9 wRc8 eRl9");
        game_from(guest(look), &pieces, "f4-g4")
    }),
    ("family-two-attackers", |look| {
        let pieces = format!("{KINGS} sRf4 sPj3 nNj9 wRc8 eRl9");
        let mut player = game_from(guest(look), &pieces, "f4-g4+");
        player.squares(&["c8", "c12"]);
        player
    }),
    ("family-would-change", |look| {
        let pieces = format!("{KINGS} sRf4 sPj3 nNj9 wRc8 eRl9");
        let mut player = game_from(guest(look), &pieces, "f4-g4+");
        player.squares(&["c8", "c12"]);
        press(&mut player, Control::WouldChange);
        player
    }),
    ("family-others", |look| {
        let mut player = begin(guest(look));
        player.squares(&["b7"]);
        player
    }),
    ("family-corner", |look| {
        let pieces = format!("{KINGS} sBc3 nRh9 wRa7 eRl7");
        let mut player = game_from(guest(look), &pieces, "");
        player.drag("c3", "a2");
        player.squares(&["c3", "b3"]);
        player
    }),
    ("family-promotion", |look| {
        let pieces = format!("{KINGS} sPe11 nRh9 wRa7 eRl7");
        let mut player = game_from(guest(look), &pieces, "");
        player.squares(&["e11", "e12"]);
        player
    }),
    ("family-promotion-west", |look| {
        let pieces = format!("{KINGS} sRe3 nRh9 wPk8 eRl9");
        let mut player = game_from(guest(look), &pieces, "e3-e4");
        player.squares(&["k8", "l8"]);
        player
    }),
    ("family-mated", |look| {
        let pieces = "sKg1 wKa6 nKj12 eKl6 sRe11 sRd8 wRa7 eRl7";
        game_from(guest(look), pieces, "d8-d12+ a7-a8")
    }),
    ("family-won", |look| {
        let pieces = "sKg1 wKa6 nKj12 eKl6 sRe11 sRd8 wRa7 eRl7";
        let mut player = game_from(guest(look), pieces, "d8-d12+ a7-a8 l7-l8");
        for seat in [Seat::West, Seat::East] {
            press(&mut player, Control::Supervisor);
            press(&mut player, Control::Declare);
            press(&mut player, Control::TakeOut(seat));
        }
        player
    }),
    ("family-more", |look| {
        let mut player = played(look, "e2-e4 b7-d7 g11-g9 k8-i8");
        press(&mut player, Control::More);
        player
    }),
    ("family-claim", |look| {
        let mut player = played(look, "e2-e4 b7-d7 g11-g9 k8-i8");
        press(&mut player, Control::Claim);
        player
    }),
    ("family-moves", |look| {
        let mut player = played(look, "e2-e4 b7-d7 g11-g9 k8-i8 e4-e6 d7-e6 d11-d9");
        press(&mut player, Control::Moves);
        player
    }),
    ("family-happened", |look| {
        let mut player = played(look, "e2-e4 b7-d7 g11-g9 k8-i8 e4-e6");
        press(&mut player, Control::Leave(Seat::West));
        player.types("w");
        player
    }),
    ("family-supervisor", |look| {
        let mut player = begin(guest(look));
        press(&mut player, Control::Supervisor);
        press(&mut player, Control::Card(0));
        player
    }),
    ("family-declare", |look| {
        let mut player = begin(guest(look));
        press(&mut player, Control::Supervisor);
        press(&mut player, Control::Declare);
        player
    }),
    ("family-rule-changed", |look| {
        let mut player = begin(guest(look));
        press(&mut player, Control::Supervisor);
        press(&mut player, Control::Card(4));
        press(&mut player, Control::Value(4, 1));
        player
    }),
    ("family-away", |look| {
        let mut player = played(look, "e2-e4 b7-d7 g11-g9 k8-i8");
        press(&mut player, Control::Leave(Seat::West));
        player
    }),
    ("family-paused", |look| {
        let mut player = game_from(guest(look), "sKg1 wKa6 sRe4 wRa7", "");
        press(&mut player, Control::Leave(Seat::West));
        player
    }),
    ("family-draw", |look| {
        let mut player = played(look, "e2-e4 b7-d7 g11-g9 k8-i8");
        press(&mut player, Control::Offer);
        player
    }),
    ("family-teams", |look| {
        let mut player = begin(guest(look));
        press(&mut player, Control::Ally(Seat::North));
        press(&mut player, Control::Yes);
        press(&mut player, Control::Teams);
        player
    }),
    ("family-leaving", |look| {
        let mut player = begin(guest(look));
        press(&mut player, Control::More);
        press(&mut player, Control::WhoLeaves);
        player
    }),
    ("family-too-old", |look| {
        let mut player = begin(guest(look));
        press(&mut player, Control::Leave(Seat::South));
        player
    }),
    ("family-long", |look| {
        let mut player = recorded(guest(look));
        press(&mut player, Control::AutoTurn);
        player
    }),
    ("family-shown", |look| {
        let mut player = played(look, "e2-e4 b7-d7");
        player.key(Named::F11);
        player
    }),
    ("family-keys", |look| {
        let mut player = begin(guest(look));
        player.types("?");
        player
    }),
];

/// Who plays, while a game waits.
fn left(look: Look<'_>) -> Player {
    let mut player = played(look, "e2-e4");
    press(&mut player, Control::Back);
    player.app.go(Goto::Seats);
    player
}

/// A game of four with some moves.
fn played(look: Look<'_>, text: &str) -> Player {
    let mut player = begin(guest(look));
    moves(&mut player, text);
    player
}
