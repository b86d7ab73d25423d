//! A lesson that reads itself to who cannot read: everything once, lit and whole; nothing twice, nothing before a class.

use iced::keyboard::key::Named;
use iced::{Point, Rectangle};

use squarewise::gui::base::HasFrame;
use squarewise::gui::base::route::Goto;
use squarewise::gui::base::shared::Shared;
use squarewise::gui::hearing::voice::spelled;
use squarewise::gui::screen::lesson::model::{AnswerState, Control};
use squarewise::gui::screen::lesson::view::BIRD;
use squarewise::gui::{App, Message};
use squarewise::lesson::{Lesson, on_board};
use squarewise::library::Library;
use squarewise::locale::Locale;
use squarewise::rules::{Classic, Geometry};
use squarewise::session::Answer;

use crate::gui::tools::{Bot, Ear, Player, Scribe, Shown, fixtures, guest};
use crate::languages;
use crate::support::{Folder, share_out, whole_course};

/// The lessons of the first land.
const MEADOW: [&str; 4] = ["rook", "bishop", "queen", "king"];

/// A guest with these lessons, who is read to or not.
fn listener(language: &str, library: Library, is_read_to: bool) -> (Shared, Scribe) {
    let scribe = Scribe::default();
    let mut shared = guest(&[language]);
    shared.library = library;
    shared.speaker = scribe.speaker();
    shared.settings.motion = false;
    shared.set_reading("guest", is_read_to);
    (shared, scribe)
}

/// Whoever is read to at a step of the lesson with every kind, once all was heard.
fn at(step: &str) -> (Player, Scribe) {
    let (shared, scribe) = listener("en", fixtures(), true);
    let mut player = Player::opened(shared, "every-kind", step);
    scribe.end_all(&mut player);
    (player, scribe)
}

/// English words as a voice is given them.
fn aloud(text: &str) -> String {
    spelled(text, Some(&Locale::load(&["en"])))
}

/// What was spoken until now, to its end.
fn heard(player: &mut Player, scribe: &Scribe) -> Vec<String> {
    scribe.end_all(player);
    scribe.take()
}

/// Plays the open lesson to its end.
fn play<G: Geometry>((app, ear): (App, Ear), is_clean: bool) -> (App, Ear) {
    let mut bot = Bot::<G>::listening(app, ear, is_clean);
    bot.play();
    bot.leave()
}

/// The same on the board that a lesson is on.
fn play_on<G: Geometry>(open: (App, Ear), _: &Lesson<G>) -> Ear {
    play::<G>(open, false).1
}

/// Plays lessons one after the other, as a listener who errs and asks or as one who does not; then the end of the land
/// and the games.
fn listen(lessons: &[&str], language: &str, is_clean: bool) -> Ear {
    let (shared, scribe) = listener(language, whole_course().clone(), true);
    let mut ear = Ear::new(scribe, language);
    let mut app = App::new(shared);
    ear.listen(&mut app, true);
    for id in lessons {
        app.open(id);
        (app, ear) = play::<Classic>((app, ear), is_clean);
    }
    app.go(Goto::Land("meadow".to_owned()));
    let land = app.land_screen().unwrap().model();
    let mut expected = vec![land.title.clone()];
    expected.extend(land.things.iter().map(|it| it.words.clone()));
    expected.extend([land.earned.clone(), land.main.label.clone()]);
    assert_eq!(ear.listen(&mut app, true), expected, "{language}");
    app.go(Goto::Games);
    let hello = app.games_screen().unwrap().model().hello.clone();
    assert_eq!(ear.listen(&mut app, true), [hello], "{language}");
    ear
}

