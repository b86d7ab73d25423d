//! The very first start: one picture, the second click moves a piece, and no star is lost before anybody has a name.

use std::collections::BTreeSet;

use iced::keyboard::key::Named;
use iced::{Point, Vector};

use squarewise::gui::app::trace::Trace;
use squarewise::gui::base::HasFrame;
use squarewise::gui::base::route::Goto;
use squarewise::gui::base::shared::{Shared, today};
use squarewise::gui::base::view::id_of;
use squarewise::gui::look::theme::size;
use squarewise::gui::screen::learners::model::Page;
use squarewise::gui::screen::welcome::model::Control;
use squarewise::gui::{App, Launch, Message};
use squarewise::locale::Phrase;
use squarewise::progress::learner::Learner;
use squarewise::rules::{Role, Seat};
use squarewise::storage::{FolderChoice, Folders};

use crate::gui::tools::{Player, Scribe, Shown, Watched, guest};
use crate::languages::{self, MIRRORED};
use crate::support::{Folder, whole_course};

/// The program as it starts with this folder.
pub(super) fn start(folder: &Folder, language: &str) -> Player {
    let mut app = App::start(Launch {
        library: whole_course().clone(),
        folders: Vec::new(),
        watched: Vec::new(),
        has_one_window: false,
        pseudo: true,
        lesson: None,
        language: Some(language.to_owned()),
        place: FolderChoice::Folder(folder.path().to_path_buf()),
        trace: Trace::default(),
        seed: Some(1),
    });
    let _ = app.update(Message::KeepAgain);
    Player::of(app)
}

/// Presses the one large picture.
pub(super) fn press(player: &mut Player) {
    player.click_control(Control::Play);
}

/// A point of a control of the very first screen, by shares of its width and height.
fn point(player: &Player, control: Control, at: (f32, f32)) -> Point {
    let bounds = player.find(id_of(control)).unwrap();
    let inset = size::RING + 1.0;
    let (wide, high) = (bounds.width - 2.0 * inset, bounds.height - 2.0 * inset);
    let corner = Point::new(bounds.x + inset, bounds.y + inset);
    corner + Vector::new(wide * at.0, high * at.1)
}

fn touch(player: &mut Player, control: Control) {
    let at = point(player, control, (0.5, 0.5));
    player.events(at, headless::simulator::click().collect());
}

/// The very first screen without a folder, where things move or not.
fn hello(language: &str, motion: bool) -> Player {
    let mut shared = guest(&[language]);
    shared.settings.motion = motion;
    let mut app = App::new(shared);
    app.go(Goto::Welcome);
    Player::of(app)
}

/// How many pictures differ in the half second after a press, long after the coach has come.
fn answer(player: Player, control: Control) -> usize {
    let mut watched = Watched::new(player);
    for at in (0..2000).step_by(100) {
        watched.at(at);
    }
    touch(&mut watched.player, control);
    assert!(
        watched.player.app.welcome_screen().is_some(),
        "it leads nowhere"
    );
    let moments = (2100..2800).step_by(20);
    let pictures: BTreeSet<u64> = moments.map(|at| watched.at(at).all).collect();
    assert!(!watched.at(3700).wants_more, "it rests again");
    pictures.len()
}

#[test]
fn whoever_looks_alive_answers_a_press() {
    for language in ["en", MIRRORED] {
        for control in [
            Control::Coach,
            Control::Animal(0),
            Control::Animal(1),
            Control::Animal(2),
        ] {
            let n_pictures = answer(hello(language, true), control);
            assert!(n_pictures >= 5, "{language} {control:?}: {n_pictures}");
            let n_pictures = answer(hello(language, false), control);
            assert!(
                n_pictures <= 2,
                "{language} {control:?}: {n_pictures} without motion"
            );
        }
    }
}

#[test]
fn the_coach_says_its_line_again() {
    let scribe = Scribe::default();
    let mut player = hello("en", true);
    let mut shared = guest(&["en"]);
    shared.speaker = scribe.speaker();
    let mut app = App::new(shared);
    app.go(Goto::Welcome);
    player.app = app;
    scribe.take();
    touch(&mut player, Control::Coach);
    assert_eq!(scribe.take(), ["Hello! I’m Kavi. Come and play!"]);
    touch(&mut player, Control::Coach);
    assert_eq!(scribe.take().len(), 1, "as often as somebody likes");
}

