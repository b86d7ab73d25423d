//! The supervisor's cards: every rule with normal chess on one side and this table on the other; an
//! open card shows the values to choose from.

use iced::widget::{Column, column, container, text};
use iced::{Element, Fill, Padding};

use crate::gui::base::view::id_of;
use crate::gui::look::fonts;
use crate::gui::look::theme::style::ButtonKind;
use crate::gui::look::theme::{Measures, size};
use crate::gui::screen::table::Message;
use crate::gui::screen::table::model::{SupervisorCard, Tool, Value};
use crate::gui::screen::table::view::View;
use crate::gui::widget::button::card;

impl<'a> View<'a> {
    /// What is done at once, and the rules.
    pub(super) fn supervisor(
        self,
        tools: &'a [Tool],
        cards: &'a [SupervisorCard],
        measures: Measures,
    ) -> Element<'a, Message> {
        let cards = cards.iter().map(|rule| self.rule(rule, measures));
        let cards = Column::with_children(cards).spacing(0.0);
        let in_row = if measures.tools_in_row < 4 { 1 } else { 2 };
        column![self.rows_of(tools, in_row, measures), cards]
            .spacing(size::GAP_SMALL)
            .into()
    }

    fn rule(self, rule: &'a SupervisorCard, measures: Measures) -> Element<'a, Message> {
        let tokens = self.tokens;
        let name = text(&rule.name).size(measures.small).font(fonts::BOLD);
        let normal = rule.normal.as_deref().map(|words| {
            let normal = text(words).size(measures.small * SMALLER);
            normal.color(tokens.soft_ink)
        });
        let here = text(&rule.here).size(measures.small * SMALLER);
        let here = match rule.normal {
            Some(_) => here.font(fonts::BOLD).color(tokens.accent),
            None => here.color(tokens.soft_ink),
        };
        let words = column![name].push(normal).push(here).width(Fill);
        let kind = if rule.values.is_empty() {
            ButtonKind::Card
        } else {
            ButtonKind::Chosen
        };
        let values = rule.values.iter().map(|it| self.value(it, measures));
        let values = container(Column::with_children(values));
        column![self.card(rule.control, kind, words)]
            .push((!rule.values.is_empty()).then(|| values.padding(Padding::ZERO.left(INDENT))))
            .into()
    }

    /// A value to choose; the one that holds cannot be chosen again.
    fn value(self, value: &'a Value, measures: Measures) -> Element<'a, Message> {
        let words = text(&value.reads)
            .size(measures.small * SMALLER)
            .width(Fill);
        if !value.is_chosen {
            return self.card(value.control, ButtonKind::Card, words);
        }
        let has_focus = self.focus.shows(value.control);
        let face = card(self.tokens, ButtonKind::Chosen, has_focus, words, None);
        container(face).id(id_of(value.control)).into()
    }
}

/// The letters of a reading, measured by those of a name.
const SMALLER: f32 = 0.92;
/// How far the values of a card stand in.
const INDENT: f32 = 20.0;
