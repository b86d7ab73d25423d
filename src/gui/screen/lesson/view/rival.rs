//! Who plays against the learner: the coach's head in its hat, small and round above the coach.

use iced::widget::container;
use iced::{Element, Size};

use crate::gui::look::theme::{Measures, size, style};
use crate::gui::screen::lesson::Message;
use crate::gui::screen::lesson::view::View;
use crate::gui::widget::crowned::crowned;
use crate::gui::widget::label::Labeled;

/// The name of the portrait among the widgets.
pub const RIVAL: &str = "rival";

/// The disc measured by what a finger needs, and the head by the disc.
const DISC: f32 = 1.5;
const HEAD: f32 = 0.74;
/// The least height of a land with it, measured by the disc: who speaks there has room before who plays.
const LEAST: f32 = 3.5;

impl<'a> View<'a> {
    /// The coach of this game, where one was chosen.
    pub(super) fn rival(self, land: Size, measures: Measures) -> Option<Element<'a, Message>> {
        let side = (measures.touch * DISC).floor();
        let has_room = land.height >= side * LEAST;
        let rival = self.model.rival.as_ref().filter(|_| has_room)?;
        let (card, edge) = (self.tokens.card, self.hue().deep);
        let disc = container(crowned(rival.strength, (side * HEAD).floor()))
            .center(side)
            .style(move |_| style::ringed(card, edge, size::FOCUS, side / 2.0));
        let named = Labeled::new(rival.name.clone(), disc);
        Some(container(named).id(RIVAL).into())
    }
}
