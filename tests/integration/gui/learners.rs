//! Several children at one computer, walked through by words and by keyboard alone: the first start,
//! a lesson with a refusal and a hint, stars, another child, a guest, and what to practise again.

use iced::keyboard::key::Named;

use squarewise::gui::screen::home;
use squarewise::gui::screen::home::model::Control;
use squarewise::gui::trace::Trace;
use squarewise::gui::{App, Message, Start};
use squarewise::locale::Phrase;
use squarewise::storage::Place;

use super::play::Player;
use super::support::guest;
use crate::support::{Folder, course};

/// Opens the program as on a computer that has this folder.
pub(crate) fn start(folder: &Folder, language: &str) -> Player {
    Player::of(App::start(Start {
        library: course(),
        folders: Vec::new(),
        watched: Vec::new(),
        pseudo: true,
        lesson: None,
        language: Some(language.to_owned()),
        place: Place::Folder(folder.path().to_path_buf()),
        trace: Trace::default(),
    }))
}

fn words(player: &Player, phrase: &Phrase) -> String {
    player.app.shared().label(phrase)
}

#[track_caller]
fn sees(player: &Player, phrase: &Phrase) {
    let words = words(player, phrase);
    assert!(player.sees(&words), "no `{words}` on the screen");
}

#[track_caller]
fn click(player: &mut Player, phrase: &Phrase) {
    let words = words(player, phrase);
    player.click(&words);
}

/// Goes on with Tab, a number of times, and presses Enter.
fn tab(player: &mut Player, times: usize) {
    for _ in 0..times {
        player.key(Named::Tab);
    }
    player.key(Named::Enter);
}

const CROSS: [&str; 14] = [
    "b1", "b3", "b4", "b5", "b6", "b7", "b8", "a2", "c2", "d2", "e2", "f2", "g2", "h2",
];

#[test]
fn a_first_start_is_walked_by_words_to_stars_and_to_another_child() {
    for language in ["en", "de", "ar-XB"] {
        let folder = Folder::new(&format!("walk-{language}"));
        let mut player = start(&folder, language);
        sees(&player, &Phrase::LearnersHello);
        click(&mut player, &Phrase::AnimalFox);
        click(&mut player, &Phrase::ButtonStart);
        let learner = words(&player, &Phrase::AnimalFox);
        sees(&player, &Phrase::HomeHello { learner });

        let rook = player.app.shared().library.find("rook").unwrap().clone();
        let title = rook.words(&player.app.shared().locale).title();
        player.click(&title);
        click(&mut player, &Phrase::ButtonNext);
        player.squares(&CROSS);
        click(&mut player, &Phrase::ButtonNext);
        player.squares(&["c3", "d4"]);
        sees(
            &player,
            &Phrase::ButtonShowRule {
                article: "3.3".to_owned(),
            },
        );
        let (hint, total) = (1, 5);
        click(&mut player, &Phrase::ButtonHintOf { hint, total });
        player.squares(&["c3", "c7", "c7", "g7", "g7", "g2"]);
        click(&mut player, &Phrase::ButtonNext);
        player.squares(&["e4", "g6"]);
        click(&mut player, &Phrase::ButtonNext);
        click(&mut player, &Phrase::ButtonNotLegal);
        click(&mut player, &Phrase::ButtonNext);
        click(&mut player, &Phrase::ButtonLegal);
        click(&mut player, &Phrase::ButtonNext);
        player.squares(&["g5", "a5"]);
        click(&mut player, &Phrase::ButtonNext);
        player.squares(&["a1", "h1", "h1", "h8", "h8", "a8"]);
        click(&mut player, &Phrase::ButtonNext);
        player.squares(&["h5", "h2"]);
        click(&mut player, &Phrase::ButtonNext);
        assert_eq!(player.app.shared().learner.progress.stars("rook"), 1);
        click(&mut player, &Phrase::ButtonHome);

        click(&mut player, &Phrase::LearnersMore);
        sees(&player, &Phrase::LearnersTitle);
        click(&mut player, &Phrase::LearnersAdd);
        click(&mut player, &Phrase::AnimalFrog);
        click(&mut player, &Phrase::ButtonStart);
        assert_eq!(player.app.shared().learner.progress.stars("rook"), 0);
        click(&mut player, &Phrase::AnimalFox);
        assert_eq!(player.app.shared().learner.progress.stars("rook"), 1);
        click(&mut player, &Phrase::LearnersMore);
        click(&mut player, &Phrase::LearnersGuest);
        let learner = words(&player, &Phrase::LearnersGuest);
        sees(&player, &Phrase::HomeHello { learner });
        assert!(player.app.shared().learner.is_guest());
    }
}

