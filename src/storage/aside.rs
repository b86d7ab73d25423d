//! Folders that are put aside: renamed, never deleted.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::storage::Day;

/// Gives a folder a name that says when it was put aside, and that nothing else has.
///
/// # Errors
/// If the system refuses; the folder then keeps its name.
pub fn put_folder_aside(folder: &Path, today: Day) -> io::Result<PathBuf> {
    let name = folder.file_name().unwrap_or_default().to_string_lossy();
    for attempt in 1..=1000 {
        let ending = match attempt {
            1 => format!("removed-{today}"),
            _ => format!("removed-{today}-{attempt}"),
        };
        let aside = folder.with_file_name(format!("{name}.{ending}"));
        if !aside.try_exists()? {
            fs::rename(folder, &aside)?;
            return Ok(aside);
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}
