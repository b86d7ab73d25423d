//! A button as data: what it does, its picture, its word, whether it does anything now.

use crate::gui::look::art::Icon;
use crate::gui::look::theme::style::ButtonKind;
use crate::gui::widget::button::Face;
use crate::gui::widget::ring::Laid;

/// A button; `C` are the controls of its screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tool<C> {
    pub control: C,
    pub icon: Option<Icon>,
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

impl<C> Tool<C> {
    /// How it looks.
    #[must_use]
    pub fn face(&self) -> Face<'_> {
        self.face_of(chosen(self.is_chosen))
    }

    /// How it looks as a button of this kind.
    #[must_use]
    pub fn face_of(&self, kind: ButtonKind) -> Face<'_> {
        let face = Face::new(kind, &self.label);
        self.icon.map_or(face, |icon| face.icon(icon))
    }
}

/// How a small button looks that is the chosen one or not.
#[must_use]
pub const fn chosen(is_chosen: bool) -> ButtonKind {
    if is_chosen {
        ButtonKind::Chosen
    } else {
        ButtonKind::Quiet
    }
}

impl<C: Copy> Laid<C> for Tool<C> {
    fn lay(&self, ring: &mut Vec<C>) {
        ring.extend(self.is_on.then_some(self.control));
    }
}
