//! A picture in upright strips, of which those are drawn that are seen.

use iced::advanced::layout::{Limits, Node};
use iced::advanced::svg::{Renderer as _, Svg};
use iced::advanced::widget::{Tree, Widget};
use iced::advanced::{Layout, mouse, renderer};
use iced::{Element, Length, Rectangle, Renderer, Size, Theme, Vector};

use crate::gui::look::art::lands::Strip;

/// A picture of this size.
#[derive(Debug)]
pub struct Strips {
    size: Size,
    strips: Vec<Strip>,
}

impl Strips {
    #[must_use]
    pub const fn new(size: Size, strips: Vec<Strip>) -> Self {
        Self { size, strips }
    }
}

impl Strip {
    /// Draws it here.
    pub(in crate::gui) fn draw(&self, renderer: &mut Renderer, bounds: Rectangle) {
        // Whatever is drawn is asked for its size each time, and is read once for that.
        let _ = renderer.measure_svg(&self.picture);
        renderer.draw_svg(Svg::new(self.picture.clone()), bounds, bounds);
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Strips {
    fn size(&self) -> Size<Length> {
        Size::new(self.size.width.into(), self.size.height.into())
    }

    fn layout(&mut self, _: &mut Tree, _: &Renderer, _: &Limits) -> Node {
        Node::new(self.size)
    }

    fn draw(
        &self,
        _tree: &Tree,
        renderer: &mut Renderer,
        _theme: &Theme,
        _style: &renderer::Style,
        layout: Layout<'_>,
        _cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        for strip in &self.strips {
            let corner = layout.position() + Vector::new(strip.x, 0.0);
            let bounds = Rectangle::new(corner, strip.size);
            if bounds.intersects(viewport) {
                strip.draw(renderer, bounds);
            }
        }
    }
}

impl<'a, Message: 'a> From<Strips> for Element<'a, Message> {
    fn from(strips: Strips) -> Self {
        Self::new(strips)
    }
}
