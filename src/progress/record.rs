//! What is kept of a lesson, of a step, and of a reason.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::progress::join::{DeviceCount, Here, Join, Seen, keep_later, keep_least};
use crate::progress::{StepResult, number};
use crate::storage::{Day, Unknown, order_tables};

/// What was done of a lesson.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub(super) struct LessonRecord {
    #[serde(default, deserialize_with = "number::or_zero")]
    pub(super) stars: u8,
    /// The step to go on with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) resume: Option<String>,
    /// When that was noted.
    #[serde(default, skip_serializing_if = "Seen::is_never")]
    left: Seen,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) step: BTreeMap<String, StepRecord>,
    #[serde(flatten)]
    unknown: Unknown,
}

impl LessonRecord {
    pub(super) fn leave(&mut self, step: Option<&str>, here: &Here) {
        if self.resume.as_deref() != step {
            self.resume = step.map(str::to_owned);
            self.left.renew(here);
        }
    }
}

impl Join for LessonRecord {
    fn join(&mut self, other: Self) {
        self.stars = self.stars.max(other.stars);
        let theirs = (other.left, other.resume);
        if theirs > (self.left.clone(), self.resume.clone()) {
            (self.left, self.resume) = theirs;
        }
        self.step.join(other.step);
        self.unknown.join(other.unknown);
    }
}

/// What was done of a step.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(super) struct StepRecord {
    /// The best of all results.
    #[serde(default = "one_star", deserialize_with = "number::or_one")]
    pub(super) stars: u8,
    /// Fewest moves.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "number::or_none"
    )]
    pub(super) best: Option<u32>,
    /// Fewest attempts.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "number::or_none"
    )]
    tries: Option<u32>,
    /// Fewest hints.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "number::or_none"
    )]
    hints: Option<u32>,
    /// When it was first solved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    done: Option<Day>,
    /// How it went then; the first format did not keep it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    first: Option<FirstTry>,
    /// Of a game, the strengths of the coach that were beaten in it, from 1. Older programs did not keep them.
    #[serde(
        default,
        skip_serializing_if = "BTreeSet::is_empty",
        deserialize_with = "number::those"
    )]
    pub(super) beaten: BTreeSet<u8>,
    #[serde(flatten)]
    unknown: Unknown,
}

/// How it went when a step was solved for the first time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct FirstTry {
    /// When it was.
    pub day: Day,
    /// How many attempts it took; 1 is at once.
    #[serde(deserialize_with = "number::or_one")]
    pub tries: u32,
    /// How many hints were shown.
    #[serde(deserialize_with = "number::or_zero")]
    pub hints: u32,
}

fn one_star() -> u8 {
    1
}

impl StepRecord {
    pub(super) fn new(result: &StepResult, today: Day) -> Self {
        Self {
            stars: result.stars(),
            best: Some(result.moves),
            tries: Some(result.tries),
            hints: Some(result.hints),
            done: Some(today),
            first: Some(FirstTry {
                day: today,
                tries: result.tries,
                hints: result.hints,
            }),
            beaten: BTreeSet::new(),
            unknown: Unknown::new(),
        }
    }

    pub(super) fn better(&mut self, result: &StepResult) {
        self.stars = self.stars.max(result.stars());
        keep_least(&mut self.best, Some(result.moves));
        keep_least(&mut self.tries, Some(result.tries));
        keep_least(&mut self.hints, Some(result.hints));
    }

    /// The fewest moves, tries and hints of all results, where it can be done in `par` moves.
    pub(super) fn fewest(&self, par: Option<u32>) -> StepResult {
        StepResult {
            moves: self.best.unwrap_or(0),
            tries: self.tries.unwrap_or(1),
            hints: self.hints.unwrap_or(0),
            par,
        }
    }

    /// How it went for the first time; `None` if it was solved before that was kept.
    pub(super) fn first(&self) -> Option<FirstTry> {
        self.first
            .filter(|first| self.done.is_none_or(|done| first.day <= done))
    }
}

impl Join for StepRecord {
    fn join(&mut self, other: Self) {
        self.stars = self.stars.max(other.stars);
        keep_least(&mut self.best, other.best);
        keep_least(&mut self.tries, other.tries);
        keep_least(&mut self.hints, other.hints);
        keep_least(&mut self.done, other.done);
        keep_least(&mut self.first, other.first);
        self.beaten.extend(other.beaten);
        self.unknown.join(other.unknown);
    }
}

/// How well a learner knows one reason why a move is not allowed.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub(super) struct ReasonRecord {
    /// How often it was missed and not made good since.
    #[serde(default, deserialize_with = "number::or_zero")]
    pub(super) missed: u32,
    /// When it was missed last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) last: Option<Day>,
    /// When one of the two changed.
    #[serde(default, skip_serializing_if = "Seen::is_never")]
    seen: Seen,
    /// How often it was missed at all.
    #[serde(default, skip_serializing_if = "DeviceCount::is_zero")]
    pub(super) ever: DeviceCount,
    #[serde(flatten)]
    unknown: Unknown,
}

impl ReasonRecord {
    pub(super) fn miss(&mut self, today: Day, here: &Here) {
        self.missed = self.missed.saturating_add(1);
        self.last = Some(today);
        self.ever.add(here);
        self.seen.renew(here);
    }

    pub(super) fn make_good(&mut self, here: &Here) {
        if self.missed > 0 {
            self.missed /= 2;
            self.seen.renew(here);
        }
    }
}

impl Join for ReasonRecord {
    fn join(&mut self, mut other: Self) {
        self.ever.join(std::mem::take(&mut other.ever));
        other.ever = self.ever.clone();
        keep_later(self, other, |a, b| {
            let known = |it: &Self| (it.seen.clone(), it.last, it.missed);
            let known = known(a).cmp(&known(b));
            known.then_with(|| order_tables(&a.unknown, &b.unknown))
        });
    }
}
