//! Buttons that take no press for a moment once the one that stood in their place is gone.
//!
//! A child presses twice where once is enough: the second press on what leads on was meant for that, and would take a
//! move back, begin the step again or ask for a hint, whichever lies there now. What stays at its place takes presses as
//! fast as anybody can: only what has come in the place of another waits.

use iced::advanced::widget::{Tree, Widget, tree};
use iced::advanced::{Clipboard, Layout, Shell, mouse};
use iced::{Element, Event, Rectangle, Renderer, Theme, touch, window};

use crate::gui::widget::delegate::delegate;
use crate::gui::widget::latch::Latch;

/// What is remembered of it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Memory {
    /// Whether the other button was there last; `None` at first.
    had: Option<bool>,
    latch: Latch,
}

impl Memory {
    /// Whether the other button is there now.
    fn turn_to(&mut self, has: bool) {
        let had = self.had.replace(has);
        if had == Some(true) && !has {
            self.latch.set(true);
        } else if has {
            self.latch.set(false);
        }
    }
}

/// Buttons in whose place another one stood.
#[allow(missing_debug_implementations)]
pub struct Shut<'a, Message> {
    content: Element<'a, Message>,
    has_other: bool,
}

impl<'a, Message> Shut<'a, Message> {
    /// What is pressed here now, and whether the other button is among it.
    pub fn new(content: impl Into<Element<'a, Message>>, has_other: bool) -> Self {
        Self {
            content: content.into(),
            has_other,
        }
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Shut<'_, Message> {
    delegate!(around children size layout operate mouse_interaction draw overlay);

    fn diff(&self, tree: &mut Tree) {
        let memory = tree.state.downcast_mut::<Memory>();
        memory.turn_to(self.has_other);
        tree.diff_children(std::slice::from_ref(&self.content));
    }

    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Memory>()
    }

    fn state(&self) -> tree::State {
        let mut memory = Memory::default();
        memory.turn_to(self.has_other);
        tree::State::new(memory)
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
        let memory = tree.state.downcast_mut::<Memory>();
        if let Event::Window(window::Event::RedrawRequested(now)) = event
            && let Some(opens) = memory.latch.opens(*now)
        {
            shell.request_redraw_at(opens);
        }
        let is_pressed = match event {
            Event::Mouse(mouse::Event::ButtonPressed(_)) => cursor.is_over(layout.bounds()),
            Event::Touch(touch::Event::FingerPressed { position, .. }) => {
                layout.bounds().contains(*position)
            }
            _ => false,
        };
        if is_pressed && memory.latch.is_shut() {
            shell.capture_event();
            return;
        }
        let (content, tree) = (self.content.as_widget_mut(), &mut tree.children[0]);
        content.update(
            tree, event, layout, cursor, renderer, clipboard, shell, viewport,
        );
    }
}

impl<'a, Message: 'a> From<Shut<'a, Message>> for Element<'a, Message> {
    fn from(shut: Shut<'a, Message>) -> Self {
        Self::new(shut)
    }
}

#[cfg(test)]
mod tests {
    use iced::time::Instant;

    use super::*;
    use crate::gui::look::theme::time;

    #[test]
    fn what_comes_in_the_place_of_another_waits_and_what_stays_does_not() {
        let start = Instant::now();
        let mut memory = Memory::default();
        memory.turn_to(false);
        assert!(!memory.latch.is_shut(), "nothing stood there before");
        memory.turn_to(true);
        memory.turn_to(true);
        assert!(
            !memory.latch.is_shut(),
            "it is there itself, on page after page"
        );
        memory.turn_to(false);
        assert!(memory.latch.is_shut(), "before its first picture");
        assert_eq!(memory.latch.opens(start), Some(start + time::TWICE));
        memory.turn_to(false);
        let soon = start + time::TWICE / 2;
        assert_eq!(memory.latch.opens(soon), Some(start + time::TWICE));
        assert_eq!(memory.latch.opens(start + time::TWICE), None);
        assert!(!memory.latch.is_shut());
        memory.turn_to(true);
        memory.turn_to(false);
        memory.turn_to(true);
        assert!(!memory.latch.is_shut(), "it is back");
    }
}
