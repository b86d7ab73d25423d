//! A short sentence over any screen: the answer to a key that does nothing here, or to something dropped
//! on the window that cannot be taken in. It goes with the next thing that somebody does.

use iced::alignment::Vertical;
use iced::widget::{Stack, container, responsive, text};
use iced::{Center, Element, Fill};

use crate::gui::base::shared::Shared;
use crate::gui::look::art::Icon;
use crate::gui::look::theme::style;
use crate::gui::look::theme::{Measures, size};
use crate::gui::widget::icon::icon;
use crate::gui::{App, Message};
use crate::locale::Phrase;

/// The greatest width of the card, measured by its letters.
const CARD_MAX: f32 = 40.0;

impl App {
    /// The sentence that is shown, if there is one.
    #[must_use]
    pub const fn toast(&self) -> Option<&Phrase> {
        self.toast.as_ref()
    }

    /// Puts the sentence away if somebody does something.
    pub(in crate::gui) fn dismiss_toast(&mut self, message: &Message) {
        if message.is_press() {
            self.toast = None;
        }
    }
}

/// A screen, and at its lower edge the sentence if there is one. It takes no clicks.
pub(in crate::gui) fn over<'a>(
    screen: Element<'a, Message>,
    toast: Option<&'a Phrase>,
    shared: &'a Shared,
) -> Element<'a, Message> {
    let card = toast.map(|phrase| {
        responsive(move |window| {
            let (tokens, measures) = (shared.tokens(), Measures::of(window));
            let words = text(shared.say(phrase)).size(measures.said);
            let sign = match phrase {
                Phrase::DroppedFolder { .. } => Icon::Check,
                _ => Icon::Warning,
            };
            let picture = icon(sign, measures.icon, tokens.hint);
            let line = shared.flow().row(vec![picture.into(), words.into()]);
            let card = container(line.spacing(size::GAP).align_y(Center))
                .padding(measures.margin)
                .max_width(measures.said * CARD_MAX)
                .style(|_| style::card(tokens));
            container(card)
                .padding(measures.margin)
                .center_x(Fill)
                .height(Fill)
                .align_y(Vertical::Bottom)
                .into()
        })
        .into()
    });
    Stack::with_children([screen].into_iter().chain(card)).into()
}
