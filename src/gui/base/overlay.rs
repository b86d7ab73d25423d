//! A card over any screen: what is below it cannot be pressed while it is open.

use iced::widget::{Stack, opaque, responsive};
use iced::{Element, Size};

use crate::gui::base::shared::Shared;

/// A screen, and over it the card if it is open; `open` is what the card is about.
pub fn over<'a, M: 'a, T: Copy + 'a>(
    screen: Element<'a, M>,
    open: Option<T>,
    shared: &'a Shared,
    card: impl Fn(T, Size, &'a Shared) -> Element<'a, M> + 'a,
) -> Element<'a, M> {
    let card = open.map(|open| {
        let card = responsive(move |window| card(open, window, shared));
        shared.flow().turn(opaque(card))
    });
    Stack::with_children([screen].into_iter().chain(card)).into()
}
