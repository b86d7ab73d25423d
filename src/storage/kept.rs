//! What a thing must tell to be kept in a file: its format, and how a cut copy of it is made whole.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::storage::{Unknown, tables};

/// Something that is kept in a file of its own.
pub trait Kept: Serialize + DeserializeOwned {
    /// The newest format that this program knows; it writes this one.
    const FORMAT: u32;

    /// The longest file that is read, in bytes.
    const LIMIT: u64 = 1024 * 1024;

    /// Whether a file of the first format has lost something that an older copy of it still has.
    /// `found` and `older` are the two as tables.
    #[must_use]
    fn is_cut(found: &Unknown, older: &Unknown) -> bool {
        tables::has_lost(found, older, &[])
    }

    /// What a cut file and its older copy say together.
    #[must_use]
    fn mended(found: Unknown, older: Unknown) -> Unknown {
        tables::laid_over(older, found)
    }
}
