//! The referee and the generator are two pieces of code with one opinion.

use squarewise::rules::{Cross, Geometry, Line, Position, Ruleset, Seat, Seats, Verdict};

use crate::agree::agreement;
use crate::support::{Dice, line, position, rows, text};

#[track_caller]
fn agree<G: Geometry>(line: &Line<G>) {
    if let Err(difference) = agreement(line) {
        panic!("{difference}");
    }
}

#[test]
fn on_every_case() {
    for row in rows("moves.jsonl").iter().chain(&rows("status.jsonl")) {
        agree(&line(row));
        let start = position(text(row, "start"));
        agree(&Line::with_rules(start, Ruleset::EXERCISE));
    }
}

#[test]
fn on_boards_without_kings_and_with_several() {
    for fen in [
        "8/8/3P4/8/3R1p2/8/8/8 w - - 0 1",
        "8/P6p/8/1pP5/8/8/p6P/8 w - b6 0 1",
        "4k3/8/8/8/8/8/3K4/R3K2R w KQ - 0 1",
        "K1K5/8/8/8/r6r/8/P7/2b1k3 w - - 0 1",
        "k7/8/8/3pP3/8/8/K6K/b6r w - d6 0 1",
        "8/8/8/8/8/8/8/8 w - - 0 1",
    ] {
        agree(&Line::new(position(fen)));
    }
}

#[test]
fn on_random_games() {
    let mut dice = Dice::new(0x5EED_CAFE);
    for _ in 0..12 {
        let mut line = Line::new(Position::start());
        for ply in 0..120 {
            let moves = line.legal_moves();
            if moves.is_empty() {
                break;
            }
            if ply % 7 == 0 {
                agree(&line);
            }
            let mv = moves[dice.below(moves.len())];
            assert_eq!(line.judge(mv.attempt()), Verdict::Legal(mv));
            line.play(mv.attempt()).unwrap();
        }
        agree(&line);
    }
}

#[test]
fn on_random_games_on_the_cross() {
    let mut dice = Dice::new(0xC105_5BED);
    for seats in [Seats::FOUR, Seats::FOUR.without(Seat::West), Seats::TWO] {
        let mut line = Line::<Cross>::new(Position::cross_start(seats));
        for ply in 0..200 {
            let moves = line.position().legal_moves();
            if moves.is_empty() {
                break;
            }
            if ply % 40 == 0 {
                agree(&line);
            }
            let mv = moves[dice.below(moves.len())];
            line.play(mv.attempt()).unwrap();
        }
        agree(&line);
    }
}

#[test]
fn undo_gives_every_position_back() {
    let mut dice = Dice::new(77);
    let mut line = Line::new(Position::start());
    let mut seen = vec![*line.position()];
    for _ in 0..80 {
        let moves = line.legal_moves();
        if moves.is_empty() {
            break;
        }
        line.play(moves[dice.below(moves.len())].attempt()).unwrap();
        seen.push(*line.position());
    }
    while let Some(position) = seen.pop() {
        assert_eq!(*line.position(), position);
        assert_eq!(line.undo().is_some(), !seen.is_empty());
    }
}
