//! Which commit a build is of: from `.git` in a checkout, from `.cargo_vcs_info.json` in a package of cargo.
//!
//! # Decisions
//! * Files are read and `git` is never run: a build needs no git, and asks nothing of a folder it does not own.
//! * Only what lies in the project's own folder counts. A source that somebody unpacked inside another
//!   project's checkout would otherwise name that project's commit.
//! * Whatever cannot be read means that the commit is not known. No build fails for it.

use std::fs;
use std::path::{Path, PathBuf};

/// How many letters of a commit are shown.
const SHORT: usize = 7;

/// A commit, and the files that say when it is another.
pub(crate) struct Found {
    /// The first letters of its name.
    pub(crate) short: String,
    /// What cargo is to watch; all of it is there, since a file that is missing counts as changed.
    pub(crate) watched: Vec<PathBuf>,
}

/// The commit of the tree in this folder.
pub(crate) fn commit(root: &Path) -> Option<Found> {
    of_checkout(&root.join(".git")).or_else(|| of_package(&root.join(".cargo_vcs_info.json")))
}

/// What cargo wrote when it made the package: `{"git": {"sha1": "…"}}`.
fn of_package(file: &Path) -> Option<Found> {
    let text = fs::read_to_string(file).ok()?;
    let (_, value) = text.split_once("\"sha1\"")?;
    let hash = value.split('"').nth(1)?;
    Some(Found {
        short: short(hash)?,
        watched: vec![file.to_path_buf()],
    })
}

/// `.git` is a folder; beside another checkout of the same project it is a file that names one.
fn of_checkout(git: &Path) -> Option<Found> {
    let own = match fs::read_to_string(git) {
        Ok(text) => git.parent()?.join(text.strip_prefix("gitdir:")?.trim()),
        Err(_) => git.to_path_buf(),
    };
    let shared = match fs::read_to_string(own.join("commondir")) {
        Ok(text) => own.join(text.trim()),
        Err(_) => own.clone(),
    };
    let head = fs::read_to_string(own.join("HEAD")).ok()?;
    let mut watched = vec![own.join("HEAD"), own.join("logs/HEAD")];
    let hash = match head.trim().strip_prefix("ref: ") {
        None => head.trim().to_owned(),
        Some(name) => {
            watched.extend([shared.join(name), shared.join("packed-refs")]);
            let loose = fs::read_to_string(shared.join(name)).ok();
            let loose = loose.map(|text| text.trim().to_owned());
            loose.or_else(|| packed(&shared.join("packed-refs"), name))?
        }
    };
    watched.retain(|path| path.exists());
    Some(Found {
        short: short(&hash)?,
        watched,
    })
}

/// The commit of a branch that git has put into its one file for many: lines such as `3e90757… refs/heads/main`.
fn packed(file: &Path, name: &str) -> Option<String> {
    let text = fs::read_to_string(file).ok()?;
    let mut branches = text.lines().filter_map(|line| line.split_once(' '));
    branches
        .find(|(_, branch)| *branch == name)
        .map(|(hash, _)| hash.to_owned())
}

/// The first letters of a commit's whole name.
fn short(hash: &str) -> Option<String> {
    let is_hash = hash.len() >= 40 && hash.bytes().all(|letter| letter.is_ascii_hexdigit());
    is_hash.then(|| hash[..SHORT].to_owned())
}
