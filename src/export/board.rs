//! A board on paper: squares that any printer shows, pieces, marks told apart by their shape.

use std::fmt::Write as _;
use std::sync::LazyLock;

use crate::export::canvas::{INK, SOFT};
use crate::export::pieces::symbol;
use crate::lesson::{Aid, Step};
use crate::rules::{Classic, Square, SquareSet};
use crate::scene::svg::{Palette, extent, picture};
use crate::scene::{Coordinates, Level, Mark, Scene, Spot, Tone};

/// The room for letters and numbers, in squares.
const RIM: f32 = 0.5;
/// The side of a piece's drawing, which has an empty edge, in squares.
const PIECE: f32 = 1.08;
/// The dark squares.
const DARK: &str = "#cdd0d4";

/// Dark grays, so that a printer without colors loses nothing.
static PALETTE: LazyLock<Palette> = LazyLock::new(|| {
    let color = |name: &str| name.to_owned();
    Palette {
        halo: color("#fff"),
        accent: color("#1d1d1d"),
        danger: color("#111"),
        good: color("#1d1d1d"),
        hint: color("#2b2b2b"),
        star: color("#fff"),
        star_edge: color("#111"),
        focus: color("#111"),
    }
});

/// A board with the step's pieces, stars and drawings.
pub(super) fn scene(step: &Step) -> Scene {
    let mut scene = Scene::of_board(step.position().board(), step.side);
    scene.marks.clone_from(&step.draw);
    scene.shape.is_light_first = step.aids.contains(&Aid::TurnedBoard);
    scene
}

/// A cross on every one of some squares.
pub(super) fn crosses(squares: SquareSet) -> impl Iterator<Item = Mark> {
    squares.iter().map(|at| Mark::Cross(at.into(), Tone::Blue))
}

/// Width and height of a board's picture.
pub(super) fn size(scene: &Scene, square: f32) -> (f32, f32) {
    let rim = rim(scene) * square;
    let (files, ranks) = (f32::from(scene.shape.files), f32::from(scene.shape.ranks));
    (files * square + rim, ranks * square + rim)
}

fn rim(scene: &Scene) -> f32 {
    match scene.coordinates {
        Coordinates::Shown | Coordinates::Large => RIM,
        Coordinates::Hidden => 0.0,
    }
}

/// The picture of a board, from its left upper corner.
pub(super) fn draw(scene: &Scene, square: f32) -> String {
    let mut pen = Pen {
        scene,
        square,
        left: rim(scene) * square,
        out: String::new(),
    };
    pen.squares();
    pen.marks(Level::Under);
    pen.pieces();
    pen.marks(Level::Over);
    pen.coordinates();
    pen.out
}

struct Pen<'s> {
    scene: &'s Scene,
    square: f32,
    left: f32,
    out: String,
}

impl Pen<'_> {
    /// The left upper corner of a square.
    fn corner(&self, spot: Spot) -> (f32, f32) {
        let (file, rank) = (f32::from(spot.file), f32::from(spot.rank));
        let (x, y) = self.scene.seen_from_bottom(file, rank);
        (self.left + x * self.square, y * self.square)
    }

    fn squares(&mut self) {
        let (side, shape) = (self.square, self.scene.shape);
        let mut way = String::new();
        for spot in shape.spots().filter(|spot| shape.is_dark(*spot)) {
            let (x, y) = self.corner(spot);
            let _ = write!(way, "M{x:.2} {y:.2}h{side:.2}v{side:.2}h-{side:.2}z");
        }
        let (wide, high) = (f32::from(shape.files) * side, f32::from(shape.ranks) * side);
        let _ = write!(
            self.out,
            r##"<rect x="{:.2}" y="0" width="{wide:.2}" height="{high:.2}" fill="#fff" stroke="{INK}" stroke-width="1.2"/><path d="{way}" fill="{DARK}"/><rect x="{:.2}" y="0" width="{wide:.2}" height="{high:.2}" fill="none" stroke="{INK}" stroke-width="1.2"/>"##,
            self.left, self.left
        );
    }

    fn pieces(&mut self) {
        for (spot, look) in &self.scene.pieces {
            let ((x, y), side) = (self.corner(*spot), self.square * PIECE);
            let edge = (side - self.square) / 2.0;
            let (x, y) = (x - edge, y - edge);
            let name = symbol(look.piece);
            let _ = write!(
                self.out,
                r##"<use href="#{name}" x="{x:.2}" y="{y:.2}" width="{side:.2}" height="{side:.2}"/>"##
            );
        }
    }

    fn marks(&mut self, level: Level) {
        for mark in self.scene.marks_at(level) {
            let (from, to) = extent(mark);
            let ((x, y), (to_x, to_y)) = (self.corner(from), self.corner(to));
            let (wide, high) = (
                (x - to_x).abs() + self.square,
                (y - to_y).abs() + self.square,
            );
            let drawn = picture(self.scene, &[mark], level, &PALETTE);
            let placed = format!(
                r#"<svg x="{:.2}" y="{:.2}" width="{wide:.2}" height="{high:.2}""#,
                x.min(to_x),
                y.min(to_y)
            );
            self.out.push_str(&drawn.replacen(
                r#"<svg xmlns="http://www.w3.org/2000/svg""#,
                &placed,
                1,
            ));
        }
    }

    fn coordinates(&mut self) {
        if self.scene.coordinates == Coordinates::Hidden || self.scene.shape.is_light_first {
            return;
        }
        let (side, ranks) = (self.square, f32::from(self.scene.shape.ranks));
        let size = side * 0.36;
        let mut put = |x: f32, y: f32, name: &str| {
            let _ = write!(
                self.out,
                r#"<text x="{x:.2}" y="{y:.2}" font-family="Noto Sans" font-size="{size:.2}" fill="{SOFT}" text-anchor="middle">{name}</text>"#
            );
        };
        for square in Square::<Classic>::all() {
            let spot = Spot::from(square);
            let (file, rank) = (f32::from(spot.file), f32::from(spot.rank));
            let (x, y) = self.scene.seen_from_bottom(file, rank);
            if y >= ranks - 1.0 {
                let middle = self.left + (x + 0.5) * side;
                put(
                    middle,
                    ranks * side + size * 1.15,
                    &square.file_letter().to_string(),
                );
            }
            if x <= 0.0 {
                let number = (square.rank() + 1).to_string();
                put(self.left * 0.42, (y + 0.5) * side + size * 0.36, &number);
            }
        }
    }
}
