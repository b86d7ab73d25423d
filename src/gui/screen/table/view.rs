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

use crate::gui::base::view::{self, BoardOf};
use crate::gui::board::Memory;
use crate::gui::look::fonts;
use crate::gui::look::theme::{Measures, size};
use crate::gui::screen::table::Message;
use crate::gui::screen::table::model::{Control, Model};
use crate::gui::widget::flight::Flight;
use crate::gui::widget::split::Split;

/// The name of the board among the widgets.
pub const BOARD: &str = "board";

/// The name of what scrolls below the coach.
pub const BODY: &str = "table-body";

/// The name of the card of the player who is to move.
pub const TURN: &str = "table-turn";

/// The name of the place where the coach hops.
pub const COACH: &str = "table-coach";

/// What the board remembers, and what flies over the table.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a> {
    pub board: &'a Memory,
    pub flight: &'a Flight,
}

/// All that the view needs.
pub type View<'a> = view::View<'a, Control, Model, Seen<'a>>;

/// Below this height a window that is higher than wide has room for little beside the board.
const SHORT: f32 = 640.0;

/// Where the panel stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Room {
    Beside,
    Below,
    /// Below, in the smallest windows.
    Short,
}

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
        let mut place = Split::of(window, Measures { margin, ..measures });
        let measures = place.measures;
        let room = match place.is_stacked {
            true if window.height < SHORT => Room::Short,
            true => Room::Below,
            false => Room::Beside,
        };
        if room == Room::Short {
            let taken = 2.0 * margin + self.taken_beside_board(measures);
            place.side = place.side.min(window.height - taken);
        }
        let rest = [self.coach(room, measures), self.body(room, measures)].into_iter();
        let rest = rest.chain(self.buttons(room, measures));
        let (heading, board) = (self.heading(measures), self.board(place.side));
        let whole = place.whole(place.arrange(self.board_side, heading, board, rest));
        self.flying((self.boards.flight, Control::Flight), whole)
            .into()
    }

    fn board(self, side: f32) -> Element<'a, Message> {
        let model = self.model;
        let shown = BoardOf {
            scene: &model.scene,
            hands: model.hands,
            calls: None,
            asks: model.promotion.as_ref(),
        };
        let name = (Control::Board, BOARD.into());
        self.board_of(name, shown, self.boards.board, side)
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
