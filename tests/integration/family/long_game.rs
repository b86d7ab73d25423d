//! A whole game of four: everything happens in it, and it is played again from its record.

use std::fs;

use squarewise::rules::{Consequence, Cross, Ending, Game, GameEvent, Seat, Seats};

use crate::support::project;

fn long_game() -> (String, Game) {
    let text = fs::read_to_string(project("tests/fixtures/family/long-game.txt")).unwrap();
    let game = Game::from_record(&text).unwrap_or_else(|error| panic!("{error}"));
    (text, game)
}

fn news(game: &Game) -> Vec<Consequence<Cross>> {
    let events = game.events();
    events.flat_map(|(_, news)| news.iter().copied()).collect()
}

#[test]
fn a_long_game_is_played_again_to_the_same_end() {
    let (text, game) = long_game();
    assert_eq!(game.record(), text);
    assert_eq!(game.n_plies(), 142);
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.ending, Ending::LastKing);
    assert_eq!(outcome.winners, Seats::NONE.with(Seat::East));
    let mut again = Game::new(*game.start(), *game.first_rules(), *game.ages());
    for seat in Seat::ALL {
        again.set_name(seat, game.name(seat));
    }
    for event in game.log() {
        again.apply(*event).unwrap();
    }
    assert_eq!(again, game);
}

#[test]
fn everything_that_the_family_game_has_happens_in_it() {
    let (_, game) = long_game();
    let news = news(&game);
    let n = |wanted: fn(&Consequence<Cross>) -> bool| news.iter().filter(|it| wanted(it)).count();
    assert!(n(|it| matches!(it, Consequence::Mated { .. })) == 3);
    assert!(n(|it| matches!(it, Consequence::Said { .. })) >= 4);
    assert!(n(|it| matches!(it, Consequence::RuleChanged { .. })) >= 2);
    for happened in [
        Consequence::Left(Seat::East),
        Consequence::Returned(Seat::East),
        Consequence::Allied(Seat::South, Seat::North),
        Consequence::Parted(Seat::South, Seat::North),
    ] {
        assert!(news.contains(&happened), "{happened:?}");
    }
    let side = |mv: &&squarewise::rules::Move<Cross>| {
        let taken = mv.captured().filter(|_| mv.is_en_passant());
        taken.is_some_and(|(_, pawn)| pawn.seat != mv.piece().seat.opposite())
    };
    assert!(
        game.moves().iter().any(|mv| side(&mv)),
        "en passant from the side"
    );
    let log = game.log();
    assert!(log.contains(&GameEvent::TakeBack));
    assert!(log.iter().any(|event| matches!(event, GameEvent::Call(_))));
    assert!(
        Seat::ALL
            .iter()
            .all(|seat| !game.captured_by(*seat).is_empty())
    );
}

#[test]
fn silent_checks_stand_in_it_and_are_left_standing() {
    let (_, game) = long_game();
    let mut again = Game::new(*game.start(), *game.first_rules(), *game.ages());
    let mut n_silent = 0;
    for event in game.log() {
        n_silent += usize::from(again.position().is_silent_check());
        again.apply(*event).unwrap();
    }
    assert!(n_silent >= 3, "{n_silent}");
}

#[test]
fn every_event_of_it_can_be_taken_back() {
    let (_, mut game) = long_game();
    let n_standing = game.events().count();
    for _ in 0..n_standing {
        game.apply(GameEvent::TakeBack).unwrap();
    }
    let fresh = Game::new(*game.start(), *game.first_rules(), *game.ages());
    assert_eq!(game.position(), fresh.position());
    assert_eq!((game.n_plies(), game.outcome()), (0, None));
    assert_eq!(Game::from_record(&game.record()), Ok(game));
}
