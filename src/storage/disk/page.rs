//! The door in a page: texts under keys in the storage that the browser gives the page, and papers as downloads.
//!
//! A path is a key, and always begins with the folder that [`Folders`](crate::storage::Folders) names: a page
//! opened from a file shares its storage with every other such page, so nothing else is ever touched. A
//! browser writes an entry whole or not at all. Folders are only what the keys begin with; nothing needs
//! to be made, swept up or followed.
//!
//! # Decisions
//! * `localStorage`, which answers at once, and not a database that answers later: a star that is shown is
//!   kept by then, without a moment between the two in which a page can be closed.
//! * No lock. A page's step from reading an entry to writing it is one piece, which no other page of the same
//!   browser comes between unless it runs in another process; what two such pages did is joined by the
//!   next save, since each reads before it writes.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use js_sys::{Array, Error, Uint8Array};
use web_sys::wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Storage, Url};

use super::faults::{DiskStep, check};
use super::{Hold, SystemFolders};

/// What all keys begin with.
const PREFIX: &str = "squarewise";

/// How many entries of one name are set aside on one day.
const MOST_NAMES: usize = 1000;

/// What a browser says as an error of the system.
fn refused(value: JsValue) -> io::Error {
    let words = value.dyn_into::<Error>().map(|it| it.message());
    io::Error::other(words.map_or_else(|_| "the browser refused".to_owned(), String::from))
}

/// The page's storage; a browser may be told to give none.
fn storage() -> io::Result<Storage> {
    let found = web_sys::window().and_then(|page| page.local_storage().ok().flatten());
    found.ok_or_else(|| io::Error::new(ErrorKind::Unsupported, "this page may keep nothing"))
}

fn key(path: &Path) -> io::Result<&str> {
    path.to_str().ok_or_else(|| ErrorKind::InvalidInput.into())
}

fn entry(path: &Path) -> io::Result<Option<String>> {
    storage()?.get_item(key(path)?).map_err(refused)
}

/// The keys that are a path or lie below it.
fn below(path: &Path) -> io::Result<Vec<PathBuf>> {
    let storage = storage()?;
    let n_keys = storage.length().map_err(refused)?;
    let keys = (0..n_keys).filter_map(|place| storage.key(place).ok().flatten());
    let keys = keys.map(PathBuf::from);
    Ok(keys.filter(|key| key.starts_with(path)).collect())
}

/// The bytes of an entry; `None` if there is none.
///
/// # Errors
/// If it is longer than `limit` bytes ([`ErrorKind::FileTooLarge`]), or if the page may keep nothing.
pub fn read(path: &Path, limit: u64) -> io::Result<Option<Vec<u8>>> {
    check(DiskStep::Read)?;
    let Some(text) = entry(path)? else {
        return Ok(None);
    };
    if u64::try_from(text.len()).is_ok_and(|length| length > limit) {
        return Err(ErrorKind::FileTooLarge.into());
    }
    Ok(Some(text.into_bytes()))
}

/// Whether there is an entry of this name.
#[must_use]
pub fn is_file(path: &Path) -> bool {
    entry(path).is_ok_and(|it| it.is_some())
}

/// Whether anything has this name, or one that begins with it.
///
/// # Errors
/// If the page may keep nothing.
pub fn exists(path: &Path) -> io::Result<bool> {
    Ok(!below(path)?.is_empty())
}

/// Puts bytes in place of an entry; only texts are kept.
///
/// # Errors
/// If the bytes are no text, the storage is full or the page may keep nothing; the old entry is then untouched.
pub fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    check(DiskStep::Write)?;
    let text = std::str::from_utf8(bytes).map_err(|_| ErrorKind::InvalidData)?;
    storage()?.set_item(key(path)?, text).map_err(refused)
}

/// Folders need not be made here.
///
/// # Errors
/// If the page may keep nothing.
pub fn make_folder(_: &Path) -> io::Result<()> {
    check(DiskStep::MakeFolder)?;
    storage().map(|_| ())
}

/// Whether the page may keep anything. A storage that is full is another matter: that can change.
///
/// # Errors
/// If the page may keep nothing ([`ErrorKind::Unsupported`]).
pub fn try_folder(_: &Path) -> io::Result<()> {
    check(DiskStep::Create)?;
    let blocked = |_| io::Error::from(ErrorKind::Unsupported);
    storage()?.length().map_err(blocked).map(|_| ())
}

