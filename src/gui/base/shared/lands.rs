//! The lands of the course: their lessons, what they are called, and which of them came to their end.

use crate::gui::base::shared::{Shared, today};
use crate::lesson::{AnyLesson, SHELVES};
use crate::library::{Land, Library, PathEntry};
use crate::training::{Purpose, Run, has_passport};

/// What stands for the whole course where a land is named.
pub const COURSE: &str = "course";

/// The lands of the course, in its order: the name of each, and its lessons.
fn lands(library: &Library) -> Vec<(String, Vec<String>)> {
    let lessons = |land: &Land| {
        let lessons = land.entries.iter().filter_map(|entry| match entry {
            PathEntry::Lesson(id) => Some(id.clone()),
            PathEntry::Game { .. } | PathEntry::Story(_) => None,
        });
        lessons.collect()
    };
    let lands = library.lands().iter();
    lands.map(|land| (land.id.clone(), lessons(land))).collect()
}

impl Shared {
    /// Whether a land has a passport whose stamp is not earned yet.
    #[must_use]
    pub fn has_stamp_to_earn(&self, land: &str) -> bool {
        has_passport(land, self.library.lands()) && self.learner.progress.stamped(land).is_none()
    }

    /// Whether a lesson was finished once.
    fn is_finished(&self, lesson: &str) -> bool {
        self.learner.progress.stars(lesson) > 0
    }

    /// The lessons of a land that are there, in order; of the whole course all. `None` if there is no such land.
    #[must_use]
    pub fn lessons_of(&self, land: &str) -> Option<Vec<String>> {
        if land == COURSE {
            let entries = self.library.entries().iter();
            let entries = entries.filter(|it| !it.lesson.is_story());
            return Some(entries.map(|it| it.lesson.id.clone()).collect());
        }
        let mut lands = lands(&self.library).into_iter();
        let (_, mut lessons) = lands.find(|(id, _)| id == land)?;
        lessons.retain(|it| self.library.find(it).is_some());
        Some(lessons)
    }

    /// The titles of a land's lessons that are there; of the whole course all.
    #[must_use]
    pub fn titles_of(&self, land: &str) -> Vec<String> {
        let lessons = self.lessons_of(land).unwrap_or_default();
        let entries = lessons.iter().filter_map(|id| self.library.find(id));
        entries.map(|it| it.words(&self.locale).title()).collect()
    }

    /// The boards of practice for a purpose, where they were left; `None` if nothing was learned that can be practised for
    /// it.
    #[must_use]
    pub fn boards_for(&self, purpose: Purpose) -> Option<Run> {
        let (progress, lands) = (&self.learner.progress, self.library.lands());
        Run::begin(purpose, progress, lands, today())
    }

    /// Whether there are such boards.
    #[must_use]
    pub fn can_practise(&self, purpose: Purpose) -> bool {
        self.boards_for(purpose).is_some()
    }

    /// The land in which a lesson lies.
    #[must_use]
    pub fn land_of(&self, lesson: &str) -> Option<String> {
        let mut lands = lands(&self.library).into_iter();
        let land = lands.find(|(_, lessons)| lessons.iter().any(|it| it == lesson));
        land.map(|(id, _)| id)
    }

    /// Whether a lesson may call squares by their names: not in the first land, before anybody has learned them.
    #[must_use]
    pub fn names_squares(&self, lesson: &str) -> bool {
        let first = self.library.lands().first().map(|land| land.id.clone());
        first.is_none() || self.land_of(lesson) != first
    }

    /// The land in which a step of a lesson takes place: where the lesson lies, or for one that lends games the land on
    /// whose path this one stands, else the first of them. A story takes place where it is told.
    #[must_use]
    pub fn scenery_of(&self, lesson: &str, step: &str) -> Option<String> {
        let lent = |entry: &PathEntry| match entry {
            PathEntry::Game { lesson: of, step } if of == lesson => Some(step.clone()),
            _ => None,
        };
        let games = self.library.lands().iter().flat_map(|land| {
            let games = land.entries.iter().filter_map(lent);
            games.map(|game| (&land.id, game))
        });
        let games: Vec<(&String, String)> = games.collect();
        let own = games.iter().find(|(_, game)| game == step);
        let lender = own.or(games.first()).map(|(land, _)| (*land).clone());
        let tells = |it: &&Land| it.entries.contains(&PathEntry::Story(lesson.to_owned()));
        let story = self.library.lands().iter().find(tells);
        let told = story.map(|land| land.id.clone());
        self.land_of(lesson).or(lender).or(told)
    }

    /// What came to its end with this lesson, and was not celebrated yet: its land, else the course.
    #[must_use]
    pub fn finished_land(&self, lesson: &str) -> Option<String> {
        let course = Some(COURSE.to_owned());
        let mut both = [self.land_of(lesson), course].into_iter().flatten();
        both.find(|land| self.is_land_new(land))
    }

    /// Whether a land, or the course, came to its end, and was not celebrated yet.
    #[must_use]
    pub fn is_land_new(&self, land: &str) -> bool {
        self.is_land_done(land) && self.learner.progress.land_seen(land).is_none()
    }

    /// Whether all lessons of a land were finished.
    #[must_use]
    pub fn is_land_done(&self, land: &str) -> bool {
        let lessons = self.lessons_of(land).unwrap_or_default();
        lessons.iter().all(|it| self.is_finished(it))
    }

    /// What the child can do at the end of a land: all of it (`can`), or one of three things (`first` to `third`).
    #[must_use]
    pub fn land_words(&self, land: &str, what: &str) -> String {
        self.found(&format!("ended-{land}-{what}"))
    }

    /// Which of the hues a step of a lesson has: that of the land in which it takes place, else one of its shelf's own.
    #[must_use]
    pub fn hue_of(&self, lesson: &AnyLesson, step: &str) -> usize {
        let land = self.scenery_of(&lesson.id, step);
        let place = land.and_then(|land| self.hue_of_land(&land));
        let group = lesson.group.as_deref();
        let shelf = || SHELVES.iter().position(|shelf| Some(*shelf) == group);
        place.or_else(shelf).unwrap_or_default()
    }

    /// Which of the hues a land has: that of its place in the course.
    #[must_use]
    pub fn hue_of_land(&self, land: &str) -> Option<usize> {
        lands(&self.library).iter().position(|(id, _)| id == land)
    }
}
