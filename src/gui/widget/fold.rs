//! A folded book: leaves side by side, of which one is open. When another one opens, they slide to their new places, and
//! the one that opens is seen through a window that grows; then nothing is drawn.
//!
//! # Decisions
//! * *Nothing changes its size*: a picture is painted once for a size. Each leaf is as large as it will be; where there is
//!   more room, its ground is seen at both sides. So a leaf that closes costs no more than one that is closed.
//! * *The leaf that opens stands still*, from the first moment on where it will stand. The others slide over it and lay it
//!   bare: only where they go something is painted. If it slid, too, all of it would be painted for each picture, which
//!   takes longer than a picture may. Of its scene only those strips are drawn that are laid bare already.
//! * *The open leaf and the closed ones have layers of their own*, at rest too: when another leaf opens, it has other pieces
//!   than the one before, and all of a layer is painted anew where pieces come or go. So that is two leaves, and not the window.
//! * *First the leaf that closes goes, then the one that opens comes, then they move*: each takes one picture, so that none
//!   has to paint both. Until then the closed picture of the one that opens stands in its place.
//! * What can be pressed stands where it will stand from the first moment on.
//! * *The picture of a leaf is painted before it opens*: rastered in the first picture of the movement, it would be late
//!   by two or three. At rest the leaves next to the open one are painted ahead, one at a time; and the one that is
//!   pointed at, at once, since whoever presses it points at it first. Then nothing is drawn.
//!
//! The moment of a picture comes with the picture that is about to be drawn; nothing here reads a clock.

mod ahead;

use iced::advanced::layout::{Limits, Node};
use iced::advanced::svg::{Renderer as _, Svg};
use iced::advanced::widget::{Operation, Tree, Widget, tree};
use iced::advanced::{Clipboard, Layout, Renderer as _, Shell, mouse, overlay, renderer};
use iced::time::Instant;
use iced::{
    Border, Color, Element, Event, Length, Point, Rectangle, Renderer, Size, Theme, Vector, touch,
    window,
};

use crate::gui::look::art::lands::Strip;
use crate::gui::look::kept::{Kept, keep};
use crate::gui::look::theme::time;
use crate::gui::widget::beside::beside;
use crate::gui::widget::fold::ahead::{Ahead, Ready};
use crate::gui::widget::layer::layered;

/// What is seen at both sides of a leaf that is still wider than it will be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ground {
    pub color: Color,
    /// How far it keeps from the bounds of its leaf.
    pub edge: f32,
    pub radius: f32,
}

/// A stripe through all leaves, seen on their grounds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stripe {
    /// Its middle, from the upper edge of the book.
    pub middle: f32,
    /// Its width and its color, the wider one first.
    pub lines: [(f32, Color); 2],
}

/// The leaves in their order.
#[allow(missing_debug_implementations)]
pub struct Fold<'a, Message> {
    size: Size,
    stripe: Stripe,
    places: Vec<Rectangle>,
    grounds: Vec<Ground>,
    leaves: Vec<Element<'a, Message>>,
    moves: bool,
    /// The scene of the open leaf, below all that is on it.
    scene: Scene,
    /// The picture of the open leaf when it is closed.
    closes: Option<Kept>,
    ahead: Option<Ahead<'a>>,
}

/// Where the leaves are, seen from the upper left corner of the book.
#[derive(Clone, Debug, Default, PartialEq)]
struct Memory {
    size: Size,
    /// Where they go.
    to: Vec<Rectangle>,
    /// Where they come from.
    from: Vec<Rectangle>,
    started: Option<Instant>,
    /// How much of the way is done; `None` at rest.
    done: Option<f32>,
    stage: Stage,
    ready: Ready,
}

/// What a picture of a movement shows.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum Stage {
    /// The leaf that was open is closed, the other one does not show yet.
    Closes(Instant),
    /// The other one shows as far as it was seen.
    Opens(Instant),
    /// They move.
    #[default]
    Moves,
}

impl Memory {
    /// A picture of this moment is about to be drawn of a book that is so laid out; tells whether another one must
    /// follow.
    fn frame(&mut self, size: Size, places: Vec<Rectangle>, moves: bool, now: Instant) -> bool {
        let is_same_book = self.size == size && self.to.len() == places.len();
        if !is_same_book || !moves {
            *self = Self {
                size,
                to: places,
                ready: std::mem::take(&mut self.ready),
                ..Self::default()
            };
            return false;
        }
        if self.to != places {
            let is_at_rest = self.done.is_none();
            self.from = self.now();
            (self.to, self.started) = (places, Some(now));
            self.stage = match is_at_rest {
                true => Stage::Closes(now),
                false => Stage::Moves,
            };
        }
        self.stage = match self.stage {
            Stage::Closes(at) if at < now => Stage::Opens(now),
            Stage::Opens(at) if at < now => Stage::Moves,
            stage => stage,
        };
        // It starts with the first picture in which something moves.
        if self.started.is_some() && self.stage != Stage::Moves {
            (self.started, self.done) = (Some(now), Some(0.0));
            return true;
        }
        let Some(started) = self.started else {
            return false;
        };
        let passed = now.duration_since(started).as_secs_f32();
        let left = 1.0 - (passed / time::OPENS.as_secs_f32()).min(1.0);
        // It slows down.
        self.done = (left > 0.0).then_some(1.0 - left * left);
        if self.done.is_none() {
            self.started = None;
        }
        self.done.is_some()
    }

