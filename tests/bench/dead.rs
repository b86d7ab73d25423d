//! What it costs to find out whether anybody can still win.
//!
//! A thousand endings, made from few men and random moves with a fixed
//! seed, are asked at the default effort; middlegames are asked the question of every half-move.

use std::hint::black_box;

use cpu_time::ThreadTime;
use squarewise::rules::{
    Board, Dead, Line, Piece, Position, Role, Ruleset, Seat, Setup, Square, Waive,
};

use crate::dice::Dice;

/// How many endings are asked.
const ENDINGS: usize = 1_000;
/// The positions that one question may look at.
const NODES: usize = 2_000;
/// How often the cheap question is asked.
const REPEATS: u32 = 1_000_000;

const MIDDLEGAMES: [&str; 4] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    "2b1k2b/pp3ppp/2n1pn2/3p4/3P4/2N1PN2/PPB2PPP/2B1K3 w - - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
];

pub(crate) fn main() {
    let mut dice = Dice::new(0x5EED);
    let endings: Vec<Position> = std::iter::repeat_with(|| ending(&mut dice))
        .flatten()
        .take(ENDINGS)
        .collect();
    for nodes in [NODES, 50_000] {
        measure(&endings, nodes);
    }
    for fen in MIDDLEGAMES {
        let setup = Setup::parse_fen(fen).expect("a FEN");
        let position: Position = setup.into_position(Waive::NOTHING).expect("a position");
        let start = ThreadTime::now();
        for _ in 0..REPEATS {
            black_box(black_box(&position).is_plainly_dead());
        }
        let time = start.elapsed() / REPEATS * 1000;
        println!("plainly: {:>6.1} ns  {fen}", time.as_secs_f64() * 1e6);
    }
}

/// Kings, up to three more men each, more often pawns; then up to 40 random moves.
fn ending(dice: &mut Dice) -> Option<Position> {
    let mut board: Board = Board::empty();
    for seat in [Seat::WHITE, Seat::BLACK] {
        let mut roles = vec![Role::King];
        roles.extend((0..dice.below(4)).map(|_| Role::ALL[dice.below(7) % 5]));
        for role in roles {
            let square = Square::from_index(u8::try_from(dice.below(64)).ok()?)?;
            board.put(square, Piece::new(role, seat));
        }
    }
    let setup = Setup::new(board, Seat::WHITE);
    let mut line = Line::with_rules(setup.into_position(Waive::NOTHING).ok()?, Ruleset::EXERCISE);
    for _ in 0..dice.below(40) {
        let moves = line.position().legal_moves();
        let mv = moves.get(dice.below(moves.len().max(1)))?;
        line.play(mv.attempt()).ok()?;
    }
    Some(*line.position())
}

#[allow(clippy::cast_precision_loss)]
fn measure(endings: &[Position], nodes: usize) {
    let (mut times, mut dead, mut decided) = (Vec::new(), 0, 0);
    for position in endings {
        let start = ThreadTime::now();
        let answer = position.is_dead(nodes);
        times.push(start.elapsed().as_secs_f64() * 1e6);
        dead += usize::from(matches!(answer, Dead::Yes(_)));
        decided += usize::from(answer != Dead::Unknown);
    }
    times.sort_by(f64::total_cmp);
    let mean = times.iter().sum::<f64>() / times.len() as f64;
    println!(
        "{nodes} nodes, {} endings: mean {mean:.0} us, p99 {:.0} us, worst {:.0} us; \
         decided {:.1} %, dead {dead}",
        times.len(),
        times[times.len() * 99 / 100],
        times[times.len() - 1],
        decided as f64 * 100.0 / times.len() as f64,
    );
}
