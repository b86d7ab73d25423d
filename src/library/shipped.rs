//! The lessons inside the program: which of them a library has, and their proofs.
//!
//! A shipped lesson cannot change while the program runs, so each is proved once, when it is asked for first.

use std::sync::{LazyLock, OnceLock};

use crate::diagnostic::Source;
use crate::embedded;
use crate::job::Job as _;
use crate::lesson::{AnyLesson, ProofJob, ProofReport, look_over_sheet};
use crate::library::folder::LessonFile;
use crate::library::{Origin, Report};

/// Which of the shipped lessons a library has.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Shipped {
    /// None: files alone.
    #[default]
    None,
    /// Those with these ids: a smaller course.
    Only(Vec<String>),
    /// All of them.
    All,
}

impl Shipped {
    /// The shipped lessons with these ids.
    #[must_use]
    pub fn only(ids: &[&str]) -> Self {
        Self::Only(ids.iter().map(|id| (*id).to_owned()).collect())
    }

    fn has(&self, id: &str) -> bool {
        match self {
            Self::None => false,
            Self::Only(ids) => ids.iter().any(|known| known == id),
            Self::All => true,
        }
    }

    pub(super) fn files(&self) -> Vec<LessonFile> {
        let all = embedded::LESSONS.iter();
        let chosen = all.filter(|(name, _)| self.has(name.trim_end_matches(ENDING)));
        let file = |(name, text): &(&str, &str)| LessonFile {
            source: source(name, text),
            origin: Origin::Shipped,
            beside: Vec::new(),
            unreadable: None,
        };
        chosen.map(file).collect()
    }
}

/// What is hard to read in the words of the shipped lessons, in every language; files with nothing to
/// say are left out.
#[must_use]
pub fn shipped_words() -> Vec<Report> {
    let lessons = embedded::words(|_, path| path.starts_with("lessons/")).into_iter();
    let reports = lessons.map(|(language, path, text)| {
        let source = Source::new(format!("locales/{language}/{path}"), text);
        let diagnostics = look_over_sheet(&source, language);
        Report {
            source,
            diagnostics,
        }
    });
    let reports = reports.filter(|report| !report.diagnostics.is_empty());
    reports.collect()
}

/// How the file of a lesson ends.
const ENDING: &str = ".toml";

/// The proofs that were made so far, in the order of the lessons.
static PROOFS: LazyLock<Vec<OnceLock<ProofReport>>> =
    LazyLock::new(|| embedded::LESSONS.iter().map(|_| OnceLock::new()).collect());

/// The names of the shipped lessons.
pub(super) fn ids() -> impl Iterator<Item = &'static str> {
    let all = embedded::LESSONS.iter();
    all.filter_map(|(name, _)| name.strip_suffix(ENDING))
}

/// The shipped lesson with this id, proved in one go if it was not before.
pub(super) fn lesson(id: &str) -> Option<AnyLesson> {
    let (source, kept) = (source_of(id)?, PROOFS.get(place_of(id)?)?);
    let proof = kept.get_or_init(|| ProofJob::new(source).finish());
    proof.lesson.clone()
}

/// The file of the shipped lesson with this id.
pub(super) fn source_of(id: &str) -> Option<Source> {
    let (name, text) = embedded::LESSONS.get(place_of(id)?)?;
    Some(source(name, text))
}

/// Where the proof of a file of [`Shipped::files`] is kept.
pub(super) fn kept(source: &Source) -> Option<&'static OnceLock<ProofReport>> {
    let name = source.name();
    let id = name.strip_prefix(FOLDER).unwrap_or(name);
    PROOFS.get(place_of(id.trim_end_matches(ENDING))?)
}

/// The place of the shipped lesson with this id.
fn place_of(id: &str) -> Option<usize> {
    let is_it = |(name, _): &(&str, &str)| name.strip_suffix(ENDING) == Some(id);
    embedded::LESSONS.iter().position(is_it)
}

/// Where the files of shipped lessons lie in the project.
const FOLDER: &str = "lessons/";

fn source(name: &str, text: &str) -> Source {
    Source::new(format!("{FOLDER}{name}"), text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::Library;
    use crate::rules::Classic;
    use std::sync::Arc;

    #[test]
    fn a_shipped_lesson_is_proved_once() {
        let lesson = |library: &Library| {
            library
                .find("rook")
                .and_then(|it| it.lesson.on::<Classic>())
        };
        let (one, two) = (
            Library::of_shipped(Shipped::only(&["rook"])),
            Library::of_shipped(Shipped::only(&["rook", "king-danger"])),
        );
        assert_eq!((one.entries().len(), two.entries().len()), (1, 2));
        assert!(Arc::ptr_eq(&lesson(&one).unwrap(), &lesson(&two).unwrap()));
        let again = one.again(&[]);
        assert_eq!(again.entries().len(), 1);
        assert!(Arc::ptr_eq(
            &lesson(&one).unwrap(),
            &lesson(&again).unwrap()
        ));
    }
}
