//! The drawings of joy: what flies and falls, the jar of stars, laurel and crown.
//!
//! The renderer draws a picture upright only. What turns as it flies is there in so many turns, each made once.

use std::fmt::Write as _;
use std::sync::LazyLock;

use iced::widget::svg::Handle;
use iced::{Color, Point, Vector};

use crate::gui::look::art::files::inside;
use crate::gui::look::theme::css;
use crate::gui::look::theme::hues::{BADGES, N_HUES};

/// How many turns a flying star and a falling pawn have.
pub const TURNS: usize = 7;

/// How far a star is turned when it sets out, in degrees.
const STAR_TURN: f32 = 16.0;

/// How far the most turned pawn is turned, to each side.
const PAWN_TURN: f32 = 45.0;

/// The hue that the drawing of the small pawn has.
const PAWN_HUE: &str = "#7A5BA8";

/// The hue that the drawing of the ribbon has.
const RIBBON_HUE: &str = "#5B3F8C";

/// The width and height of the jar.
pub const JAR: (f32, f32) = (160.0, 200.0);

/// What of the jar stars fill: left, top, width, height. At both sides the glass shines: a star under that looks cut.
const INSIDE: (f32, f32, f32, f32) = (33.0, 64.0, 94.0, 121.0);

/// So few stars are the largest, and lie by turns at one side and at the other; and the largest of more.
const FEW: u16 = 3;
const LARGEST: f32 = 52.0;
const LARGE: f32 = 44.0;

/// How much of its room a row of stars takes in height at least: they lie in each other's gaps.
const CLOSE: f32 = 0.86;

/// How far apart stars of a row lie at most, measured by a star.
const APART: f32 = 1.15;

/// A square drawing turned about its middle, by degrees.
fn turned(drawing: &str, side: f32, degrees: f32) -> Handle {
    let (middle, inside) = (side / 2.0, inside(drawing));
    let text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {side}\">\
         <g transform=\"rotate({degrees} {middle} {middle})\">{inside}</g></svg>"
    );
    Handle::from_memory(text.into_bytes())
}

/// A number up to [`TURNS`] as a share, from 0 to 1.
fn share(turn: usize) -> f32 {
    f32::from(u8::try_from(turn).unwrap_or(u8::MAX)) / f32::from(LAST_TURN)
}

/// The last of the turns.
const LAST_TURN: u8 = 6;

/// A star on its way; the turn 0 is upright.
#[must_use]
pub fn star(turn: usize) -> Handle {
    static STARS: LazyLock<[Handle; TURNS]> = LazyLock::new(|| {
        std::array::from_fn(|turn| {
            turned(text!("joy/star-fly.svg"), 96.0, -STAR_TURN * share(turn))
        })
    });
    STARS[turn % TURNS].clone()
}

/// A star that is still to be earned.
#[must_use]
pub fn empty_star() -> Handle {
    handle!("joy/star-empty.svg")
}

/// What shines when a star lands; its disc takes 94 of 160 in the middle.
#[must_use]
pub fn rays() -> Handle {
    handle!("joy/rays.svg")
}

/// A small pawn that falls, in one of the hues of the lands.
#[must_use]
pub fn pawn(hue: usize, turn: usize) -> Handle {
    static PAWNS: LazyLock<[[Handle; TURNS]; N_HUES]> = LazyLock::new(|| {
        BADGES.map(|hue| {
            let drawing = text!("joy/confetti-pawn.svg").replace(PAWN_HUE, &css(hue));
            std::array::from_fn(|turn| {
                turned(&drawing, 40.0, PAWN_TURN * (2.0 * share(turn) - 1.0))
            })
        })
    });
    PAWNS[hue % N_HUES][turn % TURNS].clone()
}

/// A laurel around an animal, 160 to 120; the animal's middle is at 80 56.
#[must_use]
pub fn laurel() -> Handle {
    handle!("joy/laurel.svg")
}

/// A crown over an animal, 48 to 36.
#[must_use]
pub fn crown() -> Handle {
    handle!("joy/crown.svg")
}

/// A ribbon in the hue of a land, 128 to 172.
#[must_use]
pub fn ribbon(hue: Color) -> Handle {
    Handle::from_memory(
        text!("joy/ribbon.svg")
            .replace(RIBBON_HUE, &css(hue))
            .into_bytes(),
    )
}

/// The jar with so many stars in it, of so many that fill it.
#[must_use]
pub fn jar(stars: u32, most: u32) -> Handle {
    let (back, front) = (
        inside(text!("joy/jar-back.svg")),
        inside(text!("joy/jar-front.svg")),
    );
    let (width, height) = JAR;
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\">{back}"
    );
    let small = inside(text!("icons/star.svg"));
    for ((at, turn, scale), _) in Heap::of(most).places().zip(0..stars) {
        let Point { x, y } = at;
        let _ = write!(
            text,
            "<g transform=\"translate({x} {y}) rotate({turn}) scale({scale}) translate(-12 -12)\">{small}</g>"
        );
    }
    let _ = write!(text, "{front}</svg>");
    Handle::from_memory(text.into_bytes())
}

