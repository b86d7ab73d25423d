//! Buttons: the big main one, the quiet ones with icon and word, whole cards.
//!
//! All are at least 48 pixels high, and have room for the keyboard's ring around them.

use iced::widget::{button, column, container, row, space, text};
use iced::{Center, Color, Element, Fill, Length, Padding, Shrink, Size};

use crate::gui::look::art::Icon;
use crate::gui::look::fonts;
use crate::gui::look::theme::style::{self, ButtonKind};
use crate::gui::look::theme::{Measures, Tokens, size};
use crate::gui::widget::fitted::{SMALLEST, WIDEST, halves, letters_for};
use crate::gui::widget::flow::centered;
use crate::gui::widget::icon::icon;
use crate::gui::widget::label::Labeled;
use crate::gui::widget::ruled::{Ruler, ruled};

/// What a button shows, apart from what it does.
#[derive(Clone, Copy, Debug)]
pub struct Face<'a> {
    /// What the button is for.
    pub kind: ButtonKind,
    /// A picture before the word.
    pub icon: Option<Icon>,
    pub label: &'a str,
    /// Whether the keyboard's ring shows.
    pub has_focus: bool,
    /// How wide the button is.
    pub width: Length,
    /// How high the button is.
    pub height: f32,
    /// The size of the word.
    pub letters: f32,
    /// Whether the picture stands above the word, not beside it.
    pub is_stacked: bool,
    /// Whether the button grows with its words: then `height` is that of one line.
    pub is_growing: bool,
}

impl<'a> Face<'a> {
    /// A button that fills the width.
    #[must_use]
    pub const fn new(kind: ButtonKind, label: &'a str) -> Self {
        Self {
            kind,
            icon: None,
            label,
            has_focus: false,
            width: Fill,
            height: match kind {
                ButtonKind::Main => size::MAIN_BUTTON,
                _ => size::TOUCH,
            },
            letters: match kind {
                ButtonKind::Main => size::TEXT_HEADING,
                _ => size::TEXT_SMALL,
            },
            is_stacked: false,
            is_growing: false,
        }
    }

    /// With a picture before the word.
    #[must_use]
    pub const fn icon(self, icon: Icon) -> Self {
        Self {
            icon: Some(icon),
            ..self
        }
    }

    /// With the keyboard's ring, if it is there.
    #[must_use]
    pub const fn focus(self, has_focus: bool) -> Self {
        Self { has_focus, ..self }
    }

    /// With the picture above the word.
    #[must_use]
    pub const fn stacked(self) -> Self {
        Self {
            is_stacked: true,
            ..self
        }
    }

    /// As high as its words need, and at least as high as one line is.
    #[must_use]
    pub const fn growing(self) -> Self {
        Self {
            is_growing: true,
            ..self
        }
    }

    /// With a height and letters of its own.
    #[must_use]
    pub const fn sized(self, height: f32, letters: f32) -> Self {
        Self {
            height,
            letters,
            ..self
        }
    }

    /// With a width of its own.
    #[must_use]
    pub const fn width(self, width: Length) -> Self {
        Self { width, ..self }
    }
}

/// A button with a word; without a message it cannot be pressed.
#[must_use]
pub fn button_of<'a, M: Clone + 'a>(
    tokens: &'static Tokens,
    face: Face<'a>,
    on_press: Option<M>,
) -> Element<'a, M> {
    let kind = face.kind;
    let ink = match kind {
        ButtonKind::Chosen => tokens.ink,
        ButtonKind::Spent => tokens.soft_ink,
        ButtonKind::Lit => tokens.on_call,
        _ if on_press.is_none() => tokens.faint,
        ButtonKind::Main => tokens.on_accent,
        ButtonKind::Link => tokens.accent,
        ButtonKind::Call => tokens.on_call,
        ButtonKind::Called => tokens.call,
        _ => tokens.ink,
    };
    let side = match (kind, face.width) {
        (ButtonKind::Link, _) => 0.0,
        (_, Shrink) => size::GAP_SMALL,
        _ => size::GAP_SMALL / 2.0,
    };
    let radius = match kind {
        ButtonKind::Card => size::RADIUS_CARD,
        _ if face.is_stacked => size::RADIUS_CARD,
        _ => face.height / 2.0,
    };
    let content = container(words_of(face, ink));
    let (content, height) = match face.width {
        _ if face.is_growing => {
            // Nothing wide, but as high as one line is.
            let line = space().height(face.height);
            let content = container(row![line, content].align_y(Center));
            (content.padding([0.0, side]), Shrink)
        }
        Shrink => {
            let content = content.center_y(Fill).padding([0.0, side]);
            (content, face.height.into())
        }
        _ => {
            let fitted = ruled(move |ruler, room| fitted(ruler, room, face, ink));
            (container(fitted), face.height.into())
        }
    };
    let pressed = button(content)
        .width(face.width)
        .height(height)
        .padding(Padding::from([0.0, side]))
        .style(move |_, status| style::button(tokens, kind, radius, status))
        .on_press_maybe(on_press);
    ringed(tokens, face.has_focus, radius, pressed)
}

