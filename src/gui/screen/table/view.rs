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
use crate::gui::screen::table::view::panel::least_coach;
use crate::gui::widget::flight::Flight;
use crate::gui::widget::ruled::Ruler;
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

/// How much of the list below the coach must be visible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Care {
    /// All of it, but of a list of moves.
    Whole,
    /// Some lines; the rest scrolls.
    Lines,
}

/// The heights that everything needs in one of the [closer](Measures::closer) layouts, in logical pixels.
struct Tier {
    measures: Measures,
    /// What the heading, the buttons and the gaps leave.
    rest: f32,
    /// The place that is kept for the coach, whatever it says.
    place: f32,
    /// What it says now.
    coach: f32,
    /// With each [`Care`].
    body: [f32; 2],
}

/// The chosen division of the window.
struct Shares {
    /// The side of the board, in logical pixels.
    side: f32,
    measures: Measures,
    /// The height of the coach, in logical pixels.
    coach: f32,
}

/// The number of the largest board sides that are tried before a list scrolls.
const N_LARGE: usize = 3;

impl<'a> View<'a> {
    pub(super) fn for_window(self, ruler: &Ruler<'_>, window: Size) -> Element<'a, Message> {
        if let Some(slide) = &self.model.slide {
            return self.show(slide, ruler, window);
        }
        let measures = Measures::of(window);
        let margin = if self.model.is_shown {
            size::GAP_SMALL
        } else {
            measures.margin
        };
        let place = Split::of(window, Measures { margin, ..measures });
        let room = match place.is_stacked {
            true if window.height < SHORT => Room::Short,
            true => Room::Below,
            false => Room::Beside,
        };
        let heading = self.heading(place.measures);
        let shares = self.shared_out(ruler, window, place, room);
        let Shares {
            side,
            measures,
            coach,
        } = shares;
        let rest = [self.coach(Some(coach), measures), self.body(room, measures)];
        let rest = rest.into_iter().chain(self.buttons(room, measures));
        let board = self.board(side);
        let whole = place.whole(place.arrange(self.board_side, heading, board, rest));
        self.flying((self.boards.flight, Control::Flight), whole)
            .into()
    }

    /// Divides the window between board and panel. Layouts in which everything fits are tried before those in which the list
    /// scrolls. A board above the panel may shrink; in both cases denser [`Measures`] are tried.
    fn shared_out(self, ruler: &Ruler<'_>, window: Size, place: Split, room: Room) -> Shares {
        let Measures { margin, gap, .. } = place.measures;
        let high = window.height - 2.0 * margin;
        let (width, n_parts) = match place.is_stacked {
            true => (window.width - 2.0 * margin, 4.0),
            false => (
                (window.width - 3.0 * margin - place.side).min(place.measures.panel_max),
                3.0,
            ),
        };
        let heading = ruler.height(width, self.heading(place.measures));
        let tiers = place.measures.closer().map(|measures| {
            let buttons = ruler.height_of(width, self.buttons(room, measures));
            let body = [Care::Whole, Care::Lines];
            Tier {
                measures,
                rest: high - heading - buttons - n_parts * gap,
                place: self.place_of_coach(room, measures),
                coach: self.coach_height(ruler, width, room, measures),
                body: body.map(|care| self.body_height(ruler, width, room, care, measures)),
            }
        });
        let tiers: Vec<Tier> = tiers.collect();
        let board = |side: f32| if place.is_stacked { side } else { 0.0 };
        let fits = |care: Care, side: f32| {
            let fits = tiers.iter().find(|it| {
                let [whole, lines] = it.body;
                let rest = it.rest - board(side);
                // Whatever the coach says, all keeps its size and place while there is room for it.
                let has_whole = it.place + whole <= rest;
                it.coach + lines <= rest && (care == Care::Lines || has_whole)
            });
            fits.map(|it| Shares {
                side,
                measures: it.measures,
                coach: it.coach,
            })
        };
        let sides = || place.sides();
        let large = sides()
            .take(N_LARGE)
            .find_map(|side| fits(Care::Whole, side));
        let fits = large.or_else(|| sides().find_map(|side| fits(Care::Lines, side)));
        fits.unwrap_or_else(|| {
            let least = sides().fold(place.side, f32::min);
            let last = tiers.last();
            let measures = last.map_or(place.measures, |it| it.measures);
            let (rest, body) = last.map_or((high, 0.0), |it| (it.rest, it.body[1]));
            let told = last.map_or(0.0, |it| it.coach);
            let least_told = least_coach(measures).min(told);
            let side = match place.is_stacked {
                true => least.min(rest - body - least_told).max(0.0),
                false => place.side,
            };
            let coach = (rest - body - board(side)).clamp(least_told, told);
            Shares {
                side,
                measures,
                coach,
            }
        })
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
