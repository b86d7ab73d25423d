//! Marks as small SVG pictures, for the window and one day for paper.
//!
//! A picture covers one square, or the squares between both ends of a line, and nothing beyond.
//! Lengths are hundredths of a square. Every mark has its own shape and a halo, so that color is
//! never needed; the colors come from the theme. Left out: squares and pieces.

mod arrow;
mod marks;
mod pen;

use crate::scene::{ArrowKind, Coordinates, Level, Mark, Scene, Spot, Tone};
use pen::Pen;

/// The side of a square in these pictures.
const SQUARE: f32 = 100.0;

/// The colors of marks, as SVG writes them: `#a3195b`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Palette {
    /// Around every mark.
    pub halo: String,
    /// Moves.
    pub accent: String,
    /// Attacks, checks and pins.
    pub danger: String,
    /// Right answers.
    pub good: String,
    /// What to look at.
    pub hint: String,
    /// The way of a move that is refused.
    pub refused: String,
    /// The inside of a star.
    pub star: String,
    /// The outline of a star.
    pub star_edge: String,
    /// The keyboard's square, and the picked piece's.
    pub focus: String,
}

impl Palette {
    fn tone(&self, tone: Tone) -> &str {
        match tone {
            Tone::Blue => &self.accent,
            Tone::Red => &self.danger,
            Tone::Green => &self.good,
            Tone::Yellow => &self.hint,
        }
    }
}

/// A point of a picture: right and down from its upper left corner.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Point {
    x: f32,
    y: f32,
}

impl Point {
    const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }

    fn plus(self, way: Self, times: f32) -> Self {
        Self::new(self.x + way.x * times, self.y + way.y * times)
    }
}

/// The squares that the picture of a mark covers: two opposite corners, or one square twice.
#[must_use]
pub const fn extent(mark: Mark) -> (Spot, Spot) {
    match mark {
        Mark::Arrow { from, to, .. } | Mark::Pin { from, to } => (from, to),
        Mark::From(at)
        | Mark::Target(at)
        | Mark::CaptureTarget(at)
        | Mark::Reach(at, _)
        | Mark::Danger(at)
        | Mark::Blocker(at)
        | Mark::Good(at)
        | Mark::Number(at, _)
        | Mark::Star(at)
        | Mark::Chosen(at)
        | Mark::Hint(at)
        | Mark::Tint(at, _)
        | Mark::Circle(at, _)
        | Mark::Cross(at, _)
        | Mark::Landing(at)
        | Mark::Cursor(at) => (at, at),
    }
}

/// What an arrow keeps clear of: pieces at its ends and near its way; a refused move also the squares that are to be
/// pressed. Other marks are the same around a piece.
#[must_use]
pub fn in_the_way(scene: &Scene, marks: &[Mark]) -> Vec<Spot> {
    let Some(Mark::Arrow { from, to, kind }) = marks.first() else {
        return Vec::new();
    };
    let inside = |at: u8, one: u8, other: u8| (one.min(other)..=one.max(other)).contains(&at);
    let pieces = scene.pieces.iter().map(|(at, _)| *at);
    let shining = scene.marks.iter().filter_map(|mark| match mark {
        Mark::Target(at) if matches!(kind, ArrowKind::Refused | ArrowKind::Barred) => Some(*at),
        _ => None,
    });
    pieces
        .chain(shining)
        .filter(|at| inside(at.file, from.file, to.file) && inside(at.rank, from.rank, to.rank))
        .collect()
}

/// One end of what a mark covers: the middle of its square, and whether a piece stands there.
#[derive(Clone, Copy, Debug)]
struct End {
    at: Point,
    is_taken: bool,
}

