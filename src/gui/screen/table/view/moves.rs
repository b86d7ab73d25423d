//! The list of moves, a column for each player, with figures for the pieces.

use iced::widget::{column, container, row, text};
use iced::{Center, Element, Fill, Font, Padding};

use crate::gui::look::art;
use crate::gui::look::fonts;
use crate::gui::look::theme::style;
use crate::gui::look::theme::{Measures, size};
use crate::gui::screen::table::Message;
use crate::gui::screen::table::model::{Body, ListedMove, MovePart, MoveRow};
use crate::gui::screen::table::view::View;
use crate::gui::widget::label::Labeled;

impl<'a> View<'a> {
    /// The moves so far.
    pub(super) fn game(self, measures: Measures) -> Element<'a, Message> {
        let Body::Game {
            rows,
            empty,
            hint,
            quiet,
            result,
            ..
        } = &self.model.body
        else {
            return column![].into();
        };
        let list = if rows.is_empty() {
            let soft = |words: &'a str| {
                let words = text(words).size(measures.small);
                words.color(self.tokens.soft_ink)
            };
            let hint = hint.as_deref().map(soft);
            column![soft(empty)].push(hint)
        } else {
            column(rows.iter().map(|row| self.row(row, measures)))
        };
        let list = list.push(result.as_deref().map(|result| {
            let result = text(result).size(measures.small).font(fonts::BOLD);
            container(result)
                .center_x(Fill)
                .padding(size::GAP_SMALL / 2.0)
        }));
        let quiet = quiet.as_deref().map(|words| {
            let words = text(words).size(measures.small);
            container(words.color(self.tokens.soft_ink)).padding([size::GAP_SMALL / 2.0, 0.0])
        });
        list.push(quiet).padding([0.0, size::RING]).into()
    }

    /// The moves of several, under their heading.
    pub(super) fn rounds(
        self,
        title: &'a str,
        rows: &'a [MoveRow],
        empty: &'a str,
        measures: Measures,
    ) -> Element<'a, Message> {
        let title = text(title).size(measures.heading).font(fonts::BOLD);
        let list = if rows.is_empty() {
            let empty = text(empty).size(measures.small);
            column![empty.color(self.tokens.soft_ink)]
        } else {
            column(rows.iter().map(|row| self.row(row, measures)))
        };
        let list = column![title, list].spacing(size::GAP_SMALL);
        container(list).padding([0.0, size::RING]).into()
    }

    fn row(self, line: &'a MoveRow, measures: Measures) -> Element<'a, Message> {
        let face = self.face();
        let number = text(&line.number)
            .size(measures.small * face.letters)
            .color(self.tokens.soft_ink);
        let number = container(number).width(measures.small * face.number);
        let mut cells = vec![number.into()];
        cells.extend(
            line.moves
                .iter()
                .map(|mv| self.written(mv.as_ref(), measures)),
        );
        row(cells).align_y(Center).into()
    }

    fn written(self, mv: Option<&'a ListedMove>, measures: Measures) -> Element<'a, Message> {
        let (tokens, face) = (self.tokens, self.face());
        let Some(mv) = mv else {
            return container(column![]).width(Fill).into();
        };
        let side = measures.small * FIGURE;
        let parts = mv.parts.iter().map(|part| match part {
            MovePart::Man(piece) => {
                let drawing = match self.model.is_several {
                    true => art::piece_of_army(tokens.pieces, *piece),
                    false => art::piece_of(tokens.pieces, *piece),
                };
                self.man(drawing, piece.seat, side)
            }
            MovePart::Text(words) => {
                let words = text(words).size(measures.small * face.letters);
                words.font(face.font).into()
            }
        });
        let words = row(parts).align_y(Center);
        let is_last = mv.is_last;
        let cell = container(words)
            .padding(Padding::from([2.0, face.padding]))
            .style(move |_| {
                if is_last {
                    style::filled(tokens.accent_soft, size::RADIUS_SLOT)
                } else {
                    container::Style::default()
                }
            });
        let named = Labeled::new(mv.text.clone(), cell);
        // Written moves are read from left to right everywhere.
        container(self.flow.turn(named.into())).width(Fill).into()
    }

    /// How moves are written: several share the width.
    fn face(self) -> Face {
        if self.model.is_several {
            Face {
                number: 2.0,
                letters: 0.86,
                font: fonts::REGULAR,
                padding: 2.0,
            }
        } else {
            Face {
                number: 2.4,
                letters: 1.0,
                font: fonts::BOLD,
                padding: size::GAP_SMALL,
            }
        }
    }
}

/// How a move is written in the list.
#[derive(Clone, Copy)]
struct Face {
    /// The width of a number, measured by its letters.
    number: f32,
    /// The letters, measured by the small ones.
    letters: f32,
    font: Font,
    /// On both sides of a move.
    padding: f32,
}

/// The size of a figure, measured by the letters beside it.
const FIGURE: f32 = 1.35;
