//! The table laid out: the board fills the height, beside it the coach, the moves or a question, and
//! the buttons. Narrow windows stack. Nothing here decides anything. What stands in the panel is in
//! `panel`, the list of moves in `moves`. All is laid out from left to right, and turned as a whole.

mod moves;
mod panel;
mod show;

use iced::advanced::widget::Id;
use iced::widget::{container, responsive, row, text};
use iced::{Center, Element, Fill, Size};

use crate::gui::art::Icon;
use crate::gui::board::{Board, Event, Memory};
use crate::gui::flow::Flow;
use crate::gui::focus::Focus;
use crate::gui::fonts;
use crate::gui::screen::table::Message;
use crate::gui::screen::table::model::{Control, Model};
use crate::gui::theme::{Measures, Tokens, size};
use crate::gui::widget::beside::Place;
use crate::gui::widget::button::round;

/// The name of the board among the widgets.
pub const BOARD: &str = "board";

/// The name of what scrolls below the coach.
pub const BODY: &str = "table-body";

/// The name of a control among the widgets.
#[must_use]
pub fn id_of(control: Control) -> Id {
    Id::from(format!("table {control:?}"))
}

/// All that the view needs.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// What to show.
    pub model: &'a Model,
    /// What the board remembers.
    pub board: &'a Memory,
    /// Which control has the keyboard.
    pub focus: &'a Focus<Control>,
    /// The theme.
    pub tokens: &'static Tokens,
    /// The reading direction.
    pub flow: Flow,
    /// On which side of the panel the board stands.
    pub board_side: Flow,
}

impl<'a> View<'a> {
    /// The whole screen.
    #[must_use]
    pub fn screen(self) -> Element<'a, Message> {
        responsive(move |window| self.for_window(window)).into()
    }

    fn for_window(self, window: Size) -> Element<'a, Message> {
        if let Some(slide) = &self.model.slide {
            return self.show(slide, window);
        }
        let measures = Measures::of(window);
        let margin = measures.margin;
        let place = Place::of(window, measures);
        let measures = place.measures;
        let rest = [self.coach(measures), self.body(measures)].into_iter();
        let rest = rest.chain(self.buttons(measures));
        let (heading, board) = (self.heading(measures), self.board(place.side));
        let content = place.arrange(self.board_side, heading, board, rest);
        container(content).padding(margin).center(Fill).into()
    }

    fn board(self, side: f32) -> Element<'a, Message> {
        let board = Board::new(&self.model.scene, self.board, self.tokens)
            .on_event(self.model.hands, |event: Event| Message::Board(event))
            .on_draw(Message::Drew)
            .on_frame(Message::Frame);
        container(board)
            .id(BOARD)
            .center_x(side)
            .center_y(side)
            .into()
    }

    /// The way back, the rules, and the button that turns the board.
    fn heading(self, measures: Measures) -> Element<'a, Message> {
        let title = text(&self.model.title)
            .size(measures.heading)
            .font(fonts::BOLD);
        let row = row![
            self.round(Control::Back, Icon::Home, &self.model.back, measures),
            container(title).padding([0.0, RING]).width(Fill),
            self.round(Control::Flip, Icon::Flip, &self.model.flip, measures),
        ];
        row.align_y(Center).into()
    }

    fn round(
        self,
        control: Control,
        icon: Icon,
        words: &'a str,
        measures: Measures,
    ) -> Element<'a, Message> {
        let has_focus = self.focus.shows(control);
        let message = Message::Pressed(control);
        round(self.tokens, measures, icon, words, has_focus, message)
    }
}

/// The room that every button keeps for the keyboard's ring; text is set in by as much.
const RING: f32 = size::FOCUS + size::FOCUS_GAP;
