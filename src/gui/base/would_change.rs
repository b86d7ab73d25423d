//! "What would have to change?": asked about a refused move, and answered until something else happens.

use crate::explain::{self, Proof};
use crate::locale::Phrase;
use crate::rules::{Attempt, Classic, Geometry, Position};
use crate::solve::change::{self, Change};

/// The answer, once there is one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::gui) struct WouldChange<G: Geometry = Classic> {
    /// The smallest change after which the move is legal; `Some(None)` if no single one is enough.
    found: Option<Option<Change<G>>>,
}

impl<G: Geometry> WouldChange<G> {
    /// The refused move, if it can be asked about now: a man was moved, and the answer is not there yet.
    pub(in crate::gui) fn open_for(
        &self,
        position: &Position<G>,
        refused: Attempt<G>,
    ) -> Option<Attempt<G>> {
        let can_be_asked = self.found.is_none() && change::can_be_asked(position, refused);
        can_be_asked.then_some(refused)
    }

    /// Looks for the smallest change.
    pub(in crate::gui) fn ask(&mut self, position: &Position<G>, refused: Attempt<G>) {
        self.found = Some(change::found(position, refused));
    }

    /// Something else has happened.
    pub(in crate::gui) const fn forget(&mut self) {
        self.found = None;
    }

    /// Whether it was asked.
    pub(in crate::gui) const fn is_asked(&self) -> bool {
        self.found.is_some()
    }

    /// What would have to change, in words and on the board, once that was asked.
    pub(in crate::gui) fn told(&self, position: &Position<G>) -> Option<(Phrase, Vec<Proof<G>>)> {
        Some(explain::change(position, self.found?))
    }
}
