//! A screen with what flies over it: [`Flight`] says where, here it is drawn.
//!
//! The screen may have two layers; small pawns fall between them, so that they pass behind words and buttons.
//! Where things fly from and to is looked up by the names of parts of the screen, as they are laid out.
//! As many things are drawn in each picture, seen or not: the renderer compares them by their places in the list.

use iced::advanced::layout::{Limits, Node};
use iced::advanced::renderer::Quad;
use iced::advanced::svg::{Renderer as _, Svg};
use iced::advanced::widget::{Operation, Tree, Widget, tree};
use iced::advanced::{Clipboard, Layout, Renderer as _, Shell, mouse, renderer};
use iced::time::Instant;
use iced::widget::svg::Handle;
use iced::{
    Border, Color, Element, Event, Fill, Length, Point, Rectangle, Renderer, Size, Theme, Vector,
    touch, window,
};

use crate::gui::look::art::{self, Mood};
use crate::gui::look::joy;
use crate::gui::look::theme::{Tokens, time};
use crate::gui::widget::areas::Areas;
use crate::gui::widget::flight::{DOTS, Flight, NOWHERE, PAWNS, Place, RING, Show};

/// The side of the largest dot behind a star, measured by it.
const DOT: f32 = 0.17;
/// A star that goes round the coach, measured by it.
const SMALL_STAR: f32 = 0.19;
/// The side of the rays, measured by the area where a star lands.
const RAYS: f32 = 160.0 / 94.0;
/// Around the stars of a step, measured by one of them.
pub const PLATE: f32 = 0.14;

/// Where the parts of the screen are.
#[derive(Debug, Default)]
struct Found {
    areas: Vec<(&'static str, Rectangle)>,
    /// The moment of the last picture.
    last: Option<Instant>,
}

impl Found {
    fn area(&self, name: &str) -> Option<Rectangle> {
        let found = self.areas.iter().find(|(known, _)| *known == name);
        found.map(|(_, bounds)| *bounds)
    }

    fn point(&self, place: Place) -> Option<Point> {
        Some(place.within(self.area(place.area)?))
    }
}

/// A screen and what flies over it.
#[allow(missing_debug_implementations)]
pub struct Flown<'a, Message> {
    flight: &'a Flight,
    tokens: &'static Tokens,
    /// What is behind the pawns, and what is before them.
    layers: Vec<Element<'a, Message>>,
    on_frame: Box<dyn Fn(Instant) -> Message + 'a>,
}

impl<'a, Message> Flown<'a, Message> {
    /// A screen; says what happens before each picture of the flight: hand the moment to [`Flight::frame`].
    #[must_use]
    pub fn new(
        flight: &'a Flight,
        tokens: &'static Tokens,
        screen: impl Into<Element<'a, Message>>,
        on_frame: impl Fn(Instant) -> Message + 'a,
    ) -> Self {
        Self {
            flight,
            tokens,
            layers: vec![screen.into()],
            on_frame: Box::new(on_frame),
        }
    }

    /// With another layer of the screen, before the pawns.
    #[must_use]
    pub fn before(mut self, screen: impl Into<Element<'a, Message>>) -> Self {
        self.layers.push(screen.into());
        self
    }

    /// Looks up where everything is.
    fn look(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer) {
        let Some(show) = self.flight.show() else {
            return;
        };
        let ways = show.stars.iter().flat_map(|(from, to)| [from, to]);
        let names = ways.chain(&show.missing).map(|place| place.area);
        let mut search = Areas::of(names.chain(show.hops).collect());
        let children = tree.children.iter_mut().zip(layout.children());
        for (layer, (tree, layout)) in self.layers.iter_mut().zip(children) {
            layer
                .as_widget_mut()
                .operate(tree, layout, renderer, &mut search);
        }
        tree.state.downcast_mut::<Found>().areas = search.found;
    }

    /// Before a picture: where everything is now, and when the next one is wanted.
    fn before_picture(&self, found: &mut Found, now: Instant, shell: &mut Shell<'_, Message>) {
        found.last = Some(now);
        if self.flight.wants(now) {
            shell.publish((self.on_frame)(now));
        }
        if self.flight.is_running() {
            shell.request_redraw_at(now + time::FRAME);
        }
    }

