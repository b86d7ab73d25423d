//! Dead positions and lost chances: cases, lines replayed, proofs tried against plain searches.

use std::collections::{HashSet, VecDeque};

use squarewise::rules::{
    Barred, Board, Chance, Dead, Line, Piece, Position, Role, Ruleset, Seat, Setup, Square, Waive,
};

use crate::support::{Dice, line, position, rows};

/// What the program looks at by default.
const NODES: usize = 2_000;

/// The answer in a word; a line is replayed first.
fn answer(position: &Position, seat: Seat, nodes: usize) -> &'static str {
    match position.can_win(seat, nodes) {
        Chance::Yes(moves) => {
            replay(position, seat, &moves);
            "yes"
        }
        Chance::No(barred) => barred.code(),
        Chance::Unknown => "unknown",
    }
}

fn is_mate(position: &Position) -> bool {
    position.is_check() && !position.has_legal_move()
}

#[track_caller]
fn replay(position: &Position, seat: Seat, moves: &[squarewise::rules::Move]) {
    let mut line = Line::with_rules(*position, Ruleset::EXERCISE);
    for mv in moves {
        line.play(mv.attempt()).unwrap();
    }
    assert!(is_mate(line.position()), "{}", position.to_fen());
    assert_ne!(line.position().turn(), seat, "{}", position.to_fen());
}

#[test]
fn every_case_is_decided_at_default_effort() {
    for row in rows("dead.jsonl") {
        let line = line(&row);
        let expect = &row["expect"];
        for (seat, key) in [
            (Seat::WHITE, "white_can_win"),
            (Seat::BLACK, "black_can_win"),
        ] {
            let answer = answer(line.position(), seat, NODES);
            assert_ne!(answer, "unknown", "{row}");
            assert_eq!(answer == "yes", expect[key], "{row}: {answer}");
        }
        let dead = match line.position().is_dead(NODES) {
            Dead::Yes(_) => true,
            Dead::No => false,
            Dead::Unknown => panic!("{row}"),
        };
        assert_eq!(dead, expect["dead"], "{row}");
        assert!(line.position().is_plainly_dead().is_none() || dead, "{row}");
    }
}

#[test]
fn dead_positions_of_the_move_cases_are_plain() {
    for row in rows("moves.jsonl") {
        if row["expect"]["article"] == "5.2.2" {
            let line = line(&row);
            assert!(line.position().is_plainly_dead().is_some(), "{row}");
        }
    }
}

/// FEN, White's chance, Black's chance.
#[rustfmt::skip]
const CASES: &[(&str, &str, &str)] = &[
    // Few men.
    ("8/8/4k2p/8/8/4K3/8/N7 w - - 0 1", "yes", "yes"),
    ("8/8/4k3/8/8/4K3/8/N1n5 w - - 0 1", "yes", "yes"),
    ("8/8/4k3/8/8/4K3/8/B1n5 w - - 0 1", "yes", "yes"),
    ("8/8/4k1r1/8/8/4K3/8/N7 w - - 0 1", "yes", "yes"),
    ("8/8/4k1q1/8/8/4K3/8/N7 w - - 0 1", "material", "yes"),
    ("8/8/4k1r1/8/8/4K3/8/B7 w - - 0 1", "material", "yes"),
    ("8/8/4k1b1/8/8/4K3/8/B7 w - - 0 1", "yes", "yes"),
    ("8/8/4k1b1/8/8/4K3/8/1B1B4 w - - 0 1", "material", "material"),
    ("8/8/4k3/8/8/4K3/8/BB6 w - - 0 1", "yes", "material"),
    ("8/8/4k3/8/8/4K3/8/BN6 w - - 0 1", "yes", "material"),
    ("8/8/4k3/8/8/4K3/8/NN6 b - - 0 1", "yes", "material"),
    // Forced captures, stalemates, mates.
    ("8/8/8/8/8/5k2/7p/7K w - - 0 1", "material", "exhausted"),
    ("8/8/8/8/8/2k5/1r6/K7 w - - 0 1", "exhausted", "exhausted"),
    ("7k/7P/6K1/8/8/8/8/8 b - - 0 1", "exhausted", "exhausted"),
    ("7k/7P/8/6K1/8/8/8/8 b - - 0 1", "yes", "material"),
    ("k7/P1K5/8/8/8/8/8/8 b - - 0 1", "exhausted", "material"),
    ("1k6/1P6/8/1K6/8/8/8/8 b - - 0 1", "yes", "material"),
    ("8/8/8/8/8/6k1/6q1/6K1 w - - 0 1", "exhausted", "yes"),
    // Walls, and walls with a gap, a guest, a bishop of the good or the bad color, a knight.
    ("4k3/8/8/p1p1p2p/P1P1P2P/8/8/4K3 w - - 0 1", "locked", "locked"),
    ("4k3/8/8/p1p1p3/P1P1P3/8/8/4K3 w - - 0 1", "yes", "yes"),
    ("4k3/8/8/2p1p1p1/2P1P1P1/8/8/4K3 w - - 0 1", "yes", "yes"),
    ("4k3/8/8/p1p1p1p1/P1P1P1P1/8/4B3/4K3 w - - 0 1", "locked", "locked"),
    ("4k3/8/8/p1p1p1p1/P1P1P1P1/8/3B4/4K3 w - - 0 1", "yes", "yes"),
    ("4k3/8/8/p1p1p1p1/P1P1P1P1/8/3N4/4K3 w - - 0 1", "yes", "yes"),
    ("2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/1B2K3 w - - 0 1", "yes", "yes"),
    ("3k4/8/8/1p1p1p1p/1P1P1P1P/8/1Q6/3K4 w - - 0 1", "yes", "yes"),
    ("8/4k3/p1p3p1/P1P1p1P1/4P3/8/4K3/8 w - - 0 1", "locked", "locked"),
    ("4k3/8/1p1p1p1p/pP1P1P1P/P7/8/8/4K3 w - - 0 1", "locked", "locked"),
    ("6bk/5p1p/5P1P/8/8/8/8/K7 w - - 0 1", "locked", "locked"),
    ("kb6/p1p5/P1P5/8/8/8/8/KB6 w - - 0 1", "exhausted", "locked"),
    ("k1b5/p1p5/P1P5/8/8/8/8/KB6 w - - 0 1", "yes", "yes"),
    ("8/8/1p1k1p2/pPpPpPpP/P1P1P1P1/8/4K3/8 w - g6 0 1", "yes", "yes"),
];

