//! What is told about a refusal: one flat table, one arm a fault.

use serde::ser::SerializeMap as Map;

use crate::cli::params::{AsText, ParamsMap};
use crate::rules::{Fault, Geometry, SquareSet};

impl<G: Geometry, M: Map> ParamsMap<'_, G, M> {
    /// The keys of every refusal; castling has its own file.
    pub(super) fn fault(&mut self, fault: &Fault<G>) -> Result<(), M::Error> {
        match *fault {
            Fault::GameOver {
                outcome,
                turn,
                king,
                checkers,
            } => {
                self.text("result", outcome.result())?;
                self.text("why", outcome.ending.code())?;
                self.text("to_move", turn.code())?;
                self.map.serialize_entry("king", &king.map(AsText))?;
                self.pieces("checkers", checkers)
            }
            Fault::NoPiece { from } => self.square("from", from),
            Fault::NotYourPiece { from, piece, turn } => {
                self.square("from", from)?;
                self.piece("piece", piece, from)?;
                self.text("to_move", turn.code())
            }
            Fault::SameSquare { square } => self.square("square", square),
            Fault::Castling(ref facts) => self.castling(facts),
            Fault::OffBoard { from } => self.map.serialize_entry("from", &from.map(AsText)),
            Fault::OwnPieceOnTarget { to, piece, .. } | Fault::AllyPieceOnTarget { to, piece } => {
                self.square("to", to)?;
                self.piece("piece", piece, to)
            }
            Fault::AbsentOnlyPawnsMayCapture { from, to, captured } => {
                self.piece("captured", captured, to)?;
                self.way(from, to)
            }
            Fault::PathCrossesCorner { piece, from, to }
            | Fault::PieceCantMoveThatWay { piece, from, to } => {
                self.text("piece", piece.role.code())?;
                self.way(from, to)
            }
            Fault::PathBlocked {
                piece,
                from,
                to,
                blocker,
                blocking,
            } => {
                self.text("piece", piece.role.code())?;
                self.piece("blocker", blocking, blocker)?;
                self.way(from, to)
            }
            Fault::KingTooFar { from, to, home } => {
                self.way(from, to)?;
                self.map.serialize_entry("home", &home.map(AsText))
            }
            Fault::PawnBackward { from, to, ahead } => {
                self.way(from, to)?;
                self.map.serialize_entry("ahead", &ahead.map(AsText))
            }
            Fault::PawnSideways { from, to }
            | Fault::PawnTooFar { from, to }
            | Fault::PawnCantMoveThatWay { from, to }
            | Fault::PawnDiagonalNeedsCapture { from, to, .. } => self.way(from, to),
            Fault::PawnDoubleNotFromStart {
                from,
                to,
                start_rank,
            } => {
                self.number("start_rank", start_rank.into())?;
                self.way(from, to)
            }
            Fault::PawnDoubleBlocked {
                from,
                to,
                blocker,
                blocking,
            } => {
                self.piece("blocker", blocking, blocker)?;
                self.text("where", if blocker == to { "landing" } else { "passed" })?;
                self.way(from, to)
            }
            Fault::PawnCantCaptureStraight {
                from,
                to,
                ahead,
                captures,
            } => {
                self.piece("piece", ahead, to)?;
                self.squares("captures", captures)?;
                self.way(from, to)
            }
            Fault::CantCaptureKing { to } | Fault::PromotionPieceMissing { to } => {
                self.square("to", to)
            }
            Fault::PromotionPieceInvalid { to, role } => {
                self.text("piece", role.code())?;
                self.square("to", to)
            }
            Fault::PromotionNotAllowed { piece, to } => {
                self.text("piece", piece.role.code())?;
                self.square("to", to)
            }
            Fault::EpNotAPawn { to, beside, piece } => {
                self.square("square", beside)?;
                self.piece("piece", piece, beside)?;
                self.square("to", to)
            }
            Fault::EpChanceLost {
                to,
                pawn,
                double_step_ply,
                now_ply,
                ..
            } => {
                self.square("pawn", pawn)?;
                self.number("double_step_ply", double_step_ply)?;
                self.number("now_ply", now_ply)?;
                self.square("to", to)
            }
            Fault::EpPawnDidNotDoubleStep {
                to,
                pawn,
                came_from,
            } => {
                self.square("pawn", pawn)?;
                self.square("came_from", came_from)?;
                self.square("to", to)
            }
            Fault::EpNotAvailable { to, pawn } => {
                self.square("square", pawn)?;
                self.text("history", "unknown")?;
                self.square("to", to)
            }
            Fault::EpExposesKing {
                king,
                attackers,
                from,
                to,
                captured,
                is_shielded_by_both: _,
            } => {
                self.pieces("attackers", attackers)?;
                self.square("king", king)?;
                self.square("captured", captured)?;
                self.way(from, to)
            }
            Fault::KingCapturesProtected {
                from,
                to,
                captured,
                protectors,
            } => {
                self.pieces("attackers", protectors)?;
                self.piece("captured", captured, to)?;
                self.way(from, to)
            }
            Fault::Rule3KingDoubleAttack {
                from,
                to,
                king,
                attackers,
            }
            | Fault::KingNextToKing {
                from,
                to,
                king,
                attackers,
            } => {
                self.pieces("attackers", attackers)?;
                self.square("king", king)?;
                self.way(from, to)
            }
            Fault::KingStaysOnLine {
                from,
                to,
                slider,
                line,
                attackers,
            } => {
                self.pieces("attackers", attackers)?;
                self.pieces("line_piece", SquareSet::of(slider))?;
                self.squares("line", line)?;
                self.way(from, to)
            }
            Fault::KingIntoAttack {
                from,
                to,
                attackers,
            } => {
                self.pieces("attackers", attackers)?;
                self.way(from, to)
            }
            Fault::DoubleCheckKingMustMove { king, checkers } => {
                self.pieces("checkers", checkers)?;
                self.square("king", king)
            }
            Fault::StillInCheck {
                king,
                checker,
                answers,
            } => {
                self.pieces("checkers", SquareSet::of(checker))?;
                self.square("king", king)?;
                self.squares("run", answers.run)?;
                self.pieces("take", answers.take)?;
                self.squares("block", answers.block)
            }
            Fault::Pinned {
                from,
                to,
                piece,
                king,
                pinners,
                line,
                allowed,
            } => {
                self.piece("pinned", piece, from)?;
                self.pieces("by", pinners)?;
                self.square("king", king)?;
                self.squares("line", line)?;
                self.squares("allowed", allowed)?;
                self.way(from, to)
            }
        }
    }
}
