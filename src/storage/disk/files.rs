//! The door on a desk: files and folders of the system.

use std::env;
use std::fs::{self, File, TryLockError};
use std::io::{self, ErrorKind, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, SystemTime};

use super::faults::{DiskStep, check};
use super::{Hold, SystemFolders};
use directories::{ProjectDirs, UserDirs};

/// How long a lock is waited for before somebody is told that it is held elsewhere.
const PATIENCE: Duration = Duration::from_secs(1);

/// Left-over files of a broken-off save are cleared away when they are this old: nobody writes one
/// file for so long, on whatever machine.
const OLD: Duration = Duration::from_secs(60 * 60);

/// How many links are followed until they count as going round in circles.
const MOST_LINKS: usize = 40;

/// How many files or folders of one name are set aside, or papers kept, on one day.
const MOST_NAMES: usize = 1000;

/// What systems say of a folder that cannot be made safe on disk: it is no file (`EBADF`), it takes
/// no such order (`EINVAL`, `ENOSYS`), or its file system has none (`ENOTSUP` of Linux and macOS).
#[cfg(unix)]
const NO_SYNC: [i32; 5] = [9, 22, 38, 45, 95];

/// The bytes of a file; `None` if there is none. A link that leads nowhere is no file yet.
///
/// # Errors
/// If it is longer than `limit` bytes ([`ErrorKind::FileTooLarge`]), no regular file, or if the
/// system refuses.
pub fn read(path: &Path, limit: u64) -> io::Result<Option<Vec<u8>>> {
    check(DiskStep::Read)?;
    if !is_there(path)? {
        return Ok(None);
    }
    let file = File::open(path)?;
    // What was looked at may be something else by now.
    regular(&file.metadata()?)?;
    let mut bytes = Vec::new();
    file.take(limit + 1).read_to_end(&mut bytes)?;
    if u64::try_from(bytes.len()).is_ok_and(|length| length > limit) {
        return Err(ErrorKind::FileTooLarge.into());
    }
    Ok(Some(bytes))
}

/// Whether there is a regular file, at the end of links if need be; anything else is an error.
fn is_there(path: &Path) -> io::Result<bool> {
    match fs::metadata(path) {
        Ok(found) => regular(&found).map(|()| true),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error),
    }
}

fn regular(found: &fs::Metadata) -> io::Result<()> {
    if found.is_file() {
        return Ok(());
    }
    Err(match found.is_dir() {
        true => ErrorKind::IsADirectory.into(),
        false => io::Error::new(ErrorKind::InvalidInput, "not a regular file"),
    })
}

/// Whether there is a regular file of this name.
#[must_use]
pub fn is_file(path: &Path) -> bool {
    path.is_file()
}

/// Whether anything has this name, be it a link that leads nowhere.
///
/// # Errors
/// If the system does not say.
pub fn exists(path: &Path) -> io::Result<bool> {
    match fs::symlink_metadata(path) {
        Ok(_) => Ok(true),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error),
    }
}

/// Puts bytes in place of a file in one step, at the end of links if need be.
///
/// # Errors
/// If the system refuses; the old file is then untouched, unless only its folder could not be made
/// safe on disk.
pub fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let path = behind(path)?;
    let (new, file) = create_beside(&path)?;
    let put = fill(file, bytes).and_then(|()| rename(&new, &path));
    if let Err(error) = put {
        let _ = fs::remove_file(&new);
        return Err(error);
    }
    sync_folder(parent(&path))
}

/// Where a path leads: the end of its links, which need not exist.
fn behind(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_path_buf();
    for _ in 0..MOST_LINKS {
        let is_link = fs::symlink_metadata(&path).is_ok_and(|it| it.is_symlink());
        if !is_link {
            return Ok(path);
        }
        let target = fs::read_link(&path)?;
        path = parent(&path).join(target);
    }
    Err(io::Error::new(
        ErrorKind::InvalidInput,
        "too many links, one after another",
    ))
}

