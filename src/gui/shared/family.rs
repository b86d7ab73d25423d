//! The family game, kept after everything that happens.

use crate::family::Family;
use crate::gui::happened::Happened;
use crate::gui::shared::Shared;

impl Shared {
    /// A new family game begins.
    pub fn begin_family(&mut self, family: &Family) {
        self.family_told = Happened::default();
        self.keep_family(family);
    }

    /// Something has happened in the family game.
    pub fn keep_family(&mut self, family: &Family) {
        self.family = Some(family.clone());
    }
}
