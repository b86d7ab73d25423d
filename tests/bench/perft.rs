//! Bulk perft: the 8x8 board against `cozy-chess`, the cross against our own 8x8 board.
//!
//! Both generators count the last half-move without making it, each in the way that suits it best:
//! cozy-chess with a closure for the last half-move alone, so that it decides nothing inside.

use std::hint::black_box;

use squarewise::lesson::rulesets;
use squarewise::rules::perft::perft;
use squarewise::rules::{Geometry, Position, Seats, Setup, Waive};

use crate::mailbox::Mailbox;
use crate::race::{median, race, rate, rates, ratio};

/// How often the short counts are taken in a race.
const TURNS: usize = 10;

/// How deep the cross is counted; the mailbox one half-move less.
const CROSS_DEPTH: u32 = 4;

/// A game of four after some forty moves.
const MIDDLE_GAME: &str = "W aaaa SqWqEk - - x,x,1,nN,nB,5,x,x/x,x,2,nP,nP,eB,nK,2,x,x/\
    wR,wP,wP,9/6,nP,5/2,wP,6,eP,eP,1/wQ,2,wP,6,eP,1/wK,wP,nR,5,eP,2,eK/sB,wP,8,eP,1/\
    3,wP,6,eP,eN/1,sP,2,sP,sP,4,eP,eR/x,x,4,sB,sP,wR,1,x,x/x,x,sR,sN,2,sK,1,sN,1,x,x";

/// Name, FEN, depth, nodes.
#[rustfmt::skip]
const CLASSIC: [(&str, &str, u32, u64); 6] = [
    ("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 6, 119_060_324),
    ("kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 5, 193_690_690),
    ("endgame", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 7, 178_633_661),
    ("promotions", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 5, 15_833_292),
    ("bug catcher", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 5, 89_941_194),
    ("middlegame", "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 5, 164_075_551),
];

/// What the race told.
pub(crate) struct Perft {
    /// Times as fast as cozy-chess: the geometric mean of the six positions.
    pub(crate) mean: f64,
    /// The same on the position where we are slowest.
    pub(crate) least: f64,
}

/// The 8x8 board, position by position.
pub(crate) fn classic() -> Perft {
    println!(
        "{:<12} {:>11} {:>9} {:>9} {:>7}",
        "position", "nodes", "ours", "cozy", "ratio"
    );
    let mut ratios = Vec::new();
    for (name, fen, depth, nodes) in CLASSIC {
        let position = position(fen);
        let board: cozy_chess::Board = fen.parse().expect("cozy-chess reads the FEN");
        // Some tenths of a second each.
        let turns = usize::try_from(50_000_000 / nodes).expect("few").max(1);
        let times = race(
            turns,
            [&mut || count(&position, depth, nodes), &mut || {
                assert_eq!(cozy(black_box(&board), depth), nodes, "cozy: {name}");
            }],
        );
        let [ours, theirs] = rates([nodes * turns as u64; 2], &times).map(|rate| rate / 1e6);
        let ratio = ratio(&times);
        println!("{name:<12} {nodes:>11} {ours:>7.0} M {theirs:>7.0} M {ratio:>7.2}");
        ratios.push(ratio);
    }
    let mean = ratios.iter().product::<f64>().powf(1.0 / 6.0);
    let least = ratios.iter().copied().fold(f64::MAX, f64::min);
    println!("geometric mean: {mean:.2} times cozy-chess (M = million nodes a second)");
    Perft { mean, least }
}

/// The cross from its start, times our own 8x8 board from its start: a bitboard twice as wide.
pub(crate) fn cross() -> f64 {
    let four = Position::cross_start(Seats::FOUR);
    let ratio = against_classic("cross", &four, CROSS_DEPTH);
    let few = perft(&four, CROSS_DEPTH - 1);
    let grid = Mailbox::new(&four);
    let times = race(
        TURNS,
        [&mut || count(&four, CROSS_DEPTH - 1, few), &mut || {
            assert_eq!(black_box(&grid).perft(CROSS_DEPTH - 1), few);
        }],
    );
    println!("cross: {:.0} times the mailbox", self::ratio(&times));
    ratio
}

/// The cross with every rule of the family game on and no check said, in the middle of a game, times
/// our own 8x8 board from its start.
pub(crate) fn family() -> f64 {
    let rules = rulesets::named("family").expect("the family rules");
    let setup = Setup::parse_ffc(MIDDLE_GAME).expect("an FFC string");
    let position = setup.into_position(Waive::NOTHING).expect("a position");
    against_classic("family rules", &position.under(&rules), CROSS_DEPTH)
}

fn against_classic<G: Geometry>(name: &str, position: &Position<G>, depth: u32) -> f64 {
    let start = self::position(CLASSIC[0].1);
    let few = 4_865_609;
    let nodes = perft(position, depth);
    let times = race(
        TURNS,
        [&mut || count(position, depth, nodes), &mut || {
            count(&start, 5, few);
        }],
    );
    let [wide, _] = rates([nodes, few].map(|n| n * TURNS as u64), &times);
    let ratio = median(&times, |[wide, narrow]| {
        rate(nodes, *wide) / rate(few, *narrow)
    });
    println!(
        "{name}: {:.0} M, {ratio:.2} times our 8x8 board from its start",
        wide / 1e6
    );
    ratio
}

pub(crate) fn position(fen: &str) -> Position {
    let setup = Setup::parse_fen(fen).expect("a FEN");
    setup.into_position(Waive::NOTHING).expect("a position")
}

fn count<G: Geometry>(position: &Position<G>, depth: u32, nodes: u64) {
    assert_eq!(perft(black_box(position), depth), nodes);
}

/// The count of cozy-chess in its own best form.
pub(crate) fn cozy(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut nodes = 0;
    if depth == 1 {
        board.generate_moves(|moves| {
            nodes += moves.len() as u64;
            false
        });
    } else {
        board.generate_moves(|moves| {
            for mv in moves {
                let mut next = board.clone();
                next.play_unchecked(mv);
                nodes += cozy(&next, depth - 1);
            }
            false
        });
    }
    nodes
}
