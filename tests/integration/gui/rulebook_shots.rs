//! How the rulebook looks: sizes and sides, and photographs to be looked at by people.

use iced::keyboard::key::Named;
use iced_test::selector::id;

use squarewise::gui::board::Grid;
use squarewise::gui::screen::rulebook::model::{Control, Item};
use squarewise::gui::screen::rulebook::view::id_of;
use squarewise::gui::theme::size;
use squarewise::settings::Theme;

use super::play::Player;
use super::rulebook::{book, model, pressed, squares, themed};
use super::support::shoot;

#[test]
fn squares_and_buttons_are_large_enough_in_the_smallest_window() {
    for (width, height) in [(800.0, 600.0), (1180.0, 760.0), (1366.0, 768.0)] {
        let player = book("en", "rule-castling-now").sized(width, height);
        let scene = &model(&player).page.trials[0].scene;
        let board = player.screen().find(id(id_of(Control::Board(0)))).unwrap();
        let square = Grid::fit(board.bounds().size(), scene).square;
        assert!(square >= size::SQUARE_MIN, "{width}: {square}");
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
    assert!(!place("ar-XB"));
}

/// The sizes at which every card is photographed.
const SIZES: [(u16, u16); 5] = [
    (560, 760),
    (800, 600),
    (1180, 760),
    (1366, 768),
    (1920, 1080),
];

#[test]
#[ignore = "writes pictures for people to look at"]
fn shots_of_the_rulebook() {
    type Act = fn(&mut Player);
    let scenes: [(&str, &str, Act); 5] = [
        ("card", "rule-castling-now", |player| {
            squares(player, 1, &["e1", "g1"]);
        }),
        ("house", "rule-fifty-moves", |player| {
            player.settle(vec![pressed(Control::Act(1))]);
        }),
        ("found", "rule-en-passant", |player| {
            player.types("/pa");
            player.key(Named::ArrowDown);
            player.key(Named::ArrowDown);
        }),
        ("written", "rule-promotion", |player| {
            squares(player, 1, &["e7", "e8"]);
        }),
        ("words", "rule-board", |player| {
            player.settle(vec![pressed(Control::Item(Item::Glossary))]);
        }),
    ];
    for language in ["en", "de", "en-XA", "ar-XB"] {
        for theme in Theme::ALL {
            for (name, card, act) in &scenes {
                let mut player = themed(language, theme, card);
                act(&mut player);
                let worn = player.app.shared().theme();
                for size in SIZES {
                    let name = format!("rulebook-{name}-{language}-{worn:?}-{}", size.0);
                    shoot(&name, worn, size, player.app.view());
                }
            }
        }
    }
}

/// Every card whole, to be read from the first to the last.
#[test]
#[ignore = "writes pictures for people to look at"]
fn shots_of_every_card() {
    for language in ["en", "de"] {
        for card in squarewise::rulebook::cards() {
            let player = themed(language, Theme::Light, card.id());
            let theme = player.app.shared().theme();
            let name = format!("rulebook-all-{language}-{}", card.id());
            shoot(&name, theme, (1366, 1400), player.app.view());
        }
    }
}
