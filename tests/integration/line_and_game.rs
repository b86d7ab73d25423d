//! A line of moves and a game of two say the same: what is legal, how it ends, what may be claimed.

use squarewise::lesson::rulesets;
use squarewise::rules::{
    Ages, Attempt, Claim, Game, GameEvent, Line, Position, Ruleset, Seat, Setup, Waive,
};

use crate::dice::Dice;

/// Boards from which games end soon, in every way; the last two are almost fifty and seventy-five
/// moves quiet.
const STARTS: [&str; 9] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1",
    "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1",
    "8/8/8/8/8/5k2/7p/7K b - - 0 1",
    "k7/8/1K6/8/8/8/7R/8 w - - 3 70",
    "8/8/4k3/8/8/3KB3/8/8 b - - 5 60",
    "8/5p2/4k3/8/8/3K4/2P5/8 w - - 0 30",
    "r3k3/8/8/8/8/8/8/4K2R w - - 96 80",
    "r3k3/8/8/8/8/8/8/4K2R b - - 145 80",
];

fn compare(line: &Line, game: &Game<squarewise::rules::Classic>, context: &str) {
    assert_eq!(line.outcome(), game.outcome(), "{context}");
    assert_eq!(line.position(), game.position(), "{context}");
    assert_eq!(line.legal_moves(), game.legal_moves(), "{context}");
    assert_eq!(line.occurrences(), game.occurrences(), "{context}");
    assert_eq!(line.earlier_plies(), game.earlier_plies(), "{context}");
    assert_eq!(line.quiet_plies() / 2, game.quiet_rounds(), "{context}");
}

/// What players say, to both: the same answer, word for word.
fn say(line: &Line, game: &Game<squarewise::rules::Classic>, next: Option<Attempt>, context: &str) {
    for by in [Seat::WHITE, Seat::BLACK] {
        for claim in Claim::ALL {
            for intended in [None, next] {
                let one = line.clone().claim(claim, by, intended);
                let event = GameEvent::Claim {
                    by,
                    claim,
                    intended,
                };
                let mut other = game.clone();
                let other = other.apply(event).map(|_| other.outcome().unwrap());
                assert_eq!(one, other, "{claim:?} {by} {intended:?} {context}");
            }
        }
        let mut other = game.clone();
        let given_up = other.apply(GameEvent::Resign(by));
        let given_up = given_up.map(|_| other.outcome().unwrap());
        assert_eq!(line.clone().resign(by), given_up, "{by} {context}");
    }
    let mut other = game.clone();
    let agreed = other.apply(GameEvent::Agree);
    let agreed = agreed.map(|_| other.outcome().unwrap());
    assert_eq!(line.clone().agree(), agreed, "{context}");
}

#[test]
fn a_line_and_a_game_of_two_say_the_same() {
    let mut dice = Dice::new(2026);
    let sets = ["fide", "club", "school", "sheet", "online"];
    let mut n_ended = 0;
    for round in 0..40 {
        let fen = STARTS[round % STARTS.len()];
        let rules = sets.get(dice.below(sets.len())).copied();
        let rules = rules.and_then(rulesets::named).unwrap_or(Ruleset::FIDE);
        let setup = Setup::parse_fen(fen).unwrap();
        let start: Position = setup.into_position(Waive::NOTHING).unwrap();
        let mut line = Line::with_rules(start, rules);
        let mut game = Game::new(start, rules, Ages::default());
        for ply in 0..120 {
            let context = format!("{round}: {fen}, ply {ply}");
            compare(&line, &game, &context);
            let moves = line.legal_moves();
            let next = (!moves.is_empty()).then(|| moves[dice.below(moves.len())].attempt());
            if ply % 5 == 0 || next.is_none() {
                say(&line, &game, next, &context);
            }
            let Some(attempt) = next else { break };
            for to in dice.squares(3) {
                let to = squarewise::rules::Square::parse(&crate::dice::name(to)).unwrap();
                let wild = Attempt::new(attempt.from, to);
                assert_eq!(line.judge(wild), game.judge(wild), "{wild} {context}");
            }
            line.play(attempt).unwrap();
            let says_check = true;
            game.apply(GameEvent::Move {
                attempt,
                says_check,
            })
            .unwrap();
            if dice.below(9) == 0 {
                line.undo();
                game.apply(GameEvent::TakeBack).ok();
                if line.moves().len() != game.n_plies() {
                    line.play(attempt).unwrap();
                }
            }
        }
        n_ended += usize::from(line.outcome().is_some());
    }
    assert!(n_ended > 20, "only {n_ended} of 40 games have ended");
}