/// The picture of what lies on one level of some marks, which all have the extent of the first.
#[must_use]
pub fn picture(scene: &Scene, marks: &[Mark], level: Level, palette: &Palette) -> String {
    let Some((from, to)) = marks.first().map(|mark| extent(*mark)) else {
        return Pen::new(palette, SQUARE, SQUARE).finish();
    };
    let seen = |spot: Spot| scene.seen_from_bottom(f32::from(spot.file), f32::from(spot.rank));
    let ((x, y), (to_x, to_y)) = (seen(from), seen(to));
    let (left, top) = (x.min(to_x), y.min(to_y));
    let width = ((x - to_x).abs() + 1.0) * SQUARE;
    let height = ((y - to_y).abs() + 1.0) * SQUARE;
    let middle = |x: f32, y: f32| Point::new((x - left + 0.5) * SQUARE, (y - top + 0.5) * SQUARE);
    let mut pen = Pen::new(palette, width, height);
    let end = |x, y, is_taken| End {
        at: middle(x, y),
        is_taken,
    };
    let men = in_the_way(scene, marks);
    let ends = [
        end(x, y, men.contains(&from)),
        end(to_x, to_y, men.contains(&to)),
    ];
    let between = men.iter().filter(|at| **at != from && **at != to);
    let between = between.map(|at| {
        let (x, y) = seen(*at);
        middle(x, y)
    });
    let between: Vec<Point> = between.collect();
    for mark in marks {
        match mark {
            Mark::Arrow { kind, .. } => {
                arrow::draw(&mut pen, ends, &between, (*kind, is_for_class(scene)));
            }
            _ => marks::draw(&mut pen, *mark, level, ends),
        }
    }
    pen.finish()
}

