//! A line of moves: where it began, what was played, where it stands; undo anywhere.
//!
//! The referee needs the past: a rook that came home has still moved, and a pawn can be taken in
//! passing only at once.

use crate::rules::geometry::{Classic, Geometry, Wing};
use crate::rules::judge::{Judge, castling_facts};
use crate::rules::{Attempt, CastlingFacts, Fault, Move, Position, Verdict};

/// A start position and the legal moves played from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<G: Geometry = Classic> {
    start: Position<G>,
    moves: Vec<Move<G>>,
    /// The position after each move; the last is the present.
    after: Vec<Position<G>>,
}

impl<G: Geometry> Line<G> {
    /// A line without moves.
    #[must_use]
    pub const fn new(start: Position<G>) -> Self {
        Self {
            start,
            moves: Vec::new(),
            after: Vec::new(),
        }
    }

    /// Where the line began.
    #[must_use]
    pub const fn start(&self) -> &Position<G> {
        &self.start
    }

    /// Where the line stands now.
    #[must_use]
    pub fn position(&self) -> &Position<G> {
        self.after.last().unwrap_or(&self.start)
    }

    /// The moves played, oldest first.
    #[must_use]
    pub fn moves(&self) -> &[Move<G>] {
        &self.moves
    }

    /// The position after the first `ply` moves, or `None` if fewer were played.
    #[must_use]
    pub fn position_after(&self, ply: usize) -> Option<&Position<G>> {
        match ply.checked_sub(1) {
            None => Some(&self.start),
            Some(index) => self.after.get(index),
        }
    }

    /// Judges an attempt, knowing every move before it.
    #[must_use]
    pub fn judge(&self, attempt: Attempt<G>) -> Verdict<G> {
        Judge::new(self.position(), &self.moves, attempt).verdict()
    }

    /// Every condition of a castling of the side to move, met or not.
    #[must_use]
    pub fn castling_facts(&self, wing: Wing) -> CastlingFacts<G> {
        let position = self.position();
        castling_facts(position, &self.moves, position.turn(), wing)
    }

    /// Plays an attempt if it is legal.
    ///
    /// # Errors
    /// The reason for which it is refused; the line is unchanged then.
    pub fn play(&mut self, attempt: Attempt<G>) -> Result<Move<G>, Fault<G>> {
        match self.judge(attempt) {
            Verdict::Illegal(fault) => Err(fault),
            Verdict::Legal(mv) => {
                let next = self.position().after(&mv);
                self.moves.push(mv);
                self.after.push(next);
                Ok(mv)
            }
        }
    }

    /// Takes the last move back; `None` if none was played.
    pub fn undo(&mut self) -> Option<Move<G>> {
        self.after.pop();
        self.moves.pop()
    }
}
