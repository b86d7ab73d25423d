//! Finding a move, and trying a forbidden one to hear why it is.

use crate::lesson::Task;
use crate::rules::{Attempt, Geometry, Move, Verdict};
use crate::session::play::{Call, Play};
use crate::session::{Effect, Say};

impl<G: Geometry> Play<G> {
    /// A try at the move that the step asks for.
    pub(super) fn find_move(&mut self, attempt: Attempt<G>, verdict: Verdict<G>) -> Vec<Effect<G>> {
        let mv = match verdict {
            Verdict::Legal(mv) => mv,
            Verdict::Illegal(fault) => return self.refuse(attempt.from, attempt.to, fault),
        };
        let Task::Move { all, .. } = self.step().task else {
            return Vec::new();
        };
        let answers = self.right_moves();
        if !answers.contains(&mv) {
            return self.not_the_answer(&mv);
        }
        if !all {
            return self.play_answer(&mv);
        }
        if !self.found_moves.contains(&mv) {
            self.found_moves.push(mv);
        }
        let left = answers.len().saturating_sub(self.found_moves.len());
        if left == 0 {
            return self.play_answer(&mv);
        }
        let mut effects = vec![Effect::TriedAndReturned(mv)];
        effects.extend(self.tell(Say::Found { left }));
        effects
    }

    fn play_answer(&mut self, mv: &Move<G>) -> Vec<Effect<G>> {
        if self.line.play(mv.attempt()).is_err() {
            return Vec::new();
        }
        if self.calls() && self.call == Call::Unsaid {
            self.call = Call::Due;
            self.tell(Say::SayCheck);
        } else {
            self.succeed(Some(Verdict::Legal(*mv)));
        }
        vec![Effect::Moved(*mv), Effect::Said]
    }

    /// Whether "check" must be said with the move.
    fn calls(&self) -> bool {
        matches!(self.step().task, Task::Move { call: true, .. })
    }

    /// "Check!", said before the move, or after it.
    pub(super) fn call_check(&mut self) -> Vec<Effect<G>> {
        self.call = match self.call {
            Call::Unsaid => Call::Said,
            Call::Said => Call::Unsaid,
            Call::Due => {
                let last = self.line.moves().last().copied();
                self.succeed(last.map(Verdict::Legal));
                return vec![Effect::Said];
            }
        };
        vec![Effect::Picked]
    }

    /// A legal move, but not this one: it is shown, taken back, and talked about.
    pub(super) fn not_the_answer(&mut self, mv: &Move<G>) -> Vec<Effect<G>> {
        self.mistakes += 1;
        let known = self
            .step()
            .wrong
            .iter()
            .position(|wrong| wrong.attempt == mv.attempt());
        let mut effects = vec![Effect::TriedAndReturned(*mv)];
        self.call = Call::Unsaid;
        effects.extend(self.tell(known.map_or(Say::NotTheAnswer(*mv), Say::Wrong)));
        effects
    }

    /// A try at the forbidden move: the refusal is what the step wants to show.
    pub(super) fn provoke(
        &mut self,
        attempt: Attempt<G>,
        asked: Attempt<G>,
        verdict: Verdict<G>,
    ) -> Vec<Effect<G>> {
        match verdict {
            Verdict::Legal(mv) => {
                let mut effects = vec![Effect::TriedAndReturned(mv)];
                effects.extend(self.tell(Say::ThatIsAllowed(mv)));
                effects
            }
            Verdict::Illegal(fault) => {
                let effects = self.refuse(attempt.from, attempt.to, fault);
                // What a pawn becomes is not asked where the pawn may not go at all.
                if (attempt.from, attempt.to) == (asked.from, asked.to) {
                    self.succeed(Some(verdict));
                }
                effects
            }
        }
    }
}
