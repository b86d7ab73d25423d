//! What a later change must not lose: every figure of `floors.toml` measured, and held to 0.92 of what is written there.
//!
//! A figure is a ratio of two that ran in turn, so that it means the same on every machine: against
//! cozy-chess, against our own 8x8 board, or against the yardstick, a count of cozy-chess that is taken
//! again and again between the others.
//!
//! Nearly the same: machines differ in more than their speed (a larger cache helps the proof of lessons more than
//! it helps a count of leaves; seen: 25.6 on one and 31.9 on another), so `floors.toml` holds what the weakest of
//! them reached. A tighter floor was tried and refused a change that had slowed nothing.

use std::fs;
use std::process::ExitCode;
use std::time::Duration;

use serde::Deserialize;

use crate::race::{ROUNDS, rate, time};
use crate::{batch, check, perft, practice, reply};

/// The part of the committed value that must be reached: less is no noise any more.
const HELD: f64 = 0.92;
/// How often a figure is measured before it is said to be below its floor: a slower program is slower each time,
/// a busy machine is not.
const TRIES: usize = 3;
/// How many lessons are proved in a round.
const LESSONS: usize = 2_000;

/// The best committed values.
const FLOORS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/floors.toml");

#[derive(Deserialize)]
struct Floors {
    #[serde(default)]
    floor: Vec<Floor>,
}

/// A figure and its best committed value; more is better.
#[derive(Deserialize)]
struct Floor {
    figure: String,
    best: f64,
}

/// Races everything and says what fell below its floor.
pub(crate) fn main() -> ExitCode {
    let written = fs::read_to_string(FLOORS).expect("the floors");
    let floors: Floors = toml::from_str(&written).expect("the floors");
    let mut figures = figures();
    for _ in 1..TRIES {
        let below = |(name, now): &(&str, f64)| {
            let mut named = floors.floor.iter().filter(|floor| floor.figure == *name);
            named.any(|floor| *now < HELD * floor.best)
        };
        if !figures.iter().any(below) {
            break;
        }
        println!("below a floor: measured again");
        for (kept, (_, again)) in figures.iter_mut().zip(self::figures()) {
            kept.1 = kept.1.max(again);
        }
    }
    let mut holds = true;
    println!("{:<44} {:>8} {:>8} {:>8}", "figure", "now", "best", "floor");
    for (name, now) in &figures {
        let Some(floor) = floors.floor.iter().find(|floor| floor.figure == *name) else {
            println!("{name:<44} {now:>8.2}  has no floor in floors.toml");
            holds = false;
            continue;
        };
        let held = HELD * floor.best;
        let word = if *now < held { "  below its floor" } else { "" };
        println!(
            "{name:<44} {now:>8.2} {:>8.2} {held:>8.2}{word}",
            floor.best
        );
        holds &= *now >= held;
    }
    for floor in &floors.floor {
        if !figures.iter().any(|(name, _)| *name == floor.figure) {
            println!("{}: nobody measures it", floor.figure);
            holds = false;
        }
    }
    if holds {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

fn figures() -> Vec<(&'static str, f64)> {
    let classic = perft::classic();
    let mut figures = vec![
        ("perft, times cozy-chess", classic.mean),
        ("perft, the slowest of six positions", classic.least),
        ("perft on the cross, times the 8x8 board", perft::cross()),
        (
            "perft under the family rules, times the 8x8",
            perft::family(),
        ),
    ];
    let works: [Work<'_>; 4] = [
        (&["judge --batch, lines a million yards"], &|| {
            vec![batch::moves()]
        }),
        (&["status --batch, lines a million yards"], &|| {
            vec![batch::states()]
        }),
        (&["lessons proved, in a million yards"], &|| {
            vec![check::lessons(LESSONS)]
        }),
        (&["coach's replies, a thousand million yards"], &|| {
            vec![1e3 * reply::strongest()]
        }),
    ];
    figures.extend(in_yards(&works));
    figures.extend(in_yards(&practice::WORKS));
    figures
}

/// Figures by name, and what measures them: how often each is done in a second.
pub(crate) type Work<'w> = (&'static [&'static str], &'w dyn Fn() -> Vec<f64>);

/// Each figure, for a million yards in place of a second. A yard is a leaf of cozy-chess: what a machine does with a
/// chess board in about two nanoseconds.
pub(crate) fn in_yards(works: &[Work<'_>]) -> Vec<(&'static str, f64)> {
    let names = works.iter().flat_map(|(names, _)| names.iter().copied());
    let mut rounds: Vec<(&'static str, Vec<f64>)> = names.map(|name| (name, Vec::new())).collect();
    for _ in 0..ROUNDS {
        let mut figures = rounds.iter_mut();
        for (_, work) in works {
            // Each between two yardsticks of its own: the machine of the next second may be a busier one.
            let (before, rates, after) = (yards(), work(), yards());
            for (rate, (_, figure)) in rates.into_iter().zip(&mut figures) {
                figure.push(rate / (before + after) * 2e6);
            }
        }
    }
    let median = |(name, mut figure): (&'static str, Vec<f64>)| {
        figure.sort_by(f64::total_cmp);
        (name, figure[ROUNDS / 2])
    };
    rounds.into_iter().map(median).collect()
}

/// How many leaves cozy-chess counts in a second.
fn yards() -> f64 {
    let fen = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    let board: cozy_chess::Board = fen.parse().expect("a FEN");
    let mut nodes = 0;
    let taken: Duration = time(&mut || nodes = (0..10).map(|_| perft::cozy(&board, 4)).sum());
    rate(nodes, taken)
}
