//! A veil of paper over a view: what comes new comes under it, and the veil lifts; then nothing is drawn.
//!
//! iced has no opacity for a group of things, so what is faded in is what lies over it. The veil never hides
//! what is below it as a whole: nothing flashes. Without motion there is no veil.
//!
//! A child presses twice where once is enough. The second press was meant for the screen that is gone, so what a press has
//! brought up takes none for a moment: neither its board nor its buttons. What a key has brought up takes presses at
//! once, and another page of the same screen does too: it is pressed through as fast as anybody can.
//!
//! The moment of a picture comes with the picture that is about to be drawn; nothing here reads a clock.

use iced::advanced::renderer::Quad;
use iced::advanced::widget::{Tree, Widget, tree};
use iced::advanced::{Clipboard, Layout, Renderer as _, Shell, mouse, renderer};
use iced::time::Instant;
use iced::{Color, Element, Event, Rectangle, Renderer, Theme, touch, window};

use crate::gui::look::theme::time;
use crate::gui::widget::delegate::delegate;
use crate::gui::widget::latch::Latch;
use crate::gui::widget::layer::layered;

/// How much a veil hides at first.
const DENSE: f32 = 0.85;

/// What is shown: the number of the screen, and that of its page.
pub type Shown = (u32, u32);

/// What is remembered of it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Memory {
    /// The number of the screen that was built last.
    screen: Option<u32>,
    /// What was shown last.
    shown: Option<Shown>,
    started: Option<Instant>,
    /// How much the veil hides now.
    strength: f32,
    /// Whether the last that was done was a press, by mouse or finger.
    is_pressed: bool,
    /// Shut, if a press has brought this screen up just now, so that it takes none.
    latch: Latch,
}

impl Memory {
    /// A picture of this moment is about to be drawn; tells whether another one must follow. What is shown
    /// first has nothing before it and comes without a veil.
    fn frame(&mut self, shown: Shown, moves: bool, now: Instant) -> bool {
        let before = self.shown.replace(shown);
        if before.is_some_and(|before| before != shown) {
            self.started = Some(now);
        }
        let passed = self.started.map(|started| now.duration_since(started));
        let lifts = passed.filter(|it| moves && *it < time::VEIL);
        match lifts {
            Some(passed) => {
                let left = 1.0 - passed.as_secs_f32() / time::VEIL.as_secs_f32();
                self.strength = DENSE * left * left;
            }
            None => (self.started, self.strength) = (None, 0.0),
        }
        self.started.is_some()
    }

    /// Another screen is there.
    fn turn_to(&mut self, screen: u32) -> bool {
        let before = self.screen.replace(screen);
        let is_other = before.is_some_and(|before| before != screen);
        if is_other {
            self.latch.set(self.is_pressed);
        }
        is_other
    }

    /// Whether something that was done is kept from the screen.
    fn keeps(&mut self, event: &Event) -> bool {
        match event {
            Event::Mouse(mouse::Event::ButtonPressed(_) | mouse::Event::ButtonReleased(_))
            | Event::Touch(
                touch::Event::FingerPressed { .. } | touch::Event::FingerLifted { .. },
            ) => {
                self.is_pressed = true;
                self.latch.is_shut()
            }
            Event::Keyboard(_) => {
                self.is_pressed = false;
                false
            }
            _ => false,
        }
    }
}

/// A view under a veil.
#[allow(missing_debug_implementations)]
pub struct Veil<'a, Message> {
    content: Element<'a, Message>,
    shown: Shown,
    moves: bool,
    paper: Color,
}

