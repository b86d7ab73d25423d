//! Photographs of every screen in every theme at three sizes, to be looked at by people.
//!
//! `cargo test shots -- --ignored` writes them to `target/shots/`.

use iced::widget::container;
use iced::{Element, Fill};

use super::samples::{self, spot};
use super::support::shoot;
use squarewise::gui::board::{Board, Memory};
use squarewise::gui::focus::Focus;
use squarewise::gui::screen::{home, lesson};
use squarewise::gui::theme::ThemeKind;
use squarewise::rules::{Piece, Role, Seat};
use squarewise::scene::{ArrowKind, Mark, PieceLook, Scene, Shape, Spot, Tone};

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

fn shoot_lesson(name: &str, model: &lesson::model::Model, focus: Option<lesson::model::Control>) {
    for theme in ThemeKind::ALL {
        for size in SIZES {
            let board = Memory::default();
            let mut ring = Focus::default();
            if let Some(control) = focus {
                ring.give(control);
            }
            let view = lesson::view::View {
                model,
                board: &board,
                focus: &ring,
                tokens: theme.tokens(),
            };
            shoot(
                &format!("{name}-{theme:?}-{}", size.0),
                theme,
                size,
                view.screen(),
            );
        }
    }
}

#[test]
#[ignore = "writes pictures for people to look at"]
fn shots_of_the_lesson() {
    for (language, german) in [("en", false), ("de", true)] {
        let focus = Some(lesson::model::Control::Answer(false));
        shoot_lesson(
            &format!("refusal-{language}"),
            &samples::refusal(german),
            focus,
        );
        shoot_lesson(
            &format!("collect-{language}"),
            &samples::collect(german),
            None,
        );
        shoot_lesson(
            &format!("promotion-{language}"),
            &samples::promotion(german),
            None,
        );
        shoot_lesson(&format!("rule-{language}"), &samples::rule(german), None);
    }
}

#[test]
#[ignore = "writes pictures for people to look at"]
fn shots_of_home() {
    for (language, german) in [("en", false), ("de", true)] {
        let model = samples::home(german);
        let pictures: Vec<Memory> = (0..3).map(|_| Memory::default()).collect();
        for theme in ThemeKind::ALL {
            for size in SIZES {
                let view = home::view::View {
                    model: &model,
                    pictures: &pictures,
                    focus: &Focus::default(),
                    tokens: theme.tokens(),
                };
                let name = format!("home-{language}-{theme:?}-{}", size.0);
                shoot(&name, theme, size, view.screen());
            }
        }
    }
}
