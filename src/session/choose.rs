//! Choosing one of several answers, some of which lead to other steps.

use crate::lesson::Task;
use crate::rules::Geometry;
use crate::session::play::Play;
use crate::session::{Effect, Say};

impl<G: Geometry> Play<G> {
    /// The learner chooses an option.
    pub(super) fn choose_option(&mut self, place: usize) -> Vec<Effect<G>> {
        let Task::Choose { options } = &self.step().task else {
            return Vec::new();
        };
        let Some(option) = options.get(place) else {
            return Vec::new();
        };
        let (right, go) = (option.right, option.go);
        self.go = go.or(self.step().go);
        if right {
            self.succeed(None);
            self.say = Say::Option { place, right };
            return vec![Effect::Said];
        }
        self.mistakes += 1;
        self.leads_on = go.is_some();
        self.tell(Say::Option { place, right })
    }
}
