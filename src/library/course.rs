//! The course: its lands, the path through each, and what lessons and steps were called before.
//!
//! It is `lessons/course.toml`, read by [`lands`] and proved here beside the lessons. A library has of each path
//! what is there: a teacher may have put another lesson in the place of a shipped one.
//!
//! # Decisions
//! * *Told apart by its name*, as the rulebook is: `course.toml` is never a lesson, in whatever folder.
//! * *Games stand in lessons*, as steps of their own kind. A lesson that only lends games to the paths stands on
//!   no shelf, and no lesson leads to it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::LazyLock;

use crate::diagnostic::{Diagnostic, Source, Span, say};
use crate::embedded;
use crate::lesson::lands::{self, CourseFile, LessonPlace, ReadEntry, ReadLand};
use crate::lesson::{AnyLesson, codes, on_board};
use crate::library::naming::Naming;
use crate::library::{Library, Report, text_of};

pub use crate::lesson::lands::{PathEntry, Renamed};

/// The name of the file of a course; what bears it is no lesson.
pub const FILE: &str = "course.toml";

/// The course in the program, read when it is first asked for. `squarewise check` and the tests prove it.
static COURSE: LazyLock<CourseFile> = LazyLock::new(|| lands::read(&shipped_file()).0);

/// The lands of the course in the program.
pub(super) fn read_lands() -> &'static [ReadLand] {
    &COURSE.lands
}

/// The file of the course in the program.
#[must_use]
pub fn shipped_file() -> Source {
    Source::new(format!("lessons/{FILE}"), embedded::COURSE)
}

/// What lessons and steps were called before: what was done under an old name counts for the new one.
#[must_use]
pub fn renamed() -> Vec<Renamed> {
    let old = COURSE.renamed.iter();
    old.map(|old| old.renamed.clone()).collect()
}

/// A land: a stretch of the course with a path of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Land {
    /// Its name.
    pub id: String,
    /// What stands along its path, in order.
    pub entries: Vec<PathEntry>,
    for_experts: BTreeSet<PathEntry>,
}

impl Land {
    /// Whether the path may go past an entry: what only experts ask for.
    #[must_use]
    pub fn is_for_experts(&self, entry: &PathEntry) -> bool {
        self.for_experts.contains(entry)
    }

    /// The land with what of its path is there.
    fn of(read: &ReadLand, is_there: impl Fn(&PathEntry) -> bool) -> Self {
        let entries = read.entries.iter().filter(|it| is_there(&it.entry));
        let entries: Vec<&ReadEntry> = entries.collect();
        let for_experts = entries.iter().filter(|it| it.is_for_experts);
        Self {
            id: read.id.clone(),
            for_experts: for_experts.map(|it| it.entry.clone()).collect(),
            entries: entries.iter().map(|it| it.entry.clone()).collect(),
        }
    }
}

/// The lands with what of their paths is there; `lesson` finds a lesson by its name.
pub(super) fn lands<'l>(lesson: impl Fn(&str) -> Option<&'l AnyLesson>) -> Vec<Land> {
    let is_there = |entry: &PathEntry| match entry {
        PathEntry::Lesson(id) => lesson(id).is_some(),
        PathEntry::Game { lesson: id, step } => {
            lesson(id).is_some_and(|lesson| is_game(lesson, step) == Some(true))
        }
        PathEntry::Story(id) => lesson(id).is_some_and(AnyLesson::is_story),
    };
    let lands = COURSE.lands.iter();
    lands.map(|land| Land::of(land, is_there)).collect()
}

/// The place of each lesson along the paths, from the first land to the last.
pub(super) fn places() -> BTreeMap<&'static str, usize> {
    let entries = COURSE.lands.iter().flat_map(|land| &land.entries);
    let lessons = entries.filter_map(|it| match &it.entry {
        PathEntry::Lesson(id) | PathEntry::Story(id) => Some(id.as_str()),
        PathEntry::Game { .. } => None,
    });
    let placed = lessons.enumerate().map(|(place, id)| (id, place));
    placed.collect()
}

/// The lessons that lend games to the paths and stand on none themselves.
pub(super) fn lenders() -> BTreeSet<&'static str> {
    let places = places();
    let entries = COURSE.lands.iter().flat_map(|land| &land.entries);
    let lenders = entries.filter_map(|it| match &it.entry {
        PathEntry::Game { lesson, .. } => Some(lesson.as_str()),
        PathEntry::Lesson(_) | PathEntry::Story(_) => None,
    });
    lenders.filter(|id| !places.contains_key(id)).collect()
}

