//! What a learner has done: stars, best results, and where to go on.
//!
//! Stars are never lost: a step keeps its best, and a lesson keeps the stars it once had, even if
//! steps are added to it later; how they are counted is in [`stars`]. Lessons the program does not know stay in the file. Copies that grew
//! apart, on two machines or in two windows, are brought together by [`Join`]: a copy taken in twice
//! changes nothing.
//!
//! A file of the second format still says stars and steps as the first did, so that an older program
//! shows them, though it leaves the file alone.
//! Left out: who the learner is and where the file lies, see [`learner`].

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::storage::{Day, Kept, Unknown, has_lost};

mod device;
mod games;
pub mod join;
mod later;
pub mod learner;
mod number;
mod own;
pub mod profiles;
mod record;
mod renamed;
pub mod stars;

pub use games::{AWAY, KeptGame, OPEN};
pub use join::Join;
pub use later::Skill;
pub use record::FirstTry;

use games::Games;
use join::{DeviceCount, Here, Seen};
use later::{SkillRecord, Stamp, Whole};
use own::OwnBoards;
use record::{LessonRecord, ReasonRecord, StepRecord};
use stars::Gathered;

/// How a learner solved a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StepResult {
    /// How many moves it took, in half-moves of the learner; 0 where nothing is moved.
    pub moves: u32,
    /// How many attempts it took; 1 is at once.
    pub tries: u32,
    /// How many hints were shown.
    pub hints: u32,
    /// The fewest moves possible, where the step counts them.
    pub par: Option<u32>,
}

/// Everything one learner has done.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct Progress {
    /// The lesson that was open last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    last: Option<String>,
    /// When it was opened.
    #[serde(default, skip_serializing_if = "Seen::is_never")]
    opened: Seen,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    lesson: BTreeMap<String, LessonRecord>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    reason: BTreeMap<String, ReasonRecord>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    skill: BTreeMap<String, SkillRecord>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    stamp: BTreeMap<String, Stamp>,
    #[serde(default, skip_serializing_if = "Games::is_empty")]
    game: Games,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    setting: BTreeMap<String, Whole>,
    /// What is guessed about what the learner believes, by the ids of beliefs.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    belief: BTreeMap<String, Whole>,
    /// Boards of the learner's own games.
    #[serde(default, skip_serializing_if = "OwnBoards::is_empty")]
    own: OwnBoards,
    /// The lands whose end was celebrated.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    land: BTreeMap<String, Stamp>,
    #[serde(flatten)]
    unknown: Unknown,
    #[serde(skip)]
    here: Here,
}

impl Kept for Progress {
    const FORMAT: u32 = 2;

    fn is_cut(found: &Unknown, older: &Unknown) -> bool {
        // A lesson that was finished is not to be gone on with.
        has_lost(found, older, &["resume"])
    }
}

impl Join for Progress {
    fn join(&mut self, other: Self) {
        let theirs = (other.opened, other.last);
        if theirs > (self.opened.clone(), self.last.clone()) {
            (self.opened, self.last) = theirs;
        }
        self.lesson.join(other.lesson);
        self.reason.join(other.reason);
        self.skill.join(other.skill);
        self.stamp.join(other.stamp);
        self.game.join(other.game);
        self.setting.join(other.setting);
        self.belief.join(other.belief);
        self.own.join(other.own);
        self.land.join(other.land);
        self.unknown.join(other.unknown);
    }
}

/// Sharing a file with other windows, and practice.
impl Progress {
    /// Says where and on which day the learner learns; changes are noted with it. `device` is the
    /// random id of this machine's data.
    pub fn sit_down(&mut self, device: &str, today: Day) {
        device.clone_into(&mut self.here.device);
        self.here.today = today;
    }

    /// Says where the learner learns, when that has become known.
    pub(super) fn set_device(&mut self, device: &str) {
        device.clone_into(&mut self.here.device);
    }

    /// Whether nothing was ever done.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// What is to be written where `theirs` stands in the file now, and this window last knew `base`:
    /// both, with nothing counted twice and nothing left out.
    #[must_use]
    pub fn onto(&self, base: &Self, theirs: Self) -> Self {
        let mut both = self.clone();
        let none = DeviceCount::default();
        for what in [Counted::Missed, Counted::Right, Counted::Wrong] {
            for (name, count) in both.counts_mut(what) {
                let base = base.count(what, name).unwrap_or(&none);
                let theirs = theirs.count(what, name).unwrap_or(&none);
                count.rebase(base, theirs, &self.here);
            }
        }
        both.join(theirs);
        both
    }

    fn count(&self, what: Counted, name: &str) -> Option<&DeviceCount> {
        match what {
            Counted::Missed => self.reason.get(name).map(|it| &it.ever),
            Counted::Right => self.skill.get(name).map(|it| &it.right),
            Counted::Wrong => self.skill.get(name).map(|it| &it.wrong),
        }
    }

    fn counts_mut(&mut self, what: Counted) -> Vec<(&str, &mut DeviceCount)> {
        let skills = self.skill.iter_mut();
        match what {
            Counted::Missed => {
                let all = self.reason.iter_mut();
                all.map(|(name, it)| (name.as_str(), &mut it.ever))
                    .collect()
            }
            Counted::Right => skills
                .map(|(name, it)| (name.as_str(), &mut it.right))
                .collect(),
            Counted::Wrong => skills
                .map(|(name, it)| (name.as_str(), &mut it.wrong))
                .collect(),
        }
    }
}

