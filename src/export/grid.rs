//! How many blocks stand beside each other and on a page.

use crate::export::block::{ANSWER, Form, SMALL};

/// The sides that a square has where many boards stand on a page, in half points: the first is the smallest on which
/// letters can be read.
const SIDES: std::ops::RangeInclusive<u8> = 24..=72;
/// The width of a board in squares: with its numbers, and the sign of who is to move.
const BOARD: f32 = 9.2;

/// How blocks stand on a page.
#[derive(Clone, Copy)]
pub(super) struct Grid {
    /// How many stand beside each other.
    pub(super) columns: usize,
    /// How many a page has at most.
    pub(super) per_page: usize,
    /// Between two columns.
    pub(super) gutter: f32,
    /// Between two rows.
    pub(super) gap: f32,
    /// The measures of each.
    pub(super) form: Form,
}

impl Grid {
    /// Two columns, and as many rows as there is room for.
    pub(super) const fn of_two(form: Form) -> Self {
        Self {
            columns: 2,
            per_page: usize::MAX,
            gutter: 26.0,
            gap: 20.0,
            form,
        }
    }

    /// Two columns of answers, the roomiest first; of many boards a page so close that the answers to a page of them stand
    /// on one, too.
    pub(super) fn of_answers(is_close: bool) -> Vec<Self> {
        let close = [10.0, 9.5, 9.0].map(|square| Self {
            gap: 12.0,
            ..Self::of_two(ANSWER.with_square(square))
        });
        match is_close {
            true => close.into_iter().rev().take(1).collect(),
            false => [Self::of_two(ANSWER)].into_iter().chain(close).collect(),
        }
    }

    /// The grids for at most so many boards a page, those with the largest boards first.
    pub(super) fn of_small(most: u8) -> Vec<Self> {
        let most = usize::from(most.max(1));
        let columns = match most {
            1 | 2 => 1,
            3..=8 => 2,
            9..=15 => 3,
            _ => 4,
        };
        let sides = SIDES.rev().map(|side| f32::from(side) / 2.0);
        let grids = sides.map(|side| Self {
            columns,
            per_page: most,
            gutter: 16.0,
            gap: 9.0,
            form: SMALL.with_square(side),
        });
        grids.collect()
    }

    /// How wide a column is.
    #[allow(clippy::cast_precision_loss)] // Four at most.
    pub(super) fn column(&self, wide: f32) -> f32 {
        let columns = self.columns as f32;
        (wide - self.gutter * (columns - 1.0)) / columns
    }

    /// Whether a board fits into a column.
    pub(super) fn holds_board(&self, column: f32) -> bool {
        self.form.room_for_squares(column) >= BOARD
    }
}
