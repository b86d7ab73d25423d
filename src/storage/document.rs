//! A file that is read, changed and written whole.
//!
//! # What is taken for good
//! A file begins with its format and ends with a closing line (see `text`). One that is empty, cut
//! or not understood is set aside under another name, and the last good copy, `.bak`, is taken. The
//! first format had no closing line: there, a file that lacks something its `.bak` still has counts
//! as cut, and the two are joined.
//!
//! # What is never overwritten
//! What could not be opened, what a newer program wrote, and a `.bak` that is not understood. The
//! `.bak` is only ever replaced by a file that was read as what it should be. A `.bak` that cannot
//! be written does not keep the file itself from being written.
//!
//! # Several programs
//! Whoever changes a file takes its lock, reads what is there now, and writes what comes of both:
//! see [`Document::update`]. Readers need no lock, since a file is replaced in one step.

use std::path::{Path, PathBuf};

use crate::storage::disk::{self, Lock};
use crate::storage::text::{self, Sense};
use crate::storage::{Day, Kept, Notice, SaveError, Unknown, tables};

/// One TOML file.
#[derive(Debug, Clone)]
pub struct Document {
    path: PathBuf,
    is_writable: bool,
    /// Names what is set aside.
    today: Day,
    /// What this program read or wrote last: what it has changed since is its own.
    base: Option<Unknown>,
    /// Whether the `.bak` is known to be one that may be replaced.
    is_backup_known: bool,
    /// Whether the last write was safe on disk to its end.
    is_settled: bool,
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

/// What stands in a file now.
struct Current<T> {
    value: Option<T>,
    /// The bytes in place, if they may become the `.bak`.
    good: Option<Vec<u8>>,
    notice: Option<Notice>,
}

impl<T> Current<T> {
    fn nothing(notice: Option<Notice>) -> Self {
        Self {
            value: None,
            good: None,
            notice,
        }
    }
}

impl Document {
    /// Opens a file. `today` becomes part of the name of what is set aside. A missing file is an
    /// empty document, not a mistake.
    #[must_use]
    pub fn open<T: Kept>(path: &Path, today: Day) -> Opened<T> {
        disk::sweep(path);
        let mut document = Self {
            path: path.to_path_buf(),
            is_writable: true,
            today,
            base: None,
            is_backup_known: false,
            is_settled: true,
        };
        match text::look::<T>(path) {
            Sense::Good(whole) if whole.is_closed => {
                document.base = text::table(&whole.value);
                return Opened {
                    document,
                    value: Some(whole.value),
                    notice: None,
                };
            }
            Sense::Missing if !disk::exists(&document.backup()).unwrap_or(true) => {
                return Opened {
                    document,
                    value: None,
                    notice: None,
                };
            }
            _ => {}
        }
        // It may have to be mended: then nobody else must.
        let _lock = document.lock();
        let current = document.current::<T>().unwrap_or_else(|error| {
            document.is_writable = false;
            Current::nothing(Some(unreadable(path, &error)))
        });
        document.base = current.value.as_ref().and_then(text::table);
        Opened {
            document,
            value: current.value,
            notice: current.notice,
        }
    }

    /// A document that saves nothing: for guests.
    #[must_use]
    pub fn nowhere() -> Self {
        Self {
            path: PathBuf::new(),
            is_writable: false,
            today: Day::from_unix_days(0),
            base: None,
            is_backup_known: false,
            is_settled: true,
        }
    }

    /// Reads what the file says now, makes something new of it, writes that and tells it; meanwhile
    /// no other program does the same. `act` is given `None` if there is nothing that could be read.
    ///
    /// # Errors
    /// If the document is read-only, another program holds the file for long, or the system
    /// refuses; the old file is then untouched.
    pub fn update<T: Kept>(&mut self, act: impl FnOnce(Option<T>) -> T) -> Result<T, SaveError> {
        if !self.is_writable {
            return Err(SaveError::ReadOnly);
        }
        let _lock = self.lock()?.ok_or(SaveError::Busy)?;
        let current = self.current::<T>()?;
        if !self.is_writable {
            return Err(SaveError::ReadOnly);
        }
        let value = act(current.value);
        self.write(&value, current.good.as_deref())?;
        self.base = text::table(&value);
        Ok(value)
    }

    /// Writes the value in place of what was there, which stays as `.bak`.
    ///
    /// # Errors
    /// As for [`update`](Self::update).
    pub fn save<T: Kept + Clone>(&mut self, value: &T) -> Result<(), SaveError> {
        self.update(|_| value.clone()).map(|_| ())
    }

    /// Says what a file that is not there stands for: only what differs from it is a change.
    pub fn assume<T: Kept>(&mut self, value: &T) {
        self.base = text::table(value);
    }

    /// Writes only what was changed since this document was opened or saved: what other programs
    /// have changed elsewhere in the file stays.
    ///
    /// # Errors
    /// As for [`update`](Self::update).
    pub fn merge<T: Kept + Clone>(&mut self, value: &T) -> Result<(), SaveError> {
        let mine = text::table(value);
        if self.is_settled && self.is_writable && mine.is_some() && mine == self.base {
            return Ok(());
        }
        let base = self.base.clone();
        self.update(|theirs: Option<T>| {
            let theirs = theirs.as_ref().and_then(text::table);
            let merged = match (&base, &mine, theirs) {
                (Some(base), Some(mine), Some(theirs)) => {
                    text::value(&tables::three_ways(base, mine, theirs))
                }
                _ => None,
            };
            merged.unwrap_or_else(|| value.clone())
        })?;
        self.base = mine;
        Ok(())
    }