/// Both ways through the meadow.
fn hear_the_meadow(language: &str) {
    let n_steps: usize = MEADOW.iter().map(|id| n_steps(id)).sum();
    let ear = listen(&MEADOW, language, false);
    let n = |what: &str| ear.counts.get(what).copied().unwrap_or_default();
    assert!(n("task") >= n_steps, "{language}: {:?}", ear.counts);
    assert!(n("hint") >= 2 * n_steps, "{language}: {:?}", ear.counts);
    assert!(n("refusal") >= n_steps, "{language}: {:?}", ear.counts);
    assert!(n("praise") >= n_steps, "{language}: {:?}", ear.counts);
    assert!(n("end") >= 4 * MEADOW.len(), "{language}: {:?}", ear.counts);
    let ear = listen(&MEADOW, language, true);
    assert_eq!(ear.counts.get("praise"), Some(&n_steps), "{language}");
    assert_eq!(ear.counts.get("hint"), None, "{language}");
}

fn n_steps(lesson: &str) -> usize {
    let entry = whole_course().find(lesson).unwrap();
    on_board!(&entry.lesson, lesson => lesson.steps.len())
}

#[test]
fn the_whole_meadow_is_read_in_every_language() {
    let languages: Vec<&str> = languages::shipped().collect();
    share_out(&languages, |language| hear_the_meadow(language));
}

/// Every kind of step there is, with all that can be done wrong in it.
#[test]
fn every_kind_of_step_is_read() {
    for id in ["every-kind", "draw-kinds", "castling-judge"] {
        let (shared, scribe) = listener("en", fixtures(), true);
        let mut app = App::new(shared);
        app.open(id);
        let ear = Ear::new(scribe, "en");
        let (_, ear) = play::<Classic>((app, ear), false);
        assert!(ear.counts["praise"] > 2, "{id}: {:?}", ear.counts);
        assert!(ear.counts["option"] > 2, "{id}: {:?}", ear.counts);
    }
}

/// Writes what is heard in the meadow to `target/spoken`, to be read by somebody who cannot see the board.
#[test]
#[ignore = "writes files"]
fn what_is_heard_in_the_meadow_can_be_looked_over() {
    let folder = std::path::Path::new("target/spoken");
    std::fs::create_dir_all(folder).unwrap();
    for language in languages::shipped() {
        let heard = listen(&MEADOW, language, false).all.join("\n");
        std::fs::write(folder.join(format!("meadow.{language}.txt")), heard).unwrap();
    }
}

/// Each lesson in one of the languages.
#[test]
fn every_shipped_lesson_is_read() {
    let library = whole_course();
    let entries: Vec<_> = library.entries().iter().collect();
    let all: Vec<_> = entries
        .into_iter()
        .zip(languages::shipped().cycle())
        .collect();
    share_out(&all, |(entry, language)| {
        let (shared, scribe) = listener(language, library.clone(), true);
        let mut app = App::new(shared);
        app.open(&entry.lesson.id);
        let open = (app, Ear::new(scribe, language));
        let ear = on_board!(&entry.lesson, lesson => play_on(open, lesson));
        assert!(
            ear.counts.len() > 1 || entry.lesson.is_story(),
            "{}: {:?}",
            entry.lesson.id,
            ear.counts
        );
    });
}

#[test]
fn a_press_that_says_nothing_new_reads_nothing() {
    let (mut player, scribe) = at("collect");
    let task = player.lesson().task.clone().unwrap().speech.spoken();
    assert_eq!(scribe.take(), [task.as_str()]);
    player.squares(&["a1"]);
    player.key(Named::Escape);
    player.press(Control::Theme);
    assert_eq!(heard(&mut player, &scribe), [""; 0]);
    // The same refusal is an answer each time.
    for _ in 0..2 {
        player.squares(&["a1"]);
        assert_eq!(heard(&mut player, &scribe), [""; 0]);
        player.squares(&["b2"]);
        let why = player.lesson().coach.speech.spoken();
        assert_eq!(heard(&mut player, &scribe).len(), 1, "{why}");
    }
    player.press(Control::Rule);
    assert_eq!(heard(&mut player, &scribe).len(), 2, "a title and a rule");
    player.press(Control::CloseRule);
    assert_eq!(heard(&mut player, &scribe), [""; 0]);
    player.key(Named::Escape);
    player.press(Control::Repeat);
    assert_eq!(heard(&mut player, &scribe), [task]);
}

