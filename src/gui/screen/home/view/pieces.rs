//! The shelf of pieces: grey until a piece's lesson has all its stars, and then as it is drawn. A press opens the lesson.

use iced::widget::{button, column, container, space, stack, svg, text, tooltip};
use iced::{Center, Element, Fill, Point, Rectangle, Size};

use crate::gui::base::view::id_of;
use crate::gui::look::art;
use crate::gui::look::theme::size;
use crate::gui::look::theme::style::{self, ButtonKind};
use crate::gui::look::{fonts, joy};
use crate::gui::screen::home::Message;
use crate::gui::screen::home::model::ShelfPiece;
use crate::gui::screen::home::view::View;
use crate::gui::widget::button::ringed;
use crate::gui::widget::label::Labeled;
use crate::gui::widget::placed::{Anchor, Placed};
use crate::gui::widget::stars::stars;

impl<'a> View<'a> {
    /// The shelf, as large as this with the room around it.
    pub(super) fn pieces(self, room: Size) -> Element<'a, Message> {
        let tokens = self.tokens;
        let inner = Size::new(
            room.width - 2.0 * size::RING,
            room.height - 2.0 * size::RING,
        );
        let pieces = &self.model.pieces;
        #[allow(clippy::cast_precision_loss)]
        let unit = (inner.width - 2.0 * SIDE) / pieces.len().max(1) as f32;
        let high = (inner.height * PIECE).min(unit - size::RING);
        let side = high.max(LEAST).floor();
        let ground = (inner.height * BOARD).floor();
        let mut shelf = Placed::new(inner);
        let board = |x: f32, y: f32, width: f32, height: f32| {
            let place = Rectangle::new(Point::new(x, y), Size::new(width, height));
            let wood = container(space().width(Fill).height(Fill))
                .style(move |_| style::ringed(tokens.bank, tokens.edge, tokens.edge_width, 2.0));
            (Anchor::place(place), wood)
        };
        for share in [0.14, 0.86] {
            let (place, leg) = board(inner.width * share, ground, LEG, inner.height * LEGS);
            shelf = shelf.push(place, leg);
        }
        let (place, wood) = board(SIDE / 2.0, ground, inner.width - SIDE, THICK);
        shelf = shelf.push(place, wood);
        let mut x = SIDE + unit / 2.0;
        for piece in pieces {
            let whole = Size::new(side + 2.0 * size::RING, side + 2.0 * size::RING);
            let foot = Anchor {
                at: Point::new(x, ground + size::RING),
                pivot: (0.5, 1.0),
                most: whole,
                within: Rectangle::with_size(inner),
            };
            shelf = shelf.push(foot, self.piece(piece, side));
            x += unit;
        }
        let card = container(shelf)
            .width(inner.width)
            .height(inner.height)
            .style(move |_| style::card(tokens));
        container(card).padding(size::RING).into()
    }

    fn piece(self, piece: &'a ShelfPiece, side: f32) -> Element<'a, Message> {
        let tokens = self.tokens;
        let drawing = art::piece_of(tokens.pieces, piece.piece);
        let strength = if piece.is_mastered { 1.0 } else { PALE };
        let drawing = svg(drawing).width(side).height(side).opacity(strength);
        let crown = piece.is_crowned.then(|| {
            let wide = side * CROWN;
            let crown = svg(joy::crown()).width(wide).height(wide * 0.75);
            container(crown).align_right(side)
        });
        let drawing = stack![drawing].push(crown);
        let radius = size::RADIUS_SLOT;
        let pressed = button(drawing)
            .padding(0)
            .style(move |_, status| style::button(tokens, ButtonKind::Stone(0), radius, status))
            .on_press(Message::Pressed(piece.control));
        let named = Labeled::new(piece.title.clone(), pressed);
        let name = text(&piece.title).size(size::TEXT_SMALL).font(fonts::BOLD);
        let told = column![name, stars(tokens, piece.stars, size::TEXT_SMALL)];
        let told = container(told.align_x(Center))
            .padding([size::GAP_SMALL / 2.0, size::GAP_SMALL])
            .style(move |_| style::card(tokens));
        let shown = tooltip(named, told, tooltip::Position::Top);
        let has_focus = self.focus.shows(piece.control);
        container(ringed(tokens, has_focus, radius, shown))
            .id(id_of(piece.control))
            .into()
    }
}

/// A piece, measured by the inside of the shelf, and at least.
const PIECE: f32 = 0.6;
const LEAST: f32 = 32.0;
/// The upper edge of the board, and its legs, measured by the same; how thick both are.
const BOARD: f32 = 0.77;
const LEGS: f32 = 0.17;
const THICK: f32 = 12.0;
const LEG: f32 = 8.0;
/// The room at both ends.
const SIDE: f32 = 18.0;

/// The least width of the shelf with the room around it: its pieces side by side.
pub(super) fn least(n_pieces: usize) -> f32 {
    #[allow(clippy::cast_precision_loss)]
    let n_pieces = n_pieces as f32;
    n_pieces * (LEAST + size::RING) + 2.0 * (SIDE + size::RING)
}
/// The crown over a piece, measured by it.
const CROWN: f32 = 0.42;
/// How strong a piece is drawn that is still to be learned.
const PALE: f32 = 0.55;
