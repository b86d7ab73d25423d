//! Show mode laid out: the board fills the height, beside it one sentence and what is needed with it.
//!
//! The place of the board depends on the window alone, so it never moves from step to step.

use iced::widget::{Column, column, container, row, space, text};
use iced::{Center, Element, Fill, Padding, Size};

use crate::gui::look::theme::{Measures, Tokens, size};
use crate::gui::widget::flow::Flow;
use crate::gui::widget::page::scrolling;
use crate::gui::widget::ring::Laid;
use crate::gui::widget::tool::Tool;

/// Around the board and between it and the words.
const MARGIN: f32 = 12.0;

/// The least width of the words.
const WORDS_MIN: f32 = 248.0;

/// How many letters fit into a line of the sentence.
const LETTERS: f32 = 15.0;

/// The smallest and the largest letters of the sentence.
const SENTENCE: (f32, f32) = (20.0, 60.0);

/// The room in which two buttons stand side by side.
const TWO_IN_ROW: f32 = 340.0;

/// The size of a heading, measured by the sentence.
const HEADING: f32 = 0.8;

/// How much of the height of a narrow window the board takes.
const STACKED_BOARD: f32 = 0.66;

/// A board and its words; each is made for the room it has. The words stand below the board in
/// windows that are higher than wide. A blank screen shows neither.
#[must_use]
pub fn slide<'a, M: 'a>(
    is_blank: bool,
    board_side: Flow,
    window: Size,
    board: impl FnOnce(f32) -> Element<'a, M>,
    words: impl FnOnce(Measures) -> Element<'a, M>,
) -> Element<'a, M> {
    if is_blank {
        return space().width(Fill).height(Fill).into();
    }
    let beside = window.width - 3.0 * MARGIN - WORDS_MIN;
    let high = window.height - 2.0 * MARGIN;
    if beside < high * 0.6 {
        let side = (window.width - 2.0 * MARGIN).min(window.height * STACKED_BOARD);
        let measures = for_room(Measures::of(window).stacked(), window.width);
        return column![board(side), words(measures)]
            .spacing(MARGIN)
            .padding(MARGIN)
            .align_x(Center)
            .into();
    }
    let side = high.min(beside);
    let room = window.width - side - 3.0 * MARGIN;
    let measures = for_room(Measures::of(window), room);
    board_side
        .row(vec![board(side), words(measures)])
        .spacing(MARGIN)
        .padding(MARGIN)
        .height(Fill)
        .align_y(Center)
        .into()
}

/// Letters as large as the room for the words allows: whole pixels, since each size of a letter is
/// kept for a while once it was drawn.
fn for_room(measures: Measures, room: f32) -> Measures {
    let letters = (room / LETTERS).clamp(SENTENCE.0, SENTENCE.1).floor();
    let in_row = if room < TWO_IN_ROW {
        1
    } else {
        measures.tools_in_row
    };
    Measures {
        tools_in_row: in_row,
        said: letters,
        heading: letters * HEADING,
        ..measures
    }
}

/// What stands at the bottom of the words: where one is, and the way out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Foot<C> {
    /// Where one is.
    pub place: String,
    /// The way out.
    pub leave: Tool<C>,
}

impl<C: Copy> Laid<C> for Foot<C> {
    fn lay(&self, ring: &mut Vec<C>) {
        self.leave.lay(ring);
    }
}

/// The words: what is said stands in the middle, and scrolls if there is much of it; at the bottom
/// the place, and the way out.
#[must_use]
pub fn words<'a, C, M: 'a>(
    tokens: &'static Tokens,
    measures: Measures,
    middle: Column<'a, M>,
    foot: &'a Foot<C>,
    leave: Element<'a, M>,
) -> Element<'a, M> {
    let middle = middle.spacing(measures.gap);
    let middle = container(middle).padding(Padding::ZERO.right(size::RING));
    let middle = scrolling(tokens, middle);
    let place = text(&foot.place).size(measures.small);
    let below = row![place.color(tokens.soft_ink), space().width(Fill), leave];
    column![container(middle).center_y(Fill), below.align_y(Center)]
        .width(Fill)
        .height(Fill)
        .into()
}
