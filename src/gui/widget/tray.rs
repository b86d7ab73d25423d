//! Pieces that wait beside the board: press one, then a square; or hold it and let it go there.

use iced::widget::{column, container, mouse_area, svg, text};
use iced::{Center, Element, Fill};

use crate::gui::look::art;
use crate::gui::look::fonts;
use crate::gui::look::theme::style::{self, ButtonKind};
use crate::gui::look::theme::{Measures, Tokens, size};
use crate::gui::widget::button::ringed;
use crate::gui::widget::label::Labeled;
use crate::rules::Piece;

/// One kind of piece in the tray.
#[derive(Clone, Copy, Debug)]
pub struct TraySlot<'a> {
    pub piece: Piece,
    /// Its name, for those who look for words.
    pub name: &'a str,
    /// Whether it is one of four armies, and wears its badge.
    pub is_of_army: bool,
    /// How many wait.
    pub left: usize,
    /// Whether one is in the hand.
    pub is_held: bool,
    /// Whether the keyboard's ring shows.
    pub has_focus: bool,
}

/// How pale a piece is of which none waits any more.
const GONE: f32 = 0.25;

/// The size of the number, as a part of the piece.
const NUMBER: f32 = 0.3;

/// A piece with its number; it is taken as soon as the mouse or the finger goes down.
#[must_use]
pub fn slot<'a, M: Clone + 'a>(
    tokens: &'static Tokens,
    measures: Measures,
    slot: TraySlot<'a>,
    on_press: M,
) -> Element<'a, M> {
    let is_there = slot.left > 0;
    let side = measures.slot;
    let drawing = match slot.is_of_army {
        true => art::piece_of_army(tokens.pieces, slot.piece),
        false => art::piece_of(tokens.pieces, slot.piece),
    };
    let picture = svg(drawing)
        .width(side)
        .height(side)
        .opacity(if is_there { 1.0 } else { GONE });
    let letters = measures.number.max(side * NUMBER);
    let number = (slot.left > 1).then(|| {
        let number = format!("×{}", slot.left);
        text(number).size(letters).font(fonts::BOLD)
    });
    let content = column![picture].push(number).align_x(Center);
    let kind = if slot.is_held {
        ButtonKind::Chosen
    } else {
        ButtonKind::Quiet
    };
    let card = container(content)
        .center_x(Fill)
        .center_y(side + letters + size::GAP)
        .style(move |_| style::slot(tokens, kind, is_there));
    let area = mouse_area(card);
    let area = if is_there {
        area.on_press(on_press)
    } else {
        area
    };
    let named = Labeled::new(slot.name.to_owned(), area);
    ringed(tokens, slot.has_focus, size::RADIUS_SLOT, named)
}
