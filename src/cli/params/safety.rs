//! What is told about taking in passing, and about the king's safety.

use serde::ser::SerializeMap as Map;

use crate::cli::params::Told;
use crate::rules::{Fault, Geometry, SquareSet};

impl<G: Geometry, M: Map> Told<'_, G, M> {
    /// En passant, and the king's safety.
    pub(super) fn passing_or_safety(&mut self, fault: &Fault<G>) -> Result<(), M::Error> {
        match *fault {
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
            Fault::KingNextToKing {
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
            _ => Ok(()),
        }
    }
}
