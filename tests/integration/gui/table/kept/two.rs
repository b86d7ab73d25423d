//! The game of two is kept after every move, as that of several is, and nothing but a button leaves it.

use iced::keyboard::key::Named;

use squarewise::gui::base::HasFrame;
use squarewise::gui::base::route::Goto;
use squarewise::gui::board::BoardEvent;
use squarewise::gui::screen::seats;
use squarewise::gui::screen::table::Message as Done;
use squarewise::gui::screen::table::model::{Body, Control};
use squarewise::gui::{App, Launch, Message};
use squarewise::lesson::rulesets;
use squarewise::locale::Phrase;
use squarewise::rules::{Ending, Role, Seat, Square};
use squarewise::scene::Spot;

use crate::gui::table::game;
use crate::gui::table::kept::start;
use crate::gui::tools::{Player, Shown};
use crate::support::Folder;

/// The table of a program that keeps everything in a folder.
fn open(folder: &Folder) -> App {
    let mut app = App::start(start(folder));
    app.go(Goto::Table(None));
    app
}

fn press(app: &mut App, control: Control) {
    let _ = app.update(Message::Table(Done::Pressed(control)));
}

fn play(app: &mut App, squares: &str) {
    for name in squares.split(' ') {
        let square: Square = Square::parse(name).unwrap();
        let spot = Spot::from(square);
        let _ = app.update(Message::Table(Done::Board(
            Control::Board,
            BoardEvent::Pressed(spot),
        )));
    }
}

fn moves(app: &App) -> Vec<String> {
    app.table_screen().unwrap().game().sans()
}

#[test]
fn a_game_of_two_is_gone_on_with_after_the_program_was_closed() {
    let folder = Folder::new("game-of-two");
    let mut app = open(&folder);
    let club = rulesets::names().position(|name| name == "club").unwrap();
    press(&mut app, Control::Rules(club));
    // The program is closed after every single move, without a word.
    for (squares, n_moves) in [("e2 e4", 1), ("d7 d5", 2), ("e4 d5", 3)] {
        play(&mut app, squares);
        assert_eq!(moves(&app).len(), n_moves);
        app = open(&folder);
        assert_eq!(moves(&app).len(), n_moves, "after {squares}");
    }
    let screen = app.table_screen().unwrap();
    let title = app.shared().label(&Phrase::ProfileClub);
    assert_eq!(screen.model().title, title, "under its own rules");
    let Body::Game { rows, players, .. } = &screen.model().body else {
        panic!("the rules are not chosen anew");
    };
    assert_eq!(rows.len(), 2);
    assert_eq!(players[0].captured[0].role, Role::Pawn);
    press(&mut app, Control::More);
    press(&mut app, Control::Transcript);
    let Body::Transcript(card) = &app.table_screen().unwrap().model().body else {
        panic!("what happened");
    };
    assert!(card.lines.len() >= 3, "{:?}", card.lines);
    drop(app);
    let mut app = open(&folder);
    press(&mut app, Control::TakeBack);
    press(&mut app, Control::Yes);
    assert_eq!(moves(&open(&folder)).len(), 2, "a take back is kept, too");
}

#[test]
fn a_game_that_is_only_looked_at_is_kept_as_it_stands() {
    let folder = Folder::new("look-at-two");
    let mut app = open(&folder);
    press(&mut app, Control::Rules(0));
    play(&mut app, "e2 e4 e7 e5");
    press(&mut app, Control::Show);
    for _ in 0..2 {
        let key = squarewise::gui::base::focus::Key::PageUp;
        let _ = app.update(Message::Table(Done::Key(key)));
    }
    assert!(moves(&app).is_empty(), "it is looked at from its beginning");
    assert_eq!(moves(&open(&folder)), ["e4", "e5"]);
}

#[test]
fn escape_never_leaves_a_game() {
    let mut player = game("en", None, &Phrase::ProfileFide, "e4 e5");
    player.types("Nf");
    for _ in 0..5 {
        player.key(Named::Escape);
    }
    assert!(player.app.table_screen().is_some(), "still at the table");
    let back = player.say(&Phrase::ButtonBack);
    player.click(&back);
    assert!(player.app.table_screen().is_none());

    let mut fresh = crate::gui::table::open("en", None);
    fresh.key(Named::Escape);
    assert!(fresh.app.table_screen().is_none(), "no game was begun");
}

#[test]
fn two_who_sat_down_are_called_by_name_and_kept_so() {
    let folder = Folder::new("named-two");
    let mut app = open(&folder);
    app.go(Goto::Seats);
    for control in [
        seats::model::Control::Players(2),
        seats::model::Control::SmallBoard,
    ] {
        let typed =
            seats::Message::Typed(seats::model::Control::Name(Seat::South), "Anna".to_owned());
        let _ = app.update(Message::Seats(typed));
        let _ = app.update(Message::Seats(seats::Message::Pressed(control)));
    }
    press(&mut app, Control::Rules(0));
    let said = |app: &App| app.table_screen().unwrap().model().coach.speech.words();
    assert_eq!(said(&app), "It\u{2019}s Anna\u{2019}s turn.");
    play(&mut app, "e2 e4");
    let app = open(&folder);
    let table = app.table_screen().unwrap().game();
    assert_eq!(table.player(Seat::WHITE).name, "Anna");
    let black = table.player(Seat::BLACK);
    assert!(black.name.is_empty() && !black.animal.is_empty());
    let mut german = App::start(Launch {
        language: Some("de".to_owned()),
        ..start(&folder)
    });
    german.go(Goto::Table(None));
    press(&mut german, Control::Flip);
    let animal = german.shared().animal(&black.animal);
    assert!(said(&german).contains(&animal), "{}", said(&german));
}

#[test]
fn two_under_the_family_rules_have_a_supervisor() {
    let mut player: Player = game("en", None, &Phrase::ProfileFamily, "e4 e5");
    player.click_on(&Phrase::FamilySupervisor);
    let Body::Supervisor { cards, .. } = &player.table().body else {
        panic!("the cards");
    };
    assert!(cards.len() > 20);
    let said = player.table().coach.speech.words();
    assert_eq!(said, player.say(&Phrase::FamilySupervisorLine));
    let mut plain = game("en", None, &Phrase::ProfileFide, "e4");
    assert!(plain.table().supervisor.is_none());
    plain.key(Named::Escape);
}

#[test]
fn two_are_told_who_wins_when_a_player_is_taken_out() {
    let mut player = game("en", None, &Phrase::ProfileFamily, "e4 e5");
    player.settle(vec![Message::Table(Done::Pressed(Control::TakeOut(
        Seat::BLACK,
    )))]);
    let outcome = player.app.table_screen().unwrap().game().outcome().unwrap();
    assert_eq!(outcome.ending, Ending::LastKing);
    let said = player.table().coach.speech.words();
    assert!(said.contains("wins"), "{said}");
    assert!(!said.contains("Checkmate"), "{said}");
}