    /// Where the leaves are seen now.
    fn now(&self) -> Vec<Rectangle> {
        let Some(done) = self.done else {
            return self.to.clone();
        };
        let between = |from: f32, to: f32| (from + (to - from) * done).round();
        let both = self.from.iter().zip(&self.to);
        both.map(|(from, to)| Rectangle {
            x: between(from.x, to.x),
            y: to.y,
            width: between(from.width, to.width),
            height: to.height,
        })
        .collect()
    }
}

impl<'a, Message> Fold<'a, Message> {
    /// A book of this size, without leaves.
    #[must_use]
    pub const fn new(size: Size, stripe: Stripe, moves: bool) -> Self {
        Self {
            size,
            stripe,
            places: Vec::new(),
            grounds: Vec::new(),
            leaves: Vec::new(),
            moves,
            scene: Scene {
                leaf: None,
                edge: 0.0,
                strips: Vec::new(),
            },
            closes: None,
            ahead: None,
        }
    }

    /// Keeps the pictures painted that are seen when another leaf opens: this one of the open leaf, and those of leaves that
    /// can open. This one is open, this one has the keyboard; each is as large as this when it is open, and made of these
    /// pictures.
    #[must_use]
    pub fn keeping(
        mut self,
        closes: Kept,
        (open, focused): (usize, Option<usize>),
        size: Size,
        pictures: impl Fn(usize) -> Vec<Kept> + 'a,
    ) -> Self {
        self.closes = Some(closes);
        self.ahead = Some(Ahead {
            open,
            focused,
            size,
            pictures: Box::new(pictures),
        });
        self
    }

    /// The open leaf, by its place, with this scene so far from its upper left corner. What is on it is drawn over that.
    #[must_use]
    pub fn open(mut self, leaf: usize, edge: f32, strips: Vec<Strip>) -> Self {
        self.scene = Scene {
            leaf: Some(leaf),
            edge,
            strips,
        };
        self
    }

    /// With one leaf more, in this place and on this ground.
    #[must_use]
    pub fn push(
        mut self,
        place: Rectangle,
        ground: Ground,
        leaf: impl Into<Element<'a, Message>>,
    ) -> Self {
        self.places.push(place);
        self.grounds.push(ground);
        self.leaves.push(leaf.into());
        self
    }
}

impl<Message> Fold<'_, Message> {
    /// The closed picture of the leaf that opens, in the middle of its place, as long as it is seen.
    fn draw_closed(&self, renderer: &mut Renderer, here: Rectangle, is_seen: bool) {
        let Some(Kept { picture, size }) = &self.closes else {
            return;
        };
        let middle = here.center() - Vector::new(size.width / 2.0, size.height / 2.0);
        let bounds = match is_seen {
            true => Rectangle::new(middle, *size),
            false => beside(*size),
        };
        // Whatever is drawn is asked for its size each time, and is read once for that.
        let _ = renderer.measure_svg(picture);
        renderer.draw_svg(Svg::new(picture.clone()), bounds, bounds);
    }
}

/// What is below everything on the open leaf.
#[derive(Debug)]
struct Scene {
    /// Which leaf is open.
    leaf: Option<usize>,
    /// From its corner to that of the scene.
    edge: f32,
    strips: Vec<Strip>,
}

impl Scene {
    /// Draws the strips of a leaf that stands here, of which this much is laid bare.
    fn draw(&self, renderer: &mut Renderer, leaf: Rectangle, bare: Rectangle) {
        for strip in &self.strips {
            let corner = leaf.position() + Vector::new(self.edge + strip.x, self.edge);
            let bounds = Rectangle::new(corner, strip.size);
            let bounds = match bounds.intersects(&bare) {
                true => bounds,
                false => beside(strip.size),
            };
            strip.draw(renderer, bounds);
        }
    }
}

