//! All lessons there are: the shipped ones and those of a teacher's folders, put together.
//!
//! A lesson that is not proved is left out and listed with what is wrong; it never stops the rest.
//! A teacher's lesson stands before a shipped one of the same name, and says so.

mod beside;
mod folder;
mod neighbors;
mod overlooked;
mod pictures;
pub mod watch;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::diagnostic::{Diagnostic, Severity, Source};
use crate::embedded;
use crate::lesson::course::{self, Member};
use crate::lesson::{Lesson, Outline, SHELVES, survey};
use crate::library::neighbors::Head;
use crate::locale::audit::Names;
use crate::locale::coverage::Share;
use crate::locale::{LessonWords, Locale};

pub use folder::{LessonFile, MAX_LESSONS, WordFile, stamps};
pub use pictures::Picture;

/// Where a lesson comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// Inside the program.
    Shipped,
    /// A teacher's file.
    File(PathBuf),
}

/// A proved lesson of the library.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The lesson.
    pub lesson: Arc<Lesson>,
    /// Where it comes from.
    pub origin: Origin,
    /// Whether it stands in the place of a shipped lesson of the same name.
    pub replaces_shipped: bool,
    /// Words in other files beside the lesson.
    beside: Vec<WordFile>,
    /// Pictures beside the lesson, by name.
    pictures: BTreeMap<String, Picture>,
}

impl Entry {
    /// The picture of this name, beside the lesson.
    #[must_use]
    pub fn picture(&self, name: &str) -> Option<&Picture> {
        self.pictures.get(name)
    }

    /// The lesson's words for a reader.
    #[must_use]
    pub fn words(&self, locale: &Locale) -> LessonWords {
        let beside: Vec<(&str, &str)> = self
            .beside
            .iter()
            .filter(|file| file.unreadable.is_none())
            .map(|file| (file.language.as_str(), file.source.text()))
            .collect();
        let (id, words) = (&self.lesson.id, &self.lesson.words);
        if self.origin != Origin::Shipped && !words.entries.is_empty() {
            // Her own words, also where the program has words for a lesson of the same name.
            return LessonWords::from_files(locale, id, words, &beside, &[]);
        }
        LessonWords::load(locale, id, words, &beside)
    }

    /// The words that translations are made from and compared with, as Fluent text; `None` if there are none.
    #[must_use]
    pub fn source_words(&self) -> Option<String> {
        beside::measure(&self.lesson, &self.beside)
    }

    /// The names of its words, as Fluent files have them.
    #[must_use]
    pub fn names(&self) -> Names {
        beside::names(&self.lesson)
    }

    /// How much of its words each language has: inside the file, beside it, and in the program.
    #[must_use]
    pub fn coverage(&self) -> Vec<Share> {
        beside::coverage(&self.lesson, &self.beside)
    }
}

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
    entries: Vec<Entry>,
    reports: Vec<Report>,
    word_reports: Vec<Report>,
}

impl Library {
    /// The shipped lessons alone.
    #[must_use]
    pub fn shipped() -> Self {
        Self::build(shipped_files(), &mut |_, _| {})
    }

    /// The shipped lessons and those of the teacher's folders, the first folder winning.
    #[must_use]
    pub fn load(folders: &[PathBuf]) -> Self {
        Self::load_telling(folders, &mut |_, _| {})
    }

    /// The same, telling after each lesson how many of how many are proved.
    #[must_use]
    pub fn load_telling(folders: &[PathBuf], tell: &mut dyn FnMut(usize, usize)) -> Self {
        let own = files_in(folders).into_iter();
        let library = Self::build(own.chain(shipped_files()).collect(), tell);
        library.with_overlooked(folders)
    }

    /// The lessons of some files and folders alone, for checking.
    #[must_use]
    pub fn of_paths(paths: &[PathBuf]) -> Self {
        Self::of_paths_telling(paths, &mut |_, _| {})
    }

