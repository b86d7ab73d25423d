//! All lessons there are: the shipped ones and those of a teacher's folders, put together.
//!
//! A lesson that is not proved is left out and listed with what is wrong; it never stops the rest.
//! A teacher's lesson stands before a shipped one of the same name, and says so.

mod beside;
mod build;
mod entry;
mod folder;
mod neighbors;
mod order;
mod overlooked;
mod pictures;
mod shipped;
pub mod watch;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use crate::diagnostic::{Diagnostic, Severity, Source};
use crate::locale::audit::Names;

pub use entry::{Entry, Origin};
pub use folder::{LessonFile, MAX_LESSONS, WordFile, stamps};
pub use pictures::Picture;
pub use shipped::{Shipped, shipped_words};

/// What was found in one file.
#[derive(Clone, Debug)]
pub struct Report {
    /// The file.
    pub source: Source,
    /// What is wrong with it, in the order of the file.
    pub diagnostics: Vec<Diagnostic>,
}

impl Report {
    /// Whether the lesson cannot be shown.
    #[must_use]
    pub fn has_errors(&self) -> bool {
        self.diagnostics
            .iter()
            .any(|found| found.severity == Severity::Error)
    }
}

/// Every lesson, in the order of the course, and every problem.
#[derive(Clone, Debug, Default)]
pub struct Library {
    shipped: Shipped,
    entries: Vec<Entry>,
    reports: Vec<Report>,
    word_reports: Vec<Report>,
}

impl Library {
    /// The shipped lessons alone.
    #[must_use]
    pub fn shipped() -> Self {
        Self::of_shipped(Shipped::All)
    }

    /// Some shipped lessons alone.
    #[must_use]
    pub fn of_shipped(shipped: Shipped) -> Self {
        Self::load(shipped, &[])
    }

    /// Shipped lessons and those of the teacher's folders, the first folder winning.
    #[must_use]
    pub fn load(shipped: Shipped, folders: &[PathBuf]) -> Self {
        Self::load_telling(shipped, folders, &mut |_, _| {})
    }

    /// The same, telling after each lesson how many of how many are proved.
    #[must_use]
    pub fn load_telling(
        shipped: Shipped,
        folders: &[PathBuf],
        tell: &mut dyn FnMut(usize, usize),
    ) -> Self {
        let mut files = files_in(folders);
        files.extend(shipped.files());
        let library = Self::build(files, tell).with_overlooked(folders);
        Self { shipped, ..library }
    }

    /// The same shipped lessons with those that the teacher's folders hold now.
    #[must_use]
    pub fn again(&self, folders: &[PathBuf]) -> Self {
        Self::load(self.shipped.clone(), folders)
    }

    /// The lessons of some files and folders alone, for checking.
    #[must_use]
    pub fn of_paths(paths: &[PathBuf]) -> Self {
        Self::load(Shipped::None, paths)
    }

    /// The same, telling how far it has come.
    #[must_use]
    pub fn of_paths_telling(paths: &[PathBuf], tell: &mut dyn FnMut(usize, usize)) -> Self {
        Self::load_telling(Shipped::None, paths, tell)
    }

    fn with_overlooked(mut self, paths: &[PathBuf]) -> Self {
        self.word_reports.extend(overlooked::reports(paths));
        self
    }

    /// The proved lessons, shelf by shelf.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// What was found in every file, the faultless ones too.
    #[must_use]
    pub fn reports(&self) -> &[Report] {
        &self.reports
    }

    /// What was found in every file of words beside a lesson, and which files are passed over.
    #[must_use]
    pub fn word_reports(&self) -> &[Report] {
        &self.word_reports
    }

    /// The names of the words of every shipped lesson, by the lesson's name.
    #[must_use]
    pub fn names(&self) -> BTreeMap<String, Names> {
        let named = |entry: &Entry| (entry.lesson.id.clone(), entry.names());
        let all = self.entries.iter();
        all.filter(|it| it.origin == Origin::Shipped)
            .map(named)
            .collect()
    }

    /// The file of a lesson of this library.
    #[must_use]
    pub fn source(&self, entry: &Entry) -> Option<&Source> {
        let name = match &entry.origin {
            Origin::File(path) => path.display().to_string(),
            Origin::Shipped => format!("lessons/{}.toml", entry.lesson.id),
        };
        let mut sources = self.reports.iter().map(|report| &report.source);
        sources.find(|source| source.name() == name)
    }

    /// The lesson with this id.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.lesson.id == id)
    }

    /// The lesson that comes after this one in the course.
    #[must_use]
    pub fn after(&self, id: &str) -> Option<&Entry> {
        let at = self
            .entries
            .iter()
            .position(|entry| entry.lesson.id == id)?;
        self.entries.get(at + 1)
    }
}

/// The lessons of some folders and files, each file once.
fn files_in(paths: &[PathBuf]) -> Vec<LessonFile> {
    let mut files: Vec<LessonFile> = Vec::new();
    for path in paths {
        let found = if path.is_file() {
            vec![folder::lesson_file(path)]
        } else {
            folder::lessons_in(path)
        };
        let known = files.len();
        for file in found {
            let is_known = |other: &LessonFile| other.origin == file.origin;
            if !files.iter().take(known).any(is_known) {
                files.push(file);
            }
        }
    }
    files
}

/// Whether a path names a lesson file.
fn is_lesson(path: &Path) -> bool {
    path.extension()
        .is_some_and(|ending| ending.eq_ignore_ascii_case("toml"))
}