impl Ground {
    /// The ground of a leaf that is here, and the stripe on it in a book with this upper edge.
    fn draw(self, renderer: &mut Renderer, here: Rectangle, (stripe, top): (Stripe, f32)) {
        let bounds = here.shrink(self.edge);
        let quad = |bounds: Rectangle, radius: f32| renderer::Quad {
            bounds,
            border: Border {
                radius: radius.into(),
                ..Border::default()
            },
            ..renderer::Quad::default()
        };
        renderer.fill_quad(quad(bounds, self.radius), self.color);
        for (width, color) in stripe.lines {
            let line = Rectangle {
                y: top + stripe.middle - width / 2.0,
                height: width,
                ..bounds
            };
            renderer.fill_quad(quad(line, 0.0), color);
        }
    }
}

/// Where somebody points now, if that is what has happened.
fn pointed_at(event: &Event) -> Option<Point> {
    match event {
        Event::Mouse(mouse::Event::CursorMoved { position }) => Some(*position),
        Event::Touch(touch::Event::FingerPressed { position, .. }) => Some(*position),
        _ => None,
    }
}

/// The places of the leaves in a book that is laid out, seen from its corner.
fn places(layout: Layout<'_>) -> Vec<Rectangle> {
    let corner = layout.position() - Point::ORIGIN;
    layout
        .children()
        .map(|leaf| leaf.bounds() - corner)
        .collect()
}

impl<Message> Widget<Message, Theme, Renderer> for Fold<'_, Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Memory>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(Memory::default())
    }

    fn children(&self) -> Vec<Tree> {
        self.leaves.iter().map(Tree::new).collect()
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(&self.leaves);
    }

    fn size(&self) -> Size<Length> {
        Size::new(self.size.width.into(), self.size.height.into())
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, _limits: &Limits) -> Node {
        let leaves = self.leaves.iter_mut().zip(&mut tree.children);
        let nodes = leaves.zip(&self.places).map(|((leaf, tree), place)| {
            let limits = Limits::new(Size::ZERO, place.size());
            let node = leaf.as_widget_mut().layout(tree, renderer, &limits);
            node.move_to(place.position())
        });
        Node::with_children(self.size, nodes.collect())
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        operation.container(None, layout.bounds());
        operation.traverse(&mut |operation| {
            let leaves = self.leaves.iter_mut().zip(&mut tree.children);
            for ((leaf, tree), layout) in leaves.zip(layout.children()) {
                let leaf = leaf.as_widget_mut();
                leaf.operate(tree, layout, renderer, operation);
            }
        });
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
            let moves = memory.frame(self.size, places(layout), self.moves, *now);
            if moves {
                shell.request_redraw_at(*now + time::FRAME);
            }
            if let Some(ahead) = &self.ahead {
                // Where nothing moves, nothing is late.
                let book = (self.moves && !moves, self.leaves.len());
                let next = memory.ready.frame(ahead, book, *now);
                if let Some(next) = next {
                    shell.request_redraw_at(next);
                }
            }
        }
        if let Some(at) = pointed_at(event).filter(|_| self.ahead.is_some() && self.moves) {
            let ready = &mut tree.state.downcast_mut::<Memory>().ready;
            let pointed = layout.children().position(|it| it.bounds().contains(at));
            if ready.point(pointed) {
                shell.request_redraw();
            }
        }
        let leaves = self.leaves.iter_mut().zip(&mut tree.children);
        for ((leaf, tree), layout) in leaves.zip(layout.children()) {
            leaf.as_widget_mut().update(
                tree, event, layout, cursor, renderer, clipboard, shell, viewport,
            );
        }
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        let leaves = self.leaves.iter().zip(&tree.children);
        let leaves = leaves.zip(layout.children());
        let each = leaves.map(|((leaf, tree), layout)| {
            let leaf = leaf.as_widget();
            leaf.mouse_interaction(tree, layout, cursor, viewport, renderer)
        });
        each.max().unwrap_or_default()
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
        let memory = tree.state.downcast_ref::<Memory>();
        let ready = self.ahead.iter().flat_map(|ahead| {
            let ready = memory.ready.leaves();
            ready.flat_map(|it| (ahead.pictures)(it))
        });
        let ready: Vec<Kept> = ready.collect();
        keep(renderer, self.closes.iter().chain(&ready));
        let corner = layout.position() - Point::ORIGIN;
        let here = memory.now().into_iter().map(|it| it + corner);
        let here: Vec<Rectangle> = match memory.to.is_empty() {
            // It was never at rest.
            true => layout.children().map(|it| it.bounds()).collect(),
            false => here.collect(),
        };
        let leaves = self.leaves.iter().zip(&tree.children);
        let leaves = leaves.zip(layout.children()).zip(&self.grounds).zip(here);
        let leaves: Vec<_> = leaves.collect();
        let open = self.scene.leaf.and_then(|it| leaves.get(it));
        let closes = matches!(memory.stage, Stage::Closes(_)) && memory.done.is_some();
        if let Some((((leaf, layout), _), here)) = open {
            let (own, (leaf, tree)) = (layout.bounds(), leaf);
            let away = match closes {
                true => beside(own.size()).position() - own.position(),
                false => Vector::ZERO,
            };
            if let Some(seen) = own.intersection(viewport) {
                renderer.with_translation(away, |renderer| {
                    renderer.with_layer(seen, |renderer| {
                        self.scene.draw(renderer, own, *here);
                        let leaf = leaf.as_widget();
                        leaf.draw(tree, renderer, theme, style, *layout, cursor, &seen);
                    });
                });
            }
        }
        layered(renderer, layout.bounds(), viewport, |renderer| {
            for (place, (((leaf, layout), ground), here)) in leaves.iter().enumerate() {
                let (own, (leaf, tree)) = (layout.bounds(), leaf);
                if self.scene.leaf == Some(place) {
                    self.draw_closed(renderer, *here, closes);
                    continue;
                }
                let Some(seen) = here.intersection(viewport) else {
                    continue;
                };
                let away = Vector::new((here.center_x() - own.center_x()).round(), 0.0);
                let draw = |renderer: &mut Renderer| {
                    renderer.with_translation(away, |renderer| {
                        let (leaf, seen) = (leaf.as_widget(), seen - away);
                        leaf.draw(tree, renderer, theme, style, *layout, cursor, &seen);
                    });
                };
                if here.width < own.width {
                    renderer.with_layer(seen, draw);
                    continue;
                }
                let at = match here.width > own.width {
                    true => *here,
                    false => beside(own.size()),
                };
                ground.draw(renderer, at, (self.stripe, corner.y));
                draw(renderer);
            }
        });
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, Message, Theme, Renderer>> {
        overlay::from_children(
            &mut self.leaves,
            tree,
            layout,
            renderer,
            viewport,
            translation,
        )
    }
}

