//! The judge against the generator on many positions: games of all rule sets on both boards, and boards
//! that no game leads to.

use std::collections::BTreeSet;
use std::sync::Mutex;

use squarewise::lesson::rulesets;
use squarewise::rules::{
    Board, Classic, Cross, Geometry, Line, Piece, Position, Role, Ruleset, Seat, Seats, Setup,
    SetupProblem, Square, Waive,
};

use crate::agree::agreement;
use crate::dice::Dice;
use crate::measure::asked;
use crate::support::share_out;

/// The longest game, in half-moves.
const PLIES: usize = 160;

/// How many half-moves lie between two positions that are asked about, at most.
const STRIDE: usize = 40;

/// How many pieces stand on a made-up board, at most.
const PIECES: usize = 26;

#[derive(Debug, Default)]
struct Figures {
    attempts: u64,
    on_the_cross: u64,
    positions: u64,
    games: u64,
    rules: BTreeSet<String>,
    disagreements: Vec<String>,
}

impl Figures {
    fn ask<G: Geometry>(&mut self, line: &Line<G>) {
        self.positions += 1;
        match agreement(line) {
            Ok(attempts) => {
                self.attempts += attempts;
                self.on_the_cross += match G::SEATS.len() {
                    4 => attempts,
                    _ => 0,
                };
            }
            Err(difference) => self.disagreements.push(difference),
        }
    }

    fn add(&mut self, other: Self) {
        self.attempts += other.attempts;
        self.on_the_cross += other.on_the_cross;
        self.positions += other.positions;
        self.games += other.games;
        self.rules.extend(other.rules);
        self.disagreements.extend(other.disagreements);
    }
}

/// All rule sets, each with its name.
fn all_rules() -> Vec<(String, Ruleset)> {
    let named = rulesets::names();
    let named = named.filter_map(|name| Some((name.to_owned(), rulesets::named(name)?)));
    let exercise = ("exercise".to_owned(), Ruleset::EXERCISE);
    named.chain([exercise]).collect()
}

/// A game in which everything is left to the dice.
fn game<G: Geometry>(mut line: Line<G>, dice: &mut Dice, figures: &mut Figures) {
    figures.games += 1;
    let mut next = dice.below(STRIDE);
    for ply in 0..PLIES {
        if ply == next {
            figures.ask(&line);
            next += 1 + dice.below(STRIDE);
        }
        let moves = line.legal_moves();
        if moves.is_empty() {
            break;
        }
        let attempt = moves[dice.below(moves.len())].attempt();
        // A check is said or left unsaid: under some rules that is not the same.
        let played = match dice.below(2) {
            0 => line.play(attempt),
            _ => line.play_silently(attempt),
        };
        if let Err(fault) = played {
            figures.disagreements.push(format!("{attempt}: {fault:?}"));
            break;
        }
    }
    figures.ask(&line);
}

/// A board on which kings and other pieces stand anywhere; `None` if it cannot be.
fn made_up<G: Geometry>(dice: &mut Dice) -> Option<Position<G>> {
    let any = |dice: &mut Dice| {
        let index = dice.below(usize::from(G::SQUARES));
        Square::<G>::from_index(u8::try_from(index).unwrap())
    };
    let turn = G::SEATS[dice.below(G::SEATS.len())];
    let mut setup = Setup::new(Board::empty(), turn);
    for _ in 0..dice.below(PIECES) {
        let role = Role::ALL[dice.below(Role::ALL.len())];
        let seat = G::SEATS[dice.below(G::SEATS.len())];
        setup.board.put(any(dice)?, Piece::new(role, seat));
    }
    if dice.below(4) > 0 {
        for seat in G::SEATS {
            setup.board.put(any(dice)?, Piece::new(Role::King, *seat));
        }
    }
    let misplaced = setup.problems().into_iter().filter_map(|it| match it {
        SetupProblem::PawnsMisplaced(squares) => Some(squares),
        _ => None,
    });
    for square in misplaced.flatten().collect::<Vec<_>>() {
        setup.board.remove(square);
    }
    let anything = Waive {
        kings: true,
        check: true,
    };
    setup.into_position(anything).ok()
}

/// One piece of the work: a game on each board and some boards that are made up.
fn work(seed: u64, rules: &Ruleset) -> Figures {
    let mut dice = Dice::new(seed);
    let mut figures = Figures::default();
    let start = Position::<Classic>::start();
    game(Line::with_rules(start, *rules), &mut dice, &mut figures);
    for _ in 0..12 {
        if let Some(position) = made_up::<Classic>(&mut dice) {
            figures.ask(&Line::with_rules(position, *rules));
        }
    }
    if seed % 4 == 1 {
        let seats = [Seats::FOUR, Seats::FOUR.without(Seat::West), Seats::TWO];
        let seats = seats[dice.below(seats.len())];
        let start = Position::<Cross>::cross_start_under(seats, rules);
        game(Line::with_rules(start, *rules), &mut dice, &mut figures);
        if let Some(position) = made_up::<Cross>(&mut dice) {
            figures.ask(&Line::with_rules(position, *rules));
        }
    }
    figures
}

fn judge(attempts: u64) {
    let all = all_rules();
    let mut figures = Figures::default();
    let mut seeds = (1_u64..).map(|n| (n * 0x9E37_79B9) | 1);
    while figures.attempts < attempts && figures.disagreements.is_empty() {
        let round: Vec<(u64, &(String, Ruleset))> = (0..all.len())
            .map(|n| (seeds.next().unwrap(), &all[n]))
            .collect();
        let found = Mutex::new(Figures::default());
        share_out(&round, |(seed, (name, rules))| {
            let mut one = work(*seed, rules);
            one.rules.insert(name.clone());
            found.lock().unwrap().add(one);
        });
        figures.add(found.into_inner().unwrap());
    }
    println!(
        "judge against generate: attempts {} ({} on the cross), positions {}, games {}, rule sets {}, disagreements {}",
        figures.attempts,
        figures.on_the_cross,
        figures.positions,
        figures.games,
        figures.rules.len(),
        figures.disagreements.len()
    );
    assert!(
        figures.disagreements.is_empty(),
        "{:?}",
        figures.disagreements
    );
    assert_eq!(figures.rules.len(), all.len());
    assert!(
        figures.on_the_cross > attempts / 10,
        "the cross is left out"
    );
}

#[test]
fn judge_and_generator_agree_on_millions_of_attempts() {
    judge(1);
}

#[test]
#[ignore = "minutes"]
fn judge_and_generator_agree_on_all_attempts() {
    judge(u64::try_from(asked("ATTEMPTS", 150_000_000)).unwrap());
}
