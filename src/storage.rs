//! Files in the user's own folders: never half written, never overwritten unread.
//!
//! A [`Document`] is one TOML file. Saving writes a new file beside it, makes it safe on disk and
//! puts it in place in one step; the last good one stays as `.bak`. A file that cannot be
//! understood is set aside under another name and the `.bak` is taken. A file of a newer format,
//! or one that cannot be opened, is never written to.
//! Left out: what is in the files (`progress`, `settings`), and the date, which the caller knows.

use std::fmt;
use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

mod aside;
mod day;
mod folders;
pub mod papers;

pub use aside::put_folder_aside;
pub use day::{Day, NotADay};
pub use folders::{Folders, Place};

/// What a later version of the program wrote and this one does not know; kept as it is.
pub type Unknown = toml::Table;

/// Largest file that is read, in bytes: far more than years of lessons.
const MAX_BYTES: u64 = 8 * 1024 * 1024;

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
    /// Another window of the program keeps this learner's stars; this one keeps none.
    InUse,
}

/// Why a file was not saved.
#[derive(Debug)]
pub enum SaveError {
    /// The file must not be changed, for the reason its notice told.
    ReadOnly,
    /// The value has no TOML form.
    Encode(toml::ser::Error),
    /// The system refused.
    Io(io::Error),
}

impl fmt::Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::ReadOnly => f.write_str("the file is read-only"),
            Self::Encode(error) => error.fmt(f),
            Self::Io(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for SaveError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::ReadOnly => None,
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

/// One TOML file with a `format` number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Document {
    path: PathBuf,
    is_writable: bool,
}

/// A document just opened.
#[derive(Debug)]
pub struct Opened<T> {
    /// The file, for saving.
    pub document: Document,
    /// What it says; `None` if there is no such file yet, or none that can be understood.
    pub value: Option<T>,
    /// What the user should hear.
    pub notice: Option<Notice>,
}

impl Document {
    /// Opens a file whose format this program knows up to `format`. `today` becomes part of the
    /// name of a file that is set aside. A missing file is an empty document, not a mistake.
    pub fn open<T: DeserializeOwned>(path: &Path, format: u32, today: Day) -> Opened<T> {
        let mut document = Self {
            path: path.to_path_buf(),
            is_writable: true,
        };
        let (value, notice) = match read(path, format) {
            Ok(value) => (Some(value), None),
            Err(ReadError::Missing) => (document.last_good(format), None),
            Err(ReadError::Newer(value)) => {
                document.is_writable = false;
                (value, Some(Notice::Newer { file: name(path) }))
            }
            Err(ReadError::Io(error)) => {
                document.is_writable = false;
                (None, Some(unreadable(path, &error)))
            }
            Err(ReadError::Broken) => document.recover(format, today),
        };
        Opened {
            document,
            value,
            notice,
        }
    }

    /// A document that saves nothing: for guests.
    #[must_use]
    pub fn nowhere() -> Self {
        Self {
            path: PathBuf::new(),
            is_writable: false,
        }
    }

    /// Writes the value in place of what was there, which stays as `.bak`.
    ///
    /// # Errors
    /// If the document is read-only or the system refuses; the old file is then untouched.
    pub fn save<T: Serialize>(&self, value: &T) -> Result<(), SaveError> {
        if !self.is_writable {
            return Err(SaveError::ReadOnly);
        }
        let text = toml::to_string(value).map_err(SaveError::Encode)?;
        if let Some(folder) = self.path.parent() {
            fs::create_dir_all(folder)?;
        }
        match fs::read(&self.path) {
            Ok(old) if old == text.as_bytes() => return Ok(()),
            Ok(old) if is_good(&old) => replace(&backup_of(&self.path), &old)?,
            Ok(_) => {}
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(error.into()),
        }
        replace(&self.path, text.as_bytes())?;
        Ok(())
    }

    /// False if nothing may be saved here.
    #[must_use]
    pub fn is_writable(&self) -> bool {
        self.is_writable
    }

    /// Makes the document read-only for the rest of its life.
    pub fn protect(&mut self) {
        self.is_writable = false;
    }

