//! "Am I allowed?" laid out: the board fills the height, beside it the coach, the pieces or the
//! question, and the buttons. Narrow windows stack. What stands in the panel is in `panel`.

mod panel;

use iced::widget::scrollable::{Direction, Scrollbar};
use iced::widget::{Id, column, container, responsive, scrollable};
use iced::{Center, Element, Fill, Shrink, Size};

use crate::gui::art::Icon;
use crate::gui::board::{Board, Event, Memory};
use crate::gui::flow::Flow;
use crate::gui::focus::Focus;
use crate::gui::screen::referee::Message;
use crate::gui::screen::referee::model::{Control, Model};
use crate::gui::theme::style::{self, ButtonKind};
use crate::gui::theme::{Measures, Tokens, size};
use crate::gui::widget::afloat::Afloat;
use crate::gui::widget::button::{Face, button_of};
use crate::gui::widget::page::Bar;

/// The name of the board among the widgets.
pub const BOARD: &str = "referee-board";
/// The name of what scrolls beside the board.
pub const PANEL: &str = "referee-panel";

/// The name of a control among the widgets.
#[must_use]
pub fn id_of(control: Control) -> Id {
    Id::from(format!("{control:?}"))
}

/// The room that every button keeps for the keyboard's ring; text is set in by as much.
const RING: f32 = size::FOCUS + size::FOCUS_GAP;
/// How much of the height of a narrow window the board takes.
const STACKED_BOARD: f32 = 0.48;
/// How much higher the bar on top is than its buttons.
const BAR: f32 = 2.0 * RING + 6.0;

/// All that the view needs.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// What to show.
    pub(super) model: &'a Model,
    /// What the board remembers.
    pub(super) board: &'a Memory,
    /// Which control has the keyboard.
    pub(super) focus: &'a Focus<Control>,
    /// Where the board stands beside the panel.
    pub(super) board_side: Flow,
    /// The theme.
    pub(super) tokens: &'static Tokens,
}

impl<'a> View<'a> {
    /// The whole screen, from left to right.
    #[must_use]
    pub fn screen(self) -> Element<'a, Message> {
        let held = self.model.tray.iter().find(|waiting| waiting.is_held);
        let screen = responsive(move |window| self.for_window(window));
        Afloat::new(held.map(|waiting| waiting.piece), screen)
            .of(self.tokens.pieces)
            .into()
    }

    fn for_window(self, window: Size) -> Element<'a, Message> {
        let measures = Measures::of(window);
        let margin = measures.margin;
        let height = window.height - measures.touch - BAR;
        let beside = window.width - 3.0 * margin - measures.panel_min;
        let content = if beside < height * 0.5 {
            self.stacked(Size::new(window.width, height), measures.stacked())
        } else {
            let side = beside.min(height - 2.0 * margin);
            let panel = container(self.panel(measures)).max_width(measures.panel_max);
            let both = self.board_side.row(vec![self.board(side), panel.into()]);
            let both = both.spacing(margin);
            both.height(Fill).align_y(Center).into()
        };
        let content = container(content).padding(margin).center(Fill);
        column![self.bar(measures), content].into()
    }

    /// The board on top, the rest below: for windows that are higher than wide.
    fn stacked(self, window: Size, measures: Measures) -> Element<'a, Message> {
        let side = (window.width - 2.0 * measures.margin).min(window.height * STACKED_BOARD);
        column![self.board(side), self.panel(measures)]
            .spacing(measures.gap)
            .align_x(Center)
            .into()
    }

    /// The way back, the title, and the house rules at the far end.
    fn bar(self, measures: Measures) -> Element<'a, Message> {
        let bar = Bar {
            tokens: self.tokens,
            flow: Flow::LeftToRight,
            measures,
            title: &self.model.title,
            back: &self.model.back,
            has_focus: self.focus.shows(Control::Back),
        };
        let face = Face::new(ButtonKind::Quiet, &self.model.rules)
            .icon(Icon::Rule)
            .width(Shrink)
            .sized(measures.touch, measures.small)
            .focus(self.focus.shows(Control::Rules));
        let rules = Message::Pressed(Control::Rules);
        let rules = button_of(self.tokens, face, Some(rules));
        bar.view(Message::Pressed(Control::Back), vec![rules])
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

    /// What stands beside the board: the upper part scrolls, the big button stays where it is.
    fn panel(self, measures: Measures) -> Element<'a, Message> {
        let tokens = self.tokens;
        let bar = Scrollbar::new().width(size::SCROLLBAR);
        let upper = scrollable(self.upper(measures))
            .id(PANEL)
            .direction(Direction::Vertical(bar.scroller_width(size::SCROLLBAR)))
            .style(move |_, status| style::scrollbar(tokens, status))
            .height(Fill)
            .width(Fill);
        column![upper]
            .push(self.main(measures))
            .spacing(measures.gap / 2.0)
            .into()
    }
}
