//! How a line goes on among more than two: who is checkmated is out, and who cannot move passes.
//!
//! Only a whole game in a lesson is played so. Elsewhere a line stops at a checkmate, since there it is what is asked.

use crate::rules::ground::geometry::Geometry;
use crate::rules::ground::ruleset::Stalemate;
use crate::rules::ground::{Attempt, Move, Seats};
use crate::rules::judging::{Ending, Fault};
use crate::rules::moving::Position;
use crate::rules::playing::Line;
use crate::rules::playing::ends::n_players;

impl<G: Geometry> Line<G> {
    /// Plays an attempt as [`play`](Self::play) does, and goes on as a table does while more than two are there: a
    /// checkmated player is out with the army that the house rules leave, and a player without a move passes, or is out.
    ///
    /// # Errors
    /// The reason for which it is refused; the line is unchanged then.
    pub fn play_on(&mut self, attempt: Attempt<G>) -> Result<Move<G>, Fault<G>> {
        let mv = self.legal(attempt)?;
        let next = self.gone_on(self.position().after_saying(&mv));
        self.push(mv, next);
        Ok(mv)
    }

    /// The position in which somebody can move, or in which the game is over.
    fn gone_on(&self, mut next: Position<G>) -> Position<G> {
        let mut stuck = Seats::NONE;
        while n_players(&next) > 2 && !next.has_legal_move() && !stuck.contains(next.turn()) {
            let turn = next.turn();
            let outcome = next.outcome();
            let is_out = match outcome.map(|it| it.ending) {
                Some(Ending::Checkmate) => true,
                Some(_) if self.rules.stalemate == Stalemate::DrawAll => break,
                Some(_) => self.rules.stalemate == Stalemate::Out,
                // An army without a king only waits.
                None => false,
            };
            if is_out {
                next.fall(turn, outcome.and_then(|it| it.winner()));
                stuck = Seats::NONE;
            } else {
                stuck = stuck.with(turn);
            }
            next = next.passed_on();
        }
        next
    }
}
