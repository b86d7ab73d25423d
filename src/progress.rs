//! What a learner has done: stars, best results, and where to go on.
//!
//! Stars are never lost: a step keeps its best, and a lesson keeps the stars it once had, even if
//! steps are added to it later. Lessons the program does not know stay in the file.
//! Left out: who the learner is and where the file lies, see [`learner`].

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::storage::{Day, Unknown};

pub mod learner;
pub mod practice;
pub mod profiles;

/// The newest format of `progress.toml` that this program knows.
const FORMAT: u32 = 1;

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

impl StepResult {
    /// The stars of this result: one for solving, two without a hint, three with no mistake and
    /// no move too many either.
    #[must_use]
    pub fn stars(&self) -> u8 {
        let is_at_par = self.par.is_none_or(|par| self.moves <= par);
        match (self.hints, self.tries <= 1 && is_at_par) {
            (0, true) => 3,
            (0, false) => 2,
            _ => 1,
        }
    }
}

/// Everything one learner has done.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Progress {
    #[serde(default = "newest")]
    format: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    last: Option<String>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    lesson: BTreeMap<String, LessonRecord>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    reason: BTreeMap<String, ReasonRecord>,
    #[serde(flatten)]
    unknown: Unknown,
}

fn newest() -> u32 {
    FORMAT
}

impl Default for Progress {
    fn default() -> Self {
        Self {
            format: FORMAT,
            last: None,
            lesson: BTreeMap::new(),
            reason: BTreeMap::new(),
            unknown: Unknown::new(),
        }
    }
}

#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
struct LessonRecord {
    #[serde(default)]
    stars: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    resume: Option<String>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    step: BTreeMap<String, StepRecord>,
    #[serde(flatten)]
    unknown: Unknown,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct StepRecord {
    /// The best of all results.
    #[serde(default = "one_star")]
    stars: u8,
    /// Fewest moves.
    #[serde(default)]
    best: u32,
    /// Fewest attempts.
    #[serde(default)]
    tries: u32,
    /// Fewest hints.
    #[serde(default)]
    hints: u32,
    /// When it was first solved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    done: Option<Day>,
    #[serde(flatten)]
    unknown: Unknown,
}

/// How well a learner knows one reason why a move is not allowed.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
struct ReasonRecord {
    /// How often it was missed and not made good since.
    #[serde(default)]
    missed: u32,
    /// When it was missed last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    last: Option<Day>,
    #[serde(flatten)]
    unknown: Unknown,
}

fn one_star() -> u8 {
    1
}

impl StepRecord {
    fn new(result: &StepResult, today: Day) -> Self {
        Self {
            stars: result.stars(),
            best: result.moves,
            tries: result.tries,
            hints: result.hints,
            done: Some(today),
            unknown: Unknown::new(),
        }
    }

    fn better(&mut self, result: &StepResult) {
        self.stars = self.stars.max(result.stars());
        self.best = self.best.min(result.moves);
        self.tries = self.tries.min(result.tries);
        self.hints = self.hints.min(result.hints);
    }
}

impl Progress {
    /// Notes that a step was solved, and tells the stars that the lesson has now.
    /// `steps` are all steps of the lesson: its stars are those of its weakest step.
    pub fn record<'s>(
        &mut self,
        lesson: &str,
        steps: impl IntoIterator<Item = &'s str>,
        step: &str,
        result: &StepResult,
        today: Day,
    ) -> u8 {
        let record = self.lesson.entry(lesson.to_owned()).or_default();
        record
            .step
            .entry(step.to_owned())
            .and_modify(|known| known.better(result))
            .or_insert_with(|| StepRecord::new(result, today));
        let weakest = steps
            .into_iter()
            .map(|id| record.step.get(id).map_or(0, |known| known.stars))
            .min();
        record.stars = record.stars.max(weakest.unwrap_or(0)).min(3);
        record.stars
    }

