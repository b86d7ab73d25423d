//! A question without a board: the words stand alone in the middle, and nothing moves before a class.

use iced_test::selector::id;

use squarewise::gui::screen::lesson::view::BOARD;
use squarewise::settings::Theme;

use super::play::Player;
use super::support::shoot;

fn has_board(player: &Player) -> bool {
    player.screen().find(id(BOARD)).is_ok()
}

#[test]
fn a_question_without_a_board_shows_none() {
    let mut player = Player::at("en", "draw-kinds", "offer");
    assert!(!has_board(&player));
    player.click("After I make my move, before my clock stops.");
    assert!(player.sees("Next"));
    let with_board = Player::at("en", "draw-kinds", "three-times");
    assert!(has_board(&with_board));
}

#[test]
#[ignore = "writes pictures for people to look at"]
fn shots_of_questions_without_a_board() {
    let looks = [
        ("en", Theme::Light, (800, 600)),
        ("de", Theme::Dark, (1366, 768)),
        ("en-XA", Theme::HighContrast, (1920, 1080)),
        ("ar-XB", Theme::Light, (1366, 768)),
        ("ar-XB", Theme::Light, (800, 600)),
        ("en", Theme::Light, (600, 900)),
    ];
    for (language, theme, size) in looks {
        let mut player = Player::themed(language, theme, "draw-kinds", "offer");
        let kind = player.app.shared().theme();
        let name = format!("alone-{language}-{}-{}", size.0, size.1);
        shoot(&name, kind, size, player.app.view());
        player.key(iced::keyboard::key::Named::F11);
        shoot(&format!("{name}-show"), kind, size, player.app.view());
    }
}
