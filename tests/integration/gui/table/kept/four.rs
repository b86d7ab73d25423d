//! A whole game of four through the window: every button and every square as a message; it is kept,
//! the program is started again in the middle of it and at its end, and it is the same game.

use std::fs;

use squarewise::gui::base::route::Goto;
use squarewise::gui::base::{HasFrame, Laid};
use squarewise::gui::board::BoardEvent;
use squarewise::gui::screen::table::model::{Body, Control};
use squarewise::gui::screen::{home, seats, table};
use squarewise::gui::{App, Message};
use squarewise::rules::ruleset::RuleKey;
use squarewise::rules::{Attempt, Cross, Ending, Game, GameEvent, Seat, Seats};

use super::start;
use crate::gui::tools::Shown;
use crate::support::{Folder, project};

/// A window that keeps everything in a folder.
struct Window {
    app: App,
}

impl Window {
    /// Starts the program.
    fn open(folder: &Folder) -> Self {
        Self {
            app: App::start(start(folder)),
        }
    }

    /// From the list of lessons to the seats.
    fn open_seats(&mut self) {
        self.app.go(Goto::Home);
        let door = home::Message::Pressed(home::model::Control::Family);
        let _ = self.app.update(Message::Home(door));
        assert!(self.app.seats_screen().is_some());
    }

    fn seat(&mut self, message: seats::Message) {
        let _ = self.app.update(Message::Seats(message));
    }

    fn press(&mut self, control: Control) {
        let ring = self.screen().model().ring();
        assert!(
            ring.contains(&control),
            "{control:?} is not there: {ring:?}"
        );
        let message = table::Message::Pressed(control);
        let _ = self.app.update(Message::Family(message));
    }

    fn square(&mut self, square: squarewise::rules::Square<Cross>) {
        let message = table::Message::Board(Control::Board, BoardEvent::Pressed(square.into()));
        let _ = self.app.update(Message::Family(message));
    }

    fn screen(&self) -> &table::Several {
        self.app.family_screen().expect("the family table")
    }

    fn game(&self) -> &Game<Cross> {
        self.screen().game().game()
    }

    /// Everybody who is asked says yes.
    fn agree(&mut self) {
        while self.screen().game().proposal().is_some() {
            self.press(Control::Yes);
        }
    }

    /// A move by hand; who says check presses the button while the piece is in the hand.
    fn play(&mut self, attempt: Attempt<Cross>, says_check: bool) {
        self.square(attempt.from);
        if says_check {
            self.press(Control::Main);
        }
        self.square(attempt.to);
        if let Some(role) = attempt.promotion {
            self.press(Control::Promote(role));
        }
    }

    /// A rule is changed on its card.
    fn change(&mut self, key: &'static RuleKey, value: &str) {
        self.press(Control::Supervisor);
        let words = self
            .app
            .shared()
            .label(&squarewise::explain::key_name(key).unwrap());
        let Body::Supervisor { cards, .. } = &self.screen().model().body else {
            panic!("no cards");
        };
        let place = cards.iter().position(|card| card.name == words).unwrap();
        self.press(Control::Card(place));
        let value = key.values.iter().position(|it| *it == value).unwrap();
        self.press(Control::Value(place, value));
        self.press(Control::Close);
    }

    /// Does by hand what stands in the record.
    fn act(&mut self, event: GameEvent<Cross>) {
        match event {
            GameEvent::Move {
                attempt,
                says_check,
            } => self.play(attempt, says_check),
            GameEvent::Call(_) => self.press(Control::Main),
            GameEvent::Leave(seat) => self.press(Control::Leave(seat)),
            GameEvent::Return(seat) => self.press(Control::Return(seat)),
            GameEvent::Ally(one, other) | GameEvent::Part(one, other) => {
                let turn = self.game().player();
                let partner = if turn == one { other } else { one };
                self.press(Control::More);
                self.press(Control::Teams);
                self.press(match event {
                    GameEvent::Ally(..) => Control::Ally(partner),
                    _ => Control::Part(partner),
                });
                self.agree();
            }
            GameEvent::Rule { key, value } => self.change(key, value),
            GameEvent::TakeBack => {
                self.press(Control::TakeBack);
                self.agree();
            }
            other => panic!("the record holds {other:?}"),
        }
    }
}

