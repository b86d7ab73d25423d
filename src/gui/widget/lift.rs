//! Something under the mouse: lifted a little off its ground, with a ring around its shape and its shadow below.
//!
//! The ring is quieter than that of the keyboard: thinner, close to the shape, and in a color of the ground.
//!
//! Where something has a place among much else, its ring and its shadow stand beside the window while it rests: as long as
//! there are as many pieces as before, the renderer compares each with itself, and paints this alone.

use iced::advanced::{Renderer as _, renderer};
use iced::{Border, Color, Rectangle, Renderer, Vector};

use crate::gui::widget::beside::beside;
use crate::gui::widget::layer::layered;

/// How something looks that is lifted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lift {
    pub ring: Color,
    pub shadow: Color,
    /// How far the shape keeps from the bounds, and how round its corners are.
    pub inset: f32,
    pub radius: f32,
    /// Whether ring and shadow are drawn at rest too, beside the window.
    pub keeps_pieces: bool,
}

impl Lift {
    /// Draws something with these bounds in this viewport, lifted or at rest.
    pub fn draw(
        self,
        renderer: &mut Renderer,
        (bounds, viewport): (Rectangle, &Rectangle),
        is_lifted: bool,
        draw: impl FnOnce(&mut Renderer),
    ) {
        let shape = bounds.shrink(self.inset);
        if is_lifted {
            let up = Vector::new(0.0, -UP);
            self.shadow(renderer, shape + Vector::new(0.0, SHADOW));
            renderer.with_translation(up, draw);
            self.ring(renderer, shape.expand(RING) + up, viewport);
            return;
        }
        if !self.keeps_pieces {
            return draw(renderer);
        }
        self.shadow(renderer, beside(shape.size()));
        draw(renderer);
        let aside = beside(shape.expand(RING).size());
        self.ring(renderer, aside, &aside);
    }

    fn shadow(self, renderer: &mut Renderer, bounds: Rectangle) {
        let quad = quad(bounds, iced::border::rounded(self.radius));
        renderer.fill_quad(quad, self.shadow);
    }

    fn ring(self, renderer: &mut Renderer, around: Rectangle, viewport: &Rectangle) {
        let ring = Border {
            color: self.ring,
            width: RING,
            radius: (self.radius + RING).into(),
        };
        // A layer of its own: within one, drawings lie over lines, and a picture may paint its corners.
        layered(renderer, around, viewport, |renderer| {
            renderer.fill_quad(quad(around, ring), Color::TRANSPARENT);
        });
    }
}

fn quad(bounds: Rectangle, border: Border) -> renderer::Quad {
    renderer::Quad {
        bounds,
        border,
        ..renderer::Quad::default()
    }
}

/// How far something is lifted, how far its shadow stays below it, and how wide the ring is; logical pixels.
const UP: f32 = 2.0;
const SHADOW: f32 = 4.0;
const RING: f32 = 3.0;
