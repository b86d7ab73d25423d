//! A board on paper: squares that any printer shows, pieces, marks told apart by their shape.

use std::fmt::Write as _;
use std::sync::LazyLock;

use crate::export::canvas::{INK, SOFT};
use crate::export::pieces::symbol;
use crate::lesson::{Aid, Step};
use crate::rules::{Geometry, Seat, SquareSet};
use crate::scene::svg::{Palette, extent, picture};
use crate::scene::{Coordinates, Level, Mark, Scene, Spot, Tone, army};

/// The room for letters and numbers, in squares.
const RIM: f32 = 0.5;
/// The side of a piece's drawing, which has an empty edge, in squares.
const PIECE: f32 = 1.08;
/// The size of letters and numbers, in squares; the second on a board with more squares.
const LETTER: (f32, f32) = (0.36, 0.42);
/// No letter is smaller, in points.
const SMALLEST: f32 = 6.0;
/// How strong the pieces of a sleeping army are drawn.
const PALE: f32 = 0.45;
/// How much larger than the 8x8 board one with more squares is.
const LARGER: f32 = 1.07;
/// The dark squares.
pub(super) const DARK: &str = "#cdd0d4";

/// Dark grays, so that a printer without colors loses nothing.
static PALETTE: LazyLock<Palette> = LazyLock::new(|| {
    let color = |name: &str| name.to_owned();
    Palette {
        halo: color("#fff"),
        accent: color("#1d1d1d"),
        danger: color("#111"),
        good: color("#1d1d1d"),
        hint: color("#2b2b2b"),
        refused: color("#5a5a5a"),
        star: color("#fff"),
        star_edge: color("#111"),
        focus: color("#111"),
    }
});

/// A board with the step's pieces, stars and drawings.
pub(super) fn scene<G: Geometry>(step: &Step<G>) -> Scene {
    let mut scene = Scene::of_position(step.position(), step.side);
    scene.marks.clone_from(&step.draw);
    scene.shape.is_light_first = step.aids.contains(&Aid::TurnedBoard);
    scene
}

/// A cross on every one of some squares.
pub(super) fn crosses<G: Geometry>(squares: SquareSet<G>) -> impl Iterator<Item = Mark> {
    squares.iter().map(|at| Mark::Cross(at.into(), Tone::Blue))
}

/// The stars of a task; one that flies lies on all its squares, which are numbered in its order.
pub(super) fn starred<G: Geometry>(step: &Step<G>) -> Vec<Mark> {
    let collected = step.collecting();
    let marks = collected.map(|it| {
        let numbers = it.trail.squares().zip(1..);
        let numbers = numbers.map(|(at, place)| Mark::Number(at.into(), place));
        let stars = it.stars.iter().map(|at| Mark::Star(at.into()));
        stars.chain(numbers).collect()
    });
    marks.unwrap_or_default()
}

/// The side of a square where one of the 8x8 board has the side `square`: a board with more files is
/// hardly larger than that one.
pub(super) fn fitting(scene: &Scene, square: f32) -> f32 {
    match scene.shape.files {
        0..=8 => square,
        files => square * LARGER * 8.0 / f32::from(files),
    }
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
    pen.signposts();
    pen.out
}

