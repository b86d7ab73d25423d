//! The path as a learner stands on it: which land is open, which stone comes next, and where that leads.

use crate::gui::base::route::Goto;
use crate::gui::base::shared::Shared;
use crate::library::{Entry, Land, PathEntry};

/// What leads on from the end of a lesson or of a land.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Onward {
    pub goto: Goto,
    /// What it is called.
    pub name: String,
}

/// Where something on a path leads.
#[must_use]
pub fn way(entry: &PathEntry) -> Option<Goto> {
    match entry {
        PathEntry::Lesson(id) | PathEntry::Story(id) => Some(Goto::Lesson(id.clone())),
        PathEntry::Game { lesson, step } => Some(Goto::Step(lesson.clone(), step.clone())),
    }
}

impl Shared {
    /// The land to go on in: the one where a lesson was left in the middle, else the first one with something left to do,
    /// else the last one. `None` where there is no path.
    #[must_use]
    pub fn open_land(&self) -> Option<&Land> {
        let lands = self.library.lands();
        let lands = || lands.iter().filter(|land| !land.entries.is_empty());
        let left = lands().find(|land| land.entries.iter().any(|it| self.is_left(it)));
        let unfinished = || lands().find(|land| self.next_stone(land).is_some());
        left.or_else(unfinished).or_else(|| lands().next_back())
    }

    /// Whether it was the last thing that the learner did, and left in the middle.
    fn is_left(&self, entry: &PathEntry) -> bool {
        let progress = &self.learner.progress;
        matches!(entry, PathEntry::Lesson(id) | PathEntry::Story(id)
            if progress.last_lesson() == Some(id) && progress.resume(id).is_some())
    }

    /// The land that is shown open: the one that was opened, else the one to go on in.
    #[must_use]
    pub fn shown_land(&self) -> Option<&Land> {
        let opened = self.opened.as_ref().and_then(|id| {
            let mut lands = self.library.lands().iter();
            lands.find(|land| land.id == *id && !land.entries.is_empty())
        });
        opened.or_else(|| self.open_land())
    }

    /// The number of the stone that comes next on a path: the lesson that was left in the middle, else the first
    /// one without a star. What is for experts waits until somebody presses it; of a land with its stamp all does.
    #[must_use]
    pub fn next_stone(&self, land: &Land) -> Option<usize> {
        self.next_among(land, |_| true)
    }

    fn next_among(&self, land: &Land, is_asked: impl Fn(&PathEntry) -> bool) -> Option<usize> {
        let is_stamped = self.learner.progress.stamped(&land.id).is_some();
        let is_new = |entry: &PathEntry| {
            self.stars_of(entry) == 0 && !is_stamped && !land.is_for_experts(entry)
        };
        let mut entries = land.entries.iter();
        let left = entries.position(|it| is_asked(it) && self.is_left(it));
        let new = |it: &PathEntry| is_asked(it) && is_new(it);
        left.or_else(|| land.entries.iter().position(new))
    }

    /// The stars of what stands on a path; of a game, those of its step.
    #[must_use]
    pub fn stars_of(&self, entry: &PathEntry) -> u8 {
        let progress = &self.learner.progress;
        match entry {
            PathEntry::Lesson(id) | PathEntry::Story(id) => progress.stars(id),
            PathEntry::Game { lesson, step } => progress.step_stars(lesson, step),
        }
    }

    /// The small stars of what stands on a path: of a lesson those of all its steps, of a game those of its step.
    #[must_use]
    fn small_stars_of(&self, entry: &PathEntry) -> u32 {
        match entry {
            PathEntry::Lesson(id) => {
                let lesson = self.library.find(id);
                lesson.map_or(0, |it| self.small_stars_in(it))
            }
            PathEntry::Game { .. } => u32::from(self.stars_of(entry)),
            PathEntry::Story(_) => 0,
        }
    }

