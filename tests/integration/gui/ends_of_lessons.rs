//! Every lesson is played to its end in the window by a bot that goes astray first.

use squarewise::gui::App;
use squarewise::lesson::{Lesson, on_board};
use squarewise::library::Library;
use squarewise::locale::Locale;
use squarewise::rules::Geometry;

use super::bot::Bot;
use super::play::every_fixture;
use super::support::guest;
use crate::support::{share_out, whole_course};

/// Plays a lesson of a library, and tells how many tries went astray.
fn play(library: &Library, id: &str, language: &str) -> usize {
    let mut shared = guest(&[language]);
    shared.library = library.clone();
    shared.settings.motion = false;
    let mut app = App::new(shared);
    app.open(id);
    let entry = library.find(id).unwrap();
    on_board!(&entry.lesson, lesson => played(app, lesson))
}

fn played<G: Geometry>(app: App, lesson: &Lesson<G>) -> usize {
    let mut bot = Bot::<G>::new(app);
    let met = bot.play();
    let has_ways = lesson.steps.iter().any(|step| step.go.is_some());
    let steps: Vec<&str> = lesson.steps.iter().map(|it| it.id.as_str()).collect();
    assert!(has_ways || met == steps, "{}: {met:?}", lesson.id);
    bot.n_astray
}

fn ids(library: &Library) -> Vec<String> {
    let entries = library.entries().iter();
    entries.map(|entry| entry.lesson.id.clone()).collect()
}

#[test]
fn every_lesson_for_tests_is_played_to_its_end() {
    let library = every_fixture();
    let ids = ids(&library);
    assert!(ids.len() >= 6, "{ids:?}");
    let n_astray: usize = ids.iter().map(|id| play(&library, id, "en")).sum();
    assert!(n_astray >= 120, "only {n_astray} tries went astray");
}

/// Each lesson in one of the languages: `course.rs` looks for its words in all of them.
#[test]
fn every_shipped_lesson_is_played_to_its_end() {
    let library = whole_course();
    let languages = Locale::available().iter().map(|it| it.tag.as_str());
    let plays: Vec<_> = ids(library).into_iter().zip(languages.cycle()).collect();
    share_out(&plays, |(id, language)| {
        let n_astray = play(library, id, language);
        assert!(n_astray > 0, "{id}: nothing went astray");
    });
}