#[test]
fn positions_made_to_mislead_are_decided() {
    for (fen, white, black) in CASES {
        let position = position(fen);
        assert_eq!(answer(&position, Seat::WHITE, NODES), *white, "{fen}");
        assert_eq!(answer(&position, Seat::BLACK, NODES), *black, "{fen}");
    }
}

#[test]
fn the_walls_are_the_pawns_that_stand_for_ever() {
    let position = position("4k3/2p5/p1Pp1p1p/P2P1P1P/8/8/8/4K3 w - - 0 1");
    let Dead::Yes(Barred::Locked { walls }) = position.is_dead(NODES) else {
        panic!("not locked");
    };
    assert_eq!(walls, position.board().by_role(Role::Pawn));
}

#[test]
fn a_board_without_a_king_is_never_decided() {
    for fen in [
        "8/8/8/8/8/8/8/K7 w - - 0 1",
        "8/p7/8/8/8/8/P7/8 w - - 0 1",
        "k7/8/8/8/8/8/8/K1K5 w - - 0 1",
    ] {
        let position = position(fen);
        assert_eq!(position.can_win(Seat::WHITE, NODES), Chance::Unknown);
        assert_eq!(position.is_dead(NODES), Dead::Unknown);
        assert_eq!(position.is_plainly_dead(), None);
        assert!(!position.is_material_four());
    }
}

#[test]
fn the_sheets_know_four_cases() {
    let four = |fen| position(fen).is_material_four();
    for fen in [
        "8/8/4k3/8/8/4K3/8/8 w - - 0 1",
        "8/8/4k3/8/8/3BK3/8/8 w - - 0 1",
        "8/8/4k3/8/8/3NK3/8/8 b - - 0 1",
        "8/8/4kb2/8/8/4K3/8/2B5 w - - 0 1",
    ] {
        assert!(four(fen), "{fen}");
    }
    for fen in [
        "8/8/4k3/8/8/4K3/8/B1B5 w - - 0 1",
        "8/8/4k1b1/8/8/4K3/8/B7 w - - 0 1",
        "8/8/4k3/8/8/4K3/8/N1n5 w - - 0 1",
        "8/8/4k3/8/8/4K3/8/7R w - - 0 1",
    ] {
        assert!(!four(fen), "{fen}");
    }
}

/// Looks at up to `limit` positions, in the order in which they come about, without any shortcut.
/// Whether `seat` mates in one of them; `None` if the limit came first.
fn mates_somewhere(start: &Position, seat: Seat, limit: usize) -> Option<bool> {
    let key = |p: &Position| (*p.board(), p.turn(), p.castling(), p.passed().next());
    let mut seen = HashSet::from([key(start)]);
    let mut queue = VecDeque::from([*start]);
    while let Some(position) = queue.pop_front() {
        if position.turn() != seat && is_mate(&position) {
            return Some(true);
        }
        for mv in position.legal_moves() {
            let mut line = Line::with_rules(position, Ruleset::EXERCISE);
            line.play(mv.attempt()).unwrap();
            if seen.insert(key(line.position())) {
                queue.push_back(*line.position());
            }
        }
        if seen.len() > limit {
            return None;
        }
    }
    Some(false)
}

