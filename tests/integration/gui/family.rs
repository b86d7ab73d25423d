//! The family table, played by hand.

use squarewise::gui::route::Goto;
use squarewise::gui::screen::{family, seats};
use squarewise::gui::shared::Shared;
use squarewise::gui::{App, Message};
use squarewise::rules::Seat;

use super::play::Player;

/// A window with the choice of seats.
pub(crate) fn open_seats(shared: Shared) -> Player {
    let mut app = App::new(shared);
    app.go(Goto::Seats);
    Player::of(app)
}

/// A window with a game of four: a grandmother, two children and a mother.
pub(crate) fn begin(shared: Shared) -> Player {
    let mut player = open_seats(shared);
    let ages = ["68", "9", "6", "41"];
    let mut all: Vec<seats::Message> = Vec::new();
    for (seat, age) in Seat::ALL.into_iter().zip(ages) {
        all.push(seats::Message::Aged(seat, age.to_owned()));
    }
    all.push(seats::Message::Pressed(seats::model::Control::Begin));
    player.settle(all.into_iter().map(Message::Seats).collect());
    assert!(player.app.family_screen().is_some());
    player
}

/// Plays moves by pressing squares: `e2-e4 b7-c7`.
pub(crate) fn moves(player: &mut Player, moves: &str) {
    for mv in moves.split_whitespace() {
        let (from, to) = mv.split_once('-').unwrap();
        player.squares(&[from, to]);
        let family = player.app.family_screen().unwrap();
        let last = family.game().game().last_move().unwrap();
        let played = format!("{}-{}", last.from(), last.to());
        assert_eq!(played, mv, "{:?}", family.game().news());
    }
}

#[test]
fn a_game_of_four_is_played_by_hand() {
    let mut player = begin(super::support::guest(&["en"]));
    moves(&mut player, "e2-e4 b7-d7 g11-g9 k8-i8 e4-e6");
    let family = player.app.family_screen().unwrap();
    assert_eq!(family.game().turn(), Seat::West);
    let _ = family::model::Control::Board;
}
