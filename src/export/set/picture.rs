//! A picture of the finished set: the board as it lies on a table, and on it the figures as the game starts.

use std::fmt::Write as _;

use crate::export::board::DARK;
use crate::export::canvas::{INK, LINE};
use crate::export::pieces::symbol;
use crate::export::set::Start;
use crate::export::set::lines::{piece, polygon};

/// How far the eye is from the near edge, and how high, as parts of the board's side.
const EYE: (f32, f32) = (1.6, 2.0);
/// The rim around the squares. Lengths on the board are in squares.
const RIM: f32 = 0.3;
/// How wide and how high a figure is, and how far its ridge lies behind its foot.
const FIGURE: (f32, f32, f32) = (0.84, 0.68, 0.25);
/// How far a figure's foot lies behind the near edge of its square.
const FOOT: f32 = 0.2;

/// The picture, so wide, from its left upper corner; and its height.
pub(super) fn drawn(start: &Start, wide: f32) -> (String, f32) {
    let side = f32::from(start.scene.shape.files);
    let view = View::new(side, wide);
    let mut out = view.board(start);
    let mut pieces: Vec<_> = start.scene.pieces.iter().collect();
    // The farthest first, so that who is nearer covers it.
    pieces.sort_by_key(|(spot, _)| std::cmp::Reverse(spot.rank));
    for (spot, look) in pieces {
        let (file, rank) = (f32::from(spot.file), f32::from(spot.rank));
        let name = symbol(look.piece, start.is_of_four());
        out += &view.figure(&name, file + 0.5, rank + FOOT);
    }
    (out, view.place(0.0, -RIM, 0.0).1)
}

/// How places on the board are seen.
struct View {
    side: f32,
    /// How large a square would be at the distance of one square.
    scale: f32,
    middle: f32,
    /// Where the horizon lies.
    horizon: f32,
}

impl View {
    fn new(side: f32, wide: f32) -> Self {
        let (away, high) = (EYE.0 * side, EYE.1 * side);
        let scale = wide / 2.0 * (away - RIM) / (side / 2.0 + RIM);
        // The tops of the farthest figures lie at the upper edge.
        let horizon = -scale * (high - FIGURE.1) / (away + side - 1.0 + FOOT + FIGURE.2);
        Self {
            side,
            scale,
            middle: wide / 2.0,
            horizon,
        }
    }

    /// Where something is seen that lies so far to the right of the board's corner, behind its near edge and above it.
    fn place(&self, across: f32, behind: f32, above: f32) -> (f32, f32) {
        let near = self.scale / (EYE.0 * self.side + behind);
        let x = self.middle + (across - self.side / 2.0) * near;
        (x, self.horizon + (EYE.1 * self.side - above) * near)
    }

    fn board(&self, start: &Start) -> String {
        let shape = start.scene.shape;
        let (far, corner) = (self.side, f32::from(shape.corner) - RIM);
        let half = [
            (corner, -RIM),
            (corner, corner),
            (-RIM, corner),
            (-RIM, far - corner),
            (corner, far - corner),
            (corner, far + RIM),
        ];
        let other = half.iter().rev().map(|(x, y)| (far - x, *y));
        let around = half.iter().copied().chain(other);
        let around: Vec<_> = around.map(|(x, y)| self.place(x, y, 0.0)).collect();
        let look =
            format!(r##"fill="#fff" stroke="{INK}" stroke-width="1.2" stroke-linejoin="round""##);
        let mut out = polygon(&around, &look);
        let (mut dark, mut light) = (String::new(), String::new());
        for spot in shape.spots() {
            let (file, rank) = (f32::from(spot.file), f32::from(spot.rank));
            let way = match shape.is_dark(spot) {
                true => &mut dark,
                false => &mut light,
            };
            let ends = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)];
            for (at, (right, up)) in ends.into_iter().enumerate() {
                let (x, y) = self.place(file + right, rank + up, 0.0);
                let _ = write!(way, "{}{x:.2} {y:.2}", if at == 0 { "M" } else { "L" });
            }
            way.push('z');
        }
        let _ = write!(
            out,
            r#"<path d="{light}" fill="none" stroke="{LINE}" stroke-width=".4"/><path d="{dark}" fill="{DARK}" stroke="{LINE}" stroke-width=".4"/>"#
        );
        out
    }

    /// A figure whose foot has its middle there.
    fn figure(&self, name: &str, across: f32, behind: f32) -> String {
        let (wide, high, deep) = FIGURE;
        let half = wide / 2.0;
        let panel = [
            self.place(across - half, behind, 0.0),
            self.place(across + half, behind, 0.0),
            self.place(across + half, behind + deep, high),
            self.place(across - half, behind + deep, high),
        ];
        let look =
            format!(r##"fill="#fff" stroke="{INK}" stroke-width=".7" stroke-linejoin="round""##);
        let side = panel[1].0 - panel[0].0;
        let middle = (panel[0].1 + panel[2].1) / 2.0;
        let place = (panel[0].0, middle - side / 2.0);
        polygon(&panel, &look) + &piece(name, place, side, false)
    }
}
