//! What to practise again: steps about the reasons that a learner misses most.
//!
//! Only steps that were solved before are offered: what is new comes along the course by itself.

use crate::lesson::{AnyLesson, on_board};
use crate::progress::Progress;

/// The most steps that are offered at once.
pub const MOST: usize = 3;

/// A step to practise again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PracticeStep {
    /// The lesson's id.
    pub lesson: String,
    /// The step's id within the lesson.
    pub step: String,
    /// The reason that it is about.
    pub reason: String,
}

/// The steps of a lesson that are about a reason, by their names.
fn about<'l>(lesson: &'l AnyLesson, reason: &str) -> Vec<&'l str> {
    on_board!(lesson, lesson => {
        let steps = lesson.steps.iter();
        let about = steps.filter(|step| step.reasons().iter().any(|it| it.code() == reason));
        about.map(|step| step.id.as_str()).collect()
    })
}

/// Up to three steps, one for each of the weakest reasons.
#[must_use]
pub fn exercises(progress: &Progress, lessons: &[&AnyLesson]) -> Vec<PracticeStep> {
    let mut chosen: Vec<PracticeStep> = Vec::new();
    for reason in progress.weak_reasons() {
        let lessons = lessons.iter();
        let about = lessons.flat_map(|lesson| {
            about(lesson, reason)
                .into_iter()
                .map(move |it| (lesson, it))
        });
        let solved = about.filter(|(lesson, step)| progress.step_stars(&lesson.id, step) > 0);
        let new = solved.filter(|(lesson, step)| {
            let mut known = chosen.iter();
            !known.any(|it| it.lesson == lesson.id && it.step == *step)
        });
        let weakest = new.min_by_key(|(lesson, step)| progress.step_stars(&lesson.id, step));
        if let Some((lesson, step)) = weakest {
            chosen.push(PracticeStep {
                lesson: lesson.id.clone(),
                step: step.to_owned(),
                reason: reason.to_owned(),
            });
        }
        if chosen.len() == MOST {
            break;
        }
    }
    chosen
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lesson::Task;
    use crate::progress::StepResult;
    use crate::rules::Classic;
    use crate::storage::Day;

    #[test]
    fn only_solved_steps_about_a_weak_reason_are_offered() {
        let today = Day::from_unix_days(20_777);
        let library = crate::library::Library::shipped();
        let entries = library.entries().iter();
        let lessons: Vec<&AnyLesson> = entries.map(|entry| &entry.lesson).collect();
        let classic: Vec<_> = lessons.iter().filter_map(|it| it.on::<Classic>()).collect();
        let mut all = classic
            .iter()
            .flat_map(|lesson| lesson.steps.iter().map(move |it| (lesson, it)));
        let (lesson, step) = all
            .find(|(_, step)| matches!(step.task, Task::Illegal { .. }))
            .unwrap();
        let reason = step.reasons()[0].code();
        let mut progress = Progress::default();
        progress.miss(reason, today);
        progress.miss(reason, today);
        assert_eq!(exercises(&progress, &lessons), []);
        let hard = StepResult {
            moves: 1,
            tries: 3,
            hints: 0,
            par: None,
        };
        progress.record(&lesson.id, [step.id.as_str()], &step.id, &hard, today);
        let offered = exercises(&progress, &lessons);
        assert_eq!(offered.len(), 1);
        assert_eq!(offered[0].step, step.id);
        progress.make_good(reason);
        assert_eq!(exercises(&progress, &lessons), []);
    }
}
