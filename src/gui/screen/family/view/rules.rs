//! The supervisor's cards: every rule with normal chess on one side and this table on the other; an
//! open card shows the values to choose from.

use iced::widget::{Column, column, container, text};
use iced::{Element, Fill, Padding};

use crate::gui::fonts;
use crate::gui::screen::family::Message;
use crate::gui::screen::family::model::{Control, RuleCard, Tool, Value};
use crate::gui::screen::family::view::{View, id_of};
use crate::gui::theme::style::ButtonKind;
use crate::gui::theme::{Measures, size};
use crate::gui::widget::button::card;

impl<'a> View<'a> {
    /// What is done at once, and the rules.
    pub(super) fn supervisor(
        self,
        tools: &'a [Tool],
        cards: &'a [RuleCard],
        measures: Measures,
    ) -> Element<'a, Message> {
        let cards = cards.iter().enumerate();
        let cards = cards.map(|(place, rule)| self.rule(place, rule, measures));
        let cards = Column::with_children(cards).spacing(0.0);
        let in_row = if measures.tools_in_row < 4 { 1 } else { 2 };
        column![self.rows_of(tools, in_row, measures), cards]
            .spacing(size::GAP_SMALL)
            .into()
    }

    fn rule(self, place: usize, rule: &'a RuleCard, measures: Measures) -> Element<'a, Message> {
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
        let control = Control::Card(place);
        let kind = if rule.values.is_empty() {
            ButtonKind::Card
        } else {
            ButtonKind::Chosen
        };
        let message = Some(Message::Pressed(control));
        let face = card(tokens, kind, self.focus.shows(control), words, message);
        let values = rule.values.iter().enumerate();
        let values =
            values.map(|(value, it)| self.value(Control::Value(place, value), it, measures));
        let values = container(Column::with_children(values));
        column![container(face).id(id_of(control))]
            .push((!rule.values.is_empty()).then(|| values.padding(Padding::ZERO.left(INDENT))))
            .into()
    }

    fn value(self, control: Control, value: &'a Value, measures: Measures) -> Element<'a, Message> {
        let kind = if value.is_chosen {
            ButtonKind::Chosen
        } else {
            ButtonKind::Card
        };
        let words = text(&value.reads)
            .size(measures.small * SMALLER)
            .width(Fill);
        let message = (!value.is_chosen).then_some(Message::Pressed(control));
        let has_focus = self.focus.shows(control);
        let face = card(self.tokens, kind, has_focus, words, message);
        container(face).id(id_of(control)).into()
    }
}

/// The letters of a reading, measured by those of a name.
const SMALLER: f32 = 0.92;
/// How far the values of a card stand in.
const INDENT: f32 = 20.0;
