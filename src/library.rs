//! All lessons there are: the shipped ones and those of a teacher's folders, put together.
//!
//! A lesson that is not proved is left out and listed with what is wrong; it never stops the rest.
//! A teacher's lesson stands before a shipped one of the same name, and says so.

mod assembly;
mod boards;
pub mod course;
mod entry;
mod folder;
mod listing;
mod loading;
mod naming;
mod neighbors;
mod notation;
mod order;
mod origin;
mod picture_head;
mod pictures;
pub mod plans;
mod proofs;
mod shipped;
mod skipped_files;
pub mod watch;
mod word_files;

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use crate::diagnostic::{Diagnostic, Severity, Source};
use crate::job::{Job as _, JobState};
use crate::locale::audit::Names;
use proofs::Proofs;

pub use course::{Land, PathEntry};
pub use entry::Entry;
pub use folder::{LessonFile, LessonWordFile, stamps, text_of};
pub use listing::{MAX_FILES, MAX_LESSONS};
pub use loading::{Loading, MAX_WORK};
pub use origin::Origin;
pub use pictures::{Care, MAX_PICTURES, Picture, PictureFile};
pub use shipped::{Shipped, shipped_words};
pub use skipped_files::{OtherSort, unused};

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
    /// Lessons on no shelf: they lend games to the paths.
    lenders: Vec<Entry>,
    lands: Vec<Land>,
    reports: Vec<Report>,
    word_reports: Vec<Report>,
    /// The proofs of the teachers' files, for reading them again.
    proofs: Proofs,
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
        Loading::new(shipped, &[], Care::Size).finish()
    }

    /// Shipped lessons and those of the teacher's folders, the first folder winning; read in one go.
    #[must_use]
    pub fn load(shipped: Shipped, folders: &[PathBuf]) -> Self {
        Self::load_telling(shipped, folders, &mut |_, _| {})
    }

    /// The same, telling how many files of how many are read and proved.
    #[must_use]
    pub fn load_telling(
        shipped: Shipped,
        folders: &[PathBuf],
        tell: &mut dyn FnMut(usize, usize),
    ) -> Self {
        let mut loading = Loading::new(shipped, folders, Care::Whole);
        loop {
            if let JobState::Done(library) = loading.step(STEP) {
                return library;
            }
            let (done, total) = loading.done();
            tell(done, total);
        }
    }

    /// The same shipped lessons with those that the teacher's folders hold now; what has not changed is not
    /// proved again.
    #[must_use]
    pub fn again(&self, folders: &[PathBuf]) -> Self {
        Loading::again(self, folders, Care::Whole).finish()
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

    /// The lands of the course with what of their paths is there; none without shipped lessons.
    #[must_use]
    pub fn lands(&self) -> &[Land] {
        &self.lands
    }

    /// The proved lessons: those along the paths first, then shelf by shelf. Those that only lend games to the
    /// paths are not among them.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Every proved lesson, those that only lend games to the paths behind the others.
    pub fn all(&self) -> impl Iterator<Item = &Entry> {
        self.entries.iter().chain(&self.lenders)
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
        let shipped = self.all().filter(|it| it.origin == Origin::Shipped);
        shipped.map(named).collect()
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
        self.all().find(|entry| entry.lesson.id == id)
    }
}

/// How many nodes pass before a waiting person hears how far it has come.
const STEP: usize = 10_000;

/// Whether a path names a lesson file.
fn is_lesson(path: &Path) -> bool {
    let is_toml = |ending: &OsStr| ending.eq_ignore_ascii_case("toml");
    let is_other = beside(path).is_some() || skipped_files::is_rulebook(path);
    path.extension().is_some_and(is_toml) && !is_other
}

/// A file that stands beside the lessons and is none, told by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beside {
    /// `course.toml`: the lands with their paths.
    Course,
    /// `plans.toml`: the periods of a class.
    Plans,
}

impl Beside {
    /// Reads such a file from disk and proves it beside the lessons of a library.
    ///
    /// The program follows its own alone: of any other its author is told so.
    #[must_use]
    pub fn read(self, path: &Path, library: &Library) -> Report {
        let (mut report, own) = match self {
            Self::Course => (course::read(path, library), course::shipped_file()),
            Self::Plans => (plans::read(path, library), plans::shipped_file()),
        };
        report.diagnostics.extend(unused(&report.source, &own));
        report
    }

    /// Those in the program, proved.
    #[must_use]
    pub fn shipped() -> Vec<Report> {
        let library = Library::default();
        vec![
            course::prove(&course::shipped_file(), &library),
            plans::prove(&plans::shipped_file(), &course::shipped_file(), &library),
        ]
    }
}

/// What a path names that is no lesson.
#[must_use]
pub fn beside(path: &Path) -> Option<Beside> {
    match path.file_name()?.to_str()? {
        course::FILE => Some(Beside::Course),
        plans::FILE => Some(Beside::Plans),
        _ => None,
    }
}