#[test]
fn the_whole_picture_button_counts() {
    for at in [
        (0.0, 0.0),
        (1.0, 0.0),
        (0.0, 1.0),
        (1.0, 1.0),
        (0.3, 0.5),
        (0.7, 0.5),
    ] {
        for (width, height) in [(800.0, 600.0), (1366.0, 768.0)] {
            let mut player = hello("en", false).sized(width, height);
            let at = point(&player, Control::Play, at);
            player.events(at, headless::simulator::click().collect());
            assert!(player.app.lesson_session().is_some(), "{width}: {at:?}");
        }
    }
}

/// The first lesson is finished, and shown once more.
fn finish(folder: &Folder, player: Player) -> Player {
    drop(player);
    let place = FolderChoice::Folder(folder.path().to_path_buf());
    let (mut learner, _) = Learner::open(&Folders::find(&place).unwrap(), today());
    learner.progress.finish("rook", ["first-star"]);
    learner.save().unwrap();
    drop(learner);
    let mut player = start(folder, "en");
    player.app.open("rook");
    player
}

#[test]
fn from_the_start_the_second_click_moves_a_piece() {
    for language in languages::walked() {
        let folder = Folder::new(&format!("welcome-{language}"));
        let mut player = start(&folder, language);
        assert!(player.app.welcome_screen().is_some(), "{language}");
        press(&mut player);
        let session = player.app.lesson_session().unwrap();
        assert_eq!(session.lesson().id, "rook");
        let rook = |player: &Player| {
            let scene = &player.lesson().scene;
            let mut pieces = scene.pieces.iter();
            let is_rook = |role: Role, seat: Seat| role == Role::Rook && seat == Seat::WHITE;
            pieces
                .find(|(_, look)| is_rook(look.piece.role, look.piece.seat))
                .map(|(spot, _)| *spot)
        };
        let before = rook(&player);
        player.squares(&["d7"]);
        assert_ne!(rook(&player), before, "{language}: the star was pressed");
    }
}

#[test]
fn whoever_begins_is_read_to_until_somebody_says_no() {
    let scribe = Scribe::default();
    let opened = |folder: &Folder, speech: bool| {
        let place = FolderChoice::Folder(folder.path().to_path_buf());
        let mut shared = Shared::open(whole_course().clone(), Some("en"), &place);
        shared.speaker = scribe.speaker();
        shared.settings.speech = speech;
        Player::of(App::new(shared))
    };
    let folder = Folder::new("welcome-read");
    let mut player = opened(&folder, true);
    player.app.go(Goto::Welcome);
    scribe.take();
    press(&mut player);
    assert!(!scribe.take().is_empty(), "the first task is read");
    player.squares(&["d7"]);
    drop(finish(&folder, player));
    let mut player = opened(&folder, true);
    assert!(player.app.shared().reads_to_me(), "it is kept");
    player.app.open("rook");
    player.click_on(&Phrase::ButtonHome);
    player.click_on(&Phrase::AnimalFox);
    player.click_on(&Phrase::VoiceReadToMe);
    player.write("learner-name", "Ben");
    player.click_on(&Phrase::LearnersSave);
    assert_eq!(player.app.shared().player(), "Ben");
    assert!(player.sees("Ben"), "and so home calls him");
    assert!(
        !player.app.shared().reads_to_me(),
        "who can read has said so"
    );

    let folder = Folder::new("welcome-silent");
    let mut player = opened(&folder, false);
    player.app.go(Goto::Welcome);
    scribe.take();
    press(&mut player);
    assert_eq!(scribe.take(), [""; 0]);
    assert!(!player.app.shared().learner.profile().read_to_me);
}

#[test]
fn one_key_starts_and_the_corners_work() {
    let folder = Folder::new("welcome-key");
    let mut player = start(&folder, "en");
    player.click_on(&Phrase::LanguageName);
    player.key(Named::ArrowDown);
    player.key(Named::Enter);
    assert_ne!(player.app.shared().locale.language(), "en");
    assert!(player.app.welcome_screen().is_some());
    player.key(Named::Escape);
    assert!(
        player.app.welcome_screen().is_some(),
        "there is no way past it"
    );
    let folder = Folder::new("welcome-enter");
    let mut player = start(&folder, "en");
    player.key(Named::Enter);
    assert!(player.app.lesson_session().is_some());
}

#[test]
fn who_plays_before_choosing_an_animal_loses_nothing() {
    let folder = Folder::new("welcome-kept");
    let mut player = start(&folder, "en");
    press(&mut player);
    player.squares(&["d7"]);
    let id = player.app.shared().learner.profile().id.clone();
    drop(player);
    let player = start(&folder, "en");
    assert!(
        player.app.home_screen().is_some(),
        "somebody has learned here"
    );
    let shared = player.app.shared();
    assert_eq!(shared.learner.profile().id, id);
    assert!(!shared.learner.is_guest() && shared.learner.is_unnamed());
    assert_eq!(shared.player(), "Me");
    let step = shared.learner.progress.step_stars("rook", "first-star");
    assert!(step > 0, "the star is kept");
}

