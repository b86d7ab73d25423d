//! What is to be done, at the top of the panel, as long as the step lasts: first drawn, then written.

use iced::widget::{Column, Row, container, row, space, svg};
use iced::{Center, Element, Fill};

use crate::gui::look::art::{self, Sign};
use crate::gui::look::theme::style;
use crate::gui::look::theme::{Measures, size};
use crate::gui::screen::lesson::Message;
use crate::gui::screen::lesson::model::{TaskCard, TaskSign};
use crate::gui::screen::lesson::view::View;
use crate::gui::screen::lesson::view::answers::lines;
use crate::gui::widget::coach::bold;

/// How many letters leave room for large ones, and how many for middling ones.
const SHORT: usize = 60;
const LONG: usize = 130;

/// The size of a drawing, in heights of a letter.
const SIGN: f32 = 1.7;

/// How many signs are large; more of them share that room.
const FEW_SIGNS: f32 = 3.0;

/// How many men that are to be taken stand in one row; more of them stand in two.
const ROW: usize = 4;

/// The height of the card in lines of a heading: so many fit, and fewer leave the rest empty, so that nothing below
/// moves from step to step.
const LINES: f32 = 3.0;

/// The height of a line, and the width of a letter, in sizes of a letter.
const LINE: f32 = 1.3;
const WIDTH: f32 = 0.6;

/// The sizes of letters that are tried, in headings, the largest first.
const SIZES: [f32; 3] = [1.15, 1.0, 0.87];

impl<'a> View<'a> {
    /// The task, if there is anything to do, as high as it is.
    pub(super) fn task_card(self, measures: Measures) -> Option<Element<'a, Message>> {
        let task = self.model.task.as_ref()?;
        Some(self.card_of_task(task, letters(task, measures), 0.0, measures))
    }

    /// The same so wide, and as high in every step; where there is nothing to do, that place is empty.
    pub(super) fn task_in_place(
        self,
        width: f32,
        measures: Measures,
    ) -> Option<Element<'a, Message>> {
        let task = self.model.task.as_ref()?;
        let least = LINES * LINE * measures.heading;
        let letters = fitted(task, width, measures);
        Some(self.card_of_task(task, letters, least, measures))
    }

    fn card_of_task(
        self,
        task: &'a TaskCard,
        letters: f32,
        least: f32,
        measures: Measures,
    ) -> Element<'a, Message> {
        let tokens = self.tokens;
        let words = bold(tokens, &task.speech, letters);
        let signs = (!task.signs.is_empty()).then(|| self.signs(task, sign_side(task, letters)));
        let words = container(words).width(Fill);
        let both = row![].push(signs).push(words);
        let both = both.spacing(measures.gap).align_y(Center);
        let card = row![space().height(least), both].align_y(Center);
        let (high, wide) = measures.bubble;
        let card = container(card)
            .padding([high * if measures.is_framed { 0.3 } else { 0.7 }, wide])
            .width(Fill)
            .style(move |_| style::panel(tokens));
        container(card).padding([0.0, size::RING]).into()
    }

    fn signs(self, task: &TaskCard, side: f32) -> Element<'a, Message> {
        let tokens = self.tokens;
        let mut each = task.signs.iter().map(|sign| match sign {
            TaskSign::Piece(piece) => {
                self.man(art::piece_of(tokens.pieces, *piece), piece.seat, side)
            }
            TaskSign::Sign(sign) => svg(art::sign(*sign)).width(side).height(side).into(),
        });
        let way = Row::with_children(each.by_ref().take(n_before(task)));
        let goals: Vec<Element<'a, Message>> = each.collect();
        let in_row = in_row(goals.len()).max(1);
        let mut goals = goals.into_iter().peekable();
        let mut rows = Column::new();
        while goals.peek().is_some() {
            rows = rows.push(Row::with_children(goals.by_ref().take(in_row)));
        }
        way.push(rows).align_y(Center).into()
    }
}

/// How many signs stand before what is to be had: up to the arrow, or all.
fn n_before(task: &TaskCard) -> usize {
    let is_arrow = |it: &TaskSign| *it == TaskSign::Sign(Sign::Arrow);
    let arrow = task.signs.iter().position(is_arrow);
    arrow.map_or(task.signs.len(), |at| at + 1)
}

/// How many of so many men stand in a row.
const fn in_row(n_goals: usize) -> usize {
    if n_goals > ROW {
        n_goals.div_ceil(2)
    } else {
        n_goals
    }
}

/// How many signs stand side by side.
fn n_signs(task: &TaskCard) -> f32 {
    let before = n_before(task);
    let columns = before + in_row(task.signs.len() - before);
    f32::from(u8::try_from(columns).unwrap_or(u8::MAX))
}

/// The side of each sign.
fn sign_side(task: &TaskCard, letters: f32) -> f32 {
    letters * SIGN * (FEW_SIGNS / n_signs(task).max(FEW_SIGNS))
}

/// The largest letters with which a task is no higher than its place.
fn fitted(task: &TaskCard, width: f32, measures: Measures) -> f32 {
    let words = task.speech.words();
    let fits = |size: f32| {
        let letters = measures.heading * size;
        let signs = match task.signs.is_empty() {
            true => 0.0,
            false => n_signs(task) * sign_side(task, letters) + measures.gap,
        };
        let room = width - 2.0 * (size::RING + measures.bubble.1) - signs;
        // Rounds down; what is left of a letter is no letter.
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        let in_line = (room / (letters * WIDTH)).max(1.0) as usize;
        let n_lines = lines(&words, in_line);
        f32::from(u8::try_from(n_lines).unwrap_or(u8::MAX)) * size <= LINES
    };
    let size = SIZES.into_iter().find(|size| fits(*size));
    measures.heading * size.unwrap_or(SIZES[2])
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
