//! The solvers against slow, obvious searches: pars, mates, escapes, the nearest move, budgets.

use squarewise::rules::geometry::Cross;
use squarewise::rules::{
    Attempt, Board, Classic, Move, Piece, Position, Role, Seat, Seats, Setup, Square, Verdict,
    Waive,
};
use squarewise::solve::escape::EscapeKind;
use squarewise::solve::{Budget, Stopped, mate, nearest};

use crate::support::{Dice, position, rows, text};

mod changes;
mod mates;
mod pars;
mod safe_all;

fn square(dice: &mut Dice) -> Square {
    Square::from_index(u8::try_from(dice.below(64)).unwrap()).unwrap()
}

/// An empty square where a piece of this role may stand.
fn free(dice: &mut Dice, board: &Board, role: Role) -> Square {
    loop {
        let square = square(dice);
        let is_edge = square.rank() == 0 || square.rank() == 7;
        if board.piece_at(square).is_none() && !(role == Role::Pawn && is_edge) {
            return square;
        }
    }
}

/// Positions of the shared cases, in the order of the file.
fn known_positions() -> Vec<Position> {
    let rows = rows("status.jsonl");
    let fens = rows
        .iter()
        .filter(|row| row["moves"].as_array().is_none_or(Vec::is_empty));
    fens.map(|row| position(text(row, "start"))).collect()
}

#[test]
fn every_answer_to_a_check_runs_blocks_or_takes() {
    let mut n_by_way = [0; 3];
    for position in known_positions() {
        for mv in position.legal_moves() {
            let way = EscapeKind::of(&position, &mv);
            assert_eq!(way.is_some(), position.is_check(), "{mv} in {position:?}");
            let Some(way) = way else { continue };
            let is_king = mv.piece().role == Role::King;
            let checkers = position.checkers();
            let takes = mv.captured().is_some_and(|(at, _)| checkers.contains(at));
            let want = match (takes, is_king) {
                (true, _) => EscapeKind::Take,
                (false, true) => EscapeKind::Run,
                (false, false) => EscapeKind::Block,
            };
            assert_eq!(way, want, "{mv} in {position:?}");
            n_by_way[way as usize] += 1;
        }
    }
    assert!(n_by_way.iter().all(|n| *n > 3), "{n_by_way:?}");
}

#[test]
fn the_nearest_move_is_legal_wherever_there_is_one() {
    let mut n_refused = 0;
    for position in known_positions().iter().step_by(3) {
        let legal = position.legal_moves();
        for from in Square::<Classic>::all() {
            for to in Square::all() {
                let attempt = Attempt::new(from, to);
                let Verdict::Illegal(fault) = position.judge(attempt) else {
                    continue;
                };
                let found = nearest::nearest(position, attempt, &fault);
                assert_eq!(
                    found.is_some(),
                    !legal.is_empty(),
                    "{attempt} in {position:?}"
                );
                assert!(found.is_none_or(|found| legal.contains(&found.mv)));
                n_refused += 1;
            }
        }
    }
    assert!(n_refused > 50_000, "{n_refused}");
}

#[test]
fn the_nearest_move_does_not_depend_on_the_order_of_the_moves() {
    let position = position("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
    let forward = position.legal_moves();
    let backward: Vec<Move> = forward.iter().rev().copied().collect();
    for from in Square::<Classic>::all() {
        for to in Square::all() {
            let attempt = Attempt::new(from, to);
            let Verdict::Illegal(fault) = position.judge(attempt) else {
                continue;
            };
            let one = nearest::among(&position, &forward, attempt, &fault);
            let other = nearest::among(&position, &backward, attempt, &fault);
            assert_eq!(one, other, "{attempt}");
        }
    }
}

#[test]
fn one_budget_serves_several_searches_and_is_never_overspent() {
    let board = position("r1b2k1r/ppp1bppp/8/1B1Q4/5q2/2P5/PPP2PPP/R3R1K1 w - -");
    let mut budget = Budget::nodes(1_000);
    while mate::shortest(&board, 2, &mut budget).is_ok() {}
    assert_eq!((budget.spent(), budget.left()), (1_000, 0));
    assert_eq!(mate::keys(&board, 2, &mut budget), Err(Stopped));
}

/// A board of the family game, South to move.
fn cross(seats: Seats, pieces: &[(Seat, Role, &str)]) -> Position<Cross> {
    let mut board = Board::empty();
    for (seat, role, square) in pieces {
        board.put(Square::parse(square).unwrap(), Piece::new(*role, *seat));
    }
    let waive = Waive {
        kings: true,
        check: true,
    };
    let mut setup = Setup::new(board, Seat::South);
    setup.seats = seats;
    setup.into_position(waive).unwrap()
}
