//! The family game: who plays, and the table.

use iced::keyboard::key::Named;

use squarewise::gui::Message;
use squarewise::gui::screen::family::model::Control;
use squarewise::gui::screen::{family, seats};
use squarewise::rules::Seat;

use super::{State, guest};
use crate::gui::family::{begin, moves, open_seats};
use crate::gui::play::Player;

pub(super) const STATES: &[State] = &[
    ("seats", |look| open_seats(guest(look))),
    ("seats-two", |look| {
        let mut player = open_seats(guest(look));
        sit(&mut player, seats::model::Control::Players(2));
        for _ in 0..4 {
            player.key(Named::Tab);
        }
        player
    }),
    ("family-begin", |look| {
        let mut player = begin(guest(look));
        player.squares(&["d1"]);
        player
    }),
    ("family-refused", |look| {
        let mut player = begin(guest(look));
        moves(&mut player, "e2-e4 b7-c7");
        player.drag("c12", "c8");
        player
    }),
    ("family-others", |look| {
        let mut player = begin(guest(look));
        player.squares(&["b7"]);
        player
    }),
    ("family-more", |look| {
        let mut player = begin(guest(look));
        moves(&mut player, "e2-e4 b7-d7 g11-g9 k8-i8");
        press(&mut player, Control::More);
        player
    }),
    ("family-supervisor", |look| {
        let mut player = begin(guest(look));
        press(&mut player, Control::Supervisor);
        press(&mut player, Control::Card(7));
        player
    }),
    ("family-away", |look| {
        let mut player = begin(guest(look));
        moves(&mut player, "e2-e4 b7-d7 g11-g9 k8-i8");
        press(&mut player, Control::Leave(Seat::West));
        player
    }),
    ("family-draw", |look| {
        let mut player = begin(guest(look));
        moves(&mut player, "e2-e4 b7-d7 g11-g9 k8-i8");
        press(&mut player, Control::Offer);
        player
    }),
    ("family-teams", |look| {
        let mut player = begin(guest(look));
        press(&mut player, Control::Teams);
        player
    }),
];

fn press(player: &mut Player, control: Control) {
    let message = family::Message::Pressed(control);
    player.settle(vec![Message::Family(message)]);
}

fn sit(player: &mut Player, control: seats::model::Control) {
    let message = seats::Message::Pressed(control);
    player.settle(vec![Message::Seats(message)]);
}
