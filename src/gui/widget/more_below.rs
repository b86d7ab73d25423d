//! What scrolls, with a sign in its lower corner as long as more of it lies below: what nobody sees nobody looks for.
//!
//! The sign is drawn over what scrolls and takes no press. How far it is scrolled is asked before each picture, so that no
//! message is needed, and nothing is drawn when nothing changes.

use iced::advanced::svg::{Renderer as _, Svg};
use iced::advanced::widget::operation::Scrollable;
use iced::advanced::widget::{Id, Operation, Tree, tree};
use iced::advanced::{Clipboard, Layout, Renderer as _, Shell, Widget, mouse, renderer};
use iced::{Element, Event, Point, Rectangle, Renderer, Size, Theme, Vector, window};

use crate::gui::look::art::{self, Icon};
use crate::gui::look::theme::Tokens;
use crate::gui::widget::delegate::delegate;
use crate::gui::widget::layer::layered;

/// What scrolls, and the sign.
pub struct MoreBelow<'a, Message> {
    content: Element<'a, Message>,
    tokens: &'static Tokens,
}

impl<'a, Message> MoreBelow<'a, Message> {
    /// Around what scrolls, and nothing else.
    pub fn new(tokens: &'static Tokens, content: impl Into<Element<'a, Message>>) -> Self {
        Self {
            content: content.into(),
            tokens,
        }
    }
}

/// Whether more lies below, as it was before the last picture.
#[derive(Clone, Copy, Debug, Default)]
struct Seen {
    has_more: bool,
}

/// Asks what scrolls how far it is.
#[derive(Debug, Default)]
struct Measure {
    has_more: bool,
}

impl Operation for Measure {
    /// Nothing within it is asked.
    fn traverse(&mut self, _operate: &mut dyn FnMut(&mut dyn Operation)) {}

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        bounds: Rectangle,
        content_bounds: Rectangle,
        translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        let below = content_bounds.height - translation.y - bounds.height;
        self.has_more = below > LITTLE;
    }
}

impl<Message> Widget<Message, Theme, Renderer> for MoreBelow<'_, Message> {
    delegate!(around children diff size layout operate mouse_interaction overlay);

    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Seen>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(Seen::default())
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
        let content = self.content.as_widget_mut();
        let inner = &mut tree.children[0];
        content.update(
            inner, event, layout, cursor, renderer, clipboard, shell, viewport,
        );
        if let Event::Window(window::Event::RedrawRequested(_)) = event {
            let mut measure = Measure::default();
            content.operate(inner, layout, renderer, &mut measure);
            let seen: &mut Seen = tree.state.downcast_mut();
            seen.has_more = measure.has_more;
        }
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
        let content = self.content.as_widget();
        content.draw(
            &tree.children[0],
            renderer,
            theme,
            style,
            layout,
            cursor,
            viewport,
        );
        let seen: &Seen = tree.state.downcast_ref();
        if !seen.has_more {
            return;
        }
        let (tokens, disc) = (self.tokens, disc(layout.bounds()));
        let inset = (disc.width - ARROW) / 2.0;
        let arrow = Rectangle::new(
            disc.position() + Vector::new(inset, inset),
            Size::new(ARROW, ARROW),
        );
        layered(renderer, layout.bounds(), viewport, |renderer| {
            let quad = renderer::Quad {
                bounds: disc,
                border: iced::border::rounded(SIDE / 2.0)
                    .color(tokens.edge)
                    .width(tokens.edge_width.max(1.0)),
                ..renderer::Quad::default()
            };
            renderer.fill_quad(quad, tokens.card);
            let picture = Svg::new(art::icon(Icon::Down)).color(tokens.accent);
            renderer.draw_svg(picture, arrow, arrow);
        });
    }
}

/// Where the sign stands: in the lower corner beside the bar, where no words begin.
fn disc(bounds: Rectangle) -> Rectangle {
    let corner = bounds.position() + Vector::new(bounds.width, bounds.height);
    let place = corner - Vector::new(SIDE + ASIDE, SIDE + UP);
    Rectangle::new(
        Point::new(place.x.round(), place.y.round()),
        Size::new(SIDE, SIDE),
    )
}

impl<'a, Message: 'a> From<MoreBelow<'a, Message>> for Element<'a, Message> {
    fn from(more: MoreBelow<'a, Message>) -> Self {
        Self::new(more)
    }
}

/// What lies below and is too little to look for; the side of the disc and of the arrow in it; how far it stands above the
/// edge and beside the other. Logical pixels.
const LITTLE: f32 = 24.0;
const SIDE: f32 = 36.0;
const ARROW: f32 = 20.0;
const UP: f32 = 6.0;
const ASIDE: f32 = 12.0;
