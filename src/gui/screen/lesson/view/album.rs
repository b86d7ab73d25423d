//! The album of positions and the count of quiet moves, laid out small enough for the coach's bubble.

use std::iter::successors;

use iced::widget::{Column, Row, Stack, container, space, text};
use iced::{Color, Element, Fill};

use crate::gui::board::BoardWidget;
use crate::gui::look::fonts;
use crate::gui::look::theme::{Measures, size, style};
use crate::gui::screen::lesson::Message;
use crate::gui::screen::lesson::model::AlbumPhoto;
use crate::gui::screen::lesson::view::View;

/// The side of a square of a photograph, measured by the coach's letters; and in pixels where room is short, so that five
/// stand beside each other.
const SQUARE: f32 = 0.46;
const LEAST_SQUARE: f32 = 5.0;

/// So many times larger it is at most where there is room for it.
const LARGEST: f32 = 2.0;

/// The frame of a photograph, and of one that shows the present position.
const FRAME: f32 = 1.0;
const RING: f32 = 3.0;

/// The number on a photograph, measured by the coach's letters.
const NUMBER: f32 = 1.2;

/// A dot of the count and what lies between two, measured by the coach's letters; how many stand in a row; how many rows.
const DOT: f32 = 0.4;
const BETWEEN: f32 = 2.0;
const IN_ROW: usize = 25;
const ROWS: usize = 2;

/// The side of a square of a photograph where others stand beside it.
pub(super) fn usual_square(measures: Measures) -> f32 {
    match measures.is_framed {
        true => LEAST_SQUARE,
        false => (measures.said * SQUARE).floor(),
    }
}

/// The same where the photographs have the room for themselves, the largest first.
pub(super) fn squares(measures: Measures) -> impl Iterator<Item = f32> {
    let usual = usual_square(measures);
    let smaller = successors(Some((usual * LARGEST).floor()), |it| Some(it - 1.0));
    smaller.take_while(move |it| *it >= usual)
}

/// How high and wide a photograph is with its frame.
fn photo_side(photo: &AlbumPhoto, square: f32) -> f32 {
    square * f32::from(photo.scene.shape.files) + 2.0 * RING
}

impl<'a> View<'a> {
    /// The photographs with squares so large, as many in a row as there is room for.
    pub(super) fn album(self, square: f32, measures: Measures) -> Option<Element<'a, Message>> {
        if self.model.album.is_empty() {
            return None;
        }
        let photos = self.model.album.iter();
        let photos = photos.map(|photo| self.photo(photo, square, measures));
        let photos = Row::with_children(photos).spacing(size::GAP_SMALL);
        Some(photos.wrap().vertical_spacing(size::GAP_SMALL).into())
    }

    fn photo(self, photo: &'a AlbumPhoto, square: f32, measures: Measures) -> Element<'a, Message> {
        let tokens = self.tokens;
        let side = photo_side(photo, square);
        let board = BoardWidget::new(&photo.scene, self.boards.album, tokens);
        let (edge, width) = match photo.nth {
            Some(_) => (tokens.accent, RING),
            None => (tokens.edge, FRAME),
        };
        let board = container(board)
            .padding(RING)
            .width(side)
            .height(side)
            .style(move |_| style::ringed(tokens.card, edge, width, RING));
        let Some(nth) = photo.nth else {
            return board.into();
        };
        let across = (measures.said * NUMBER).round();
        let number = text(nth.to_string()).size(measures.said * 0.85);
        let number = number.font(fonts::BOLD).color(tokens.on_accent);
        let number = container(number).center_x(across).center_y(across);
        let number = number.style(move |_| style::filled(tokens.accent, across / 2.0));
        // In the upper corner: kings stay in the middle or castle to the other side of the picture.
        let number = container(number).align_left(Fill).align_top(Fill);
        Stack::with_children([board.into(), number.into()]).into()
    }

    /// A dot for each of fifty moves, filled as far as they are made; the last one half, as long as only one side has made
    /// its move.
    pub(super) fn quiet_count(self, measures: Measures) -> Option<Element<'a, Message>> {
        let plies = self.model.quiet?;
        let tokens = self.tokens;
        let side = dot(measures);
        let one = |place: usize| {
            let filled = if 2 * place + 1 < plies {
                tokens.accent
            } else {
                Color::TRANSPARENT
            };
            let is_half = 2 * place + 1 == plies;
            let width = if is_half { side / 3.0 } else { FRAME };
            let dot = container(space()).width(side).height(side);
            let dot = dot.style(move |_| style::ringed(filled, tokens.accent, width, side / 2.0));
            dot.into()
        };
        let rows = (0..ROWS).map(|row| {
            let dots = (0..IN_ROW).map(|at| one(row * IN_ROW + at));
            Row::with_children(dots).spacing(BETWEEN).into()
        });
        Some(Column::with_children(rows).spacing(BETWEEN).into())
    }
}

fn dot(measures: Measures) -> f32 {
    (measures.said * DOT).floor()
}
