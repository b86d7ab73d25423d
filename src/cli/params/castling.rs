//! What is told about a castling that is refused: all that fails, and what proves the first of it.

use serde::ser::SerializeMap as Map;

use crate::cli::params::{AsText, At, ParamsMap};
use crate::rules::{CastlingFacts, CastlingRook, Geometry, Reason, Square, Wing};

impl<G: Geometry, M: Map> ParamsMap<'_, G, M> {
    /// The first condition that fails with what proves it, then the reasons of all that fail.
    pub(super) fn castling(&mut self, facts: &CastlingFacts<G>) -> Result<(), M::Error> {
        let side = match facts.wing {
            Wing::King => "king-side",
            Wing::Queen => "queen-side",
        };
        self.text("side", side)?;
        self.square("rook_square", facts.rook_home)?;
        match (facts.king_moved, facts.rook) {
            (Some((ply, has_castled)), _) => {
                self.number("ply", ply)?;
                self.map.serialize_entry("already_castled", &has_castled)?;
            }
            (None, CastlingRook::Captured { ply, by }) => {
                self.number("ply", ply)?;
                self.map.serialize_entry("captor", &AsText(by))?;
            }
            (None, CastlingRook::Moved { ply }) => self.number("ply", ply)?,
            (None, CastlingRook::Missing { there }) => {
                let there = there.map(|piece| AsText(At(piece, facts.rook_home)));
                self.map.serialize_entry("there", &there)?;
            }
            (None, CastlingRook::Home) => {}
        }
        match facts.reason() {
            Some(Reason::CastlePiecesBetween) => {
                let mut blockers = self.named(facts.blockers);
                blockers.sort_by_key(|AsText(At(_, square))| distance(facts.king, *square));
                self.map.serialize_entry("blockers", &blockers)?;
            }
            Some(Reason::CastleOutOfCheck) => self.pieces("checkers", facts.checkers)?,
            Some(Reason::CastleThroughCheck) => {
                self.square("square", facts.crossed)?;
                self.pieces("attackers", facts.crossing_attackers)?;
            }
            Some(Reason::CastleIntoCheck) => {
                self.square("square", facts.landing)?;
                self.pieces("attackers", facts.landing_attackers)?;
            }
            _ => {}
        }
        let failing: Vec<&str> = facts.failing().map(Reason::code).collect();
        self.map.serialize_entry("failing", &failing)
    }
}

/// How many king's steps lie between two squares.
fn distance<G: Geometry>(from: Square<G>, to: Square<G>) -> u8 {
    let (files, ranks) = from.distance(to);
    files.unsigned_abs().max(ranks.unsigned_abs())
}
