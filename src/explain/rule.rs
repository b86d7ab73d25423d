//! Which card of the law stands behind a reason.

use crate::explain::castling::is_king_on_rook;
use crate::locale::Phrase;
use crate::rules::{Ending, Fault, Geometry, Position, Reason, Role};

/// The card for a reason alone. Where the law depends on the piece, the fault knows more.
#[must_use]
pub fn rule_card(reason: Reason) -> Phrase {
    match reason {
        Reason::GameOver => Phrase::RuleCheckmate,
        Reason::OffBoard | Reason::PathCrossesCorner => Phrase::RuleFamilyBoard,
        Reason::AllyPieceOnTarget => Phrase::RuleFamilyTeams,
        Reason::AbsentOnlyPawnsMayCapture => Phrase::RuleFamilyAbsent,
        Reason::Rule3KingDoubleAttack => Phrase::RuleFamilyAttackers,
        Reason::NoPiece | Reason::NotYourPiece | Reason::SameSquare => Phrase::RuleTurns,
        Reason::CastleKingMoved | Reason::CastleRookMoved | Reason::CastleRightLost => {
            Phrase::RuleCastlingNever
        }
        Reason::CastleRookCaptured | Reason::CastleNoRook => Phrase::RuleCastling,
        Reason::CastlePiecesBetween
        | Reason::CastleOutOfCheck
        | Reason::CastleThroughCheck
        | Reason::CastleIntoCheck => Phrase::RuleCastlingNow,
        Reason::OwnPieceOnTarget => Phrase::RuleCapture,
        Reason::PieceCantMoveThatWay | Reason::PathBlocked => Phrase::RuleNoJump,
        Reason::KingTooFar => Phrase::RuleKing,
        Reason::PawnBackward | Reason::PawnSideways => Phrase::RulePawnStep,
        Reason::PawnDoubleNotFromStart | Reason::PawnTooFar | Reason::PawnDoubleBlocked => {
            Phrase::RulePawnDouble
        }
        Reason::PawnCantMoveThatWay => Phrase::RulePawn,
        Reason::PawnCantCaptureStraight | Reason::PawnDiagonalNeedsCapture => {
            Phrase::RulePawnCapture
        }
        Reason::EpNotAPawn | Reason::EpPawnDidNotDoubleStep => Phrase::RuleEnPassant,
        Reason::EpChanceLost | Reason::EpNotAvailable => Phrase::RuleEnPassantNow,
        Reason::CantCaptureKing => Phrase::RuleKingStays,
        Reason::KingCapturesProtected
        | Reason::KingNextToKing
        | Reason::KingStaysOnLine
        | Reason::KingIntoAttack
        | Reason::EpExposesKing
        | Reason::Pinned => Phrase::RuleCheck,
        Reason::DoubleCheckKingMustMove | Reason::StillInCheck => Phrase::RuleThreeWays,
        Reason::PromotionPieceMissing
        | Reason::PromotionPieceInvalid
        | Reason::PromotionNotAllowed => Phrase::RulePromotion,
    }
}

/// The word above a refusal: "not yet" where its sentence begins so, since nothing about the piece forbids the move.
#[must_use]
pub const fn not_allowed(reason: Reason) -> Phrase {
    match reason {
        Reason::CastlePiecesBetween
        | Reason::CastleOutOfCheck
        | Reason::CastleThroughCheck
        | Reason::CastleIntoCheck
        | Reason::PawnDoubleBlocked
        | Reason::KingCapturesProtected
        | Reason::EpExposesKing
        | Reason::Pinned => Phrase::BookNotYet,
        _ => Phrase::BookNotAllowed,
    }
}

/// The article for a refusal: the fault's own, or that of castling for a king who was put on his rook.
pub(super) fn article<G: Geometry>(position: &Position<G>, fault: &Fault<G>) -> &'static str {
    match *fault {
        Fault::OwnPieceOnTarget { from, to, .. } if is_king_on_rook(position, from, to) => "3.8.2",
        _ => fault.article(),
    }
}

/// The card for a refusal.
pub(super) fn of_fault<G: Geometry>(position: &Position<G>, fault: &Fault<G>) -> Phrase {
    match *fault {
        Fault::OwnPieceOnTarget { from, to, .. } if is_king_on_rook(position, from, to) => {
            Phrase::RuleCastling
        }
        Fault::GameOver { outcome, .. } => ending_card(outcome.ending),
        Fault::EpChanceLost { .. } if position.gives_each_a_turn_to_take() => {
            Phrase::RuleFamilyPassing
        }
        Fault::PieceCantMoveThatWay { piece, .. } => match piece.role {
            Role::Bishop => Phrase::RuleBishop,
            Role::Rook => Phrase::RuleRook,
            Role::Queen => Phrase::RuleQueen,
            Role::Knight => Phrase::RuleKnight,
            Role::King => Phrase::RuleKing,
            Role::Pawn => Phrase::RulePawn,
        },
        _ => rule_card(fault.reason()),
    }
}

/// The card and the article for a piece that does not attack a square; of pawns those for how they take.
pub(super) fn of_no_attack<G: Geometry>(
    position: &Position<G>,
    fault: &Fault<G>,
) -> (Phrase, &'static str) {
    match *fault {
        Fault::PawnCantMoveThatWay { .. } => {
            let reason = Reason::PawnCantCaptureStraight;
            (rule_card(reason), reason.article())
        }
        _ => (of_fault(position, fault), fault.article()),
    }
}

/// The card for the end of a game.
#[must_use]
pub fn ending_card(ending: Ending) -> Phrase {
    match ending {
        Ending::Checkmate | Ending::LastKing | Ending::LastTeam => Phrase::RuleCheckmate,
        Ending::Stalemate => Phrase::RuleStalemate,
        Ending::DeadPosition => Phrase::RuleDeadPosition,
        Ending::Fivefold => Phrase::RuleFivefold,
        Ending::SeventyFive => Phrase::RuleSeventyFive,
        Ending::Threefold => Phrase::RuleThreefold,
        Ending::FiftyMoves => Phrase::RuleFiftyMoves,
        Ending::Agreement | Ending::Supervisor => Phrase::RuleAgreement,
        Ending::Resignation => Phrase::RuleResignation,
    }
}
