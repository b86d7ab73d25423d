//! The path through a land: a wave from one edge to the other, and the places of its stones along it.

use std::f32::consts::TAU;
use std::fmt::Write as _;

use iced::{Point, Size};

use crate::gui::look::art::stones::{BANK, SAND};
use crate::gui::look::theme::{Tokens, css};

/// A path through a land of some size.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Wave {
    size: Size,
    /// How far it goes up and down.
    swing: f32,
    /// How often it does.
    turns: f32,
    /// The side of a stone.
    pub(super) stone: f32,
}

impl Wave {
    /// The path for so many stones: where they would stand too close, it winds more.
    pub(super) fn of(size: Size, n_stones: usize) -> Self {
        let turns = (size.width / (size.height * TURN)).round();
        let mut wave = Self {
            size,
            swing: size.height * SWING.0,
            turns: turns.clamp(1.0, MOST_TURNS),
            stone: (size.height * STONE).clamp(STONES.0, STONES.1),
        };
        #[allow(clippy::cast_precision_loss)]
        let needed = (n_stones as f32 + NEXT - 1.0) * wave.stone * CLOSE;
        while wave.length() < needed && wave.swing < size.height * SWING.1 {
            wave.swing += size.height * MORE_SWING;
        }
        while wave.length() < needed && wave.turns < MOST_TURNS {
            wave.turns += 0.5;
        }
        while wave.length() < needed && wave.stone > STONES.0 {
            wave.stone -= 1.0;
        }
        wave
    }

    /// The side of the stone that is next.
    pub(super) fn next_stone(self) -> f32 {
        self.stone * NEXT
    }

    /// How far down the path enters the land, and leaves it.
    pub(super) fn enters(self) -> f32 {
        self.at(0.0).y
    }

    fn at(self, x: f32) -> Point {
        let turned = (x / self.size.width * self.turns * TAU).sin();
        let lowest = self.size.height - self.swing - self.next_stone() / 2.0 - FOOT;
        let middle = (self.size.height * MIDDLE).min(lowest);
        Point::new(x, middle - self.swing * turned)
    }

    /// Points along the path, from one stone's room off an edge to the same off the other.
    fn points(self) -> Vec<Point> {
        let edge = self.stone * EDGE;
        let wide = self.size.width - 2.0 * edge;
        (0..=SAMPLES)
            .map(|place| self.at(edge + wide * f32::from(place) / f32::from(SAMPLES)))
            .collect()
    }

    fn length(self) -> f32 {
        let points = self.points();
        let pairs = points.iter().zip(points.iter().skip(1));
        pairs.map(|(from, to)| from.distance(*to)).sum()
    }

    /// The middles of so many stones, at equal distances along the path; around the one that is next there
    /// is a little more room.
    pub(super) fn places(self, n_stones: usize, next: usize) -> Vec<Point> {
        let gap = |before: usize| {
            let is_wide = before == next || before + 1 == next;
            if is_wide { WIDE } else { 1.0 }
        };
        let all: f32 = (1..n_stones).map(|place| gap(place - 1)).sum();
        let unit = if all > 0.0 { self.length() / all } else { 0.0 };
        let mut wanted = 0.0;
        let mut places = Vec::with_capacity(n_stones);
        for place in 0..n_stones {
            if place > 0 {
                wanted += unit * gap(place - 1);
            }
            places.push(self.after(wanted));
        }
        places
    }

    /// The point after so much of the path.
    fn after(self, wanted: f32) -> Point {
        let points = self.points();
        let mut gone = 0.0;
        let mut last = points.first().copied().unwrap_or(Point::ORIGIN);
        for point in points {
            let step = last.distance(point);
            if gone + step >= wanted && step > 0.0 {
                let share = (wanted - gone) / step;
                return last + (point - last) * share;
            }
            gone += step;
            last = point;
        }
        last
    }

    /// The path as a drawing: sand with an edge at each side, from one edge of the land to the other.
    pub(super) fn drawn(self, tokens: &Tokens) -> String {
        let mut line = String::new();
        let (mut x, mut sign) = (-EDGE_OUT, 'M');
        while x <= self.size.width + EDGE_OUT + STEP {
            let y = self.at(x).y;
            _ = write!(line, "{sign}{x:.0} {y:.1}");
            (x, sign) = (x + STEP, 'L');
        }
        let stroke = |color, width: f32| {
            let width = width * self.stone;
            format!(
                "<path d=\"{line}\" fill=\"none\" stroke=\"{color}\" stroke-width=\"{width:.1}\"/>"
            )
        };
        stroke(css(tokens.bank), BANK) + &stroke(css(tokens.sand), SAND)
    }
}

/// The height of the path's middle, measured by that of the land.
const MIDDLE: f32 = 0.747;
/// The room below the lowest stone.
const FOOT: f32 = 10.0;
/// How far it goes up and down: as a rule, and at most.
const SWING: (f32, f32) = (0.136, 0.18);
/// How much more where room is short.
const MORE_SWING: f32 = 0.01;
/// The length of one turn, measured by the height of the land.
const TURN: f32 = 0.9;
const MOST_TURNS: f32 = 3.0;
/// A stone, measured by the height of the land.
const STONE: f32 = 0.1235;
/// The smallest and the largest stone.
const STONES: (f32, f32) = (50.0, 112.0);
/// The stone that is next, measured by another.
const NEXT: f32 = 1.4;
/// How close stones may stand, measured by a stone.
const CLOSE: f32 = 1.02;
/// How much more room there is around the one that is next.
const WIDE: f32 = 1.3;
/// The middle of the first stone from the edge of the land, measured by a stone.
const EDGE: f32 = 0.95;
/// Between two points of the drawing.
const STEP: f32 = 6.0;
/// How far the drawing goes beyond the land.
const EDGE_OUT: f32 = 12.0;
const SAMPLES: u16 = 240;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gui::look::theme::ThemeKind;

    const SIZES: [(f32, f32); 6] = [
        (432.0, 336.0),
        (776.0, 286.0),
        (602.0, 478.0),
        (704.0, 486.0),
        (999.0, 690.0),
        (1330.0, 1000.0),
    ];

    #[test]
    fn stones_stand_inside_apart_and_in_their_order() {
        for (width, height) in SIZES {
            let size = Size::new(width, height);
            // As many as the longest land has.
            for n_stones in 1..=12 {
                let wave = Wave::of(size, n_stones);
                assert!(wave.stone >= STONES.0);
                for next in 0..n_stones {
                    let places = wave.places(n_stones, next);
                    assert_eq!(places.len(), n_stones);
                    for at in &places {
                        let half = wave.next_stone() / 2.0;
                        assert!(at.x >= half && at.x <= width - half, "{size:?} {at:?}");
                        assert!(at.y + half < height, "{size:?} {at:?}");
                        assert!(at.y > height * 0.4);
                    }
                    for (from, to) in places.iter().zip(places.iter().skip(1)) {
                        assert!(from.x < to.x);
                        // In the smallest window the stones of a long land touch each other.
                        let least = if width < 500.0 { 40.0 } else { 48.0 };
                        assert!(from.distance(*to) > least, "{size:?} {n_stones}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_path_is_drawn_twice_from_edge_to_edge() {
        let wave = Wave::of(Size::new(752.0, 400.0), 6);
        let drawn = wave.drawn(ThemeKind::Light.tokens());
        assert_eq!(drawn.matches("<path").count(), 2);
        assert!(drawn.contains("M-12 "));
    }
}
