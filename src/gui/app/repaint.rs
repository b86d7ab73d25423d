//! What of a window is painted anew: nothing that stands still, and nothing of what has moved is left.
//!
//! The renderer compares two pictures piece by piece, in the order in which they were drawn, and paints
//! the places of the pieces that differ. That goes wrong in three ways. Where a piece is put in or taken out,
//! all pieces behind it are compared with others; a text that is compared with those of a canvas is then
//! looked for where the canvas stands, and is not painted. Where much moves, the many small places cost
//! more than the whole. And letters and soft edges reach a little over the places of their pieces: they are
//! cut off, or painted twice.
//!
//! So after everything is drawn, `Repaint` looks at the pieces too. Empty layers tell the renderer what else to paint: a
//! layer whose bounds differ from those before is painted anew, old bounds and new. That is one part that holds all that
//! changed, with an edge that cuts through no letter; where pieces were put in or taken out, all of their layer is in it. What
//! a canvas or a text is made of is compared by iced's own rules.
//!
//! Where little changes far from the rest (a coach who looks, a name that goes), there are two parts, if the renderer paints
//! nothing between them.
//!
//! The one part has two such layers that take turns: what was painted last is painted once more when its layer leaves, so
//! that of a large part is left where it is, as long as that is cheaper.
//!
//! The renderer goes through the places in the order of their middles, seen from the corner of the window, and joins those
//! that come after each other and lie close together. What comes before the one part is so painted twice. Where that
//! is dearer, everything from the corner to the far end of the part is painted instead, once: a place whose middle is the
//! corner comes first. What it costs is counted with the renderer's own rules.
//!
//! What was painted last is told by empty layers that come behind all others. So that these are compared with themselves when a
//! layer comes or goes (a name under the mouse has some), there is room for more between them, beside the window.
//!
//! One more layer has the corner painted with whatever is painted: pictures that are [`kept`] are there, and what the
//! window shows is kept too. So a small part that is painted does not cost the large one that comes next.

#![cfg_attr(feature = "gpu", allow(dead_code, unused_imports))]

use std::cell::{Cell, RefCell};
use std::mem::discriminant;

use iced::advanced::Renderer as _;
use iced::advanced::graphics::{Image, Text, damage};
use iced::{Rectangle, Renderer, Size};
use iced_tiny_skia::Layer;

use crate::gui::look::kept;

/// How far letters and soft edges reach over the bounds of their pieces, in logical pixels.
const REACH: f32 = 2.0;

/// How far the part that is painted reaches over what has changed, in logical pixels.
const MARGIN: f32 = 4.0;

/// So much beside a line between pixels is still on it: what was put there and is multiplied again.
const HAIR: f32 = 0.01;

/// What a layer costs beside what is painted, for each place that is: its mask is as large as the window. Measured by what it
/// costs to paint all of it.
const MASK: f32 = 0.01;

/// What a layer costs that is left where it is, measured by what it costs to paint it: some time it has to leave.
const LEFT: f32 = 0.05;

/// Layers come in so many: as long as there are no more, those behind them are compared with themselves.
const ROOM: usize = 24;

/// So many pixels more are as good as none: places that lie so close together are one for the renderer.
const NEAR: f32 = 20_000.0;

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

/// What was drawn, and the empty layers above it.
#[derive(Debug)]
struct Shown {
    layers: Vec<Layer>,
    marks: Marks,
}

/// The bounds of the empty layers. What is the same as before says nothing; what says something is beside the window
/// afterwards, or is there before: beside the window a layer costs nothing.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Marks {
    /// From the corner to where everything is painted.
    reach: Rectangle,
    /// Around what has changed. There are two: one that was large is left where it is, as long as that is dear.
    parts: [Rectangle; 2],
    /// Where pictures are kept, at every second picture that is painted.
    corner: Rectangle,
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
        let layers = renderer.layers().iter();
        let layers = layers.filter(|it| it.bounds != kept::CORNER);
        let layers: Vec<Layer> = layers.cloned().collect();
        let n_layers = renderer.layers().len();
        for _ in n_layers..n_layers.next_multiple_of(ROOM) {
            renderer.start_layer(NOWHERE);
            renderer.end_layer();
        }
        kept::keep_shown(renderer, &layers);
        let mut last = self.last.borrow_mut();
        let marks = last
            .as_ref()
            .map_or(Marks::NONE, |it| it.marks_for(&layers, (window, scale)));
        for bounds in marks.all() {
            renderer.start_layer(bounds);
            renderer.end_layer();
        }
        *last = Some(Shown { layers, marks });
    }
}

