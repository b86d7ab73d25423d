//! What is cut, what is folded, what is glued, and how long a millimeter is.

use std::fmt::Write as _;

use crate::export::canvas::INK;

/// Points in a millimeter.
pub(super) const MM: f32 = 72.0 / 25.4;
/// The side of a square of a board, for every set: the pieces of one play on the board of another.
pub(super) const SQUARE: f32 = 20.0 * MM;

/// From a corner to the next one; the last joins the first.
pub(super) fn polygon(corners: &[(f32, f32)], look: &str) -> String {
    let points = corners.iter().map(|(x, y)| format!("{x:.2},{y:.2}"));
    let points = points.collect::<Vec<_>>().join(" ");
    format!(r#"<polygon points="{points}" {look}/>"#)
}

/// Where scissors go: a whole line.
pub(super) fn cut(corners: &[(f32, f32)]) -> String {
    let look = format!(r#"fill="none" stroke="{INK}" stroke-width=".9" stroke-linejoin="round""#);
    polygon(corners, &look)
}

/// Where paper is folded: a dashed line.
pub(super) fn fold((x, y): (f32, f32), (to_x, to_y): (f32, f32)) -> String {
    format!(
        r#"<path d="M{x:.2} {y:.2}L{to_x:.2} {to_y:.2}" fill="none" stroke="{INK}" stroke-width=".8" stroke-dasharray="4 3"/>"#
    )
}

/// Where glue goes: slanted stripes in a rectangle.
pub(super) fn glue((x, y): (f32, f32), (wide, high): (f32, f32)) -> String {
    let mut way = String::new();
    let mut across = STRIPE - high;
    while across < wide {
        let (from, to) = ((-across).max(0.0), high.min(wide - across));
        let _ = write!(
            way,
            "M{:.2} {:.2}L{:.2} {:.2}",
            x + across + from,
            y + from,
            x + across + to,
            y + to
        );
        across += STRIPE;
    }
    format!(r##"<path d="{way}" fill="none" stroke="#8a8d92" stroke-width=".6"/>"##)
}

/// Between two stripes.
const STRIPE: f32 = 5.0;

/// The corners of a rectangle.
pub(super) const fn rectangle((x, y): (f32, f32), (wide, high): (f32, f32)) -> [(f32, f32); 4] {
    [(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)]
}

/// A piece's drawing, by the name of its symbol, in a square; turned around its middle if it stands on its head.
pub(super) fn piece(name: &str, (x, y): (f32, f32), side: f32, is_on_its_head: bool) -> String {
    let turned = match is_on_its_head {
        true => format!(
            r#" transform="rotate(180 {:.2} {:.2})""#,
            x + side / 2.0,
            y + side / 2.0
        ),
        false => String::new(),
    };
    format!(
        r##"<use href="#{name}" x="{x:.2}" y="{y:.2}" width="{side:.2}" height="{side:.2}"{turned}/>"##
    )
}
