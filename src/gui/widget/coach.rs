//! The coach beside a speech bubble, and the words in it.

use std::borrow::Cow;

use iced::widget::svg::Handle;
use iced::widget::text::Span;
use iced::widget::{Column, Container, column, container, rich_text, row, span, stack, svg};
use iced::{Center, Color, Element, Fill, Font, Padding};

use crate::gui::look::art::{self, Mood};
use crate::gui::look::bidi::bound;
use crate::gui::look::fonts::{self, JOINER};
use crate::gui::look::theme::{Measures, Tokens, size, style};
use crate::gui::widget::icon;
use crate::gui::widget::label::Labeled;
use crate::gui::widget::ring::{Laid, plain};
use crate::gui::widget::tool::Tool;
use crate::locale::rich::{self, Run};

/// What the coach says: paragraphs of runs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Speech(Vec<Vec<Run>>);

impl Speech {
    /// The speech of a text as the words of the program have it: blank lines make paragraphs,
    /// `_word_` is emphasis, squares light up.
    #[must_use]
    pub fn of(text: &str) -> Self {
        Self(rich::paragraphs(&bound(text)))
    }

    /// Another text as further paragraphs.
    pub fn add(&mut self, text: &str) {
        self.0.extend(rich::paragraphs(&bound(text)));
    }

    /// The words for a voice, a line for each paragraph.
    #[must_use]
    pub fn spoken(&self) -> String {
        let paragraphs = self.0.iter().map(|runs| words_of(runs));
        paragraphs.collect::<Vec<_>>().join("\n")
    }

    /// The words alone, a blank line between paragraphs.
    #[must_use]
    pub fn words(&self) -> String {
        let paragraphs = self.0.iter().map(|runs| words_of(runs));
        paragraphs.collect::<Vec<_>>().join("\n\n")
    }
}

/// The words of one paragraph.
fn words_of(runs: &[Run]) -> String {
    rich::plain(&runs.iter().map(text_of).collect::<String>())
}

fn text_of(run: &Run) -> &str {
    match run {
        Run::Plain(text) | Run::Emphasis(text) | Run::Square(text) => text,
    }
}

plain!(Speech Tint);

/// In which color the squares of a sentence light up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tint {
    /// The color of moves.
    #[default]
    Calm,
    /// The color of danger: a refusal.
    Danger,
}

/// The coach of a screen with the controls `C`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Coach<C> {
    /// How it feels.
    pub mood: Mood,
    pub speech: Speech,
    /// In which color squares light up.
    pub tint: Tint,
    /// The link to the rule, if there is one behind it.
    pub rule_link: Option<Tool<C>>,
    /// The question what would have to change, where it can be asked beside the rule.
    pub change_link: Option<Tool<C>>,
    /// What happened last.
    pub happened: Option<String>,
}

impl<C: Copy> Laid<C> for Coach<C> {
    fn lay(&self, ring: &mut Vec<C>) {
        self.rule_link.lay(ring);
        self.change_link.lay(ring);
    }
}

/// The words of a speech as a view.
#[must_use]
pub fn speech<'a, M: 'a>(
    tokens: &'static Tokens,
    speech: &'a Speech,
    tint: Tint,
    letters: f32,
) -> Column<'a, M> {
    written(tokens, speech, (tint, fonts::REGULAR), letters)
}

/// The same in bold letters.
#[must_use]
pub fn bold<'a, M: 'a>(tokens: &'static Tokens, speech: &'a Speech, letters: f32) -> Column<'a, M> {
    written(tokens, speech, (Tint::Calm, fonts::BOLD), letters)
}

fn written<'a, M: 'a>(
    tokens: &'static Tokens,
    speech: &'a Speech,
    (tint, font): (Tint, Font),
    letters: f32,
) -> Column<'a, M> {
    let lit = match tint {
        Tint::Calm => tokens.accent,
        Tint::Danger => tokens.danger,
    };
    let paragraphs = speech.0.iter().map(|runs| {
        let spans = (0..runs.len()).filter_map(|place| span_of(runs, place, lit));
        let spans: Vec<Span<'a>> = spans.collect();
        let text = rich_text(spans).size(letters).font(font).color(tokens.ink);
        container(Labeled::new(words_of(runs), text))
            .width(Fill)
            .into()
    });
    Column::with_children(paragraphs).spacing(size::GAP_SMALL)
}

/// A run among the others; `None` if there is none at this place.
fn span_of(runs: &[Run], place: usize, lit: Color) -> Option<Span<'_>> {
    let text = |place: usize| runs.get(place).map_or("", text_of);
    let before = place.checked_sub(1).map_or("", text);
    let apart = |words| fonts::apart(before, words, text(place + 1));
    Some(match runs.get(place)? {
        Run::Plain(words) => span(with_hyphens(with_numbers(words))),
        Run::Emphasis(words) => span(apart(words)).font(fonts::BOLD),
        Run::Square(words) => span(apart(words)).font(fonts::BOLD).color(lit),
    })
}

/// The words with each number bound to the word before it: "row 2." does not leave its number alone on the next line.
fn with_numbers(words: &str) -> Cow<'_, str> {
    let is_number = |rest: &str| {
        let word = rest.split(char::is_whitespace).next().unwrap_or_default();
        let core = word.trim_end_matches(|sign: char| sign.is_ascii_punctuation());
        !core.is_empty() && core.len() <= DIGITS && core.bytes().all(|it| it.is_ascii_digit())
    };
    let follows_word = |at: usize| {
        let before = words.get(..at).and_then(|it| it.chars().next_back());
        before.is_some_and(char::is_alphabetic)
    };
    let blanks = words.match_indices(' ').map(|(at, _)| at);
    let bound = blanks.filter(|at| follows_word(*at) && words.get(at + 1..).is_some_and(is_number));
    let mut done = String::new();
    let mut from = 0;
    for at in bound {
        done.push_str(words.get(from..at).unwrap_or_default());
        done.push(NO_BREAK);
        from = at + 1;
    }
    if from == 0 {
        return Cow::Borrowed(words);
    }
    done.push_str(words.get(from..).unwrap_or_default());
    Cow::Owned(done)
}

