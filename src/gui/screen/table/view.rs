//! The table laid out: the board fills the height, beside it the coach, the moves or the players or a
//! question, and the buttons. Narrow windows stack. Nothing here decides anything. What stands in the
//! panel is in `panel`, the list of moves in `moves`, the players' cards in `cards`, the supervisor's
//! in `rules`. All is laid out from left to right, and turned as a whole.

mod cards;
mod moves;
mod panel;
mod rules;
mod show;

use iced::widget::{container, row, text};
use iced::{Center, Element, Fill, Size};

use crate::gui::base::view;
use crate::gui::look::fonts;
use crate::gui::look::theme::{Measures, size};
use crate::gui::screen::table::Message;
use crate::gui::screen::table::model::{Control, Model};
use crate::gui::widget::split::Split;

/// The name of the board among the widgets.
pub const BOARD: &str = "board";

/// The name of what scrolls below the coach.
pub const BODY: &str = "table-body";

/// All that the view needs.
pub type View<'a> = view::View<'a, Control, Model>;

impl<'a> View<'a> {
    pub(super) fn for_window(self, window: Size) -> Element<'a, Message> {
        if let Some(slide) = &self.model.slide {
            return self.show(slide, window);
        }
        let measures = Measures::of(window);
        let margin = if self.model.is_shown {
            size::GAP_SMALL
        } else {
            measures.margin
        };
        let place = Split::of(window, Measures { margin, ..measures });
        let measures = place.measures;
        let rest = [self.coach(measures), self.body(measures)].into_iter();
        let rest = rest.chain(self.buttons(measures));
        let (heading, board) = (self.heading(measures), self.board(place.side));
        place.whole(place.arrange(self.board_side, heading, board, rest))
    }

    fn board(self, side: f32) -> Element<'a, Message> {
        let shown = (&self.model.scene, self.model.hands);
        self.board_of((Control::Board, BOARD.into()), shown, self.boards, side)
    }

    /// The way back, the rules, the supervisor's cards, and the button that turns the board.
    fn heading(self, measures: Measures) -> Element<'a, Message> {
        let title = text(&self.model.title)
            .size(measures.heading)
            .font(fonts::BOLD);
        let round = |it| self.round(it, measures);
        row![]
            .push(self.model.back.as_ref().map(round))
            .push(container(title).padding([0.0, size::RING]).width(Fill))
            .push(self.model.supervisor.as_ref().map(round))
            .push(self.model.flip.as_ref().map(round))
            .align_y(Center)
            .into()
    }
}