    /// Where the file lies.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    fn last_good<T: DeserializeOwned>(&self, format: u32) -> Option<T> {
        read(&backup_of(&self.path), format).ok()
    }

    fn recover<T: DeserializeOwned>(
        &mut self,
        format: u32,
        today: Day,
    ) -> (Option<T>, Option<Notice>) {
        let aside = match set_aside(&self.path, today) {
            Ok(aside) => name(&aside),
            Err(error) => {
                self.is_writable = false;
                let notice = unreadable(&self.path, &error);
                return (self.last_good(format), Some(notice));
            }
        };
        let file = name(&self.path);
        let value = self.last_good(format);
        let notice = if value.is_some() {
            Notice::Restored { file, aside }
        } else {
            Notice::SetAside { file, aside }
        };
        (value, Some(notice))
    }
}

/// Writes a text in place of an older one, whole or not at all.
///
/// # Errors
/// If the system refuses.
pub fn write_report(path: &Path, text: &str) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    replace(path, text.as_bytes())
}

/// The right to be the only writer of a folder; given back when dropped.
#[derive(Debug)]
pub struct Lock {
    _file: File,
}

impl Lock {
    /// Takes the lock of a folder; `None` if another program has it.
    ///
    /// # Errors
    /// If the lock file cannot be made.
    pub fn take(folder: &Path) -> io::Result<Option<Self>> {
        fs::create_dir_all(folder)?;
        let file = File::options()
            .create(true)
            .truncate(false)
            .write(true)
            .open(folder.join("lock"))?;
        match file.try_lock() {
            Err(fs::TryLockError::WouldBlock) => Ok(None),
            // A file system without locks serves one program well enough.
            Ok(()) | Err(fs::TryLockError::Error(_)) => Ok(Some(Self { _file: file })),
        }
    }
}

enum ReadError<T> {
    Missing,
    Broken,
    /// What could be understood of a newer format.
    Newer(Option<T>),
    Io(io::Error),
}

/// The one thing that every file says in every format; a file without it is of the first.
#[derive(Deserialize)]
struct Head {
    format: Option<u32>,
}

fn read<T: DeserializeOwned>(path: &Path, format: u32) -> Result<T, ReadError<T>> {
    let file = File::open(path).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => ReadError::Missing,
        _ => ReadError::Io(error),
    })?;
    let mut bytes = Vec::new();
    let mut limited = file.take(MAX_BYTES + 1);
    limited.read_to_end(&mut bytes).map_err(ReadError::Io)?;
    if u64::try_from(bytes.len()).is_ok_and(|length| length > MAX_BYTES) {
        return Err(ReadError::Broken);
    }
    let text = String::from_utf8(bytes).map_err(|_| ReadError::Broken)?;
    let text = text.trim_start_matches('\u{FEFF}');
    let head: Head = toml::from_str(text).map_err(|_| ReadError::Broken)?;
    if head.format.is_some_and(|found| found > format) {
        return Err(ReadError::Newer(toml::from_str(text).ok()));
    }
    toml::from_str(text).map_err(|_| ReadError::Broken)
}

/// True for bytes worth keeping as the last good copy.
fn is_good(bytes: &[u8]) -> bool {
    std::str::from_utf8(bytes).is_ok_and(|text| toml::from_str::<Head>(text).is_ok())
}

/// Puts bytes in place of a file in one step: after a power cut there is the old file or the new.
fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let new = sibling(path, "new");
    let mut file = File::create(&new)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    drop(file);
    fs::rename(&new, path)?;
    sync_folder(path)
}

/// Makes a rename safe; only Unix can, and only Unix needs to.
#[cfg(unix)]
fn sync_folder(path: &Path) -> io::Result<()> {
    match path.parent() {
        Some(folder) => File::open(folder)?.sync_all(),
        None => Ok(()),
    }
}

#[cfg(not(unix))]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

/// Renames a file that nobody understands, to a name that nothing else has.
fn set_aside(path: &Path, today: Day) -> io::Result<PathBuf> {
    for attempt in 1..=100 {
        let ending = match attempt {
            1 => format!("broken-{today}"),
            _ => format!("broken-{today}-{attempt}"),
        };
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        let aside = path.with_file_name(format!("{stem}.{ending}.toml"));
        if !aside.try_exists()? {
            fs::rename(path, &aside)?;
            return Ok(aside);
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

fn backup_of(path: &Path) -> PathBuf {
    sibling(path, "bak")
}

/// `progress.toml` with the ending `bak` is `progress.toml.bak`.
fn sibling(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_os_string();
    name.push(".");
    name.push(ending);
    path.with_file_name(name)
}

fn name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

fn unreadable(path: &Path, error: &io::Error) -> Notice {
    Notice::Unreadable {
        file: name(path),
        cause: error.to_string(),
    }
}