/// Icon and label centered in a size. The letters shrink, down to [`SMALLEST`] of their size, until every word fits.
fn fitted<'a, M: 'a>(ruler: &Ruler<'_>, room: Size, face: Face<'a>, ink: Color) -> Element<'a, M> {
    let picture = match (face.is_stacked, face.icon) {
        (false, Some(_)) => face.letters * ICON + size::GAP_SMALL,
        _ => 0.0,
    };
    let width = room.width - picture;
    let words_at = |letters: f32| {
        let words = words_of(Face { letters, ..face }, ink);
        container(words).center(Fill).into()
    };
    // Measuring is skipped for labels that fit in one line by an upper bound: buttons are laid out on every message.
    let n_letters: f32 = face.label.chars().map(|_| WIDEST).sum();
    let high = match face.is_stacked {
        true => STACKED_ICON + STACKED_LINE + STACKED_GAP / face.letters,
        false => ICON,
    };
    if n_letters * face.letters <= width && high * face.letters <= room.height {
        return words_at(face.letters);
    }
    let mut letters = letters_for(ruler, face.label, face.letters, width);
    let is_high = |letters: f32| {
        let face = Face { letters, ..face };
        ruler.height::<M>(room.width, words_of(face, ink)) > room.height
    };
    while letters > face.letters * SMALLEST && is_high(letters) {
        letters -= face.letters * SMALLER;
    }
    words_at(halves(letters))
}

/// The picture and the word of a button.
fn words_of<'a, M: 'a>(face: Face<'a>, ink: Color) -> Element<'a, M> {
    let word = text(face.label)
        .size(face.letters)
        .font(fonts::BOLD)
        .align_x(centered(face.label));
    let picture = |size: f32| face.icon.map(|it| icon(it, face.letters * size, ink));
    if face.is_stacked {
        // Two lines of words have room below it.
        let picture = picture(STACKED_ICON);
        let word = word.line_height(STACKED_LINE);
        let content = column![].push(picture).push(word).spacing(STACKED_GAP);
        content.align_x(Center).into()
    } else {
        let content = row![].push(picture(ICON)).push(word);
        content.spacing(size::GAP_SMALL).align_y(Center).into()
    }
}

/// The step of the search for a size that fits, as a fraction of the intended size.
const SMALLER: f32 = 0.06;

/// The picture on a button measured by its letters, and the same above the words.
const ICON: f32 = 1.4;
const STACKED_ICON: f32 = 1.2;
/// How far lines of words are apart below a picture, measured by their letters.
const STACKED_LINE: f32 = 1.1;
/// Between a picture and the words below it, in logical pixels.
const STACKED_GAP: f32 = 2.0;

/// A round button with a picture only; its words are there for those who look for them.
#[must_use]
pub fn round<'a, M: Clone + 'a>(
    tokens: &'static Tokens,
    measures: Measures,
    picture: Icon,
    words: &'a str,
    has_focus: bool,
    on_press: M,
) -> Element<'a, M> {
    let face = icon(picture, measures.icon, tokens.ink);
    disc(tokens, measures.touch, face, words, has_focus, on_press)
}

/// A round button of this size with any picture.
#[must_use]
pub fn disc<'a, M: Clone + 'a>(
    tokens: &'static Tokens,
    side: f32,
    picture: impl Into<Element<'a, M>>,
    words: &'a str,
    has_focus: bool,
    on_press: M,
) -> Element<'a, M> {
    let radius = side / 2.0;
    let pressed = button(container(picture).center(Fill))
        .width(side)
        .height(side)
        .padding(0)
        .style(move |_, status| style::button(tokens, ButtonKind::Quiet, radius, status))
        .on_press(on_press);
    let named = Labeled::new(words.to_owned(), pressed);
    ringed(tokens, has_focus, radius, named)
}

/// A card that is a button as a whole.
#[must_use]
pub fn card<'a, M: Clone + 'a>(
    tokens: &'static Tokens,
    kind: ButtonKind,
    has_focus: bool,
    content: impl Into<Element<'a, M>>,
    on_press: Option<M>,
) -> Element<'a, M> {
    let pressed = button(content)
        .padding(size::GAP_SMALL + 4.0)
        .style(move |_, status| style::button(tokens, kind, size::RADIUS_CARD, status))
        .on_press_maybe(on_press);
    ringed(tokens, has_focus, size::RADIUS_CARD, pressed)
}

/// Anything with room for the keyboard's ring, and the ring if it is there.
#[must_use]
pub fn ringed<'a, M: 'a>(
    tokens: &'static Tokens,
    has_focus: bool,
    radius: f32,
    content: impl Into<Element<'a, M>>,
) -> Element<'a, M> {
    container(content)
        .padding(size::FOCUS + size::FOCUS_GAP)
        .style(move |_| style::focus_ring(tokens, has_focus, radius))
        .into()
}
