//! Files in the user's own folders: never half written, never overwritten unread.
//!
//! A [`Document`] is one TOML file. Saving writes a new file beside it, makes it safe on disk and
//! puts it in place in one step; the last good one stays as `.bak`. A file that is empty, cut or not
//! understood is set aside under another name and the `.bak` is taken. A file of a newer format, or
//! one that cannot be opened, is never written to. Programs that share a folder change a file one
//! after the other, each what the one before has left: nobody's work is lost.
//! All that touches files goes through the door [`disk`]; what is random comes from [`chance`].
//! Left out: what is in the files (`progress`, `settings`), and the date, which the caller knows.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

pub mod chance;
mod day;
pub mod disk;
mod document;
mod folders;
mod kept;
pub mod paper_file;
mod tables;
mod text;

pub use day::{Day, NotADay};
pub use document::{Document, Opened};
pub use folders::{FolderChoice, Folders};
pub use kept::Kept;
pub(crate) use tables::has_lost;
pub use tables::{join, order_tables};

/// What a later version of the program wrote and this one does not know; kept as it is.
pub type Unknown = toml::Table;

/// Something the user should hear about a file. Paths are for reading, not for opening.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Notice {
    /// The file could not be understood; it was renamed, and the last good copy is in use.
    Restored {
        /// The name of the file.
        file: String,
        /// Its new name.
        aside: String,
    },
    /// The file could not be understood; it was renamed, and there was no good copy.
    SetAside {
        /// The name of the file.
        file: String,
        /// Its new name.
        aside: String,
    },
    /// A newer program wrote the file: it is read as far as possible and never changed.
    Newer {
        /// The name of the file.
        file: String,
    },
    /// The file could not be opened, or not be put aside: it is left alone.
    Unreadable {
        /// The name of the file.
        file: String,
        /// What the system says.
        cause: String,
    },
    /// A program that cannot share keeps this learner's stars; this one keeps none.
    InUse,
}

/// Why a file was not saved.
#[derive(Debug)]
pub enum SaveError {
    /// The file must not be changed, for the reason its notice told.
    ReadOnly,
    /// Another program has held the file all the time.
    Busy,
    /// It would be longer than any file that is read again.
    TooLarge,
    /// The value has no TOML form.
    Encode(toml::ser::Error),
    /// The system refused.
    Io(io::Error),
}

impl fmt::Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::ReadOnly => f.write_str("the file is read-only"),
            Self::Busy => f.write_str("another program is writing it"),
            Self::TooLarge => f.write_str("it has grown too long"),
            Self::Encode(error) => error.fmt(f),
            Self::Io(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for SaveError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::ReadOnly | Self::Busy | Self::TooLarge => None,
            Self::Encode(error) => Some(error),
            Self::Io(error) => Some(error),
        }
    }
}

impl From<io::Error> for SaveError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// Writes a text in place of an older one, whole or not at all.
///
/// # Errors
/// If the system refuses.
pub fn write_report(path: &Path, text: &str) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        disk::make_folder(folder)?;
    }
    disk::replace(path, text.as_bytes())
}

/// Gives a folder a name that says when it was put aside, and that nothing else has. It is never
/// deleted.
///
/// # Errors
/// If the system refuses; the folder then keeps its name.
pub fn put_folder_aside(folder: &Path, today: Day) -> io::Result<PathBuf> {
    let name = folder.file_name().unwrap_or_default().to_string_lossy();
    disk::set_aside(folder, |number| format!("{name}.removed-{today}{number}"))
}
