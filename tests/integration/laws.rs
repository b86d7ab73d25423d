//! One row for every reason and article: a board, what was played, what is tried, what is said.

use std::collections::BTreeSet;

use squarewise::rules::{Line, Reason};

use crate::support::{attempt, position};

/// Start, moves played, try, reason, article.
pub(crate) type Law = (
    &'static str,
    &'static str,
    &'static str,
    Reason,
    &'static str,
);

/// The start position again and again.
const FIVE_TIMES: &str = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 \
                          g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8";

// One law a line.
#[rustfmt::skip]
pub(crate) const LAWS: &[Law] = {
    use Reason::*;
    &[
        ("startpos", "f2f3 e7e5 g2g4 d8h4", "e1f2", GameOver, "5.1.1"),
        ("8/8/8/8/8/7k/7p/7K w", "", "h1g1", GameOver, "5.2.1"),
        ("4k3/8/8/8/8/8/8/4KB2 w", "", "e1e2", GameOver, "5.2.2"),
        ("startpos", FIVE_TIMES, "e2e4", GameOver, "9.6.1"),
        ("7k/8/8/8/8/8/P7/KR6 w - - 149 90", "b1c1", "h8g8", GameOver, "9.6.2"),
        ("startpos", "", "e4e5", NoPiece, "1.1"),
        ("startpos", "", "e7e5", NotYourPiece, "1.1"),
        ("startpos", "", "e2e2", SameSquare, "1.1"),
        ("startpos", "e2e4 e7e5 g1f3 b8c6 f1c4 g8f6 e1e2 a7a6 e2e1 a6a5", "e1g1", CastleKingMoved, "3.8.2.1"),
        ("startpos", "g2g3 b7b6 g1f3 c8b7 f3h4 b7h1 f1g2 h1g2 e2e4 a7a6", "e1g1", CastleRookCaptured, "3.8.2"),
        ("startpos", "e2e4 e7e5 g1f3 b8c6 f1c4 g8f6 h1g1 a7a6 g1h1 a6a5", "e1g1", CastleRookMoved, "3.8.2.1"),
        ("4k3/7p/8/8/8/8/8/4K3 w", "", "e1g1", CastleNoRook, "3.8.2"),
        ("4k3/8/8/8/8/8/8/4K2R w", "", "e1g1", CastleRightLost, "3.8.2.1"),
        ("4k3/8/8/8/8/8/8/4KB1R w K", "", "e1g1", CastlePiecesBetween, "3.8.2.2"),
        ("4k3/4r3/8/8/8/8/8/4K2R w K", "", "e1g1", CastleOutOfCheck, "3.8.2.2"),
        ("4kr2/8/8/8/8/8/8/4K2R w K", "", "e1g1", CastleThroughCheck, "3.8.2.2"),
        ("4k1r1/8/8/8/8/8/8/4K2R w K", "", "e1g1", CastleIntoCheck, "3.8.2.2"),
        ("r3k3/8/8/8/8/8/8/2R1K3 b q", "", "e8c8", CastleIntoCheck, "3.8.2.2"),
        ("startpos", "", "a1a2", OwnPieceOnTarget, "3.1"),
        ("startpos", "", "b1b3", PieceCantMoveThatWay, "3.6"),
        ("4k3/7p/8/8/8/8/8/2B1K3 w", "", "c1c3", PieceCantMoveThatWay, "3.2"),
        ("4k3/8/8/8/8/8/8/R3K3 w", "", "a1b2", PieceCantMoveThatWay, "3.3"),
        ("4k3/8/8/8/8/8/8/3QK3 w", "", "d1e3", PieceCantMoveThatWay, "3.4"),
        ("startpos", "", "a1a5", PathBlocked, "3.5"),
        ("4k3/7p/8/8/8/8/8/4K3 w", "", "e1e3", KingTooFar, "3.8.1"),
        ("4k3/8/8/8/4P3/8/8/4K3 w", "", "e4e3", PawnBackward, "3.7.1"),
        ("4k3/8/8/4p3/8/8/8/4K3 b", "", "e5e6", PawnBackward, "3.7.1"),
        ("4k3/8/8/8/4P3/8/8/4K3 w", "", "e4d4", PawnSideways, "3.7.1"),
        ("4k3/8/8/8/8/4P3/8/4K3 w", "", "e3e5", PawnDoubleNotFromStart, "3.7.2"),
        ("startpos", "", "e2e5", PawnTooFar, "3.7.2"),
        ("startpos", "", "e2g4", PawnCantMoveThatWay, "3.7"),
        ("4k3/8/8/8/8/4n3/4P3/4K3 w", "", "e2e4", PawnDoubleBlocked, "3.7.2"),
        ("4k3/8/8/8/4n3/8/4P3/4K3 w", "", "e2e4", PawnDoubleBlocked, "3.7.2"),
        ("4k3/8/8/4p3/4P3/8/8/4K3 w", "", "e4e5", PawnCantCaptureStraight, "3.7.3"),
        ("4k3/8/8/3nP3/8/8/8/4K3 w", "", "e5d6", EpNotAPawn, "3.7.3.1"),
        ("startpos", "e2e4 a7a6 e4e5 d7d5 h2h3 h7h6", "e5d6", EpChanceLost, "3.7.3.2"),
        ("startpos", "e2e4 d7d6 e4e5 d6d5", "e5d6", EpPawnDidNotDoubleStep, "3.7.3.1"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w", "", "e5d6", EpNotAvailable, "3.7.3.2"),
        ("4k3/8/8/8/4P3/8/8/4K3 w", "", "e4d5", PawnDiagonalNeedsCapture, "3.7.3"),
        ("4k3/4R3/8/8/8/8/8/4K3 w", "", "e7e8", CantCaptureKing, "1.4.1"),
        ("3rk3/8/8/8/8/8/3p4/4K3 w", "", "e1d2", KingCapturesProtected, "3.9.2"),
        ("8/7p/8/8/8/4k3/8/4K3 w", "", "e1e2", KingNextToKing, "3.9.2"),
        ("4k3/8/8/8/8/8/8/r3K3 w", "", "e1f1", KingStaysOnLine, "3.9.2"),
        ("4k3/8/8/8/8/8/8/r3K3 w", "", "e1d1", KingIntoAttack, "3.9.2"),
        ("4r1k1/8/8/8/1b6/8/8/1N2K3 w", "", "b1c3", DoubleCheckKingMustMove, "3.9.2"),
        ("4k3/8/8/8/1b6/8/8/4K2R w", "", "h1h8", StillInCheck, "3.9.2"),
        ("8/8/8/K2pP2r/8/8/8/4k3 w - d6", "", "e5d6", EpExposesKing, "3.9.2"),
        ("4k3/4r3/8/8/8/8/4N3/4K3 w", "", "e2c3", Pinned, "3.9.2"),
        ("4k3/P7/8/8/8/8/8/4K3 w", "", "a7a8", PromotionPieceMissing, "3.7.3.3"),
        ("4k3/P7/8/8/8/8/8/4K3 w", "", "a7a8k", PromotionPieceInvalid, "3.7.3.3"),
        ("startpos", "", "e2e4q", PromotionNotAllowed, "3.7.3.3"),
    ]
};

#[test]
fn every_law_gives_its_reason_and_its_article() {
    for (start, moves, tried, reason, article) in LAWS {
        let mut line = Line::new(position(start));
        for mv in moves.split_whitespace() {
            line.play(attempt(mv)).unwrap();
        }
        let verdict = line.judge(attempt(tried));
        let fault = verdict
            .fault()
            .unwrap_or_else(|| panic!("{start} {tried} is legal"));
        assert_eq!(
            (fault.reason(), fault.article()),
            (*reason, *article),
            "{start} {tried}"
        );
    }
}

#[test]
fn no_reason_is_without_a_law() {
    let proved: BTreeSet<Reason> = LAWS.iter().map(|law| law.3).collect();
    let missing: Vec<_> = Reason::ALL
        .iter()
        .filter(|reason| !proved.contains(reason) && !reason.is_of_house())
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// What beginners believe and the Laws do not say: all of this is allowed.
#[test]
fn castling_is_allowed_where_many_think_it_is_not() {
    for (start, tried) in [
        ("4k2r/8/8/8/8/8/8/R3K2R w KQ", "e1g1"),
        ("1r2k3/8/8/8/8/8/8/R3K3 w Q", "e1c1"),
        ("r3k3/8/8/8/8/8/8/RR2K3 b q", "e8c8"),
    ] {
        let line = Line::new(position(start));
        assert!(
            line.judge(attempt(tried)).legal().is_some(),
            "{start} {tried}"
        );
    }
}

#[test]
fn a_king_that_was_in_check_before_may_still_castle() {
    let mut line = Line::new(position("4k3/8/8/8/1b6/8/3N4/R3K2R b KQ"));
    for mv in ["b4c3", "h1h2", "c3b4", "h2h1"] {
        line.play(attempt(mv)).unwrap();
    }
    line.play(attempt("e8e7")).unwrap();
    assert!(line.judge(attempt("e1c1")).legal().is_some());
    assert_eq!(
        line.judge(attempt("e1g1"))
            .fault()
            .map(squarewise::rules::Fault::reason),
        Some(Reason::CastleRookMoved)
    );
}
