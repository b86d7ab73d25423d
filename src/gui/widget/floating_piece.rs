//! A piece in the hand: it floats under the mouse or the finger, over everything on the screen.
//!
//! It shows itself only once a pointer moves: whoever carries a piece by keyboard sees it in the tray.

use iced::advanced::svg::{Renderer as _, Svg};
use iced::advanced::widget::{Tree, Widget, tree};
use iced::advanced::{Clipboard, Layout, Renderer as _, Shell, mouse, renderer};
use iced::{Element, Event, Point, Rectangle, Renderer, Size, Theme, Vector, touch};

use crate::gui::look::art;
use crate::gui::widget::delegate::delegate;
use crate::rules::Piece;
use crate::settings::PieceSet;

/// How large the piece is, as a part of the shorter side of the window.
const SIDE: f32 = 0.11;

/// Where the hand is that carries the piece.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Carrier {
    at: Option<Point>,
}

impl Carrier {
    /// Follows the mouse or the finger; tells whether the picture has changed.
    fn follow(&mut self, event: &Event, carries: bool) -> bool {
        let before = self.at;
        match event {
            _ if !carries => self.at = None,
            Event::Mouse(mouse::Event::CursorMoved { position })
            | Event::Touch(touch::Event::FingerMoved { position, .. }) => self.at = Some(*position),
            Event::Mouse(mouse::Event::CursorLeft)
            | Event::Touch(touch::Event::FingerLifted { .. } | touch::Event::FingerLost { .. }) => {
                self.at = None;
            }
            _ => {}
        }
        self.at != before
    }
}

/// A view with a piece that floats over it.
#[allow(missing_debug_implementations)]
pub struct FloatingPiece<'a, Message> {
    content: Element<'a, Message>,
    piece: Option<Piece>,
    set: PieceSet,
    is_of_army: bool,
}

impl<'a, Message> FloatingPiece<'a, Message> {
    /// A view, and the piece in the hand over it.
    pub fn new(piece: Option<Piece>, content: impl Into<Element<'a, Message>>) -> Self {
        Self {
            content: content.into(),
            piece,
            set: PieceSet::default(),
            is_of_army: false,
        }
    }

    /// With the drawings of a set of pieces.
    #[must_use]
    pub fn of(self, set: PieceSet) -> Self {
        Self { set, ..self }
    }

    /// Among four armies: with the badge of its own.
    #[must_use]
    pub fn of_army(self, is_of_army: bool) -> Self {
        Self { is_of_army, ..self }
    }
}

impl<Message> Widget<Message, Theme, Renderer> for FloatingPiece<'_, Message> {
    delegate!(around children diff size layout operate overlay);

    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Carrier>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(Carrier::default())
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
        let carrier = tree.state.downcast_mut::<Carrier>();
        if carrier.follow(event, self.piece.is_some()) {
            shell.request_redraw();
        }
        self.content.as_widget_mut().update(
            &mut tree.children[0],
            event,
            layout,
            cursor,
            renderer,
            clipboard,
            shell,
            viewport,
        );
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        let carrier = tree.state.downcast_ref::<Carrier>();
        if self.piece.is_some() && carrier.at.is_some() {
            return mouse::Interaction::Grabbing;
        }
        let content = self.content.as_widget();
        content.mouse_interaction(&tree.children[0], layout, cursor, viewport, renderer)
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
        let carrier = tree.state.downcast_ref::<Carrier>();
        let (Some(piece), Some(at)) = (self.piece, carrier.at) else {
            return;
        };
        let bounds = layout.bounds();
        let side = bounds.width.min(bounds.height) * SIDE;
        let corner = at - Vector::new(side / 2.0, side / 2.0);
        let rect = Rectangle::new(corner, Size::new(side, side));
        renderer.with_layer(*viewport, |renderer| {
            let drawing = match self.is_of_army {
                true => art::piece_of_army(self.set, piece),
                false => art::piece_of(self.set, piece),
            };
            renderer.draw_svg(Svg::new(drawing), rect, rect);
        });
    }
}

impl<'a, Message: 'a> From<FloatingPiece<'a, Message>> for Element<'a, Message> {
    fn from(afloat: FloatingPiece<'a, Message>) -> Self {
        Self::new(afloat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const AT: Point = Point::new(30.0, 40.0);

    #[test]
    fn a_piece_follows_the_mouse_and_the_finger_while_it_is_carried() {
        let moved = Event::Mouse(mouse::Event::CursorMoved { position: AT });
        let id = touch::Finger(1);
        let slid = Event::Touch(touch::Event::FingerMoved { id, position: AT });
        let lifted = Event::Touch(touch::Event::FingerLifted { id, position: AT });
        for event in [moved.clone(), slid] {
            let mut carrier = Carrier::default();
            assert!(!carrier.follow(&event, false), "nothing is carried");
            assert!(carrier.follow(&event, true));
            assert_eq!(carrier.at, Some(AT));
            assert!(!carrier.follow(&event, true), "nothing is drawn anew");
            assert!(carrier.follow(&lifted, true));
            assert_eq!(carrier.at, None);
        }
        let mut carrier = Carrier { at: Some(AT) };
        assert!(carrier.follow(&moved, false), "the piece is put down");
        assert_eq!(carrier.at, None);
    }
}
