//! The board to cut out: squares, a rim with letters and numbers, and the line to cut along.
//!
//! The cross is as large as its pieces ask, and so it lies on two pages, the half of White's left hand on the first: there
//! the edge in the middle has a flap, onto which the other half is glued. Its twelve ranks go along the paper.

use std::fmt::Write as _;
use std::ops::Range;

use crate::export::board::DARK;
use crate::export::canvas::{INK, SOFT};
use crate::export::leaf::{Leaf, Style};
use crate::export::pages::MARGIN;
use crate::export::set::lines::{MM, SQUARE, cut, glue};
use crate::locale::{Phrase, count};
use crate::rules::Seat;
use crate::scene::{Shape, Spot, army};

/// How wide the rim is.
const RIM: f32 = 5.5 * MM;
/// The size of letters and numbers.
const LETTER: f32 = 9.5;
/// The side of a badge on the rim.
const BADGE: f32 = 5.0 * MM;

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

/// Between the edge of the paper and a half.
const BESIDE: f32 = 15.0 * MM;
/// How wide the flap is, and by how much its end is shorter than the edge that it hangs on.
const FLAP: (f32, f32) = (12.0 * MM, 6.0 * MM);

/// Which half of a board, seen by White.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Half {
    Left,
    Right,
}

/// A half of a board that is too large for a page; the other one lies on the page `other`.
pub(super) fn half(leaf: &mut Leaf<'_>, shape: Shape, half: Half, other: usize) {
    let middle = shape.files / 2;
    let field = Field {
        shape,
        files: match half {
            Half::Left => 0..middle,
            Half::Right => middle..shape.files,
        },
    };
    let (wide, high) = field.size();
    let top = (leaf.size.1 - high) / 2.0;
    let left = match half {
        Half::Left => BESIDE + RIM,
        Half::Right => leaf.size.0 - BESIDE - RIM - wide,
    };
    leaf.drawn(&field.draw((left, top)));
    if half == Half::Left {
        let (wider, shorter) = FLAP;
        let corner = (left + wide, top + shorter);
        leaf.drawn(&glue(corner, (wider, high - 2.0 * shorter)));
    }
    let (title, says) = match half {
        Half::Left => (Phrase::SetBoardLeft, Phrase::SetFlap { page: count(other) }),
        Half::Right => (
            Phrase::SetBoardRight,
            Phrase::SetSeam { page: count(other) },
        ),
    };
    // Beside the edge in the middle.
    let (beside, end) = match half {
        Half::Left => (left + wide + FLAP.0 + 4.0 * MM, leaf.size.0 - MARGIN),
        Half::Right => (MARGIN, left - 4.0 * MM),
    };
    leaf.y = top + 2.0 * SQUARE;
    for (phrase, style) in [
        (title, Style::plain(14.0).bold()),
        (says, Style::plain(11.0)),
    ] {
        let words = leaf.say(&phrase);
        leaf.paragraph_there(&words, style, (beside, end - beside));
        leaf.y += 4.0;
    }
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
        for (seat, at) in self.badges(place) {
            names += &badge(seat, at);
        }
        let line = cut(&self.outline(place));
        format!(
            r#"<path d="{dark}" fill="{DARK}"/><path d="{edges}" fill="none" stroke="{INK}" stroke-width="1.4" stroke-linecap="square"/>{names}{line}"#
        )
    }

    /// Where it is cut out: around the rim and through the missing corners. An edge in the middle is cut straight, or around
    /// the flap that hangs on it.
    fn outline(&self, (left, top): (f32, f32)) -> Vec<(f32, f32)> {
        let (wide, high) = self.size();
        let far = f32::from(self.shape.corner) * SQUARE - RIM;
        let outer = vec![
            (far, -RIM),
            (far, far),
            (-RIM, far),
            (-RIM, high - far),
            (far, high - far),
            (far, high + RIM),
        ];
        let first = match self.files.start {
            0 => outer.clone(),
            _ => vec![(0.0, -RIM), (0.0, high + RIM)],
        };
        let (flap, shorter) = FLAP;
        let last = match self.files.end == self.shape.files {
            true => outer,
            false => vec![
                (0.0, -RIM),
                (0.0, 0.0),
                (-flap, shorter),
                (-flap, high - shorter),
                (0.0, high),
                (0.0, high + RIM),
            ],
        };
        let last = last.iter().rev().map(|(x, y)| (wide - x, *y));
        let mut corners: Vec<_> = first.iter().copied().chain(last).collect();
        corners.dedup();
        corners.iter().map(|(x, y)| (left + x, top + y)).collect()
    }

    /// Where the badge of each army stands on the rim before its home: twice, between two names.
    fn badges(&self, (left, top): (f32, f32)) -> Vec<(Seat, (f32, f32))> {
        if self.shape.corner == 0 {
            return Vec::new();
        }
        let (wide, high) = self.size();
        let third = f32::from(self.shape.files) / 3.0 * SQUARE;
        let begin = f32::from(self.files.start) * SQUARE;
        let mut found = Vec::new();
        for along in [third, 2.0 * third] {
            let x = along - begin;
            if x > 0.0 && x < wide {
                found.push((Seat::South, (left + x, top + high + RIM / 2.0)));
                found.push((Seat::North, (left + x, top - RIM / 2.0)));
            }
            if self.files.start == 0 {
                found.push((Seat::West, (left - RIM / 2.0, top + along)));
            }
            if self.files.end == self.shape.files {
                found.push((Seat::East, (left + wide + RIM / 2.0, top + along)));
            }
        }
        found
    }
}

/// The badge of an army around a place.
fn badge(seat: Seat, (x, y): (f32, f32)) -> String {
    let (x, y) = (x - BADGE / 2.0, y - BADGE / 2.0);
    let placed = format!(r#"<svg x="{x:.2}" y="{y:.2}" width="{BADGE:.2}" height="{BADGE:.2}""#);
    army::emblem(seat).replacen(r#"<svg xmlns="http://www.w3.org/2000/svg""#, &placed, 1)
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
