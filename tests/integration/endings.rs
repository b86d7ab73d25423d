//! How games end: repetition, fifty moves, dead positions, agreement, resignation, house rules.

use serde_json::{Value, json};
use squarewise::rules::{
    Ages, Claim, Ending, Fault, Game, GameEvent, Line, Move, Outcome, Reason, Refused, Seat, Undone,
};

use crate::support::{attempt, played, rows, text};

const KNIGHTS: &str = "g1f3 g8f6 f3g1 f6g8";

fn ending(line: &Line) -> Option<Ending> {
    line.outcome().map(|outcome| outcome.ending)
}

/// The words of the cases for an ending that nobody has to ask for.
fn told(line: &Line) -> Value {
    match ending(line) {
        None => Value::Null,
        Some(Ending::Fivefold) => json!("draw-fivefold"),
        Some(Ending::SeventyFive) => json!("draw-75"),
        Some(other) => json!(other.code()),
    }
}

#[test]
fn positions_and_quiet_moves_are_counted_as_the_laws_say() {
    let mut differences = Vec::new();
    for row in rows("repetition.jsonl") {
        let moves: Vec<_> = row["moves"].as_array().unwrap().iter().collect();
        let moves: Vec<&str> = moves.iter().map(|mv| mv.as_str().unwrap()).collect();
        let line = played(text(&row, "start"), &moves.join(" "), "");
        let expect = &row["expect"];
        let told = json!({
            "occurrences": line.occurrences(),
            "threefold_now": line.can_claim(Claim::Threefold),
            "fivefold": line.is_fivefold(),
            "halfmove_clock": line.position().halfmove_clock(),
            "fifty_now": line.can_claim(Claim::FiftyMoves),
            "seventy_five": line.is_seventy_five(),
            "auto_result": told(&line),
        });
        for (key, value) in told.as_object().unwrap() {
            if expect[key] != *value {
                differences.push(format!("{}: {key} is {value}", row["id"]));
            }
        }
        let claiming = line.claiming_moves(Claim::Threefold);
        let claiming: Vec<String> = claiming.iter().map(Move::to_string).collect();
        let is_as_told = match expect["threefold_by_move"].as_str() {
            Some(mv) if line.outcome().is_none() => claiming.iter().any(|claiming| claiming == mv),
            // Nobody moves any more when the game is over.
            Some(_) | None => claiming.is_empty(),
        };
        if !is_as_told {
            differences.push(format!("{}: claims with {claiming:?}", row["id"]));
        }
        assert_eq!(line.occurrences(), line.earlier_plies().len() + 1);
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

#[test]
fn the_third_time_need_not_be_in_a_row() {
    let by_other_roads = "b1c1 h8g8 c1b1 g8h8 b1d1 h8h7 d1b1 h7h8";
    let line = played("7k/8/8/8/8/8/8/KR6 w", by_other_roads, "");
    assert!(line.can_claim(Claim::Threefold));
    assert_eq!(line.earlier_plies(), [0, 4]);
}

#[test]
fn a_claim_is_proved_or_refused_with_its_count() {
    let mut line = played("startpos", KNIGHTS, "");
    let refused = line.claim(Claim::Threefold, Seat::WHITE, None);
    let counted = |n, plies, bound| Refused::CountTooLow {
        n,
        plies,
        bound,
        house: None,
    };
    assert_eq!(refused, Err(counted(2, vec![0], None)));
    let refused = line.claim(Claim::FiftyMoves, Seat::WHITE, None);
    let four_half_moves = Refused::FiftyTooLow {
        rounds: 2,
        n: 4,
        bound: None,
        house: None,
    };
    assert_eq!(refused, Err(four_half_moves));
    let turn = Seat::WHITE;
    let refused = line.claim(Claim::Threefold, Seat::BLACK, None);
    assert_eq!(refused, Err(Refused::NotYourTurn { turn }));

    let mut line = played("startpos", &[KNIGHTS; 2].join(" "), "");
    let outcome = line.claim(Claim::Threefold, Seat::WHITE, None).unwrap();
    assert_eq!(outcome, Outcome::draw(Ending::Threefold));
    assert_eq!(outcome.result(), "1/2-1/2");
    let verdict = line.judge(attempt("e2e4"));
    let fault = verdict.fault().unwrap();
    assert_eq!((fault.reason(), fault.article()), (Reason::GameOver, "9.2"));
}

/// FIDE 9.3.1 asks that the move results in fifty quiet moves of each player, and no more; the arbiter stops the clock
/// before it is made (9.5.1). So a move counts that would give mate, stalemate or a dead position. `python-chess` 1.11
/// leaves such moves out (`can_claim_fifty_moves` looks for a legal move behind them), so it is no judge here.
#[test]
fn an_intended_move_may_end_the_game() {
    let claims = |fen: &str| {
        let line = played(fen, "", "");
        let moves = line.claiming_moves(Claim::FiftyMoves);
        let mut moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
        moves.sort();
        for mv in &moves {
            let (intended, by) = (Some(attempt(mv)), line.position().turn());
            let outcome = line.clone().claim(Claim::FiftyMoves, by, intended);
            assert_eq!(
                outcome,
                Ok(Outcome::draw(Ending::FiftyMoves)),
                "{fen}: {mv}"
            );
            let mut game = Game::new(*line.position(), *line.rules(), Ages::default());
            let claim = Claim::FiftyMoves;
            let told = game.apply(GameEvent::Claim {
                by,
                claim,
                intended,
            });
            assert!(told.is_ok(), "{fen}: {mv}: {told:?}");
            assert_eq!(game.outcome().map(|it| it.ending), Some(Ending::FiftyMoves));
        }
        (moves.len(), line.legal_moves().len(), moves)
    };
    // Rg7 leaves Black without a move, and so do nine moves of the second board; Rh1 mates on the third.
    let (n, n_legal, moves) = claims("7k/8/5K2/8/8/8/8/6R1 w - - 99 100");
    assert!(
        n == n_legal && moves.contains(&"g1g7".to_owned()),
        "{moves:?}"
    );
    let (n, n_legal, _) = claims("7k/5Q2/8/6K1/8/8/8/8 w - - 99 120");
    assert_eq!(n, n_legal);
    let (n, n_legal, moves) = claims("7k/5K2/8/8/8/8/8/6R1 w - - 99 100");
    assert!(
        n == n_legal && moves.contains(&"g1h1".to_owned()),
        "{moves:?}"
    );
    // A capture begins the count again, whatever else it does.
    let (_, _, moves) = claims("7k/8/8/8/8/8/6rK/8 w - - 99 100");
    assert!(!moves.contains(&"h2g2".to_owned()), "{moves:?}");
    // What has ended is not claimed any more.
    let mut line = played("7k/8/5K2/8/8/8/8/6R1 w - - 99 100", "g1g8", "");
    assert!(line.can_claim(Claim::FiftyMoves));
    line = played("7k/5K2/8/8/8/8/8/6R1 w - - 99 100", "g1h1", "");
    assert_eq!(ending(&line), Some(Ending::Checkmate));
    assert!(!line.can_claim(Claim::FiftyMoves));
    let refused = line.claim(Claim::FiftyMoves, Seat::BLACK, None);
    assert!(matches!(refused, Err(Refused::GameOver(_))), "{refused:?}");
}

#[test]
fn an_intended_move_is_claimed_without_being_played() {
    let moves = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1";
    let mut line = played("startpos", moves, "");
    let intended = Some(attempt("f6g8"));
    assert!(!line.can_claim(Claim::Threefold));
    let outcome = line.claim(Claim::Threefold, Seat::BLACK, intended).unwrap();
    assert_eq!(outcome.ending, Ending::Threefold);
    assert_eq!(line.moves().len(), 7);
    assert_eq!(line.undo(), Some(Undone::Declaration(outcome)));

    let refused = line.claim(Claim::Threefold, Seat::BLACK, Some(attempt("e7e5")));
    let bound = line.judge(attempt("e7e5")).legal().copied();
    let counted = Refused::CountTooLow {
        n: 1,
        plies: Vec::new(),
        bound,
        house: None,
    };
    assert_eq!(refused, Err(counted));
    let refused = line.claim(Claim::Threefold, Seat::BLACK, Some(attempt("e7e4")));
    let Err(Refused::Move(fault)) = refused else {
        panic!("a pawn that goes too far: {refused:?}");
    };
    assert!(matches!(*fault, Fault::PawnTooFar { .. }), "{fault:?}");
}

#[test]
fn undo_takes_back_agreement_resignation_and_claim_before_moves() {
    let mut line = played("startpos", "e2e4", "");
    assert_eq!(line.agree(), Err(Refused::TooEarly));
    line.play(attempt("e7e5")).unwrap();
    let agreed = line.agree().unwrap();
    assert_eq!(line.outcome(), Some(agreed));
    assert_eq!(line.resign(Seat::WHITE), Err(Refused::GameOver(agreed)));
    assert_eq!(line.undo(), Some(Undone::Declaration(agreed)));
    assert_eq!((line.outcome(), line.moves().len()), (None, 2));

    let resigned = line.resign(Seat::WHITE).unwrap();
    assert_eq!(resigned, Outcome::win(Ending::Resignation, Seat::BLACK));
    assert_eq!(resigned.result(), "0-1");
    assert!(line.legal_moves().is_empty());
    line.undo();
    assert!(matches!(line.undo(), Some(Undone::Move(_))));
}

#[test]
fn resigning_against_a_lone_king_is_a_draw() {
    let start = "4k3/8/8/8/8/8/8/4K2R w K";
    let mut line = played(start, "", "");
    let outcome = line.resign(Seat::WHITE).unwrap();
    assert_eq!(outcome, Outcome::draw(Ending::Resignation));
    let mut line = played(start, "", "resign_vs_unwinnable=loss");
    let outcome = line.resign(Seat::WHITE).unwrap();
    assert_eq!(outcome.winner(), Some(Seat::BLACK));
}

#[test]
fn mate_and_stalemate_come_before_seventy_five_moves() {
    let mate = played("7k/8/6K1/8/8/8/8/R7 w - - 149 120", "a1a8", "");
    assert_eq!(
        mate.outcome(),
        Some(Outcome::win(Ending::Checkmate, Seat::WHITE))
    );
    let stalemate = played("7k/5Q2/8/6K1/8/8/8/8 w - - 149 120", "g5g6", "");
    assert_eq!(ending(&stalemate), Some(Ending::Stalemate));
}

#[test]
fn dead_positions_end_the_game_as_far_as_the_house_rules_say() {
    let bishops = "4k3/2b5/8/8/8/8/8/2B1K3 w";
    assert_eq!(ending(&played(bishops, "", "")), Some(Ending::DeadPosition));
    assert_eq!(ending(&played(bishops, "", "dead_position=off")), None);
    let two_bishops = "4k3/8/8/8/8/4B3/8/2B1K3 w";
    assert_eq!(
        ending(&played(two_bishops, "", "")),
        Some(Ending::DeadPosition)
    );
    assert_eq!(
        ending(&played(two_bishops, "", "dead_position=material_four")),
        None
    );
    for start in ["4k3/8/8/8/8/8/8/1NB1K3 w", "4k1n1/8/8/8/8/8/8/1N2K3 w"] {
        assert_eq!(ending(&played(start, "", "")), None, "{start}");
    }
    let taken = played("4k3/8/8/8/8/8/3r4/4K3 w", "e1d2", "");
    assert_eq!(ending(&taken), Some(Ending::DeadPosition));
}
