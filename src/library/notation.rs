//! Whether whoever does a lesson has learned before how moves are written.

use std::collections::BTreeSet;

use crate::lesson::AnyLesson;
use crate::library::{Library, course};

impl Library {
    /// Whether a lesson is about writing moves, stands behind one on the paths, or says that it comes after one.
    #[must_use]
    pub fn is_notation_known(&self, lesson: &AnyLesson) -> bool {
        lesson.is_about_notation() || self.is_behind(lesson) || self.comes_after(lesson)
    }

    /// Whether a lesson on the paths is behind the first that is about writing moves.
    fn is_behind(&self, lesson: &AnyLesson) -> bool {
        let places = course::places();
        let about = self.all().filter(|it| it.lesson.is_about_notation());
        let first = about.filter_map(|it| places.get(it.lesson.id.as_str()));
        let own = places.get(lesson.id.as_str());
        first.min().zip(own).is_some_and(|(first, own)| own > first)
    }

    /// Whether one of the lessons that come before, and before these, is about writing moves.
    fn comes_after(&self, lesson: &AnyLesson) -> bool {
        let mut seen = BTreeSet::new();
        let mut open: Vec<&str> = lesson.after.iter().map(String::as_str).collect();
        while let Some(id) = open.pop() {
            let Some(before) = self.find(id).filter(|_| seen.insert(id)) else {
                continue;
            };
            if before.lesson.is_about_notation() {
                return true;
            }
            open.extend(before.lesson.after.iter().map(String::as_str));
        }
        false
    }
}
