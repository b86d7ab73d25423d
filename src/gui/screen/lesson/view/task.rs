//! What is to be done, at the top of the panel, as long as the step lasts: first drawn, then written.

use iced::widget::{Row, container, row, svg};
use iced::{Center, Element, Fill};

use crate::gui::look::art;
use crate::gui::look::theme::style;
use crate::gui::look::theme::{Measures, size};
use crate::gui::screen::lesson::Message;
use crate::gui::screen::lesson::model::{TaskCard, TaskSign};
use crate::gui::screen::lesson::view::View;
use crate::gui::widget::coach::bold;

/// How many letters leave room for large ones, and how many for middling ones.
const SHORT: usize = 60;
const LONG: usize = 130;

/// The size of a drawing, in heights of a letter.
const SIGN: f32 = 1.7;

impl<'a> View<'a> {
    /// The task, if there is anything to do.
    pub(super) fn task_card(self, measures: Measures) -> Option<Element<'a, Message>> {
        let task = self.model.task.as_ref()?;
        let tokens = self.tokens;
        let letters = letters(task, measures);
        let words = bold(tokens, &task.speech, letters);
        let signs = (!task.signs.is_empty()).then(|| self.signs(task, letters * SIGN));
        let words = container(words).width(Fill);
        let card = row![].push(signs).push(words);
        let card = card.spacing(measures.gap).align_y(Center);
        let (high, wide) = measures.bubble;
        let card = container(card)
            .padding([high * if measures.is_framed { 0.3 } else { 0.7 }, wide])
            .width(Fill)
            .style(move |_| style::panel(tokens));
        Some(container(card).padding([0.0, size::RING]).into())
    }

    fn signs(self, task: &TaskCard, side: f32) -> Element<'a, Message> {
        let each = task.signs.iter().map(|sign| {
            let drawing = match sign {
                TaskSign::Piece(piece) => art::piece_of(self.tokens.pieces, *piece),
                TaskSign::Sign(sign) => art::sign(*sign),
            };
            svg(drawing).width(side).height(side).into()
        });
        Row::with_children(each).align_y(Center).into()
    }
}

/// The size of the letters: a short task is large; where room is short, none is.
fn letters(task: &TaskCard, measures: Measures) -> f32 {
    let n_letters = task.speech.words().chars().count();
    let part = match (measures.is_framed, n_letters) {
        (false, n) if n <= SHORT => 1.15,
        (false, n) if n <= LONG => 1.0,
        (true, n) if n <= SHORT => 0.95,
        _ => 0.87,
    };
    measures.heading * part
}
