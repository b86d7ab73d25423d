//! A board with everything else beside it, or below it in windows that are higher than wide.

use iced::widget::{Column, column, container};
use iced::{Center, Element, Fill, Size};

use crate::gui::look::theme::Measures;
use crate::gui::widget::flow::Flow;

/// The least height of what is above and below a board that grows with a high window: the heading, a bubble of the coach's
/// with four lines, and the buttons.
const REST: f32 = 360.0;

/// The panel is placed beside the board if the board's side is at least this fraction of the window's height, or of the side
/// that the board would have above the panel.
const LEAST_BESIDE: f32 = 0.5;
const OF_ABOVE: f32 = 0.85;

/// A board above the panel shrinks in steps of this fraction of its greatest side, in at most this many steps, and not below
/// this side in logical pixels.
const PART: f32 = 1.0 / 8.0;
const N_PARTS: u8 = 4;
const LEAST_BOARD: f32 = 216.0;

/// Where the board stands in a window, and how large everything is then.
#[derive(Clone, Copy, Debug)]
pub struct Split {
    /// The side of the board.
    pub side: f32,
    /// Whether the board stands on top and the rest below.
    pub is_stacked: bool,
    /// How large everything is.
    pub measures: Measures,
}

impl Split {
    /// The board fills the height, unless too little would be left beside it.
    #[must_use]
    pub fn of(window: Size, measures: Measures) -> Self {
        let margin = measures.margin;
        let beside = window.width - 3.0 * margin - measures.panel_min;
        let across = window.width - 2.0 * margin;
        let above = across.min((window.height * 0.48).max(window.height - REST));
        if beside < (window.height * LEAST_BESIDE).min(above * OF_ABOVE) {
            return Self {
                side: above,
                is_stacked: true,
                measures: measures.stacked(),
            };
        }
        Self {
            side: beside.min(window.height - 2.0 * margin),
            is_stacked: false,
            measures,
        }
    }

    /// Candidate sides of the board in logical pixels, largest first. Only a board above the panel may shrink; the steps are
    /// coarse so that it keeps its size when the text changes a little.
    pub fn sides(self) -> impl Iterator<Item = f32> + Clone {
        let n_parts = if self.is_stacked { N_PARTS } else { 0 };
        let sides = (0..=n_parts).map(move |part| self.side * (1.0 - f32::from(part) * PART));
        sides.filter(move |it| *it >= LEAST_BOARD.min(self.side))
    }

    /// The whole window: the parts with the margin around them.
    #[must_use]
    pub fn whole<'a, M: 'a>(self, content: Element<'a, M>) -> Element<'a, M> {
        container(content)
            .padding(self.measures.margin)
            .center(Fill)
            .into()
    }

    /// Lays the parts out: the heading, the board and the rest from top to bottom.
    #[must_use]
    pub fn arrange<'a, M: 'a>(
        self,
        board_side: Flow,
        heading: Element<'a, M>,
        board: Element<'a, M>,
        rest: impl IntoIterator<Item = Element<'a, M>>,
    ) -> Element<'a, M> {
        let Measures { margin, gap, .. } = self.measures;
        if self.is_stacked {
            let all = column![heading, board].extend(rest);
            return all.spacing(gap).align_x(Center).into();
        }
        let panel = Column::from_iter([heading]).extend(rest).spacing(gap);
        let panel = container(panel).max_width(self.measures.panel_max);
        let both = board_side.row(vec![board, panel.into()]).spacing(margin);
        both.height(Fill).align_y(Center).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn side(width: f32, height: f32) -> f32 {
        let window = Size::new(width, height);
        Split::of(window, Measures::of(window)).side
    }

    /// Boards of tablets and phones held upright, the latter as large as they are before they are made smaller to fit.
    #[test]
    fn a_board_in_a_high_window_leaves_no_room_empty() {
        assert!(side(768.0, 1024.0) >= 660.0);
        assert!(side(820.0, 1180.0) >= 770.0);
        assert!(side(480.0, 853.0) >= 440.0);
        // Where it is low, both have half of it.
        assert!((side(480.0, 560.0) - 560.0 * 0.48).abs() < 0.1);
        for height in 560..1600_u16 {
            let height = f32::from(height);
            let left = height - side(480.0, height);
            assert!(left >= (height * 0.52).min(REST) - 0.1, "{height}");
        }
    }
}
