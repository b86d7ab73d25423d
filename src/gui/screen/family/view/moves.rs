//! The moves so far: a line for each round, a column for each player.

use iced::widget::{column, container, row, svg, text};
use iced::{Center, Element, Fill, Padding};

use crate::gui::art;
use crate::gui::fonts;
use crate::gui::screen::family::Message;
use crate::gui::screen::family::model::{Row, Written};
use crate::gui::screen::family::view::{RING, View};
use crate::gui::theme::style;
use crate::gui::theme::{Measures, size};

impl<'a> View<'a> {
    pub(super) fn moves(
        self,
        title: &'a str,
        rows: &'a [Row],
        empty: &'a str,
        measures: Measures,
    ) -> Element<'a, Message> {
        let title = text(title).size(measures.heading).font(fonts::BOLD);
        let list = if rows.is_empty() {
            let empty = text(empty).size(measures.small);
            column![empty.color(self.tokens.soft_ink)]
        } else {
            column(rows.iter().map(|row| self.round_of_moves(row, measures)))
        };
        let list = column![title, list].spacing(size::GAP_SMALL);
        container(list).padding([0.0, RING]).into()
    }

    fn round_of_moves(self, line: &'a Row, measures: Measures) -> Element<'a, Message> {
        let number = text(&line.number)
            .size(measures.small * SMALLER)
            .color(self.tokens.soft_ink);
        let number = container(number).width(measures.small * NUMBER);
        let mut cells = vec![number.into()];
        let moves = line.moves.iter();
        cells.extend(moves.map(|mv| self.written(mv.as_ref(), measures)));
        row(cells).align_y(Center).into()
    }

    fn written(self, mv: Option<&'a Written>, measures: Measures) -> Element<'a, Message> {
        let tokens = self.tokens;
        let Some(mv) = mv else {
            return container(column![]).width(Fill).into();
        };
        let side = measures.small * FIGURE;
        let figure = svg(art::piece_of_army(tokens.pieces, mv.piece));
        let words = text(&mv.text).size(measures.small * SMALLER);
        let words = row![figure.width(side).height(side), words].align_y(Center);
        let is_last = mv.is_last;
        let cell = container(words)
            .padding(Padding::from([2.0, 2.0]))
            .style(move |_| {
                if is_last {
                    style::filled(tokens.accent_soft, size::RADIUS_SLOT)
                } else {
                    container::Style::default()
                }
            });
        // Written moves are read from left to right everywhere.
        container(self.flow.turn(cell.into())).width(Fill).into()
    }
}

/// The width of a number, measured by its letters.
const NUMBER: f32 = 2.0;
/// The size of a figure, measured by the letters beside it.
const FIGURE: f32 = 1.35;
/// The letters of a move, measured by the small ones.
const SMALLER: f32 = 0.86;
