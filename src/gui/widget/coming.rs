//! A button that is about to be pressed by itself: a line on it grows until then, so that nobody wonders what happens.
//!
//! Time is counted from the first picture in which it stands there. Whoever presses it does not wait.

use iced::advanced::widget::{Tree, tree};
use iced::advanced::{Clipboard, Layout, Renderer as _, Shell, Widget, mouse, renderer};
use iced::time::{Duration, Instant};
use iced::{Color, Element, Event, Rectangle, Renderer, Theme, window};

use crate::gui::widget::delegate::delegate;
use crate::gui::widget::flow::Flow;
use crate::gui::widget::layer::layered;

/// A button, and how long it stands there before what it leads to comes by itself.
pub struct Coming<'a, Message> {
    content: Element<'a, Message>,
    length: Duration,
    color: Color,
    flow: Flow,
}

impl<'a, Message> Coming<'a, Message> {
    /// The line has this color and grows in the direction in which the language is read.
    pub fn new(
        content: impl Into<Element<'a, Message>>,
        length: Duration,
        color: Color,
        flow: Flow,
    ) -> Self {
        Self {
            content: content.into(),
            length,
            color,
            flow,
        }
    }
}

/// When the first picture was, and that of the last one.
#[derive(Clone, Copy, Debug, Default)]
struct Seen(Option<(Instant, Instant)>);

impl Seen {
    /// The share of a length of time that has passed, from 0 to 1.
    fn share(self, length: Duration) -> f32 {
        let passed = self
            .0
            .map_or(Duration::ZERO, |(first, last)| last.duration_since(first));
        match length.is_zero() {
            true => 1.0,
            false => (passed.as_secs_f32() / length.as_secs_f32()).min(1.0),
        }
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Coming<'_, Message> {
    delegate!(around children diff size layout operate mouse_interaction overlay);

    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Seen>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(Seen::default())
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
        let seen: &mut Seen = tree.state.downcast_mut();
        if let Event::Window(window::Event::RedrawRequested(now)) = event {
            let first = seen.0.map_or(*now, |(first, _)| first);
            seen.0 = Some((first, *now));
            if seen.share(self.length) < 1.0 {
                shell.request_redraw();
            }
        }
        self.content.as_widget_mut().update(
            &mut tree.children[0],
            event,
            layout,
            cursor,
            renderer,
            clipboard,
            shell,
            viewport,
        );
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
        content.draw(
            &tree.children[0],
            renderer,
            theme,
            style,
            layout,
            cursor,
            viewport,
        );
        let seen: &Seen = tree.state.downcast_ref();
        let bounds = layout.bounds();
        let whole = bounds.width - 2.0 * INSET;
        // Whole pixels: a line that grows by less is the same picture.
        let width = (whole * seen.share(self.length)).round();
        if width < HIGH {
            return;
        }
        let start = match self.flow {
            Flow::LeftToRight => bounds.x + INSET,
            Flow::RightToLeft => bounds.x + bounds.width - INSET - width,
        };
        let line = Rectangle {
            x: start,
            y: bounds.y + bounds.height - UP,
            width,
            height: HIGH,
        };
        layered(renderer, bounds, viewport, |renderer| {
            let quad = renderer::Quad {
                bounds: line,
                border: iced::border::rounded(HIGH / 2.0),
                ..renderer::Quad::default()
            };
            renderer.fill_quad(quad, self.color);
        });
    }
}

impl<'a, Message: 'a> From<Coming<'a, Message>> for Element<'a, Message> {
    fn from(coming: Coming<'a, Message>) -> Self {
        Self::new(coming)
    }
}

/// How far the line keeps from the ends of the button, how far its top is above the button's edge, and how high it is;
/// logical pixels.
const INSET: f32 = 36.0;
const UP: f32 = 15.0;
const HIGH: f32 = 4.0;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_grows_from_the_first_picture_on_and_ends() {
        let (start, second) = (Instant::now(), Duration::from_secs(1));
        let length = second * 4;
        let seen = |n: u32| Seen(Some((start, start + second * n)));
        assert_eq!(Seen::default().share(length), 0.0);
        assert_eq!(
            [0, 1, 4, 9].map(|n| seen(n).share(length)),
            [0.0, 0.25, 1.0, 1.0]
        );
        assert_eq!(Seen::default().share(Duration::ZERO), 1.0);
    }
}
