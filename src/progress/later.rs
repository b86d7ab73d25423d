//! What is kept beside lessons: skills, stamps of the passport, a learner's own settings, what is guessed about what
//! the learner believes, the lands whose end was celebrated. There is room for it in the file so that every program since
//! then brings it together in the same way.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize, Serializer};

use crate::progress::join::{DeviceCount, Here, Join, Seen, keep_later, keep_least};
use crate::progress::{Progress, number};
use crate::storage::{Day, Unknown, order_tables};

/// How well a learner knows a skill.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(default)]
pub struct Skill {
    /// How hard its exercises are, counted from 0.
    #[serde(deserialize_with = "number::or_zero")]
    pub level: u32,
    /// How long it is likely remembered, in hours: a whole number, so that every machine has the
    /// same. 0 before the first exercise.
    #[serde(deserialize_with = "number::or_zero")]
    pub stability: u64,
    /// How hard it is for this learner, in thousandths: 1,000 to 10,000, and 0 before the first exercise.
    #[serde(deserialize_with = "number::or_zero")]
    pub difficulty: u32,
    /// When it should be practised again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub due: Option<Day>,
    /// When it was practised last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last: Option<Day>,
    /// How many exercises were solved at once, one after the other, since the level has changed.
    #[serde(skip_serializing_if = "is_zero", deserialize_with = "number::or_zero")]
    pub row: u32,
    /// How many were not, since the level has changed.
    #[serde(skip_serializing_if = "is_zero", deserialize_with = "number::or_zero")]
    pub slips: u32,
}

fn is_zero(count: &u32) -> bool {
    *count == 0
}

/// A skill in the file.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub(super) struct SkillRecord {
    #[serde(flatten)]
    pub(super) now: Skill,
    #[serde(default, skip_serializing_if = "Seen::is_never")]
    seen: Seen,
    /// Exercises solved at once.
    #[serde(default, skip_serializing_if = "DeviceCount::is_zero")]
    pub(super) right: DeviceCount,
    /// The others.
    #[serde(default, skip_serializing_if = "DeviceCount::is_zero")]
    pub(super) wrong: DeviceCount,
    #[serde(flatten)]
    unknown: Unknown,
}

impl SkillRecord {
    pub(super) fn set(&mut self, now: Skill, here: &Here) {
        self.now = now;
        self.seen.renew(here);
    }
}

impl Join for SkillRecord {
    fn join(&mut self, mut other: Self) {
        self.right.join(std::mem::take(&mut other.right));
        self.wrong.join(std::mem::take(&mut other.wrong));
        other.right = self.right.clone();
        other.wrong = self.wrong.clone();
        keep_later(self, other, |a, b| {
            let known = (&a.seen, a.now).cmp(&(&b.seen, b.now));
            known.then_with(|| order_tables(&a.unknown, &b.unknown))
        });
    }
}

/// A stamp in the passport, or another thing that happened once.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub(super) struct Stamp {
    /// When it was earned first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) day: Option<Day>,
    #[serde(flatten)]
    unknown: Unknown,
}

impl Join for Stamp {
    fn join(&mut self, other: Self) {
        keep_least(&mut self.day, other.day);
        self.unknown.join(other.unknown);
    }
}

impl Stamp {
    pub(super) fn earn(&mut self, today: Day) {
        keep_least(&mut self.day, Some(today));
    }
}

/// Something that is kept whole: a table with the time it changed last.
#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
pub(super) struct Whole {
    #[serde(default)]
    seen: Seen,
    #[serde(flatten)]
    pub(super) content: Unknown,
}

impl Serialize for Whole {
    /// One table: by way of `flatten` a date would become a table of its own.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut table = self.content.clone();
        if let Some(seen) = self.seen.text() {
            table.insert("seen".to_owned(), seen.into());
        }
        table.serialize(serializer)
    }
}

impl Whole {
    pub(super) fn set(&mut self, content: Unknown, here: &Here) {
        if self.content != content {
            self.content = content;
            self.seen.renew(here);
        }
    }

    /// The same, and what a newer program has written beside it stays.
    fn amend(&mut self, content: Unknown, here: &Here) {
        let mut both = self.content.clone();
        both.extend(content);
        self.set(both, here);
    }

    /// What is in a file: every value stays what it is, a date a date.
    pub(super) fn of(mut content: Unknown) -> Self {
        let seen = content.remove("seen");
        let seen = seen.as_ref().and_then(|it| it.as_str());
        Self {
            seen: seen.map_or_else(Seen::default, Seen::read),
            content,
        }
    }

    /// When it changed last.
    pub(super) const fn seen(&self) -> &Seen {
        &self.seen
    }

    /// How often it has changed.
    pub(super) fn turn(&self) -> u32 {
        self.seen.turn()
    }

    fn order(a: &Self, b: &Self) -> Ordering {
        let seen = a.seen.cmp(&b.seen);
        seen.then_with(|| order_tables(&a.content, &b.content))
    }
}

impl Join for Whole {
    fn join(&mut self, other: Self) {
        keep_later(self, other, Self::order);
    }
}

impl Progress {
    /// How well a skill is known.
    #[must_use]
    pub fn skill(&self, name: &str) -> Option<Skill> {
        self.skill.get(name).map(|it| it.now)
    }

    /// How many exercises of a skill were solved at once, and how many not, on every machine.
    #[must_use]
    pub fn practised(&self, name: &str) -> (u64, u64) {
        let record = self.skill.get(name);
        record.map_or((0, 0), |it| (it.right.total(), it.wrong.total()))
    }

    /// Notes that an exercise was done, and how well its skill is known now.
    pub fn practise(&mut self, name: &str, is_right: bool, now: Skill, today: Day) {
        self.here.today = today;
        let record = self.skill.entry(name.to_owned()).or_default();
        let count = if is_right {
            &mut record.right
        } else {
            &mut record.wrong
        };
        count.add(&self.here);
        record.set(now, &self.here);
    }

    /// When a stamp of the passport was earned first.
    #[must_use]
    pub fn stamped(&self, name: &str) -> Option<Day> {
        self.stamp.get(name)?.day
    }

    /// Gives a stamp; one that was earned before keeps its day.
    pub fn stamp(&mut self, name: &str, today: Day) {
        self.stamp.entry(name.to_owned()).or_default().earn(today);
    }

    /// When the end of a land was celebrated first.
    #[must_use]
    pub fn land_seen(&self, land: &str) -> Option<Day> {
        self.land.get(land)?.day
    }

    /// Notes that the end of a land is celebrated; the first day stays.
    pub fn see_land(&mut self, land: &str, today: Day) {
        self.land.entry(land.to_owned()).or_default().earn(today);
    }

    /// A learner's own setting, as it was kept.
    #[must_use]
    pub fn setting(&self, name: &str) -> Option<&Unknown> {
        self.setting.get(name).map(|it| &it.content)
    }

    /// Keeps a learner's own setting.
    pub fn set_setting(&mut self, name: &str, content: Unknown, today: Day) {
        self.here.today = today;
        self.setting
            .entry(name.to_owned())
            .or_default()
            .set(content, &self.here);
    }

    /// What is guessed about whether the learner has a belief, by its id, as it was kept.
    #[must_use]
    pub fn belief(&self, id: &str) -> Option<&Unknown> {
        self.belief.get(id).map(|it| &it.content)
    }

    /// Keeps what is guessed about a belief.
    pub fn set_belief(&mut self, id: &str, content: Unknown, today: Day) {
        self.here.today = today;
        self.belief
            .entry(id.to_owned())
            .or_default()
            .amend(content, &self.here);
    }
}