impl<'a, Message: 'a> From<Fold<'a, Message>> for Element<'a, Message> {
    fn from(fold: Fold<'a, Message>) -> Self {
        Self::new(fold)
    }
}

#[cfg(test)]
mod tests {
    use iced::time::Duration;

    use super::*;

    /// Two leaves in a book of 100, of which one is open.
    fn leaves(open: usize) -> Vec<Rectangle> {
        let wide = |number| if number == open { 80.0 } else { 20.0 };
        let at = |x: f32, width: f32| Rectangle {
            x,
            y: 0.0,
            width,
            height: 50.0,
        };
        vec![at(0.0, wide(0)), at(wide(0), wide(1))]
    }

    const SIZE: Size = Size::new(100.0, 50.0);

    #[test]
    fn a_leaf_opens_once_and_then_nothing_is_drawn() {
        let (mut memory, start) = (Memory::default(), Instant::now());
        assert!(!memory.frame(SIZE, leaves(0), true, start), "it is open");
        let pressed = start + time::OPENS * 9;
        let each = Duration::from_millis(16);
        assert!(memory.frame(SIZE, leaves(1), true, pressed));
        assert_eq!(
            (memory.now(), memory.stage),
            (leaves(0), Stage::Closes(pressed))
        );
        assert!(
            memory.frame(SIZE, leaves(1), true, pressed),
            "the same picture"
        );
        assert_eq!(memory.stage, Stage::Closes(pressed));
        let opens = pressed + each;
        assert!(memory.frame(SIZE, leaves(1), true, opens));
        assert_eq!(
            (memory.now(), memory.stage),
            (leaves(0), Stage::Opens(opens))
        );
        let pressed = opens;
        assert!(memory.frame(SIZE, leaves(1), true, pressed + time::OPENS / 2));
        let half = memory.now();
        assert!(half[0].width > 20.0 && half[0].width < 80.0, "{half:?}");
        assert_eq!(half[0].width, half[1].x, "the leaves stay together");
        assert_eq!(half[1].x + half[1].width, 100.0);
        // Another one is asked for on the way: it goes on from where it is.
        let again = pressed + time::OPENS / 2;
        assert!(memory.frame(SIZE, leaves(0), true, again));
        assert_eq!(memory.now(), half);
        assert!(!memory.frame(SIZE, leaves(0), true, again + time::OPENS));
        assert_eq!((memory.now(), memory.done), (leaves(0), None));
        assert!(!memory.frame(SIZE, leaves(0), true, again + time::OPENS * 2));
    }

    #[test]
    fn without_motion_and_in_another_book_it_is_open_at_once() {
        let (mut memory, start) = (Memory::default(), Instant::now());
        assert!(!memory.frame(SIZE, leaves(0), false, start));
        assert!(!memory.frame(SIZE, leaves(1), false, start));
        assert_eq!(memory.now(), leaves(1));
        let larger = Size::new(120.0, 50.0);
        assert!(!memory.frame(larger, leaves(0), true, start));
        assert_eq!(memory.now(), leaves(0));
    }
}
