//! The teacher's window laid out: what is on the screen, what is right, what comes next.

use iced::widget::{Column, column, container, responsive, row, space, text};
use iced::{Center, Element, Fill, Padding};

use crate::gui::look::art::Icon;
use crate::gui::look::fonts;
use crate::gui::look::theme::style::ButtonKind;
use crate::gui::look::theme::{Measures, Tokens, size};
use crate::gui::screen::lesson::Message;
use crate::gui::screen::lesson::model::{Control, Prompt};
use crate::gui::widget::button::{Face, button_of};
use crate::gui::widget::coach::{Speech, Tint, speech};
use crate::gui::widget::flow::Flow;
use crate::gui::widget::page::scrolling;

/// The whole window.
#[must_use]
pub(in super::super) fn notes<'a>(
    tokens: &'static Tokens,
    flow: Flow,
    prompt: Option<&'a Prompt>,
) -> Element<'a, Message> {
    match prompt {
        Some(prompt) => {
            responsive(move |window| page(tokens, flow, prompt, Measures::of(window))).into()
        }
        None => space().into(),
    }
}

fn page<'a>(
    tokens: &'static Tokens,
    flow: Flow,
    prompt: &'a Prompt,
    measures: Measures,
) -> Element<'a, Message> {
    let title = text(&prompt.title).size(measures.title).font(fonts::BOLD);
    let place = text(&prompt.place).size(measures.small);
    let place = place.color(tokens.soft_ink);
    let head = row![title.width(Fill), place].spacing(size::GAP);
    let head = head.align_y(Center);
    let parts = prompt.parts.iter().map(|it| part(tokens, it, measures));
    let parts = match &prompt.cover {
        Some(cover) => covered(tokens, cover, measures),
        None => Column::with_children(parts).spacing(size::GAP),
    };
    let parts = container(parts).padding(Padding::ZERO.right(size::RING));
    let parts = scrolling(tokens, parts).width(Fill).height(Fill);
    // An arrow points to where its button stands.
    let (back, on) = match flow {
        Flow::LeftToRight => (Icon::Back, Icon::Next),
        Flow::RightToLeft => (Icon::Next, Icon::Back),
    };
    let turn = |is_on, icon, words| {
        let face = Face::new(ButtonKind::Quiet, words).icon(icon);
        button_of(tokens, face, Some(Message::Pressed(Control::Turn(is_on))))
    };
    let turns = row![
        turn(false, back, &prompt.turn.0),
        turn(true, on, &prompt.turn.1)
    ];
    let page = column![head, parts, turns].spacing(measures.gap);
    container(page).padding(measures.margin).into()
}

/// What stands there until the window is where the class does not see it.
fn covered<'a>(
    tokens: &'static Tokens,
    (words, uncover): &'a (String, String),
    measures: Measures,
) -> Column<'a, Message> {
    let words = text(words).size(measures.said);
    let face = Face::new(ButtonKind::Main, uncover).icon(Icon::Eye);
    let uncover = button_of(tokens, face, Some(Message::Pressed(Control::Uncover)));
    column![words, uncover].spacing(measures.gap)
}

/// A heading and what stands below it.
fn part<'a>(
    tokens: &'static Tokens,
    (heading, words): &'a (String, Speech),
    measures: Measures,
) -> Element<'a, Message> {
    let heading = text(heading).size(measures.small).color(tokens.soft_ink);
    let words = speech(tokens, words, Tint::Calm, measures.said);
    column![heading, words].into()
}
