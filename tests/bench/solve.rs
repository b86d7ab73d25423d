//! How long the solvers take: star problems, mate in two and in three. Prints times and positions.
//!
//! Times are those of one solution from nothing, tables and all.

use std::hint::black_box;
use std::time::Duration;

use cpu_time::ThreadTime;
use squarewise::rules::{Position, Setup, Square, Waive};
use squarewise::solve::{Budget, collect, mate};

use crate::race::time;

const LIMIT: usize = 50_000_000;

/// Boards with stars: a name, a FEN, the only piece that moves (or nothing), the stars, `safe` if it is asked.
#[rustfmt::skip]
const STARS: &[(&str, &str, &str, &str, &str)] = &[
    ("rook, 3 stars", "8/8/8/8/3R4/8/8/8 w", "d4", "d7 h7 h2", ""),
    ("rook, 8 stars", "8/8/8/8/8/8/8/R7 w", "a1", "b3 c6 d2 e7 f4 g8 h5 a6", ""),
    ("rook, 8 stars, walls", "8/1P1P4/8/3P2P1/1P6/4P3/P1P5/R7 w", "a1", "b3 c6 d2 e7 f4 g8 h5 a6", ""),
    ("knight, 8 stars", "8/8/8/8/8/8/8/N7 w", "a1", "b3 c6 d2 e7 f4 g8 h5 a6", ""),
    ("king, 8 stars", "8/8/8/8/8/8/8/K7 w", "a1", "b3 c6 d2 e7 f4 g8 h5 a6", ""),
    ("queen, 8 stars", "8/8/8/8/8/8/8/Q7 w", "a1", "b3 c6 d2 e7 f4 g8 h5 a6", ""),
    ("rook, bishop on guard", "8/8/8/2b5/8/8/8/5R2 w", "f1", "g7", "safe"),
    ("rook, 6 stars, 2 guards", "8/6b1/8/8/3n4/8/8/R7 w", "a1", "h6 b3 c6 e2 f5 d8", "safe"),
    ("queen, 8 stars, 4 guards", "3r4/6b1/1n6/8/3n4/8/5p2/Q7 w", "a1", "h6 b3 c6 e2 f5 h8 a4 g3", "safe"),
    ("king, 8 stars, 3 guards", "3r4/6b1/8/8/3n4/8/8/K7 w", "a1", "b3 c7 d2 e7 f4 g8 h5 a6", "safe"),
    ("knight, 4 stars, rook on guard", "8/8/3r4/8/8/8/8/N7 w", "a1", "c6 e4 f7 h3", "safe"),
    ("two bishops, 6 stars", "8/8/8/8/8/8/8/2B2B2 w", "", "b3 c6 d2 e7 f4 g8", ""),
    ("rook and knight, 8 stars", "8/8/8/8/8/8/8/RN6 w", "", "b3 c6 d2 e7 f4 g8 h5 a6", ""),
    ("rook, bishop, knight, 6 stars", "8/8/8/8/8/8/8/RNB5 w", "", "b3 c6 d2 e7 f4 g8", ""),
    ("rook, bishop, knight, 8 stars", "8/8/8/8/8/8/8/RNB5 w", "", "b3 c6 d2 e7 f4 g8 h5 a6", ""),
    ("three knights, 8 stars", "8/8/8/8/8/8/8/NN5N w", "", "b3 c6 d2 e7 f4 g8 h5 a6", ""),
    ("rook, bishop, knight, 6 stars, 2 guards", "8/6b1/8/8/3n4/8/8/RNB5 w", "", "h6 b3 c6 e2 f5 d8", "safe"),
    ("three pieces, 8 stars, 3 guards", "3r4/6b1/8/8/3n4/8/8/RNB5 w", "", "h6 b3 c6 e2 f5 a7 g4 h1", "safe"),
    ("rook takes all of 7", "8/1p3n2/3b4/1n3p2/5n2/2p5/8/R7 w", "a1", "", "all"),
    ("queen takes all of 10, safely", "r4b2/1p3n2/3b4/1n3p2/5n2/2p4p/8/Q7 w", "a1", "", "all safe"),
    ("light bishop, dark star", "8/8/8/8/8/8/8/5B2 w", "f1", "d4 e5", ""),
    ("walled in for ever", "8/8/8/8/8/1r6/2k5/K7 w", "a1", "h8", ""),
];

