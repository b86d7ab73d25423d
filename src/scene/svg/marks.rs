//! The shapes of the marks.

use crate::scene::svg::pen::{Outline, Pen};
use crate::scene::svg::{End, Point};
use crate::scene::{Level, Mark, Tone};

/// How strong a tinted square is filled.
const TINT: f32 = 0.22;

/// A dot that is only looked at, far smaller than one that is pressed.
const SPECK: f32 = 6.5;

/// Half a square, to its very edge.
const HALF: f32 = 50.0;

/// Draws what lies on a level, between the two ends of the mark; often both are one square.
pub(super) fn draw(pen: &mut Pen<'_>, mark: Mark, level: Level, ends: [End; 2]) {
    let colors = pen.palette;
    let [at, to] = ends.map(|end| end.at);
    match mark {
        Mark::Danger(_) if level == Level::Under => danger(pen, at),
        Mark::Danger(_) => exclamation(pen, at),
        Mark::From(_) => brackets(pen, at),
        Mark::Target(_) => pen.shape(&Outline::circle(at, 15.0), &colors.accent),
        Mark::CaptureTarget(_) => pen.line(&Outline::circle(at, 43.0), 7.5, &colors.accent),
        Mark::Reach(_, false) => pen.shape(&Outline::circle(at, SPECK), &colors.refused),
        Mark::Reach(_, true) => pen.line(&Outline::circle(at, 43.0), 3.0, &colors.refused),
        Mark::Blocker(_) => pen.line(&polygon(at, 44.0, 8, 0.5), 7.0, &colors.danger),
        Mark::Pin { .. } => chain(pen, at, to),
        Mark::Good(_) => check(pen, at),
        Mark::Number(_, place) => number(pen, at, place),
        Mark::Star(_) => star(pen, at),
        Mark::Chosen(_) => chosen(pen, at),
        Mark::Hint(_) => pen.dashed(&Outline::circle(at, 42.0), 7.0, &colors.hint),
        Mark::Tint(_, tone) => tint(pen, at, tone),
        Mark::Circle(_, tone) => pen.toned(&Outline::circle(at, 41.5), 7.5, tone),
        Mark::Cross(_, tone) => cross(pen, at, tone),
        // They know what stands in their way, and are drawn there.
        Mark::Arrow { .. } => {}
        Mark::Landing(_) => pen.line(&Outline::rounded(at, 45.0, 1.0), 4.5, &colors.accent),
        Mark::Cursor(_) => pen.line(&Outline::rounded(at, 44.0, 12.0), 5.5, &colors.focus),
    }
}

/// A point of a square; 0 is the left or upper edge, 100 the right or lower one.
fn place(middle: Point, x: f32, y: f32) -> Point {
    Point::new(middle.x - HALF + x, middle.y - HALF + y)
}

fn way(middle: Point, points: &[(f32, f32)], is_closed: bool) -> Outline {
    let points: Vec<Point> = points.iter().map(|(x, y)| place(middle, *x, *y)).collect();
    Outline::through(&points, is_closed)
}

/// The whole square.
fn square(middle: Point) -> Outline {
    let corners = [(0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0)];
    way(middle, &corners, true)
}

fn brackets(pen: &mut Pen<'_>, at: Point) {
    let (near, far, length) = (7.0, 93.0, 21.0);
    let inward = |edge: f32| if edge < HALF { length } else { -length };
    let corners = [(near, near), (far, near), (far, far), (near, far)];
    let corners = corners.map(|(x, y)| {
        let bracket = [(x + inward(x), y), (x, y), (x, y + inward(y))];
        way(at, &bracket, false)
    });
    let color = &pen.palette.focus;
    pen.line(&Outline::all(corners), 6.5, color);
}

fn danger(pen: &mut Pen<'_>, at: Point) {
    let palette = pen.palette;
    pen.fill(&square(at), &palette.halo, 0.45);
    let stripes = (1..=9u8).map(|step| {
        // From the left or lower edge to the upper or right one, inside the frame.
        let sum = f32::from(step) * 20.0;
        let (low, high) = ((sum - 93.0).max(7.0), (sum - 7.0).min(93.0));
        way(at, &[(low, high), (high, low)], false)
    });
    pen.plain(&Outline::all(stripes), 5.5, &palette.danger, &[]);
    pen.line(&Outline::rounded(at, 44.5, 6.0), 5.0, &palette.danger);
}

/// The badge of a danger square, in its upper left corner.
fn exclamation(pen: &mut Pen<'_>, at: Point) {
    let palette = pen.palette;
    let badge = Outline::circle(place(at, 18.0, 18.0), 15.0);
    pen.shape(&badge, &palette.danger);
    let bar = way(at, &[(18.0, 10.0), (18.0, 19.0)], false);
    pen.plain(&bar, 5.0, &palette.halo, &[]);
    pen.fill(
        &Outline::circle(place(at, 18.0, 26.0), 2.8),
        &palette.halo,
        1.0,
    );
}

/// The badge of a right answer, in the upper right corner.
fn check(pen: &mut Pen<'_>, at: Point) {
    let palette = pen.palette;
    let badge = Outline::circle(place(at, 80.0, 20.0), 17.0);
    pen.shape(&badge, &palette.good);
    let tick = way(at, &[(72.0, 21.0), (78.0, 27.0), (88.0, 14.0)], false);
    pen.plain(&tick, 5.0, &palette.halo, &[]);
}

