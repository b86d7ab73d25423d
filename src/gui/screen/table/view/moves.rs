//! The list of moves, a column for each player, with figures for the pieces, and what was taken.

use iced::widget::svg::Handle;
use iced::widget::{column, container, row, svg, text};
use iced::{Center, Element, Fill, Font, Padding};

use crate::gui::look::art;
use crate::gui::look::fonts;
use crate::gui::look::theme::style;
use crate::gui::look::theme::{Measures, size};
use crate::gui::screen::table::Message;
use crate::gui::screen::table::model::{Body, Captured, ListedMove, MovePart, MoveRow};
use crate::gui::screen::table::view::View;
use crate::gui::widget::label::Labeled;

impl<'a> View<'a> {
    /// The moves so far, and what each side has taken.
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
            let [empty, hint] = [empty, hint].map(|words| soft(words));
            column![empty, hint]
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
            MovePart::Figure(piece) => figure(art::piece_of(tokens.pieces, *piece), side),
            MovePart::Man(piece) => figure(art::piece_of_army(tokens.pieces, *piece), side),
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
                font: Font::default(),
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

    /// Small pieces with their numbers: first those that White has taken, then those of Black.
    pub(super) fn captured(self, measures: Measures) -> Option<Element<'a, Message>> {
        let Body::Game { captured, .. } = &self.model.body else {
            return None;
        };
        if captured.iter().all(|it| it.pieces.is_empty()) {
            return None;
        }
        let each = captured.iter().map(|side| self.taken(side, measures));
        let tokens = self.tokens;
        let both = container(row(each).align_y(Center))
            .padding([2.0, size::GAP_SMALL])
            .style(move |_| style::filled(tokens.board.light, size::RADIUS_SLOT));
        Some(container(both).padding([0.0, size::RING]).into())
    }

    fn taken(self, side: &'a Captured, measures: Measures) -> Element<'a, Message> {
        let tokens = self.tokens;
        let groups = side.pieces.chunk_by(|a, b| a == b);
        let groups = groups.filter_map(|alike| {
            let piece = art::piece_of(tokens.pieces, *alike.first()?);
            let picture = figure(piece, measures.small * TAKEN);
            let n = match alike.len() {
                1 => String::new(),
                n => n.to_string(),
            };
            let n = text(n).size(measures.number).color(tokens.board.rim);
            Some(row![picture, n].align_y(Center).into())
        });
        let pieces = row(groups);
        let pieces = pieces.spacing(size::GAP_SMALL / 2.0).wrap();
        let named = Labeled::new(side.label.clone(), pieces);
        container(named).width(Fill).into()
    }
}

fn figure<'a>(picture: Handle, side: f32) -> Element<'a, Message> {
    svg(picture).width(side).height(side).into()
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
/// The size of a piece that was taken, measured by the letters of the list.
const TAKEN: f32 = 1.5;
