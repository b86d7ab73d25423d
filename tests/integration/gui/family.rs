//! Ways to the family table: seats, games from positions, moves by hand.

use squarewise::gui::base::HasFrame;
use squarewise::gui::base::route::Goto;
use squarewise::gui::base::shared::Shared;
use squarewise::gui::base::shared::games::Left;
use squarewise::gui::screen::table::model::Control;
use squarewise::gui::screen::{seats, table};
use squarewise::gui::{App, Message};
use squarewise::lesson::rulesets;
use squarewise::rules::{
    Ages, BySeat, Cross, Game, GameEvent, Piece, Position, Role, Seat, Seats, Setup, Square, Waive,
};
use squarewise::table::{Player as Somebody, Table};

use super::play::Player;
use super::support::guest;
use crate::gui::shown::Shown;
use crate::support::project;

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
        all.push(seats::Message::Typed(
            seats::model::Control::Age(seat),
            age.to_owned(),
        ));
    }
    all.push(seats::Message::Pressed(seats::model::Control::Begin));
    player.settle(all.into_iter().map(Message::Seats).collect());
    assert!(player.app.family_screen().is_some());
    player
}

/// A position with these pieces (`sRf4`, `nKg12`), South to move.
fn position(pieces: &str) -> Position<Cross> {
    let mut setup = Setup::<Cross>::parse_ffc(EMPTY).unwrap();
    setup.seats = Seats::NONE;
    for piece in pieces.split_whitespace() {
        let mut letters = piece.chars();
        let seat = letters.next().unwrap().to_ascii_uppercase();
        let seat = Seat::from_initial(seat).unwrap();
        let role = Role::from_letter(letters.next().unwrap()).unwrap();
        let square = Square::parse(letters.as_str()).unwrap();
        setup.board.put(square, Piece::new(role, seat));
        setup.seats = setup.seats.with(seat);
    }
    setup.into_position(Waive::NOTHING).unwrap()
}

const EMPTY: &str = "S aaaa - - - x,x,8,x,x/x,x,8,x,x/12/12/12/12/12/12/12/12/x,x,8,x,x/x,x,8,x,x";

/// A window with the long game of the tests, shortly before its end.
pub(crate) fn recorded(shared: Shared) -> Player {
    let text = std::fs::read_to_string(project("tests/fixtures/family/long-game.txt")).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let game = Game::from_record(&lines[..LATE].join("\n")).unwrap();
    table(shared, game)
}

/// How much of its record that is.
const LATE: usize = 124;

/// A window with a game from a position, and moves played in it: `f4-g4+ a7-a8`.
pub(crate) fn game_from(shared: Shared, pieces: &str, moves: &str) -> Player {
    let rules = rulesets::named("family").unwrap();
    let ages = Ages(BySeat([Some(68), Some(9), Some(6), Some(41)]));
    let mut game = Game::new(position(pieces), rules, ages);
    for mv in moves.split_whitespace() {
        let (text, says_check) = match mv.strip_suffix('+') {
            Some(text) => (text, true),
            None => (mv, false),
        };
        let attempt = squarewise::rules::Attempt::parse(text).unwrap();
        let event = GameEvent::Move {
            attempt,
            says_check,
        };
        game.apply(event)
            .unwrap_or_else(|fault| panic!("{mv}: {fault:?}"));
    }
    let names = ["owl", "fox", "bear", "hare"].map(|animal| shared.animal(animal));
    for (seat, name) in Seat::ALL.into_iter().zip(names) {
        game.set_name(seat, &name);
    }
    table(shared, game)
}

/// A window with a game.
fn table(mut shared: Shared, game: Game<Cross>) -> Player {
    let animals = ["owl", "fox", "bear", "hare"].into_iter();
    let players = Seat::ALL
        .into_iter()
        .zip(animals)
        .map(|(seat, animal)| Somebody {
            name: game.name(seat).to_owned(),
            animal: animal.to_owned(),
            age: game.ages().0[seat],
        });
    let players: Vec<Somebody> = players.collect();
    let players = BySeat(players.try_into().unwrap());
    shared.family.left = Some(Left::new(Table::of_game(game, players)));
    let mut app = App::new(shared);
    app.go(Goto::FamilyTable);
    Player::of(app)
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

/// Presses a control of the family table.
pub(crate) fn press(player: &mut Player, control: Control) {
    let message = table::Message::Pressed(control);
    player.settle(vec![Message::Family(message)]);
}

/// What the coach says.
pub(crate) fn coach(player: &Player) -> String {
    let family = player.app.family_screen().unwrap();
    family.model().coach.speech.words()
}

#[test]
fn several_go_on_by_their_names_whatever_is_pasted() {
    let mut player = recorded(guest(&["en"]));
    let players = |player: &Player| {
        let table = player.app.family_screen().unwrap().game();
        table
            .seats()
            .iter()
            .map(|seat| table.player(seat).clone())
            .collect::<Vec<_>>()
    };
    let before = players(&player);
    let record = player.app.family_screen().unwrap().game().game().record();
    let message = table::Message::Pasted(Some(record));
    player.settle(vec![Message::Family(message)]);
    press(&mut player, Control::Yes);
    assert_eq!(players(&player), before);
}
