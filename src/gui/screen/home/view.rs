//! The home screen laid out: who is learning, where to go on, the shelves of lessons.

mod bar;
mod cards;

use iced::widget::{Column, Row, column, container, row, text};
use iced::{Center, Element, Fill, Padding, Size};

use crate::gui::base::view::{self, id_of};
use crate::gui::board::Memory;
use crate::gui::look::art::Icon;
use crate::gui::look::fonts;
use crate::gui::look::theme::style::{self, ButtonKind};
use crate::gui::look::theme::{Measures, size};
use crate::gui::screen::home::Message;
use crate::gui::screen::home::model::{Control, GoOn, Model};
use crate::gui::widget::button::button_of;
use crate::gui::widget::coach::note;
use crate::gui::widget::icon::icon;
use crate::gui::widget::page::scrolled;
use crate::gui::widget::tool::Tool;

/// The name of the page among the widgets.
pub const PAGE: &str = "page";

/// What the small boards remember, by the numbers of their cards.
#[derive(Clone, Copy, Debug)]
pub struct BoardMemories<'a> {
    pub lessons: &'a [Memory],
    /// Of the steps to practise.
    pub practised: &'a [Memory],
}

/// All that the view needs.
pub type View<'a> = view::View<'a, Control, Model, BoardMemories<'a>>;

impl<'a> View<'a> {
    pub(super) fn for_window(self, window: Size) -> Element<'a, Message> {
        let measures = Measures::of(window);
        let model = self.model;
        let side = measures.margin * 1.5;
        let wide = window.width.min(size::PAGE_MAX) - 2.0 * side;
        let mut page = column![].spacing(measures.gap * 1.5);
        let notices = model.notices.iter();
        page = page.extend(notices.map(|words| note(self.tokens, measures, Icon::Warning, words)));
        page = page.push(model.problems.as_ref().map(|it| self.narrow(it, measures)));
        page = page.push(model.go_on.as_ref().map(|it| self.go_on(it, measures)));
        page = page.push(self.ways(wide, measures));
        page = page.push(model.coming.as_ref().map(|it| self.coming(it, measures)));
        let practice = model.practice.as_ref();
        page = page.push(practice.map(|it| self.shelf(it, wide, measures)));
        let shelves = model.shelves.iter();
        page = page.extend(shelves.map(|it| self.shelf(it, wide, measures)));
        let page = container(page)
            .padding(Padding::from([measures.margin, side]))
            .max_width(size::PAGE_MAX);
        let page = scrolled(self.tokens, PAGE, container(page).center_x(Fill));
        column![self.header(window.width, measures), page].into()
    }

    /// The ways to the tables, to the referee and to the rulebook.
    fn ways(self, wide: f32, measures: Measures) -> Element<'a, Message> {
        let ways = &self.model.ways;
        let per_row = if wide < measures.card.0 * 2.0 {
            1
        } else if wide < measures.card.0 * 3.0 {
            2
        } else {
            ways.len().max(1)
        };
        let mut rows = Column::new();
        for some in ways.chunks(per_row) {
            let some = some.iter().map(|it| self.tile(it, measures));
            rows = rows.push(Row::with_children(some));
        }
        rows.into()
    }

    fn tile(self, tool: &'a Tool<Control>, measures: Measures) -> Element<'a, Message> {
        let side = measures.icon * 1.3;
        let picture = tool.icon.map(|it| icon(it, side, self.tokens.accent));
        let words = text(&tool.label).size(measures.small).font(fonts::BOLD);
        let content = row![].push(picture).push(container(words).width(Fill));
        let content = content.spacing(size::GAP).align_y(Center);
        let content = container(content).padding([0.0, size::GAP_SMALL]);
        let face = self.card(tool.control, ButtonKind::Card, content);
        container(face).width(Fill).into()
    }

    /// A quiet line where more lessons will stand.
    fn coming(self, words: &'a str, measures: Measures) -> Element<'a, Message> {
        let words = text(words).size(measures.small).color(self.tokens.soft_ink);
        container(words).padding([0.0, size::RING]).into()
    }

    fn go_on(self, go_on: &'a GoOn, measures: Measures) -> Element<'a, Message> {
        let tokens = self.tokens;
        let title = text(&go_on.title).size(measures.title).font(fonts::BOLD);
        let line = text(&go_on.line).size(measures.said).color(tokens.soft_ink);
        let words = column![title, line];
        let words = words.spacing(size::GAP_SMALL).width(Fill);
        let mut content: Vec<Element<'a, Message>> = vec![words.into()];
        content.extend(go_on.button.as_ref().map(|tool| {
            let face = tool
                .face_of(ButtonKind::Main)
                .width((measures.card.0 * GO_ON).into())
                .sized(measures.main.0, measures.main.1)
                .focus(self.focus.shows(tool.control));
            button_of(tokens, face, Some(Message::Pressed(tool.control)))
        }));
        let content = Row::with_children(content)
            .spacing(size::GAP)
            .align_y(Center);
        let panel = container(content)
            .padding(Padding::from([size::GAP, size::GAP_LARGE]))
            .style(move |_| style::panel(tokens));
        container(panel)
            .id(id_of(Control::GoOn))
            .padding([0.0, size::RING])
            .into()
    }
}

/// The width of the button that goes on, measured by a card.
const GO_ON: f32 = 0.66;
