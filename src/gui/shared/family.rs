//! The family game, kept after everything that happens, and gone on with at the next start.

use crate::family::{FORMAT, Family, Kept};
use crate::gui::happened::Happened;
use crate::gui::shared::{Shared, notice, today};
use crate::storage::{Document, Folders};

impl Shared {
    /// Finds the game that was left when the program ended, however it ended.
    pub(super) fn open_family(&mut self, folders: &Folders) {
        let opened = Document::open::<Kept>(&folders.family_file(), FORMAT, today());
        self.family_document = opened.document;
        self.family = opened.value.map(|Kept(family)| family);
        self.notices.extend(opened.notice.map(notice));
    }

    /// A new family game begins.
    pub fn begin_family(&mut self, family: &Family) {
        self.family_told = Happened::default();
        self.keep_family(family);
    }

    /// Something has happened in the family game: it is kept at once.
    pub fn keep_family(&mut self, family: &Family) {
        self.family = Some(family.clone());
        let document = &self.family_document;
        if document.is_writable() {
            let kept = document.save(&Kept(family.clone()));
            let file = document.path().display().to_string();
            self.note(kept, file);
        }
    }
}
