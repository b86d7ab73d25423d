//! What a file beside the lessons names: lessons and steps of the library or shipped ones, each where it may stand once.

use std::collections::BTreeMap;

use crate::diagnostic::{Diagnostic, Message, Source, Span, closest, did_you_mean, say};
use crate::lesson::{AnyLesson, codes};
use crate::library::{Library, Report, shipped};

/// The names of a file that is being proved.
pub(super) struct Naming<'l> {
    library: &'l Library,
    /// What was named so far, with its place.
    seen: BTreeMap<String, Span>,
    pub(super) found: Vec<Diagnostic>,
}

impl<'l> Naming<'l> {
    pub(super) const fn new(library: &'l Library) -> Self {
        Self {
            library,
            seen: BTreeMap::new(),
            found: Vec::new(),
        }
    }

    /// All that was found in the file, from its beginning to its end.
    pub(super) fn report(self, source: &Source, mut diagnostics: Vec<Diagnostic>) -> Report {
        diagnostics.extend(self.found);
        diagnostics.sort_by_key(|found| found.span);
        Report {
            source: source.clone(),
            diagnostics,
        }
    }

    /// Whether something of this kind and name was named before.
    pub(super) fn has_seen(&self, what: &str, name: &str) -> bool {
        self.seen.contains_key(&format!("{what} {name}"))
    }

    /// Complains about what stands twice.
    pub(super) fn once(&mut self, what: &str, name: &str, at: Span) {
        match self.seen.get(&format!("{what} {name}")) {
            None => {
                self.seen.insert(format!("{what} {name}"), at);
            }
            Some(first) => {
                let message = say!("check-listed-twice", text = name);
                let found = Diagnostic::error(codes::DUPLICATE, at, message);
                let found = found.label(say!("check-again-here"));
                self.found
                    .push(found.also(*first, say!("check-first-here")));
            }
        }
    }

    /// The lesson of a name, of the library or shipped.
    pub(super) fn find(&self, id: &str) -> Option<AnyLesson> {
        let own = self.library.find(id).map(|it| it.lesson.clone());
        own.or_else(|| shipped::lesson(id))
    }

    /// The lesson of a name; complains if there is none.
    pub(super) fn lesson(&mut self, id: &str, at: Span) -> Option<AnyLesson> {
        let found = self.find(id);
        if found.is_none() {
            let own = self.library.entries().iter();
            let own = own.map(|it| it.lesson.id.clone());
            let all: Vec<String> = own.chain(shipped::ids().map(str::to_owned)).collect();
            let near = closest(id, all.iter().map(String::as_str));
            self.unknown(say!("check-no-lesson", id = id), at, near);
        }
        found
    }

    /// The story of a name; complains if there is none, or if it is a lesson.
    pub(super) fn is_story(&mut self, id: &str, lesson: &AnyLesson, at: Span) {
        if !lesson.is_story() {
            let found = Diagnostic::error(codes::UNKNOWN, at, say!("check-no-story", id = id));
            self.found.push(found.label(say!("check-no-story-label")));
        }
    }

    /// The lesson and the number of one of its steps; complains if there is none.
    pub(super) fn step(&mut self, id: &str, step: &str, at: Span) -> Option<(AnyLesson, usize)> {
        let lesson = self.lesson(id, at)?;
        let place = lesson.place_of(step);
        if place.is_none() {
            let message = say!("check-no-step-of", lesson = id, step = step);
            let near = closest(step, lesson.step_ids()).map(str::to_owned);
            self.unknown(message, at, near.as_deref());
        }
        Some((lesson, place?))
    }

    pub(super) fn unknown(&mut self, message: Message, at: Span, near: Option<&str>) {
        let found = Diagnostic::error(codes::UNKNOWN, at, message);
        let found = found.label(say!("check-not-known"));
        self.found.push(found.maybe_help(near.map(did_you_mean)));
    }
}
