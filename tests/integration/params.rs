//! Every refusal carries the squares, pieces and plies that prove it.

use squarewise::rules::{CastlingRook, Fault, Line, Reason, Square, SquareSet};

use crate::support::{attempt, played};

fn fault(start: &str, moves: &str, tried: &str) -> Fault {
    let line: Line = played(start, moves, "");
    *line.judge(attempt(tried)).fault().unwrap()
}

fn square(name: &str) -> Square {
    Square::parse(name).unwrap()
}

fn squares(names: &str) -> SquareSet {
    names.split_whitespace().map(square).collect()
}

#[test]
fn a_king_that_goes_two_squares_hears_where_castling_begins() {
    let home = |start, tried| match fault(start, "", tried) {
        Fault::KingTooFar { home, .. } => home,
        other => panic!("{other:?}"),
    };
    let start = "4k3/7p/8/8/8/8/8/3K4 w";
    assert_eq!(home(start, "d1f1"), Some(square("e1")));
    assert_eq!(home(start, "d1d3"), None);
    assert_eq!(home("4k3/7p/8/8/8/8/8/4K3 w", "e1e3"), None);
}

#[test]
fn a_pawn_that_goes_back_hears_where_forward_is() {
    for (start, tried, forward) in [
        ("4k3/8/8/8/4P3/8/8/4K3 w", "e4e3", "e5"),
        ("4k3/8/8/4p3/8/8/8/4K3 b", "e5e6", "e4"),
    ] {
        let Fault::PawnBackward { ahead, .. } = fault(start, "", tried) else {
            panic!("{tried}");
        };
        assert_eq!(ahead, Some(square(forward)));
    }
}

#[test]
fn a_blocked_pawn_hears_only_of_legal_captures() {
    let captures = |start, tried| match fault(start, "", tried) {
        Fault::PawnCantCaptureStraight { captures, .. } => captures,
        other => panic!("{other:?}"),
    };
    let both = captures("4k3/8/8/3ppp2/4P3/8/8/4K3 w", "e4e5");
    assert_eq!(both, squares("d5 f5"));
    let pinned = captures("6k1/7b/8/3pp3/4P3/3K4/8/8 w", "e4e5");
    assert_eq!(pinned, SquareSet::EMPTY);
    let in_passing = captures("4k3/8/4n3/3pP3/8/8/8/4K3 w - d6", "e5e6");
    assert_eq!(in_passing, squares("d6"));
}

#[test]
fn en_passant_too_late_carries_both_plies() {
    let moves = "e2e4 a7a6 e4e5 d7d5 h2h3 h7h6";
    let Fault::EpChanceLost {
        pawn,
        double_step_ply,
        now_ply,
        ..
    } = fault("startpos", moves, "e5d6")
    else {
        panic!("another reason");
    };
    assert_eq!((pawn, double_step_ply, now_ply), (square("d5"), 4, 7));
}

#[test]
fn castling_carries_everything_that_fails() {
    let moves = "e2e4 e7e5 e1e2 a7a6 e2e1 a6a5";
    let Fault::Castling(facts) = fault("startpos", moves, "e1g1") else {
        panic!("another reason");
    };
    assert_eq!(facts.king_moved, Some((3, false)));
    assert_eq!(facts.rook, CastlingRook::Home);
    assert_eq!(facts.blockers, squares("f1 g1"));
    let failing: Vec<Reason> = facts.failing().collect();
    let expected = [Reason::CastleKingMoved, Reason::CastlePiecesBetween];
    assert_eq!(failing, expected);

    let start = "4k3/7p/8/8/8/8/8/4K2R w K";
    let moves = "e1g1 h7h6 f1f2 h6h5 g1f1 h5h4 f1e1 h4h3";
    let Fault::Castling(facts) = fault(start, moves, "e1g1") else {
        panic!("another reason");
    };
    assert_eq!(facts.king_moved, Some((1, true)), "he has castled before");
}

#[test]
fn lines_are_named_square_by_square() {
    let Fault::Pinned { line, allowed, .. } = fault("4k3/4r3/8/8/8/8/4R3/4K3 w", "", "e2d2") else {
        panic!("another reason");
    };
    assert_eq!(line, squares("e2 e3 e4 e5 e6"));
    assert_eq!(allowed, squares("e3 e4 e5 e6 e7"));
    let Fault::KingStaysOnLine { slider, line, .. } = fault("4k3/8/8/8/8/8/8/r3K3 w", "", "e1f1")
    else {
        panic!("another reason");
    };
    assert_eq!((slider, line), (square("a1"), squares("b1 c1 d1 e1 f1")));
}

#[test]
fn answers_to_a_check_are_grouped() {
    let Fault::StillInCheck {
        checker, answers, ..
    } = fault("4k3/8/8/8/1b6/P7/8/4K2R w", "", "h1h8")
    else {
        panic!("another reason");
    };
    assert_eq!(checker, square("b4"));
    assert_eq!(answers.take, squares("a3"));
}

#[test]
fn a_knights_check_is_never_blocked() {
    let Fault::StillInCheck { answers, .. } = fault("4k3/8/8/8/8/3n4/8/R3K2R w", "", "h1h8") else {
        panic!("another reason");
    };
    assert_eq!(answers.block, SquareSet::EMPTY);
    assert!(!answers.run.is_empty());
}
