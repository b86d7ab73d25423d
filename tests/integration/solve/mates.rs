//! Mates, keys and trees, against plain minimax.

use std::collections::HashMap;

use squarewise::rules::geometry::{Cross, Geometry};
use squarewise::rules::{
    Board, Line, Move, Piece, Position, Role, Seat, Seats, Setup, Square, Waive,
};
use squarewise::solve::{Budget, mate};

use crate::solve::{cross, free};
use crate::support::{Dice, position};

fn after<G: Geometry>(position: &Position<G>, mv: &Move<G>) -> Option<Position<G>> {
    let mut line = Line::new(*position);
    line.play(mv.attempt()).ok()?;
    Some(*line.position())
}

/// Every move that forces mate in at most so many, by plain minimax.
fn slow_keys<G: Geometry>(position: &Position<G>, moves: u32) -> Vec<Move<G>> {
    let mut keys = position.legal_moves();
    keys.retain(|mv| {
        let Some(after) = after(position, mv) else {
            return false;
        };
        let replies = after.legal_moves();
        if replies.is_empty() {
            return after.is_check();
        }
        moves > 1
            && replies.iter().all(|reply| {
                let next = self::after(&after, reply);
                next.is_some_and(|next| !slow_keys(&next, moves - 1).is_empty())
            })
    });
    keys
}

fn slow_mate<G: Geometry>(position: &Position<G>, max: u32) -> Option<(u32, Vec<Move<G>>)> {
    (1..=max)
        .map(|moves| (moves, slow_keys(position, moves)))
        .find(|(_, keys)| !keys.is_empty())
}

#[track_caller]
fn check_mate(position: &Position, max: u32) -> Option<(u32, usize)> {
    let mut budget = Budget::nodes(5_000_000);
    let found = mate::shortest(position, max, &mut budget).unwrap();
    let slow = slow_mate(position, max);
    let fast = found.as_ref().map(|mate| (mate.moves, mate.keys.clone()));
    assert_eq!(fast, slow, "{position:?}");
    let mate = found?;
    let plies = usize::try_from(2 * mate.moves - 1).unwrap();
    assert_eq!(mate.line.len(), plies, "{position:?}");
    check_tree(position, &mate);
    Some((mate.moves, mate.keys.len()))
}

/// The tree of each key answers every defence, and with the shortest mates only.
fn check_tree(position: &Position, mate: &mate::Mate) {
    for key in &mate.keys {
        let mut budget = Budget::nodes(5_000_000);
        let tree = mate::tree(position, key, mate.moves, &mut budget);
        let tree = tree.unwrap().unwrap();
        let after = after(position, key).unwrap();
        let defences: Vec<Move> = tree.defences.iter().map(|d| d.moves[0]).collect();
        assert_eq!(defences, after.legal_moves());
        for defence in &tree.defences {
            let next = self::after(&after, &defence.moves[0]).unwrap();
            let answers = defence.answers.iter().map(|answer| answer.mv);
            let answers: Vec<Move> = answers.collect();
            assert_eq!(
                Some((defence.mate_in, answers)),
                slow_mate(&next, mate.moves)
            );
        }
    }
}

#[test]
fn mates_are_those_of_plain_minimax() {
    let fixed = [
        ("7k/8/8/8/8/8/R7/1R4K1 w - -", 2, Some((2, 2))),
        ("kbK5/pp6/1P6/8/8/8/8/R7 w - -", 2, Some((2, 1))),
        ("7k/8/5K2/8/8/8/8/Q7 w - -", 2, Some((2, 4))),
        (
            "r1b2k1r/ppp1bppp/8/1B1Q4/5q2/2P5/PPP2PPP/R3R1K1 w - -",
            2,
            Some((2, 1)),
        ),
        (
            "1rb4r/pkPp3p/1b1P3n/1Q6/N3Pp2/8/P1P3PP/7K w - -",
            2,
            Some((2, 1)),
        ),
        (
            "4kb1r/p2n1ppp/4q3/4p1B1/4P3/1Q6/PPP2PPP/2KR4 w k -",
            2,
            Some((2, 1)),
        ),
        ("8/5P1k/8/5K2/8/8/8/8 w - -", 2, None),
        ("8/2P5/8/8/8/8/k1K5/8 w - -", 2, None),
        ("7k/5K2/8/6P1/8/8/8/8 w - -", 2, None),
        ("8/8/8/8/8/5k2/8/5K2 w - -", 2, None),
        (
            "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w KQkq -",
            1,
            Some((1, 1)),
        ),
        ("4k3/8/8/8/8/8/8/R3K2R w KQ -", 2, Some((2, 2))),
    ];
    for (fen, max, want) in fixed {
        assert_eq!(check_mate(&position(fen), max), want, "{fen}");
    }
}