#[derive(Debug, Clone, Copy)]
enum Counted {
    /// Tries against a reason.
    Missed,
    /// Exercises of a skill that were solved at once.
    Right,
    /// The others.
    Wrong,
}

impl Progress {
    /// Notes that a step was solved, and tells the stars that the lesson has now.
    /// `steps` are all steps of the lesson: until its end was reached once, each must be solved.
    pub fn record<'s>(
        &mut self,
        lesson: &str,
        steps: impl IntoIterator<Item = &'s str>,
        step: &str,
        result: &StepResult,
        today: Day,
    ) -> u8 {
        self.here.today = today;
        let record = self.lesson.entry(lesson.to_owned()).or_default();
        record
            .step
            .entry(step.to_owned())
            .and_modify(|known| known.better(result))
            .or_insert_with(|| StepRecord::new(result, today));
        let best = |id| record.step.get(id).map_or(0, |known| known.stars);
        let each: Vec<u8> = steps.into_iter().map(best).collect();
        let is_over = record.stars > 0 || !each.contains(&0);
        let solved = each.into_iter().filter(|stars| *stars > 0);
        let now = Gathered::of(solved.filter(|_| is_over)).stars();
        record.stars = record.stars.max(now).min(stars::ALL);
        record.stars
    }

    /// Notes that a learner came to the end of a lesson, and tells the stars that it has now: those
    /// of its solved steps together, at least one. Steps that a choice leads past are not asked for.
    pub fn finish<'s>(&mut self, lesson: &str, steps: impl IntoIterator<Item = &'s str>) -> u8 {
        let now = self.gathered(lesson, steps).stars();
        let record = self.lesson.entry(lesson.to_owned()).or_default();
        record.stars = record.stars.max(now).clamp(1, stars::ALL);
        record.stars
    }

    /// The best stars of a lesson, 0 to 3; 0 until its end was reached or every step solved once.
    #[must_use]
    pub fn stars(&self, lesson: &str) -> u8 {
        self.lesson
            .get(lesson)
            .map_or(0, |known| known.stars.min(3))
    }

    /// The best stars of a step, 0 to 3; 0 until it is solved.
    #[must_use]
    pub fn step_stars(&self, lesson: &str, step: &str) -> u8 {
        let record = self.lesson.get(lesson).and_then(|it| it.step.get(step));
        record.map_or(0, |known| known.stars.min(3))
    }

    /// How a step went when it was first solved; `None` if it was not, or if that was not kept.
    #[must_use]
    pub fn first_try(&self, lesson: &str, step: &str) -> Option<FirstTry> {
        self.lesson.get(lesson)?.step.get(step)?.first()
    }

    /// Notes that a game that is known here was won against the coach at a strength, from 1; tells whether that is new.
    pub fn beat(&mut self, lesson: &str, step: &str, strength: u8) -> bool {
        let record = self.lesson.get_mut(lesson);
        let record = record.and_then(|it| it.step.get_mut(step));
        record.is_some_and(|it| it.beaten.insert(strength))
    }

    /// Whether a game was won against the coach at a strength, from 1.
    #[must_use]
    pub fn has_beaten(&self, lesson: &str, step: &str, strength: u8) -> bool {
        let record = self.lesson.get(lesson).and_then(|it| it.step.get(step));
        record.is_some_and(|it| it.beaten.contains(&strength))
    }

    /// The greatest strength of the coach, from 1, that lost any game of a lesson; `None` if it never lost one.
    #[must_use]
    pub fn most_beaten(&self, lesson: &str) -> Option<u8> {
        let steps = self.lesson.get(lesson)?.step.values();
        steps.flat_map(|it| it.beaten.iter().copied()).max()
    }

    /// Remembers the step to go on with; `None` when the lesson is finished or left at its start.
    pub fn set_resume(&mut self, lesson: &str, step: Option<&str>) {
        if self.last.as_deref() != Some(lesson) {
            self.last = Some(lesson.to_owned());
            self.opened.renew(&self.here);
        }
        let record = self.lesson.entry(lesson.to_owned()).or_default();
        record.leave(step, &self.here);
    }

    /// The step to go on with, if the lesson was left in the middle.
    #[must_use]
    pub fn resume(&self, lesson: &str) -> Option<&str> {
        self.lesson.get(lesson)?.resume.as_deref()
    }

    /// Notes that a move was tried, or judged, against this reason.
    pub fn miss(&mut self, reason: &str, today: Day) {
        self.here.today = today;
        let record = self.reason.entry(reason.to_owned()).or_default();
        record.miss(today, &self.here);
    }

    /// Notes that a step about this reason was solved at once: half of what was missed is made good.
    pub fn make_good(&mut self, reason: &str) {
        if let Some(record) = self.reason.get_mut(reason) {
            record.make_good(&self.here);
        }
    }

    /// How often a reason was missed and not made good since.
    #[must_use]
    pub fn missed(&self, reason: &str) -> u32 {
        self.reason.get(reason).map_or(0, |known| known.missed)
    }

    /// How often a reason was missed at all, on every machine.
    #[must_use]
    pub fn ever_missed(&self, reason: &str) -> u64 {
        self.reason
            .get(reason)
            .map_or(0, |known| known.ever.total())
    }

    /// The lesson that was open last.
    #[must_use]
    pub fn last_lesson(&self) -> Option<&str> {
        self.last.as_deref()
    }
}

#[cfg(test)]
mod tests;
