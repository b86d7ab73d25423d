//! Lies about the squares and the pieces that a refusal names.

use squarewise::rules::{CastlingRook, Fault, Geometry, Piece};

use crate::support::Dice;
use crate::truth::lies::{other, other_role};

pub(super) fn a_square<G: Geometry>(told: &mut Fault<G>, dice: &mut Dice) {
    let second = dice.below(2) == 0;
    match told {
        Fault::NoPiece { from: at }
        | Fault::NotYourPiece { from: at, .. }
        | Fault::SameSquare { square: at }
        | Fault::OwnPieceOnTarget { to: at, .. }
        | Fault::AllyPieceOnTarget { to: at, .. }
        | Fault::EpNotAvailable { pawn: at, .. }
        | Fault::EpNotAPawn { beside: at, .. }
        | Fault::CantCaptureKing { to: at }
        | Fault::DoubleCheckKingMustMove { king: at, .. }
        | Fault::StillInCheck { king: at, .. }
        | Fault::PromotionPieceMissing { to: at }
        | Fault::PromotionPieceInvalid { to: at, .. }
        | Fault::PromotionNotAllowed { to: at, .. }
        | Fault::GameOver { king: Some(at), .. }
        | Fault::EpChanceLost { pawn: at, .. } => *at = other(dice, *at),
        Fault::EpPawnDidNotDoubleStep {
            pawn: a,
            came_from: b,
            ..
        }
        | Fault::KingNextToKing { to: a, king: b, .. }
        | Fault::KingStaysOnLine {
            to: a, slider: b, ..
        }
        | Fault::EpExposesKing { to: a, king: b, .. }
        | Fault::Pinned {
            from: a, king: b, ..
        }
        | Fault::Rule3KingDoubleAttack { to: a, king: b, .. }
        | Fault::PathCrossesCorner { from: a, to: b, .. }
        | Fault::PieceCantMoveThatWay { from: a, to: b, .. }
        | Fault::PathBlocked { from: a, to: b, .. }
        | Fault::PawnSideways { from: a, to: b }
        | Fault::PawnDoubleNotFromStart { from: a, to: b, .. }
        | Fault::PawnTooFar { from: a, to: b }
        | Fault::PawnCantMoveThatWay { from: a, to: b }
        | Fault::PawnDoubleBlocked { from: a, to: b, .. }
        | Fault::PawnCantCaptureStraight { from: a, to: b, .. }
        | Fault::PawnDiagonalNeedsCapture { from: a, to: b, .. }
        | Fault::AbsentOnlyPawnsMayCapture { from: a, to: b, .. }
        | Fault::KingCapturesProtected { from: a, to: b, .. }
        | Fault::KingIntoAttack { from: a, to: b, .. } => {
            let at = if second { b } else { a };
            *at = other(dice, *at);
        }
        Fault::KingTooFar { from, home, .. } => match home {
            Some(home) => *home = other(dice, *home),
            None => *home = Some(*from),
        },
        Fault::PawnBackward { from, ahead, .. } => match ahead {
            Some(ahead) if second => *ahead = other(dice, *ahead),
            _ => *from = other(dice, *from),
        },
        Fault::Castling(facts) => {
            let at = match dice.below(4) {
                0 => &mut facts.king,
                1 => &mut facts.crossed,
                2 => &mut facts.landing,
                _ => &mut facts.rook_home,
            };
            *at = other(dice, *at);
        }
        Fault::OffBoard { .. } | Fault::GameOver { king: None, .. } => {}
    }
}

pub(super) fn a_piece<G: Geometry>(told: &mut Fault<G>, dice: &mut Dice) {
    let piece: Option<&mut Piece> = match told {
        Fault::NotYourPiece { piece, .. }
        | Fault::OwnPieceOnTarget { piece, .. }
        | Fault::AllyPieceOnTarget { piece, .. }
        | Fault::PathCrossesCorner { piece, .. }
        | Fault::PieceCantMoveThatWay { piece, .. }
        | Fault::PathBlocked {
            blocking: piece, ..
        }
        | Fault::PawnDoubleBlocked {
            blocking: piece, ..
        }
        | Fault::PawnCantCaptureStraight { ahead: piece, .. }
        | Fault::EpNotAPawn { piece, .. }
        | Fault::AbsentOnlyPawnsMayCapture {
            captured: piece, ..
        }
        | Fault::KingCapturesProtected {
            captured: piece, ..
        }
        | Fault::Pinned { piece, .. }
        | Fault::PromotionNotAllowed { piece, .. } => Some(piece),
        Fault::Castling(facts) => match &mut facts.rook {
            CastlingRook::Captured { by: piece, .. }
            | CastlingRook::Missing { there: Some(piece) } => Some(piece),
            _ => None,
        },
        Fault::PromotionPieceInvalid { role, .. } => {
            *role = other_role(dice, *role);
            None
        }
        _ => None,
    };
    if let Some(piece) = piece {
        piece.role = other_role(dice, piece.role);
    }
}
