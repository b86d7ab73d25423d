//! A lesson that its author changes while it is shown.

use crate::gui::screen::lesson::State;
use crate::gui::shared::{Shared, seed};
use crate::session::{Record, Session};

impl State {
    /// The lessons were read again: the words and, where a board has changed, the board. The step stays by
    /// its name; a lesson that does not hold any more stays as it is.
    pub fn reloaded(&mut self, shared: &mut Shared) {
        let found = shared.library.find(&self.entry.lesson.id);
        let Some(entry) = found.cloned() else { return };
        let steps = &entry.lesson.steps;
        if *steps == self.entry.lesson.steps {
            self.entry = entry;
            self.shared_changed(shared);
            return;
        }
        let at = self.session.index();
        let name = self.entry.lesson.steps.get(at).map(|step| &step.id);
        let same = steps.iter().position(|step| Some(&step.id) == name);
        let at = same.unwrap_or(at.min(steps.len().saturating_sub(1)));
        if let Some(session) = Session::with_seed(entry.lesson.clone(), at, seed()) {
            self.shown_again(&session);
            self.session = session;
            self.kept = vec![Record::default(); steps.len()];
            self.entry = entry;
            self.words = self.entry.words(&shared.locale);
            self.step_shown(shared);
            self.refresh(shared);
        }
    }
}
