//! Keys that do nothing where they are pressed: they are answered, and the answer goes with the next thing.

use iced::keyboard::key::Named;

use squarewise::gui::App;
use squarewise::gui::base::route::Goto;
use squarewise::locale::Phrase;

use crate::gui::table::game;
use crate::gui::tools::{Player, guest};
use crate::languages;

fn lesson(language: &str, step: usize) -> Player {
    let mut app = App::new(guest(&[language]));
    app.open("rook");
    let mut player = Player::of(app);
    player.key(Named::F11);
    for _ in 1..step {
        player.key(Named::PageDown);
    }
    player
}

/// Types a letter; tells whether this is the answer, and whether it is seen.
fn answers(player: &mut Player, letter: &str, phrase: &Phrase) -> bool {
    player.types(letter);
    let words = player.say(phrase);
    player.app.toast() == Some(phrase) && player.sees(&words)
}

#[test]
fn letters_that_do_nothing_before_a_class_are_answered() {
    for language in languages::walked() {
        let mut player = lesson(language, 1);
        for (letter, phrase) in [
            ("w", Phrase::NotHereWhy),
            ("v", Phrase::NotHereVote),
            ("V", Phrase::NotHereVote),
            ("h", Phrase::NotHereHint),
            ("x", Phrase::NotHereKey),
        ] {
            assert!(answers(&mut player, letter, &phrase), "{language} {letter}");
        }
        player.key(Named::PageDown);
        assert_eq!(player.app.toast(), None, "{language}: gone with the next");
        player.types("f");
        assert_eq!(player.app.toast(), None, "{language}: it does something");
    }
}

#[test]
fn letters_that_do_something_are_not_answered() {
    let mut player = Player::at("en", "every-kind", "judge");
    player.key(Named::F11);
    for letter in ["v", "v", "w", "a", "n", "f", "N"] {
        player.types(letter);
        assert_eq!(player.app.toast(), None, "{letter}");
    }
}

#[test]
fn letters_that_do_nothing_at_a_shown_game_are_answered() {
    let mut player = game("en", None, &Phrase::ProfileClub, "e4");
    player.key(Named::F11);
    assert!(answers(&mut player, "w", &Phrase::NotHereRefused));
    assert!(answers(&mut player, "v", &Phrase::NotHereKey));
    player.squares(&["d7", "d4"]);
    player.types("w");
    assert_eq!(player.app.toast(), None);
}

#[test]
fn a_lesson_without_a_hint_says_so() {
    let mut app = App::new(guest(&["de"]));
    app.open("rook");
    let mut player = Player::of(app);
    assert!(answers(&mut player, "h", &Phrase::NotHereHint));
}

#[test]
fn f11_fills_the_display_everywhere_and_gives_it_back() {
    for goto in [
        Goto::Home,
        Goto::Settings,
        Goto::Problems,
        Goto::Referee(None),
        Goto::Rulebook(None),
        Goto::Seats,
        Goto::Learners,
        Goto::Games,
        Goto::Welcome,
        Goto::Table(None),
    ] {
        let mut player = Player::new("en");
        player.app.go(goto.clone());
        assert!(!player.app.fills_display(), "{goto:?}");
        player.key(Named::F11);
        assert!(player.app.fills_display(), "{goto:?}");
        player.key(Named::F11);
        assert!(!player.app.fills_display(), "{goto:?}");
    }
}
