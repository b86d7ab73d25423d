//! Pictures that stay painted, and pictures that are painted before they are seen.
//!
//! The renderer rasters a picture when it paints it first, and lets go of all that it did not paint the last time it
//! painted anything: a name under the mouse is shown, and the lands around it are gone. When all of the window is painted
//! again, all of them are rastered again: longer than a picture of a movement may take.
//!
//! So all that the window shows is drawn a second time, beside the window: one pixel of each is in its corner,
//! and cannot be seen through. The corner is painted whenever anything is (`gui::app::repaint`), which costs next to
//! nothing. A picture that is not seen yet is rastered in the same way, ahead, by whoever wants it.

use iced::advanced::Renderer as _;
use iced::advanced::svg::{Renderer as _, Svg};
use iced::widget::svg::Handle;
use iced::{Point, Radians, Rectangle, Renderer, Size};

/// The part of the window that kept pictures reach into, in logical pixels.
pub const CORNER: Rectangle = Rectangle {
    x: 0.0,
    y: 0.0,
    width: 1.0,
    height: 1.0,
};

/// How far they do: less than a pixel of any screen that shows fewer than four for a logical one.
const REACH: f32 = 0.25;

/// A picture to be kept, in the size in which it is seen, in logical pixels.
#[derive(Clone, Debug, PartialEq)]
pub struct Kept {
    pub picture: Handle,
    pub size: Size,
}

/// Keeps these pictures, from the moment on at which they were drawn here first. Even if there are none, there is a
/// layer for them: the renderer compares the layers behind it with those of the picture before.
pub fn keep<'a>(renderer: &mut Renderer, pictures: impl IntoIterator<Item = &'a Kept>) {
    let pictures = pictures.into_iter();
    beside(
        renderer,
        pictures.map(|it| (Svg::new(it.picture.clone()), it.size)),
    );
}

/// Keeps all pictures of these layers, each once.
#[cfg(not(feature = "gpu"))]
pub fn keep_shown(renderer: &mut Renderer, layers: &[iced_tiny_skia::Layer]) {
    use iced::advanced::graphics::Image;

    let mut seen = std::collections::BTreeSet::new();
    let images = layers.iter().flat_map(|layer| &layer.images);
    let pictures = images.filter_map(|image| match image {
        Image::Vector { svg, bounds, .. } => {
            let color = svg.color.map(iced::Color::into_rgba8);
            let Size { width, height } = bounds.size();
            let size = (width.to_bits(), height.to_bits());
            let is_new = seen.insert((svg.handle.id(), color, size));
            is_new.then(|| (svg.clone(), bounds.size()))
        }
        Image::Raster { .. } => None,
    });
    beside(renderer, pictures);
}

/// Draws pictures of these sizes beside the window.
fn beside(renderer: &mut Renderer, pictures: impl Iterator<Item = (Svg, Size)>) {
    renderer.with_layer(CORNER, |renderer| {
        for (picture, size) in pictures {
            // Whatever is drawn is asked for its size each time, and is read once for that.
            let _ = renderer.measure_svg(&picture.handle);
            let corner = Point::new(REACH - size.width, REACH - size.height);
            let beside = Rectangle::new(corner, size);
            let picture = picture.opacity(0.0).rotation(Radians(0.0));
            renderer.draw_svg(picture, beside, beside);
        }
    });
}
