//! The screen of settings laid out: what there is to choose, and beside it a board as it looks now. What is drawn
//! before a choice is in `pictures`.

mod pictures;

use iced::widget::{Column, Row, button, column, container, row, space, text};
use iced::{Center, Element, Fill, Padding, Size};

use crate::gui::base::view::{self, id_of};
use crate::gui::board::BoardWidget;
use crate::gui::look::fonts;
use crate::gui::look::theme::style;
use crate::gui::look::theme::{Measures, size};
use crate::gui::screen::settings::Message;
use crate::gui::screen::settings::model::{Choice, ChoiceGroup, Control, LicencePage, Model};
use crate::gui::widget::button::ringed;
use crate::gui::widget::icon::icon;
use crate::gui::widget::page::scrolled;
use crate::gui::widget::tool::{Tool, chosen};
use pictures::picture;

/// The name of the page among the widgets.
pub const PAGE: &str = "settings";

/// How much larger the small board is where there is room.
const LARGE_SAMPLE: f32 = 1.4;
/// The frame around it.
const SAMPLE_FRAME: f32 = 6.0;

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
        let side = match measures.is_framed {
            true => measures.problem_board,
            false => measures.problem_board * LARGE_SAMPLE,
        };
        let sample = BoardWidget::new(&self.model.sample, self.boards, self.tokens);
        let sample = container(sample).id(SAMPLE).width(side).height(side);
        let tokens = self.tokens;
        let sample = container(sample).padding(SAMPLE_FRAME).style(move |_| {
            style::ringed(
                tokens.board.rim,
                tokens.outline,
                tokens.edge_width,
                size::RADIUS_SLOT,
            )
        });
        let sample = container(sample).padding(margin);
        let groups = self.model.groups.iter().map(|it| self.group(it, measures));
        let in_row = if measures.is_framed { 1 } else { 2 };
        let lines = self.model.lines.chunks(in_row).map(|chunk| {
            let each = chunk.iter().map(|it| self.toggle(it, measures));
            let missing = (chunk.len()..in_row).map(|_| space().width(Fill).into());
            Row::with_children(each.chain(missing)).into()
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
        let choices = group.choices.iter().map(|it| self.choice(it, measures));
        let note = group.note.as_ref().map(|it| {
            let words = text(it).size(measures.small).color(self.tokens.soft_ink);
            container(words).padding(Padding::ZERO.left(size::RING))
        });
        let choices = Row::with_children(choices).wrap();
        Column::with_children([title.into(), choices.into()])
            .push(note)
            .into()
    }

    /// A choice with its picture before its word.
    fn choice(self, choice: &'a Choice, measures: Measures) -> Element<'a, Message> {
        let tool = &choice.tool;
        let (tokens, outline) = (self.tokens, self.tokens.outline);
        let Some(picture) = picture(choice.picture, tokens.pieces, outline, measures) else {
            return self.narrow(tool, measures);
        };
        let word = text(&tool.label).size(measures.small).font(fonts::BOLD);
        let check = tool.icon.map(|it| icon(it, measures.icon, tokens.ink));
        let content = row![picture].push(check).push(word);
        let content = content.spacing(size::GAP_SMALL).align_y(Center);
        let kind = chosen(tool.is_chosen);
        let pressed = button(container(content).center_y(measures.touch))
            .padding(Padding::from([0.0, size::GAP]))
            .style(move |_, status| style::button(tokens, kind, size::RADIUS_CARD, status))
            .on_press(Message::Pressed(tool.control));
        let has_focus = self.focus.shows(tool.control);
        let ringed = ringed(tokens, has_focus, size::RADIUS_CARD, pressed);
        container(ringed).id(id_of(tool.control)).into()
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
