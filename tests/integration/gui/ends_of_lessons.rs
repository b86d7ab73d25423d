//! Every lesson is played to its end in the window by a bot that goes astray first.

use squarewise::gui::App;
use squarewise::library::Library;

use super::bot::Bot;
use super::play::every_fixture;
use super::support::guest;

#[track_caller]
fn plays(library: &Library, language: &str, least: usize) {
    let ids: Vec<String> = library
        .entries()
        .iter()
        .map(|entry| entry.lesson.id.clone())
        .collect();
    let mut n_astray = 0;
    for id in &ids {
        let mut shared = guest(&[language]);
        shared.library = library.clone();
        shared.settings.motion = false;
        let mut app = App::new(shared);
        app.open(id);
        let mut bot = Bot::new(app);
        let met = bot.play();
        let entry = library.find(id).unwrap();
        let has_ways = entry.lesson.steps.iter().any(|step| step.go.is_some());
        let steps: Vec<&str> = entry.lesson.steps.iter().map(|it| it.id.as_str()).collect();
        assert!(has_ways || met == steps, "{id}: {met:?}");
        n_astray += bot.n_astray;
    }
    assert!(n_astray >= least, "only {n_astray} tries went astray");
}

#[test]
fn every_lesson_for_tests_is_played_to_its_end() {
    let library = every_fixture();
    let lessons = library.entries().len();
    assert!(lessons >= 6, "{lessons}");
    plays(&library, "en", 120);
}

#[test]
fn every_shipped_lesson_is_played_to_its_end_in_every_language() {
    for language in ["en", "de"] {
        plays(&Library::shipped(), language, 30);
    }
}
