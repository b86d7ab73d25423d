//! The card with the languages: opened by a click or a key, every language under its own name.

use iced::keyboard::key::Named;
use squarewise::gui::App;
use squarewise::gui::screen::lesson::model::Control;

use crate::gui::tools::{Player, Shown, guest};
use crate::languages::{LONG, MIRRORED};

/// A window that offers more than two languages.
fn player() -> Player {
    let mut shared = guest(&["en"]);
    shared.pseudo = true;
    Player::of(App::new(shared))
}

fn spoken(player: &Player) -> String {
    player.app.shared().locale.language()
}

#[test]
fn a_language_is_chosen_by_its_name() {
    let mut player = player();
    player.click("English");
    for line in ["Deutsch", LONG, MIRRORED, "100%"] {
        assert!(player.sees(line), "{line}");
    }
    player.click("Deutsch");
    assert_eq!(spoken(&player), "de");
    assert!(!player.sees(LONG), "the card is closed");
    player.click("Deutsch");
    player.click("Schließen");
    assert_eq!(spoken(&player), "de");
}

/// Walks to the button of the language and presses it.
fn open_by_keys(player: &mut Player) {
    let mut left = 30;
    while player.app.lesson_focus() != Some(Control::Language) && left > 0 {
        player.key(Named::Tab);
        left -= 1;
    }
    player.key(Named::Enter);
}

#[test]
fn a_language_is_chosen_by_keys_alone() {
    let mut player = player();
    player.app.open("rook");
    open_by_keys(&mut player);
    player.key(Named::ArrowUp);
    player.key(Named::ArrowUp);
    player.key(Named::ArrowDown);
    player.key(Named::Enter);
    assert_eq!(spoken(&player), "de", "the line above English");
    open_by_keys(&mut player);
    assert!(player.sees(LONG));
    player.key(Named::Escape);
    assert_eq!(spoken(&player), "de");
    assert!(!player.sees(LONG));
}
