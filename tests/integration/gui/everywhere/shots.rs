//! Photographs of every screen in every state, to be looked at by people: four sizes, three themes,
//! every language. The states are in `states`.
//!
//! `cargo test shots -- --ignored` writes them to `target/shots/`; with `SHOTS_AT=480x560` in one more size.

use std::sync::atomic::{AtomicUsize, Ordering};

use iced::widget::container;
use iced::{Element, Fill};

use crate::gui::everywhere::sizes::OPENS;
use crate::gui::everywhere::states::{self, Look, State};
use crate::gui::tools::{photograph, shoot, spot};
use crate::languages;
use squarewise::gui::board::{BoardWidget, Memory};
use squarewise::gui::look::theme::ThemeKind;
use squarewise::rules::{Piece, Role, Seat};
use squarewise::scene::{ArrowKind, Mark, PieceLook, Scene, Shape, Spot, Tone};
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
        Mark::Number(spot("b4"), 1),
        Mark::Number(spot("g6"), 6),
        Mark::Number(spot("a2"), 8),
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

/// A king who lies on its side is as large as one who stands, and not unseen.
#[test]
fn a_king_who_has_fallen_is_seen() {
    const SIDE: u16 = 400;
    let picture = |king: Option<bool>| {
        let mut scene = Scene::empty(Shape::square(8), Seat::WHITE);
        if let Some(has_fallen) = king {
            let look = PieceLook::solid(Piece::new(Role::King, Seat::BLACK));
            scene.pieces.push((spot("e4"), look));
            if has_fallen {
                scene.lay_down(spot("e4"));
            }
        }
        let memory = Memory::default();
        let theme = ThemeKind::Light;
        let board = BoardWidget::<()>::new(&scene, &memory, theme.tokens());
        let view: Element<'_, ()> = container(board).center(Fill).into();
        photograph(theme, (SIDE, SIDE), view)
    };
    let n_other = |one: &[u8], two: &[u8]| {
        let both = one.chunks_exact(4).zip(two.chunks_exact(4));
        both.filter(|(one, two)| one != two).count()
    };
    let (none, stands, lies) = (picture(None), picture(Some(false)), picture(Some(true)));
    let (standing, lying) = (n_other(&none, &stands), n_other(&none, &lies));
    assert!(standing > 500, "{standing}");
    assert!(
        lying.abs_diff(standing) < standing / 5,
        "{lying} of {standing}"
    );
    assert!(n_other(&stands, &lies) > standing / 4);
}

#[test]
#[ignore = "writes pictures for people to look at"]
fn shots_of_the_marks() {
    for theme in ThemeKind::ALL {
        for side in [Seat::WHITE, Seat::BLACK] {
            let scene = every_mark(side);
            let memory = Memory::default();
            let board = BoardWidget::<()>::new(&scene, &memory, theme.tokens());
            let view: Element<'_, ()> = container(board).center(Fill).into();
            shoot(&format!("marks-{theme:?}-{side}"), theme, (760, 760), view);
        }
    }
}

/// A small window, the first one, a laptop and a projector.
const SIZES: [(u16, u16); 4] = [(800, 600), OPENS, (1366, 768), (1920, 1080)];

/// A language and a state: what one thread photographs in all themes and sizes.
type Work = (&'static str, &'static State);

fn shoot_state((language, (name, reach)): Work) {
    for theme in Theme::ALL {
        let player = reach(Look(language, theme));
        let kind = player.app.shared().theme();
        for size in SIZES.into_iter().chain(also()) {
            let name = format!("{name}-{language}-{kind:?}-{}", size.0);
            shoot(&name, kind, size, player.app.view());
        }
    }
}

/// One more size, if `SHOTS_AT` names one.
pub(in crate::gui) fn also() -> Option<(u16, u16)> {
    let size = std::env::var("SHOTS_AT").ok()?;
    let (width, height) = size.split_once('x')?;
    Some((width.parse().ok()?, height.parse().ok()?))
}

/// `SHOTS=table` photographs only the states with such a name, `SHOTS_IN=de` only in a language.
fn wanted() -> Vec<Work> {
    let only = std::env::var("SHOTS").unwrap_or_default();
    let within = std::env::var("SHOTS_IN").unwrap_or_default();
    let languages = languages::all().filter(|it| it.contains(&within));
    languages
        .flat_map(|language| states::all().map(move |state| (language, state)))
        .filter(|(_, (name, _))| name.contains(&only))
        .collect()
}

#[test]
#[ignore = "writes pictures for people to look at"]
fn shots_of_every_state() {
    let work = wanted();
    let next = AtomicUsize::new(0);
    let n_threads = std::thread::available_parallelism().map_or(1, Into::into);
    std::thread::scope(|scope| {
        for _ in 0..n_threads {
            scope.spawn(|| {
                while let Some(work) = work.get(next.fetch_add(1, Ordering::Relaxed)) {
                    shoot_state(*work);
                }
            });
        }
    });
}