/// Whether a step of a lesson can be played as a game, hide and seek among the squares included; `None` if there is
/// no such step.
fn is_game(lesson: &AnyLesson, step: &str) -> Option<bool> {
    on_board!(lesson, lesson => {
        let step = lesson.steps.iter().find(|it| it.id == step)?;
        Some(step.task.kind().is_game())
    })
}

/// The file of a course, read from disk and proved beside the lessons of a library.
#[must_use]
pub fn read(path: &Path, library: &Library) -> Report {
    match text_of(path) {
        (source, None) => prove(&source, library),
        (source, Some(found)) => Report {
            source,
            diagnostics: vec![found],
        },
    }
}

/// Reads the file of a course and proves it beside the lessons of a library, and the shipped ones.
#[must_use]
pub fn prove(source: &Source, library: &Library) -> Report {
    let (file, diagnostics) = lands::read(source);
    let entries = file.lands.iter().flat_map(|land| &land.entries);
    let lessons = entries.filter_map(|it| match &it.entry {
        PathEntry::Lesson(id) | PathEntry::Story(id) => Some(id.clone()),
        PathEntry::Game { .. } => None,
    });
    let mut proof = Proof {
        on_a_path: lessons.collect(),
        naming: Naming::new(library),
    };
    proof.look_at(&file);
    proof.naming.report(source, diagnostics)
}

/// A course that is being proved.
struct Proof<'l> {
    /// The lessons that stand on a path.
    on_a_path: BTreeSet<String>,
    naming: Naming<'l>,
}

impl Proof<'_> {
    fn look_at(&mut self, file: &CourseFile) {
        for land in &file.lands {
            self.naming.once("land", &land.id, land.at);
        }
        for entry in file.lands.iter().flat_map(|land| &land.entries) {
            self.entry(entry);
        }
        for old in &file.renamed {
            let was = old.renamed.was.to_string();
            self.naming.once("old", &was, old.was_at);
            self.is_gone(&old.renamed.was, old.was_at);
            self.is_there(&old.renamed.now, old.now_at);
        }
    }

    fn entry(&mut self, entry: &ReadEntry) {
        let at = entry.at;
        match &entry.entry {
            PathEntry::Lesson(id) => {
                self.in_order(id, at);
            }
            PathEntry::Game { lesson: id, step } => {
                self.naming.once("game", &format!("{id}/{step}"), at);
                let named = self.naming.step(id, step, at);
                if named.is_some_and(|(lesson, _)| is_game(&lesson, step) == Some(false)) {
                    let message = say!("check-no-game", step = step);
                    let found = Diagnostic::error(codes::UNKNOWN, at, message);
                    self.push(found.label(say!("check-no-game-label")));
                }
            }
            PathEntry::Story(id) => {
                if let Some(lesson) = self.in_order(id, at) {
                    self.naming.is_story(id, &lesson, at);
                }
            }
        }
    }

    /// The lesson of a name, which stands here once, and behind those that it comes after; complains otherwise.
    fn in_order(&mut self, id: &str, at: Span) -> Option<AnyLesson> {
        self.naming.once("lesson", id, at);
        let lesson = self.naming.lesson(id, at)?;
        for before in &lesson.after {
            self.stands_behind(id, before, at);
        }
        Some(lesson)
    }

    /// A lesson of the course that another comes after must stand before it.
    fn stands_behind(&mut self, id: &str, before: &str, at: Span) {
        if self.on_a_path.contains(before) && !self.naming.has_seen("lesson", before) {
            let message = say!("check-path-order", id = id, before = before);
            let found = Diagnostic::error(codes::AFTER, at, message);
            self.push(found.label(say!("check-path-order-label")));
        }
    }

    fn is_there(&mut self, place: &LessonPlace, at: Span) {
        match &place.step {
            Some(step) => self.naming.step(&place.lesson, step, at).is_some(),
            None => self.naming.lesson(&place.lesson, at).is_some(),
        };
    }

    /// An old name that is still in use keeps what was done under it.
    fn is_gone(&mut self, place: &LessonPlace, at: Span) {
        let lesson = self.naming.find(&place.lesson);
        let is_used = lesson.is_some_and(|lesson| match &place.step {
            Some(step) => lesson.place_of(step).is_some(),
            None => true,
        });
        if is_used {
            let message = say!("check-old-in-use", id = place.to_string());
            let found = Diagnostic::error(codes::DUPLICATE, at, message);
            self.push(found.label(say!("check-old-in-use-label")));
        }
    }

    fn push(&mut self, found: Diagnostic) {
        self.naming.found.push(found);
    }
}
