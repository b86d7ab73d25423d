//! The one door to where files are kept: read, replace, exists, set aside, folders, offer, lock.
//!
//! There is exactly one such place a target, so it has no trait: a body stands behind a `cfg`, and
//! whoever keeps something names no `std::fs`. On a desk the body is `files`; a path is then a
//! path. A page in a browser keeps texts under keys; what is asked for here is all that it needs.
//!
//! # What the door promises
//! * [`replace`] is whole or not at all: after a power cut there is the old file or the new one. The new
//!   text has a name of its own while it is written, so two writers never write into each other.
//! * Only regular files are opened; a pipe, a device or a folder is refused and never waited for.
//! * A link is written through and stays a link.
//! * A folder that cannot be made safe on disk (some network folders cannot) is no mistake: the
//!   file itself is safe, and only its name could be lost in a power cut.
//! * Nothing waits for long: a lock that another program holds is asked for again for a second.

use std::time::Duration;

mod faults;
mod files;

pub use faults::{DiskStep, with_faults};
pub use files::{
    Lock, exists, folders, is_file, lock, lock_soon, make_folder, offer, read, replace, set_aside,
    sweep,
};

/// How a lock is held.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hold {
    /// Nobody else holds it.
    Alone,
    /// Others may hold it together, but nobody alone.
    Together,
}

/// How long a lock is waited for before somebody is told that it is held elsewhere.
const PATIENCE: Duration = Duration::from_secs(1);

/// Left-over files of a broken-off save are cleared away when they are this old: nobody writes one
/// file for so long, on whatever machine.
const OLD: Duration = Duration::from_secs(60 * 60);
