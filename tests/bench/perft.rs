//! Bulk perft against `cozy-chess` on the six classic positions, in turns within one run.
//!
//! `cargo bench --bench perft`. Times on a busy machine are noisy, so each position is counted by
//! both generators in turn, several times, and the best times are compared as a ratio. Then the
//! cross of four armies, against our own 8x8 board and against the tests' plain mailbox.

#![allow(clippy::print_stdout, clippy::expect_used)]

use std::hint::black_box;
use std::time::{Duration, Instant};

use squarewise::rules::perft::perft;
use squarewise::rules::{Geometry, Position, Seats, Setup, Waive};

#[allow(dead_code, clippy::unwrap_used)]
#[path = "../integration/mailbox.rs"]
mod mailbox;

/// How often each side counts each position.
const ROUNDS: usize = 7;

/// How deep the cross is counted; the mailbox one half-move less.
const CROSS_DEPTH: u32 = 4;

/// A game of four after some forty moves.
const MIDDLE_GAME: &str = "W aaaa SqWqEk - - x,x,1,nN,nB,5,x,x/x,x,2,nP,nP,eB,nK,2,x,x/\
    wR,wP,wP,9/6,nP,5/2,wP,6,eP,eP,1/wQ,2,wP,6,eP,1/wK,wP,nR,5,eP,2,eK/sB,wP,8,eP,1/\
    3,wP,6,eP,eN/1,sP,2,sP,sP,4,eP,eR/x,x,4,sB,sP,wR,1,x,x/x,x,sR,sN,2,sK,1,sN,1,x,x";

/// Name, FEN, depth, nodes.
const CLASSIC: [(&str, &str, u32, u64); 6] = [
    (
        "start",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        5,
        4_865_609,
    ),
    (
        "kiwipete",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        4,
        4_085_603,
    ),
    (
        "endgame",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        6,
        11_030_083,
    ),
    (
        "promotions",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        5,
        15_833_292,
    ),
    (
        "bug catcher",
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        4,
        2_103_487,
    ),
    (
        "middlegame",
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        4,
        3_894_594,
    ),
];

fn main() {
    println!(
        "{:<12} {:>11} {:>9} {:>9} {:>7}",
        "position", "nodes", "ours", "cozy", "ratio"
    );
    let mut product = 1.0;
    for (name, fen, depth, nodes) in CLASSIC {
        let position = position(fen);
        let board: cozy_chess::Board = fen.parse().expect("cozy-chess reads the FEN");
        let [ours, cozy] = race(
            || count(&position, depth, nodes),
            || assert_eq!(cozy_perft(black_box(&board), depth), nodes, "cozy: {name}"),
        );
        let ratio = cozy.as_secs_f64() / ours.as_secs_f64();
        product *= ratio;
        let (ours, cozy) = (rate(nodes, ours), rate(nodes, cozy));
        println!("{name:<12} {nodes:>11} {ours:>7.0} M {cozy:>7.0} M {ratio:>7.2}");
    }
    let mean = product.powf(1.0 / 6.0);
    println!("geometric mean: {mean:.2} times cozy-chess (M = million nodes a second)");
    cross();
}

/// The cross: as fast as a bitboard twice as wide can be expected to be?
fn cross() {
    let (classic, four) = (Position::start(), Position::cross_start(Seats::FOUR));
    let nodes = perft(&four, CROSS_DEPTH);
    let [wide, narrow] = race(
        || count(&four, CROSS_DEPTH, nodes),
        || count(&classic, CLASSIC[0].2, CLASSIC[0].3),
    );
    let slow_depth = CROSS_DEPTH - 1;
    let few = perft(&four, slow_depth);
    let grid = mailbox::Mailbox::new(&four);
    let [fast, slow] = race(
        || count(&four, slow_depth, few),
        || assert_eq!(black_box(&grid).perft(slow_depth), few, "the mailbox"),
    );
    family(CLASSIC[0].3, narrow);
    let (wide, narrow) = (rate(nodes, wide), rate(CLASSIC[0].3, narrow));
    println!(
        "cross: {wide:.0} M, {:.2} times our 8x8 board from its start",
        wide / narrow
    );
    let gain = slow.as_secs_f64() / fast.as_secs_f64();
    println!("cross: {gain:.0} times the mailbox");
}

/// The cross with every rule of the family game on and no check said, from a position in the middle
/// of a game: at least 0.2 times the rate of our 8x8 board is wanted.
fn family(classic_nodes: u64, classic: Duration) {
    let rules = squarewise::lesson::rulesets::named("family").expect("the family rules");
    let setup = Setup::parse_ffc(MIDDLE_GAME).expect("an FFC string");
    let position = setup.into_position(Waive::NOTHING).expect("a position");
    let position = position.under(&rules);
    let nodes = perft(&position, CROSS_DEPTH - 1);
    let [time, _] = race(|| count(&position, CROSS_DEPTH - 1, nodes), || ());
    let (ours, narrow) = (rate(nodes, time), rate(classic_nodes, classic));
    println!(
        "family rules: {ours:.0} M, {:.2} times our 8x8 board from its start",
        ours / narrow
    );
}

fn position(fen: &str) -> Position {
    let setup = Setup::parse_fen(fen).expect("a FEN");
    setup.into_position(Waive::NOTHING).expect("a position")
}

fn count<G: Geometry>(position: &Position<G>, depth: u32, nodes: u64) {
    assert_eq!(perft(black_box(position), depth), nodes);
}

/// Runs both in turn and gives each one's best time.
fn race(mut ours: impl FnMut(), mut theirs: impl FnMut()) -> [Duration; 2] {
    let mut best = [Duration::MAX; 2];
    for _ in 0..ROUNDS {
        best[0] = best[0].min(time(&mut ours));
        best[1] = best[1].min(time(&mut theirs));
    }
    best
}

fn time(work: &mut impl FnMut()) -> Duration {
    let start = Instant::now();
    work();
    start.elapsed()
}

fn rate(nodes: u64, time: Duration) -> f64 {
    nodes as f64 / time.as_secs_f64() / 1e6
}

fn cozy_perft(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
        } else {
            for mv in moves {
                let mut next = board.clone();
                next.play_unchecked(mv);
                nodes += cozy_perft(&next, depth - 1);
            }
        }
        false
    });
    nodes
}
