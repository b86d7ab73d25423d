//! The tail of a bubble: it leads from a name to what has that name, so that nobody takes it for the name of something else.

use std::f32::consts::{FRAC_PI_2, PI};

use iced::advanced::Renderer as _;
use iced::advanced::svg::{Handle, Renderer as _, Svg};
use iced::{Color, Point, Radians, Rectangle, Renderer, Size};

use crate::gui::look::theme::css;

/// The tail of a bubble with some ground and edge.
#[derive(Clone, Debug)]
pub struct Tail(Handle);

impl Tail {
    /// A tail in these colors; its edge is so wide.
    #[must_use]
    pub fn new(ground: Color, edge: Color, width: f32) -> Self {
        let (ground, edge) = (css(ground), css(edge));
        let (half, deep) = (WIDE / 2.0, LONG - width);
        let drawing = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-{LONG} -{LONG} {side} {side}\">\
             <path d=\"M-{half}-{width}V0L0 {deep}L{half} 0V-{width}Z\" fill=\"{ground}\"/>\
             <path d=\"M-{half}-{middle}L0 {deep}L{half}-{middle}\" fill=\"none\" stroke=\"{edge}\" \
             stroke-width=\"{width}\"/></svg>",
            side = 2.0 * LONG,
            middle = width / 2.0,
        );
        Self(Handle::from_memory(drawing.into_bytes()))
    }

    /// Draws it at the edge of a bubble, towards what the bubble is about.
    pub fn draw(&self, renderer: &mut Renderer, bubble: Rectangle, about: Rectangle) {
        let Some((root, turn)) = root(bubble, about) else {
            return;
        };
        let corner = Point::new((root.x - LONG).round(), (root.y - LONG).round());
        let bounds = Rectangle::new(corner, Size::new(2.0 * LONG, 2.0 * LONG));
        let svg = Svg::new(self.0.clone()).rotation(Radians(turn));
        // It reaches out of the bubble, which is all that is seen of a layer.
        renderer.with_layer(bounds, |renderer| renderer.draw_svg(svg, bounds, bounds));
    }
}

/// Where a tail leaves its bubble, and how far it is turned from one that leads down; `None` where the bubble covers what it
/// is about, or stands across from it.
fn root(bubble: Rectangle, about: Rectangle) -> Option<(Point, f32)> {
    let (right, foot) = (bubble.x + bubble.width, bubble.y + bubble.height);
    let across = |at: f32, from: f32, to: f32| {
        let room = CORNER + WIDE / 2.0;
        (to - from > 2.0 * room).then(|| at.clamp(from + room, to - room))
    };
    let middle = about.center();
    if foot <= about.y || bubble.y >= about.y + about.height {
        let x = across(middle.x, bubble.x, right)?;
        let is_beside = (x - middle.x).abs() > about.width / 2.0;
        let (y, turn) = if foot <= about.y {
            (foot, 0.0)
        } else {
            (bubble.y, PI)
        };
        return (!is_beside).then_some((Point::new(x, y), turn));
    }
    let y = across(middle.y, bubble.y, foot)?;
    let is_beside = (y - middle.y).abs() > about.height / 2.0;
    let (x, turn) = if right <= about.x {
        (right, -FRAC_PI_2)
    } else if bubble.x >= about.x + about.width {
        (bubble.x, FRAC_PI_2)
    } else {
        return None;
    };
    (!is_beside).then_some((Point::new(x, y), turn))
}

/// How long it is with its edge, how wide where it leaves the bubble, and how far it keeps from the bubble's corners; logical
/// pixels.
const LONG: f32 = 8.0;
const WIDE: f32 = 14.0;
const CORNER: f32 = 8.0;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tail_leads_to_what_the_bubble_is_about() {
        let about = Rectangle::new(Point::new(100.0, 100.0), Size::new(50.0, 50.0));
        let bubble = |x, y| Rectangle::new(Point::new(x, y), Size::new(80.0, 40.0));
        let over = root(bubble(85.0, 50.0), about);
        assert_eq!(over, Some((Point::new(125.0, 90.0), 0.0)));
        let below = root(bubble(120.0, 160.0), about);
        assert_eq!(
            below,
            Some((Point::new(135.0, 160.0), PI)),
            "off its corner"
        );
        let left = root(bubble(10.0, 100.0), about);
        assert_eq!(left, Some((Point::new(90.0, 125.0), -FRAC_PI_2)));
        let right = root(bubble(160.0, 100.0), about);
        assert_eq!(right, Some((Point::new(160.0, 125.0), FRAC_PI_2)));
        assert_eq!(root(bubble(110.0, 110.0), about), None, "it covers it");
        assert_eq!(root(bubble(300.0, 50.0), about), None, "it is far off");
    }
}
