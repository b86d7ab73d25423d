//! Something that is on or off: as data, and the picture of a switch.

use iced::Element;
use iced::alignment::Horizontal::{Left, Right};
use iced::widget::container;

use crate::gui::look::art::Icon;
use crate::gui::look::theme::{Tokens, style};
use crate::gui::widget::icon::icon;
use crate::gui::widget::ring::Laid;
use crate::gui::widget::tool::Tool;

/// A switch; `C` are the controls of its screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Toggle<C> {
    /// What switches it.
    pub control: C,
    /// The picture before its name.
    pub icon: Option<Icon>,
    /// Its name.
    pub label: String,
    /// "On" or "off".
    pub state: String,
    /// Whether it is on.
    pub is_on: bool,
}

impl<C> Toggle<C> {
    /// The same with a picture before its name.
    #[must_use]
    pub fn drawn(self, icon: Icon) -> Self {
        Self {
            icon: Some(icon),
            ..self
        }
    }
}

impl<C: Copy> Laid<C> for Toggle<C> {
    fn lay(&self, ring: &mut Vec<C>) {
        ring.push(self.control);
    }
}

/// The switch for "Read to me"; or, where there is no voice, what would bring one, or a way to where that is said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadingSwitch<C> {
    /// It can be switched.
    There(Toggle<C>),
    /// A line for grown-ups.
    NoVoice(String),
    /// A line for children, which leads to that one.
    NotYet(Tool<C>),
}

impl<C> Default for ReadingSwitch<C> {
    fn default() -> Self {
        Self::NoVoice(String::new())
    }
}

impl<C: Copy> Laid<C> for ReadingSwitch<C> {
    fn lay(&self, ring: &mut Vec<C>) {
        match self {
            Self::There(toggle) => toggle.lay(ring),
            Self::NoVoice(_) => {}
            Self::NotYet(way) => way.lay(ring),
        }
    }
}

/// A switch as a picture: its knob stands at the far end and holds a check mark while it is on, else at the near end
/// and holds a cross. It is to be turned as a whole.
pub fn slider<'a, M: 'a>(tokens: &'static Tokens, is_on: bool, height: f32) -> Element<'a, M> {
    let (picture, color) = if is_on {
        (Icon::Check, tokens.good)
    } else {
        (Icon::Cross, tokens.soft_ink)
    };
    let knob = height - 2.0 * KNOB_GAP;
    let sign = icon(picture, knob * SIGN, color);
    let face = container(sign).center_x(knob).center_y(knob);
    let face = face.style(move |_| style::ringed(tokens.card, color, 0.0, knob / 2.0));
    let ground = container(face)
        .padding(KNOB_GAP)
        .width(height * LENGTH)
        .height(height)
        .align_x(if is_on { Right } else { Left });
    ground
        .style(move |_| style::ringed(color, color, 0.0, height / 2.0))
        .into()
}

/// The ground around the knob.
const KNOB_GAP: f32 = 3.0;
/// The sign on the knob, measured by it.
const SIGN: f32 = 0.75;
/// The length of a switch, measured by its height.
const LENGTH: f32 = 1.8;
