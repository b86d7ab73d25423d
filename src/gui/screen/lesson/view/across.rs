//! Who else is in the land: the coach's head in its hat, small and round, where it plays at a strength; and the animal
//! of whoever learns, who hops for each step that is solved.

use iced::widget::{Row, container, svg};
use iced::{Element, Size};

use crate::gui::board::Animation;
use crate::gui::look::art;
use crate::gui::look::theme::{Measures, size, style};
use crate::gui::screen::lesson::Message;
use crate::gui::screen::lesson::view::View;
use crate::gui::widget::crowned::crowned;
use crate::gui::widget::hop::Hop;
use crate::gui::widget::label::Labeled;

/// The name of the learner's animal among the widgets.
pub const COMPANION: &str = "companion";

/// The name of the portrait among the widgets.
pub const RIVAL: &str = "rival";

/// The disc measured by what a finger needs, and the head by the disc.
const DISC: f32 = 1.5;
const HEAD: f32 = 0.74;
/// How high the animal hops, measured by its disc.
const LEAP: f32 = 0.35;
/// The least height of a land with it, measured by the disc: who speaks there has room before who plays.
const LEAST: f32 = 3.5;

impl<'a> View<'a> {
    /// Who stands across from the coach.
    pub(super) fn across(self, land: Size, measures: Measures) -> Option<Element<'a, Message>> {
        let side = (measures.touch * DISC).floor();
        let both = [self.companion(side), self.rival(side)];
        let both: Vec<Element<'a, Message>> = both.into_iter().flatten().collect();
        let has_room = land.height >= side * LEAST;
        (has_room && !both.is_empty())
            .then(|| Row::with_children(both).spacing(size::GAP_SMALL).into())
    }

    /// The animal of whoever learns, so large.
    fn companion(self, side: f32) -> Option<Element<'a, Message>> {
        let companion = self.model.ground.companion.as_ref()?;
        let animal = svg(art::dressed(&companion.animal, companion.hat))
            .width(side)
            .height(side);
        let height = (self.pace == Animation::Smooth).then_some(side * LEAP);
        let hops = Hop::again(companion.n_solved, height, animal);
        let named = Labeled::new(companion.name.clone(), hops);
        Some(container(named).id(COMPANION).into())
    }

    /// The coach of this game on a disc so large, where one was chosen.
    fn rival(self, side: f32) -> Option<Element<'a, Message>> {
        let rival = self.model.rival.as_ref()?;
        let (card, edge) = (self.tokens.card, self.hue().deep);
        let disc = container(crowned(rival.strength, (side * HEAD).floor()))
            .center(side)
            .style(move |_| style::ringed(card, edge, size::FOCUS, side / 2.0));
        let named = Labeled::new(rival.name.clone(), disc);
        Some(container(named).id(RIVAL).into())
    }
}
