//! The one door to where files are kept: read, replace, exists, set aside, folders, offer, lock.
//!
//! There is exactly one such place a target, so it has no trait: a body stands behind a `cfg`, and
//! whoever keeps something names no `std::fs`. On a desk the body is `files`; a path is then a
//! path. In a browser it is `page`, which keeps texts under keys: what is said of links, pipes and
//! power cuts below is about `files` alone.
//!
//! # What the door promises
//! * [`replace`] is whole or not at all: after a power cut there is the old file or the new one. The new
//!   text has a name of its own while it is written, so two writers never write into each other.
//! * Only regular files are opened; a pipe, a device or a folder is refused and never waited for.
//! * A link is written through and stays a link.
//! * A folder that cannot be made safe on disk (some network folders cannot) is no mistake: the
//!   file itself is safe, and only its name could be lost in a power cut.
//! * Nothing waits for long: a lock that another program holds is asked for again for a second.

use std::path::PathBuf;

mod faults;
#[cfg(not(target_family = "wasm"))]
mod files;
#[cfg(target_family = "wasm")]
mod page;

#[cfg(not(target_family = "wasm"))]
use files as here;
#[cfg(target_family = "wasm")]
use page as here;

pub use faults::{DiskStep, with_faults};
pub use here::{
    Lock, exists, folders, is_file, lock, lock_soon, make_folder, offer, program_folder, read,
    replace, set_aside, sweep, system_folders, try_folder,
};

/// The system's own places for what one user has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SystemFolders {
    /// For what a program keeps.
    pub data: PathBuf,
    /// For settings.
    pub config: PathBuf,
    /// For what can be made again.
    pub cache: PathBuf,
    /// For papers, if the system has such a place.
    pub documents: Option<PathBuf>,
}

/// How a lock is held.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hold {
    /// Nobody else holds it.
    Alone,
    /// Others may hold it together, but nobody alone.
    Together,
}
