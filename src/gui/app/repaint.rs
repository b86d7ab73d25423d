//! What of a window is painted anew: nothing that stands still, and nothing of what has moved is left.
//!
//! The renderer compares two pictures piece by piece, in the order in which they were drawn, and paints
//! the places of the pieces that differ. That goes wrong in three ways. Where a piece is put in or taken out,
//! all pieces behind it are compared with others; a text that is compared with those of a canvas is then
//! looked for where the canvas stands, and is not painted. Where much moves, the many small places cost
//! more than the whole. And letters and soft edges reach a little over the places of their pieces: they are
//! cut off, or painted twice.
//!
//! So after everything is drawn, `Repaint` looks at the pieces too. Two empty layers tell the renderer what
//! else to paint: a layer whose bounds differ from those before is painted anew, old bounds and new. If pieces
//! were put in or taken out, or more than half of the window is concerned, that is the whole window; else
//! one part that holds all that changed, with an edge that cuts through no letter. What a canvas or a text
//! is made of is compared by iced's own rules.
//!
//! A third one has the corner painted with each part: pictures that are [`kept`] are there.

#![cfg_attr(feature = "gpu", allow(dead_code, unused_imports))]

use std::cell::{Cell, RefCell};
use std::mem::discriminant;

use iced::Rectangle;
use iced::Renderer;
use iced::advanced::Renderer as _;
use iced::advanced::graphics::{Text, damage};
use iced_tiny_skia::Layer;

use crate::gui::look::kept;

/// How far letters and soft edges reach over the bounds of their pieces, in logical pixels.
const REACH: f32 = 2.0;

/// How far the part that is painted reaches over what has changed, in logical pixels.
const MARGIN: f32 = 4.0;

/// So much beside a line between pixels is still on it: what was put there and is multiplied again.
const HAIR: f32 = 0.01;

/// From this share of the window on, all of it is painted.
const MUCH: f32 = 0.5;

/// How often a part grows until it cuts through no letter; then all is painted.
const ROUNDS: usize = 8;

/// Where an empty layer stands while it says nothing: beside the window.
const NOWHERE: Rectangle = Rectangle {
    x: -9.0,
    y: -9.0,
    width: 1.0,
    height: 1.0,
};

/// What one window showed last.
#[derive(Debug, Default)]
pub struct Repaint {
    last: RefCell<Option<Shown>>,
    /// How many pixels of its screen a pixel of the window has in a row, if the system has told.
    density: Cell<Option<f32>>,
}

/// What was drawn, and the bounds of the three empty layers above it.
#[derive(Debug)]
struct Shown {
    layers: Vec<Layer>,
    whole: Rectangle,
    part: Rectangle,
    corner: Rectangle,
}

/// What is to be painted anew.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Anew {
    Nothing,
    Part(Rectangle),
    All,
}

impl Repaint {
    /// The window is on a screen of this density.
    pub fn set_density(&self, density: f32) {
        self.density.set(Some(density));
    }

    /// A graphics card paints all of it every time.
    #[cfg(feature = "gpu")]
    pub fn settle(&self, _: &mut Renderer, _: Rectangle, _: f32) {}

    /// Tells the renderer what to paint, once everything in the window is drawn, so many times as large
    /// as it is measured.
    #[cfg(not(feature = "gpu"))]
    pub fn settle(&self, renderer: &mut Renderer, window: Rectangle, scale: f32) {
        let scale = scale * self.density.get().unwrap_or(1.0);
        // What is kept cannot be seen, however many pictures there are.
        let (kept, layers): (Vec<Layer>, Vec<Layer>) =
            (renderer.layers().iter().cloned()).partition(|it| it.bounds == kept::CORNER);
        let keeps = kept.iter().any(|it| !it.images.is_empty());
        let mut last = self.last.borrow_mut();
        let (mut whole, mut part, mut corner) = (around(window, 0.0), NOWHERE, NOWHERE);
        if let Some(shown) = last.as_ref() {
            (whole, part, corner) = (shown.whole, shown.part, shown.corner);
            match anew(&shown.layers, &layers, shown.part, (window, scale)) {
                Anew::Nothing => {}
                Anew::All => {
                    let by = if whole == around(window, 0.0) {
                        1.0
                    } else {
                        0.0
                    };
                    (whole, part) = (around(window, by), NOWHERE);
                }
                // Not the same twice: what is the same is not painted.
                Anew::Part(to) => {
                    part = if to == part { to.expand(1.0) } else { to };
                    corner = match corner == NOWHERE && keeps {
                        true => whole_pixels(kept::CORNER, scale),
                        false => NOWHERE,
                    };
                }
            }
        }
        for bounds in [whole, part, corner] {
            renderer.start_layer(bounds);
            renderer.end_layer();
        }
        *last = Some(Shown {
            layers,
            whole,
            part,
            corner,
        });
    }
}

