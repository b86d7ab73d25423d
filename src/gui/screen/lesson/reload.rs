//! A lesson that its author changes while it is shown.

use crate::rules::Geometry;
use std::path::Path;

use crate::gui::screen::lesson::{Screen as _, State};
use crate::gui::shared::{Shared, seed};
use crate::library::Origin;
use crate::locale::Phrase;
use crate::session::{Record, Session};

impl<G: Geometry> State<G> {
    /// That the lesson's own file cannot be shown now, and what is seen is from before.
    pub(super) fn broken(&self, shared: &Shared) -> Option<String> {
        let Origin::File(path) = &self.entry.origin else {
            return None;
        };
        let mut reports = shared.library.reports().iter();
        let is_broken = reports.any(|it| it.has_errors() && Path::new(it.source.name()) == path);
        is_broken.then(|| shared.label(&Phrase::LessonFileBroken))
    }

    /// Takes the lesson as it is now, if it holds; `false` if it is on another board.
    pub(super) fn read_again(&mut self, shared: &mut Shared) -> bool {
        let is_broken = self.broken(shared).is_some();
        let found = shared.library.find(&self.entry.lesson.id);
        let found = found.filter(|it| !is_broken || it.origin == self.entry.origin);
        let Some(entry) = found.cloned() else {
            self.refresh(shared);
            return true;
        };
        let Some(lesson) = entry.lesson.on::<G>() else {
            // Its boards have become others.
            return false;
        };
        let steps = &lesson.steps;
        if *steps == self.session.lesson().steps {
            self.entry = entry;
            self.shared_changed(shared);
            return true;
        }
        let at = self.session.index();
        let name = self.session.lesson().steps.get(at).map(|step| &step.id);
        let same = steps.iter().position(|step| Some(&step.id) == name);
        let at = same.unwrap_or(at.min(steps.len().saturating_sub(1)));
        if let Some(session) = Session::with_seed(lesson.clone(), at, seed()) {
            self.shown_again(&session);
            self.session = session;
            self.kept = vec![Record::default(); steps.len()];
            self.entry = entry;
            self.words = self.entry.words(&shared.locale);
            self.step_shown(shared);
            self.refresh(shared);
        }
        true
    }
}
