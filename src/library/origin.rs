//! Where a lesson comes from.

use std::path::PathBuf;

/// Where a lesson comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// Inside the program.
    Shipped,
    /// A teacher's file.
    File(PathBuf),
}