impl Marks {
    const NONE: Self = Self {
        reach: NOWHERE,
        parts: [NOWHERE; 2],
        corner: NOWHERE,
    };

    const fn all(&self) -> [Rectangle; 4] {
        let [first, second] = self.parts;
        [self.reach, first, second, self.corner]
    }

    /// With one of the parts there.
    const fn with_part(mut self, which: usize, part: Rectangle) -> Self {
        self.parts[which] = part;
        self
    }
}

/// Bounds that hold what lies between the corner of the window and so far. Their middle is the corner: the renderer begins
/// with the places that are near to it, and what lies inside is then painted together with it.
fn around(size: Size) -> Rectangle {
    Rectangle {
        x: -size.width,
        y: -size.height,
        width: 2.0 * size.width,
        height: 2.0 * size.height,
    }
}

impl Shown {
    /// The empty layers that have painted what differs if these layers are drawn over what was shown.
    fn marks_for(&self, now: &[Layer], (window, scale): (Rectangle, f32)) -> Marks {
        let places = self.places(now);
        if places.is_empty() {
            return self.marks;
        }
        // Whatever is painted, the corner is too: who paints nothing of it lets go of what is kept there.
        let corner = match self.marks.corner == NOWHERE {
            true => whole_pixels(kept::CORNER, scale),
            false => NOWHERE,
        };
        let marks = Marks {
            corner,
            ..self.marks
        };
        let seen = places.iter().filter_map(|it| it.intersection(&window));
        let seen: Vec<Rectangle> = seen.collect();
        let Some(changed) = union(&seen) else {
            return marks;
        };
        // What a layer leaves is painted too: then it, too, may cut through nothing.
        let with_left = |mark: Rectangle, changed: Rectangle| {
            let left = mark.intersection(&window);
            let cuts = left.filter(|it| grown(*it, now, scale) != Some(*it));
            let all = cuts.map_or(changed, |left| changed.union(&left));
            grown(all.expand(MARGIN), now, scale)?.intersection(&window)
        };
        // What lies within what is left anyway needs no layer.
        let or_left = |to: Rectangle, mark: Rectangle| match to.is_within(&mark) {
            true => NOWHERE,
            false => to,
        };
        let parts = marks.parts.into_iter().enumerate();
        let parts = parts.filter_map(|(which, left)| {
            let part = with_left(left, changed)?;
            Some(marks.with_part(which, or_left(part, left)))
        });
        let [left, other] = marks.parts;
        let both = split(&seen).and_then(|(large, small)| {
            let (large, small) = (with_left(left, large)?, with_left(other, small)?);
            let parts = [or_left(large, left), or_left(small, other)];
            (!large.intersects(&small)).then_some(Marks { parts, ..marks })
        });
        let both = both.filter(|it| self.is_clean(*it, &places, window));
        let up_to = |end: Size| Marks {
            reach: or_left(around(end), marks.reach),
            ..marks
        };
        let first = Rectangle::new(window.position(), Size::new(1.0, 1.0));
        let far = with_left(marks.reach, changed.union(&first));
        let far = far.map(|it| up_to(Size::new(it.x + it.width, it.y + it.height)));
        let all = Marks {
            parts: [NOWHERE; 2],
            ..up_to(window.size())
        };
        let ways = parts.chain(both).chain(far).chain([all]);
        let ways = ways.map(|it| (self.cost(it, &places, (window, now)), it));
        ways.min_by(|a, b| a.0.total_cmp(&b.0))
            .map_or(all, |it| it.1)
    }

    /// Where these layers differ from those that were shown. A layer that was put in or taken out is compared with others;
    /// those that are left over count whole.
    fn places(&self, now: &[Layer]) -> Vec<Rectangle> {
        let before = &self.layers;
        let own = before.iter().zip(now).flat_map(|(a, b)| {
            if is_built_alike((a, b)) {
                return changed((a, b));
            }
            vec![a.bounds, b.bounds]
        });
        let iced = damage::diff(before, now, |layer| vec![layer.bounds], Layer::damage);
        own.chain(iced).collect()
    }