    /// What the last good copy says, if there is one.
    #[must_use]
    pub fn last_good<T: Kept>(&self) -> Option<T> {
        match text::look(&self.backup()) {
            Sense::Good(whole) => Some(whole.value),
            _ => None,
        }
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

    /// Whether the file says something else than when this document was opened or saved last.
    #[must_use]
    pub fn is_changed<T: Kept>(&self) -> bool {
        match text::look::<T>(&self.path) {
            Sense::Good(whole) => self.base != text::table(&whole.value),
            _ => false,
        }
    }

    /// Renames the file to say what it is, such as `other-2026-11-20`; tells its new name.
    ///
    /// # Errors
    /// If the system refuses.
    pub fn set_aside(&self, what: &str) -> Result<String, SaveError> {
        Ok(self.aside(&self.path, what)?)
    }

    fn lock(&self) -> std::io::Result<Option<Lock>> {
        disk::lock_soon(&sibling(&self.path, "lock"))
    }

    fn backup(&self) -> PathBuf {
        sibling(&self.path, "bak")
    }

    /// What the file says now, after whatever had to be set aside.
    fn current<T: Kept>(&mut self) -> std::io::Result<Current<T>> {
        let file = name(&self.path);
        match text::look::<T>(&self.path) {
            Sense::Good(whole) if whole.is_closed => Ok(Current {
                value: Some(whole.value),
                good: Some(whole.bytes),
                notice: None,
            }),
            Sense::Good(whole) => self.of_first_format(whole),
            Sense::Missing => self.in_place_of_nothing(),
            Sense::Newer(value) => {
                self.is_writable = false;
                Ok(Current {
                    value,
                    ..Current::nothing(Some(Notice::Newer { file }))
                })
            }
            Sense::Shut(error) => Err(error),
            Sense::Broken => self.recover(None),
        }
    }

    /// A file without a closing line, which its last good copy vouches for.
    fn of_first_format<T: Kept>(&mut self, whole: text::Whole<T>) -> std::io::Result<Current<T>> {
        match text::look::<T>(&self.backup()) {
            Sense::Good(older)
                if T::is_cut(&whole.table, &older.table) || !whole.bytes.ends_with(b"\n") =>
            {
                self.recover(text::value(&T::mended(whole.table, older.table)))
            }
            _ => Ok(Current {
                value: Some(whole.value),
                good: Some(whole.bytes),
                notice: None,
            }),
        }
    }

    /// There is no file: the last good copy is taken, if there is one that may be.
    fn in_place_of_nothing<T: Kept>(&mut self) -> std::io::Result<Current<T>> {
        let backup = self.backup();
        match text::look::<T>(&backup) {
            Sense::Newer(value) => {
                self.is_writable = false;
                let file = name(&backup);
                Ok(Current {
                    value,
                    ..Current::nothing(Some(Notice::Newer { file }))
                })
            }
            Sense::Good(whole) => Ok(Current {
                value: Some(whole.value),
                ..Current::nothing(None)
            }),
            Sense::Broken => {
                let aside = self.aside(&backup, "broken")?;
                let file = name(&backup);
                Ok(Current::nothing(Some(Notice::SetAside { file, aside })))
            }
            Sense::Missing | Sense::Shut(_) => Ok(Current::nothing(None)),
        }
    }

    /// Sets the file aside; `mended` or the last good copy is taken instead.
    fn recover<T: Kept>(&mut self, mended: Option<T>) -> std::io::Result<Current<T>> {
        let file = name(&self.path);
        let aside = self.aside(&self.path, "broken")?;
        let instead = match mended {
            Some(value) => Current {
                value: Some(value),
                ..Current::nothing(None)
            },
            None => self.in_place_of_nothing()?,
        };
        let notice = match (&instead.value, instead.notice) {
            (_, Some(notice @ Notice::Newer { .. })) => notice,
            (Some(_), _) => Notice::Restored { file, aside },
            (None, _) => Notice::SetAside { file, aside },
        };
        Ok(Current {
            value: instead.value,
            ..Current::nothing(Some(notice))
        })
    }

    /// Renames a file after the document: `progress.broken-2026-11-20.toml`.
    fn aside(&self, path: &Path, what: &str) -> std::io::Result<String> {
        let stem = self.path.file_stem().unwrap_or_default();
        let stem = stem.to_string_lossy();
        let aside = disk::set_aside(path, |number| {
            format!("{stem}.{what}-{}{number}.toml", self.today)
        })?;
        Ok(name(&aside))
    }

    /// Writes a value whose file holds `good` bytes so far.
    fn write<T: Kept>(&mut self, value: &T, good: Option<&[u8]>) -> Result<(), SaveError> {
        let text = text::written(value)?;
        if good == Some(text.as_bytes()) && self.is_settled {
            return Ok(());
        }
        if let Some(good) = good {
            // Without a new last good copy there is still the file itself.
            let _ = self.back_up::<T>(good);
        }
        self.is_settled = false;
        disk::replace(&self.path, text.as_bytes())?;
        self.is_settled = true;
        Ok(())
    }

    fn back_up<T: Kept>(&mut self, good: &[u8]) -> std::io::Result<()> {
        let backup = self.backup();
        if !self.is_backup_known {
            match text::look::<T>(&backup) {
                Sense::Missing | Sense::Good(_) => {}
                Sense::Newer(_) => drop(self.aside(&backup, "newer")?),
                Sense::Broken | Sense::Shut(_) => drop(self.aside(&backup, "broken")?),
            }
            self.is_backup_known = true;
        }
        disk::replace(&backup, good)
    }
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

fn unreadable(path: &Path, error: &std::io::Error) -> Notice {
    Notice::Unreadable {
        file: name(path),
        cause: error.to_string(),
    }
}