#[test]
fn a_press_in_the_middle_stops_what_is_read_and_the_answer_is_whole() {
    let (shared, scribe) = listener("en", fixtures(), true);
    let mut player = Player::opened(shared, "every-kind", "choose");
    let wrong = player.lesson().answers.len() - 1;
    let means = player.lesson().answers[wrong].means;
    scribe.take();
    player.press(Control::Answer(means));
    let said = player.lesson().coach.speech.spoken();
    assert_eq!(
        heard(&mut player, &scribe)[0],
        said,
        "and none of the options again"
    );
}

#[test]
fn an_option_is_lit_in_its_place() {
    let (shared, scribe) = listener("en", fixtures(), true);
    let mut player = Player::opened(shared, "every-kind", "choose");
    while player.app.shared().lit().is_none() {
        scribe.end(&mut player);
    }
    let place = |player: &Player| {
        let answers = player.lesson().answers.iter();
        let places = answers.map(|it| {
            let bounds = player.screen().find(it.label.as_str()).unwrap().bounds();
            (bounds.x, bounds.y, bounds.width, bounds.height)
        });
        places.collect::<Vec<_>>()
    };
    let lit = |player: &Player| {
        let answers = player.lesson().answers.iter();
        answers.map(|it| it.is_lit).collect::<Vec<bool>>()
    };
    let (before, first) = (place(&player), lit(&player));
    assert_eq!(first.iter().filter(|it| **it).count(), 1);
    scribe.end(&mut player);
    assert_ne!(lit(&player), first, "the next one is lit");
    scribe.end_all(&mut player);
    assert!(!lit(&player).contains(&true));
    assert_eq!(place(&player), before, "nothing moves");
    // What is wrong is no option any more.
    let means = player.lesson().answers[1].means;
    player.press(Control::Answer(means));
    let wrong = &player.lesson().answers[1];
    if wrong.state == AnswerState::Wrong {
        let label = wrong.label.clone();
        scribe.take();
        player.click("Read aloud");
        assert!(!heard(&mut player, &scribe).contains(&label));
    }
}

/// The middle of something.
fn middle(bounds: Rectangle) -> Point {
    bounds.center()
}

#[test]
fn a_tap_on_the_coach_or_its_bubble_lets_it_speak_again() {
    for is_read_to in [true, false] {
        let (shared, scribe) = listener("en", fixtures(), is_read_to);
        let mut player = Player::opened(shared, "every-kind", "collect");
        heard(&mut player, &scribe);
        let task = player.lesson().task.clone().unwrap().speech.spoken();
        let bird = middle(player.find(BIRD).unwrap());
        let click = || headless::simulator::click().collect();
        player.events(bird, click());
        assert_eq!(heard(&mut player, &scribe), [task.as_str()]);
        player.press(Control::Hint);
        heard(&mut player, &scribe);
        let hint = player.lesson().coach.speech.spoken();
        player.click(&hint);
        assert_eq!(heard(&mut player, &scribe), [task.as_str(), &aloud(&hint)]);
        // Beside the bubble, on the bird.
        let bubble = player.screen().find(hint.as_str()).unwrap().bounds();
        let beside = Point::new(bubble.x - 80.0, bubble.center_y());
        player.events(beside, click());
        assert_eq!(heard(&mut player, &scribe), [task.as_str(), &aloud(&hint)]);
    }
}

#[test]
fn without_a_voice_a_tap_on_the_coach_says_the_task_again() {
    let mut player = Player::at("en", "every-kind", "collect");
    assert!(player.lesson().says_task);
    let bird = middle(player.find(BIRD).unwrap());
    player.events(bird, headless::simulator::click().collect());
    assert!(!player.lesson().says_task);
}

