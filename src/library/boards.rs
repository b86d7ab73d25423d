//! What authors are told of boards that costs too much whenever a lesson is read: whether practice has the boards that a
//! step asks for, of which those of the first rounds are made, and whether a mate can be forced in another way.
//!
//! A board that is made is proved as every step is. What is found out here is whether there are enough of them.

use crate::diagnostic::{Diagnostic, Source, Span, say};
use crate::job::Pace;
use crate::lesson::other_mates::other_mates;
use crate::lesson::task::PracticeTask;
use crate::lesson::{AnyLesson, codes, on_board};
use crate::library::pictures::Care;
use crate::library::word_files::place_of;
use crate::practice::{Series, Space};

/// How many boards of a step are made to see that there are some.
const PROVED: usize = 50;
/// What making a board costs, in nodes, at most of the time.
const WORK: usize = 10_000;

/// The steps of a lesson whose boards are not there, or have another answer as well. With [`Care::Size`] only lists are
/// counted, and none is made.
pub(super) async fn look_over(
    lesson: &AnyLesson,
    source: &Source,
    care: Care,
    pace: &Pace,
) -> Vec<Diagnostic> {
    let asked: Vec<(String, PracticeTask)> = on_board!(lesson, lesson => {
        let steps = lesson.steps.iter();
        let asked = steps.filter_map(|step| {
            let asked = step.task.about().practice?;
            Some((step.id.clone(), *asked))
        });
        asked.collect()
    });
    let mut found = match care {
        Care::Size => Vec::new(),
        Care::Whole => other_ways(lesson, source),
    };
    for (step, asked) in asked {
        let listed = match asked.skill.space(asked.level) {
            Space::Listed(all) => Some(all.len()),
            Space::Drawn => None,
        };
        let wanted = listed.unwrap_or(PROVED).min(PROVED);
        let n = match care {
            Care::Size => wanted,
            Care::Whole => made(&lesson.id, &step, &asked, pace).await,
        };
        if n < wanted.max(asked.count) {
            found.push(shortage(&asked, n, place_of(source, &step)));
        }
    }
    found
}

/// The steps whose mate can be forced in another way as well.
fn other_ways(lesson: &AnyLesson, source: &Source) -> Vec<Diagnostic> {
    let told = on_board!(lesson, lesson => {
        let steps = lesson.steps.iter();
        let told = steps.filter_map(|step| Some((place_of(source, &step.id), other_mates(step)?)));
        told.collect::<Vec<_>>()
    });
    let found = told.into_iter().map(|(place, message)| {
        Diagnostic::warning(codes::ANSWER, place, message)
            .label(say!("check-other-mates-label"))
            .help(say!("check-other-mates-help"))
    });
    found.collect()
}

/// That a skill has no more boards than these.
fn shortage(asked: &PracticeTask, n: usize, place: Span) -> Diagnostic {
    let message = say!(
        "check-few-boards",
        skill = asked.skill.name,
        level = asked.level,
        n = n,
        count = asked.count
    );
    Diagnostic::error(codes::TOO_MANY, place, message)
        .label(say!("check-few-boards-label"))
        .help(say!("check-few-boards-help"))
}

/// How many boards of the first rounds can be made, up to [`PROVED`].
async fn made(lesson: &str, step: &str, asked: &PracticeTask, pace: &Pace) -> usize {
    let mut boards = Series::of_step(lesson, step, asked, 0)
        .into_iter()
        .flatten();
    let mut n = 0;
    while n < PROVED && boards.next().is_some() {
        n += 1;
        pace.pay(WORK).await;
    }
    n
}
