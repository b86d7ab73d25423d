//! The promotion picker: four large pieces with their names; the pawn becomes one of them.

use iced::widget::{column, row, svg, text};
use iced::{Center, Element, Fill};

use crate::gui::art;
use crate::gui::fonts;
use crate::gui::theme::style::ButtonKind;
use crate::gui::theme::{Tokens, size};
use crate::gui::widget::button;
use crate::rules::Piece;

/// One piece a pawn may become.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The piece.
    pub piece: Piece,
    /// Its name.
    pub name: String,
}

/// The pieces to choose from, so many in a row; `has_focus` tells which of them has the keyboard.
///
/// Where fewer than four fit in a row, the names stand beside the pieces.
#[must_use]
pub fn promotion<'a, M: Clone + 'a>(
    tokens: &'static Tokens,
    choices: &'a [Choice],
    in_row: usize,
    has_focus: impl Fn(&Choice) -> bool,
    on_press: impl Fn(&Choice) -> M,
) -> Element<'a, M> {
    let each = choices.iter().map(|choice| {
        let is_beside = in_row < choices.len();
        let side = if is_beside {
            size::PROMOTION_SMALL
        } else {
            size::PROMOTION
        };
        let picture = svg(art::piece_of(tokens.pieces, choice.piece))
            .width(side)
            .height(side);
        let name = text(&choice.name).size(size::TEXT_SMALL).font(fonts::BOLD);
        let content: Element<'a, M> = if is_beside {
            let content = row![picture, name].spacing(size::GAP_SMALL / 2.0);
            content.align_y(Center).width(Fill).into()
        } else {
            column![picture, name].align_x(Center).width(Fill).into()
        };
        button::card(
            tokens,
            ButtonKind::Card,
            has_focus(choice),
            content,
            Some(on_press(choice)),
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
