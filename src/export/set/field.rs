//! The board to cut out: squares, a rim with letters and numbers, and the line to cut along.

use std::fmt::Write as _;
use std::ops::Range;

use crate::export::board::DARK;
use crate::export::canvas::{INK, SOFT};
use crate::export::leaf::{Leaf, Style};
use crate::export::pages::MARGIN;
use crate::export::set::lines::{MM, SQUARE, cut};
use crate::locale::Phrase;
use crate::scene::{Shape, Spot};

/// How wide the rim is.
const RIM: f32 = 5.5 * MM;
/// The size of letters and numbers.
const LETTER: f32 = 9.5;

/// A board that fits on a page.
pub(super) fn whole(leaf: &mut Leaf<'_>, shape: Shape) {
    let column = (MARGIN, leaf.wide());
    let title = leaf.say(&Phrase::SetBoard);
    leaf.paragraph(&title, Style::plain(18.0).bold().in_the_middle(), column);
    let says = leaf.say(&Phrase::SetStepCut);
    leaf.paragraph(&says, Style::plain(11.0).in_the_middle(), column);
    let field = Field {
        shape,
        files: 0..shape.files,
    };
    let (wide, high) = field.size();
    let place = ((leaf.size.0 - wide) / 2.0, (leaf.size.1 - high) / 2.0);
    leaf.drawn(&field.draw(place));
}

/// Some files of a board.
struct Field {
    shape: Shape,
    files: Range<u8>,
}

impl Field {
    /// Width and height of the squares.
    fn size(&self) -> (f32, f32) {
        let files = self.files.end - self.files.start;
        let ranks = self.shape.ranks;
        (f32::from(files) * SQUARE, f32::from(ranks) * SQUARE)
    }

    fn spots(&self) -> impl Iterator<Item = Spot> + '_ {
        let spots = self.shape.spots();
        spots.filter(|spot| self.files.contains(&spot.file))
    }

    /// The left upper corner of a square.
    fn corner(&self, (left, top): (f32, f32), spot: Spot) -> (f32, f32) {
        let across = f32::from(spot.file) - f32::from(self.files.start);
        let down = f32::from(self.shape.ranks - 1 - spot.rank);
        (left + across * SQUARE, top + down * SQUARE)
    }

    /// The field, whose first square from the upper left begins at `place`.
    fn draw(&self, place: (f32, f32)) -> String {
        let mut dark = String::new();
        let mut edges = String::new();
        let mut names = String::new();
        for spot in self.spots() {
            let (x, y) = self.corner(place, spot);
            if self.shape.is_dark(spot) {
                let _ = write!(dark, "M{x:.2} {y:.2}h{SQUARE:.2}v{SQUARE:.2}h-{SQUARE:.2}z");
            }
            for side in Side::ALL {
                if side.neighbor(spot).is_some_and(|it| self.shape.has(it)) {
                    continue;
                }
                let (from, to) = side.edge((x, y));
                let _ = write!(
                    edges,
                    "M{:.2} {:.2}L{:.2} {:.2}",
                    from.0, from.1, to.0, to.1
                );
                names += &name((x, y), side, spot);
            }
        }
        let line = cut(&self.outline(place));
        format!(
            r#"<path d="{dark}" fill="{DARK}"/><path d="{edges}" fill="none" stroke="{INK}" stroke-width="1.4" stroke-linecap="square"/>{names}{line}"#
        )
    }

    /// Where it is cut out: around the rim, and through the missing corners.
    fn outline(&self, (left, top): (f32, f32)) -> Vec<(f32, f32)> {
        let (wide, high) = self.size();
        let far = f32::from(self.shape.corner) * SQUARE - RIM;
        let side = [
            (far, -RIM),
            (far, far),
            (-RIM, far),
            (-RIM, high - far),
            (far, high - far),
            (far, high + RIM),
        ];
        let other = side.iter().rev().map(|(x, y)| (wide - x, *y));
        let mut corners: Vec<_> = side.iter().copied().chain(other).collect();
        corners.dedup();
        corners.iter().map(|(x, y)| (left + x, top + y)).collect()
    }
}

/// A side of a square, as it lies on paper.
#[derive(Clone, Copy)]
enum Side {
    Left,
    Right,
    Above,
    Below,
}

impl Side {
    const ALL: [Self; 4] = [Self::Left, Self::Right, Self::Above, Self::Below];

    /// The square on the other side of it; `None` before the first file and rank.
    fn neighbor(self, spot: Spot) -> Option<Spot> {
        let (file, rank) = (spot.file, spot.rank);
        Some(match self {
            Self::Left => Spot::new(file.checked_sub(1)?, rank),
            Self::Right => Spot::new(file.checked_add(1)?, rank),
            Self::Above => Spot::new(file, rank.checked_add(1)?),
            Self::Below => Spot::new(file, rank.checked_sub(1)?),
        })
    }

    /// From where to where it goes, on a square with this left upper corner.
    const fn edge(self, (x, y): (f32, f32)) -> ((f32, f32), (f32, f32)) {
        let (far, low) = (x + SQUARE, y + SQUARE);
        match self {
            Self::Left => ((x, y), (x, low)),
            Self::Right => ((far, y), (far, low)),
            Self::Above => ((x, y), (far, y)),
            Self::Below => ((x, low), (far, low)),
        }
    }
}

/// The letter or the number beside a square at the edge.
fn name((x, y): (f32, f32), side: Side, spot: Spot) -> String {
    let letter = char::from(b'a'.saturating_add(spot.file)).to_string();
    let number = (u16::from(spot.rank) + 1).to_string();
    let half = SQUARE / 2.0;
    let ((across, down), text) = match side {
        Side::Left => ((-RIM / 2.0, half), number),
        Side::Right => ((SQUARE + RIM / 2.0, half), number),
        Side::Above => ((half, -RIM / 2.0), letter),
        Side::Below => ((half, SQUARE + RIM / 2.0), letter),
    };
    let (x, y) = (x + across, y + down + LETTER * 0.36);
    format!(
        r#"<text x="{x:.2}" y="{y:.2}" font-family="Noto Sans" font-size="{LETTER}" fill="{SOFT}" text-anchor="middle">{text}</text>"#
    )
}