/// The players of a record sit down, and the game begins.
fn sit_down(window: &mut Window, record: &Game<Cross>) {
    window.open_seats();
    for seat in Seat::ALL {
        let age = record.ages().0[seat].unwrap().to_string();
        window.seat(seats::Message::Typed(
            seats::model::Control::Name(seat),
            record.name(seat).to_owned(),
        ));
        window.seat(seats::Message::Typed(seats::model::Control::Age(seat), age));
    }
    window.seat(seats::Message::Pressed(seats::model::Control::Begin));
}

/// The program is started again, and goes on with the game that was left.
fn restart(folder: &Folder) -> Window {
    let mut window = Window::open(folder);
    window.open_seats();
    assert!(window.app.seats_screen().unwrap().model().go_on.is_some());
    window.seat(seats::Message::Pressed(seats::model::Control::GoOn));
    window
}

#[test]
fn a_long_game_of_four_is_played_kept_and_gone_on_with() {
    let text = fs::read_to_string(project("tests/fixtures/family/long-game.txt")).unwrap();
    let record = Game::<Cross>::from_record(&text).unwrap();
    assert!(record.n_plies() >= 120);
    let folder = Folder::new("family-long-game");
    let mut window = Window::open(&folder);
    sit_down(&mut window, &record);
    for (n, event) in record.log().iter().enumerate() {
        window.act(*event);
        let last = window.game().log().last();
        assert_eq!(last, Some(event), "event {n}");
        assert_eq!(window.game().log().len(), n + 1);
        if n % 40 == 39 {
            let before = window.game().record();
            window = restart(&folder);
            assert_eq!(window.game().record(), before, "after {n} events");
        }
    }
    let outcome = window.game().outcome().unwrap();
    assert_eq!(outcome.ending, Ending::LastKing);
    assert_eq!(outcome.winners, Seats::NONE.with(Seat::East));
    assert_eq!(window.game(), &record, "the same game as the record");
    assert_eq!(window.game().record(), text);
    let kept = Window::open(&folder);
    let kept = kept.app.shared().family.game().unwrap();
    assert_eq!(kept.game(), &record);
}

#[test]
fn a_damaged_game_is_kept_aside_and_the_last_good_one_is_there() {
    let text = fs::read_to_string(project("tests/fixtures/family/long-game.txt")).unwrap();
    let record = Game::<Cross>::from_record(&text).unwrap();
    let folder = Folder::new("family-damaged");
    let mut window = Window::open(&folder);
    sit_down(&mut window, &record);
    for event in record.log().iter().take(8) {
        window.act(*event);
    }
    let before = window.game().record();
    let file = folder.path().join("family.toml");
    let kept = fs::read_to_string(&file).unwrap();
    let last = before.lines().last().unwrap();
    fs::write(&file, kept.replace(last, "e1-h7")).unwrap();
    let window = restart(&folder);
    let (events, whole) = (window.game().record(), before);
    assert!(whole.starts_with(&events), "one event is lost, no more");
    assert_eq!(window.game().log().len(), 7);
    assert!(!window.app.shared().notices.is_empty(), "somebody is told");
    let aside = fs::read_dir(folder.path()).unwrap();
    let names = aside.map(|it| it.unwrap().file_name().into_string().unwrap());
    assert!(names.into_iter().any(|name| name.contains("broken")));
}

#[test]
fn what_happened_is_told_once_however_often_the_table_is_left() {
    let text = fs::read_to_string(project("tests/fixtures/family/long-game.txt")).unwrap();
    let record = Game::<Cross>::from_record(&text).unwrap();
    let folder = Folder::new("family-told-once");
    let mut window = Window::open(&folder);
    sit_down(&mut window, &record);
    for event in record.log().iter().take(5) {
        window.act(*event);
    }
    let lines = |window: &mut Window| {
        window.press(Control::More);
        window.press(Control::Transcript);
        let Body::Transcript(card) = &window.screen().model().body else {
            panic!("no card");
        };
        card.lines.clone()
    };
    let first = lines(&mut window);
    assert_eq!(first.len(), 5);
    let mut window = restart(&folder);
    for _ in 0..2 {
        assert_eq!(lines(&mut window), first);
        window.press(Control::Back);
        window.open_seats();
        window.seat(seats::Message::Pressed(seats::model::Control::GoOn));
    }
}
