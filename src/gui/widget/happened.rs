//! The card "What happened": its lines, the newest in sight, and the buttons that copy and close.

use iced::widget::scrollable::{Direction, Scrollbar};
use iced::widget::{Column, column, container, row, scrollable, text};
use iced::{Element, Fill, Padding};

use crate::gui::fonts;
use crate::gui::theme::{Measures, Tokens, size, style};
use crate::gui::widget::coach::bubble;

/// What happened so far, in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Card {
    /// Its heading.
    pub title: String,
    /// The lines, the newest last.
    pub lines: Vec<String>,
    /// The word on the button that copies them.
    pub copy: String,
    /// The word on the button that closes the card.
    pub close: String,
}

/// The card, as high as there is room for; `ways` are its two buttons.
#[must_use]
pub fn happened<'a, M: 'a>(
    tokens: &'static Tokens,
    card: &'a Card,
    measures: Measures,
    ways: [Element<'a, M>; 2],
) -> Element<'a, M> {
    let title = text(&card.title).size(measures.heading).font(fonts::BOLD);
    let lines = card.lines.iter().map(|line| {
        let line = text(line).size(measures.small);
        container(line).width(Fill).into()
    });
    let lines = Column::with_children(lines).spacing(size::GAP_SMALL);
    let bar = Scrollbar::new().width(size::SCROLLBAR);
    let lines = scrollable(container(lines).padding(Padding::ZERO.right(RING)))
        .direction(Direction::Vertical(bar.scroller_width(size::SCROLLBAR)))
        .style(move |_, status| style::scrollbar(tokens, status))
        .anchor_bottom()
        .width(Fill)
        .height(Fill);
    let ways = row(ways).spacing(size::GAP).wrap();
    let card = column![title, lines, ways.vertical_spacing(0.0)].spacing(size::GAP_SMALL);
    bubble(tokens, measures, card).height(Fill).into()
}

/// The room that every button keeps for the keyboard's ring.
const RING: f32 = size::FOCUS + size::FOCUS_GAP;
