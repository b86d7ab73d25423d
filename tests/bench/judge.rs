//! What one question to the referee costs.
//!
//! On each position every piece of the side to move is tried on every
//! square, through the line that knows the past; the answers are counted by kind, so nothing is
//! optimized away.

use std::hint::black_box;

use cpu_time::ThreadTime;
use squarewise::rules::{Attempt, Cross, Geometry, Line, Position, Seats, Setup, Square, Waive};

/// How often each position is tried out; the best time counts.
const ROUNDS: usize = 9;
/// How often all tries of a position are repeated within a round.
const REPEATS: usize = 200;

const POSITIONS: [(&str, &str); 9] = [
    (
        "start",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    ),
    (
        "kiwipete",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    ),
    ("endgame", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"),
    (
        "promotions",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    ),
    (
        "bug catcher",
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    ),
    (
        "middlegame",
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    ),
    ("pinned", "4k3/4r3/8/7b/1b6/2N2B2/3PN3/4K2R w K - 0 1"),
    ("in check", "4k3/8/8/8/1b6/8/3P1P2/1N2K2R w K - 0 1"),
    ("double check", "4r1k1/8/8/8/1b6/8/8/1N2K2R w K - 0 1"),
];

pub(crate) fn main() {
    println!(
        "{:<14} {:>7} {:>7} {:>9}",
        "position", "tries", "legal", "ns a try"
    );
    let mut total = 0.0;
    for (name, position) in positions() {
        total += measure(name, &Line::new(position));
    }
    #[allow(clippy::cast_precision_loss)]
    let mean = total / POSITIONS.len() as f64;
    println!("mean: {mean:.0} ns a try on 64 squares");
    measure(
        "cross",
        &Line::<Cross>::new(Position::cross_start(Seats::FOUR)),
    );
}

/// The positions by name.
pub(crate) fn positions() -> impl Iterator<Item = (&'static str, Position)> {
    POSITIONS.into_iter().map(|(name, fen)| {
        let setup = Setup::parse_fen(fen).expect("a FEN");
        let position = setup.into_position(Waive::NOTHING).expect("a position");
        (name, position)
    })
}

/// Every piece of the side to move, tried on every square.
pub(crate) fn tries<G: Geometry>(position: &Position<G>) -> Vec<Attempt<G>> {
    let own = position.board().by_seat(position.turn());
    own.iter()
        .flat_map(|from| Square::all().map(move |to| Attempt::new(from, to)))
        .collect()
}

/// The best time for one try, in nanoseconds.
fn measure<G: Geometry>(name: &str, line: &Line<G>) -> f64 {
    let tries = tries(line.position());
    let n_tries = tries.len() * REPEATS;
    let mut best = f64::MAX;
    let mut n_legal = 0;
    for _ in 0..ROUNDS {
        let start = ThreadTime::now();
        n_legal = 0;
        for _ in 0..REPEATS {
            for attempt in &tries {
                let verdict = line.judge(*black_box(attempt));
                n_legal += usize::from(verdict.legal().is_some());
            }
        }
        #[allow(clippy::cast_precision_loss)]
        let time = start.elapsed().as_secs_f64() * 1e9 / n_tries as f64;
        best = best.min(time);
    }
    println!(
        "{name:<14} {:>7} {:>7} {best:>9.1}",
        tries.len(),
        n_legal / REPEATS
    );
    best
}
