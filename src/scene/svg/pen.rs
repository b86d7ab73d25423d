//! The pen that writes SVG: lines with a halo, filled shapes, patterns for an author's colors.

use std::fmt::Write as _;

use crate::scene::Tone;
use crate::scene::svg::{Palette, Point};

/// The width of the halo at each side of a line.
const HALO: f32 = 2.8;

/// The length of a dash and of a gap, in line widths.
const DASH: &[f32] = &[1.8, 1.1];

/// A dash and a dot, in line widths.
const DASH_DOT: &[f32] = &[2.4, 0.9, 0.7, 0.9];

/// A picture being drawn.
pub(super) struct Pen<'p> {
    pub(super) palette: &'p Palette,
    text: String,
}

/// The outline of a shape, as SVG writes it.
#[derive(Clone, Debug)]
pub(super) struct Outline(String);

impl Outline {
    /// A way through some points; closed if it ends where it began.
    pub(super) fn through(points: &[Point], is_closed: bool) -> Self {
        let mut way = String::new();
        for (place, point) in points.iter().enumerate() {
            let letter = if place == 0 { 'M' } else { 'L' };
            // Writing to a string cannot fail.
            let _ = write!(way, "{letter}{:.2} {:.2}", point.x, point.y);
        }
        if is_closed {
            way.push('Z');
        }
        Self(way)
    }

    /// Several ways as one.
    pub(super) fn all(ways: impl IntoIterator<Item = Self>) -> Self {
        Self(ways.into_iter().map(|way| way.0).collect())
    }

    pub(super) fn circle(center: Point, radius: f32) -> Self {
        let (x, y, r) = (center.x, center.y, radius);
        let (left, across) = (x - r, 2.0 * r);
        Self(format!(
            "M{left:.2} {y:.2}a{r:.2} {r:.2} 0 1 1 {across:.2} 0a{r:.2} {r:.2} 0 1 1 -{across:.2} 0Z"
        ))
    }

    /// A square with rounded corners around a point, `half` its side.
    pub(super) fn rounded(center: Point, half: f32, radius: f32) -> Self {
        let (left, top) = (center.x - half, center.y - half);
        let (r, side) = (radius, 2.0 * (half - radius));
        Self(format!(
            "M{:.2} {top:.2}h{side:.2}a{r:.2} {r:.2} 0 0 1 {r:.2} {r:.2}v{side:.2}\
             a{r:.2} {r:.2} 0 0 1 -{r:.2} {r:.2}h-{side:.2}a{r:.2} {r:.2} 0 0 1 -{r:.2} -{r:.2}\
             v-{side:.2}a{r:.2} {r:.2} 0 0 1 {r:.2} -{r:.2}Z",
            left + r
        ))
    }
}

impl<'p> Pen<'p> {
    pub(super) fn new(palette: &'p Palette, width: f32, height: f32) -> Self {
        let text =
            format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">"#);
        Self { palette, text }
    }

    pub(super) fn finish(mut self) -> String {
        self.text.push_str("</svg>");
        self.text
    }

    /// A line without a halo; dashes and gaps are given in line widths.
    pub(super) fn plain(&mut self, way: &Outline, width: f32, color: &str, dash: &[f32]) {
        let cap = if dash.is_empty() { "round" } else { "butt" };
        let _ = write!(
            self.text,
            r#"<path d="{}" fill="none" stroke="{color}" stroke-width="{width:.2}" stroke-linejoin="round" stroke-linecap="{cap}""#,
            way.0
        );
        if !dash.is_empty() {
            let parts: Vec<String> = dash.iter().map(|it| format!("{:.2}", it * width)).collect();
            let _ = write!(self.text, r#" stroke-dasharray="{}""#, parts.join(" "));
        }
        self.text.push_str("/>");
    }

    /// The halo of a line.
    pub(super) fn halo(&mut self, way: &Outline, width: f32) {
        let palette = self.palette;
        self.plain(way, width + 2.0 * HALO, &palette.halo, &[]);
    }

    /// A line with a halo.
    pub(super) fn line(&mut self, way: &Outline, width: f32, color: &str) {
        self.halo(way, width);
        self.plain(way, width, color, &[]);
    }

    /// A dashed line with a halo.
    pub(super) fn dashed(&mut self, way: &Outline, width: f32, color: &str) {
        self.halo(way, width);
        self.plain(way, width, color, DASH);
    }

    /// A line in an author's color, with the pattern that goes with it.
    pub(super) fn toned(&mut self, way: &Outline, width: f32, tone: Tone) {
        let palette = self.palette;
        let color = palette.tone(tone);
        match tone {
            Tone::Blue => self.line(way, width, color),
            Tone::Yellow => self.dashed(way, width, color),
            Tone::Red => {
                self.halo(way, width);
                self.plain(way, width, color, DASH_DOT);
            }
            Tone::Green => {
                self.line(way, width * 1.3, color);
                self.plain(way, width * 0.4, &palette.halo, &[]);
            }
        }
    }

    /// A filled shape; how strong, from 0 to 1.
    pub(super) fn fill(&mut self, shape: &Outline, color: &str, strength: f32) {
        let _ = write!(
            self.text,
            r#"<path d="{}" fill="{color}" fill-opacity="{strength}"/>"#,
            shape.0
        );
    }

    /// A filled shape with a halo.
    pub(super) fn shape(&mut self, shape: &Outline, color: &str) {
        self.halo(shape, 0.0);
        self.fill(shape, color, 1.0);
    }
}