    /// The same, telling how far it has come.
    #[must_use]
    pub fn of_paths_telling(paths: &[PathBuf], tell: &mut dyn FnMut(usize, usize)) -> Self {
        Self::build(files_in(paths), tell).with_overlooked(paths)
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

    fn build(files: Vec<LessonFile>, tell: &mut dyn FnMut(usize, usize)) -> Self {
        let total = files.len();
        let mut library = Self::default();
        let mut proved: Vec<(usize, Entry)> = Vec::new();
        let mut outlined: Vec<Outlined> = Vec::new();
        for file in files {
            let (lesson, outline, mut diagnostics) = match file.unreadable {
                Some(problem) => (None, None, vec![problem]),
                None => survey(&file.source),
            };
            let index = library.reports.len();
            if let Some(lesson) = lesson {
                let words = beside::reports(&lesson, &file.beside);
                library.word_reports.extend(words);
                let (pictures, found) = pictures::gather(&lesson, &file.source, &file.origin);
                diagnostics.extend(found);
                diagnostics.extend(beside::unspoken(&lesson, &file.source, &file.beside));
                let entry = Entry {
                    lesson: Arc::new(lesson),
                    origin: file.origin,
                    replaces_shipped: false,
                    beside: file.beside,
                    pictures,
                };
                add(&mut proved, index, entry);
            } else if let Some(outline) = outline {
                outlined.push((index, file.origin, outline));
            }
            library.reports.push(Report {
                source: file.source,
                diagnostics,
            });
            tell(library.reports.len(), total);
        }
        library.check_together(&mut proved, &outlined);
        library.entries = in_course_order(proved.into_iter().map(|(_, entry)| entry).collect());
        library
    }

    /// What only shows when the lessons stand side by side; a lesson with an error leaves.
    fn check_together(&mut self, proved: &mut Vec<(usize, Entry)>, outlined: &[Outlined]) {
        let found = self.compared(proved, outlined);
        for (index, diagnostics) in found {
            if let Some(report) = self.reports.get_mut(index) {
                report.diagnostics.extend(diagnostics);
                report.diagnostics.sort_by_key(|found| found.span.start);
            }
        }
        let reports = &self.reports;
        let holds = |index: usize| reports.get(index).is_some_and(|it| !it.has_errors());
        proved.retain(|(index, _)| holds(*index));
    }

    /// What each lesson is told about the others, by the number of its report; also those that do not hold.
    fn compared(
        &self,
        proved: &[(usize, Entry)],
        outlined: &[Outlined],
    ) -> Vec<(usize, Vec<Diagnostic>)> {
        let heads = proved.iter().map(|(_, entry)| Head {
            origin: &entry.origin,
            id: Some(&entry.lesson.id),
            after: &entry.lesson.after,
        });
        let broken = outlined.iter().map(|(_, origin, outline)| Head {
            origin,
            id: outline.id.as_deref(),
            after: &outline.after,
        });
        let neighbors = neighbors::around(heads.chain(broken));
        let source = |index: &usize| self.reports.get(*index).map(|report| &report.source);
        let is_shipped = |id: &str| {
            let mut entries = proved.iter().map(|(_, entry)| entry);
            entries.any(|it| it.origin == Origin::Shipped && it.lesson.id == id)
        };
        let whole = proved.iter().filter_map(|(index, entry)| {
            Some((*index, Member::proved(source(index)?, &entry.lesson)))
        });
        let broken = outlined.iter().filter_map(|(index, _, outline)| {
            let replaces = outline.id.as_deref().is_some_and(is_shipped);
            Some((*index, Member::outlined(source(index)?, outline, replaces)))
        });
        let mut asked: Vec<(usize, Member<'_>)> = whole.chain(broken).collect();
        asked.sort_by_key(|(index, _)| *index);
        let around = neighbors.lessons.iter();
        let around = around.map(|(source, lesson)| Member::proved(source, lesson));
        let own = asked.iter().map(|(_, member)| *member);
        let together: Vec<Member<'_>> = own.chain(around).collect();
        let shipped = embedded::LESSONS.iter();
        let shipped = shipped.filter_map(|(name, _)| name.strip_suffix(".toml"));
        let beside = neighbors.names.iter().map(String::as_str);
        let known: Vec<&str> = shipped.chain(beside).collect();
        let indices = asked.iter().map(|(index, _)| *index);
        indices.zip(course::check(&together, &known)).collect()
    }
}

/// The head of a lesson that does not hold: the number of its report, where it is from, what it says.
type Outlined = (usize, Origin, Outline);

/// Adds a lesson unless a teacher's lesson of that name is there already.
fn add(proved: &mut Vec<(usize, Entry)>, index: usize, entry: Entry) {
    if entry.origin == Origin::Shipped
        && let Some((_, own)) = proved
            .iter_mut()
            .find(|(_, own)| own.lesson.id == entry.lesson.id)
    {
        own.replaces_shipped = true;
        return;
    }
    proved.push((index, entry));
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

fn shipped_files() -> Vec<LessonFile> {
    let file = |(name, text): &(&str, &str)| LessonFile {
        source: Source::new(format!("lessons/{name}"), *text),
        origin: Origin::Shipped,
        beside: Vec::new(),
        unreadable: None,
    };
    embedded::LESSONS.iter().map(file).collect()
}

/// Shelf by shelf; on a shelf each lesson behind those it comes after, else by name.
fn in_course_order(mut entries: Vec<Entry>) -> Vec<Entry> {
    let shelf = |entry: &Entry| {
        let group = entry.lesson.group.as_deref().unwrap_or_default();
        let place = SHELVES
            .iter()
            .position(|shelf| *shelf == group)
            .unwrap_or(SHELVES.len());
        (place, group.to_owned())
    };
    entries.sort_by(|a, b| {
        shelf(a)
            .cmp(&shelf(b))
            .then_with(|| a.lesson.id.cmp(&b.lesson.id))
    });
    let mut ordered: Vec<Entry> = Vec::with_capacity(entries.len());
    while !entries.is_empty() {
        let waits = |entry: &Entry| {
            let later = |id: &String| entries.iter().any(|other| other.lesson.id == *id);
            entry.lesson.after.iter().any(later)
        };
        let first = shelf_of_first(&entries);
        let same_shelf = |entry: &Entry| entry.lesson.group == first;
        let next = entries
            .iter()
            .position(|entry| same_shelf(entry) && !waits(entry))
            .unwrap_or(0);
        ordered.push(entries.remove(next));
    }
    ordered
}

fn shelf_of_first(entries: &[Entry]) -> Option<String> {
    entries.first().and_then(|entry| entry.lesson.group.clone())
}

/// Whether a path names a lesson file.
fn is_lesson(path: &Path) -> bool {
    path.extension()
        .is_some_and(|ending| ending.eq_ignore_ascii_case("toml"))
}
