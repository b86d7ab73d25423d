//! The rulebook.

use iced::keyboard::key::Named;

use squarewise::gui::App;
use squarewise::gui::base::route::Goto;
use squarewise::gui::screen::lesson::model::Control as OfLesson;
use squarewise::gui::screen::rulebook::model::{Control, Item};

use super::{Look, State, guest, played};
use crate::gui::rulebook::{pressed, squares, themed};
use crate::gui::tools::Player;

pub(super) const STATES: &[State] = &[
    ("rulebook-index", |look| {
        let mut app = App::new(guest(look));
        app.go(Goto::Rulebook(None));
        Player::of(app)
    }),
    ("rulebook-card", |look| {
        let mut player = card(look, "rule-castling-now");
        squares(&mut player, 1, &["e1", "g1"]);
        player
    }),
    ("rulebook-house", |look| {
        let mut player = card(look, "rule-fifty-moves");
        player.settle(vec![pressed(Control::Act(1))]);
        player
    }),
    ("rulebook-promotion", |look| {
        let mut player = card(look, "rule-promotion");
        squares(&mut player, 1, &["e7", "e8"]);
        player
    }),
    ("rulebook-found", |look| {
        let mut player = card(look, "rule-en-passant");
        player.types("/pa");
        player.key(Named::ArrowDown);
        player.key(Named::ArrowDown);
        player
    }),
    ("rulebook-nothing", |look| {
        let mut player = card(look, "rule-board");
        player.types("/xyzzy");
        player
    }),
    ("rulebook-words", |look| {
        let mut player = card(look, "rule-board");
        player.settle(vec![pressed(Control::Item(Item::Glossary))]);
        player
    }),
    ("rulebook-of-lesson", |look| {
        played(look, "castling-when-not", "through-danger", |it| {
            it.drag("e1", "g1");
            it.press(OfLesson::Rule);
            it.press(OfLesson::MoreOfRule);
        })
    }),
];

fn card(Look(language, theme): Look<'_>, card: &str) -> Player {
    themed(language, theme, card)
}
