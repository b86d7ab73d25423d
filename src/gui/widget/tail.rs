//! The tail of a bubble: it leads from a name to what has that name, so that nobody takes it for the name of something else.

use std::sync::LazyLock;

use iced::advanced::Renderer as _;
use iced::advanced::svg::{Handle, Renderer as _, Svg};
use iced::{Point, Rectangle, Renderer, Size};

use crate::gui::look::theme::{ThemeKind, Tokens, css};

/// The tail of a bubble with the ground and the edge of a card.
#[derive(Clone, Copy, Debug)]
pub struct Tail(&'static [Handle; 4]);

/// Where a tail leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    Down,
    Left,
    Up,
    Right,
}

impl Tail {
    /// A tail in the colors of a theme.
    #[must_use]
    pub fn of(tokens: &Tokens) -> Self {
        static TAILS: LazyLock<[[Handle; 4]; 3]> = LazyLock::new(|| {
            ThemeKind::ALL.map(|theme| {
                let ways = [Way::Down, Way::Left, Way::Up, Way::Right];
                ways.map(|way| Handle::from_memory(drawing(theme.tokens(), way).into_bytes()))
            })
        });
        Self(&TAILS[tokens.scenery as usize])
    }

    /// Draws it at the edge of a bubble, towards what the bubble is about.
    pub fn draw(self, renderer: &mut Renderer, bubble: Rectangle, about: Rectangle) {
        let Some((root, way)) = root(bubble, about) else {
            return;
        };
        let corner = Point::new((root.x - LONG).round(), (root.y - LONG).round());
        let bounds = Rectangle::new(corner, Size::new(2.0 * LONG, 2.0 * LONG));
        let svg = Svg::new(self.0[way as usize].clone());
        // It reaches out of the bubble, which is all that is seen of a layer.
        renderer.with_layer(bounds, |renderer| renderer.draw_svg(svg, bounds, bounds));
    }
}

/// A tail in a square, in the middle of which it leaves the bubble; there it covers the edge.
fn drawing(tokens: &Tokens, way: Way) -> String {
    let (ground, edge) = (css(tokens.card), css(tokens.edge));
    let width = tokens.edge_width;
    let (half, deep) = (WIDE / 2.0, LONG - width);
    let (side, middle) = (2.0 * LONG, width / 2.0);
    let turn = 90 * way as u16;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-{LONG} -{LONG} {side} {side}\">\
         <g transform=\"rotate({turn})\">\
         <path d=\"M-{half} -{width}V0L0 {deep}L{half} 0V-{width}Z\" fill=\"{ground}\"/>\
         <path d=\"M-{half} -{middle}L0 {deep}L{half} -{middle}\" fill=\"none\" stroke=\"{edge}\" \
         stroke-width=\"{width}\"/></g></svg>"
    )
}

/// Where a tail leaves its bubble, and where it leads; `None` where the bubble covers what it is about, or stands across
/// from it.
fn root(bubble: Rectangle, about: Rectangle) -> Option<(Point, Way)> {
    let (right, foot) = (bubble.x + bubble.width, bubble.y + bubble.height);
    let along = |at: f32, (from, to): (f32, f32), half: f32| {
        let room = CORNER + WIDE / 2.0;
        let has_room = to - from > 2.0 * room;
        let near = has_room.then(|| at.clamp(from + room, to - room));
        near.filter(|it| (it - at).abs() <= half)
    };
    let middle = about.center();
    let across = || along(middle.x, (bubble.x, right), about.width / 2.0);
    let down = || along(middle.y, (bubble.y, foot), about.height / 2.0);
    if foot <= about.y {
        Some((Point::new(across()?, foot), Way::Down))
    } else if bubble.y >= about.y + about.height {
        Some((Point::new(across()?, bubble.y), Way::Up))
    } else if right <= about.x {
        Some((Point::new(right, down()?), Way::Right))
    } else if bubble.x >= about.x + about.width {
        Some((Point::new(bubble.x, down()?), Way::Left))
    } else {
        None
    }
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
        assert_eq!(over, Some((Point::new(125.0, 90.0), Way::Down)));
        let below = root(bubble(120.0, 160.0), about);
        assert_eq!(
            below,
            Some((Point::new(135.0, 160.0), Way::Up)),
            "off its corner"
        );
        let left = root(bubble(10.0, 100.0), about);
        assert_eq!(left, Some((Point::new(90.0, 125.0), Way::Right)));
        let right = root(bubble(160.0, 100.0), about);
        assert_eq!(right, Some((Point::new(160.0, 125.0), Way::Left)));
        assert_eq!(root(bubble(110.0, 110.0), about), None, "it covers it");
        assert_eq!(root(bubble(300.0, 50.0), about), None, "it is far off");
    }
}
