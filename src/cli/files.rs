//! A lesson that a command names, by its file or by its id; and files that a command writes.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::cli::position::{refuse, tell};
use crate::cli::trouble::Trouble;
use crate::diagnostic::{Message, Source, closest, did_you_mean, render, say};
use crate::library::{Entry, Library, Origin, Shipped};
use crate::locale::Locale;

/// A proved lesson with the text of its file.
#[derive(Debug)]
pub(super) struct NamedLesson {
    pub(super) entry: Entry,
    pub(super) source: Source,
    /// Where it was found: with a file nothing else is there.
    #[cfg(feature = "export")]
    library: Library,
}

impl NamedLesson {
    /// Finds a lesson: `name` is a file, or the id of a lesson in `folders` or among the shipped ones.
    ///
    /// # Errors
    /// The exit code, after its reason was told: 1 for a lesson that does not hold, 2 for none at all.
    pub(super) fn find(name: &str, folders: &[PathBuf], locale: &Locale) -> Result<Self, ExitCode> {
        let path = Path::new(name);
        let is_file = path.is_file();
        let library = if is_file {
            Library::of_paths(&[path.to_path_buf()])
        } else {
            Library::load(Shipped::All, folders)
        };
        let found = if is_file {
            library.all().next()
        } else {
            library.find(name)
        };
        if let Some((entry, source)) = found.zip(found.and_then(|it| library.source(it))) {
            return Ok(Self {
                entry: entry.clone(),
                source: source.clone(),
                #[cfg(feature = "export")]
                library,
            });
        }
        if is_file {
            Err(not_proved(&library, locale))
        } else {
            Err(unknown(name, &library, locale))
        }
    }

    /// Whether whoever does it has learned before how moves are written.
    #[cfg(feature = "export")]
    pub(super) fn knows_notation(&self) -> bool {
        let lesson = &self.entry.lesson;
        let is_known = |library: &Library| library.is_notation_known(lesson);
        is_known(&self.library) || self.file().is_some() && is_known(&Library::shipped())
    }

    /// The lesson's file, if it is not inside the program.
    pub(super) fn file(&self) -> Option<&Path> {
        match &self.entry.origin {
            Origin::File(path) => Some(path),
            Origin::Shipped => None,
        }
    }
}

fn not_proved(library: &Library, locale: &Locale) -> ExitCode {
    let mut out = io::stderr().lock();
    for report in library.reports() {
        let told = render::human(&report.source, &report.diagnostics, false, &|it| {
            locale.tell(it)
        });
        let _ = out.write_all(told.as_bytes());
    }
    ExitCode::FAILURE
}

fn unknown(name: &str, library: &Library, locale: &Locale) -> ExitCode {
    if Path::new(name).is_dir() {
        return refuse(&Trouble::new(say!("command-a-folder", name = name)), locale);
    }
    let ids = library.entries().iter().map(|it| it.lesson.id.as_str());
    let mut message = say!("command-no-lesson", name = name);
    if let Some(near) = closest(name, ids).map(did_you_mean) {
        message = say!("command-advised", text = message, advice = near);
    }
    refuse(&Trouble::new(message), locale)
}

/// Writes a file that is not there yet, whole or not at all.
///
/// # Errors
/// The exit code, after its reason was told.
pub(super) fn write_new(path: &Path, text: &str, locale: &Locale) -> Result<(), ExitCode> {
    let mut options = fs::OpenOptions::new();
    let opened = options.write(true).create_new(true).open(path);
    let written = opened.and_then(|file| filled(file, path, text.as_bytes()));
    written.map_err(|error| {
        let message = match error.kind() {
            io::ErrorKind::AlreadyExists => {
                say!("command-already", file = path.display().to_string())
            }
            _ => unwritten(path, &error),
        };
        refuse(&Trouble::new(message), locale)
    })
}

/// Writes a file that is there, whole or not at all.
///
/// # Errors
/// The exit code, after its reason was told.
pub(super) fn write_over(path: &Path, text: &str, locale: &Locale) -> Result<(), ExitCode> {
    write_whole(path, text.as_bytes())
        .map_err(|error| refuse(&Trouble::new(unwritten(path, &error)), locale))
}

/// Writes a file, whether it is there or not: it is filled beside its place and then put there, so that
/// nothing is cut short. What is no file, such as `/dev/stdout`, is written to as it is.
///
/// # Errors
/// What the system says; what stood there is as it was.
fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    // Behind a link the file itself is written anew, not the link.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
    if fs::metadata(&path).is_ok_and(|it| !it.is_file()) {
        return fs::write(path, bytes);
    }
    let mut name = path.file_name().unwrap_or_default().to_os_string();
    name.push(format!(".{}.new", std::process::id()));
    let beside = path.with_file_name(name);
    let mut options = fs::OpenOptions::new();
    let file = options.write(true).create_new(true).open(&beside)?;
    filled(file, &beside, bytes)?;
    fs::rename(&beside, &path).inspect_err(|_| drop(fs::remove_file(&beside)))
}

/// Files to write, each with what it holds.
pub(super) type Files = Vec<(PathBuf, Vec<u8>)>;

/// Writes all files, or none if one of them is there and must not be written over, and says which were written.
///
/// # Errors
/// The exit code, after its reason was told.
pub(super) fn write_all(files: &Files, may_replace: bool, locale: &Locale) -> Result<(), ExitCode> {
    let refused = |message: Message| refuse(&Trouble::new(message), locale);
    if let Some((path, _)) = files.iter().find(|(path, _)| !may_replace && path.exists()) {
        let file = path.display().to_string();
        return Err(refused(say!("command-already-force", file = file)));
    }
    for (path, bytes) in files {
        write_whole(path, bytes).map_err(|error| refused(unwritten(path, &error)))?;
    }
    for (path, _) in files {
        let wrote = say!("command-wrote", file = path.display().to_string());
        tell(&wrote, locale);
    }
    Ok(())
}

/// Fills a file that was just made; one that cannot be filled is taken away again.
fn filled(mut file: fs::File, path: &Path, bytes: &[u8]) -> io::Result<()> {
    let written = file.write_all(bytes).and_then(|()| file.sync_all());
    written.inspect_err(|_| drop(fs::remove_file(path)))
}

/// A file that cannot be written, in the system's words.
fn unwritten(path: &Path, error: &io::Error) -> Message {
    let (file, error) = (path.display().to_string(), error.to_string());
    say!("command-cannot-write", file = file, error = error)
}