/// The words with each hyphen bound to the few letters behind it: neither "O-O" nor "est-ce" is torn by the end of a line.
fn with_hyphens(words: Cow<'_, str>) -> Cow<'_, str> {
    let parts: Vec<&str> = words.split_inclusive('-').collect();
    let is_bound = |behind: &str| {
        let n_letters = behind.chars().take_while(|it| it.is_alphanumeric()).count();
        (1..=FEW).contains(&n_letters)
    };
    if !parts.iter().skip(1).any(|part| is_bound(part)) {
        return words;
    }
    let mut done = String::new();
    for (place, part) in parts.into_iter().enumerate() {
        if place > 0 && is_bound(part) {
            done.push_str(JOINER);
        }
        done.push_str(part);
    }
    Cow::Owned(done)
}

/// How many letters are few behind a hyphen.
const FEW: usize = 4;

/// A blank at which no line breaks, and of how many digits a number is at most that is bound by it.
const NO_BREAK: char = '\u{A0}';
const DIGITS: usize = 3;

/// The coach and a speech bubble with this content.
#[must_use]
pub fn coach<'a, M: 'a>(
    tokens: &'static Tokens,
    measures: Measures,
    bird: impl Into<Element<'a, M>>,
    content: impl Into<Element<'a, M>>,
) -> Element<'a, M> {
    let bubble = bubble(tokens, measures, content);
    let indented = container(bubble).padding(Padding::ZERO.left(TAIL_OUT));
    let edge = container(tail(TAIL_EDGE, tokens.edge)).center_y(Fill);
    let inside = container(tail(TAIL_INSIDE, tokens.card)).center_y(Fill);
    row![bird.into(), stack![indented, inside].push_under(edge)]
        .spacing(2)
        .align_y(Center)
        .into()
}

/// The speech bubble alone, without its tail.
#[must_use]
pub fn bubble<'a, M: 'a>(
    tokens: &'static Tokens,
    measures: Measures,
    content: impl Into<Element<'a, M>>,
) -> Container<'a, M> {
    let (high, wide) = measures.bubble;
    container(content)
        .padding(Padding::from([high, wide]))
        .width(Fill)
        .style(|_| style::card(tokens))
}

/// The outline of the bubble's tail: a square on its corner, half of it behind the bubble. It looks
/// the same from both sides, so it serves at both ends of the bubble.
static TAIL_EDGE: &[u8] = br#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 28"><path d="M0 14L16 1.5L32 14L16 26.5Z"/></svg>"#;

/// The inside of the tail, over the bubble's edge.
static TAIL_INSIDE: &[u8] = br#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 28"><path d="M3.3 14L14 5.6H18L28.7 14L18 22.4H14Z"/></svg>"#;

/// The width and height of the tail.
const TAIL: (f32, f32) = (32.0, 28.0);

/// How far the tail stands out of the bubble.
const TAIL_OUT: f32 = 16.0;

/// One part of the tail.
fn tail<'a, M: 'a>(shape: &'static [u8], color: Color) -> Element<'a, M> {
    svg(Handle::from_memory(shape))
        .width(TAIL.0)
        .height(TAIL.1)
        .style(move |_, _| svg::Style { color: Some(color) })
        .into()
}

/// A small picture before a line of text, for what stands beside the coach.
#[must_use]
pub fn note<'a, M: 'a>(
    tokens: &'static Tokens,
    measures: Measures,
    picture: art::Icon,
    words: &'a str,
) -> Element<'a, M> {
    let text = iced::widget::text(words)
        .size(measures.small)
        .color(tokens.soft_ink);
    let picture = icon::icon(picture, measures.icon * 0.8, tokens.soft_ink);
    row![picture, column![text].width(Fill)]
        .spacing(size::GAP_SMALL)
        .align_y(Center)
        .into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hyphen_stays_with_the_few_letters_behind_it() {
        for (words, bound) in [
            ("Then O-O-O!", "Then O-\u{2060}O-\u{2060}O!"),
            ("Est-ce un coup ?", "Est-\u{2060}ce un coup ?"),
            ("a four-player game - here", "a four-player game - here"),
            ("no hyphen", "no hyphen"),
        ] {
            assert_eq!(with_hyphens(Cow::Borrowed(words)), bound);
        }
    }

    #[test]
    fn a_number_stays_with_the_word_before_it() {
        for (words, bound) in [
            ("The square is in row 2.", "The square is in row\u{A0}2."),
            ("Pawn 1, knight 3", "Pawn\u{A0}1, knight\u{A0}3"),
            (
                "Row 2: compare 9 and 10!",
                "Row\u{A0}2: compare\u{A0}9 and\u{A0}10!",
            ),
            ("2 boards wait. 3 more", "2 boards wait. 3 more"),
            ("from e2 to 12x12", "from e2 to 12x12"),
        ] {
            assert_eq!(with_numbers(words), bound);
        }
    }

    #[test]
    fn signs_of_emphasis_are_left_out_for_a_voice() {
        let mut said = Speech::of("The _rook_ goes from a1 to h1.");
        said.add("It is not your turn.");
        let expected = "The rook goes from a1 to h1.\nIt is not your turn.";
        assert_eq!(said.spoken(), expected);
    }
}
