//! A button as data: what it does, its picture, its word, whether it does anything now.

use iced::Element;

use crate::gui::art::Icon;
use crate::gui::theme::Tokens;
use crate::gui::theme::style::ButtonKind;
use crate::gui::widget::button::{Face, button_of};

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

impl<C: Copy> Tool<C> {
    /// How it looks.
    #[must_use]
    pub fn face(&self, has_focus: bool) -> Face<'_> {
        let kind = if self.is_chosen {
            ButtonKind::Chosen
        } else {
            ButtonKind::Quiet
        };
        let face = Face::new(kind, &self.label).focus(has_focus);
        self.icon.map_or(face, |icon| face.icon(icon))
    }

    /// The button with a face, if it does anything now.
    #[must_use]
    pub fn button<'a, M: Clone + 'a>(
        &'a self,
        tokens: &'static Tokens,
        face: Face<'a>,
        pressed: impl Fn(C) -> M,
    ) -> Element<'a, M> {
        button_of(tokens, face, self.is_on.then(|| pressed(self.control)))
    }
}

/// What can be pressed among some buttons.
pub fn pressable<C: Copy>(tools: &[Tool<C>]) -> impl Iterator<Item = C> + '_ {
    tools.iter().filter(|it| it.is_on).map(|it| it.control)
}