/// Stars in rows that lie in each other's gaps, so that all of them fill the jar: every second row has one less.
#[derive(Clone, Copy, Debug, Default)]
struct Heap {
    stars: u16,
    side: f32,
    across: u16,
    rows: u16,
}

impl Heap {
    /// So many stars, as large as there is room for.
    fn of(stars: u32) -> Self {
        let stars = u16::try_from(stars).unwrap_or(MOST).clamp(1, MOST);
        let (_, _, wide, high) = INSIDE;
        if stars <= FEW {
            return Self {
                stars,
                side: LARGEST,
                across: 1,
                rows: stars,
            };
        }
        let heaps = (2..=stars).map(|across| {
            // Two rows hold so many.
            let two = 2 * across - 1;
            let rest = u16::from(stars % two > 0) + u16::from(stars % two > across);
            let rows = stars / two * 2 + rest;
            let up = 1.0 + (f32::from(rows) - 1.0) * CLOSE;
            let side = (wide / f32::from(across)).min(high / up).min(LARGE);
            Self {
                stars,
                side,
                across,
                rows,
            }
        });
        let larger = |best: Self, it: Self| if it.side > best.side { it } else { best };
        heaps.reduce(larger).unwrap_or_default()
    }

    /// The middle of each star, how far it is turned, and how large it is, measured by its drawing.
    fn places(self) -> impl Iterator<Item = (Point, f32, f32)> {
        let (left, top, wide, high) = INSIDE;
        let Self { side, across, .. } = self;
        let apart = (wide / f32::from(across)).min(side * APART);
        let gaps = f32::from(self.rows) - 1.0;
        let up = ((high - side) / gaps.max(1.0)).min(side);
        let rows = (0..self.rows).scan(self.stars, move |left, row| {
            let room = (across - row % 2).max(1);
            let taken = room.min(*left);
            *left -= taken;
            Some((row, room, taken))
        });
        let all = rows.flat_map(move |(row, room, taken)| {
            // What is left lies in the middle of the uppermost row.
            let first = (room - taken) / 2;
            (first..first + taken).map(move |column| {
                let aside = match across {
                    1 if gaps > 0.0 => (f32::from(row % 2) - 0.5) * (wide - side),
                    _ => (f32::from(column) - f32::from(room - 1) / 2.0) * apart,
                };
                (aside, f32::from(row) * up)
            })
        });
        (0_u16..).zip(all).map(move |(number, (across, up))| {
            // A little askew, each in its own way, as things lie that were thrown in.
            let sway = (f32::from(number) * 2.4).sin();
            let middle = Point::new(left + wide / 2.0 + across, top + high - side / 2.0 - up);
            let place = middle + Vector::new(sway, sway);
            (place, sway * SWAY, side / SMALL)
        })
    }
}

/// More stars are in no jar.
const MOST: u16 = 999;

/// How far a star is turned in the jar at most, by degrees, and the side of its drawing.
const SWAY: f32 = 20.0;
const SMALL: f32 = 24.0;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_turn_and_every_hue_is_a_drawing_of_its_own() {
        let stars = (0..TURNS).map(|turn| star(turn).id());
        let pawns = (0..N_HUES).flat_map(|hue| (0..TURNS).map(move |turn| pawn(hue, turn)));
        let mut all: Vec<u64> = stars.chain(pawns.map(|it| it.id())).collect();
        let n = all.len();
        assert_eq!(n, TURNS * (1 + N_HUES));
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), n);
    }

    #[test]
    fn the_jar_has_room_for_every_star_and_is_full_of_all() {
        let (left, top, wide, high) = INSIDE;
        for most in 1..200_u32 {
            let heap = Heap::of(most);
            let places: Vec<Point> = heap.places().map(|(at, ..)| at).collect();
            assert_eq!(places.len(), most as usize, "{most}");
            let half = heap.side / 2.0 - 1.01;
            for at in &places {
                assert!(at.x - half >= left && at.x + half <= left + wide, "{most}");
                assert!(at.y - half >= top && at.y + half <= top + high, "{most}");
            }
            let highest = places.iter().map(|at| at.y - half).fold(f32::MAX, f32::min);
            let is_full = highest < top + high / 3.0;
            assert!(is_full || most == 1, "{most}: {highest}");
            assert_ne!(jar(most, most).id(), jar(most - 1, most).id());
        }
    }
}
