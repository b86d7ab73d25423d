//! The card "What happened": its lines, the newest in sight, and the buttons that copy and close.

use iced::widget::{Column, column, container, row, text};
use iced::{Element, Fill, Padding};

use crate::gui::look::fonts;
use crate::gui::look::theme::{Measures, Tokens, size};
use crate::gui::widget::coach::bubble;
use crate::gui::widget::page::scrolling;
use crate::gui::widget::ring::Laid;
use crate::gui::widget::tool::Tool;

/// What happened so far, in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TranscriptCard<C> {
    pub title: String,
    /// The lines, the newest last.
    pub lines: Vec<String>,
    /// The button that copies them.
    pub copy: Tool<C>,
    /// The button that closes the card.
    pub close: Tool<C>,
}

impl<C: Copy> Laid<C> for TranscriptCard<C> {
    fn lay(&self, ring: &mut Vec<C>) {
        self.copy.lay(ring);
        self.close.lay(ring);
    }
}

/// The card, as high as there is room for; `ways` are its two buttons.
#[must_use]
pub fn transcript<'a, C, M: 'a>(
    tokens: &'static Tokens,
    card: &'a TranscriptCard<C>,
    measures: Measures,
    ways: [Element<'a, M>; 2],
) -> Element<'a, M> {
    let title = text(&card.title).size(measures.heading).font(fonts::BOLD);
    let lines = card.lines.iter().map(|line| {
        let line = text(line).size(measures.small);
        container(line).width(Fill).into()
    });
    let lines = Column::with_children(lines).spacing(size::GAP_SMALL);
    let lines = container(lines).padding(Padding::ZERO.right(size::RING));
    let lines = scrolling(tokens, lines).anchor_bottom();
    let lines = lines.width(Fill).height(Fill);
    let ways = row(ways).spacing(size::GAP).wrap();
    let card = column![title, lines, ways.vertical_spacing(0.0)].spacing(size::GAP_SMALL);
    bubble(tokens, measures, card).height(Fill).into()
}
