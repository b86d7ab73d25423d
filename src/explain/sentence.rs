//! The coach's sentence for every fault: one flat table, asked after `by_house`, which knows what a house rule
//! refuses.
//!
//! Castling has its own file: its reasons share one fault.

use crate::explain::words::{men, piece_at, piece_word, side_word, squares};
use crate::explain::{by_house, castling, ending};
use crate::locale::{Phrase, SquareName, Ways};
use crate::rules::{CheckAnswers, Fault, Geometry, Position, Role, Square};

/// What the coach says about a refusal; `position` is the one in which the move was tried.
pub(super) fn of_fault<G: Geometry>(position: &Position<G>, fault: &Fault<G>) -> Phrase {
    by_house::of_fault(position, fault).unwrap_or_else(|| by_laws(position, fault))
}

/// What the coach says about a piece that does not attack a square. Nobody has moved: whose the man in the way is, does
/// not matter, and of pawns it is said how they take.
pub(super) fn of_no_attack<G: Geometry>(position: &Position<G>, fault: &Fault<G>) -> Phrase {
    match *fault {
        Fault::PathBlocked {
            piece,
            blocker,
            blocking,
            ..
        } => Phrase::ReasonPathBlocked {
            piece: piece_word(piece.role),
            blocker: piece_word(blocking.role),
            square: blocker.into(),
        },
        Fault::PawnCantMoveThatWay { from, to } => Phrase::ReasonPawnTakesElsewhere {
            from: from.into(),
            to: to.into(),
        },
        _ => by_laws(position, fault),
    }
}

