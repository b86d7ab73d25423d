//! Arrows and circles drawn by hand with the right button: at the table, at the referee's board, on a
//! card of the rulebook.

use iced::keyboard::Modifiers;

use squarewise::gui::screen::referee::model::Control as Ask;
use squarewise::locale::Phrase;
use squarewise::scene::{Mark, Tone};

use crate::gui::lesson::show::arrow;
use crate::gui::table::game;
use crate::gui::tools::{Player, spot};
use crate::gui::{referee, rulebook};
use crate::languages::DIRECTIONS;

#[test]
fn the_right_button_draws_in_four_inks_at_the_table() {
    let mut player = game("en", None, &Phrase::ProfileClub, "e4");
    for (held, tone) in [
        (Modifiers::empty(), Tone::Green),
        (Modifiers::SHIFT, Tone::Red),
        (Modifiers::ALT, Tone::Blue),
        (Modifiers::CTRL, Tone::Yellow),
    ] {
        player.draw("b8", "c6", held);
        player.draw("h5", "h5", held);
        let marks = &player.table().scene.marks;
        assert!(marks.contains(&arrow("b8", "c6", tone)), "{tone:?}");
        assert!(marks.contains(&Mark::Circle(spot("h5"), tone)), "{tone:?}");
    }
    player.draw("b8", "c6", Modifiers::SHIFT);
    let red = arrow("b8", "c6", Tone::Red);
    assert!(!player.table().scene.marks.contains(&red), "drawn away");
    player.squares(&["e7", "e5"]);
    let blue = arrow("b8", "c6", Tone::Blue);
    assert!(!player.table().scene.marks.contains(&blue), "a move wipes");
}

#[test]
fn the_right_button_draws_until_the_board_changes() {
    let arrow = arrow("a1", "c3", Tone::Red);
    let has = |player: &Player| referee::model(player).scene.marks.contains(&arrow);
    for language in DIRECTIONS {
        let mut player = referee::table(language, "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
        let (start, end) = (referee::point(&player, "a1"), referee::point(&player, "c3"));
        player.draw_between(start, end, Modifiers::SHIFT);
        assert!(has(&player), "{language}");
        referee::press(&mut player, Ask::Main);
        assert!(has(&player), "{language}: it helps to ask");
        referee::press(&mut player, Ask::PutUp);
        referee::press(&mut player, Ask::Start);
        assert!(!has(&player), "{language}: another board");
        player.draw_between(start, end, Modifiers::SHIFT);
        referee::squares(&mut player, &["a5"]);
        assert!(!has(&player), "{language}: wiped away");
    }
}

#[test]
fn the_right_button_draws_on_a_card_until_something_is_tried() {
    let arrow = arrow("a1", "c3", Tone::Blue);
    let has = |player: &Player| {
        rulebook::model(player).page.trials[0]
            .scene
            .marks
            .contains(&arrow)
    };
    for language in DIRECTIONS {
        let mut player = rulebook::book(language, "rule-castling-now");
        let (start, end) = (
            rulebook::point(&player, 0, "a1"),
            rulebook::point(&player, 0, "c3"),
        );
        player.draw_between(start, end, Modifiers::ALT);
        assert!(has(&player), "{language}");
        rulebook::squares(&mut player, 0, &["e1", "e3"]);
        assert!(!has(&player), "{language}");
    }
}
