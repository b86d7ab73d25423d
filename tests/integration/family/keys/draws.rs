//! Draws for all remaining: agreed, claimed, by counting, with bare kings.

use squarewise::rules::{Claim, Cross, Ending, Game, GameEvent, Refused, Seat, Seats, Status};

use crate::family::game::{apply, from, play, start, table};
use crate::family::keys::refused;

/// A round in which four knights jump out, and one in which they come back.
const OUT: &str = "d1-e3 a9-c8 d12-e10 l9-j8";
const BACK: &str = "e3-d1 c8-a9 e10-d12 j8-l9";

const fn claims(by: Seat, claim: Claim) -> GameEvent<Cross> {
    GameEvent::Claim {
        by,
        claim,
        intended: None,
    }
}

fn there_and_back(game: &mut Game, times: usize) {
    for _ in 0..times {
        play(game, OUT);
        play(game, BACK);
    }
}

#[test]
fn a_position_that_is_there_for_the_third_time_is_claimed_for_all() {
    let mut game = start(Seats::FOUR, &[]);
    there_and_back(&mut game, 1);
    let claim = claims(Seat::South, Claim::Threefold);
    let twice = Refused::CountTooLow {
        n: 2,
        plies: vec![0],
        bound: None,
        house: None,
    };
    assert_eq!(refused(&mut game, claim), twice);
    there_and_back(&mut game, 1);
    let turn = Seat::South;
    let other = claims(Seat::West, Claim::Threefold);
    assert_eq!(refused(&mut game, other), Refused::NotYourTurn { turn });
    apply(&mut game, claim);
    assert_eq!(game.outcome().unwrap().ending, Ending::Threefold);
    let mut anybody = start(Seats::FOUR, &[("claim_by", "any_player")]);
    there_and_back(&mut anybody, 2);
    apply(&mut anybody, other);
    let mut off = start(Seats::FOUR, &[("claims", "off")]);
    assert_eq!(
        refused(&mut off, claim),
        Refused::RuledOut { key: "claims" }
    );
}

#[test]
fn with_somebody_away_the_position_is_another() {
    let mut game = start(Seats::FOUR, &[]);
    there_and_back(&mut game, 2);
    assert_eq!(game.occurrences(), 3);
    apply(&mut game, GameEvent::Declare(Seat::East, Status::Away));
    assert_eq!(game.occurrences(), 1);
    apply(&mut game, GameEvent::Declare(Seat::East, Status::AtTable));
    assert_eq!(game.occurrences(), 3);
    apply(&mut game, GameEvent::Ally(Seat::South, Seat::West));
    assert_eq!(
        game.occurrences(),
        3,
        "an alliance without effect counts for nothing"
    );
}

#[test]
fn a_check_that_was_said_makes_another_position() {
    let board = table("S a-a-", "sKg1 sRd10 nKj12 nRc3 nPf8");
    let mut game = from(&board, &[]);
    for calls in ["", "+", ""] {
        play(&mut game, &format!("d10-d12{calls}"));
        let n_before = game.occurrences();
        assert_eq!(
            n_before,
            if calls == "+" || game.n_plies() == 1 {
                1
            } else {
                2
            }
        );
        play(&mut game, "j12-j11 d12-d10 j11-j12");
    }
}

#[test]
fn repetition_ends_the_game_by_itself_where_the_house_has_it_so() {
    let mut game = start(Seats::FOUR, &[("repetition", "automatic")]);
    there_and_back(&mut game, 2);
    assert_eq!(game.outcome().unwrap().ending, Ending::Threefold);
    let mut game = start(Seats::FOUR, &[]);
    there_and_back(&mut game, 4);
    assert_eq!(game.outcome().unwrap().ending, Ending::Fivefold);
}

#[test]
fn fifty_full_rounds_are_counted_however_many_play() {
    for seats in [Seats::FOUR, Seats::FOUR.without(Seat::East), Seats::TWO] {
        let mut game = start(seats, &[("fivefold", "off")]);
        let own = |moves: &str| -> String {
            let letters = Seat::ALL.into_iter().zip(moves.split(' '));
            let own = letters.filter(|(seat, _)| seats.contains(*seat));
            own.map(|(_, mv)| mv).collect::<Vec<_>>().join(" ")
        };
        let claim = claims(Seat::South, Claim::FiftyMoves);
        for _ in 0..24 {
            play(&mut game, &own(OUT));
            play(&mut game, &own(BACK));
        }
        play(&mut game, &own(OUT));
        let too_low = refused(&mut game, claim);
        let is_so = matches!(too_low, Refused::FiftyTooLow { rounds: 49, .. });
        assert!(is_so, "{too_low:?}");
        play(&mut game, &own(BACK));
        assert_eq!(game.quiet_rounds(), 50);
        apply(&mut game, claim);
        assert_eq!(game.outcome().unwrap().ending, Ending::FiftyMoves);
        apply(&mut game, GameEvent::TakeBack);
        play(&mut game, "e2-e3");
        assert_eq!(game.quiet_rounds(), 0);
    }
}

#[test]
fn fifty_rounds_end_the_game_by_themselves_where_the_house_has_it_so() {
    let options = [("fivefold", "off"), ("fifty_effect", "automatic")];
    let mut game = start(Seats::FOUR, &options);
    there_and_back(&mut game, 25);
    assert_eq!(game.outcome().unwrap().ending, Ending::FiftyMoves);
    let mut game = start(Seats::FOUR, &[("fivefold", "off")]);
    there_and_back(&mut game, 37);
    play(&mut game, OUT);
    assert_eq!(game.outcome().unwrap().ending, Ending::SeventyFive);
}

#[test]
fn bare_kings_are_a_draw_but_not_with_an_army_under_command() {
    let mut game = from(&table("S aaa-", "sKg1 wKa6 nKg12 nPg2"), &[]);
    play(&mut game, "g1-g2");
    assert_eq!(game.outcome().unwrap().ending, Ending::DeadPosition);
    let bare = from(&table("S aaa-", "sKg1 wKa6 nKg12"), &[]);
    assert_eq!(bare.outcome().unwrap().ending, Ending::DeadPosition);
    let mut left = from(
        &table("S aaa-", "sKg1 sPg2 wKa6 nKg12"),
        &[("mated_army", "remove")],
    );
    apply(&mut left, GameEvent::Resign(Seat::South));
    assert_eq!(left.outcome().unwrap().ending, Ending::DeadPosition);
    let commanded = from(&table("S aas-", "sKg1 wKa6 nQc9 sPg3"), &[]);
    let mut game = commanded.clone();
    assert_eq!(game.outcome(), None);
    play(&mut game, "g1-g2 a6-a5 c9-b9");
    assert_eq!(game.outcome(), None);
    let bare = from(&table("W aas-", "sKg1 wKa6 wPb6 nQc9"), &[]);
    let mut game = bare;
    play(&mut game, "b6-c6");
    assert_eq!(game.outcome(), None);
}

#[test]
fn all_remaining_agree() {
    let mut game = start(Seats::FOUR, &[]);
    apply(&mut game, GameEvent::Agree);
    assert_eq!(game.outcome().unwrap().ending, Ending::Agreement);
    let mut off = start(Seats::FOUR, &[("agreement", "off")]);
    assert_eq!(
        refused(&mut off, GameEvent::Agree),
        Refused::RuledOut { key: "agreement" }
    );
}
