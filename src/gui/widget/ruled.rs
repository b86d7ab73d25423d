//! A widget that builds its content for the available size, like iced's `Responsive`, with a [`Ruler`] that first measures
//! candidate elements. An element is measured by laying it out, so sizes come from shaped text and not from estimates.

use std::cell::{Cell, RefCell};

use iced::advanced::layout::{Limits, Node};
use iced::advanced::widget::{Operation, Tree, Widget};
use iced::advanced::{Clipboard, Layout, Shell, mouse, overlay, renderer};
use iced::widget::space;
use iced::{Element, Event, Fill, Length, Rectangle, Renderer, Shrink, Size, Theme, Vector};

/// Measures elements that are not shown.
#[allow(missing_debug_implementations)]
pub struct Ruler<'r> {
    renderer: &'r Renderer,
    /// The widget trees of earlier measurements, in call order. Text that did not change is not shaped again.
    known: RefCell<&'r mut Vec<Tree>>,
    next: Cell<usize>,
}

impl<'r> Ruler<'r> {
    /// Reuses the trees of the previous layout.
    pub const fn new(renderer: &'r Renderer, known: &'r mut Vec<Tree>) -> Self {
        Self {
            renderer,
            known: RefCell::new(known),
            next: Cell::new(0),
        }
    }

    /// The natural height of an element at a width, in logical pixels.
    pub fn height<'a, M: 'a>(&self, width: f32, content: impl Into<Element<'a, M>>) -> f32 {
        let most = Size::new(width.max(0.0), f32::INFINITY);
        let limits = Limits::with_compression(Size::ZERO, most, Size::new(false, true));
        self.measured(content.into(), &limits).height
    }

    fn measured<M>(&self, mut content: Element<'_, M>, limits: &Limits) -> Size {
        let mut known = self.known.borrow_mut();
        let at = self.next.replace(self.next.get() + 1);
        while known.len() <= at {
            known.push(Tree::empty());
        }
        let Some(tree) = known.get_mut(at) else {
            return Size::ZERO;
        };
        tree.diff(&content);
        let node = content.as_widget_mut().layout(tree, self.renderer, limits);
        node.size()
    }

    /// The natural width of an element without line breaks, in logical pixels.
    pub fn width<'a, M: 'a>(&self, content: impl Into<Element<'a, M>>) -> f32 {
        let all = Size::new(f32::INFINITY, f32::INFINITY);
        let limits = Limits::with_compression(Size::ZERO, all, Size::new(true, true));
        self.measured(content.into(), &limits).width
    }

    /// Like [`height`](Self::height); 0 for `None`.
    pub fn height_of<'a, M: 'a>(&self, width: f32, content: Option<Element<'a, M>>) -> f32 {
        content.map_or(0.0, |it| self.height(width, it))
    }
}

/// Builds the content for a size.
type Plan<'a, Message> = Box<dyn Fn(&Ruler<'_>, Size) -> Element<'a, Message> + 'a>;

/// See the module documentation.
#[allow(missing_debug_implementations)]
pub struct Ruled<'a, Message> {
    plan: Plan<'a, Message>,
    size: Size<Length>,
    content: Element<'a, Message>,
}

/// Content that fills the available size and is built for it at each layout.
pub fn ruled<'a, M: 'a>(plan: impl Fn(&Ruler<'_>, Size) -> Element<'a, M> + 'a) -> Element<'a, M> {
    ruled_in(Size::new(Fill, Fill), plan)
}

/// Content of this size, `Fill` or `Shrink` in each direction, that is built for the available size at each layout.
pub fn ruled_in<'a, M: 'a>(
    size: Size<Length>,
    plan: impl Fn(&Ruler<'_>, Size) -> Element<'a, M> + 'a,
) -> Element<'a, M> {
    Element::new(Ruled {
        plan: Box::new(plan),
        size,
        content: space().into(),
    })
}

impl<Message> Widget<Message, Theme, Renderer> for Ruled<'_, Message> {
    // The content exists after layout only; the tree is diffed there.
    fn diff(&self, _tree: &mut Tree) {}

    fn size(&self) -> Size<Length> {
        self.size
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &Limits) -> Node {
        let room = limits.max();
        // Child 0 is the tree of the content; the trees of measured elements follow.
        let mut known = match tree.children.is_empty() {
            true => Vec::new(),
            false => tree.children.split_off(1),
        };
        let ruler = Ruler::new(renderer, &mut known);
        self.content = (self.plan)(&ruler, room);
        let n_measured = ruler.next.get();
        known.truncate(n_measured);
        tree.diff_children(std::slice::from_ref(&self.content));
        let content = self.content.as_widget_mut();
        let limits = limits.loose();
        let nodes = tree.children.first_mut();
        let nodes = nodes.map(|tree| content.layout(tree, renderer, &limits));
        tree.children.append(&mut known);
        // A ruler around this widget measures it with unbounded limits.
        let own = nodes.as_ref().map(Node::size).unwrap_or_default();
        let side = |length: Length, room: f32, own: f32| match length {
            Shrink => own,
            _ if room.is_finite() => room,
            _ => own,
        };
        let Size { width, height } = self.size;
        let size = Size::new(
            side(width, room.width, own.width),
            side(height, room.height, own.height),
        );
        Node::with_children(size, nodes.into_iter().collect())
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        if let Some((tree, layout)) = seen(&mut tree.children, layout) {
            let content = self.content.as_widget_mut();
            content.operate(tree, layout, renderer, operation);
        }
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
        if let Some((tree, layout)) = seen(&mut tree.children, layout) {
            self.content.as_widget_mut().update(
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
        let seen = tree.children.first().zip(layout.children().next());
        seen.map_or_else(mouse::Interaction::default, |(tree, layout)| {
            let content = self.content.as_widget();
            content.mouse_interaction(tree, layout, cursor, viewport, renderer)
        })
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
        if let Some((tree, layout)) = tree.children.first().zip(layout.children().next()) {
            let content = self.content.as_widget();
            content.draw(tree, renderer, theme, style, layout, cursor, viewport);
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
        let (tree, layout) = seen(&mut tree.children, layout)?;
        let content = self.content.as_widget_mut();
        content.overlay(tree, layout, renderer, viewport, translation)
    }
}

/// The tree and the layout of the content.
fn seen<'t, 'l>(trees: &'t mut [Tree], layout: Layout<'l>) -> Option<(&'t mut Tree, Layout<'l>)> {
    trees.first_mut().zip(layout.children().next())
}
