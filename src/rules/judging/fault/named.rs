//! The reason and the article of every fault.

use crate::rules::ground::{Geometry, Role};
use crate::rules::judging::{Fault, Reason};

impl<G: Geometry> Fault<G> {
    /// Which reason this is.
    #[must_use]
    pub fn reason(&self) -> Reason {
        match self {
            Self::GameOver { .. } => Reason::GameOver,
            Self::NoPiece { .. } => Reason::NoPiece,
            Self::NotYourPiece { .. } => Reason::NotYourPiece,
            Self::SameSquare { .. } => Reason::SameSquare,
            Self::Castling(facts) => facts.reason().unwrap_or(Reason::CastleRightLost),
            Self::OwnPieceOnTarget { .. } => Reason::OwnPieceOnTarget,
            Self::AllyPieceOnTarget { .. } => Reason::AllyPieceOnTarget,
            Self::PathCrossesCorner { .. } => Reason::PathCrossesCorner,
            Self::OffBoard { .. } => Reason::OffBoard,
            Self::AbsentOnlyPawnsMayCapture { .. } => Reason::AbsentOnlyPawnsMayCapture,
            Self::Rule3KingDoubleAttack { .. } => Reason::Rule3KingDoubleAttack,
            Self::PieceCantMoveThatWay { .. } => Reason::PieceCantMoveThatWay,
            Self::PathBlocked { .. } => Reason::PathBlocked,
            Self::KingTooFar { .. } => Reason::KingTooFar,
            Self::PawnBackward { .. } => Reason::PawnBackward,
            Self::PawnSideways { .. } => Reason::PawnSideways,
            Self::PawnDoubleNotFromStart { .. } => Reason::PawnDoubleNotFromStart,
            Self::PawnTooFar { .. } => Reason::PawnTooFar,
            Self::PawnCantMoveThatWay { .. } => Reason::PawnCantMoveThatWay,
            Self::PawnDoubleBlocked { .. } => Reason::PawnDoubleBlocked,
            Self::PawnCantCaptureStraight { .. } => Reason::PawnCantCaptureStraight,
            Self::EpNotAPawn { .. } => Reason::EpNotAPawn,
            Self::EpChanceLost { .. } => Reason::EpChanceLost,
            Self::EpPawnDidNotDoubleStep { .. } => Reason::EpPawnDidNotDoubleStep,
            Self::EpNotAvailable { .. } => Reason::EpNotAvailable,
            Self::PawnDiagonalNeedsCapture { .. } => Reason::PawnDiagonalNeedsCapture,
            Self::CantCaptureKing { .. } => Reason::CantCaptureKing,
            Self::KingCapturesProtected { .. } => Reason::KingCapturesProtected,
            Self::KingNextToKing { .. } => Reason::KingNextToKing,
            Self::KingStaysOnLine { .. } => Reason::KingStaysOnLine,
            Self::KingIntoAttack { .. } => Reason::KingIntoAttack,
            Self::DoubleCheckKingMustMove { .. } => Reason::DoubleCheckKingMustMove,
            Self::StillInCheck { .. } => Reason::StillInCheck,
            Self::EpExposesKing { .. } => Reason::EpExposesKing,
            Self::Pinned { .. } => Reason::Pinned,
            Self::PromotionPieceMissing { .. } => Reason::PromotionPieceMissing,
            Self::PromotionPieceInvalid { .. } => Reason::PromotionPieceInvalid,
            Self::PromotionNotAllowed { .. } => Reason::PromotionNotAllowed,
        }
    }

    /// The article of the Laws behind this very fault, such as `3.8.2.2`.
    #[must_use]
    pub fn article(&self) -> &'static str {
        match self {
            Self::GameOver { outcome, .. } => outcome.ending.article(),
            Self::PieceCantMoveThatWay { piece, .. } => match piece.role {
                Role::Bishop => "3.2",
                Role::Rook => "3.3",
                Role::Queen => "3.4",
                Role::Knight => "3.6",
                Role::King => "3.8.1",
                Role::Pawn => "3.7",
            },
            _ => self.reason().article(),
        }
    }
}