/// Gives an entry, or all below it, a new name that nothing else has, and tells it. `name` makes the name
/// from an ending: nothing, or `-2`, `-3` and so on.
///
/// # Errors
/// If the storage is full or all names are taken; what is not renamed yet keeps its name.
pub fn set_aside(path: &Path, name: impl Fn(&str) -> String) -> io::Result<PathBuf> {
    let endings = (2..=MOST_NAMES).map(|number| format!("-{number}"));
    for ending in std::iter::once(String::new()).chain(endings) {
        let aside = path.with_file_name(name(&ending));
        if !exists(&aside)? {
            rename(path, &aside)?;
            return Ok(aside);
        }
    }
    Err(ErrorKind::AlreadyExists.into())
}

/// The new entries are there before the old ones go.
fn rename(from: &Path, to: &Path) -> io::Result<()> {
    check(DiskStep::Rename)?;
    let storage = storage()?;
    let old = below(from)?;
    for path in &old {
        let rest = path.strip_prefix(from).unwrap_or(Path::new(""));
        let new = match rest.as_os_str().is_empty() {
            true => to.to_path_buf(),
            false => to.join(rest),
        };
        let text = entry(path)?.unwrap_or_default();
        storage.set_item(key(&new)?, &text).map_err(refused)?;
    }
    for path in &old {
        storage.remove_item(key(path)?).map_err(refused)?;
    }
    Ok(())
}

/// Where a page keeps what it has.
#[must_use]
pub fn system_folders() -> Option<SystemFolders> {
    Some(SystemFolders {
        data: PathBuf::from(PREFIX),
        config: PathBuf::from(PREFIX),
        cache: PathBuf::from(PREFIX),
        documents: None,
    })
}

/// A page lies in no folder that it could write to.
#[must_use]
pub fn program_folder() -> Option<PathBuf> {
    None
}

/// The names of the folders in a folder, in order.
#[must_use]
pub fn folders(folder: &Path) -> Vec<String> {
    let keys = below(folder).unwrap_or_default();
    let inside = keys.iter().filter_map(|key| {
        let mut parts = key.strip_prefix(folder).ok()?.components();
        let name = parts.next()?.as_os_str().to_str()?;
        parts.next().map(|_| name.to_owned())
    });
    let mut names: Vec<String> = inside.collect();
    names.sort();
    names.dedup();
    names
}

/// Hands somebody a paper: the browser downloads it and finds a free name; tells the one that was asked for.
///
/// # Errors
/// If the browser gives no download.
pub fn offer(_: &Path, name: &str, ending: &str, bytes: &[u8]) -> io::Result<PathBuf> {
    let name = format!("{name}.{ending}");
    let parts = Array::of1(&Uint8Array::from(bytes));
    let kind = BlobPropertyBag::new();
    kind.set_type("application/octet-stream");
    let blob = Blob::new_with_u8_array_sequence_and_options(&parts, &kind).map_err(refused)?;
    let address = Url::create_object_url_with_blob(&blob).map_err(refused)?;
    let page = web_sys::window().and_then(|it| it.document());
    let link = page.and_then(|it| it.create_element("a").ok());
    let link: Option<HtmlAnchorElement> = link.and_then(|it| it.dyn_into().ok());
    let link = link.ok_or(ErrorKind::Unsupported)?;
    link.set_href(&address);
    link.set_download(&name);
    link.click();
    Ok(PathBuf::from(name))
}

/// The right to be the only writer.
#[derive(Debug)]
pub struct Lock;

/// Takes a lock; it is always there.
///
/// # Errors
/// If the page may keep nothing.
pub fn lock(_: &Path, _: Hold) -> io::Result<Option<Lock>> {
    check(DiskStep::Lock)?;
    storage().map(|_| Some(Lock))
}

/// Takes a lock alone.
///
/// # Errors
/// As for [`lock`].
pub fn lock_soon(path: &Path) -> io::Result<Option<Lock>> {
    lock(path, Hold::Alone)
}

/// A browser leaves nothing half-written.
pub fn sweep(_: &Path) {}
