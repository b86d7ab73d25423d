//! How long the coach thinks: its replies in whole games against itself. Prints processor times and the worst position.

use std::time::Duration;

use cpu_time::ThreadTime;
use squarewise::job::Job;
use squarewise::rules::{Line, Position};
use squarewise::solve::opponent::{Aim, Thinking};
use squarewise::solve::strength::Strength;

use crate::race::rate;

/// After so many plies a game ends.
const CUT: u64 = 240;
/// So many of a game are enough to hold its speed: an opening and a middle game.
const HELD: u64 = 40;

/// Plays games of a strength against itself, of so many plies each at most; `told` hears of each reply how long it
/// took, and where.
fn games(
    strength: Strength,
    (games, plies): (u64, u64),
    mut told: impl FnMut(Duration, &Position),
) {
    for game in 0..games {
        let mut line = Line::new(Position::start());
        for ply in 0..plies {
            if line.outcome().is_some() {
                break;
            }
            let position = *line.position();
            let begun = ThreadTime::now();
            let reply = Thinking::new(&position, Aim::Mate, strength, game * 1_000 + ply).finish();
            told(begun.elapsed(), &position);
            line.play(reply.expect("a reply").attempt())
                .expect("a legal one");
        }
    }
}

/// How many replies of the strength that thinks longest are found in a second.
pub(crate) fn strongest() -> f64 {
    let (mut n, mut all) = (0, Duration::ZERO);
    let strength = Strength::ALL[Strength::ALL.len() - 1];
    games(strength, (1, HELD), |taken, _| {
        (n, all) = (n + 1, all + taken)
    });
    rate(n, all)
}

pub(crate) fn main() {
    for strength in Strength::ALL {
        let (mut n, mut all, mut worst) = (0, Duration::ZERO, (Duration::ZERO, String::new()));
        games(strength, (20, CUT), |taken, position| {
            n += 1;
            all += taken;
            if taken > worst.0 {
                worst = (taken, position.to_fen());
            }
        });
        println!(
            "{strength:?}: {n} replies, {:?} each, the worst {:?} in {}",
            all / n,
            worst.0,
            worst.1
        );
    }
}
