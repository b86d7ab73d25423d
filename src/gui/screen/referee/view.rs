//! "Am I allowed?" laid out: the board fills the height, beside it the coach, the pieces or the
//! question, and the buttons. Narrow windows stack. What stands in the panel is in `panel`.

mod panel;

use iced::widget::{column, container, responsive};
use iced::{Center, Element, Fill, Size};

use crate::gui::base::view::{self, BoardOf};
use crate::gui::look::theme::{Measures, size};
use crate::gui::screen::referee::Message;
use crate::gui::screen::referee::model::{Control, Model};
use crate::gui::widget::floating_piece::FloatingPiece;
use crate::gui::widget::flow::Flow;
use crate::gui::widget::page::{Bar, scrolled};

/// The name of the board among the widgets.
pub const BOARD: &str = "referee-board";
/// The name of what scrolls beside the board.
pub const PANEL: &str = "referee-panel";

/// How much of the height of a narrow window the board takes.
const STACKED_BOARD: f32 = 0.48;
/// How much higher the bar on top is than its buttons.
const BAR: f32 = 2.0 * size::RING + 6.0;

/// All that the view needs.
pub type View<'a> = view::View<'a, Control, Model>;

impl<'a> View<'a> {
    /// The whole screen, from left to right.
    #[must_use]
    pub fn screen(self) -> Element<'a, Message> {
        let held = self
            .model
            .tray
            .pieces
            .iter()
            .find(|waiting| waiting.is_held);
        let screen = responsive(move |window| self.for_window(window));
        FloatingPiece::new(held.map(|waiting| waiting.piece), screen)
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
        column![self.top(measures), content].into()
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
    fn top(self, measures: Measures) -> Element<'a, Message> {
        let rules = self.narrow(&self.model.rules, measures);
        let bar = self.bar(&self.model.title, Some(&self.model.back), measures);
        let bar = Bar {
            flow: Flow::LeftToRight,
            ..bar
        };
        bar.view(vec![rules])
    }

    fn board(self, side: f32) -> Element<'a, Message> {
        let model = self.model;
        let shown = BoardOf {
            scene: &model.scene,
            hands: model.hands,
            calls: None,
            asks: model.promotion.as_ref(),
        };
        self.board_of((Control::Board, BOARD.into()), shown, self.boards, side)
    }

    /// What stands beside the board: the upper part scrolls, the big button stays where it is.
    fn panel(self, measures: Measures) -> Element<'a, Message> {
        let main = self.model.main.as_ref();
        column![scrolled(self.tokens, PANEL, self.upper(measures))]
            .push(main.map(|it| self.main(it, Fill, measures)))
            .spacing(measures.gap / 2.0)
            .into()
    }
}
