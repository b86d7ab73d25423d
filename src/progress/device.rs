//! The random id of this machine's data, by which its counts are told from those of others.
//!
//! It says nothing about the machine or its people. A data folder that is copied whole takes its id
//! along; counts of the two copies then meet as if they were one, and the greater stays.

use serde::{Deserialize, Serialize};

use crate::storage::{Day, Document, Folders, Kept, Opened, SaveError, Unknown, chance};

/// What stands in the file.
#[derive(Debug, Clone, Serialize, Deserialize)]
struct File {
    id: String,
    #[serde(flatten)]
    unknown: Unknown,
}

impl Kept for File {
    const FORMAT: u32 = 2;
}

/// The id, and whether the file has it.
#[derive(Debug)]
pub(super) struct Device {
    id: String,
    document: Document,
    is_kept: bool,
}

impl Device {
    /// Reads the id, or makes one up, which is kept when something else is.
    pub(super) fn open(folders: &Folders, today: Day) -> Self {
        let Opened {
            document, value, ..
        } = Document::open::<File>(&folders.device_file(), today);
        let is_kept = value.is_some();
        let id = value.map(|it| it.id);
        Self {
            // Without a source of chance all counts are those of a nameless device.
            id: id.unwrap_or_else(|| chance::fresh_id().unwrap_or_default()),
            document,
            is_kept,
        }
    }

    /// A device that keeps nothing.
    pub(super) fn nowhere() -> Self {
        Self {
            id: String::new(),
            document: Document::nowhere(),
            is_kept: true,
        }
    }

    pub(super) fn id(&self) -> &str {
        &self.id
    }

    /// Keeps the id, unless another window has kept one meanwhile: then that one counts from now on.
    pub(super) fn keep(&mut self) -> Result<(), SaveError> {
        if self.is_kept || !self.document.is_writable() {
            return Ok(());
        }
        let mine = File {
            id: self.id.clone(),
            unknown: Unknown::new(),
        };
        let kept = self.document.update(|known| known.unwrap_or(mine))?;
        self.id = kept.id;
        self.is_kept = true;
        Ok(())
    }
}
