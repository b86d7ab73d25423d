//! What would happen after a refused move: for every refusal for the king's sake, and for no other.

use squarewise::rules::{Attempt, Classic, Line, Reason, Role, Square};

use crate::support::{line, position, rows};

const FOR_THE_KING: [Reason; 8] = [
    Reason::KingCapturesProtected,
    Reason::KingNextToKing,
    Reason::KingStaysOnLine,
    Reason::KingIntoAttack,
    Reason::DoubleCheckKingMustMove,
    Reason::StillInCheck,
    Reason::EpExposesKing,
    Reason::Pinned,
];

fn attempts() -> impl Iterator<Item = Attempt> {
    Square::<Classic>::all().flat_map(|from| Square::all().map(move |to| Attempt::new(from, to)))
}

#[test]
fn a_king_that_would_be_exposed_would_be_taken() {
    let mut met = std::collections::HashSet::new();
    for row in rows("moves.jsonl") {
        let line: Line = line(&row);
        let position = line.position();
        for attempt in attempts() {
            let verdict = line.judge(attempt);
            let Some(fault) = verdict.fault() else {
                continue;
            };
            let reason = fault.reason();
            let anyway = position.exposure(attempt, fault);
            if FOR_THE_KING.contains(&reason) {
                let anyway = anyway.unwrap_or_else(|| panic!("{reason:?} {attempt:?}"));
                let king = anyway.board.piece_at(anyway.king).unwrap();
                assert_eq!((king.role, king.seat), (Role::King, position.turn()));
                let is_enemy = |at| anyway.board.piece_at(at).unwrap().seat != position.turn();
                assert!(anyway.takers.iter().all(is_enemy));
                assert!(anyway.board.piece_at(attempt.from).is_none());
                met.insert(reason);
            } else if let Some(anyway) = anyway {
                assert!(reason.code().starts_with("castle-"), "{reason:?}");
                assert!(!anyway.takers.is_empty());
            }
        }
    }
    assert_eq!(met.len(), FOR_THE_KING.len(), "{met:?}");
}

/// The pawn that takes in passing and the one that is taken are both gone from the line.
#[test]
fn en_passant_takes_its_pawn_along() {
    let position = position("4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1");
    let line = Line::new(position);
    let attempt = Attempt::parse("e5d6").unwrap();
    let verdict = line.judge(attempt);
    let anyway = position
        .exposure(attempt, verdict.fault().unwrap())
        .unwrap();
    assert!(
        anyway
            .board
            .piece_at(Square::parse("d5").unwrap())
            .is_none()
    );
    assert!(
        anyway
            .board
            .piece_at(Square::parse("d6").unwrap())
            .is_some()
    );
    assert_eq!(anyway.king, Square::parse("a5").unwrap());
}
