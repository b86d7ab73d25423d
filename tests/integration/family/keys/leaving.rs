//! Leaving and coming back, giving up, and the pause when nobody is left to play with.

use squarewise::rules::{
    Ages, BySeat, Consequence, Ending, Game, GameEvent, Position, Refused, Seat, Seats, State,
    Status,
};

use crate::family::family;
use crate::family::game::{AGES, apply, from, play, start, table};
use crate::family::keys::{SOUTH, is_legal, refused};

fn with_ages(absent: &str, ages: [Option<u8>; 4]) -> Game {
    let rules = family(&[("absent", absent)]);
    Game::new(
        Position::cross_start(Seats::FOUR),
        rules,
        Ages(BySeat(ages)),
    )
}

#[test]
fn who_may_leave_is_a_house_rule() {
    let leave = GameEvent::Leave(Seat::East);
    let ages = AGES.0.0;
    for absent in ["both", "gap_only", "age_only"] {
        assert_eq!(
            with_ages(absent, ages).may_leave(Seat::East),
            Ok(()),
            "{absent}"
        );
    }
    let key = "absent";
    assert_eq!(
        refused(&mut with_ages("never", ages), leave),
        Refused::RuledOut { key }
    );
    let mut asked = with_ages("supervisor_ok", ages);
    assert_eq!(refused(&mut asked, leave), Refused::AskSupervisor);
    apply(&mut asked, GameEvent::Declare(Seat::East, Status::Away));
    assert_eq!(asked.status(Seat::East), Status::Away);
    // West is 38, and 32 years younger than South.
    let west = |absent| with_ages(absent, ages).may_leave(Seat::West);
    let too_old = Refused::TooOld { age: 38, most: 10 };
    assert_eq!(west("gap_only"), Ok(()));
    assert_eq!(
        (west("age_only"), west("both")),
        (Err(too_old.clone()), Err(too_old))
    );
    let close = [Some(30), None, None, Some(9)];
    let gap = Refused::GapTooSmall {
        age: 9,
        oldest: 30,
        gap: 25,
    };
    assert_eq!(with_ages("both", close).may_leave(Seat::East), Err(gap));
    assert_eq!(with_ages("age_only", close).may_leave(Seat::East), Ok(()));
    let edge = [Some(35), None, None, Some(10)];
    assert_eq!(with_ages("both", edge).may_leave(Seat::East), Ok(()));
    assert_eq!(
        with_ages("both", edge).may_leave(Seat::West),
        Err(Refused::AgesUnknown)
    );
}

#[test]
fn a_sleeping_army_attacks_only_where_the_house_has_it_so() {
    let board = table("S a-aa", "sKg3 nKg12 nRh8 eKl6 eRl7");
    for (option, may) in [("false", true), ("true", false)] {
        let mut game = from(&board, &[("absent_attack", option)]);
        assert!(!is_legal(&game, "g3-h3"));
        apply(&mut game, GameEvent::Declare(Seat::North, Status::Away));
        assert_eq!(is_legal(&game, "g3-h3"), may, "{option}");
    }
}

#[test]
fn who_leaves_in_check_is_in_check_no_more_and_not_when_he_is_back() {
    let mut game = from(&table("S aa-a", "sKg1 sRd6 wKa3 eKl6 eNk3"), &[]);
    play(&mut game, "d6-d7 a3-a4");
    play(&mut game, "l6-l5 d7-d5+ a4-a3");
    assert_eq!(game.state(), State::Check);
    apply(&mut game, GameEvent::Leave(Seat::East));
    assert!(game.position().company().calls[Seat::East].is_empty());
    apply(&mut game, GameEvent::Return(Seat::East));
    let news = play(&mut game, "g1-g2+ a3-a4");
    assert_eq!(news.last(), Some(&Consequence::Returned(Seat::East)));
    assert_eq!(
        game.state(),
        State::SilentCheck,
        "nobody called it with a move since"
    );
    play(&mut game, "k3-j5");
    play(&mut game, "g2-g3+ a4-a3");
    assert_eq!(game.turn(), Seat::East);
}

