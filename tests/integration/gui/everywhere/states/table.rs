//! The table.

use iced::keyboard::Modifiers;
use iced::keyboard::key::Named;

use squarewise::gui::Message;
use squarewise::gui::screen::table::{self, model::Control};
use squarewise::locale::Phrase;
use squarewise::rules::Claim;

use super::{Look, State};
use crate::gui::table::{game, open, write};
use crate::gui::tools::Player;

/// A long game, so that the list scrolls.
const LONG: &str = "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O f6 d4 exd4 Nxd4 c5 Nb3 Qxd1 Rxd1 Bg4 f3 Be6 \
    Nc3 Bd6 Be3 b6 a4 O-O-O a5 Kb7 e5 Be7 Rxd8 Bxd8 Ne4 Kc6 axb6 cxb6 Rxa6 Ne7";

pub(super) const STATES: &[State] = &[
    ("table-laid-out", |look| open(look, None)),
    ("table-friends", |look| {
        let mut player = open(look, None);
        write(&mut player, "e4 d5 exd5 Qxd5 Nc3");
        player
    }),
    ("table-friends-more", |look| {
        let mut player = open(look, None);
        write(&mut player, "e4");
        press(&mut player, Control::More);
        player
    }),
    ("table-friends-won", |look| {
        let mut player = open(look, None);
        write(&mut player, "e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7");
        player
    }),
    ("table-look-again", |look| {
        let mut player = open(look, None);
        write(&mut player, "f3 e5 g4 Qh4");
        press(&mut player, Control::LookAgain);
        player
    }),
    ("table-rules", |look| {
        let mut player = open(look, None);
        press(&mut player, Control::OtherRules);
        for _ in 0..4 {
            player.key(Named::Tab);
        }
        player
    }),
    ("table-begin", |look| {
        let mut player = club(look, "");
        player.squares(&["g1"]);
        player
    }),
    ("table-long", |look| {
        let mut player = game(look, None, &Phrase::ProfileFamily, LONG);
        player.types("Nf");
        player
    }),
    ("table-refused", |look| {
        let mut player = club(look, "e4 e5 Nf3 Nc6 Bb5 d6");
        player.drag("c6", "d4");
        player
    }),
    ("table-would-change", |look| {
        let mut player = club(look, "e4 e5 Nf3 Nc6 Bb5 d6");
        player.drag("c6", "d4");
        press(&mut player, Control::WouldChange);
        player
    }),
    ("table-held", |look| {
        let mut player = game(look, None, &Phrase::ProfileFide, "e4 e5");
        player.squares(&["b1", "d2"]);
        player
    }),
    ("table-promotion", |look| {
        let start = Some("7k/P6p/8/8/8/8/8/K7 w - - 0 1");
        let mut player = game(look, start, &Phrase::ProfileClub, "");
        player.squares(&["a7", "a8"]);
        player
    }),
    ("table-offer", |look| {
        let mut player = club(look, "e4 e5");
        player.click_on(&Phrase::ButtonOfferDraw);
        write(&mut player, "Nf3");
        player
    }),
    ("table-claim", |look| {
        let mut player = club(look, "e4 e5");
        press(&mut player, Control::Claim);
        player
    }),
    ("table-claim-refused", |look| {
        let mut player = club(look, "e4 e5");
        press(&mut player, Control::Claim);
        press(&mut player, Control::Now(Claim::Threefold));
        player
    }),
    ("table-more", |look| {
        let mut player = club(look, "e4 e5");
        press(&mut player, Control::AutoTurn);
        press(&mut player, Control::More);
        player
    }),
    ("table-keys", |look| {
        let mut player = club(look, "e4 e5");
        player.types("?");
        player
    }),
    ("table-drawn", |look| {
        let mut player = club(look, "e4 e5 Nf3");
        player.draw("b8", "c6", Modifiers::empty());
        player.draw("g8", "f6", Modifiers::SHIFT);
        player.draw("d7", "d5", Modifiers::ALT);
        player.draw("e5", "e5", Modifiers::CTRL);
        player
    }),
    ("table-adjusted", |look| {
        let mut player = game(look, None, &Phrase::ProfileFide, "e4 e5");
        press(&mut player, Control::Adjust);
        player.squares(&["b1"]);
        player
    }),
    ("table-anybody-claims", |look| {
        let rules = Phrase::ProfilePrintAndPlay;
        let mut player = game(look, None, &rules, "e4 e5");
        press(&mut player, Control::Claim);
        player
    }),
    ("table-happened", |look| {
        let mut player = club(look, "e4 e5 Nf3 Nc6 Bb5");
        player.drag("c6", "c5");
        player.types("w");
        player
    }),
    ("table-counted", |look| {
        let mut player = game(look, None, &Phrase::ProfileFide, "Nf3 Nf6 Nc3 Nc6");
        press(&mut player, Control::Counter);
        player
    }),
    ("table-pasted", |look| {
        let mut player = club(look, "e4 e5");
        let pasted = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6".to_owned();
        let message = table::Message::Pasted(Some(pasted));
        player.settle(vec![Message::Table(message)]);
        player
    }),
    ("table-resign", |look| {
        let mut player = club(look, "e4 e5");
        press(&mut player, Control::Resign);
        player
    }),
    ("table-resigned", |look| {
        let mut player = club(look, "e4 e5");
        press(&mut player, Control::Resign);
        press(&mut player, Control::Yes);
        player
    }),
    ("table-mate", |look| club(look, "f3 e5 g4 Qh4")),
];

/// A game by the rules of a club.
pub(super) fn club(look: Look<'_>, moves: &str) -> Player {
    game(look, None, &Phrase::ProfileClub, moves)
}

fn press(player: &mut Player, control: Control) {
    let message = table::Message::Pressed(control);
    player.settle(vec![Message::Table(message)]);
}