/// Checks both seats; returns how many answers were (yes, no, unknown).
fn compare(position: &Position, limit: usize) -> [usize; 3] {
    let mut counts = [0; 3];
    for seat in [Seat::WHITE, Seat::BLACK] {
        let found = answer(position, seat, NODES);
        let kind = match found {
            "yes" => 0,
            "unknown" => 2,
            _ => 1,
        };
        counts[kind] += 1;
        if kind == 1 {
            let mates = mates_somewhere(position, seat, limit);
            assert_ne!(mates, Some(true), "{}: {seat} {found}", position.to_fen());
        }
    }
    counts
}

fn place(board: &mut Board, dice: &mut Dice, role: Role, seat: Seat) {
    let square = Square::from_index(u8::try_from(dice.below(64)).unwrap()).unwrap();
    let no_pawn = role == Role::Pawn && [0, 7].contains(&square.rank());
    if board.piece_at(square).is_none() && !no_pawn {
        board.put(square, Piece::new(role, seat));
    }
}

fn accepted(board: Board, dice: &mut Dice) -> Option<Position> {
    let turn = [Seat::WHITE, Seat::BLACK][dice.below(2)];
    Setup::new(board, turn).into_position(Waive::NOTHING).ok()
}

/// Two kings and up to four more men, then up to 30 moves played at random.
fn ending(dice: &mut Dice) -> Option<Position> {
    let mut board = Board::empty();
    for seat in [Seat::WHITE, Seat::BLACK] {
        place(&mut board, dice, Role::King, seat);
        for _ in 0..dice.below(3) {
            let role = Role::ALL[dice.below(5)];
            place(&mut board, dice, role, seat);
        }
    }
    let mut line = Line::with_rules(accepted(board, dice)?, Ruleset::EXERCISE);
    for _ in 0..dice.below(30) {
        let moves = line.position().legal_moves();
        if moves.is_empty() {
            break;
        }
        line.play(moves[dice.below(moves.len())].attempt()).unwrap();
    }
    Some(*line.position())
}

/// Pawns that block each other on most files, kings and a few minor pieces.
fn locked(dice: &mut Dice) -> Option<Position> {
    let mut board = Board::empty();
    for file in 0..8 {
        let rank = u8::try_from(2 + dice.below(3)).unwrap();
        if dice.below(10) < 7 {
            board.put(
                Square::new(file, rank)?,
                Piece::new(Role::Pawn, Seat::WHITE),
            );
            board.put(
                Square::new(file, rank + 1)?,
                Piece::new(Role::Pawn, Seat::BLACK),
            );
        }
    }
    for seat in [Seat::WHITE, Seat::BLACK] {
        place(&mut board, dice, Role::King, seat);
        for _ in 0..dice.below(3) {
            let role = [Role::Bishop, Role::Bishop, Role::Knight][dice.below(3)];
            place(&mut board, dice, role, seat);
        }
    }
    accepted(board, dice)
}

#[test]
fn no_chance_is_denied_that_a_plain_search_finds() {
    let mut dice = Dice::new(0x5EED);
    let mut counts = [0; 3];
    for number in 0..3_000 {
        let made = if number % 2 == 0 {
            ending(&mut dice)
        } else {
            locked(&mut dice)
        };
        if let Some(position) = made {
            let found = compare(&position, 1_000);
            counts = [0, 1, 2].map(|kind| counts[kind] + found[kind]);
        }
    }
    // Most are decided, or the test would say little.
    assert!(counts[2] * 50 < counts[0] + counts[1], "{counts:?}");
    assert!(counts[1] > 500, "{counts:?}");
}

#[test]
fn small_proofs_hold_to_the_last_position() {
    for fen in [
        "8/8/8/4k3/8/8/8/KN6 w - - 0 1",
        "4k3/8/8/p1p1p2p/P1P1P2P/8/8/4K3 w - - 0 1",
        "4k3/8/8/p1p1p1p1/P1P1P1P1/8/4B3/4K3 w - - 0 1",
        "8/6b1/1p3k2/1Pp1p1p1/2PpP1Pp/3P2KP/8/8 w - - 0 1",
        "4k3/2p5/p1Pp1p1p/P2P1P1P/8/8/8/4K3 w - - 0 1",
    ] {
        let position = position(fen);
        for seat in [Seat::WHITE, Seat::BLACK] {
            assert!(
                matches!(position.can_win(seat, NODES), Chance::No(_)),
                "{fen}"
            );
            assert_ne!(
                mates_somewhere(&position, seat, 30_000),
                Some(true),
                "{fen}"
            );
        }
    }
}