    fn pawns(&self, renderer: &mut Renderer, bounds: Rectangle) {
        for number in 0..PAWNS {
            let pawn = self.flight.pawn(number, bounds.size());
            let hidden = (NOWHERE, 1.0, joy::pawn(0, 0));
            let (at, side, drawing) = pawn.map_or(hidden, |it| {
                let at = it.at + Vector::new(bounds.x, bounds.y);
                (at, it.side, joy::pawn(it.hue, it.turn))
            });
            picture(renderer, drawing, around(at, side), bounds);
        }
    }

    fn coach(&self, renderer: &mut Renderer, found: &Found, show: &Show, bounds: Rectangle) {
        let Some(ground) = show.hops.and_then(|area| found.area(area)) else {
            return;
        };
        let side = ground.width.min(ground.height);
        let up = Vector::new(0.0, self.flight.height() * side);
        let stands = Rectangle::new(ground.center(), Size::ZERO).expand(side / 2.0);
        self.ring(renderer, stands, show, bounds, |at| at.y < 0.0);
        picture(renderer, art::coach(Mood::Cheer), stands - up, bounds);
        self.ring(renderer, stands, show, bounds, |at| at.y >= 0.0);
    }

    /// The small stars that go round the coach, those before it or those behind it.
    fn ring(
        &self,
        renderer: &mut Renderer,
        coach: Rectangle,
        show: &Show,
        bounds: Rectangle,
        is_here: impl Fn(&Vector) -> bool,
    ) {
        if !show.occasion.has_ring() {
            return;
        }
        let side = (coach.width * SMALL_STAR).round();
        for number in 0..RING {
            let at = self.flight.ring(number).filter(&is_here);
            let at = at.map_or(NOWHERE, |it| coach.center() + it * coach.width);
            picture(renderer, joy::star(0), around(at, side), bounds);
        }
    }

    fn stars(&self, renderer: &mut Renderer, found: &Found, show: &Show, bounds: Rectangle) {
        let window = bounds.size();
        let from_below = Point::new(bounds.center_x(), bounds.y + bounds.height);
        for (star, (from, to)) in (0..).zip(&show.stars) {
            let (Some(area), Some(end)) = (found.area(to.area), found.point(*to)) else {
                continue;
            };
            let way = (found.point(*from).unwrap_or(from_below), end);
            let side = (area.width.min(area.height) * show.side).round();
            for (nth, dot) in (0..DOTS).zip(self.flight.dots(star, way, window)) {
                self.dot(renderer, side, nth, dot);
            }
            let shines = self.flight.shines(star);
            let middle = if shines { end } else { NOWHERE };
            let wide = (area.width.min(area.height) * RAYS).round();
            picture(renderer, joy::rays(), around(middle, wide), bounds);
            let stays = show.occasion.has_plate();
            let flies = self.flight.star(star, way, window);
            let flies = flies.filter(|_| stays || !self.flight.has_landed(star));
            let (at, turn) = flies.unwrap_or((NOWHERE, 0));
            picture(renderer, joy::star(turn), around(at, side), bounds);
        }
    }

    /// A dot behind a star.
    fn dot(&self, renderer: &mut Renderer, side: f32, nth: u8, dot: Option<(Point, f32)>) {
        let size = side * DOT * (1.0 - f32::from(nth) / f32::from(2 * DOTS));
        let (at, strength) = dot.unwrap_or((NOWHERE, 0.0));
        let color = self.tokens.board.star.scale_alpha(strength);
        disc(renderer, around(at, size), color, Color::TRANSPARENT);
    }

    /// What the stars of a step stand on, with those that are missing.
    fn plate(&self, renderer: &mut Renderer, found: &Found, show: &Show, bounds: Rectangle) {
        if !show.occasion.has_plate() {
            return;
        }
        let ends = show.stars.iter().map(|(_, to)| to);
        let mut whole: Option<Rectangle> = None;
        for place in ends.chain(&show.missing) {
            let (Some(area), Some(at)) = (found.area(place.area), found.point(*place)) else {
                return;
            };
            let side = area.width.min(area.height) * show.side;
            let part = around(at, side * (1.0 + 2.0 * PLATE));
            whole = Some(whole.map_or(part, |whole| whole.union(&part)));
        }
        let Some(whole) = whole else { return };
        disc(renderer, whole, self.tokens.card, self.tokens.outline);
        for place in &show.missing {
            let at = found.point(*place).unwrap_or(NOWHERE);
            let side = (whole.height / (1.0 + 2.0 * PLATE)).round();
            picture(renderer, joy::empty_star(), around(at, side), bounds);
        }
    }
}

