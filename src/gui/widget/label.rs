//! A view with its words written out, for those who look for them: tests, and one day a voice.
//!
//! iced's rich text hides its words; this wrapper tells them.

use iced::advanced::Layout;
use iced::advanced::widget::{Operation, Tree, Widget};
use iced::{Element, Renderer, Theme};

use crate::gui::widget::delegate::delegate;

/// A view and its words.
#[allow(missing_debug_implementations)]
pub struct Labeled<'a, Message> {
    content: Element<'a, Message>,
    words: String,
}

impl<'a, Message> Labeled<'a, Message> {
    /// Gives a view its words.
    pub fn new(words: String, content: impl Into<Element<'a, Message>>) -> Self {
        Self {
            content: content.into(),
            words,
        }
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Labeled<'_, Message> {
    delegate!(tag state children diff size layout update mouse_interaction draw);

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
}

impl<'a, Message: 'a> From<Labeled<'a, Message>> for Element<'a, Message> {
    fn from(named: Labeled<'a, Message>) -> Self {
        Self::new(named)
    }
}