    /// What the renderer paints, and in which order, where these places differ and the empty layers are put there.
    fn painted(&self, next: Marks, places: &[Rectangle], window: Rectangle) -> Vec<Rectangle> {
        let moved = self.marks.all().into_iter().zip(next.all());
        let moved = moved.filter(|(a, b)| a != b).flat_map(|(a, b)| [a, b]);
        damage::group(places.iter().copied().chain(moved).collect(), window)
    }

    /// Whether each place that is painted is that of an empty layer, or is painted again with one that holds it: then it cuts
    /// through nothing.
    fn is_clean(&self, next: Marks, places: &[Rectangle], window: Rectangle) -> bool {
        let painted = self.painted(next, places, window);
        let marks = self.marks.all().into_iter().chain(next.all());
        let marks: Vec<Rectangle> = marks.filter_map(|it| it.intersection(&window)).collect();
        let holds = |a: &Rectangle, b: &Rectangle| b.is_within(&a.expand(HAIR));
        let is_mark = |it: &Rectangle| marks.iter().any(|mark| holds(mark, it) && holds(it, mark));
        painted.iter().enumerate().all(|(at, place)| {
            let mut later = painted.iter().skip(at + 1);
            is_mark(place) || later.any(|it| holds(it, place))
        })
    }

    /// What it costs to paint these places with the empty layers put there, in pixels, where these layers are drawn.
    fn cost(&self, next: Marks, places: &[Rectangle], (window, now): (Rectangle, &[Layer])) -> f32 {
        let painted = self.painted(next, places, window);
        let area: f32 = painted.iter().map(Rectangle::area).sum();
        // What lies beside the place costs nothing there.
        let masks = painted.iter().flat_map(|place| {
            let layers = now.iter().map(|it| it.bounds);
            layers.filter(|it| it.intersects(place))
        });
        #[allow(clippy::cast_precision_loss)]
        let n_masks = masks.count() as f32;
        let left = next.all().into_iter();
        let left = left.filter_map(|it| it.intersection(&window));
        let left: f32 = left.map(|it| it.area()).sum();
        area + n_masks * MASK * window.area() + LEFT * left
    }
}

/// All that holds these; `None` if there are none.
fn union(places: &[Rectangle]) -> Option<Rectangle> {
    places.iter().copied().reduce(|all, it| all.union(&it))
}

/// Two parts: around the largest of these places and those near to it, and around the others; `None` if there are no others.
fn split(places: &[Rectangle]) -> Option<(Rectangle, Rectangle)> {
    let largest = places.iter().max_by(|a, b| a.area().total_cmp(&b.area()));
    let (mut part, mut others) = (*largest?, places.to_vec());
    loop {
        let (near, far): (Vec<Rectangle>, Vec<Rectangle>) = others
            .into_iter()
            .partition(|it| part.union(it).area() < part.area() + it.area() + NEAR);
        part = near.iter().fold(part, |all, it| all.union(it));
        others = far;
        if near.is_empty() {
            return union(&others).map(|it| (part, it));
        }
    }
}

/// Whether two layers hold as many pieces of the same sorts in the same order.
fn is_built_alike((a, b): (&Layer, &Layer)) -> bool {
    let n_pieces = |it: &Layer| {
        let pictures = (it.primitives.len(), it.images.len());
        (it.quads.len(), it.text.len(), pictures)
    };
    let texts = || a.text.iter().zip(&b.text);
    n_pieces(a) == n_pieces(b)
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

/// Where the texts of a layer stand.
fn texts(layer: &Layer) -> impl Iterator<Item = Rectangle> {
    layer.text.iter().flat_map(|item| {
        let texts = item.as_slice().iter().filter_map(seen);
        texts.map(|it| it * item.transformation())
    })
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
            let quads = layer.quads.iter().map(|(quad, _)| quad.bounds);
            let images = layer.images.iter().map(Image::bounds);
            let pieces = texts(layer).chain(quads).chain(images);
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
