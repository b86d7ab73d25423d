//! Two friends at the table: a check is seen at once, a refusal is one sentence, the winner is celebrated, Escape asks,
//! and what is pressed stays where it is.

use std::collections::BTreeSet;

use iced::keyboard::key::Named;

use squarewise::gui::base::HasFrame;
use squarewise::gui::base::route::Goto;
use squarewise::gui::base::view::id_of;
use squarewise::gui::look::joy;
use squarewise::gui::screen::table;
use squarewise::gui::screen::table::model::{Body, Control, MovePart};
use squarewise::gui::{App, Message};
use squarewise::locale::Phrase;
use squarewise::rules::{Piece, Role, Seat};
use squarewise::scene::{ArrowKind, Mark, Tone};

use crate::gui::table::{coach, family, game, sans};
use crate::gui::tools::{Player, Shown, Watched, guest, spot};

/// After these Black stands in check, and after the others White is mated.
const CHECK: &str = "e4 f6 Qh5";
const MATE: &str = "f3 e5 g4";

fn friends(moves: &str) -> Player {
    game("en", None, &Phrase::ProfileFriends, moves)
}

fn press(player: &mut Player, control: Control) {
    let message = table::Message::Pressed(control);
    player.settle(vec![Message::Table(message)]);
}

fn marks(player: &Player) -> &[Mark] {
    &player.table().scene.marks
}

#[test]
fn a_check_is_marked_as_soon_as_it_counts() {
    let ring = Mark::Circle(spot("e8"), Tone::Red);
    let way = Mark::arrow(spot("h5"), spot("e8"), ArrowKind::Attack);
    for rules in [Phrase::ProfileFriends, Phrase::ProfileFide] {
        let player = game("en", None, &rules, CHECK);
        assert!(marks(&player).contains(&ring), "{rules:?}");
        assert!(marks(&player).contains(&way), "{rules:?}");
        let player = game("en", None, &rules, "e4 f6 Qh5 g6");
        assert!(!marks(&player).contains(&ring), "it is answered");
    }
    assert_eq!(coach(&friends(CHECK)), "Check! Black must deal with it.");
    let player = game("en", None, &Phrase::ProfileFamily, CHECK);
    assert!(!marks(&player).contains(&ring), "nobody has said it");
}

#[test]
fn friends_hear_one_sentence_that_names_what_helps() {
    for (moves, tried, said) in [
        (
            CHECK,
            ["d7", "d5"],
            "First save your king: the queen on h5 gives check.",
        ),
        ("", ["f1", "d3"], "Your pawn on e2 is in the way."),
        ("", ["d1", "d2"], "Your pawn is already on d2."),
        (
            "e4 e5",
            ["e4", "e5"],
            "Pawns take diagonally, not straight ahead.",
        ),
        (
            "",
            ["e2", "e5"],
            "Pawns go one step, or two from their start.",
        ),
    ] {
        let mut player = friends(moves);
        player.drag(tried[0], tried[1]);
        assert_eq!(coach(&player), said);
        assert!(
            player.table().coach.rule_link.is_some(),
            "more is behind it"
        );
        let mut strict = game("en", None, &Phrase::ProfileClub, moves);
        strict.drag(tried[0], tried[1]);
        assert!(coach(&strict).len() > coach(&player).len());
    }
}

#[test]
fn a_move_worth_a_cry_gets_one_among_friends() {
    for (moves, cheer) in [
        ("e4 d5 exd5", "Snap! A pawn is caught."),
        (
            "e4 d5 exd5 Qxd5 Nc3 Qa5 d4 e5 dxe5",
            "Ooh! There goes a pawn.",
        ),
        (
            "e4 e5 Nf3 Nf6 Bc4 Bc5 O-O",
            "Whoosh! King and rook in one move.",
        ),
        (
            "a4 b5 axb5 a6 bxa6 Bb7 axb7 h6 bxa8=Q",
            "Ta-da! A new queen!",
        ),
    ] {
        let said = coach(&friends(moves));
        assert!(said.starts_with(cheer), "{moves}: {said}");
        let strict = game("en", None, &Phrase::ProfileClub, moves);
        assert!(!coach(&strict).starts_with(cheer), "{moves}");
    }
    assert_eq!(coach(&friends("e4 d5")), "It\u{2019}s White\u{2019}s turn.");
    let mut player = friends("e4 d5 exd5");
    press(&mut player, Control::TakeBack);
    assert!(!coach(&player).contains("Snap!"), "{}", coach(&player));
    let check = coach(&friends("e4 d5 Bb5"));
    assert!(check.starts_with("Check!"), "{check}");
}