/// A king at the edge, perhaps with a piece, against two to three pieces: mates are near.
fn random_ending(dice: &mut Dice) -> Option<Position> {
    let mut board = Board::empty();
    let file = u8::try_from(dice.below(8)).unwrap();
    let edge = Square::new(file, 7).unwrap();
    board.put(edge, Piece::new(Role::King, Seat::BLACK));
    let near = Square::new(file, 5).unwrap();
    board.put(near, Piece::new(Role::King, Seat::WHITE));
    for _ in 0..2 + dice.below(2) {
        let role = [
            Role::Queen,
            Role::Rook,
            Role::Rook,
            Role::Pawn,
            Role::Knight,
        ][dice.below(5)];
        let square = free(dice, &board, role);
        board.put(square, Piece::new(role, Seat::WHITE));
    }
    if dice.below(2) == 0 {
        let role = [Role::Pawn, Role::Bishop][dice.below(2)];
        let square = free(dice, &board, role);
        board.put(square, Piece::new(role, Seat::BLACK));
    }
    Setup::new(board, Seat::WHITE)
        .into_position(Waive::NOTHING)
        .ok()
}

#[test]
fn mates_of_random_endings_are_those_of_plain_minimax() {
    let mut dice = Dice::new(0x5EED_0002);
    let mut found: HashMap<Option<u32>, usize> = HashMap::new();
    let mut n_with_two_keys = 0;
    while found.values().sum::<usize>() < 50 {
        let Some(position) = random_ending(&mut dice) else {
            continue;
        };
        let mate = check_mate(&position, 2);
        *found.entry(mate.map(|(moves, _)| moves)).or_default() += 1;
        n_with_two_keys += usize::from(mate.is_some_and(|(_, n_keys)| n_keys > 1));
    }
    assert!(
        [None, Some(1), Some(2)].iter().all(|key| found[key] >= 5),
        "{found:?}"
    );
    assert!(n_with_two_keys >= 5, "{n_with_two_keys}");
}

/// Two rooks of South hunt North's king; West's king walks about if he plays.
fn rooks(seats: Seats, rooks: [&str; 2]) -> Position<Cross> {
    let pieces = [
        (Seat::South, Role::King, "d1"),
        (Seat::South, Role::Rook, rooks[0]),
        (Seat::South, Role::Rook, rooks[1]),
        (Seat::North, Role::King, "g12"),
        (Seat::West, Role::King, "a6"),
    ];
    let n_pieces = if seats.contains(Seat::West) { 5 } else { 4 };
    cross(seats, &pieces[..n_pieces])
}

#[test]
fn mates_on_the_cross_are_those_of_plain_minimax() {
    for (squares, want) in [(["c11", "d10"], 1), (["j10", "c9"], 2)] {
        let position = rooks(Seats::TWO, squares);
        let found = mate::shortest(&position, 2, &mut Budget::nodes(100_000)).unwrap();
        let found = found.map(|mate| (mate.moves, mate.keys));
        assert_eq!(found.as_ref().map(|(moves, _)| *moves), Some(want));
        assert_eq!(found, slow_mate(&position, 2));
    }
}

#[test]
fn a_king_is_mated_when_his_turn_comes_though_others_move_before() {
    let position = rooks(Seats::TWO.with(Seat::West), ["c11", "d10"]);
    let mate = mate::shortest(&position, 1, &mut Budget::nodes(100_000)).unwrap();
    let mate = mate.unwrap();
    assert_eq!((mate.moves, mate.line.len()), (1, 2));
    assert_eq!(mate.keys[0].to_string(), "d10d12");
}
