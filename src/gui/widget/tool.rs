//! A button as data: what it does, its picture, its word, whether it does anything now.

use crate::gui::art::Icon;

/// A button; `C` are the controls of its screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tool<C> {
    /// What it does.
    pub control: C,
    /// Its picture.
    pub icon: Option<Icon>,
    /// Its word.
    pub label: String,
    /// Whether it does anything now.
    pub is_on: bool,
    /// Whether it is switched on.
    pub is_chosen: bool,
}

impl<C> Tool<C> {
    /// A button that can be pressed.
    #[must_use]
    pub const fn new(control: C, icon: Option<Icon>, label: String) -> Self {
        Self {
            control,
            icon,
            label,
            is_on: true,
            is_chosen: false,
        }
    }

    /// The same, if it does anything now.
    #[must_use]
    pub fn on(self, is_on: bool) -> Self {
        Self { is_on, ..self }
    }

    /// The same, switched on or off.
    #[must_use]
    pub fn chosen(self, is_chosen: bool) -> Self {
        Self { is_chosen, ..self }
    }
}

/// What can be pressed among some buttons.
pub fn pressable<C: Copy>(tools: &[Tool<C>]) -> impl Iterator<Item = C> + '_ {
    tools.iter().filter(|it| it.is_on).map(|it| it.control)
}
