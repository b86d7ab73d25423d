//! Photographs of show mode.

use iced::keyboard::key::Named;

use super::play::Player;
use super::support::shoot;
use squarewise::gui::App;
use squarewise::gui::screen::lesson::model::Control;
use squarewise::gui::shared::Shared;
use squarewise::settings::Theme;

const SIZES: [(u16, u16); 3] = [(800, 600), (1366, 768), (1920, 1080)];

const LANGUAGES: [&str; 4] = ["en", "de", "en-XA", "ar-XB"];

/// A name, a lesson, a step, and what is done there.
type Scenario = (&'static str, &'static str, &'static str, fn(&mut Player));

const SHOWN: &[Scenario] = &[
    ("task", "rook", "three-stars", |player| {
        player.key(Named::F11);
    }),
    ("vote", "king-danger", "guarded-queen", |player| {
        player.key(Named::F11);
        player.types("v");
        player.types("a14b9");
    }),
    ("answer", "king-danger", "guarded-queen", |player| {
        player.key(Named::F11);
        player.types("v");
        player.types("a14b9");
        player.key(Named::Space);
    }),
    ("refused", "castling-when-not", "through-danger", |player| {
        player.key(Named::F11);
        player.drag("e1", "g1");
        player.types("w");
    }),
    ("anyway", "king-danger", "shadow", |player| {
        player.squares(&["e4", "f4"]);
    }),
    ("ghost", "king-danger", "shadow", |player| {
        player.squares(&["e4", "f4"]);
        player.press(Control::Anyway);
    }),
    ("typed", "rook", "three-stars", |player| {
        player.types("m");
        player.types("c3c7");
    }),
    ("happened", "king-danger", "shadow", |player| {
        player.squares(&["e4", "f4"]);
        player.types("h");
        player.types("j");
    }),
    ("keys", "rook", "three-stars", |player| {
        player.types("?");
    }),
    ("showkeys", "rook", "three-stars", |player| {
        player.key(Named::F11);
        player.types("?");
    }),
    ("notes", "castling-when-not", "through-danger", |player| {
        player.key(Named::F11);
        player.drag("e1", "g1");
        player.types("n");
    }),
];

/// A lesson at a step.
fn at(language: &str, theme: Theme, lesson: &str, step: &str) -> Player {
    let mut shared = Shared::guest(&[language]);
    shared.settings.theme = theme;
    shared.settings.motion = false;
    shared.learner.progress.set_resume(lesson, Some(step));
    let mut app = App::new(shared);
    app.open(lesson);
    let mut player = Player::of(app);
    player.watch();
    player
}

#[test]
#[ignore = "writes pictures for people to look at"]
fn shots_of_show_mode() {
    for language in LANGUAGES {
        for theme in Theme::ALL {
            for (name, lesson, step, act) in SHOWN {
                for size in SIZES {
                    let (width, height) = (f32::from(size.0), f32::from(size.1));
                    let mut player = at(language, theme, lesson, step).sized(width, height);
                    act(&mut player);
                    player.watch();
                    let name = format!("show-{name}-{language}-{theme:?}-{}", size.0);
                    let kind = player.app.shared().theme();
                    shoot(&name, kind, size, player.app.view());
                }
            }
        }
    }
}