    /// Notes that a learner came to the end of a lesson, and tells the stars that it has now: those
    /// of its weakest solved step. Steps that a choice leads past are not asked for.
    pub fn finish<'s>(&mut self, lesson: &str, steps: impl IntoIterator<Item = &'s str>) -> u8 {
        let record = self.lesson.entry(lesson.to_owned()).or_default();
        let solved = steps.into_iter().filter_map(|id| record.step.get(id));
        let weakest = solved.map(|known| known.stars).min();
        record.stars = record.stars.max(weakest.unwrap_or(1)).clamp(1, 3);
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

    /// The fewest moves a step was solved in.
    #[must_use]
    pub fn best_moves(&self, lesson: &str, step: &str) -> Option<u32> {
        let record = self.lesson.get(lesson)?.step.get(step)?;
        Some(record.best)
    }

    /// Remembers the step to go on with; `None` when the lesson is finished or left at its start.
    pub fn set_resume(&mut self, lesson: &str, step: Option<&str>) {
        self.last = Some(lesson.to_owned());
        let record = self.lesson.entry(lesson.to_owned()).or_default();
        record.resume = step.map(str::to_owned);
    }

    /// The step to go on with, if the lesson was left in the middle.
    #[must_use]
    pub fn resume(&self, lesson: &str) -> Option<&str> {
        self.lesson.get(lesson)?.resume.as_deref()
    }

    /// Notes that a move was tried, or judged, against this reason.
    pub fn miss(&mut self, reason: &str, today: Day) {
        let record = self.reason.entry(reason.to_owned()).or_default();
        record.missed = record.missed.saturating_add(1);
        record.last = Some(today);
    }

    /// Notes that a step about this reason was solved at once: half of what was missed is made good.
    pub fn make_good(&mut self, reason: &str) {
        if let Some(record) = self.reason.get_mut(reason) {
            record.missed /= 2;
        }
    }

    /// How often a reason was missed and not made good since.
    #[must_use]
    pub fn missed(&self, reason: &str) -> u32 {
        self.reason.get(reason).map_or(0, |known| known.missed)
    }

    /// The reasons that were missed more than once, the weakest first.
    #[must_use]
    pub fn weak_reasons(&self) -> Vec<&str> {
        let missed = self.reason.iter().filter(|(_, it)| it.missed > 1);
        let mut weak: Vec<_> = missed.collect();
        weak.sort_by_key(|(_, it)| std::cmp::Reverse((it.missed, it.last)));
        weak.into_iter().map(|(code, _)| code.as_str()).collect()
    }

    /// The lesson that was open last.
    #[must_use]
    pub fn last_lesson(&self) -> Option<&str> {
        self.last.as_deref()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const STEPS: [&str; 2] = ["hello", "stars"];

    fn today() -> Day {
        "2026-11-20".parse().unwrap()
    }

    fn result(moves: u32, tries: u32, hints: u32) -> StepResult {
        StepResult {
            moves,
            tries,
            hints,
            par: Some(3),
        }
    }

    fn record(progress: &mut Progress, step: &str, result: &StepResult) -> u8 {
        progress.record("rook", STEPS, step, result, today())
    }

    #[test]
    fn stars_are_for_finishing_for_no_hint_and_for_par() {
        assert_eq!(result(3, 1, 0).stars(), 3);
        assert_eq!(result(4, 1, 0).stars(), 2);
        assert_eq!(result(3, 2, 0).stars(), 2);
        assert_eq!(result(3, 1, 1).stars(), 1);
        let uncounted = StepResult {
            par: None,
            ..result(9, 1, 0)
        };
        assert_eq!(uncounted.stars(), 3);
    }

    #[test]
    fn a_lesson_has_the_stars_of_its_weakest_step() {
        let mut progress = Progress::default();
        assert_eq!(record(&mut progress, "hello", &result(0, 1, 0)), 0);
        assert_eq!(record(&mut progress, "stars", &result(5, 1, 0)), 2);
        assert_eq!(record(&mut progress, "stars", &result(3, 1, 0)), 3);
        assert_eq!(progress.stars("rook"), 3);
        assert_eq!(progress.best_moves("rook", "stars"), Some(3));
    }

    #[test]
    fn stars_are_never_lost() {
        let mut progress = Progress::default();
        for step in STEPS {
            record(&mut progress, step, &result(3, 1, 0));
        }
        record(&mut progress, "stars", &result(9, 4, 3));
        assert_eq!(progress.step_stars("rook", "stars"), 3);
        let with_new_step = ["hello", "stars", "new"];
        let hard = result(9, 4, 3);
        let stars = progress.record("rook", with_new_step, "stars", &hard, today());
        assert_eq!(stars, 3);
    }

    #[test]
    fn a_lesson_whose_end_was_reached_does_not_need_the_steps_left_out() {
        let mut progress = Progress::default();
        record(&mut progress, "hello", &result(3, 1, 0));
        assert_eq!(progress.stars("rook"), 0);
        assert_eq!(progress.finish("rook", STEPS), 3);
        record(&mut progress, "stars", &result(9, 4, 3));
        assert_eq!(progress.finish("rook", STEPS), 3, "stars are never lost");
        assert_eq!(progress.finish("bishop", ["only"]), 1);
    }

    #[test]
    fn a_reason_is_weak_after_two_misses_until_it_is_made_good() {
        let mut progress = Progress::default();
        progress.miss("pinned", today());
        assert_eq!(progress.weak_reasons(), Vec::<&str>::new());
        for _ in 0..3 {
            progress.miss("blocked", today());
        }
        progress.miss("pinned", today());
        assert_eq!(progress.weak_reasons(), ["blocked", "pinned"]);
        progress.make_good("blocked");
        progress.make_good("never");
        assert_eq!(progress.weak_reasons(), ["pinned"]);
        assert_eq!(progress.missed("blocked"), 1);
    }

    #[test]
    fn a_lesson_is_resumed_where_it_was_left() {
        let mut progress = Progress::default();
        assert_eq!(progress.last_lesson(), None);
        progress.set_resume("rook", Some("stars"));
        assert_eq!(progress.resume("rook"), Some("stars"));
        assert_eq!(progress.last_lesson(), Some("rook"));
        progress.set_resume("rook", None);
        assert_eq!(progress.resume("rook"), None);
    }
}
