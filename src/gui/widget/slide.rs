//! Show mode laid out: the board fills the height, beside it one sentence and what is needed with it.
//!
//! The place of the board depends on the window alone, so it never moves from step to step.

use iced::widget::{Column, column, container, row, space, text};
use iced::{Center, Element, Fill, Padding, Size};

use crate::gui::look::theme::{Measures, Tokens, size};
use crate::gui::widget::flow::Flow;
use crate::gui::widget::page::scrolling;
use crate::gui::widget::ring::Laid;
use crate::gui::widget::ruled::Ruler;
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

/// Candidate sizes of the letters, and of a board above them, as fractions of the largest; tried in this order.
const LETTERS_LESS: [f32; 4] = [1.0, 0.85, 0.7, 0.55];
const BOARD_LESS: [f32; 5] = [1.0, 0.9, 0.8, 0.7, 0.6];

/// A board and its words; each is made for the room it has. The words stand below the board in
/// windows that are higher than wide. A blank screen shows neither.
///
/// The letters become smaller where the words would scroll, and below a board that board, too.
#[must_use]
pub fn slide<'a, M: 'a>(
    is_blank: bool,
    board_side: Flow,
    (ruler, window): (&Ruler<'_>, Size),
    board: impl FnOnce(f32) -> Element<'a, M>,
    words: impl Fn(Measures) -> Words<'a, M>,
) -> Element<'a, M> {
    if is_blank {
        return space().width(Fill).height(Fill).into();
    }
    let beside = window.width - 3.0 * MARGIN - WORDS_MIN;
    let high = window.height - 2.0 * MARGIN;
    let height = |room: f32, measures: Measures| {
        let Words { middle, foot, .. } = words(measures);
        ruler.height(room - size::RING, middle) + ruler.height(room, foot)
    };
    let with_letters = |measures: Measures, room: f32| {
        LETTERS_LESS.map(move |part| for_room(measures, room, part))
    };
    if beside < high * 0.6 {
        let across = window.width - 2.0 * MARGIN;
        let most = across.min(window.height * STACKED_BOARD);
        let all = with_letters(Measures::of(window).stacked(), window.width);
        let needed = all.map(|measures| (measures, height(across, measures)));
        let left = high - MARGIN;
        let sides = BOARD_LESS.map(|part| most * part);
        let fits = sides.into_iter().find_map(|side| {
            let fits = needed.iter().find(|(_, high)| side + high <= left);
            fits.map(|(measures, _)| (side, *measures))
        });
        let (side, measures) = fits.unwrap_or((sides[sides.len() - 1], all[all.len() - 1]));
        return column![board(side), words(measures).lay_out()]
            .spacing(MARGIN)
            .padding(MARGIN)
            .align_x(Center)
            .into();
    }
    let side = high.min(beside);
    let room = window.width - side - 3.0 * MARGIN;
    let all = with_letters(Measures::of(window), room);
    let fits = all.into_iter().find(|it| height(room, *it) <= high);
    let measures = fits.unwrap_or(all[all.len() - 1]);
    board_side
        .row(vec![board(side), words(measures).lay_out()])
        .spacing(MARGIN)
        .padding(MARGIN)
        .height(Fill)
        .align_y(Center)
        .into()
}

/// Letters as large as the room for the words allows: whole pixels, since each size of a letter is
/// kept for a while once it was drawn.
fn for_room(measures: Measures, room: f32, part: f32) -> Measures {
    let letters = (room / LETTERS).clamp(SENTENCE.0, SENTENCE.1);
    let letters = (letters * part).max(SENTENCE.0).floor();
    let narrow = Measures {
        tools_in_row: 1,
        lights_in_row: 1,
        ..measures
    };
    let measures = if room < TWO_IN_ROW { narrow } else { measures };
    Measures {
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

/// The words: what is said, and at the bottom the place, and the way out.
#[allow(missing_debug_implementations)]
pub struct Words<'a, M> {
    tokens: &'static Tokens,
    middle: Element<'a, M>,
    foot: Element<'a, M>,
}

impl<'a, M: 'a> Words<'a, M> {
    #[must_use]
    pub fn new<C>(
        tokens: &'static Tokens,
        measures: Measures,
        middle: Column<'a, M>,
        foot: &'a Foot<C>,
        leave: Element<'a, M>,
    ) -> Self {
        let middle = middle.spacing(measures.gap);
        let middle = container(middle).padding(Padding::ZERO.right(size::RING));
        let place = text(&foot.place).size(measures.small);
        let foot = row![place.color(tokens.soft_ink), space().width(Fill), leave];
        Self {
            tokens,
            middle: middle.into(),
            foot: foot.align_y(Center).into(),
        }
    }

    /// What is said stands in the middle, and scrolls if there is too much of it.
    fn lay_out(self) -> Element<'a, M> {
        let middle = container(scrolling(self.tokens, self.middle)).center_y(Fill);
        column![middle, self.foot].width(Fill).height(Fill).into()
    }
}