/// A new file beside another one, with a name that nobody else writes to.
fn create_beside(path: &Path) -> io::Result<(PathBuf, File)> {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    loop {
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let new = with_ending(path, &format!("{}-{number}.new", process::id()));
        check(DiskStep::Create)?;
        match File::options().write(true).create_new(true).open(&new) {
            Ok(file) => return Ok((new, file)),
            // Another machine can have a program of the same number.
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
}

fn fill(mut file: File, bytes: &[u8]) -> io::Result<()> {
    check(DiskStep::Write)?;
    file.write_all(bytes)?;
    check(DiskStep::Sync)?;
    file.sync_all()
}

fn rename(from: &Path, to: &Path) -> io::Result<()> {
    check(DiskStep::Rename)?;
    fs::rename(from, to)
}

/// Makes the names in a folder safe on disk, where the system can; only Unix needs to be asked.
#[cfg(unix)]
fn sync_folder(folder: &Path) -> io::Result<()> {
    let synced = check(DiskStep::SyncFolder).and_then(|()| File::open(folder)?.sync_all());
    synced.or_else(|error| {
        let cannot = error.raw_os_error().is_some_and(|it| NO_SYNC.contains(&it));
        // A folder that may be written to but not listed cannot be asked either.
        match cannot || error.kind() == ErrorKind::PermissionDenied {
            true => Ok(()),
            false => Err(error),
        }
    })
}

#[cfg(not(unix))]
fn sync_folder(_: &Path) -> io::Result<()> {
    check(DiskStep::SyncFolder).or(Ok(()))
}

/// Makes a folder and those above it; each new name is made safe on disk.
///
/// # Errors
/// If the system refuses.
pub fn make_folder(folder: &Path) -> io::Result<()> {
    if folder.as_os_str().is_empty() || folder.is_dir() {
        return Ok(());
    }
    make_folder(parent(folder))?;
    check(DiskStep::MakeFolder)?;
    match fs::create_dir(folder) {
        Ok(()) => sync_folder(parent(folder)),
        Err(_) if folder.is_dir() => Ok(()),
        Err(error) => Err(error),
    }
}

/// Whether something can be kept in a folder: in it, or in the one above it that is there, a file is made and taken away
/// again. The folder itself is not made.
///
/// # Errors
/// If the system refuses.
pub fn try_folder(folder: &Path) -> io::Result<()> {
    let mut there = folder;
    while !there.as_os_str().is_empty() && !exists(there)? {
        there = parent(there);
    }
    let (path, file) = create_beside(&there.join("squarewise-try"))?;
    drop(file);
    fs::remove_file(path)
}

/// The folder of a path; the one that the program works in for a bare name.
fn parent(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// Gives a file or a folder a new name that nothing else has, and tells it. `name` makes the name
/// from an ending: nothing, or `-2`, `-3` and so on. A link stays; what it leads to is renamed.
///
/// # Errors
/// If the system refuses or all names are taken; it then keeps its name.
pub fn set_aside(path: &Path, name: impl Fn(&str) -> String) -> io::Result<PathBuf> {
    let path = behind(path)?;
    for number in 1..=MOST_NAMES {
        let aside = path.with_file_name(name(&ending(number)));
        if !exists(&aside)? {
            rename(&path, &aside)?;
            sync_folder(parent(&path))?;
            return Ok(aside);
        }
    }
    Err(ErrorKind::AlreadyExists.into())
}

fn ending(number: usize) -> String {
    match number {
        1 => String::new(),
        _ => format!("-{number}"),
    }
}

/// Where this system keeps what programs have; `None` if it names no such place.
#[must_use]
pub fn system_folders() -> Option<SystemFolders> {
    let found = ProjectDirs::from("", "", "squarewise")?;
    let documents = UserDirs::new().and_then(|it| Some(it.document_dir()?.to_path_buf()));
    Some(SystemFolders {
        data: found.data_dir().to_path_buf(),
        config: found.config_dir().to_path_buf(),
        cache: found.cache_dir().to_path_buf(),
        documents,
    })
}

/// The folder in which the program itself lies.
#[must_use]
pub fn program_folder() -> Option<PathBuf> {
    Some(parent(&env::current_exe().ok()?).to_path_buf())
}

/// The names of the folders in a folder, in order; none if it cannot be listed.
#[must_use]
pub fn folders(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let folders = entries.filter(|it| it.path().is_dir());
    let mut names: Vec<String> = folders
        .filter_map(|it| it.file_name().into_string().ok())
        .collect();
    names.sort();
    names
}

/// Hands somebody a paper: a file in a folder of theirs, never in place of another one; tells where it is.
///
/// # Errors
/// If the system refuses; nothing half-written is left then.
pub fn offer(folder: &Path, name: &str, ending: &str, bytes: &[u8]) -> io::Result<PathBuf> {
    make_folder(folder)?;
    for number in 1..=MOST_NAMES {
        let number = match number {
            1 => String::new(),
            _ => format!(" {number}"),
        };
        let path = folder.join(format!("{name}{number}.{ending}"));
        match File::options().write(true).create_new(true).open(&path) {
            Ok(file) => {
                if let Err(error) = fill(file, bytes) {
                    let _ = fs::remove_file(&path);
                    return Err(error);
                }
                return Ok(path);
            }
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                if fs::read(&path).is_ok_and(|there| there == bytes) {
                    return Ok(path);
                }
            }
            Err(error) => return Err(error),
        }
    }
    Err(ErrorKind::AlreadyExists.into())
}

/// A right that other programs respect; given back when dropped.
#[derive(Debug)]
pub struct Lock {
    file: File,
}

impl Drop for Lock {
    /// A program that is being started at this moment still has the file open too: closing it is not enough.
    fn drop(&mut self) {
        let _ = self.file.unlock();
    }
}

/// Takes a lock, which is a file; `None` if another program holds it.
///
/// # Errors
/// If the file cannot be made.
pub fn lock(path: &Path, hold: Hold) -> io::Result<Option<Lock>> {
    let file = lock_file(path)?;
    let taken = match (check(DiskStep::Lock), hold) {
        (Err(error), _) => Err(TryLockError::Error(error)),
        (Ok(()), Hold::Alone) => file.try_lock(),
        (Ok(()), Hold::Together) => file.try_lock_shared(),
    };
    match taken {
        Err(TryLockError::WouldBlock) => Ok(None),
        // A file system without locks serves one program well enough.
        Ok(()) | Err(TryLockError::Error(_)) => Ok(Some(Lock { file })),
    }
}

/// Takes a lock alone, and waits for it for a second; `None` if it is not its turn within that.
///
/// The system lets in those who wait. Who only asked from time to time would starve among programs that
/// save without a break.
///
/// # Errors
/// If the file cannot be made.
pub fn lock_soon(path: &Path) -> io::Result<Option<Lock>> {
    if let Some(lock) = lock(path, Hold::Alone)? {
        return Ok(Some(lock));
    }
    let file = lock_file(path)?;
    let (sender, receiver) = mpsc::channel();
    let waits = move || {
        let _ = file.lock();
        // Given back at once if nobody waits for it any more.
        let _ = sender.send(Lock { file });
    };
    let waiting = thread::Builder::new().spawn(waits);
    Ok(waiting
        .ok()
        .and_then(|_| receiver.recv_timeout(PATIENCE).ok()))
}

/// The file that stands for a lock.
fn lock_file(path: &Path) -> io::Result<File> {
    make_folder(parent(path))?;
    is_there(path)?;
    File::options()
        .create(true)
        .truncate(false)
        .write(true)
        .open(path)
}

/// Clears away what broken-off saves of a file have left beside it, if it is old.
pub fn sweep(path: &Path) {
    let Some(name) = path.file_name().and_then(|it| it.to_str()) else {
        return;
    };
    let is_left = |found: &str| {
        let rest = found.strip_prefix(name).and_then(|it| it.strip_prefix('.'));
        rest.is_some_and(|it| it == "new" || it.ends_with(".new"))
    };
    let entries = fs::read_dir(parent(path)).into_iter().flatten().flatten();
    for entry in entries.filter(|it| it.file_name().to_str().is_some_and(is_left)) {
        let modified = entry.metadata().and_then(|it| it.modified());
        let age = modified.map(|it| SystemTime::now().duration_since(it).unwrap_or_default());
        if age.is_ok_and(|age| age > OLD) {
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// `progress.toml` with the ending `bak` is `progress.toml.bak`.
fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_os_string();
    name.push(".");
    name.push(ending);
    path.with_file_name(name)
}
