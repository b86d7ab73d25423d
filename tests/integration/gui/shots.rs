//! Photographs of every screen in every theme at three sizes, to be looked at by people.
//!
//! `cargo test shots -- --ignored` writes them to `target/shots/`.

use iced::keyboard::key::Named;
use iced::widget::container;
use iced::{Element, Fill};

use super::play::Player;
use super::samples::{self, spot};
use super::support::shoot;
use squarewise::gui::App;
use squarewise::gui::board::{Board, Memory};
use squarewise::gui::flow::Flow;
use squarewise::gui::focus::Focus;
use squarewise::gui::screen::lesson;
use squarewise::gui::screen::lesson::model::Control;
use squarewise::gui::shared::Shared;
use squarewise::gui::theme::ThemeKind;
use squarewise::rules::{Piece, Role, Seat};
use squarewise::scene::{ArrowKind, Mark, PieceLook, Scene, Shape, Spot, Tone};
use squarewise::session::Answer;
use squarewise::settings::Theme;

/// A board with pieces on every second square of two ranks and every mark there is.
fn every_mark(side: Seat) -> Scene {
    let mut scene = Scene::empty(Shape::square(8), side);
    for (file, role) in Role::ALL.into_iter().enumerate() {
        let file = u8::try_from(file).unwrap();
        for (rank, seat) in [(0, Seat::WHITE), (7, Seat::BLACK)] {
            let look = PieceLook::solid(Piece::new(role, seat));
            scene.pieces.push((Spot::new(file, rank), look));
        }
    }
    for (name, seat) in [
        ("b4", Seat::WHITE),
        ("g6", Seat::BLACK),
        ("f4", Seat::BLACK),
        ("f3", Seat::WHITE),
    ] {
        let look = PieceLook::solid(Piece::new(Role::Knight, seat));
        scene.pieces.push((spot(name), look));
    }
    scene.marks = vec![
        Mark::From(spot("b4")),
        Mark::Danger(spot("f1")),
        Mark::Danger(spot("g2")),
        Mark::Chosen(spot("h1")),
        Mark::Chosen(spot("h2")),
        Mark::Tint(spot("a6"), Tone::Blue),
        Mark::Tint(spot("b6"), Tone::Red),
        Mark::Tint(spot("c6"), Tone::Green),
        Mark::Tint(spot("d6"), Tone::Yellow),
        Mark::Circle(spot("a5"), Tone::Blue),
        Mark::Circle(spot("b5"), Tone::Red),
        Mark::Circle(spot("c5"), Tone::Green),
        Mark::Circle(spot("d5"), Tone::Yellow),
        Mark::Cross(spot("e5"), Tone::Blue),
        Mark::Cross(spot("f5"), Tone::Red),
        Mark::Cross(spot("g5"), Tone::Green),
        Mark::Cross(spot("h5"), Tone::Yellow),
        Mark::Target(spot("c4")),
        Mark::Target(spot("d4")),
        Mark::CaptureTarget(spot("f4")),
        Mark::Blocker(spot("f3")),
        Mark::Good(spot("a1")),
        Mark::Good(spot("b1")),
        Mark::Star(spot("h7")),
        Mark::Star(spot("h8")),
        Mark::Hint(spot("g6")),
        Mark::Pin {
            from: spot("a2"),
            to: spot("e2"),
        },
        Mark::Arrow {
            from: spot("f8"),
            to: spot("f1"),
            kind: ArrowKind::Attack,
        },
        Mark::Arrow {
            from: spot("c1"),
            to: spot("c3"),
            kind: ArrowKind::Move,
        },
        Mark::Arrow {
            from: spot("d1"),
            to: spot("d3"),
            kind: ArrowKind::Hint,
        },
        Mark::Arrow {
            from: spot("a3"),
            to: spot("b3"),
            kind: ArrowKind::Author(Tone::Blue),
        },
        Mark::Arrow {
            from: spot("a8"),
            to: spot("a7"),
            kind: ArrowKind::Author(Tone::Red),
        },
        Mark::Arrow {
            from: spot("b8"),
            to: spot("c7"),
            kind: ArrowKind::Author(Tone::Green),
        },
        Mark::Arrow {
            from: spot("d8"),
            to: spot("g7"),
            kind: ArrowKind::Author(Tone::Yellow),
        },
        Mark::Cursor(spot("h3")),
        Mark::Cursor(spot("h4")),
    ];
    scene
}