/// The badge of a place in an order, in the upper right corner; no digit beyond 9.
fn number(pen: &mut Pen<'_>, at: Point, place: u8) {
    let palette = pen.palette;
    let middle = self::place(at, 77.0, 23.0);
    pen.shape(&Outline::circle(middle, 20.0), &palette.accent);
    let points = digit(place).iter().map(|(x, y)| {
        let along = Point::new(x - 3.0, y - 6.0);
        middle.plus(along, 2.0)
    });
    let points: Vec<Point> = points.collect();
    pen.plain(&Outline::through(&points, false), 4.4, &palette.halo, &[]);
}

/// A digit in one stroke, in a frame that is 6 wide and 12 high.
const fn digit(place: u8) -> &'static [(f32, f32)] {
    match place {
        1 => &[(1.0, 3.0), (4.0, 0.0), (4.0, 12.0)],
        2 => &[
            (0.0, 2.0),
            (2.0, 0.0),
            (5.0, 0.0),
            (6.0, 3.0),
            (0.0, 12.0),
            (6.0, 12.0),
        ],
        3 => &[
            (0.0, 0.0),
            (6.0, 0.0),
            (3.0, 5.0),
            (6.0, 8.0),
            (5.0, 11.0),
            (3.0, 12.0),
            (0.0, 11.0),
        ],
        4 => &[(4.5, 12.0), (4.5, 0.0), (0.0, 8.5), (6.5, 8.5)],
        5 => &[
            (6.0, 0.0),
            (0.5, 0.0),
            (0.0, 5.5),
            (4.0, 5.0),
            (6.0, 8.0),
            (4.0, 12.0),
            (0.0, 11.5),
        ],
        6 => &[
            (5.0, 0.0),
            (1.0, 4.5),
            (0.0, 9.0),
            (3.0, 12.0),
            (6.0, 9.0),
            (3.0, 6.0),
            (0.5, 8.0),
        ],
        7 => &[(0.0, 0.0), (6.0, 0.0), (2.0, 12.0)],
        8 => &[
            (3.0, 5.5),
            (0.5, 3.0),
            (3.0, 0.0),
            (5.5, 3.0),
            (3.0, 5.5),
            (0.0, 9.0),
            (3.0, 12.0),
            (6.0, 9.0),
            (3.0, 5.5),
        ],
        9 => &[
            (5.5, 4.0),
            (3.0, 6.0),
            (0.0, 3.0),
            (3.0, 0.0),
            (6.0, 3.0),
            (5.5, 7.5),
            (2.0, 12.0),
        ],
        _ => &[],
    }
}

fn star(pen: &mut Pen<'_>, at: Point) {
    let palette = pen.palette;
    let corners: Vec<Point> = (0..10u8)
        .map(|corner| {
            let angle = f32::from(corner) * std::f32::consts::TAU / 10.0;
            let reach = if corner % 2 == 0 { 37.0 } else { 17.4 };
            at.plus(Point::new(angle.sin(), -angle.cos()), reach)
        })
        .collect();
    let star = Outline::through(&corners, true);
    pen.line(&star, 5.5, &palette.star_edge);
    pen.fill(&star, &palette.star, 1.0);
}

fn chosen(pen: &mut Pen<'_>, at: Point) {
    let color = &pen.palette.accent;
    let corner = way(at, &[(7.0, 7.0), (35.0, 7.0), (7.0, 35.0)], true);
    pen.shape(&corner, color);
    pen.line(&Outline::rounded(at, 43.0, 5.0), 7.0, color);
}

fn tint(pen: &mut Pen<'_>, at: Point, tone: Tone) {
    let color = pen.palette.tone(tone);
    pen.fill(&square(at), color, TINT);
    pen.toned(&Outline::rounded(at, 44.5, 4.0), 4.5, tone);
}

fn cross(pen: &mut Pen<'_>, at: Point, tone: Tone) {
    let lines = [
        way(at, &[(22.0, 22.0), (78.0, 78.0)], false),
        way(at, &[(78.0, 22.0), (22.0, 78.0)], false),
    ];
    pen.toned(&Outline::all(lines), 11.0, tone);
}

/// The dots of a pin.
fn chain(pen: &mut Pen<'_>, from: Point, to: Point) {
    let (x, y) = (to.x - from.x, to.y - from.y);
    let length = x.hypot(y).max(1.0);
    let along = Point::new(x / length, y / length);
    let step = 25.0;
    let color = &pen.palette.danger;
    let mut gone = step * 1.5;
    while gone < length - step {
        pen.shape(&Outline::circle(from.plus(along, gone), 7.0), color);
        gone += step;
    }
}

/// A regular polygon; `turn` is the angle of its first corner in steps of a corner.
fn polygon(center: Point, radius: f32, corners: u8, turn: f32) -> Outline {
    let points: Vec<Point> = (0..corners)
        .map(|corner| {
            let angle = (f32::from(corner) + turn) * std::f32::consts::TAU / f32::from(corners);
            center.plus(Point::new(angle.sin(), -angle.cos()), radius)
        })
        .collect();
    Outline::through(&points, true)
}