#[test]
fn before_a_class_nothing_is_read_by_itself() {
    let (mut player, scribe) = at("collect");
    scribe.take();
    player.key(Named::F11);
    player.key(Named::ArrowRight);
    player.key(Named::Enter);
    assert_eq!(heard(&mut player, &scribe), [""; 0]);
}

#[test]
fn in_a_browser_the_first_press_wakes_the_lesson() {
    let (mut shared, scribe) = listener("en", fixtures(), true);
    shared.awaits_press = true;
    let mut player = Player::opened(shared, "every-kind", "choose");
    assert_eq!(heard(&mut player, &scribe), [""; 0]);
    player.key(Named::Tab);
    let task = player.lesson().task.clone().unwrap().speech.spoken();
    let told = heard(&mut player, &scribe);
    assert_eq!(told.first(), Some(&task));
    assert_eq!(told.len(), 1 + player.lesson().answers.len());
}

#[test]
fn another_language_is_read_anew() {
    let (mut player, scribe) = at("choose");
    let n_parts = scribe.take().len();
    player.press(Control::Language);
    heard(&mut player, &scribe);
    let others = player.app.shared().languages();
    let german = others.iter().position(|(tag, _)| *tag == "de");
    player.settle(vec![Message::Language(german)]);
    scribe.end_all(&mut player);
    let told = scribe.told();
    assert_eq!(told.len(), n_parts);
    assert!(told.iter().all(|it| it.language == "de"), "{told:?}");
}

#[test]
fn a_lesson_in_another_language_is_read_in_it_and_the_rest_in_the_readers() {
    let steps = "\n[[step]]\nid = \"one\"\nkind = \"collect\"\nstars = [\"a6\"]\n\
        board = \"8/8/8/8/8/8/8/R7 w - - 0 1\"\ntext = \"Weź gwiazdę!\"\nyes = \"Tak!\"\n";
    let head =
        "format = 1\nid = \"wieza\"\nlanguage = \"pl\"\ntitle = \"Wieża\"\ngroup = \"pieces\"\n";
    let folder = Folder::new("read-foreign").with("wieza.toml", &format!("{head}{steps}"));
    let library = Library::of_paths(&[folder.path().to_path_buf()]);
    let (shared, scribe) = listener("de", library, true);
    let mut player = Player::opened(shared, "wieza", "one");
    for squares in [["a1", "b3"], ["a1", "a6"]] {
        scribe.end_all(&mut player);
        player.squares(&squares);
    }
    scribe.end_all(&mut player);
    let told = scribe.told();
    let told: Vec<(&str, &str)> = told
        .iter()
        .map(|it| (it.language.as_str(), it.sentence.as_str()))
        .collect();
    assert_eq!(told.first(), Some(&("pl", "Weź gwiazdę!")));
    assert_eq!(told[1].0, "de", "why not: {told:?}");
    assert_eq!(told.last(), Some(&("pl", "Tak!")));
}

/// A way out of a game is no answer to anything: said aloud, it would sound as if somebody had gone it.
#[test]
fn giving_up_is_not_read() {
    let (shared, scribe) = listener("en", whole_course().clone(), true);
    let mut player = Player::opened(shared, "coach-games", "king-hunt-rook");
    for squares in [["a1", "a2"], ["a2", "a1"]] {
        player.squares(&squares);
        player.watch();
    }
    let ways = player.lesson().ways_out.iter();
    let ways: Vec<Control> = ways.map(|it| it.control).collect();
    let gives_up = Control::Answer(Answer::GiveUp);
    assert_eq!(ways, [gives_up]);
    let told = heard(&mut player, &scribe);
    assert!(told.iter().all(|it| !it.contains("give up")), "{told:?}");
    player.press(gives_up);
    let told = heard(&mut player, &scribe);
    assert_eq!(told, ["White, do you give up?"]);
}