/// What the coach says where no house rule has a sentence of its own.
fn by_laws<G: Geometry>(position: &Position<G>, fault: &Fault<G>) -> Phrase {
    match *fault {
        Fault::GameOver { outcome, .. } => ending::refusal(position, outcome),
        Fault::NoPiece { from } => Phrase::ReasonNoPiece {
            square: from.into(),
        },
        Fault::NotYourPiece { from, piece, turn } if G::SEATS.len() > 2 => Phrase::FamilyNotYours {
            piece: piece_word(piece.role),
            square: from.into(),
            army: side_word(piece.seat),
            turn: side_word(turn),
        },
        Fault::NotYourPiece { from, piece, turn } => Phrase::ReasonNotYourPiece {
            piece: piece_word(piece.role),
            square: from.into(),
            side: side_word(turn),
        },
        Fault::SameSquare { square } => Phrase::ReasonSameSquare {
            square: square.into(),
        },
        Fault::Castling(ref facts) => castling::sentence(position, facts),
        Fault::OwnPieceOnTarget { from, to, piece } => {
            castling::of_king_on_rook(position, from, to).unwrap_or_else(|| {
                Phrase::ReasonOwnPieceOnTarget {
                    piece: piece_word(piece.role),
                    square: to.into(),
                }
            })
        }
        Fault::OffBoard { .. } => Phrase::ReasonOffBoard,
        Fault::AllyPieceOnTarget { to, piece } => Phrase::ReasonAllyPieceOnTarget {
            piece: piece_word(piece.role),
            square: to.into(),
        },
        Fault::PathCrossesCorner { piece, from, to } => Phrase::ReasonPathCrossesCorner {
            piece: piece_word(piece.role),
            from: from.into(),
            to: to.into(),
        },
        Fault::AbsentOnlyPawnsMayCapture { to, captured, .. } => {
            Phrase::ReasonAbsentOnlyPawnsMayCapture {
                piece: piece_word(captured.role),
                square: to.into(),
            }
        }
        Fault::Rule3KingDoubleAttack {
            king, attackers, ..
        } => Phrase::ReasonRule3KingDoubleAttack {
            king: king.into(),
            men: men(position, attackers),
        },
        Fault::PieceCantMoveThatWay { piece, from, to } => Phrase::ReasonPieceCantMoveThatWay {
            piece: piece_word(piece.role),
            from: from.into(),
            to: to.into(),
        },
        Fault::PathBlocked {
            piece,
            blocker,
            blocking,
            ..
        } => {
            let is_own = piece.seat == blocking.seat;
            let (piece, blocking) = (piece_word(piece.role), piece_word(blocking.role));
            let square = blocker.into();
            if is_own {
                Phrase::ReasonPathBlockedOwn {
                    piece,
                    blocker: blocking,
                    square,
                }
            } else {
                Phrase::ReasonPathBlocked {
                    piece,
                    blocker: blocking,
                    square,
                }
            }
        }
        Fault::KingTooFar {
            home: Some(home), ..
        } => Phrase::ReasonKingTooFarCastle {
            square: home.into(),
        },
        Fault::KingTooFar { from, to, .. } => Phrase::ReasonKingTooFar {
            from: from.into(),
            to: to.into(),
        },
        Fault::PawnBackward { from, .. } => Phrase::ReasonPawnBackward { from: from.into() },
        Fault::PawnSideways { from, .. } => Phrase::ReasonPawnSideways { from: from.into() },
        Fault::PawnDoubleNotFromStart { from, .. } if position.is_at_the_side(from) => {
            Phrase::ReasonPawnDoubleNotFromStartAtTheSide { from: from.into() }
        }
        Fault::PawnDoubleNotFromStart {
            from, start_rank, ..
        } => Phrase::ReasonPawnDoubleNotFromStart {
            from: from.into(),
            row: start_rank.into(),
        },
        Fault::PawnTooFar { from, to } if position.has_long_steps() => {
            Phrase::ReasonPawnTooFarForTwo {
                from: from.into(),
                to: to.into(),
            }
        }
        Fault::PawnTooFar { from, to } => Phrase::ReasonPawnTooFar {
            from: from.into(),
            to: to.into(),
        },
        Fault::PawnCantMoveThatWay { from, to } => Phrase::ReasonPawnCantMoveThatWay {
            from: from.into(),
            to: to.into(),
        },
        Fault::PawnDoubleBlocked {
            blocker, blocking, ..
        } => Phrase::ReasonPawnDoubleBlocked {
            piece: piece_word(blocking.role),
            square: blocker.into(),
        },
        Fault::PawnCantCaptureStraight {
            to,
            ahead,
            captures,
            ..
        } => straight_ahead(to, ahead.role, &squares(captures)),
        Fault::EpNotAPawn { beside, piece, .. } => Phrase::ReasonEpNotAPawn {
            piece: piece_word(piece.role),
            square: beside.into(),
        },
        Fault::EpChanceLost { pawn, .. } if position.gives_each_a_turn_to_take() => {
            Phrase::ReasonEpTurnOver {
                square: pawn.into(),
            }
        }
        Fault::EpChanceLost { pawn, .. } => Phrase::ReasonEpChanceLost {
            square: pawn.into(),
        },
        Fault::EpPawnDidNotDoubleStep {
            pawn, came_from, ..
        } => Phrase::ReasonEpPawnDidNotDoubleStep {
            from: came_from.into(),
            square: pawn.into(),
        },
        Fault::EpNotAvailable { pawn, .. } => Phrase::ReasonEpNotAvailable {
            square: pawn.into(),
        },
        Fault::PawnDiagonalNeedsCapture { to, .. } => {
            Phrase::ReasonPawnDiagonalNeedsCapture { square: to.into() }
        }
        Fault::CantCaptureKing { to } => Phrase::ReasonCantCaptureKing { square: to.into() },
        Fault::KingCapturesProtected {
            to,
            captured,
            protectors,
            ..
        } => Phrase::ReasonKingCapturesProtected {
            piece: piece_word(captured.role),
            square: to.into(),
            men: men(position, protectors),
        },
        Fault::KingNextToKing { to, king, .. } => Phrase::ReasonKingNextToKing {
            king: king.into(),
            square: to.into(),
        },
        Fault::KingStaysOnLine { to, slider, .. } => Phrase::ReasonKingStaysOnLine {
            piece: piece_at(position, slider),
            from: slider.into(),
            square: to.into(),
        },
        Fault::KingIntoAttack { to, attackers, .. } => Phrase::ReasonKingIntoAttack {
            square: to.into(),
            men: men(position, attackers),
        },
        Fault::DoubleCheckKingMustMove { checkers, .. } => Phrase::ReasonDoubleCheckKingMustMove {
            men: men(position, checkers),
        },
        Fault::StillInCheck {
            checker, answers, ..
        } => Phrase::ReasonStillInCheck {
            piece: piece_at(position, checker),
            square: checker.into(),
            ways: ways(&answers),
        },
        Fault::EpExposesKing {
            attackers,
            is_shielded_by_both: true,
            ..
        } => Phrase::ReasonEpExposesKing {
            men: men(position, attackers),
        },
        Fault::EpExposesKing {
            attackers,
            captured,
            ..
        } => Phrase::ReasonEpExposesKingAlone {
            piece: piece_at(position, captured),
            square: captured.into(),
            men: men(position, attackers),
        },
        Fault::Pinned {
            from,
            piece,
            pinners,
            allowed,
            ..
        } => {
            let piece = piece_word(piece.role);
            let square = from.into();
            let men = men(position, pinners);
            if allowed.is_empty() {
                Phrase::ReasonPinned { piece, square, men }
            } else {
                Phrase::ReasonPinnedLine { piece, square, men }
            }
        }
        Fault::PromotionPieceMissing { to } => {
            Phrase::ReasonPromotionPieceMissing { square: to.into() }
        }
        Fault::PromotionPieceInvalid { role, .. } => Phrase::ReasonPromotionPieceInvalid {
            piece: piece_word(role),
        },
        Fault::PromotionNotAllowed { to, .. } => {
            Phrase::ReasonPromotionNotAllowed { square: to.into() }
        }
    }
}

fn straight_ahead<G: Geometry>(to: Square<G>, ahead: Role, captures: &[SquareName]) -> Phrase {
    if captures.is_empty() {
        Phrase::ReasonPawnCantCaptureStraight {
            piece: piece_word(ahead),
            square: to.into(),
        }
    } else {
        Phrase::ReasonPawnCantCaptureStraightBut {
            square: to.into(),
            captures: captures.to_vec(),
        }
    }
}

fn ways<G: Geometry>(answers: &CheckAnswers<G>) -> Ways {
    Ways {
        run: !answers.run.is_empty(),
        take: !answers.take.is_empty(),
        block: !answers.block.is_empty(),
    }
}
