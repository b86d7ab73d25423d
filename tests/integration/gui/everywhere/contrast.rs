//! Every mark as it is drawn stands out on both squares, in every theme.

use iced::Color;

use squarewise::gui::look::theme::Look;
use squarewise::rules::Seat;
use squarewise::scene::{ArrowKind, Level, Mark, Scene, Shape, Spot, Tone, svg};

const AT: Spot = Spot::new(3, 3);
const FAR: Spot = Spot::new(3, 6);
const TONES: [Tone; 4] = [Tone::Blue, Tone::Red, Tone::Green, Tone::Yellow];

/// One of each kind, in each color that it can have.
fn every_mark() -> Vec<Mark> {
    let arrow = |kind| Mark::Arrow {
        from: AT,
        to: FAR,
        kind,
    };
    let mut marks = vec![
        Mark::From(AT),
        Mark::Target(AT),
        Mark::CaptureTarget(AT),
        Mark::Reach(AT, false),
        Mark::Reach(AT, true),
        Mark::Danger(AT),
        Mark::Blocker(AT),
        Mark::Pin { from: AT, to: FAR },
        Mark::Good(AT),
        Mark::Number(AT, 8),
        Mark::Star(AT),
        Mark::Chosen(AT),
        Mark::Hint(AT),
        Mark::Landing(AT),
        Mark::Cursor(AT),
        arrow(ArrowKind::Attack),
        arrow(ArrowKind::Hint),
        arrow(ArrowKind::Move),
        arrow(ArrowKind::Refused),
        arrow(ArrowKind::Barred),
    ];
    for tone in TONES {
        marks.extend([
            Mark::Tint(AT, tone),
            Mark::Circle(AT, tone),
            Mark::Cross(AT, tone),
            arrow(ArrowKind::Author(tone)),
        ]);
    }
    marks
}

/// The colors a picture is painted with.
fn colors(picture: &str) -> Vec<Color> {
    let parts = picture.split('#').skip(1);
    let six = parts.filter_map(|part| part.get(..6));
    six.filter_map(|code| format!("#{code}").parse().ok())
        .collect()
}

/// Contrast of two colors as WCAG 2 counts it.
fn contrast(a: Color, b: Color) -> f32 {
    let (a, b) = (a.relative_luminance(), b.relative_luminance());
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

#[test]
fn every_mark_stands_out_on_both_squares_in_every_theme() {
    let scene = Scene::empty(Shape::square(8), Seat::WHITE);
    for theme in Look::all() {
        let board = &theme.tokens().board;
        for mark in every_mark() {
            let levels = [Level::Under, Level::Over].into_iter();
            let drawn: String = levels
                .filter(|level| mark.lies(*level))
                .map(|level| svg::picture(&scene, &[mark], level, &board.palette()))
                .collect();
            let clearest = |square: Color| {
                let each = colors(&drawn).into_iter();
                let found = each.map(|color| contrast(color, square));
                found.fold(0.0, f32::max)
            };
            for (name, square) in [("light", board.light), ("dark", board.dark)] {
                let found = clearest(square);
                assert!(found >= 3.0, "{theme:?}: {mark:?} on {name} is {found:.2}");
            }
        }
    }
}
