//! The screen of settings laid out: what there is to choose, and beside it a board as it looks now.

use iced::widget::{Column, Row, column, container, row, text};
use iced::{Center, Element, Fill, Padding, Size};

use crate::gui::base::view;
use crate::gui::board::BoardWidget;
use crate::gui::look::fonts;
use crate::gui::look::theme::{Measures, size};
use crate::gui::screen::settings::Message;
use crate::gui::screen::settings::model::{ChoiceGroup, Control, LicencePage, Model};
use crate::gui::widget::page::scrolled;
use crate::gui::widget::tool::Tool;

/// The name of the page among the widgets.
pub const PAGE: &str = "settings";

/// The name of the small board among the widgets.
pub const SAMPLE: &str = "sample";

/// All that the view needs.
pub type View<'a> = view::View<'a, Control, Model>;

impl<'a> View<'a> {
    pub(super) fn for_window(self, window: Size) -> Element<'a, Message> {
        let measures = Measures::of(window);
        let bar = self.bar(&self.model.title, Some(&self.model.back), measures);
        let body = self.flow.turn(self.body(window, measures));
        column![bar.view(Vec::new()), body].into()
    }

    /// The board stands beside the rest, in narrow windows above it, and stays while that scrolls.
    fn body(self, window: Size, measures: Measures) -> Element<'a, Message> {
        let margin = measures.margin;
        let side = measures.problem_board;
        let sample = BoardWidget::new(&self.model.sample, self.boards, self.tokens);
        let sample = container(sample).id(SAMPLE).width(side).height(side);
        let sample = container(sample).padding(margin);
        let groups = self.model.groups.iter().map(|it| self.group(it, measures));
        let in_row = if measures.is_framed { 1 } else { 2 };
        let lines = self.model.lines.chunks(in_row).map(|chunk| {
            let each = chunk.iter().map(|it| self.toggle(it, measures));
            Row::with_children(each).into()
        });
        let lines = Column::with_children(lines).max_width(size::READ_MAX);
        let reading = self.reading_switch(&self.model.reading, measures);
        let reading = container(reading).max_width(size::READ_MAX);
        let rest = Column::with_children(groups).push(lines).push(reading);
        let rest = rest.push(self.licences(measures));
        let rest = rest.spacing(measures.gap).width(Fill);
        let rest = container(rest).padding(Padding::from([margin, margin * 1.5]));
        let rest = scrolled(self.tokens, PAGE, rest);
        if window.width < side * NARROW {
            return column![sample, rest].into();
        }
        let both = container(row![rest, sample]).max_width(size::PAGE_MAX);
        container(both).center_x(Fill).into()
    }

    fn group(self, group: &'a ChoiceGroup, measures: Measures) -> Element<'a, Message> {
        let title = text(&group.title).size(measures.heading).font(fonts::BOLD);
        let title = container(title).padding(Padding::ZERO.left(size::RING));
        let choices = group.choices.iter().map(|it| self.narrow(it, measures));
        column![title, Row::with_children(choices).wrap()].into()
    }

    /// A quiet way to the licences of what others made, and a page of them.
    fn licences(self, measures: Measures) -> Element<'a, Message> {
        let button = self.narrow(&self.model.licences, measures);
        let page = (self.model.licence_page.as_ref()).map(|it| self.licence_page(it, measures));
        let both = Column::with_children([button].into_iter().chain(page));
        both.max_width(size::READ_MAX).into()
    }

    /// The buttons stand above the text, where the next page does not move them.
    fn licence_page(self, page: &'a LicencePage, measures: Measures) -> Element<'a, Message> {
        let small = |words: &'a str| text(words).size(measures.small);
        let turn = |tool: &'a Option<Tool<Control>>| {
            let tool = tool.as_ref();
            tool.map(|tool| self.narrow(tool, measures))
        };
        let place = small(&page.place).font(fonts::BOLD).into();
        let turns = turn(&page.before).into_iter();
        let turns = turns.chain([place]).chain(turn(&page.after));
        let turns = Row::with_children(turns).spacing(size::GAP_SMALL);
        let turns = turns.align_y(Center).wrap();
        let page = column![small(&page.said), turns, small(page.text)];
        container(page.spacing(measures.gap))
            .padding(Padding::ZERO.left(size::RING))
            .into()
    }
}

/// A window narrower than so many boards shows the board above the rest.
const NARROW: f32 = 3.5;
