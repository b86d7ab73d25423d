//! A lesson that its author changes while it is shown.

use std::path::Path;

use crate::gui::screen::lesson::State;
use crate::gui::shared::{Shared, seed};
use crate::library::Origin;
use crate::locale::Phrase;
use crate::session::{Record, Session};

impl State {
    /// That the lesson's own file cannot be shown now, and what is seen is from before.
    pub(super) fn broken(&self, shared: &Shared) -> Option<String> {
        let Origin::File(path) = &self.entry.origin else {
            return None;
        };
        let mut reports = shared.library.reports().iter();
        let is_broken = reports.any(|it| it.has_errors() && Path::new(it.source.name()) == path);
        is_broken.then(|| shared.label(&Phrase::LessonFileBroken))
    }

    /// The lessons were read again: the words and, where a board has changed, the board. The step stays by
    /// its name; a lesson that does not hold any more stays as it is.
    pub fn reloaded(&mut self, shared: &mut Shared) {
        let is_broken = self.broken(shared).is_some();
        let found = shared.library.find(&self.entry.lesson.id);
        let found = found.filter(|it| !is_broken || it.origin == self.entry.origin);
        let Some(entry) = found.cloned() else {
            self.refresh(shared);
            return;
        };
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