/// A ring around the signpost of the army that moves.
pub(super) fn turn_ring(scene: &Scene, square: f32, turn: Seat) -> String {
    let Some(((x, y), _)) = scene.signpost(turn) else {
        return String::new();
    };
    let (x, y) = (rim(scene) * square + x * square, y * square);
    let (x, y) = (x - square * 0.44, y - square * 0.44);
    let (side, round) = (square * 1.88, square * 0.3);
    format!(
        r##"<rect x="{x:.2}" y="{y:.2}" width="{side:.2}" height="{side:.2}" rx="{round:.2}" fill="none" stroke="{INK}" stroke-width="1.4"/>"##
    )
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
        let outline = self.outline();
        let _ = write!(
            self.out,
            r##"<path d="{outline}" fill="#fff" stroke="{INK}" stroke-width="1.2"/><path d="{way}" fill="{DARK}"/><path d="{outline}" fill="none" stroke="{INK}" stroke-width="1.2"/>"##
        );
    }

    /// The way around the squares: a rectangle, less a square piece of each corner.
    fn outline(&self) -> String {
        let (side, shape) = (self.square, self.scene.shape);
        let (wide, high) = (f32::from(shape.files) * side, f32::from(shape.ranks) * side);
        let cut = f32::from(shape.corner) * side;
        let (across, down) = (wide - 2.0 * cut, high - 2.0 * cut);
        format!(
            "M{:.2} 0h{across:.2}v{cut:.2}h{cut:.2}v{down:.2}h-{cut:.2}v{cut:.2}h-{across:.2}v-{cut:.2}h-{cut:.2}v-{down:.2}h{cut:.2}z",
            self.left + cut
        )
    }

    fn pieces(&mut self) {
        for (spot, look) in &self.scene.pieces {
            let ((x, y), side) = (self.corner(*spot), self.square * PIECE);
            let edge = (side - self.square) / 2.0;
            let (x, y) = (x - edge, y - edge);
            let name = symbol(look.piece, self.scene.shape.corner > 0);
            let opacity = if look.ghost { PALE } else { 1.0 };
            let _ = write!(
                self.out,
                r##"<use href="#{name}" x="{x:.2}" y="{y:.2}" width="{side:.2}" height="{side:.2}" opacity="{opacity}"/>"##
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

    /// The badge of each army in the corner at its right hand, with the way its pawns walk.
    fn signposts(&mut self) {
        if self.scene.coordinates == Coordinates::Hidden {
            return;
        }
        let square = self.square;
        for seat in Seat::ALL {
            let Some(((x, y), ahead)) = self.scene.signpost(seat) else {
                return;
            };
            let (x, y) = (self.left + (x - 0.3) * square, (y - 0.3) * square);
            let side = square * 1.6;
            let placed =
                format!(r#"<svg x="{x:.2}" y="{y:.2}" width="{side:.2}" height="{side:.2}""#);
            let drawn = army::signpost(seat, ahead);
            let drawn = drawn.replacen(r#"<svg xmlns="http://www.w3.org/2000/svg""#, &placed, 1);
            self.out.push_str(&drawn);
        }
    }

    fn coordinates(&mut self) {
        if self.scene.coordinates == Coordinates::Hidden || self.scene.shape.is_light_first {
            return;
        }
        let (side, shape) = (self.square, self.scene.shape);
        let ranks = f32::from(shape.ranks);
        let size = side * if shape.files > 8 { LETTER.1 } else { LETTER.0 };
        let size = size.max(SMALLEST);
        let mut put = |x: f32, y: f32, name: &str| {
            let _ = write!(
                self.out,
                r#"<text x="{x:.2}" y="{y:.2}" font-family="Noto Sans" font-size="{size:.2}" fill="{SOFT}" text-anchor="middle">{name}</text>"#
            );
        };
        let mut name = |(x, y): (f32, f32), is_below: bool, name: &str| match is_below {
            true => put(
                self.left + (x + 0.5) * side,
                ranks * side + size * 1.15,
                name,
            ),
            false => put(self.left * 0.42, (y + 0.5) * side + size * 0.36, name),
        };
        let is_across = matches!(self.scene.side, Seat::South | Seat::North);
        for file in 0..shape.files {
            let letter = char::from(b'a'.saturating_add(file)).to_string();
            let place = self.scene.seen_from_bottom(f32::from(file), 0.0);
            name(place, is_across, &letter);
        }
        for rank in 0..shape.ranks {
            let number = (u16::from(rank) + 1).to_string();
            let place = self.scene.seen_from_bottom(0.0, f32::from(rank));
            name(place, !is_across, &number);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostic::Source;
    use crate::lesson;
    use crate::rules::Classic;

    fn starred_in(flies: bool) -> Vec<Mark> {
        let text = format!(
            "format = 1\nid = \"t\"\n[[step]]\nid = \"one\"\nkind = \"collect\"\n\
             board = \"8/8/8/8/8/8/8/R7 w - - 0 1\"\nstars = [\"h8\", \"a8\"]\nflies = {flies}\n"
        );
        let (lesson, found) = lesson::read(&Source::new("t.toml", text));
        let lesson = lesson.unwrap_or_else(|| panic!("{found:#?}"));
        starred(&lesson.on::<Classic>().unwrap().steps[0])
    }

    #[test]
    fn a_star_that_flies_lies_on_all_its_squares_numbered_in_its_order() {
        let (first, second) = (Spot::new(7, 7), Spot::new(0, 7));
        let lying = [Mark::Star(second), Mark::Star(first)];
        assert_eq!(starred_in(false), lying);
        let numbers = [Mark::Number(first, 1), Mark::Number(second, 2)];
        assert_eq!(starred_in(true), [lying, numbers].concat());
    }
}
