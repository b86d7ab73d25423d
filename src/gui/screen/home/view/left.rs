//! The game against the coach that was left, with its board: one line below the lands, or two where room is short.

use iced::widget::{Row, column, container, text};
use iced::{Center, Element, Fill};

use crate::gui::board::BoardWidget;
use crate::gui::look::fonts;
use crate::gui::look::theme::style;
use crate::gui::look::theme::{Measures, size};
use crate::gui::screen::home::Message;
use crate::gui::screen::home::model::LeftGame;
use crate::gui::screen::home::view::View;

impl<'a> View<'a> {
    /// The game that was left, across this width.
    pub(super) fn left(
        self,
        left: &'a LeftGame,
        wide: f32,
        measures: Measures,
    ) -> Element<'a, Message> {
        let tokens = self.tokens;
        let title = text(&left.title).size(measures.said).font(fonts::BOLD);
        let line = text(&left.line).size(measures.small).color(tokens.soft_ink);
        let words = column![title, line].width(Fill);
        let side = side(measures);
        let board = BoardWidget::new(&left.picture, self.boards.left, tokens);
        let board = container(board)
            .padding(EDGE)
            .width(side)
            .height(side)
            .style(move |_| style::filled(tokens.edge, 0.0));
        let about: [Element<'a, Message>; 2] = [board.into(), words.into()];
        let is_stacked = wide < measures.card.0 * STACKED;
        let go_on = self.main(&left.go_on, iced::Shrink, measures);
        let buttons = [self.narrow(&left.away, measures), go_on];
        let row = |parts: Vec<Element<'a, Message>>| {
            let row = Row::with_children(parts).spacing(size::GAP);
            row.align_y(Center).width(Fill)
        };
        let content: Element<'a, Message> = match is_stacked {
            true => {
                let buttons = Row::with_children(buttons).spacing(size::GAP);
                let buttons = buttons.align_y(Center).wrap();
                column![row(about.into()), buttons]
                    .spacing(size::GAP_SMALL)
                    .into()
            }
            false => row(about.into_iter().chain(buttons).collect()).into(),
        };
        let panel = container(content)
            .padding([size::GAP_SMALL, size::GAP])
            .style(move |_| style::panel(tokens));
        container(panel).padding([0.0, size::RING]).into()
    }

    /// How high that is with its gap, in a window of this width; 0 where no game was left.
    pub(super) fn left_height(self, wide: f32, measures: Measures) -> f32 {
        if self.model.left.is_none() {
            return 0.0;
        }
        let below = match wide < measures.card.0 * STACKED {
            true => measures.main.0 + size::GAP_SMALL,
            false => 0.0,
        };
        side(measures) + below + 2.0 * size::GAP_SMALL + measures.gap
    }
}

/// The side of the board.
fn side(measures: Measures) -> f32 {
    measures.main.0.max(measures.touch)
}

/// The line around the board.
const EDGE: f32 = 1.0;
/// Below so many cards side by side the buttons are below the words.
const STACKED: f32 = 3.2;
