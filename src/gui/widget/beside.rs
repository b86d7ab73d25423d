//! Where what is not seen is drawn: beside the window. As long as there are as many pieces as before, the renderer compares
//! each with itself, and what comes and goes is painted alone.

use iced::{Point, Rectangle, Size};

/// A place of this size beside the window, also when what is drawn is moved across it.
pub(in crate::gui) fn beside(size: Size) -> Rectangle {
    Rectangle::new(Point::new(-FAR - size.width, 0.0), size)
}

/// Farther than any window is wide, in logical pixels.
const FAR: f32 = 20_000.0;
