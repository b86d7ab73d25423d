//! The course as a child meets it: every step of the paths in their order, with what is said, shown and asked there.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, LazyLock};

use squarewise::answers::Reader;
use squarewise::explain;
use squarewise::lesson::{AnyLesson, Lesson, on_board};
use squarewise::library::{Entry, PathEntry};
use squarewise::rulebook::map::{Row, Sort, map};
use squarewise::rules::{Geometry, Seat};

use super::list::Class;
use super::said::{self, Said, heading, locales};
use super::{shown, signs};
use crate::support::whole_course;

/// A step on the way.
pub(super) struct Stop {
    /// `lesson/step`.
    pub(super) name: String,
    pub(super) lesson: String,
    pub(super) land: String,
    /// Whether it stands on the path alone: a game that a lesson lends.
    pub(super) is_lent: bool,
    /// Everything that it is, shows, writes or asks about; words are found in what is said.
    pub(super) uses: BTreeSet<(Class, String)>,
    /// The letters of pieces that stand alone in what is said: of a piece, or a word of the language.
    pub(super) letters: BTreeSet<&'static str>,
    /// What is said in it. The last step of a lesson has what the lesson says about itself: that may name all
    /// that the lesson teaches.
    pub(super) said: Vec<Said>,
    /// Who the child is, if there is a board.
    pub(super) side: Option<Seat>,
}

/// Every step of the paths, in order.
pub(super) fn stops() -> &'static [Stop] {
    static STOPS: LazyLock<Vec<Stop>> = LazyLock::new(walk);
    &STOPS
}

/// The place of a step on the way.
pub(super) fn place(step: &str) -> Option<usize> {
    stops().iter().position(|stop| stop.name == step)
}

fn walk() -> Vec<Stop> {
    let library = whole_course();
    let mut stops = Vec::new();
    for land in library.lands() {
        for entry in &land.entries {
            let (id, only) = match entry {
                PathEntry::Lesson(id) | PathEntry::Story(id) => (id, None),
                PathEntry::Game { lesson, step } => (lesson, Some(step.as_str())),
            };
            stops.extend(steps_of(library.find(id).unwrap(), &land.id, only));
        }
    }
    for row in map_of_the_paths() {
        for (lesson, step) in &row.steps {
            let name = format!("{lesson}/{step}");
            for stop in stops.iter_mut().filter(|it| it.name == name) {
                stop.uses.insert((class(row.sort), row.name.to_owned()));
            }
        }
    }
    stops
}

/// The steps of a lesson, or only one of them.
fn steps_of(entry: &Entry, land: &str, only: Option<&str>) -> Vec<Stop> {
    let names = entry.lesson.step_ids();
    let is_met = |at: &usize| only.is_none_or(|only| only == names[*at]);
    let met = (0..names.len()).filter(is_met);
    let stops = met.map(|at| Stop {
        land: land.to_owned(),
        is_lent: only.is_some(),
        ..on_board!(&entry.lesson, lesson => stop(entry, lesson, at))
    });
    let mut stops: Vec<Stop> = stops.collect();
    if let (Some(last), None) = (stops.last_mut(), only) {
        last.said.extend(heading(entry));
    }
    stops
}

/// A step, wherever it stands.
fn stop<G: Geometry>(entry: &Entry, lesson: &Arc<Lesson<G>>, at: usize) -> Stop {
    let step = &lesson.steps[at];
    let kind = (Class::Kind, step.task.kind().name().to_owned());
    let marks = shown::marks(step).into_iter();
    let marks = marks.map(|it| (Class::Mark, it.to_owned()));
    let mut stop = Stop {
        name: format!("{}/{}", lesson.id, step.id),
        lesson: lesson.id.clone(),
        land: String::new(),
        is_lent: false,
        uses: marks.chain([kind]).collect(),
        letters: BTreeSet::new(),
        said: Vec::new(),
        side: step.has_board.then_some(step.side),
    };
    for (language, locale) in locales() {
        let reader = Reader {
            lesson,
            words: &entry.words(locale),
            locale,
        };
        let letters = explain::letters(locale);
        for said in said::in_step(&reader, language, at) {
            let signs = signs::of(&said.text, &letters).into_iter();
            stop.uses
                .extend(signs.map(|it| (Class::Sign, it.to_owned())));
            stop.letters.extend(signs::alone(&said.text, &letters));
            stop.said.push(said);
        }
    }
    stop
}

/// Every rule, reason, ending and claim, with the lessons of the paths that teach it.
pub(super) fn rows() -> BTreeMap<(Class, String), Vec<String>> {
    let rows = map_of_the_paths().into_iter();
    rows.map(|row| ((class(row.sort), row.name.to_owned()), row.lessons))
        .collect()
}

fn map_of_the_paths() -> Vec<Row> {
    let mut lessons: Vec<&AnyLesson> = Vec::new();
    let library = whole_course();
    for entry in library.lands().iter().flat_map(|land| &land.entries) {
        let (PathEntry::Lesson(id) | PathEntry::Game { lesson: id, .. }) = entry else {
            continue;
        };
        let found = &library.find(id).unwrap().lesson;
        if lessons.iter().all(|it| it.id != found.id) {
            lessons.push(found);
        }
    }
    map(&lessons)
}

const fn class(sort: Sort) -> Class {
    match sort {
        Sort::Rule => Class::Rule,
        Sort::Reason => Class::Reason,
        Sort::Ending => Class::Ending,
        Sort::Claim => Class::Claim,
    }
}
