//! A view that comes to its place in hops, once, when it is first drawn; then nothing is drawn.
//!
//! The moment of a picture comes with the picture that is about to be drawn; nothing here reads a clock.

use iced::advanced::widget::{Tree, Widget, tree};
use iced::advanced::{Clipboard, Layout, Renderer as _, Shell, mouse, renderer};
use iced::time::{Duration, Instant};
use iced::{Element, Event, Rectangle, Renderer, Theme, Vector, window};

use crate::gui::look::theme::time;
use crate::gui::widget::delegate::delegate;

/// How something comes to its place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Way {
    /// Where it comes from, seen from its place.
    pub from: Vector,
    /// How high it hops.
    pub height: f32,
    /// How many hops it takes.
    pub n_hops: u8,
}

impl Way {
    /// How long all of it takes.
    fn length(self) -> Duration {
        time::HOP * u32::from(self.n_hops)
    }

    /// Where it is after a part of the time, from 0 to 1, seen from its place.
    fn at(self, done: f32) -> Vector {
        let hops = f32::from(self.n_hops) * done;
        let within = hops.fract();
        let up = if done < 1.0 {
            4.0 * within * (1.0 - within)
        } else {
            0.0
        };
        self.from * (1.0 - done) - Vector::new(0.0, self.height * up)
    }
}

/// What is remembered of it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Memory {
    started: Option<Instant>,
    /// Where the view is seen now; `None` at its place.
    away: Option<Vector>,
    has_come: bool,
}

impl Memory {
    /// A picture of this moment is about to be drawn; tells whether another one must follow.
    fn frame(&mut self, way: Option<Way>, now: Instant) -> bool {
        let Some(way) = way.filter(|_| !self.has_come) else {
            self.away = None;
            return false;
        };
        let started = *self.started.get_or_insert(now);
        let passed = now.duration_since(started).as_secs_f32();
        let done = (passed / way.length().as_secs_f32()).min(1.0);
        self.has_come = done >= 1.0;
        self.away = (!self.has_come).then(|| way.at(done));
        !self.has_come
    }
}

/// A view that comes in hops.
#[allow(missing_debug_implementations)]
pub struct Hop<'a, Message> {
    content: Element<'a, Message>,
    way: Option<Way>,
}

impl<'a, Message> Hop<'a, Message> {
    /// A view, and how it comes; without a way it is there.
    pub fn new(way: Option<Way>, content: impl Into<Element<'a, Message>>) -> Self {
        Self {
            content: content.into(),
            way,
        }
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Hop<'_, Message> {
    delegate!(around children diff size layout operate mouse_interaction overlay);

    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Memory>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(Memory::default())
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
        if let Event::Window(window::Event::RedrawRequested(now)) = event {
            let memory = tree.state.downcast_mut::<Memory>();
            if memory.frame(self.way, *now) {
                shell.request_redraw_at(*now + time::FRAME);
            }
        }
        let (content, tree) = (self.content.as_widget_mut(), &mut tree.children[0]);
        content.update(
            tree, event, layout, cursor, renderer, clipboard, shell, viewport,
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
        let away = tree.state.downcast_ref::<Memory>().away.unwrap_or_default();
        // Whole pixels: a picture is copied to whole pixels, and what lies around it must go with it.
        let away = Vector::new(away.x.round(), away.y.round());
        let (content, tree) = (self.content.as_widget(), &tree.children[0]);
        renderer.with_translation(away, |renderer| {
            content.draw(tree, renderer, theme, style, layout, cursor, viewport);
        });
    }
}

impl<'a, Message: 'a> From<Hop<'a, Message>> for Element<'a, Message> {
    fn from(hop: Hop<'a, Message>) -> Self {
        Self::new(hop)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WAY: Way = Way {
        from: Vector::new(-100.0, 20.0),
        height: 30.0,
        n_hops: 1,
    };

    #[test]
    fn it_comes_in_an_arc_and_then_rests() {
        let start = Instant::now();
        let mut memory = Memory::default();
        assert!(memory.frame(Some(WAY), start));
        assert_eq!(memory.away, Some(WAY.from));
        assert!(memory.frame(Some(WAY), start + time::HOP / 2));
        let half = memory.away.unwrap();
        assert!(
            half.x > -60.0 && half.x < -40.0 && half.y < -15.0,
            "{half:?}"
        );
        assert!(!memory.frame(Some(WAY), start + time::HOP));
        assert_eq!(memory.away, None);
        assert!(!memory.frame(Some(WAY), start + time::HOP * 5), "only once");
    }

    #[test]
    fn without_a_way_nothing_is_ever_drawn_anew() {
        let mut memory = Memory::default();
        assert!(!memory.frame(None, Instant::now()));
        assert_eq!(memory, Memory::default());
    }

    #[test]
    fn two_hops_touch_the_ground_between() {
        let two = Way { n_hops: 2, ..WAY };
        assert_eq!(two.length(), time::HOP * 2);
        assert!((two.at(0.5).y - 10.0).abs() < 0.1);
        assert!(two.at(0.25).y < 0.0 && two.at(0.75).y < 0.0);
        assert_eq!(two.at(1.0), Vector::new(0.0, 0.0));
    }
}
