//! How the rulebook looks: sizes and sides, and photographs to be looked at by people.

use headless::selector::id;

use squarewise::gui::base::view::id_of;
use squarewise::gui::board::Grid;
use squarewise::gui::screen::rulebook::model::{Control, Item};
use squarewise::settings::Theme;

use crate::gui::rulebook::{book, model, themed};
use crate::gui::tools::{SQUARE_MIN, shoot};
use crate::languages::{self, LONG, MIRRORED};

/// A language, a theme and a size, turn by turn.
const LOOKS: [(&str, Theme, (u16, u16)); 4] = [
    ("en", Theme::Light, (800, 600)),
    ("de", Theme::Dark, (1366, 768)),
    (LONG, Theme::HighContrast, (1920, 1080)),
    (MIRRORED, Theme::Light, (1366, 768)),
];

#[test]
fn squares_and_buttons_are_large_enough_in_the_smallest_window() {
    for (width, height) in [(800.0, 600.0), (1180.0, 760.0), (1366.0, 768.0)] {
        let player = book("en", "rule-castling-now").sized(width, height);
        let scene = &model(&player).page.trials[0].scene;
        let board = player.screen().find(id(id_of(Control::Board(0)))).unwrap();
        let square = Grid::fit(board.bounds().size(), scene).square;
        assert!(square >= SQUARE_MIN, "{width}: {square}");
    }
    let player = book("en", "rule-castling-now").sized(800.0, 600.0);
    let item = Control::Item(Item::Chapter(0));
    let item = player.screen().find(id(id_of(item))).unwrap().bounds();
    assert!(item.height >= 44.0, "{item:?}");
    let back = player.screen().find(id(id_of(Control::Search))).unwrap();
    assert!(back.bounds().height >= 44.0);
}

#[test]
fn from_right_to_left_the_list_stands_at_the_right() {
    let place = |language: &str| {
        let player = book(language, "rule-rook");
        let list = player
            .screen()
            .find(id(id_of(Control::Search)))
            .unwrap()
            .bounds();
        let board = player
            .screen()
            .find(id(id_of(Control::Board(0))))
            .unwrap()
            .bounds();
        list.x < board.x
    };
    assert!(place("en"));
    assert!(!place(MIRRORED));
}

/// Every card whole, to be read from the first to the last.
#[test]
#[ignore = "writes pictures for people to look at"]
fn shots_of_every_card() {
    for language in languages::shipped() {
        for card in squarewise::rulebook::cards() {
            let player = themed(language, Theme::Light, card.id());
            let theme = player.app.shared().theme();
            let name = format!("rulebook-all-{language}-{}", card.id());
            shoot(&name, theme, (1366, 1400), player.app.view());
        }
    }
}

/// The cards of the family game at three sizes, in three themes, in four languages.
#[test]
#[ignore = "writes pictures for people to look at"]
fn shots_of_the_family_cards() {
    let cards = || squarewise::rulebook::cards().filter(|card| card.is_of_family());
    for (card, look) in cards().zip(LOOKS.iter().cycle()) {
        let (language, theme, size) = *look;
        let player = themed(language, theme, card.id());
        let theme = player.app.shared().theme();
        let name = format!("family-{language}-{}-{}", size.0, card.id());
        shoot(&name, theme, size, player.app.view());
    }
    for card in cards() {
        let player = themed("en", Theme::Light, card.id());
        let theme = player.app.shared().theme();
        shoot(
            &format!("family-whole-{}", card.id()),
            theme,
            (1366, 1500),
            player.app.view(),
        );
    }
}
