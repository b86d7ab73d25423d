//! Something that is on or off, as data.

use crate::gui::widget::ring::Laid;
use crate::gui::widget::tool::Tool;

/// A switch; `C` are the controls of its screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Toggle<C> {
    /// What switches it.
    pub control: C,
    /// Its name.
    pub label: String,
    /// "On" or "off".
    pub state: String,
    /// Whether it is on.
    pub is_on: bool,
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