/// Mates: in how many moves, and a FEN.
#[rustfmt::skip]
const MATES: &[(&str, u32, &str)] = &[
    ("ladder", 2, "7k/8/8/8/8/8/R7/1R4K1 w - -"),
    ("queen and king", 2, "7k/8/5K2/8/8/8/8/Q7 w - -"),
    ("Morphy's two-mover", 2, "kbK5/pp6/1P6/8/8/8/8/R7 w - -"),
    ("middlegame, 2", 2, "r1b2k1r/ppp1bppp/8/1B1Q4/5q2/2P5/PPP2PPP/R3R1K1 w - -"),
    ("middlegame, 2 b", 2, "1rb4r/pkPp3p/1b1P3n/1Q6/N3Pp2/8/P1P3PP/7K w - -"),
    ("middlegame, 2 c", 2, "4kb1r/p2n1ppp/4q3/4p1B1/4P3/1Q6/PPP2PPP/2KR4 w k -"),
    ("none in 2, opening", 2, "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq -"),
    ("none in 2, full board", 2, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -"),
    ("none in 2, hemmed king", 2, "8/1R1N4/2P1p3/2nk1p2/2p2B2/1P1b1N2/4Q1K1/3R4 w - -"),
    ("none in 3, full board", 3, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -"),
    ("middlegame, 3", 3, "r1b1kb1r/pppp1ppp/5q2/4n3/3KP3/2N3PN/PPP4P/R1BQ1B1R b kq -"),
    ("middlegame, 3 b", 3, "r3k2r/ppp2Npp/1b5n/4p2b/2B1P2q/BQP2P2/P5PP/RN5K w kq -"),
    ("middlegame, 3 c", 3, "r1b3kr/ppp1Bp1p/1b6/n2P4/2p3q1/2Q2N2/P4PPP/RN2R1K1 w - -"),
    ("middlegame, 4", 4, "r5rk/2p1Nppp/3p3P/pp2p1P1/4P3/2qnPQK1/8/R6R w - -"),
];

pub(crate) fn main() {
    println!(
        "{:<42} {:>5} {:>9} {:>10} {:>10}",
        "stars", "par", "nodes", "min", "median"
    );
    for problem in STARS {
        stars(problem);
    }
    println!(
        "{:<42} {:>5} {:>9} {:>10} {:>10}",
        "mates", "in", "nodes", "min", "median"
    );
    for problem in MATES {
        mates(problem);
    }
}

fn stars((name, fen, piece, stars, how): &(&str, &str, &str, &str, &str)) {
    let task = collect::CollectTask {
        piece: Square::parse(piece),
        stars: stars.split_whitespace().filter_map(Square::parse).collect(),
        safe: if how.contains("safe") {
            collect::Safety::Stop
        } else {
            collect::Safety::Off
        },
        take_all: how.contains("all"),
        ..collect::CollectTask::new(position(fen))
    };
    let solve = || collect::solve(&task, &mut Budget::nodes(LIMIT));
    let (par, nodes) = match solve() {
        Ok(solution) => (solution.cost.to_string(), solution.nodes),
        Err(_) => ("-".to_owned(), 0),
    };
    report(name, &par, nodes, || {
        black_box(solve()).ok();
    });
}

fn mates((name, moves, fen): &(&str, u32, &str)) {
    let position = position(fen);
    let mut budget = Budget::nodes(LIMIT);
    let found = mate::shortest(&position, *moves, &mut budget).unwrap();
    let keys = |mate: &mate::Mate| format!("{}:{}", mate.moves, mate.keys.len());
    let found = found.as_ref().map_or("-".to_owned(), keys);
    report(name, &found, budget.spent(), || {
        black_box(mate::shortest(&position, *moves, &mut Budget::nodes(LIMIT))).ok();
    });
}

fn report(name: &str, answer: &str, nodes: usize, mut run: impl FnMut()) {
    let mut times: Vec<Duration> = Vec::new();
    let started = ThreadTime::now();
    while times.len() < 5 || (times.len() < 200 && started.elapsed() < Duration::from_millis(400)) {
        times.push(time(&mut run));
    }
    times.sort();
    let (min, median) = (times[0], times[times.len() / 2]);
    println!(
        "{name:<42} {answer:>5} {nodes:>9} {:>10} {:>10}",
        shown(min),
        shown(median)
    );
}

fn shown(time: Duration) -> String {
    format!("{:.1} us", time.as_secs_f64() * 1e6)
}

fn position(fen: &str) -> Position {
    let setup = Setup::parse_fen(fen).unwrap();
    let waive = Waive {
        kings: true,
        check: true,
    };
    setup.into_position(waive).unwrap()
}
