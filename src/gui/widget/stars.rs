//! A row of three stars: what a lesson has earned.

use iced::Element;
use iced::widget::row;

use crate::gui::art::Icon;
use crate::gui::widget::icon::drawing;

/// How many stars a lesson can earn.
pub const ALL: u8 = 3;

/// Three stars, the first `earned` of them full, each as large as `side`.
#[must_use]
pub fn stars<'a, M: 'a>(earned: u8, side: f32) -> Element<'a, M> {
    let each = (0..ALL).map(|place| {
        let icon = if place < earned {
            Icon::Star
        } else {
            Icon::StarEmpty
        };
        drawing(icon, side).into()
    });
    row(each).spacing(side * 0.15).into()
}
