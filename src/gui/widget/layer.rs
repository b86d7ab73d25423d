//! A layer of drawing: what is drawn in it lies over all that was drawn before.
//!
//! iced clips what is in a layer to the layer's own bounds, and not to those of the layers around it. So what is scrolled
//! would be painted over what stands beside it: a layer must end where the viewport ends.

use iced::advanced::Renderer as _;
use iced::{Rectangle, Renderer};

/// Draws in a layer with these bounds, as far as they are in the viewport; nothing where nothing of them is.
pub(in crate::gui) fn layered(
    renderer: &mut Renderer,
    bounds: Rectangle,
    viewport: &Rectangle,
    draw: impl FnOnce(&mut Renderer),
) {
    if let Some(seen) = bounds.intersection(viewport) {
        renderer.with_layer(seen, draw);
    }
}
