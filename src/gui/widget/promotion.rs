//! The promotion picker: four large pieces with their names; the pawn becomes one of them.

use iced::widget::{column, container, row, svg, text};
use iced::{Center, Element, Fill};

use crate::gui::look::art;
use crate::gui::look::fonts;
use crate::gui::look::theme::style::ButtonKind;
use crate::gui::look::theme::{Measures, Tokens, size};
use crate::gui::widget::button;
use crate::gui::widget::ring::Laid;
use crate::rules::Piece;

/// One piece a pawn may become.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PromotionChoice<C> {
    pub control: C,
    pub piece: Piece,
    pub name: String,
}

impl<C: Copy> Laid<C> for PromotionChoice<C> {
    fn lay(&self, ring: &mut Vec<C>) {
        ring.push(self.control);
    }
}

/// The picker: a question and the pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picker<C> {
    pub question: String,
    /// The pieces.
    pub choices: Vec<PromotionChoice<C>>,
}

impl<C: Copy> Laid<C> for Picker<C> {
    fn lay(&self, ring: &mut Vec<C>) {
        self.choices.lay(ring);
    }
}

/// The pieces to choose from, so many in a row; `has_focus` tells which of them has the keyboard.
///
/// Where fewer than four fit in a row, the names stand beside the pieces.
#[must_use]
pub fn promotion<'a, C: Copy, M: Clone + 'a>(
    tokens: &'static Tokens,
    measures: Measures,
    choices: &'a [PromotionChoice<C>],
    in_row: usize,
    has_focus: impl Fn(C) -> bool,
    on_press: impl Fn(C) -> M,
) -> Element<'a, M> {
    let each = choices.iter().map(|choice| {
        let is_beside = in_row < choices.len();
        let side = if is_beside {
            measures.promotion.1
        } else {
            measures.promotion.0
        };
        let picture = svg(art::piece_of(tokens.pieces, choice.piece))
            .width(side)
            .height(side);
        let name = text(&choice.name).size(measures.small).font(fonts::BOLD);
        let content: Element<'a, M> = if is_beside {
            let content = row![picture, name].spacing(size::GAP_SMALL / 2.0);
            let content = container(content.align_y(Center)).padding([0.0, -NARROW]);
            content.width(Fill).into()
        } else {
            column![picture, name].align_x(Center).width(Fill).into()
        };
        button::card(
            tokens,
            ButtonKind::Card,
            has_focus(choice.control),
            content,
            Some(on_press(choice.control)),
        )
    });
    let mut cards: Vec<Element<'a, M>> = each.collect();
    let mut rows = column![].spacing(size::GAP_SMALL / 2.0);
    while !cards.is_empty() {
        let rest = cards.split_off(in_row.clamp(1, cards.len()));
        rows = rows.push(row(cards).spacing(size::GAP_SMALL / 2.0));
        cards = rest;
    }
    rows.into()
}

/// How much less room there is at the sides where the names stand beside the pieces.
const NARROW: f32 = 6.0;
