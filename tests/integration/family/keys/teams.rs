//! Alliances without effect, formal and fixed; and what only the supervisor may do.

use squarewise::rules::ruleset::RuleKey;
use squarewise::rules::{Consequence, Ending, Game, GameEvent, Refused, Seat, Seats, Status};

use crate::family::game::{apply, from, play, start, table};
use crate::family::keys::{is_legal, refused};

const SOUTH_NORTH: GameEvent<squarewise::rules::Cross> = GameEvent::Ally(Seat::South, Seat::North);

#[test]
fn an_informal_alliance_is_only_told() {
    let mut game = from(&table("S aaa-", "sKg1 sRd10 wKa3 nKj12 nPd11"), &[]);
    apply(&mut game, SOUTH_NORTH);
    assert!(game.allies(Seat::North).contains(Seat::South));
    assert!(is_legal(&game, "d10-d11"));
    let fault = refused(&mut game, SOUTH_NORTH);
    assert_eq!(fault, Refused::AlreadyAllied(Seat::South, Seat::North));
    let news = apply(&mut game, GameEvent::Part(Seat::North, Seat::South));
    assert_eq!(news, [Consequence::Parted(Seat::North, Seat::South)]);
}

#[test]
fn a_formal_alliance_binds_and_ends_after_a_full_round() {
    let board = table("S aaa-", "sKg1 sRd10 wKa3 nKj12 nPd11");
    let mut game = from(&board, &[("alliances", "formal")]);
    apply(&mut game, SOUTH_NORTH);
    assert!(
        !is_legal(&game, "d10-d11"),
        "allies take nothing from each other"
    );
    play(&mut game, "d10-d9 a3-a4");
    let news = apply(&mut game, GameEvent::Part(Seat::North, Seat::South));
    assert_eq!(news, [Consequence::Parting(Seat::North, Seat::South)]);
    let fault = refused(&mut game, GameEvent::Part(Seat::South, Seat::North));
    assert_eq!(fault, Refused::AlreadyParting(Seat::South, Seat::North));
    play(&mut game, "j12-j11");
    assert!(!is_legal(&game, "d9-d11"), "not before a full round");
    play(&mut game, "d9-d8");
    let news = play(&mut game, "a4-a5");
    assert_eq!(news[1..], [Consequence::Parted(Seat::North, Seat::South)]);
    play(&mut game, "j11-j12");
    assert!(is_legal(&game, "d8-d11"));
}

#[test]
fn teams_are_spoken_of_at_ones_own_turn() {
    let mut game = start(Seats::FOUR, &[("alliances", "formal")]);
    let turn = Seat::South;
    let fault = refused(&mut game, GameEvent::Ally(Seat::West, Seat::East));
    assert_eq!(fault, Refused::NotYourTurn { turn });
    let fault = refused(&mut game, GameEvent::Ally(Seat::South, Seat::South));
    assert_eq!(fault, Refused::SamePlayer(Seat::South));
    let fault = refused(&mut game, GameEvent::Part(Seat::South, Seat::East));
    assert_eq!(fault, Refused::NotAllied(Seat::South, Seat::East));
}

#[test]
fn fixed_teams_win_together() {
    let board = table("S aaa-", "sKg1 sRc9 sRb8 wKa3 nKj12 nRh9");
    let mut game = from(&board, &[("alliances", "fixed")]);
    assert!(game.allies(Seat::South).contains(Seat::North));
    assert_eq!(
        refused(&mut game, GameEvent::Part(Seat::South, Seat::North)),
        Refused::FixedTeams
    );
    assert!(!is_legal(&game, "c9-h9"));
    play(&mut game, "c9-a9+");
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.ending, Ending::LastTeam);
    assert_eq!(
        outcome.winners,
        Seats::NONE.with(Seat::South).with(Seat::North)
    );
    let two = start(Seats::TWO, &[("alliances", "fixed")]);
    assert_eq!(
        (two.outcome(), two.allies(Seat::South)),
        (None, Seats::NONE)
    );
}

