//! Drawing into a field of the page, from the side where reading starts.
//!
//! `x` counts from the left in languages that run from left to right, from the right in the others;
//! so everything but the boards is mirrored by itself.

use std::fmt::Write as _;

use crate::export::fonts::Fonts;
use crate::export::text::{Spans, StyledSpan};

/// The color of words and lines.
pub(super) const INK: &str = "#111";
/// The color of what matters less.
pub(super) const SOFT: &str = "#444";
/// The color of lines to write on and of frames.
pub(super) const LINE: &str = "#777";

/// Where a text stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Anchor {
    /// It begins here.
    Start,
    /// It ends here.
    End,
    /// Its middle is here.
    Middle,
}

/// A field of a page that is drawn on.
pub(super) struct Canvas<'f> {
    fonts: &'f Fonts,
    width: f32,
    is_rtl: bool,
    out: String,
}

impl<'f> Canvas<'f> {
    pub(super) fn new(fonts: &'f Fonts, width: f32, is_rtl: bool) -> Self {
        Self {
            fonts,
            width,
            is_rtl,
            out: String::new(),
        }
    }

    pub(super) fn finish(self) -> String {
        self.out
    }

    /// The distance from the left of something that is `wide`.
    pub(super) fn left(&self, x: f32, wide: f32) -> f32 {
        if self.is_rtl {
            self.width - x - wide
        } else {
            x
        }
    }

    /// Adds what is drawn already, with its own left upper corner.
    pub(super) fn put(&mut self, x: f32, y: f32, wide: f32, drawn: &str, scale: f32) {
        let x = self.left(x, wide);
        let scale = if scale < 1.0 {
            format!(" scale({scale:.4})")
        } else {
            String::new()
        };
        let _ = write!(
            self.out,
            r#"<g transform="translate({x:.2} {y:.2}){scale}">{drawn}</g>"#
        );
    }

    /// A line to write on.
    pub(super) fn line(&mut self, x: f32, y: f32, wide: f32) {
        let left = self.left(x, wide);
        let _ = write!(
            self.out,
            r#"<path d="M{left:.2} {y:.2}h{wide:.2}" stroke="{LINE}" stroke-width=".7"/>"#
        );
    }

    /// A line from `y` down.
    pub(super) fn upright(&mut self, x: f32, y: f32, high: f32) {
        let x = self.left(x, 0.0);
        let _ = write!(
            self.out,
            r#"<path d="M{x:.2} {y:.2}v{high:.2}" stroke="{LINE}" stroke-width=".7"/>"#
        );
    }

    /// A frame; the radius rounds its corners.
    pub(super) fn frame(&mut self, x: f32, y: f32, (wide, high): (f32, f32), radius: f32) {
        let left = self.left(x, wide);
        let _ = write!(
            self.out,
            r#"<rect x="{left:.2}" y="{y:.2}" width="{wide:.2}" height="{high:.2}" rx="{radius}" fill="none" stroke="{LINE}" stroke-width=".9"/>"#
        );
    }

    /// A check mark in a box with this corner and side; it leans the same way in every direction of reading.
    pub(super) fn tick(&mut self, x: f32, y: f32, side: f32) {
        let left = self.left(x, side);
        let (wide, high) = (side * 0.25, side * 0.3);
        let (begin, middle) = (left + side * 0.2, y + side * 0.5);
        let _ = write!(
            self.out,
            r#"<path class="tick" d="M{begin:.2} {middle:.2}l{wide:.2} {high:.2}l{:.2} -{:.2}" stroke="{INK}" stroke-width="1.5" fill="none"/>"#,
            side * 0.5,
            side * 0.9
        );
    }

    /// A drawing that is a square, by the name of its symbol.
    pub(super) fn drawing(&mut self, x: f32, y: f32, side: f32, symbol: &str) {
        let left = self.left(x, side);
        let _ = write!(
            self.out,
            r##"<use href="#{symbol}" x="{left:.2}" y="{y:.2}" width="{side:.2}" height="{side:.2}"/>"##
        );
    }

    /// A circle, filled or open.
    pub(super) fn circle(&mut self, x: f32, y: f32, radius: f32, is_filled: bool) {
        let x = self.left(x, 0.0);
        let fill = if is_filled { INK } else { "#fff" };
        let _ = write!(
            self.out,
            r#"<circle cx="{x:.2}" cy="{y:.2}" r="{radius}" fill="{fill}" stroke="{INK}" stroke-width="1"/>"#
        );
    }

    /// A line of text; `y` is the line it stands on.
    pub(super) fn text(
        &mut self,
        (x, y): (f32, f32),
        spans: &[StyledSpan],
        size: f32,
        color: &str,
        anchor: Anchor,
    ) {
        let x = self.left(x, 0.0);
        let anchor = match (anchor, self.is_rtl) {
            (Anchor::Start, false) | (Anchor::End, true) => "start",
            (Anchor::End, false) | (Anchor::Start, true) => "end",
            (Anchor::Middle, _) => "middle",
        };
        let _ = write!(
            self.out,
            r#"<text x="{x:.2}" y="{y:.2}" font-size="{size}" fill="{color}" text-anchor="{anchor}" xml:space="preserve">"#
        );
        for span in self.directed(spans) {
            self.span(&span);
        }
        self.out.push_str("</text>");
    }

    /// The line between marks that make it run the right way.
    fn directed(&self, spans: &[StyledSpan]) -> Spans {
        let mut spans = spans.to_vec();
        if let Some(first) = spans.first_mut().filter(|_| self.is_rtl) {
            first.text.insert(0, '\u{2067}');
        }
        if let Some(last) = spans.last_mut().filter(|_| self.is_rtl) {
            last.text.push('\u{2069}');
        }
        spans
    }

    fn span(&mut self, span: &StyledSpan) {
        for (family, run) in self.fonts.runs(&span.text, span.is_bold) {
            let weight = if span.is_bold {
                r#" font-weight="700""#
            } else {
                ""
            };
            let _ = write!(
                self.out,
                r#"<tspan font-family="{}"{weight}>{}</tspan>"#,
                family.name(),
                escaped(&run)
            );
        }
    }
}

fn escaped(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    text.replace('>', "&gt;")
}
