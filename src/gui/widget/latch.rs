//! Whether presses are kept from what has just come: for a moment after it has been drawn first.
//!
//! The moment of a picture comes with the picture that is about to be drawn; nothing here reads a clock.

use iced::time::Instant;

use crate::gui::look::theme::time;

/// Open, or shut for a moment.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(in crate::gui) struct Latch {
    is_shut: bool,
    /// Since when, once there was a picture of it.
    since: Option<Instant>,
}

impl Latch {
    /// Shuts it anew, or opens it.
    pub(in crate::gui) const fn set(&mut self, is_shut: bool) {
        (self.is_shut, self.since) = (is_shut, None);
    }

    /// Whether presses are kept.
    pub(in crate::gui) const fn is_shut(self) -> bool {
        self.is_shut
    }

    /// When it opens, as seen from the moment of a picture; `None` where it is open.
    pub(in crate::gui) fn opens(&mut self, now: Instant) -> Option<Instant> {
        if !self.is_shut {
            return None;
        }
        let opens = *self.since.get_or_insert(now) + time::TWICE;
        self.is_shut = now < opens;
        self.is_shut.then_some(opens)
    }
}
