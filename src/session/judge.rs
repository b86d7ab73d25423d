//! Being the referee: is this move legal?

use crate::lesson::Task;
use crate::rules::Geometry;
use crate::session::play::Play;
use crate::session::{Effect, Say};

impl<G: Geometry> Play<G> {
    /// The learner's verdict on the move in question.
    pub(super) fn judge(&mut self, legal: bool) -> Vec<Effect<G>> {
        let Task::Judge { verdict, .. } = &self.step().task else {
            return Vec::new();
        };
        let verdict = *verdict;
        if legal != verdict.legal().is_some() {
            self.mistakes += 1;
            return self.tell(Say::OtherVerdict(Box::new(verdict)));
        }
        self.succeed(Some(verdict));
        match verdict.legal() {
            Some(mv) if self.line.play(mv.attempt()).is_ok() => {
                vec![Effect::Moved(*mv), Effect::Said]
            }
            _ => vec![Effect::Said],
        }
    }
}
