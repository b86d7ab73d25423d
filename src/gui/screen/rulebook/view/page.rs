//! The open page: title, what the rule says, the boards, house rules, lessons, words.

use iced::widget::{Column, Text, column, container, text};
use iced::{Center, Element, Fill, FillPortion, Padding};

use crate::gui::look::fonts;
use crate::gui::look::theme::{Measures, size, style};
use crate::gui::screen::rulebook::Message;
use crate::gui::screen::rulebook::model::{PointRow, ReadingRow, Tool, WordRow};
use crate::gui::screen::rulebook::view::{PAGE, View};
use crate::gui::widget::coach::{Speech, Tint};
use crate::gui::widget::page::scrolled;

impl<'a> View<'a> {
    /// What is open, in a column of this width.
    pub(super) fn page(self, width: f32, height: f32, measures: Measures) -> Element<'a, Message> {
        let page = &self.model.page;
        let inner = (width - 2.0 * measures.margin - size::SCROLLBAR).min(size::READ_MAX);
        let mut content = column![self.head(measures)].spacing(measures.gap * 1.5);
        if page.speech != Speech::default() {
            content = content.push(self.said(&page.speech, Tint::Calm, measures.said));
        }
        if !page.trials.is_empty() {
            content = content.push(self.trials(inner, height, measures));
        }
        content = content
            .push(self.points(measures))
            .push(self.sheets(measures))
            .push(self.lessons(measures))
            .push(self.words(measures))
            .push(self.cards(measures))
            .push(self.turning(measures));
        let content = container(content.width(Fill)).max_width(size::READ_MAX);
        let content = container(content).center_x(Fill).padding(measures.margin);
        scrolled(self.tokens, PAGE, content)
    }

    fn head(self, measures: Measures) -> Element<'a, Message> {
        let page = &self.model.page;
        let soft = self.tokens.soft_ink;
        let title = text(&page.title).size(measures.title).font(fonts::BOLD);
        let mut above = Vec::new();
        if !page.chapter.is_empty() {
            let chapter = self.small(&page.chapter, measures).color(soft);
            above.push(self.flow.lines(chapter).into());
        }
        if let Some(article) = &page.article {
            above.push(self.small(article, measures).color(soft).into());
        }
        let above = (!above.is_empty()).then(|| self.flow.row(above).spacing(size::GAP));
        column![]
            .push(above)
            .push(self.flow.lines(title))
            .spacing(size::GAP_SMALL / 2.0)
            .into()
    }

    /// A text of the size of small print.
    fn small(self, words: &'a str, measures: Measures) -> Text<'a> {
        text(words).size(measures.small)
    }

    /// A heading with what belongs to it on a card of paper.
    fn section(
        self,
        title: &'a str,
        content: impl Into<Element<'a, Message>>,
        measures: Measures,
    ) -> Element<'a, Message> {
        let tokens = self.tokens;
        let words = text(title).size(measures.heading).font(fonts::BOLD);
        let title = (!title.is_empty()).then(|| self.flow.lines(words));
        let card = container(content)
            .padding(size::GAP)
            .width(Fill)
            .style(move |_| style::card(tokens));
        let section = column![].push(title).push(card);
        section.spacing(size::GAP_SMALL).into()
    }

    fn points(self, measures: Measures) -> Option<Element<'a, Message>> {
        let group = &self.model.page.points;
        let each = group.things.iter().map(|it| self.point(it, measures));
        let points = Column::with_children(each).spacing(size::GAP_LARGE);
        (!group.things.is_empty()).then(|| self.section(&group.title, points, measures))
    }

    fn point(self, point: &'a PointRow, measures: Measures) -> Element<'a, Message> {
        let name = self.small(&point.name, measures).font(fonts::BOLD);
        let name = self.flow.lines(name);
        let readings = point.readings.iter().map(|it| self.reading(it, measures));
        let readings = Column::with_children(readings).spacing(size::GAP_SMALL);
        column![name, readings].spacing(size::GAP_SMALL).into()
    }

    fn reading(self, reading: &'a ReadingRow, measures: Measures) -> Element<'a, Message> {
        let who = self.small(&reading.who, measures).color(self.tokens.accent);
        let who = self.flow.lines(who).width(FillPortion(2));
        let origin = reading.origin.as_ref().map(|it| {
            let words = text(it).size(measures.lamp_letters);
            self.flow.lines(words.color(self.tokens.soft_ink))
        });
        let says = self.flow.lines(self.small(&reading.says, measures));
        let says = column![says].push(origin);
        let says = container(says).width(FillPortion(5));
        if measures.is_framed {
            return column![who.width(Fill), says.width(Fill)].into();
        }
        let both = self.flow.row(vec![who.into(), says.into()]);
        both.spacing(size::GAP).into()
    }

    fn sheets(self, measures: Measures) -> Option<Element<'a, Message>> {
        let group = &self.model.page.sheets;
        let each = group.things.iter();
        let each = each.map(|it| self.flow.lines(self.small(it, measures)).into());
        let sheets = Column::with_children(each).spacing(size::GAP_SMALL);
        (!group.things.is_empty()).then(|| self.section(&group.title, sheets, measures))
    }

    fn lessons(self, measures: Measures) -> Option<Element<'a, Message>> {
        let group = &self.model.page.lessons;
        let each = group.things.iter().map(|it| self.narrow(it, measures));
        let lessons = Column::with_children(each).width(Fill);
        let lessons = lessons.align_x(self.flow.start());
        (!group.things.is_empty()).then(|| self.section(&group.title, lessons, measures))
    }

    fn words(self, measures: Measures) -> Option<Element<'a, Message>> {
        let group = &self.model.page.words;
        let each = group.things.iter().map(|it| self.word(it, measures));
        let words = Column::with_children(each);
        (!group.things.is_empty()).then(|| self.section(&group.title, words, measures))
    }

    fn word(self, word: &'a WordRow, measures: Measures) -> Element<'a, Message> {
        let name = self.name(&word.name, measures);
        let meaning = self.flow.lines(self.small(&word.meaning, measures));
        if measures.is_framed {
            let side = size::GAP_SMALL + size::RING;
            let meaning = meaning.padding([0.0, side]);
            return column![name, meaning].spacing(-size::GAP_SMALL).into();
        }
        let name = container(name).width(FillPortion(2));
        let meaning = meaning
            .width(FillPortion(5))
            .padding(Padding::from([size::GAP_SMALL, 0.0]));
        let both = self.flow.row(vec![name.into(), meaning.into()]);
        both.spacing(size::GAP_SMALL).align_y(Center).into()
    }

    fn cards(self, measures: Measures) -> Option<Element<'a, Message>> {
        let group = &self.model.page.cards;
        let each = group.things.iter();
        let each = each.map(|it| self.name(it, measures));
        let cards = Column::with_children(each);
        (!group.things.is_empty()).then(|| self.section(&group.title, cards, measures))
    }

    /// The ways to the cards before and behind.
    fn turning(self, measures: Measures) -> Element<'a, Message> {
        let page = &self.model.page;
        let way = |tool: &'a Option<Tool>| {
            let way = tool.as_ref().map(|it| self.narrow(it, measures));
            container(column![].push(way)).width(Fill)
        };
        let before = way(&page.before).align_x(self.flow.start());
        let next = way(&page.next).align_x(self.flow.end());
        if measures.is_framed {
            return column![before, next].into();
        }
        let both = self.flow.row(vec![before.into(), next.into()]);
        both.align_y(Center).into()
    }
}
