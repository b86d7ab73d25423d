//! Things at places of their own, in one layer and in their order: stones on a path, a bubble over one of them.
//!
//! A thing says which of its points stands where, and within which bounds it stays; how large it is, is known
//! only once its words are laid out.

use iced::advanced::layout::{Limits, Node};
use iced::advanced::widget::{Operation, Tree, Widget};
use iced::advanced::{Clipboard, Layout, Shell, mouse, overlay, renderer};
use iced::{Element, Event, Length, Point, Rectangle, Renderer, Size, Theme, Vector};

/// Where a thing stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Anchor {
    /// The point it is tied to.
    pub at: Point,
    /// Which of its own points that is: 0 0 is its upper left corner, 1 1 its lower right one.
    pub pivot: (f32, f32),
    /// The most room it may take.
    pub most: Size,
    /// Where it stays, whatever its size.
    pub within: Rectangle,
}

impl Anchor {
    /// A thing that has this place for itself.
    #[must_use]
    pub fn place(place: Rectangle) -> Self {
        Self {
            at: place.position(),
            pivot: (0.0, 0.0),
            most: place.size(),
            within: place,
        }
    }

    /// A thing of this size with its middle at a point.
    #[must_use]
    pub fn middle(at: Point, size: Size) -> Self {
        let corner = at - Vector::new(size.width / 2.0, size.height / 2.0);
        Self::place(Rectangle::new(corner, size))
    }

    /// The upper left corner of a thing of this size.
    #[must_use]
    pub fn corner(self, size: Size) -> Point {
        let within = |at: f32, least: f32, most: f32| at.min(most).max(least);
        let (across, down) = self.pivot;
        let bounds = self.within;
        Point::new(
            within(
                self.at.x - size.width * across,
                bounds.x,
                bounds.x + bounds.width - size.width,
            ),
            within(
                self.at.y - size.height * down,
                bounds.y,
                bounds.y + bounds.height - size.height,
            ),
        )
    }
}

/// The things, in the order in which they are drawn.
#[allow(missing_debug_implementations)]
pub struct Placed<'a, Message> {
    size: Size,
    anchors: Vec<Anchor>,
    things: Vec<Element<'a, Message>>,
}

impl<'a, Message> Placed<'a, Message> {
    /// Room of this size.
    #[must_use]
    pub const fn new(size: Size) -> Self {
        Self {
            size,
            anchors: Vec::new(),
            things: Vec::new(),
        }
    }

    /// With one thing more.
    #[must_use]
    pub fn push(mut self, anchor: Anchor, thing: impl Into<Element<'a, Message>>) -> Self {
        self.anchors.push(anchor);
        self.things.push(thing.into());
        self
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Placed<'_, Message> {
    fn children(&self) -> Vec<Tree> {
        self.things.iter().map(Tree::new).collect()
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(&self.things);
    }

    fn size(&self) -> Size<Length> {
        Size::new(self.size.width.into(), self.size.height.into())
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, _limits: &Limits) -> Node {
        let things = self.things.iter_mut().zip(&mut tree.children);
        let nodes = things.zip(&self.anchors).map(|((thing, tree), anchor)| {
            let limits = Limits::new(Size::ZERO, anchor.most);
            let node = thing.as_widget_mut().layout(tree, renderer, &limits);
            let corner = anchor.corner(node.size());
            node.move_to(corner)
        });
        Node::with_children(self.size, nodes.collect())
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        operation.container(None, layout.bounds());
        operation.traverse(&mut |operation| {
            let things = self.things.iter_mut().zip(&mut tree.children);
            for ((thing, tree), layout) in things.zip(layout.children()) {
                let thing = thing.as_widget_mut();
                thing.operate(tree, layout, renderer, operation);
            }
        });
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        viewport: &Rectangle,
    ) {
        // What is drawn last is pressed first.
        let things = self.things.iter_mut().zip(&mut tree.children);
        for ((thing, tree), layout) in things.zip(layout.children()).rev() {
            thing.as_widget_mut().update(
                tree, event, layout, cursor, renderer, clipboard, shell, viewport,
            );
        }
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        let things = self.things.iter().zip(&tree.children);
        let each = things
            .zip(layout.children())
            .map(|((thing, tree), layout)| {
                let thing = thing.as_widget();
                thing.mouse_interaction(tree, layout, cursor, viewport, renderer)
            });
        each.max().unwrap_or_default()
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        let things = self.things.iter().zip(&tree.children);
        for ((thing, tree), layout) in things.zip(layout.children()) {
            let thing = thing.as_widget();
            thing.draw(tree, renderer, theme, style, layout, cursor, viewport);
        }
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, Message, Theme, Renderer>> {
        overlay::from_children(
            &mut self.things,
            tree,
            layout,
            renderer,
            viewport,
            translation,
        )
    }
}

impl<'a, Message: 'a> From<Placed<'a, Message>> for Element<'a, Message> {
    fn from(placed: Placed<'a, Message>) -> Self {
        Self::new(placed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: Rectangle = Rectangle {
        x: 10.0,
        y: 10.0,
        width: 200.0,
        height: 100.0,
    };

    #[test]
    fn a_thing_stands_at_its_point_and_stays_within_its_bounds() {
        let over = |x: f32, y: f32| Anchor {
            at: Point::new(x, y),
            pivot: (0.5, 1.0),
            most: ROOM.size(),
            within: ROOM,
        };
        let size = Size::new(40.0, 20.0);
        for (at, expected) in [
            ((100.0, 60.0), (80.0, 40.0)),
            ((12.0, 60.0), (10.0, 40.0)),
            ((205.0, 60.0), (170.0, 40.0)),
            ((100.0, 15.0), (80.0, 10.0)),
        ] {
            let corner = over(at.0, at.1).corner(size);
            assert_eq!(corner, Point::new(expected.0, expected.1), "{at:?}");
        }
        let large = over(100.0, 60.0).corner(Size::new(300.0, 20.0));
        assert_eq!(large.x, ROOM.x, "too large: it begins where it may");
    }

    #[test]
    fn the_middle_of_a_thing_is_its_point() {
        let anchor = Anchor::middle(Point::new(50.0, 40.0), Size::new(20.0, 10.0));
        assert_eq!(anchor.corner(Size::new(20.0, 10.0)), Point::new(40.0, 35.0));
    }
}
