//! Who else is in the land: the coach's head in its hat, small and round, where it plays at a strength; and the animal
//! of whoever learns, who hops for each step that is solved. Both hop when they are pressed; nobody needs that, so they take
//! no keyboard.

use iced::Element;
use iced::widget::{Row, container, svg};

use crate::gui::base::view::id_of;
use crate::gui::board::Animation;
use crate::gui::look::art::{self, company};
use crate::gui::look::theme::{Measures, size, style};
use crate::gui::screen::lesson::Message;
use crate::gui::screen::lesson::model::Control;
use crate::gui::screen::lesson::view::View;
use crate::gui::widget::crowned::crowned;
use crate::gui::widget::hop::Hop;
use crate::gui::widget::label::Labeled;
use crate::gui::widget::tapped::Tapped;

/// The disc measured by what a finger needs, and the head by the disc.
const DISC: f32 = 1.5;
const HEAD: f32 = 0.74;
/// How high the animal hops, measured by its disc.
const LEAP: f32 = 0.35;

/// How often who stands there was pressed.
#[derive(Clone, Copy, Debug, Default)]
pub struct Company {
    companion: u32,
    rival: u32,
}

impl Company {
    /// One of them is pressed.
    pub(in crate::gui::screen::lesson) fn press(&mut self, control: Control) {
        let n = match control {
            Control::Companion => &mut self.companion,
            Control::Rival => &mut self.rival,
            _ => return,
        };
        *n = n.wrapping_add(1);
    }
}

impl<'a> View<'a> {
    /// Who stands across from the coach.
    pub(super) fn across(self, measures: Measures) -> Option<Element<'a, Message>> {
        let side = disc(measures);
        let both = [
            self.companion(side).or_else(|| self.prize(side)),
            self.rival(side),
        ];
        let both: Vec<Element<'a, Message>> = both.into_iter().flatten().collect();
        (!both.is_empty()).then(|| Row::with_children(both).spacing(size::GAP_SMALL).into())
    }

    /// How much of the height of a land they take with the air around; 0 if nobody stands there.
    pub(super) fn corner_height(self, measures: Measures) -> f32 {
        let is_there = self.model.ground.companion.is_some() || self.model.rival.is_some();
        match is_there {
            true => disc(measures) + 2.0 * size::GAP_SMALL,
            false => 0.0,
        }
    }

    /// The animal of whoever learns, so large.
    fn companion(self, side: f32) -> Option<Element<'a, Message>> {
        let companion = self.model.ground.companion.as_ref()?;
        let picture = art::dressed(&companion.animal, companion.hat);
        let animal = svg(picture).width(side).height(side);
        let n_hops = companion
            .n_solved
            .wrapping_add(self.boards.company.companion);
        let control = Control::Companion;
        Some(self.hopping(control, &companion.name, (n_hops, side), animal.into()))
    }

    /// The hat that was won just now, where nobody is there to wear it.
    fn prize(self, side: f32) -> Option<Element<'a, Message>> {
        let rival = self.model.rival.as_ref().filter(|it| it.is_bare)?;
        let (card, edge) = (self.tokens.card, self.hue().deep);
        let wide = (side * HEAD).floor();
        let hat = svg(company::hat(rival.strength)).width(wide).height(wide);
        let disc = container(hat).center(side);
        let disc = disc.style(move |_| style::ringed(card, edge, size::FOCUS, side / 2.0));
        Some(disc.into())
    }

    /// The coach of this game on a disc so large, where one was chosen.
    fn rival(self, side: f32) -> Option<Element<'a, Message>> {
        let rival = self.model.rival.as_ref()?;
        let (card, edge) = (self.tokens.card, self.hue().deep);
        let worn = Some(rival.strength).filter(|_| !rival.is_bare);
        let disc = container(crowned(worn, (side * HEAD).floor()))
            .center(side)
            .style(move |_| style::ringed(card, edge, size::FOCUS, side / 2.0));
        let n_hops = self.boards.company.rival;
        Some(self.hopping(Control::Rival, &rival.name, (n_hops, side), disc.into()))
    }

    /// Somebody as large as this who has a name, and hops each time this number grows.
    fn hopping(
        self,
        control: Control,
        name: &str,
        (n_hops, side): (u32, f32),
        who: Element<'a, Message>,
    ) -> Element<'a, Message> {
        let height = (self.pace == Animation::Smooth).then_some(side * LEAP);
        let hops = Hop::again(n_hops, height, who);
        let named = Labeled::new(name.to_owned(), hops);
        let tapped = Tapped::new(Message::Pressed(control), named);
        container(tapped).id(id_of(control)).into()
    }
}

/// The side of a disc, in logical pixels.
fn disc(measures: Measures) -> f32 {
    (measures.touch * DISC).floor()
}