fn rule(key: &str, value: &str) -> GameEvent<squarewise::rules::Cross> {
    let key = RuleKey::named(key).unwrap();
    let value = key.values.iter().find(|known| **known == value).unwrap();
    GameEvent::Rule { key, value }
}

#[test]
fn the_supervisor_changes_rules_between_moves() {
    let mut game = start(Seats::FOUR, &[]);
    let news = apply(&mut game, rule("double_step", "first_move"));
    assert!(matches!(
        news[0],
        Consequence::RuleChanged {
            before: "any_time",
            after: "first_move",
            ..
        }
    ));
    play(&mut game, "e2-e3 b8-c8 e11-e10 k5-j5");
    assert!(!is_legal(&game, "e3-e5"));
    apply(&mut game, rule("double_step", "any_time"));
    assert!(is_legal(&game, "e3-e5"));
    let key = RuleKey::named("double_step").unwrap();
    let fault = refused(&mut game, rule("double_step", "any_time"));
    assert_eq!(fault, Refused::NothingChanges { key });
    let value = "sometimes";
    let fault = refused(&mut game, GameEvent::Rule { key, value });
    assert_eq!(fault, Refused::NoSuchValue { key, value });
    apply(&mut game, rule("check_call", "auto"));
    let fault = refused(&mut game, rule("announce_check", "off"));
    assert!(matches!(fault, Refused::Conflict(_)), "{fault:?}");
}

#[test]
fn fixed_teams_begin_and_end_with_the_rule() {
    let mut game = start(Seats::FOUR, &[]);
    apply(&mut game, rule("alliances", "fixed"));
    assert!(game.allies(Seat::West).contains(Seat::East));
    apply(&mut game, rule("alliances", "informal"));
    assert!(game.allies(Seat::West).is_empty());
}

#[test]
fn without_a_supervisor_nobody_does_his_work() {
    let mut game = start(Seats::FOUR, &[("supervisor", "false")]);
    for event in [
        rule("rule3", "off"),
        GameEvent::Declare(Seat::West, Status::Away),
        GameEvent::Finish(Seats::NONE),
    ] {
        assert_eq!(refused(&mut game, event), Refused::NoSupervisor);
    }
    play(&mut game, "e2-e4");
    let key = "takeback";
    assert_eq!(
        refused(&mut game, GameEvent::TakeBack),
        Refused::RuledOut { key }
    );
    let mut free = start(
        Seats::FOUR,
        &[("supervisor", "false"), ("takeback", "free")],
    );
    assert_eq!(
        refused(&mut free, GameEvent::TakeBack),
        Refused::NothingToTakeBack
    );
    play(&mut free, "e2-e4");
    apply(&mut free, GameEvent::TakeBack);
    assert_eq!(free.n_plies(), 0);
}

#[test]
fn the_supervisor_says_who_plays_and_who_has_won() {
    let mut game = start(Seats::FOUR, &[]);
    apply(&mut game, GameEvent::Declare(Seat::South, Status::Away));
    assert_eq!(
        (game.turn(), game.status(Seat::South)),
        (Seat::West, Status::Away)
    );
    let away = GameEvent::Declare(Seat::South, Status::Away);
    assert_eq!(refused(&mut game, away), Refused::AlreadyAway(Seat::South));
    apply(&mut game, GameEvent::Declare(Seat::South, Status::AtTable));
    assert_eq!(
        (game.turn(), game.status(Seat::South)),
        (Seat::West, Status::AtTable)
    );
    apply(&mut game, GameEvent::Declare(Seat::North, Status::Out));
    assert_eq!(game.status(Seat::North), Status::Out);
    let back = GameEvent::Declare(Seat::North, Status::AtTable);
    assert_eq!(refused(&mut game, back), Refused::AlreadyOut(Seat::North));
    let winners = Seats::NONE.with(Seat::West).with(Seat::East);
    apply(&mut game, GameEvent::Finish(winners));
    assert_eq!(game.outcome().unwrap().winners, winners);
    let mut two: Game = start(Seats::TWO, &[]);
    let stranger = GameEvent::Finish(Seats::NONE.with(Seat::East));
    assert_eq!(refused(&mut two, stranger), Refused::NoPlayer(Seat::East));
}
