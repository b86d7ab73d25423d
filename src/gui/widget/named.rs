//! A view with its words written out, for those who look for them: tests, and one day a voice.
//!
//! iced's rich text hides its words; this wrapper tells them.

use iced::advanced::layout::{Limits, Node};
use iced::advanced::widget::{Operation, Tree, Widget, tree};
use iced::advanced::{Clipboard, Layout, Shell, mouse, renderer};
use iced::{Element, Event, Length, Rectangle, Renderer, Size, Theme};

/// A view and its words.
#[allow(missing_debug_implementations)]
pub struct Named<'a, Message> {
    content: Element<'a, Message>,
    words: String,
}

impl<'a, Message> Named<'a, Message> {
    /// Gives a view its words.
    pub fn new(words: String, content: impl Into<Element<'a, Message>>) -> Self {
        Self {
            content: content.into(),
            words,
        }
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Named<'_, Message> {
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
        self.content.as_widget_mut().layout(tree, renderer, limits)
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        operation.text(None, layout.bounds(), &self.words);
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
}

impl<'a, Message: 'a> From<Named<'a, Message>> for Element<'a, Message> {
    fn from(named: Named<'a, Message>) -> Self {
        Self::new(named)
    }
}
