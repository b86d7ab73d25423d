//! The shelf of steps to practise again, from the learner's own weak reasons.

use crate::gui::base::picture;
use crate::gui::base::shared::Shared;
use crate::gui::screen::home::model::{Control, LessonCard, Shelf};
use crate::lesson::AnyLesson;
use crate::locale::Phrase;
use crate::progress::practice::{PracticeStep, exercises};

/// The steps to practise again.
pub(super) fn all(shared: &Shared) -> Vec<PracticeStep> {
    let entries = shared.library.entries().iter();
    let lessons: Vec<&AnyLesson> = entries.map(|entry| &entry.lesson).collect();
    exercises(&shared.learner.progress, &lessons)
}

/// Their shelf; `None` if nothing is weak.
pub(super) fn shelf(shared: &Shared) -> Option<Shelf> {
    let exercises = all(shared);
    let cards = exercises.iter().enumerate();
    let cards: Vec<LessonCard> = cards
        .filter_map(|(number, exercise)| card(number, exercise, shared))
        .collect();
    (!cards.is_empty()).then(|| Shelf {
        count: shared.label(&Phrase::HomePracticeLine),
        cards,
        ..Shelf::new(Phrase::HomePractice, shared.label(&Phrase::HomePractice))
    })
}

fn card(number: usize, exercise: &PracticeStep, shared: &Shared) -> Option<LessonCard> {
    let entry = shared.library.find(&exercise.lesson)?;
    let place = entry.lesson.place_of(&exercise.step)?;
    let step = u32::try_from(place + 1).unwrap_or(u32::MAX);
    let progress = &shared.learner.progress;
    Some(LessonCard {
        control: Control::Practice(number),
        number,
        title: entry.words(&shared.locale).title(),
        about: None,
        note: None,
        place: Some(shared.label(&Phrase::LessonStepNumber { step })),
        picture: picture::of_place(&entry.lesson, place)?,
        stars: progress.step_stars(&exercise.lesson, &exercise.step),
        is_next: false,
    })
}