#[test]
fn nobody_wins_while_a_king_is_away_unless_the_house_has_it_so() {
    let board = table("S aaa-", "sKg1 sRd10 sRe11 wKa3 nKj12");
    for (option, wins) in [("true", false), ("false", true)] {
        let mut game = from(&board, &[("absent_counts_alive", option)]);
        apply(&mut game, GameEvent::Declare(Seat::West, Status::Away));
        let news = play(&mut game, "d10-d12+");
        assert!(news.contains(&Consequence::Out(Seat::North)), "{news:?}");
        assert_eq!(game.outcome().map(|it| it.winners), wins.then_some(SOUTH));
        assert_eq!(game.is_paused(), !wins);
    }
    let mut game = from(&board, &[("absent_counts_alive", "false")]);
    apply(&mut game, GameEvent::Declare(Seat::West, Status::Away));
    apply(&mut game, GameEvent::Declare(Seat::North, Status::Away));
    assert_eq!(game.outcome(), None, "nobody wins by the others' leaving");
}

#[test]
fn the_game_waits_for_a_second_player() {
    let mut game = start(Seats::TWO, &[]);
    play(&mut game, "e2-e4");
    let news = apply(&mut game, GameEvent::Declare(Seat::North, Status::Away));
    assert_eq!(news.last(), Some(&Consequence::Paused));
    assert!(game.is_paused() && game.legal_moves().is_empty());
    assert_eq!(
        refused(&mut game, crate::family::game::mv("e4-e5")),
        Refused::Paused
    );
    let news = apply(&mut game, GameEvent::Return(Seat::North));
    assert_eq!(
        news[1..],
        [Consequence::Returned(Seat::North), Consequence::Resumed]
    );
    play(&mut game, "e11-e10");
}

#[test]
fn who_leaves_at_his_turn_gives_it_on() {
    let mut game = start(Seats::FOUR, &[]);
    play(&mut game, "e2-e4 b8-c8 e11-e10");
    apply(&mut game, GameEvent::Leave(Seat::East));
    assert_eq!((game.turn(), game.n_plies()), (Seat::South, 3));
    let fault = refused(&mut game, GameEvent::Return(Seat::West));
    assert_eq!(fault, Refused::NotAway(Seat::West));
    apply(&mut game, GameEvent::Return(Seat::East));
    let fault = refused(&mut game, GameEvent::Return(Seat::East));
    assert_eq!(fault, Refused::NotAway(Seat::East));
    apply(&mut game, GameEvent::Leave(Seat::East));
    assert_eq!(game.status(Seat::East), Status::Away);
}

#[test]
fn who_resigns_is_out_and_the_last_one_wins() {
    let mut game = start(Seats::FOUR.without(Seat::East), &[]);
    let news = apply(&mut game, GameEvent::Resign(Seat::South));
    assert_eq!(
        news,
        [
            Consequence::Resigned(Seat::South),
            Consequence::Out(Seat::South)
        ]
    );
    assert_eq!(game.turn(), Seat::West);
    assert_eq!(
        refused(&mut game, GameEvent::Resign(Seat::South)),
        Refused::AlreadyOut(Seat::South)
    );
    assert_eq!(
        refused(&mut game, GameEvent::Resign(Seat::East)),
        Refused::NoPlayer(Seat::East)
    );
    apply(&mut game, GameEvent::Resign(Seat::North));
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.ending, Ending::LastKing);
    assert_eq!(outcome.winners, Seats::NONE.with(Seat::West));
    assert_eq!(
        refused(&mut game, GameEvent::Agree),
        Refused::GameOver(outcome)
    );
    let mut off = start(Seats::TWO, &[("resign", "off")]);
    let key = "resign";
    assert_eq!(
        refused(&mut off, GameEvent::Resign(Seat::South)),
        Refused::RuledOut { key }
    );
}

#[test]
fn against_who_can_never_win_giving_up_is_a_draw() {
    let board = table("S a-a-", "sKg1 sRd10 nKj12");
    for (option, is_draw) in [("draw", true), ("loss", false)] {
        let mut game = from(&board, &[("resign_vs_unwinnable", option)]);
        apply(&mut game, GameEvent::Resign(Seat::South));
        assert_eq!(game.outcome().unwrap().is_draw(), is_draw, "{option}");
    }
}
