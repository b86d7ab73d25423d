//! A view turned for languages that are read from right to left: everything in it stands where a
//! mirror would show it. Texts, boards and pictures themselves are not turned.
//!
//! The view is laid out as always; then each part moves to the other side of what it is part of.

use iced::advanced::layout::{Limits, Node};
use iced::advanced::widget::{Tree, Widget};
use iced::{Element, Point, Renderer, Theme};

use crate::gui::widget::delegate::delegate;

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
    delegate!(tag state children diff size operate update mouse_interaction draw overlay);

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &Limits) -> Node {
        turned(&self.content.as_widget_mut().layout(tree, renderer, limits))
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
    use iced::Size;

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