#[test]
fn each_side_has_figures_of_its_own_in_the_list() {
    let player = friends("Nf3 Nf6");
    let Body::Game { rows, .. } = &player.table().body else {
        panic!("no list");
    };
    let men = rows[0].moves.iter().flatten().map(|mv| mv.parts[0].clone());
    let knight = |seat| MovePart::Man(Piece::new(Role::Knight, seat));
    let expected = [knight(Seat::WHITE), knight(Seat::BLACK)];
    assert_eq!(men.collect::<Vec<_>>(), expected);
}

/// A game that ends with the next move, where things move or not.
fn before_mate(moves: bool) -> Player {
    let mut shared = guest(&["en"]);
    shared.settings.motion = moves;
    let mut app = App::new(shared);
    app.go(Goto::Table(None));
    let mut player = Player::of(app);
    super::choose(&mut player, &Phrase::ProfileFriends);
    super::write(&mut player, MATE);
    player
}

#[test]
fn whoever_mates_is_celebrated_and_a_key_ends_that_first() {
    let pawns: BTreeSet<u64> = (0..8)
        .flat_map(|hue| (0..joy::TURNS).map(move |turn| joy::pawn(hue, turn).id()))
        .collect();
    let mut player = before_mate(true);
    super::write(&mut player, "Qh4");
    let mut watched = Watched::new(player);
    assert!(watched.at(0).wants_more);
    assert!(watched.at(500).place(&pawns).len() > 5, "pawns fall");
    watched.player.key(Named::Escape);
    assert_eq!(sans(&watched.player).len(), 4, "it only skips");
    assert!(watched.at(700).place(&pawns).is_empty());

    let mut still = before_mate(false);
    super::write(&mut still, "Qh4");
    let mut watched = Watched::new(still);
    assert!(watched.at(100).place(&pawns).is_empty());
    assert!(!watched.at(200).wants_more, "where nothing is to move");
}

#[test]
fn escape_puts_away_then_asks_and_leaves_no_game() {
    let mut player = friends("e4");
    player.tap("e7");
    player.key(Named::Escape);
    assert!(player.app.table_screen().unwrap().game().picked().is_none());
    assert_ne!(coach(&player), "Do you want to go home?");
    player.drag("e7", "e4");
    player.key(Named::Escape);
    assert!(player.table().coach.rule_link.is_none(), "the reason goes");
    player.key(Named::Escape);
    assert_eq!(coach(&player), "Do you want to go home?");
    player.key(Named::Escape);
    assert_eq!(sans(&player), ["e4"], "asked again, it stays");
    player.key(Named::Escape);
    player.click_on(&Phrase::ButtonNotLegal);
    assert_eq!(sans(&player), ["e4"]);
    player.key(Named::Escape);
    player.click_on(&Phrase::ButtonLegal);
    assert!(player.app.table_screen().is_none());

    let mut player = family::begin(guest(&["en"]));
    family::moves(&mut player, "e2-e4");
    player.key(Named::Escape);
    assert_eq!(family::coach(&player), "Do you want to go home?");
    family::press(&mut player, Control::No);
    assert!(player.app.family_screen().is_some());
}

#[test]
fn nothing_moves_when_the_coach_says_more_or_less() {
    for (width, height) in [(1366.0, 768.0), (800.0, 600.0), (480.0, 560.0)] {
        let mut player = friends("e4 e5").sized(width, height);
        let place = |player: &mut Player, control| player.find(id_of(control)).unwrap();
        let before = place(&mut player, Control::More);
        player.drag("d2", "d5");
        assert_eq!(place(&mut player, Control::More), before, "{width}");
        press(&mut player, Control::More);
        let refused = place(&mut player, Control::AutoTurn);
        press(&mut player, Control::More);
        player.squares(&["d2", "d4"]);
        press(&mut player, Control::More);
        assert_eq!(place(&mut player, Control::AutoTurn), refused, "{width}");
    }
}

#[test]
fn a_family_has_whole_buttons_in_the_smallest_window() {
    let player = family::begin(guest(&["de"])).sized(480.0, 560.0);
    for control in [Control::Main, Control::TakeBack, Control::More] {
        let button = player.find(id_of(control)).unwrap();
        assert!(button.height >= 48.0, "{control:?}: {}", button.height);
        assert!(button.y + button.height <= 560.0, "{control:?}");
    }
    let screen = player.app.family_screen().unwrap();
    assert!(!screen.model().tools.is_empty());
}
