//! The family game, kept after everything that happens, and gone on with at the next start.
//!
//! There is one such file, and one window at a time keeps its game there: the first that has
//! something to keep, until it is closed. Another says that it keeps none, and goes on trying. A game
//! that a window finds in the way of its own is set aside, never written over.

use crate::family::{FORMAT, Family, Kept};
use crate::gui::happened::Happened;
use crate::gui::shared::unsaved::Keeping;
use crate::gui::shared::{Shared, notice, today};
use crate::progress::profiles::tidy;
use crate::storage::disk::{self, Hold};
use crate::storage::{self, Document, Folders, SaveError, Unknown};

impl storage::Kept for Kept {
    const FORMAT: u32 = FORMAT;

    /// The same game has gone on, and yet an animal is missing.
    fn is_cut(found: &Unknown, older: &Unknown) -> bool {
        let record = |of: &Unknown| Some(of.get("record")?.as_str()?.trim_end().to_owned());
        let goes_on = match (record(found), record(older)) {
            (Some(found), Some(older)) => found.starts_with(&older),
            _ => false,
        };
        goes_on && storage::has_lost(found, older, &[])
    }
}

impl Shared {
    /// Finds the game that was left when the program ended, however it ended.
    pub(super) fn open_family(&mut self, folders: &Folders) {
        let opened = Document::open::<Kept>(&folders.family_file(), today());
        self.family_document = opened.document;
        let family = opened.value.map(|Kept(family)| family);
        self.family = family.map(|family| family.called(tidy));
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
        if self.family_document.is_writable() {
            let kept = self.hold_family().and_then(|()| {
                let kept = Kept(family.clone());
                self.family_document.save(&kept)
            });
            self.note(Keeping::Family, kept);
        }
    }

    /// Takes the right to keep the family game; what another window has left there since this one
    /// was opened is set aside.
    fn hold_family(&mut self) -> Result<(), SaveError> {
        if self.family_lock.is_some() {
            return Ok(());
        }
        let document = &self.family_document;
        let lock = disk::lock(&document.path().with_extension("open"), Hold::Alone)?;
        let lock = lock.ok_or(SaveError::Busy)?;
        if document.is_changed::<Kept>() {
            document.set_aside("other")?;
        }
        self.family_lock = Some(lock);
        Ok(())
    }
}