/// Whether a board is for a class to see: then arrows are thicker.
#[must_use]
pub fn is_for_class(scene: &Scene) -> bool {
    scene.coordinates == Coordinates::Large
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Piece, Role, Seat};
    use crate::scene::{PieceLook, Shape};

    fn palette() -> Palette {
        let color = |name: &str| name.to_owned();
        Palette {
            halo: color("white"),
            accent: color("blue"),
            danger: color("red"),
            good: color("green"),
            hint: color("brown"),
            refused: color("gray"),
            star: color("gold"),
            star_edge: color("maroon"),
            focus: color("navy"),
        }
    }

    fn drawn(one: Mark, level: Level) -> String {
        let scene = Scene::empty(Shape::square(8), Seat::WHITE);
        picture(&scene, &[one], level, &palette())
    }

    #[test]
    fn a_mark_covers_its_square_and_an_arrow_its_way() {
        let at = Spot::new(4, 3);
        assert!(drawn(Mark::Star(at), Level::Over).contains(r#"viewBox="0 0 100 100""#));
        let arrow = Mark::Arrow {
            from: at,
            to: Spot::new(6, 7),
            kind: ArrowKind::Attack,
        };
        assert!(drawn(arrow, Level::Over).contains(r#"viewBox="0 0 300 500""#));
    }

    #[test]
    fn an_arrow_leaves_out_what_stands_on_its_way() {
        let way = |kind| Mark::Arrow {
            from: Spot::new(0, 0),
            to: Spot::new(0, 7),
            kind,
        };
        let pawn = PieceLook::solid(Piece::new(Role::Pawn, Seat::WHITE));
        let mut scene = Scene::empty(Shape::square(8), Seat::WHITE);
        let before = picture(&scene, &[way(ArrowKind::Hint)], Level::Over, &palette());
        scene.pieces.push((Spot::new(1, 3), pawn));
        let beside = picture(&scene, &[way(ArrowKind::Hint)], Level::Over, &palette());
        assert_eq!(before, beside, "beside the way it is not touched");
        scene.pieces.push((Spot::new(0, 3), pawn));
        let after = picture(&scene, &[way(ArrowKind::Hint)], Level::Over, &palette());
        assert_ne!(before, after);
        assert_eq!(
            in_the_way(&scene, &[way(ArrowKind::Hint)]),
            [Spot::new(0, 3)]
        );
        scene.marks.push(Mark::Target(Spot::new(0, 1)));
        let refused = in_the_way(&scene, &[way(ArrowKind::Refused)]);
        assert_eq!(refused, [Spot::new(0, 3), Spot::new(0, 1)]);
        assert_eq!(in_the_way(&scene, &[Mark::Star(Spot::new(0, 3))]), []);
    }

    #[test]
    fn an_arrow_is_thicker_for_a_class() {
        let widths = |scene: &Scene, kind| {
            let (from, to) = (Spot::new(0, 0), Spot::new(0, 7));
            let arrow = Mark::Arrow { from, to, kind };
            let drawn = picture(scene, &[arrow], Level::Over, &palette());
            let widths = drawn.split("stroke-width=\"").skip(1);
            let widths = widths.map(|it| it.split('"').next().unwrap().parse::<f32>().unwrap());
            widths.fold(0.0, f32::max)
        };
        let small = Scene::empty(Shape::square(8), Seat::WHITE);
        let mut large = small.clone();
        large.coordinates = Coordinates::Large;
        for kind in [
            ArrowKind::Attack,
            ArrowKind::Move,
            ArrowKind::Author(Tone::Blue),
        ] {
            assert!(
                widths(&large, kind) > widths(&small, kind) + 2.0,
                "{kind:?}"
            );
        }
    }

    #[test]
    fn several_marks_of_a_square_are_one_picture() {
        let scene = Scene::empty(Shape::square(8), Seat::WHITE);
        let at = Spot::new(0, 0);
        let both = [Mark::Star(at), Mark::Good(at)];
        let both = picture(&scene, &both, Level::Over, &palette());
        assert!(both.contains("gold") && both.contains("green"));
        assert!(!picture(&scene, &[], Level::Over, &palette()).contains("path"));
    }

    #[test]
    fn no_two_marks_look_alike_without_their_colors() {
        let at = Spot::new(0, 0);
        let arrow = |kind| Mark::Arrow {
            from: at,
            to: Spot::new(0, 3),
            kind,
        };
        let marks = [
            Mark::From(at),
            Mark::Target(at),
            Mark::CaptureTarget(at),
            Mark::Reach(at, false),
            Mark::Reach(at, true),
            Mark::Danger(at),
            Mark::Blocker(at),
            Mark::Good(at),
            Mark::Number(at, 1),
            Mark::Number(at, 2),
            Mark::Number(at, 3),
            Mark::Number(at, 4),
            Mark::Number(at, 5),
            Mark::Number(at, 6),
            Mark::Number(at, 7),
            Mark::Number(at, 8),
            Mark::Number(at, 9),
            Mark::Star(at),
            Mark::Chosen(at),
            Mark::Hint(at),
            Mark::Tint(at, Tone::Blue),
            Mark::Tint(at, Tone::Red),
            Mark::Tint(at, Tone::Green),
            Mark::Tint(at, Tone::Yellow),
            Mark::Circle(at, Tone::Blue),
            Mark::Circle(at, Tone::Red),
            Mark::Circle(at, Tone::Green),
            Mark::Cross(at, Tone::Blue),
            Mark::Landing(at),
            Mark::Cursor(at),
            arrow(ArrowKind::Attack),
            arrow(ArrowKind::Move),
            arrow(ArrowKind::Hint),
            arrow(ArrowKind::Author(Tone::Blue)),
        ];
        let colorless = |one: Mark| {
            let levels = [Level::Under, Level::Over];
            let mut text: String = levels.map(|level| drawn(one, level)).concat();
            for color in ["blue", "red", "green", "brown", "gold", "maroon", "navy"] {
                text = text.replace(color, "black");
            }
            text
        };
        for (place, first) in marks.iter().enumerate() {
            for second in marks.iter().skip(place + 1) {
                assert_ne!(
                    colorless(*first),
                    colorless(*second),
                    "{first:?} {second:?}"
                );
            }
        }
    }
}