    fn small_stars_in(&self, lesson: &Entry) -> u32 {
        let lesson = &lesson.lesson;
        // In a story nothing is asked.
        if lesson.is_story() {
            return 0;
        }
        let progress = &self.learner.progress;
        progress.small_stars(&lesson.id, lesson.step_names())
    }

    /// All small stars of the learner in a land.
    #[must_use]
    pub fn stars_in_land(&self, land: &Land) -> u32 {
        let entries = land.entries.iter();
        entries.map(|it| self.small_stars_of(it)).sum()
    }

    /// All small stars of the learner: those of every lesson, in a land or not, and of the games on the paths.
    #[must_use]
    pub fn stars_in_all(&self) -> u32 {
        let lessons = self.library.entries().iter();
        let lessons = lessons.map(|it| self.small_stars_in(it));
        let entries = self.library.lands().iter().flat_map(|land| &land.entries);
        let games = entries.filter(|it| matches!(it, PathEntry::Game { .. }));
        let games = games.map(|it| self.small_stars_of(it));
        lessons.chain(games).sum()
    }

    /// What something on a path is called.
    #[must_use]
    pub fn name_on_path(&self, entry: &PathEntry) -> String {
        match entry {
            PathEntry::Lesson(id) | PathEntry::Story(id) => {
                let lesson = self.library.find(id);
                let title = lesson.map(|it| it.words(&self.locale).title());
                title.unwrap_or_default()
            }
            PathEntry::Game { step, .. } => self.game(step),
        }
    }

    /// What to go on with: the next stone of the path, and behind its end the first lesson that was never finished.
    /// At the end of a land, by its name, no lesson of it, and other lands before its games. `None` once all is done.
    #[must_use]
    pub fn onward(&self, ended: Option<&str>) -> Option<Onward> {
        let has_ended = |land: &&Land| ended == Some(&land.id);
        let lands = || self.library.lands().iter();
        let others = lands().filter(|land| !has_ended(land));
        let mut lands = others.chain(lands().filter(has_ended));
        let stone = lands.find_map(|land| {
            let is_over = |it: &PathEntry| has_ended(&land) && matches!(it, PathEntry::Lesson(_));
            let place = self.next_among(land, |it| !is_over(it))?;
            let entry = land.entries.get(place)?;
            Some(Onward {
                goto: way(entry)?,
                name: self.name_on_path(entry),
            })
        });
        stone.or_else(|| {
            let lesson = self.next_lesson(ended)?;
            Some(Onward {
                goto: Goto::Lesson(lesson.lesson.id.clone()),
                name: lesson.words(&self.locale).title(),
            })
        })
    }

    /// What a game that was won leads on to, where it is a stone of a path. Whoever plays far ahead of the own path is not
    /// led back to its beginning.
    #[must_use]
    pub fn onward_from_game(&self, lesson: &str, step: &str) -> Option<Onward> {
        let lands = self.library.lands().iter();
        let stones = lands.flat_map(|land| &land.entries);
        let ways: Vec<Option<Goto>> = stones.map(way).collect();
        let place = |goto: &Goto| ways.iter().position(|it| it.as_ref() == Some(goto));
        let here = place(&Goto::Step(lesson.to_owned(), step.to_owned()))?;
        let next = self.onward(None)?;
        let is_behind = place(&next.goto).is_none_or(|it| it > here);
        is_behind.then_some(next)
    }

    /// The first lesson of the course that was never finished, in a land that has not ended; those in the reader's
    /// language before all others.
    fn next_lesson(&self, ended: Option<&str>) -> Option<&Entry> {
        let over = ended.and_then(|land| self.lessons_of(land));
        let over = over.unwrap_or_default();
        let is_open = |entry: &&Entry| {
            let id = &entry.lesson.id;
            self.learner.progress.stars(id) == 0 && !over.contains(id)
        };
        let mut entries = self.library.entries().iter().filter(is_open);
        let first = entries.clone().next();
        let is_own = |entry: &&Entry| entry.words(&self.locale).foreign(None).is_none();
        entries.find(is_own).or(first)
    }
}
