//! The card "What happened": its lines, the newest in sight, and the button that copies them.

use iced::widget::scrollable::{Direction, Scrollbar};
use iced::widget::{Column, column, container, row, scrollable, text};
use iced::{Element, Fill, Padding};

use crate::gui::art::Icon;
use crate::gui::fonts;
use crate::gui::screen::lesson::Message;
use crate::gui::screen::lesson::model::{Control, Happened};
use crate::gui::screen::lesson::view::{RING, View};
use crate::gui::theme::{Measures, size, style};
use crate::gui::widget::coach::bubble;

impl<'a> View<'a> {
    /// The card, in the place of the coach.
    pub(super) fn happened(self, card: &'a Happened, measures: Measures) -> Element<'a, Message> {
        let tokens = self.tokens;
        let title = text(&card.title).size(measures.heading).font(fonts::BOLD);
        let lines = card.lines.iter().map(|line| {
            let line = text(line).size(measures.small).width(Fill);
            line.into()
        });
        let lines = Column::with_children(lines).spacing(size::GAP_SMALL);
        let bar = Scrollbar::new().width(size::SCROLLBAR);
        let lines = scrollable(container(lines).padding(Padding::ZERO.right(RING)))
            .direction(Direction::Vertical(bar.scroller_width(size::SCROLLBAR)))
            .style(move |_, status| style::scrollbar(tokens, status))
            .anchor_bottom()
            .width(Fill)
            .height(Fill);
        let copy = self.link(Control::CopyHappened, Icon::Say, &card.copy, measures);
        let close = self.link(Control::Happened, Icon::Check, &card.close, measures);
        let ways = row![copy, close].spacing(size::GAP).wrap();
        let card = column![title, lines, ways.vertical_spacing(0.0)].spacing(size::GAP_SMALL);
        bubble(tokens, card).height(Fill).into()
    }
}
