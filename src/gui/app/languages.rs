//! The card with the languages: each under its own name, with how much of the words it has.
//!
//! It opens over a screen where there are more than two; with two the button simply changes over.

use std::sync::OnceLock;

use iced::widget::{Column, column, container, row, text};
use iced::{Center, Element, Fill, Size};

use crate::gui::Message;
use crate::gui::base::focus::Key;
use crate::gui::base::shared::Shared;
use crate::gui::look::art::Icon;
use crate::gui::look::fonts;
use crate::gui::look::theme::style::{self, ButtonKind};
use crate::gui::look::theme::{Measures, size};
use crate::gui::widget::button;
use crate::gui::widget::icon::icon;
use crate::locale::Phrase;
use crate::locale::coverage::{Coverage, coverage};

/// The greatest width of the card.
const CARD_MAX: f32 = 460.0;

/// What a key does while the card is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::gui) enum CardKey {
    /// The line with the keyboard is another one now.
    At(usize),
    /// This language is chosen.
    Choose(usize),
    /// The card is closed.
    Close,
}

/// What a key does, with the keyboard on a line of `n_lines`.
pub(in crate::gui) fn step(key: Key, at: usize, n_lines: usize) -> CardKey {
    let last = n_lines.saturating_sub(1);
    match key {
        Key::Cancel => CardKey::Close,
        Key::Press => CardKey::Choose(at),
        Key::Next | Key::Down => CardKey::At(if at >= last { 0 } else { at + 1 }),
        Key::Previous | Key::Up => CardKey::At(at.checked_sub(1).unwrap_or(last)),
        _ => CardKey::At(at),
    }
}

/// How much of all words a language has, from 0 to 100; `None` for a made-up one.
fn percent(language: &str) -> Option<u32> {
    static ALL: OnceLock<Vec<Coverage>> = OnceLock::new();
    let mut all = ALL.get_or_init(coverage).iter();
    let own = all.find(|it| it.language == language)?;
    let there: usize = own.parts.iter().map(|part| part.there).sum();
    let whole: usize = own.parts.iter().map(|part| part.all).sum();
    u32::try_from(there * 100 / whole.max(1)).ok()
}

/// The card with the languages, with the keyboard on the line `at`.
pub(in crate::gui) fn card<'a>(
    at: usize,
    window: Size,
    shared: &'a Shared,
) -> Element<'a, Message> {
    let (tokens, measures) = (shared.tokens(), Measures::of(window));
    let title = text(shared.label(&Phrase::SettingsLanguage))
        .size(measures.title)
        .font(fonts::BOLD)
        .width(Fill);
    let close = text(shared.label(&Phrase::ButtonClose)).size(size::TEXT_SMALL);
    let cross = icon(Icon::Cross, size::ICON, tokens.ink);
    let close = row![cross, close].spacing(size::GAP_SMALL).align_y(Center);
    let away = Some(Message::Language(None));
    let close = button::card(tokens, ButtonKind::Quiet, false, close, away);
    let head = row![title, container(close)].align_y(Center);
    let all = shared.languages();
    let lines = all.into_iter().enumerate();
    let lines = lines.map(|(place, (tag, name))| line(place, tag, name, at, shared, measures));
    let lines = Column::with_children(lines);
    let card = container(column![head, lines].spacing(size::GAP_SMALL))
        .padding(measures.margin)
        .max_width(CARD_MAX)
        .style(|_| style::card(tokens));
    container(card).padding(measures.margin).center(Fill).into()
}

fn line<'a>(
    place: usize,
    tag: &str,
    name: String,
    at: usize,
    shared: &Shared,
    measures: Measures,
) -> Element<'a, Message> {
    let tokens = shared.tokens();
    let is_spoken = shared.locale.language() == tag;
    let kind = if is_spoken {
        ButtonKind::Chosen
    } else {
        ButtonKind::Quiet
    };
    let sign = is_spoken.then(|| icon(Icon::Check, measures.said, tokens.ink));
    let name = text(name).size(measures.said).font(fonts::BOLD).width(Fill);
    let share = percent(tag).map(|percent| {
        let share = shared.label(&Phrase::LanguageShare { percent });
        text(share).size(measures.small).color(tokens.soft_ink)
    });
    let line = row![name].push(share).push(sign);
    let line = line.spacing(size::GAP_SMALL).align_y(Center);
    let message = Some(Message::Language(Some(place)));
    button::card(tokens, kind, place == at, line, message)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_keyboard_walks_round_and_chooses() {
        assert_eq!(step(Key::Down, 4, 5), CardKey::At(0));
        assert_eq!(step(Key::Previous, 0, 5), CardKey::At(4));
        assert_eq!(step(Key::Press, 2, 5), CardKey::Choose(2));
        assert_eq!(step(Key::Cancel, 2, 5), CardKey::Close);
        assert_eq!(step(Key::Letter('x'), 2, 5), CardKey::At(2));
    }

    #[test]
    fn english_is_whole_and_made_up_languages_have_no_share() {
        assert_eq!(percent("en"), Some(100));
        assert_eq!(percent("en-XA"), None);
    }
}
