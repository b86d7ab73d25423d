//! A lesson that its author changes while it is shown.

use crate::rules::Geometry;
use std::path::Path;

use crate::gui::base::Framed;
use crate::gui::base::shared::Shared;
use crate::gui::base::shared::names::GAMES;
use crate::gui::look::art::Icon;
use crate::gui::screen::lesson::State;
use crate::gui::screen::lesson::model::{Control, Tool};
use crate::gui::screen::lesson::results::session_of;
use crate::library::Origin;
use crate::locale::Phrase;
use crate::session::Record;

impl<G: Geometry> State<G> {
    /// That there is a mistake in the lesson's own file now, and what is seen is from before; or that
    /// there is one in its words.
    pub(super) fn broken(&self, shared: &Shared) -> Option<Tool> {
        let Origin::File(path) = &self.entry.origin else {
            return None;
        };
        let warning = |phrase: &Phrase| shared.tool(Control::Problems, Icon::Warning, phrase);
        if self.is_broken(shared) {
            return Some(warning(&Phrase::LessonFileBroken));
        }
        let words = shared.library.word_reports().iter();
        let mut broken = words.filter(|it| it.has_errors());
        let file = broken.find_map(|it| words_of(path, Path::new(it.source.name())))?;
        Some(warning(&Phrase::LessonWordsBroken { file }))
    }

    /// Whether the lesson's own file does not hold now.
    fn is_broken(&self, shared: &Shared) -> bool {
        let mut reports = shared.library.reports().iter();
        reports.any(|it| {
            let file = Path::new(it.source.name());
            it.has_errors() && self.entry.origin == Origin::File(file.to_path_buf())
        })
    }

    /// Takes the lesson as it is now, if it holds; `false` if it is on another board.
    pub(super) fn read_again(&mut self, shared: &mut Shared) -> bool {
        if self.boards.is_some() {
            self.refresh(shared);
            return true;
        }
        let is_broken = self.is_broken(shared);
        let found = shared.library.find(&self.entry.lesson.id);
        let found = found.filter(|it| !is_broken || it.origin == self.entry.origin);
        let Some(mut entry) = found.cloned() else {
            self.refresh(shared);
            return true;
        };
        if entry.lesson.id == GAMES {
            // How well the coach plays was chosen, and stays.
            let step = self.session.step();
            if let Some(bird) = step.task.about().opponent {
                entry.lesson = entry.lesson.against(&step.id, bird);
            }
        }
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
        if let Some(session) = session_of(lesson.clone(), at, shared) {
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

/// The name of a file with words, if they are those of the lesson in this file: `rook.it.ftl` of `rook.toml`.
fn words_of(lesson: &Path, words: &Path) -> Option<String> {
    let is_beside = words.parent() == lesson.parent();
    let name = words.file_name().filter(|_| is_beside)?.to_str()?;
    let rest = name.strip_prefix(lesson.file_stem()?.to_str()?)?;
    rest.starts_with('.').then(|| name.to_owned())
}
