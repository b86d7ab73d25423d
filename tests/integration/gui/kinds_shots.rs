//! Photographs of every kind of step, to be looked at by people.

use iced::keyboard::key::Named;

use squarewise::gui::screen::lesson::model::Control;
use squarewise::gui::shared::Shared;
use squarewise::gui::{App, Message};
use squarewise::lesson::task::{Claimable, Standing};
use squarewise::rules::{Piece, Role, Seat};
use squarewise::session::Answer;
use squarewise::settings::Theme;

use super::play::Player;
use super::support::shoot;
use crate::support::Folder;

/// The sizes at which every kind is photographed.
const SIZES: [(u16, u16); 3] = [(800, 600), (1366, 768), (1920, 1080)];

/// What is done before a photograph: which lesson, which step, and what there.
type Scenario = (&'static str, &'static str, &'static str, fn(&mut Player));

const SCENARIOS: &[Scenario] = &[
    ("lights", "castling-judge", "free", |_| {}),
    ("map", "every-kind", "count-points", |_| {}),
    ("status", "draw-kinds", "stalemate", |_| {}),
    ("status-clue", "every-kind", "status-check", |player| {
        player.press(Control::Answer(Answer::Standing(Standing::Checkmate)));
    }),
    ("status-done", "every-kind", "status", |player| {
        player.press(Control::Answer(Answer::Standing(Standing::Stalemate)));
    }),
    ("claim", "draw-kinds", "three-times", |_| {}),
    ("claim-refused", "draw-kinds", "only-twice", |player| {
        player.press(Control::Answer(Answer::Claim(Claimable::Threefold)));
    }),
    ("claim-done", "draw-kinds", "three-times", |player| {
        player.press(Control::Answer(Answer::Claim(Claimable::Threefold)));
    }),
    ("choose", "draw-kinds", "offer", |_| {}),
    ("choose-other", "draw-kinds", "offer", |player| {
        player.press(Control::Answer(Answer::Choice(1)));
    }),
    ("count", "every-kind", "count-moves", |player| {
        player.types("12");
        player.squares(&["e2", "d2"]);
    }),
    ("count-more", "every-kind", "count-points", |player| {
        player.types("7");
        player.press(Control::Main);
    }),
    ("try", "every-kind", "try", |player| {
        player.squares(&["d4", "e6"]);
    }),
    ("play", "every-kind", "play", |player| {
        player.squares(&["e7", "e5"]);
        player.watch();
    }),
    ("write", "every-kind", "write", |_| {}),
    ("written", "every-kind", "write", |player| {
        player.types("Nh3");
        player.key(Named::Enter);
    }),
    ("write-done", "every-kind", "write", |player| {
        player.types("Nf3");
        player.key(Named::Enter);
    }),
    ("name", "every-kind", "name", |_| {}),
    ("setup", "every-kind", "setup", |player| {
        player.press(Control::Take(Piece::new(Role::Rook, Seat::WHITE)));
        player.squares(&["a1", "e4"]);
    }),
    ("game", "every-kind", "game", |player| {
        player.squares(&["e2", "e4", "d7", "d5"]);
    }),
    ("call", "family-say-check", "say-it", |player| {
        player.squares(&["d2", "e2"]);
    }),
    ("said", "family-say-check", "somebody-said", |_| {}),
];

#[test]
#[ignore = "writes pictures for people to look at"]
fn shots_of_the_kinds() {
    for language in ["en", "de"] {
        for theme in [Theme::Light, Theme::Dark, Theme::HighContrast] {
            for (name, lesson, step, act) in SCENARIOS {
                let mut player = Player::themed(language, theme, lesson, step);
                act(&mut player);
                for size in SIZES {
                    let theme = player.app.shared().theme();
                    let name = format!("kind-{name}-{language}-{theme:?}-{}", size.0);
                    shoot(&name, theme, size, player.app.view());
                }
            }
        }
    }
}

/// A lesson with mistakes inside its boards and beside them.
const BROKEN: &str = r#"
format = 1
id = "broken"
language = "en"
title = "Broken"
group = "pieces"

[[step]]
id = "letter"
kind = "say"
board = "4k3/8/8/3X4/8/8/8/4K2R w K - 0 1"
text = "Look at the rook."

[[step]]
id = "rank"
kind = "collect"
piece = "a1"
stars = ["a8", "h8"]
board = """
. . . . k . . .
. . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
R . . . K . . .
"""
text = "Take the stars."

[[step]]
id = "move"
kind = "judge"
board = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"
move = "Rb1-b4"
text = "May the rook go there?"
"#;

#[test]
#[ignore = "writes pictures for people to look at"]
fn shots_of_the_problems() {
    let folder = Folder::new("shot-problems").with("broken.toml", BROKEN);
    for language in ["en", "de", "ar-XB"] {
        for theme in [Theme::Light, Theme::Dark, Theme::HighContrast] {
            let mut shared = Shared::guest(&[language]);
            shared.settings.theme = theme;
            shared.folders = vec![folder.path().to_path_buf()];
            let mut player = Player::of(App::new(shared));
            let _ = player
                .app
                .update(Message::Dropped(folder.file("broken.toml")));
            for size in SIZES {
                let theme = player.app.shared().theme();
                let name = format!("problems-{language}-{theme:?}-{}", size.0);
                shoot(&name, theme, size, player.app.view());
            }
        }
    }
}
