//! A row of three stars: what a lesson has earned.

use iced::Element;
use iced::widget::row;

use crate::gui::look::art::Icon;
use crate::gui::look::theme::Tokens;
use crate::gui::widget::icon::{drawing, icon};
use crate::progress::stars::ALL;

/// Three stars, the first `earned` of them full, each as large as `side`.
#[must_use]
pub fn stars<'a, M: 'a>(tokens: &'static Tokens, earned: u8, side: f32) -> Element<'a, M> {
    let each = (0..ALL).map(|place| {
        if place < earned {
            drawing(Icon::Star, side).into()
        } else {
            icon(Icon::StarEmpty, side, tokens.star_empty).into()
        }
    });
    row(each).spacing(side * 0.15).into()
}
