//! The end of a lesson: it is finished when its end is reached, whatever a choice led past; a bot that goes astray
//! first plays every lesson to its end.

use std::sync::LazyLock;

use squarewise::gui::App;
use squarewise::lesson::{Lesson, on_board};
use squarewise::library::Library;
use squarewise::locale::Phrase;
use squarewise::rules::Geometry;

use crate::gui::tools::{Bot, Player, every_fixture, guest};
use crate::languages;
use crate::support::{Folder, lesson_file, share_out, whole_course};

static LESSON: LazyLock<String> = LazyLock::new(|| {
    let steps = r#"
[[step]]
id = "way"
kind = "choose"
text = "Which way do you take?"

    [[step.option]]
    id = "long"
    text = "The long way."
    right = true

    [[step.option]]
    id = "short"
    text = "The short way."
    right = true
    go = "end"

[[step]]
id = "between"
kind = "say"
board = "start"
text = "This is the long way."

[[step]]
id = "end"
kind = "say"
board = "start"
text = "Here both ways meet."
"#;
    lesson_file("ends", "Two ways", steps)
});

#[test]
fn a_lesson_is_finished_though_a_choice_led_past_a_step() {
    let folder = Folder::new("gui-ends").with("ends.toml", &LESSON);
    let mut shared = guest(&["en"]);
    shared.library = Library::of_paths(&[folder.path().to_path_buf()]);
    let mut app = App::new(shared);
    app.open("ends");
    let mut player = Player::of(app);
    let stars = |player: &Player| player.app.shared().learner.progress.stars("ends");
    player.click("The short way.");
    player.click_on(&Phrase::ButtonNext);
    assert!(player.sees("Step 3 of 3"));
    assert_eq!(stars(&player), 0);
    player.click_on(&Phrase::ButtonNext);
    assert_eq!(stars(&player), 3);
}

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
    let languages = languages::shipped();
    let plays: Vec<_> = ids(library).into_iter().zip(languages.cycle()).collect();
    share_out(&plays, |(id, language)| {
        let n_astray = play(library, id, language);
        let is_story = library.find(id).unwrap().lesson.is_story();
        assert!(is_story || n_astray > 0, "{id}: nothing went astray");
    });
}
