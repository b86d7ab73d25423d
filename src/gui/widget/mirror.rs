//! A view turned for languages that are read from right to left: everything in it stands where a
//! mirror would show it. Texts, boards and pictures themselves are not turned.
//!
//! The view is laid out as always; then each part moves to the other side of what it is part of.

use iced::advanced::layout::{Limits, Node};
use iced::advanced::overlay;
use iced::advanced::widget::{Operation, Tree, Widget, tree};
use iced::advanced::{Clipboard, Layout, Shell, mouse, renderer};
use iced::{Element, Event, Length, Point, Rectangle, Renderer, Size, Theme, Vector};

/// A view that is turned.
#[allow(missing_debug_implementations)]
pub struct Mirror<'a, Message> {
    content: Element<'a, Message>,
}

impl<'a, Message> Mirror<'a, Message> {
    /// Turns a view.
    pub fn new(content: impl Into<Element<'a, Message>>) -> Self {
        Self {
            content: content.into(),
        }
    }
}

/// The same layout with all parts on the other side.
fn turned(node: &Node) -> Node {
    let size = node.size();
    let parts = node.children().iter().map(|part| {
        let bounds = part.bounds();
        let x = size.width - bounds.x - bounds.width;
        turned(part).move_to(Point::new(x, bounds.y))
    });
    let at = node.bounds().position();
    Node::with_children(size, parts.collect()).move_to(at)
}

impl<Message> Widget<Message, Theme, Renderer> for Mirror<'_, Message> {
    fn tag(&self) -> tree::Tag {
        self.content.as_widget().tag()
    }

    fn state(&self) -> tree::State {
        self.content.as_widget().state()
    }

    fn children(&self) -> Vec<Tree> {
        self.content.as_widget().children()
    }

    fn diff(&self, tree: &mut Tree) {
        self.content.as_widget().diff(tree);
    }

    fn size(&self) -> Size<Length> {
        self.content.as_widget().size()
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &Limits) -> Node {
        turned(&self.content.as_widget_mut().layout(tree, renderer, limits))
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        let content = self.content.as_widget_mut();
        content.operate(tree, layout, renderer, operation);
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
        self.content.as_widget_mut().update(
            tree, event, layout, cursor, renderer, clipboard, shell, viewport,
        );
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        let content = self.content.as_widget();
        content.mouse_interaction(tree, layout, cursor, viewport, renderer)
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
        let content = self.content.as_widget();
        content.draw(tree, renderer, theme, style, layout, cursor, viewport);
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, Message, Theme, Renderer>> {
        let content = self.content.as_widget_mut();
        content.overlay(tree, layout, renderer, viewport, translation)
    }
}

impl<'a, Message: 'a> From<Mirror<'a, Message>> for Element<'a, Message> {
    fn from(mirror: Mirror<'a, Message>) -> Self {
        Self::new(mirror)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_part_moves_to_the_other_side() {
        let at = |x: f32, width: f32, parts: Vec<Node>| {
            Node::with_children(Size::new(width, 10.0), parts).move_to(Point::new(x, 3.0))
        };
        let page = at(
            5.0,
            100.0,
            vec![at(10.0, 40.0, vec![at(0.0, 15.0, vec![])])],
        );
        let page = turned(&page);
        assert_eq!(page.bounds().x, 5.0);
        let part = &page.children()[0];
        assert_eq!(part.bounds().position(), Point::new(50.0, 3.0));
        assert_eq!(part.children()[0].bounds().x, 25.0);
    }
}
