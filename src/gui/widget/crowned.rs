//! The coach's head with what it wears at a strength: who plays.

use iced::widget::{Stack, stack, svg};

use crate::gui::look::art::company;

/// The head in its hat, or without one, so wide.
#[must_use]
pub fn crowned<'a, M: 'a>(hat: Option<u8>, width: f32) -> Stack<'a, M> {
    let high = width / company::HEAD;
    let drawn = |drawing| svg(drawing).width(width).height(high);
    let hat = hat.map(|it| drawn(company::hat(it)));
    stack![drawn(company::head())].push(hat)
}