impl<'a, Message> Veil<'a, Message> {
    /// A view, and what it shows: where that is another one than before, a veil of this paper lifts from it.
    pub fn new(
        content: impl Into<Element<'a, Message>>,
        shown: Shown,
        moves: bool,
        paper: Color,
    ) -> Self {
        Self {
            content: content.into(),
            shown,
            moves,
            paper,
        }
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Veil<'_, Message> {
    delegate!(around children size layout operate mouse_interaction overlay);

    fn diff(&self, tree: &mut Tree) {
        let memory = tree.state.downcast_mut::<Memory>();
        if memory.turn_to(self.shown.0) {
            // Another screen is not scrolled as far as the one before it was.
            tree.children = self.children();
        } else {
            tree.diff_children(std::slice::from_ref(&self.content));
        }
    }

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
        let memory = tree.state.downcast_mut::<Memory>();
        if let Event::Window(window::Event::RedrawRequested(now)) = event {
            if let Some(opens) = memory.latch.opens(*now) {
                shell.request_redraw_at(opens);
            }
            if memory.frame(self.shown, self.moves, *now) {
                shell.request_redraw_at(*now + time::FRAME);
            }
        }
        if memory.keeps(event) {
            shell.capture_event();
            return;
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
        let (content, below) = (self.content.as_widget(), &tree.children[0]);
        content.draw(below, renderer, theme, style, layout, cursor, viewport);
        let strength = tree.state.downcast_ref::<Memory>().strength;
        if strength > 0.0 {
            let bounds = layout.bounds();
            let veil = Quad {
                bounds,
                ..Quad::default()
            };
            // In a layer of its own: else it would lie under pictures and words.
            layered(renderer, bounds, viewport, |renderer| {
                renderer.fill_quad(veil, self.paper.scale_alpha(strength));
            });
        }
    }
}

impl<'a, Message: 'a> From<Veil<'a, Message>> for Element<'a, Message> {
    fn from(veil: Veil<'a, Message>) -> Self {
        Self::new(veil)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use iced::keyboard;

    #[test]
    fn it_lifts_from_what_is_new_and_then_rests() {
        let start = Instant::now();
        let mut memory = Memory::default();
        assert!(!memory.frame((0, 0), true, start), "nothing was before it");
        assert!(memory.frame((0, 1), true, start));
        let dense = memory.strength;
        assert!(dense > 0.5 && dense < 1.0);
        assert!(memory.frame((0, 1), true, start + time::VEIL / 2));
        assert!(memory.strength < dense && memory.strength > 0.0);
        assert!(!memory.frame((0, 1), true, start + time::VEIL));
        assert_eq!(memory.strength, 0.0);
        assert!(!memory.frame((0, 1), true, start + time::VEIL * 9));
        assert!(memory.frame((1, 1), true, start + time::VEIL * 10));
    }

    #[test]
    fn the_second_half_of_a_double_press_is_kept_from_what_the_first_has_brought_up() {
        let press = Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left));
        let finger = Event::Touch(touch::Event::FingerLifted {
            id: touch::Finger(0),
            position: iced::Point::ORIGIN,
        });
        let start = Instant::now();
        for done in [press.clone(), finger] {
            let mut memory = Memory::default();
            assert!(!memory.turn_to(0), "nothing was before it");
            assert!(!memory.keeps(&done), "nothing is gone");
            assert!(memory.turn_to(1));
            assert!(memory.keeps(&press), "before its first picture");
            assert_eq!(memory.latch.opens(start), Some(start + time::TWICE));
            assert!(memory.keeps(&press));
            assert_eq!(memory.latch.opens(start + time::TWICE), None);
            assert!(!memory.keeps(&press) && !memory.turn_to(1));
        }
    }

    #[test]
    fn what_a_key_has_brought_up_takes_presses_at_once() {
        let press = Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left));
        let mut memory = Memory::default();
        memory.turn_to(0);
        assert!(!memory.keeps(&press));
        let key = keyboard::Event::ModifiersChanged(keyboard::Modifiers::empty());
        assert!(!memory.keeps(&Event::Keyboard(key)));
        assert!(memory.turn_to(1) && !memory.keeps(&press));
    }

    #[test]
    fn without_motion_there_is_none() {
        let start = Instant::now();
        let mut memory = Memory::default();
        for page in 0..3 {
            assert!(!memory.frame((0, page), false, start));
            assert_eq!(memory.strength, 0.0);
        }
    }
}
