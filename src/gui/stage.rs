//! The widget around every screen: turns keys that nobody else took into messages, and meters
//! drawing. Everything else goes straight to the screen.

use iced::advanced::layout::{Limits, Node};
use iced::advanced::overlay;
use iced::advanced::widget::{Operation, Tree, Widget, tree};
use iced::advanced::{Clipboard, Layout, Shell, mouse, renderer};
use iced::{Element, Event, Length, Rectangle, Renderer, Size, Theme, Vector};

use crate::gui::focus::Key;
use crate::gui::trace::Trace;

/// A screen with its keys and its meter.
#[allow(missing_debug_implementations)]
pub struct Stage<'a, Message> {
    content: Element<'a, Message>,
    on_key: Box<dyn Fn(Key) -> Message + 'a>,
    trace: &'a Trace,
}

impl<'a, Message> Stage<'a, Message> {
    /// Puts a screen on the stage.
    pub fn new(
        content: impl Into<Element<'a, Message>>,
        trace: &'a Trace,
        on_key: impl Fn(Key) -> Message + 'a,
    ) -> Self {
        Self {
            content: content.into(),
            on_key: Box::new(on_key),
            trace,
        }
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Stage<'_, Message> {
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
        self.trace.settle();
        self.content.as_widget_mut().update(
            tree, event, layout, cursor, renderer, clipboard, shell, viewport,
        );
        if shell.is_event_captured() {
            return;
        }
        if let Event::Keyboard(event) = event
            && let Some(key) = Key::of(event)
        {
            shell.publish((self.on_key)(key));
            shell.capture_event();
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
        self.trace.draw_begins();
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

impl<'a, Message: 'a> From<Stage<'a, Message>> for Element<'a, Message> {
    fn from(stage: Stage<'a, Message>) -> Self {
        Self::new(stage)
    }
}
