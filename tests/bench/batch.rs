//! How many lines `judge --batch` and `status --batch` answer in a second of processor time.
//!
//! Every line asks something else: games of random moves, and in every position tries that are legal
//! and tries that are not; the positions themselves for the status.

use std::io;

use serde_json::json;
use squarewise::cli::clerk::Clerk;
use squarewise::rules::{Attempt, Line, Position, Square};

use crate::dice::Dice;
use crate::race::{rate, time};

/// How many different lines are asked.
const LINES: usize = 10_000;
/// Half-moves of a game.
const GAME: usize = 80;
/// Tries in every position.
const TRIES: usize = 5;

/// Positions of random games, as FEN, and tries in them.
fn questions() -> (String, String) {
    let (mut moves, mut states) = (String::new(), String::new());
    let mut dice = Dice::new(0xBA7C);
    let mut n_lines = 0;
    while n_lines < LINES {
        let mut line = Line::new(Position::start());
        for _ in 0..GAME {
            let legal = line.position().legal_moves();
            if legal.is_empty() || line.outcome().is_some() {
                break;
            }
            let start = line.position().to_fen();
            states += &format!("{}\n", json!({ "id": n_lines, "start": start }));
            for n in 0..TRIES {
                let attempt = if n % 2 == 0 {
                    legal[dice.below(legal.len())].attempt()
                } else {
                    any(&line, &mut dice)
                };
                let asked = json!({ "id": n_lines, "start": start, "move": attempt.to_string() });
                moves += &format!("{asked}\n");
                n_lines += 1;
            }
            let chosen = legal[dice.below(legal.len())].attempt();
            line.play(chosen).expect("a legal move");
        }
    }
    (moves, states)
}

/// A piece of the side to move, and any square.
fn any(line: &Line, dice: &mut Dice) -> Attempt {
    let own = line.position().board().by_seat(line.position().turn());
    let from = own.iter().nth(dice.below(own.len() as usize));
    let to = Square::all().nth(dice.below(64));
    let (from, to) = from.zip(to).expect("a piece and a square");
    Attempt::new(from, to)
}

/// Lines of `judge --batch` in a second.
pub(crate) fn moves() -> f64 {
    let (moves, _) = questions();
    let mut clerk = Clerk::default();
    let judged = time(&mut || {
        let answered = clerk.judge(moves.as_bytes(), io::sink());
        assert!(answered.expect("nothing is written"));
    });
    rate(n_lines(&moves), judged)
}

/// Lines of `status --batch` in a second.
pub(crate) fn states() -> f64 {
    let (_, states) = questions();
    let mut clerk = Clerk::default();
    let told = time(&mut || {
        let answered = clerk.status(states.as_bytes(), io::sink());
        assert!(answered.expect("nothing is written"));
    });
    rate(n_lines(&states), told)
}

fn n_lines(text: &str) -> u64 {
    text.lines().count() as u64
}

pub(crate) fn main() {
    let (moves, states) = (moves(), states());
    println!("judge --batch: {moves:.0} different lines a second of processor time");
    println!("status --batch: {states:.0} different lines a second of processor time");
}
