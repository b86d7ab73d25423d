//! Something under the mouse: lifted a little off its ground, with a ring around its shape and its shadow below.
//!
//! The ring is quieter than that of the keyboard: thinner, close to the shape, and in a color of the ground.

use iced::advanced::{Renderer as _, renderer};
use iced::{Border, Color, Rectangle, Renderer, Vector};

/// How something looks that is lifted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lift {
    pub ring: Color,
    pub shadow: Color,
    /// How far the shape keeps from the bounds, and how round its corners are.
    pub inset: f32,
    pub radius: f32,
}

impl Lift {
    /// Draws something with these bounds lifted.
    pub fn draw(
        self,
        renderer: &mut Renderer,
        bounds: Rectangle,
        draw: impl FnOnce(&mut Renderer),
    ) {
        let shape = bounds.shrink(self.inset);
        let quad = |bounds, border| renderer::Quad {
            bounds,
            border,
            ..renderer::Quad::default()
        };
        let below = shape + Vector::new(0.0, SHADOW);
        renderer.fill_quad(quad(below, iced::border::rounded(self.radius)), self.shadow);
        renderer.with_translation(Vector::new(0.0, -UP), draw);
        let around = shape.expand(RING) - Vector::new(0.0, UP);
        let ring = Border {
            color: self.ring,
            width: RING,
            radius: (self.radius + RING).into(),
        };
        // A layer of its own: within one, drawings lie over lines, and a picture may paint its corners.
        renderer.with_layer(around, |renderer| {
            renderer.fill_quad(quad(around, ring), Color::TRANSPARENT);
        });
    }
}

/// How far something is lifted, how far its shadow stays below it, and how wide the ring is; logical pixels.
const UP: f32 = 2.0;
const SHADOW: f32 = 4.0;
const RING: f32 = 3.0;