#[test]
fn after_the_first_stars_an_animal_is_chosen_and_the_stars_are_its_own() {
    let folder = Folder::new("welcome-named");
    let mut player = start(&folder, "en");
    press(&mut player);
    player.squares(&["d7"]);
    let mut player = finish(&folder, player);
    let stars = player.app.shared().learner.progress.stars("rook");
    assert!(stars > 0);
    player.click_on(&Phrase::ButtonHome);
    let shown = player.app.learners_screen().unwrap().model();
    let Page::Form(form) = &shown.page else {
        panic!("no form");
    };
    assert_eq!(form.hello, "These stars are yours! Who are you?");
    player.click_on(&Phrase::AnimalFox);
    player.click_on(&Phrase::LearnersSave);
    assert!(player.app.home_screen().is_some());
    let learner = &player.app.shared().learner;
    assert_eq!(learner.profile().avatar, "fox");
    assert_eq!(learner.progress.stars("rook"), stars);
    assert_eq!(learner.everybody().len(), 1);
    drop(player);
    let player = start(&folder, "en");
    assert_eq!(player.app.shared().player(), "Fox");
    assert_eq!(player.app.shared().learner.progress.stars("rook"), stars);
}

#[test]
fn an_animal_hops_when_it_is_chosen() {
    for motion in [true, false] {
        let mut shared = guest(&["en"]);
        shared.settings.motion = motion;
        let mut app = App::new(shared);
        app.go(Goto::Name(Box::new(Goto::Home)));
        let mut watched = Watched::new(Player::of(app));
        for at in (0..2000).step_by(100) {
            watched.at(at);
        }
        watched.player.click_on(&Phrase::AnimalFox);
        let pictures: BTreeSet<u64> = (2100..2800)
            .step_by(20)
            .map(|at| watched.at(at).all)
            .collect();
        assert_eq!(pictures.len() >= 5, motion, "{}", pictures.len());
        assert!(!watched.at(3700).wants_more, "it rests again");
    }
}

#[test]
fn the_way_on_leads_past_the_question_and_never_back_to_it() {
    let folder = Folder::new("welcome-onward");
    let mut player = start(&folder, "en");
    press(&mut player);
    player.squares(&["d7"]);
    let mut player = finish(&folder, player);
    player.app.go(Goto::Step(
        "coach-games".to_owned(),
        "rook-pawns".to_owned(),
    ));
    assert!(player.app.learners_screen().is_some());
    player.click_on(&Phrase::LearnersSave);
    let session = player.app.lesson_session().unwrap();
    assert_eq!(session.lesson().id, "coach-games", "where it was to lead");
    player.click_on(&Phrase::ButtonBack);
    assert!(
        player.app.home_screen().is_some(),
        "and not to the question"
    );
}

#[test]
fn the_question_can_be_skipped_and_is_not_asked_again() {
    let folder = Folder::new("welcome-later");
    let mut player = start(&folder, "en");
    press(&mut player);
    player.squares(&["d7"]);
    let mut player = finish(&folder, player);
    player.click_on(&Phrase::ButtonHome);
    assert!(player.app.learners_screen().is_some());
    player.click_on(&Phrase::LearnersLater);
    assert!(player.app.home_screen().is_some());
    assert!(player.app.shared().learner.progress.stars("rook") > 0);
    player.app.open("bishop");
    player.click_on(&Phrase::ButtonHome);
    assert!(player.app.home_screen().is_some());
}

#[test]
fn the_picture_is_large_and_seen_whole_in_every_window() {
    for (width, height) in [
        (480.0, 560.0),
        (800.0, 600.0),
        (1366.0, 768.0),
        (1920.0, 1080.0),
    ] {
        for language in ["en", "fr", MIRRORED] {
            let folder = Folder::new(&format!("welcome-{width}-{language}"));
            let player = start(&folder, language).sized(width, height);
            let play = player.find(id_of(Control::Play)).unwrap();
            assert!(
                play.width > 200.0 && play.height > 90.0,
                "{width}: {play:?}"
            );
            assert!(
                play.y + play.height <= height,
                "{language} {width}: {play:?}"
            );
            let language = player.find(id_of(Control::Language)).unwrap();
            assert!(language.y < 80.0);
        }
    }
}