/// A square around its middle, on whole pixels.
fn around(at: Point, side: f32) -> Rectangle {
    let corner = at - Vector::new(side / 2.0, side / 2.0);
    let corner = Point::new(corner.x.round(), corner.y.round());
    Rectangle::new(corner, Size::new(side, side))
}

fn picture(renderer: &mut Renderer, drawing: Handle, at: Rectangle, window: Rectangle) {
    renderer.draw_svg(Svg::new(drawing), at, window);
}

/// A filled shape that is round at its ends.
fn disc(renderer: &mut Renderer, bounds: Rectangle, fill: Color, edge: Color) {
    let quad = Quad {
        bounds,
        border: Border {
            color: edge,
            width: if edge.a > 0.0 { 2.0 } else { 0.0 },
            radius: (bounds.height / 2.0).into(),
        },
        ..Quad::default()
    };
    renderer.fill_quad(quad, fill);
}

/// Whether somebody presses anything.
const fn is_press(event: &Event) -> bool {
    matches!(
        event,
        Event::Mouse(mouse::Event::ButtonPressed(_))
            | Event::Touch(touch::Event::FingerPressed { .. })
    )
}

impl<Message> Widget<Message, Theme, Renderer> for Flown<'_, Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Found>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(Found::default())
    }

    fn children(&self) -> Vec<Tree> {
        self.layers.iter().map(Tree::new).collect()
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(&self.layers);
    }

    fn size(&self) -> Size<Length> {
        Size::new(Fill, Fill)
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &Limits) -> Node {
        let layers = self.layers.iter_mut().zip(&mut tree.children);
        let layers =
            layers.map(|(layer, tree)| layer.as_widget_mut().layout(tree, renderer, limits));
        Node::with_children(limits.max(), layers.collect())
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
            let children = tree.children.iter_mut().zip(layout.children());
            for (layer, (tree, layout)) in self.layers.iter_mut().zip(children) {
                layer
                    .as_widget_mut()
                    .operate(tree, layout, renderer, operation);
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
            self.look(tree, layout, renderer);
            let found = tree.state.downcast_mut::<Found>();
            self.before_picture(found, *now, shell);
        }
        let last = tree.state.downcast_ref::<Found>().last;
        if let (true, true, Some(last)) = (is_press(event), self.flight.is_running(), last) {
            // Its time has passed: the last picture.
            shell.publish((self.on_frame)(last + time::CELEBRATION));
        }
        let children = tree.children.iter_mut().zip(layout.children());
        for (layer, (tree, layout)) in self.layers.iter_mut().zip(children).rev() {
            layer.as_widget_mut().update(
                tree, event, layout, cursor, renderer, clipboard, shell, viewport,
            );
            if shell.is_event_captured() {
                return;
            }
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
        let children = tree.children.iter().zip(layout.children());
        let layers = self.layers.iter().zip(children).rev();
        let mut each = layers.map(|(layer, (tree, layout))| {
            let layer = layer.as_widget();
            layer.mouse_interaction(tree, layout, cursor, viewport, renderer)
        });
        let found = each.find(|it| *it != mouse::Interaction::None);
        found.unwrap_or_default()
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
        let bounds = layout.bounds();
        let found = tree.state.downcast_ref::<Found>();
        let show = self.flight.show();
        let mut children = self
            .layers
            .iter()
            .zip(tree.children.iter().zip(layout.children()));
        let mut draw = |renderer: &mut Renderer| {
            if let Some((layer, (tree, layout))) = children.next() {
                let layer = layer.as_widget();
                layer.draw(tree, renderer, theme, style, layout, cursor, viewport);
            }
        };
        draw(renderer);
        if show.is_some_and(|show| show.occasion.has_pawns()) {
            renderer.with_layer(*viewport, |renderer| self.pawns(renderer, bounds));
        }
        if self.layers.len() > 1 {
            renderer.with_layer(*viewport, draw);
        }
        if let Some(show) = show {
            renderer.with_layer(*viewport, |renderer| {
                self.plate(renderer, found, show, bounds);
                self.coach(renderer, found, show, bounds);
                self.stars(renderer, found, show, bounds);
            });
        }
    }
}

impl<'a, Message: 'a> From<Flown<'a, Message>> for Element<'a, Message> {
    fn from(flown: Flown<'a, Message>) -> Self {
        Self::new(flown)
    }
}
