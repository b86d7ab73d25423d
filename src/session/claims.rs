//! May a draw be claimed, and for what?

use crate::lesson::Task;
use crate::lesson::task::Claimable;
use crate::rules::{Geometry, Line};
use crate::session::play::Play;
use crate::session::{Effect, Say};

/// What a claim is judged by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evidence {
    /// How often the position was on the board, this time included.
    pub times: usize,
    /// The plies after which it was there before, oldest first; 0 is the start.
    pub plies: Vec<usize>,
    /// Half-moves without a capture or a pawn move.
    pub quiet_plies: usize,
}

impl<G: Geometry> Play<G> {
    /// The learner says what can be claimed; a refused claim is explained by its count.
    pub(super) fn say_claim(&mut self, given: Claimable) -> Vec<Effect<G>> {
        let Task::Claim { next, answer } = self.step().task else {
            return Vec::new();
        };
        let Some(claim) = given.claim() else {
            if answer == Claimable::Nothing {
                self.succeed(None);
                return vec![Effect::Said];
            }
            self.mistakes += 1;
            return self.tell(Say::ClaimThere);
        };
        let by = self.line.position().turn();
        match self.line.clone().claim(claim, by, next) {
            Ok(_) => {
                self.succeed(None);
                vec![Effect::Said]
            }
            Err(fault) => {
                self.mistakes += 1;
                self.tell(Say::ClaimRefused(Box::new(fault)))
            }
        }
    }

    /// The count, once the question is answered; for the intended move, as if it were played.
    pub(super) fn evidence(&self) -> Option<Evidence> {
        let Task::Claim { next, .. } = self.step().task else {
            return None;
        };
        let mut line: Line<G> = self.line.clone();
        if let Some(next) = next {
            line.play(next).ok()?;
        }
        self.done.then(|| Evidence {
            times: line.occurrences(),
            plies: line.earlier_plies(),
            quiet_plies: line.quiet_plies(),
        })
    }
}
