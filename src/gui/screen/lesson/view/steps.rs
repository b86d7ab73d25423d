//! The steps of a lesson as tiles: a number, and below it three small stars.

use iced::widget::{Column, Row, button, column, container, text};
use iced::{Center, Element, Fill};

use crate::gui::look::fonts;
use crate::gui::look::theme::style::{self, ButtonKind};
use crate::gui::look::theme::{Measures, size};
use crate::gui::screen::lesson::Message;
use crate::gui::screen::lesson::model::{Control, StepTile};
use crate::gui::screen::lesson::view::View;
use crate::gui::widget::button::ringed;
use crate::gui::widget::label::Labeled;
use crate::gui::widget::stars::stars;

impl<'a> View<'a> {
    /// All steps, if they are shown.
    pub(super) fn tiles(self, measures: Measures) -> Option<Element<'a, Message>> {
        let steps = &self.model.steps;
        if steps.is_empty() {
            return None;
        }
        let tile = measures.touch;
        let per_row = if measures.tools_in_row < 4 { FEW } else { MANY };
        let rows = steps.chunks(per_row).map(|some| {
            let some = some.iter().map(|it| self.tile(it, tile, measures));
            Row::with_children(some).into()
        });
        let tiles = Column::with_children(rows);
        Some(container(tiles).center_x(Fill).into())
    }

    fn tile(self, step: &'a StepTile, side: f32, measures: Measures) -> Element<'a, Message> {
        let tokens = self.tokens;
        let control = Control::Step(step.number);
        let number = text(step.number)
            .size(measures.small)
            .font(fonts::BOLD)
            .color(tokens.ink);
        let earned = stars(tokens, step.stars, side * STAR);
        let content = column![number, earned].align_x(Center);
        let radius = size::RADIUS_SLOT;
        let pressed = button(container(content).center(Fill))
            .width(side)
            .height(side)
            .padding(0)
            .style(move |_, status| style::button(tokens, ButtonKind::Card, radius, status))
            .on_press(Message::Pressed(control));
        let named = Labeled::new(step.words.clone(), pressed);
        ringed(tokens, self.focus.shows(control), radius, named)
    }
}

/// A star, measured by its tile.
const STAR: f32 = 0.24;
/// How many tiles stand in a row.
const MANY: usize = 9;
/// How many where room is short.
const FEW: usize = 5;