/// Bounds that hold the window. Their middle is its corner: the renderer begins with the places that are near
/// to it, and what lies inside is then painted together with the whole.
fn around(window: Rectangle, by: f32) -> Rectangle {
    Rectangle {
        x: window.x - window.width,
        y: window.y - window.height,
        width: 2.0 * window.width + by,
        height: 2.0 * window.height + by,
    }
}

/// What is to be painted after the second picture was drawn over the first one.
fn anew(
    before: &[Layer],
    now: &[Layer],
    part: Rectangle,
    (window, scale): (Rectangle, f32),
) -> Anew {
    if before.len() != now.len() || !before.iter().zip(now).all(is_built_alike) {
        return Anew::All;
    }
    let own = before.iter().zip(now).flat_map(changed);
    let iced = damage::diff(before, now, |layer| vec![layer.bounds], Layer::damage);
    let mut places = own.chain(iced).filter_map(|it| it.intersection(&window));
    let Some(first) = places.next() else {
        return Anew::Nothing;
    };
    // The part before is painted too, since its layer leaves it.
    let first = part
        .intersection(&window)
        .map_or(first, |it| it.union(&first));
    let all = places.fold(first, |all, it| all.union(&it)).expand(MARGIN);
    match grown(all, now, scale).and_then(|all| all.intersection(&window)) {
        Some(all) if all.area() < window.area() * MUCH => Anew::Part(all),
        _ => Anew::All,
    }
}

/// Whether two layers hold as many pieces of the same sorts in the same order.
fn is_built_alike((a, b): (&Layer, &Layer)) -> bool {
    let n_pieces = |it: &Layer| {
        let pictures = (it.primitives.len(), it.images.len());
        (it.quads.len(), it.text.len(), pictures)
    };
    let texts = || a.text.iter().zip(&b.text);
    a.bounds == b.bounds
        && n_pieces(a) == n_pieces(b)
        && texts().all(|(a, b)| {
            discriminant(a) == discriminant(b) && a.as_slice().len() == b.as_slice().len()
        })
}

/// The places of texts that differ between two layers that are built alike. (Of all else iced knows the places.)
fn changed((a, b): (&Layer, &Layer)) -> Vec<Rectangle> {
    let mut places = Vec::new();
    for (a, b) in a.text.iter().zip(&b.text) {
        if a.as_slice() != b.as_slice() || a.transformation() != b.transformation() {
            for item in [a, b] {
                let texts = item.as_slice().iter().filter_map(seen);
                places.extend(texts.map(|it| it * item.transformation()));
            }
        }
    }
    places.retain(|it| it.intersects(&b.bounds));
    places
}

/// Where a text stands. What has a place of its own is drawn within its clip alone.
fn seen(text: &Text) -> Option<Rectangle> {
    match text {
        Text::Cached { clip_bounds, .. } => Some(*clip_bounds),
        _ => text.visible_bounds(),
    }
}

/// The same on the lines between the pixels of the screen.
fn whole_pixels(part: Rectangle, scale: f32) -> Rectangle {
    let part = part * scale;
    let (x, y) = ((part.x + HAIR).floor(), (part.y + HAIR).floor());
    let whole = Rectangle {
        x,
        y,
        width: (part.x + part.width - HAIR).ceil() - x,
        height: (part.y + part.height - HAIR).ceil() - y,
    };
    whole * (1.0 / scale)
}

/// A part that cuts through no letter and no soft edge: each piece is beside it, well inside it, or so much on
/// both sides that the renderer cuts it there. `None` if it grows too often.
fn grown(mut part: Rectangle, layers: &[Layer], scale: f32) -> Option<Rectangle> {
    for _ in 0..ROUNDS {
        part = whole_pixels(part, scale);
        let before = part;
        for layer in layers {
            let texts = layer.text.iter().flat_map(|item| {
                let texts = item.as_slice().iter().filter_map(seen);
                texts.map(|it| it * item.transformation())
            });
            let quads = layer.quads.iter().map(|(quad, _)| quad.bounds);
            let images = layer
                .images
                .iter()
                .map(iced::advanced::graphics::Image::bounds);
            let pieces = texts.chain(quads).chain(images);
            for piece in pieces.filter_map(|it| it.intersection(&layer.bounds)) {
                let reach = piece.expand(REACH);
                let is_cut = piece.intersects(&part) && !piece.is_within(&part);
                let is_apart = !reach.intersects(&part) || reach.is_within(&part);
                if !is_cut && !is_apart {
                    part = part.union(&reach.expand(MARGIN - REACH));
                }
            }
        }
        if part == before {
            return Some(part);
        }
    }
    None
}