#[test]
#[ignore = "writes pictures for people to look at"]
fn shots_of_the_marks() {
    for theme in ThemeKind::ALL {
        for side in [Seat::WHITE, Seat::BLACK] {
            let scene = every_mark(side);
            let memory = Memory::default();
            let board = Board::<()>::new(&scene, &memory, theme.tokens());
            let view: Element<'_, ()> = container(board).center(Fill).into();
            shoot(&format!("marks-{theme:?}-{side}"), theme, (760, 760), view);
        }
    }
}

/// The sizes at which every screen is photographed.
const SIZES: [(u16, u16); 3] = [(800, 600), (1366, 768), (1920, 1080)];

/// What is done before a photograph: which lesson, which step, and what there.
type Scenario = (&'static str, &'static str, &'static str, fn(&mut Player));

const SCENARIOS: &[Scenario] = &[
    ("say", "rook", "lines", |_| {}),
    ("squares", "rook", "every-square", |player| {
        player.squares(&["b1", "b3", "b4", "c2", "d2", "c3"]);
    }),
    ("collect", "rook", "three-stars", |player| {
        player.squares(&["c3", "c7", "c7"]);
    }),
    ("hint", "rook", "three-stars", |player| {
        for _ in 0..4 {
            player.press(Control::Hint);
        }
    }),
    ("focus", "rook", "wall", |player| {
        player.key(Named::ArrowUp);
        player.key(Named::ArrowUp);
        player.key(Named::ArrowRight);
    }),
    ("blocked", "rook", "no-jumping", |player| {
        player.squares(&["g5", "a5"]);
    }),
    ("judge", "king-danger", "guarded-queen", |player| {
        player.key(Named::Tab);
        player.key(Named::Tab);
        player.key(Named::Tab);
    }),
    ("judged", "king-danger", "guarded-queen", |player| {
        player.press(Control::Answer(Answer::NotLegal));
    }),
    ("shadow", "king-danger", "shadow", |player| {
        player.squares(&["e4", "f4"]);
    }),
    ("pin", "king-danger", "pinned-guard", |player| {
        player.squares(&["c5", "d4"]);
    }),
    (
        "castling",
        "castling-when-not",
        "through-danger",
        |player| {
            player.drag("e1", "g1");
        },
    ),
    (
        "castling-rule",
        "castling-when-not",
        "through-danger",
        |player| {
            player.drag("e1", "g1");
            player.press(Control::Rule);
        },
    ),
    ("moved", "castling-when-not", "came-back", |player| {
        player.press(Control::Answer(Answer::NotLegal));
    }),
    ("finished", "castling-when-not", "came-back", |player| {
        player.press(Control::Answer(Answer::NotLegal));
        player.press(Control::Main);
    }),
];

/// A window in a language and a theme, with a lesson left at a step.
fn window(language: &str, theme: Theme, lesson: &str, step: &str) -> Player {
    let mut shared = Shared::guest(&[language]);
    shared.settings.theme = theme;
    shared.settings.motion = false;
    shared.learner.progress.set_resume(lesson, Some(step));
    Player::of(App::new(shared))
}

fn shoot_app(name: &str, language: &str, player: &Player) {
    let theme = player.app.shared().theme();
    for size in SIZES {
        let name = format!("{name}-{language}-{theme:?}-{}", size.0);
        shoot(&name, theme, size, player.app.view());
    }
}

#[test]
#[ignore = "writes pictures for people to look at"]
fn shots_of_every_screen() {
    for language in ["en", "de"] {
        for theme in Theme::ALL {
            for (name, lesson, step, act) in SCENARIOS {
                let mut player = window(language, theme, lesson, step);
                player.app.open(lesson);
                act(&mut player);
                shoot_app(name, language, &player);
            }
            let player = window(language, theme, "king-danger", "shadow");
            shoot_app("home", language, &player);
        }
    }
}

/// A pawn that waits for its new role: no shipped lesson has one yet.
#[test]
#[ignore = "writes pictures for people to look at"]
fn shots_of_the_promotion() {
    for (language, german) in [("en", false), ("de", true)] {
        let model = samples::promotion(german);
        for theme in ThemeKind::ALL {
            for size in SIZES {
                let (board, focus) = (Memory::default(), Focus::default());
                let view = lesson::view::View {
                    model: &model,
                    board: &board,
                    focus: &focus,
                    tokens: theme.tokens(),
                    side: Flow::LeftToRight,
                };
                let name = format!("promotion-{language}-{theme:?}-{}", size.0);
                shoot(&name, theme, size, view.screen());
            }
        }
    }
}
