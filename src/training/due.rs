//! What a learner knows enough of to be asked, and what of that is due.

use std::cmp::Reverse;

use crate::library::{Land, PathEntry};
use crate::practice::{SKILLS, Skill};
use crate::progress::Progress;
use crate::storage::Day;
use crate::training::schedule;
use crate::training::teaching::Teaching;

/// The most skills that are due at once, however long nobody was here.
pub const MOST_DUE: usize = 20;

/// So many tries against a reason make its skills due; one may be a slip of the hand.
const MISSED: u32 = 2;

/// Whether a land is known: it has its stamp, or all its lessons were finished but those for experts.
#[must_use]
pub fn is_known(land: &Land, progress: &Progress) -> bool {
    let is_for_all = |it: &&str| !land.is_for_experts(&PathEntry::Lesson((*it).to_owned()));
    let mut lessons = lessons_of(land).filter(is_for_all).peekable();
    let is_there = lessons.peek().is_some();
    let is_done = is_there && lessons.all(|it| progress.stars(it) > 0);
    is_done || progress.stamped(&land.id).is_some()
}

/// The lessons along the path of a land.
pub(super) fn lessons_of(land: &Land) -> impl Iterator<Item = &str> {
    land.entries.iter().filter_map(|entry| match entry {
        PathEntry::Lesson(id) => Some(id.as_str()),
        PathEntry::Game { .. } | PathEntry::Story(_) => None,
    })
}

/// A skill that may be asked.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ready {
    pub(super) skill: &'static Skill,
    /// The highest level of which everything was taught.
    pub(super) highest: u8,
}

/// What somebody has learned.
#[derive(Clone, Copy)]
pub(super) struct Learned<'p> {
    pub(super) progress: &'p Progress,
    pub(super) lands: &'p [Land],
}

impl Learned<'_> {
    /// Whether a lesson was finished, or is one of a land with its stamp.
    pub(super) fn knows(&self, lesson: &str) -> bool {
        let is_stamped = |land: &Land| {
            let is_of = lessons_of(land).any(|it| it == lesson);
            is_of && self.progress.stamped(&land.id).is_some()
        };
        self.progress.stars(lesson) > 0 || self.lands.iter().any(is_stamped)
    }

    /// Whether all is known that the boards of a skill need.
    pub(super) fn has_reached(&self, teaching: &Teaching) -> bool {
        teaching.lessons.iter().all(|lesson| self.knows(lesson))
    }

    /// The skills that may be asked, in the order of the course.
    pub(super) fn skills(&self) -> Vec<Ready> {
        let all = SKILLS.iter().filter_map(|skill| {
            let teaching = Teaching::of(skill)?;
            let highest = || teaching.highest(skill, |lesson| self.knows(lesson));
            self.has_reached(teaching).then(|| Ready {
                skill,
                highest: highest(),
            })
        });
        all.collect()
    }

    /// Whether a rule of a skill was missed again and again and not made good since.
    fn is_weak(&self, skill: &Skill) -> bool {
        let reasons = Teaching::of(skill).map_or(&[][..], |it| it.reasons);
        let mut missed = reasons.iter().map(|it| self.progress.missed(it.code()));
        missed.any(|times| times >= MISSED)
    }

    /// Which of these are due, the most urgent first: those with a rule that was missed, then those of which most has faded.
    pub(super) fn due(&self, all: &[Ready], today: Day) -> Vec<Ready> {
        let urgency = |it: &Ready| {
            let known = self.progress.skill(it.skill.name);
            let is_weak = self.is_weak(it.skill);
            let is_due = known.is_some_and(|it| schedule::is_due(it, today));
            let faded = known.map_or(0, |it| schedule::faded(it, today));
            (is_weak || is_due).then_some((is_weak, faded, *it))
        };
        let mut due: Vec<_> = all.iter().filter_map(urgency).collect();
        due.sort_by_key(|(is_weak, faded, _)| Reverse((*is_weak, *faded)));
        due.truncate(MOST_DUE);
        due.into_iter().map(|(_, _, it)| it).collect()
    }
}

/// The skills that may be practised, in the order of the course: all was learned that their boards need.
#[must_use]
pub fn skills(progress: &Progress, lands: &[Land]) -> Vec<&'static Skill> {
    let learned = Learned { progress, lands };
    learned.skills().into_iter().map(|it| it.skill).collect()
}

/// The skills that a learner should practise today, the most urgent first, never more than [`MOST_DUE`].
#[must_use]
pub fn due(progress: &Progress, lands: &[Land], today: Day) -> Vec<&'static Skill> {
    let learned = Learned { progress, lands };
    let due = learned.due(&learned.skills(), today).into_iter();
    due.map(|it| it.skill).collect()
}