#[test]
fn children_are_added_renamed_and_taken_off_by_keyboard_alone() {
    for language in ["en", "de", "ar-XB"] {
        let folder = Folder::new(&format!("keys-{language}"));
        let mut player = start(&folder, language);
        tab(&mut player, 4);
        for _ in 0..6 {
            player.key(Named::Tab);
        }
        player.types("Mia");
        player.key(Named::Enter);
        let profile = player.app.shared().learner.profile().clone();
        assert_eq!(
            (profile.id.as_str(), profile.name.as_str()),
            ("bear", "Mia")
        );

        tab(&mut player, 1);
        sees(&player, &Phrase::LearnersTitle);
        let learner = "Mia".to_owned();
        tab(&mut player, 3);
        sees(
            &player,
            &Phrase::LearnersChange {
                learner: learner.clone(),
            },
        );
        for _ in 0..10 {
            player.key(Named::Tab);
        }
        player.types("!");
        player.key(Named::Enter);
        assert_eq!(player.app.shared().learner.profile().name, "Mia!");
        let learner = "Mia!".to_owned();
        click(
            &mut player,
            &Phrase::LearnersEdit {
                learner: learner.clone(),
            },
        );
        click(
            &mut player,
            &Phrase::LearnersRemove {
                learner: learner.clone(),
            },
        );
        sees(
            &player,
            &Phrase::LearnersRemoveQuestion {
                learner: learner.clone(),
            },
        );
        player.key(Named::Escape);
        assert!(player.sees("Mia!"), "asked, and stayed");
        click(
            &mut player,
            &Phrase::LearnersEdit {
                learner: learner.clone(),
            },
        );
        click(&mut player, &Phrase::LearnersRemove { learner });
        tab(&mut player, 3);
        sees(&player, &Phrase::LearnersHello);
        assert!(player.app.shared().learner.everybody().is_empty());
    }
}

#[test]
fn a_weak_reason_is_practised_until_it_is_known() {
    let folder = Folder::new("walk-practice");
    let mut player = start(&folder, "en");
    player.click("Start");
    player.app.open("rook");
    player.click("Next");
    player.squares(&CROSS);
    player.click("Next");
    for square in ["d4", "e5", "d4", "e5"] {
        player.drag("c3", square);
    }
    let missed = |player: &Player| {
        let progress = &player.app.shared().learner.progress;
        progress.missed("piece-cant-move-that-way")
    };
    assert_eq!(missed(&player), 4);
    player.squares(&["c3", "c7", "c7", "g7", "g7", "g2"]);
    player.click("Next");
    player.click("Home");
    assert!(!player.sees("Practise again"), "that step is still to come");
    player.click("Continue");
    player.squares(&["e4", "g6"]);
    assert_eq!(missed(&player), 2, "done well once");
    player.click("Home");
    assert!(player.sees("Practise again"), "a solved step is about it");
    assert!(player.sees("Step 4"));
    player.settle(vec![Message::Home(home::Message::Pressed(
        Control::Practice(0),
    ))]);
    player.squares(&["e4", "g6"]);
    player.click("Home");
    assert!(!player.sees("Practise again"), "done well");
    assert!(
        player.sees("Step 4 of 9: The rook"),
        "the lesson goes on where it was"
    );
}

#[test]
fn a_finished_lesson_shows_its_steps_and_one_is_played_alone() {
    let mut player = Player::new("en");
    let at = |player: &mut Player, step: &str| {
        player.app.practise("rook", step);
    };
    at(&mut player, "slantwise");
    player.squares(&["e4", "g6"]);
    player.click("Home");
    let mut shared = guest(&["en"]);
    shared.learner.progress.finish("rook", ["lines"]);
    let mut player = Player::of(App::new(shared));
    player.click("The rook");
    assert!(player.sees("Step 9"), "all steps are there");
    player.click("Step 4");
    player.squares(&["e4", "g6"]);
    player.click("All steps");
    let tiles = &player.lesson().steps;
    assert_eq!((tiles[2].stars, tiles[3].stars), (0, 3));
    player.click("Play again");
    assert!(player.sees("Step 1 of 9"));
    assert!(player.lesson().steps.is_empty());
}

#[test]
fn who_left_stars_finds_them_after_a_restart() {
    let folder = Folder::new("walk-restart");
    let mut player = start(&folder, "en");
    player.click("Hare");
    player.click("Start");
    player.app.practise("rook", "slantwise");
    player.squares(&["e4", "g6"]);
    player.click("Home");
    drop(player);
    let player = start(&folder, "en");
    assert!(player.sees("Hello, Hare!"));
    let progress = &player.app.shared().learner.progress;
    assert_eq!(progress.step_stars("rook", "slantwise"), 3);
}
