//! A view that can be tapped as a whole: something is said then. Buttons within it, and what scrolls around it, go first.
//!
//! Whoever cannot point finds the same on a button; so it takes no keyboard.

use iced::advanced::widget::{Tree, Widget, tree};
use iced::advanced::{Clipboard, Layout, Shell, mouse};
use iced::{Element, Event, Point, Rectangle, Renderer, Theme, touch};

use crate::gui::look::theme::size;
use crate::gui::widget::delegate::delegate;

/// Where it went down, until it goes up.
type Down = Option<Point>;

/// A view that can be tapped.
#[allow(missing_debug_implementations)]
pub struct Tapped<'a, Message> {
    content: Element<'a, Message>,
    on_tap: Message,
}

impl<'a, Message> Tapped<'a, Message> {
    /// A view, and what a tap on it says.
    pub fn new(on_tap: Message, content: impl Into<Element<'a, Message>>) -> Self {
        Self {
            content: content.into(),
            on_tap,
        }
    }
}

impl<Message: Clone> Widget<Message, Theme, Renderer> for Tapped<'_, Message> {
    delegate!(around children diff size layout operate draw overlay);

    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Down>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(Down::default())
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
        let (content, inner) = (self.content.as_widget_mut(), &mut tree.children[0]);
        content.update(
            inner, event, layout, cursor, renderer, clipboard, shell, viewport,
        );
        let down = tree.state.downcast_mut::<Down>();
        if shell.is_event_captured() {
            *down = None;
            return;
        }
        let is_over = cursor.is_over(layout.bounds()) && cursor.is_over(*viewport);
        match event {
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)) => {
                *down = cursor.position().filter(|_| is_over);
            }
            // A finger that scrolls moves on the glass, and not on what scrolls with it.
            Event::Touch(touch::Event::FingerPressed { position, .. }) => {
                *down = Some(*position).filter(|_| is_over);
            }
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left)) => {
                let up = cursor.position();
                self.go_up(down.take(), up.filter(|_| is_over), shell);
            }
            Event::Touch(touch::Event::FingerLifted { position, .. }) => {
                self.go_up(down.take(), Some(*position).filter(|_| is_over), shell);
            }
            Event::Touch(touch::Event::FingerLost { .. }) => *down = None,
            _ => {}
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
        let inner = &tree.children[0];
        let within = content.mouse_interaction(inner, layout, cursor, viewport, renderer);
        match within {
            mouse::Interaction::None if cursor.is_over(layout.bounds()) => {
                mouse::Interaction::Pointer
            }
            _ => within,
        }
    }
}

impl<Message: Clone> Tapped<'_, Message> {
    /// It goes up where it went down: that was a tap.
    fn go_up(&self, down: Down, up: Down, shell: &mut Shell<'_, Message>) {
        let (Some(down), Some(up)) = (down, up) else {
            return;
        };
        if down.distance(up) < size::DRAG_TOUCH {
            shell.publish(self.on_tap.clone());
        }
    }
}

impl<'a, Message: Clone + 'a> From<Tapped<'a, Message>> for Element<'a, Message> {
    fn from(tapped: Tapped<'a, Message>) -> Self {
        Self::new(tapped)
    }
}
