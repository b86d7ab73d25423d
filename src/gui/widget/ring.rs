//! The keyboard's ring, read off what a screen shows: the controls stand in it in the order in which
//! they stand in the model, and whatever cannot be pressed now is not in it.
//!
//! A model is declared within `laid_out!`, which goes through its fields from top to bottom. So
//! nobody keeps a second list: a button that is put into a model is reached by Tab. What holds no
//! control at all is named once, below. Enums say themselves what stands in which order.

use iced::time::Duration;

use crate::gui::look::art::{Icon, Mood};
use crate::locale::Phrase;
use crate::rules::{Piece, Seat};
use crate::scene::{Scene, Spot};

/// Something that is laid out, with the controls `C` in it.
pub trait Laid<C> {
    /// Adds the controls that can be pressed now, in the order in which they stand.
    fn lay(&self, ring: &mut Vec<C>);

    /// What can be pressed now, in reading order.
    #[must_use]
    fn ring(&self) -> Vec<C> {
        let mut ring = Vec::new();
        self.lay(&mut ring);
        ring
    }
}

impl<C, T: Laid<C>> Laid<C> for Option<T> {
    fn lay(&self, ring: &mut Vec<C>) {
        self.iter().for_each(|it| it.lay(ring));
    }
}

impl<C, T: Laid<C>> Laid<C> for Vec<T> {
    fn lay(&self, ring: &mut Vec<C>) {
        self.iter().for_each(|it| it.lay(ring));
    }
}

impl<C, T: Laid<C>, const N: usize> Laid<C> for [T; N] {
    fn lay(&self, ring: &mut Vec<C>) {
        self.iter().for_each(|it| it.lay(ring));
    }
}

impl<C, T: Laid<C>> Laid<C> for Box<T> {
    fn lay(&self, ring: &mut Vec<C>) {
        self.as_ref().lay(ring);
    }
}

impl<C, A: Laid<C>, B: Laid<C>> Laid<C> for (A, B) {
    fn lay(&self, ring: &mut Vec<C>) {
        self.0.lay(ring);
        self.1.lay(ring);
    }
}

/// What is shown and never pressed.
macro_rules! plain {
    ($($type:ty)+) => {
        $(impl<C> $crate::gui::widget::ring::Laid<C> for $type {
            fn lay(&self, _ring: &mut Vec<C>) {}
        })+
    };
}
pub(in crate::gui) use plain;

/// What is one control as a whole, named by its field `control`.
macro_rules! stop {
    ($type:ty: $control:ty) => {
        impl $crate::gui::widget::ring::Laid<$control> for $type {
            fn lay(&self, ring: &mut Vec<$control>) {
                ring.push(self.control);
            }
        }
    };
}
pub(in crate::gui) use stop;

plain!(Duration String bool u8 u32 usize &'static str Scene Spot Mood Icon Piece Seat Phrase);
plain!(iced::widget::image::Handle);

/// Declares what is laid out: a struct whose fields stand in the order in which they are read.
macro_rules! laid_out {
    ($control:ty: $(#[$about:meta])* pub struct $name:ident {
        $($(#[$says:meta])* pub $field:ident: $type:ty,)*
    }) => {
        $(#[$about])*
        pub struct $name {
            $($(#[$says])* pub $field: $type,)*
        }

        impl $crate::gui::widget::ring::Laid<$control> for $name {
            fn lay(&self, ring: &mut Vec<$control>) {
                $($crate::gui::widget::ring::Laid::<$control>::lay(&self.$field, ring);)*
            }
        }
    };
}
pub(in crate::gui) use laid_out;
