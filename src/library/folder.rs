//! Lesson files on disk: measured and read, and what they look like from outside. `listing` finds them.
//!
//! A file that is too large is not read, and says so in a sentence.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::diagnostic::{Code, Diagnostic, Source, Span, say};
use crate::lesson::MAX_BYTES;
use crate::library::Origin;
use crate::library::listing::{Listing, MAX_DEPTH, MAX_FILES};
use crate::library::skipped_files::UNREADABLE;
use crate::library::watch::{FileStamp, FileStamps, matters};

/// The file is too large.
const TOO_LARGE: Code = Code("too-large");

/// A lesson file before it is proved.
#[derive(Clone, Debug)]
pub struct LessonFile {
    /// Its name and text.
    pub source: Source,
    /// Where it comes from.
    pub origin: Origin,
    /// Words in other files beside it.
    pub beside: Vec<LessonWordFile>,
    /// Why there is no text, if there is none.
    pub unreadable: Option<Diagnostic>,
}

/// A file with the words of a lesson in one language, beside the lesson.
#[derive(Clone, Debug)]
pub struct LessonWordFile {
    /// The language, as the file's name says.
    pub language: String,
    /// Its name and text.
    pub source: Source,
    /// Why there is no text, if there is none.
    pub unreadable: Option<Diagnostic>,
}

/// What the lesson files, word files and pictures of some folders and files look like from outside; what
/// cannot be read is not there.
#[must_use]
pub fn stamps(paths: &[PathBuf]) -> FileStamps {
    let mut found = FileStamps::new();
    for path in paths {
        let mut left = MAX_FILES;
        match fs::metadata(path) {
            Ok(is) if is.is_dir() => stamp_folder(path, 0, &mut left, &mut found),
            Ok(is) => stamp(path.clone(), &is, &mut found),
            Err(_) => {}
        }
    }
    found
}

/// Looks at a folder until `left` entries more were looked at.
fn stamp_folder(folder: &Path, depth: usize, left: &mut usize, found: &mut FileStamps) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let Some(fewer) = left.checked_sub(1) else {
            return;
        };
        *left = fewer;
        let (path, kind) = (entry.path(), entry.file_type());
        let Ok(kind) = kind else { continue };
        if kind.is_dir() && depth < MAX_DEPTH {
            stamp_folder(&path, depth + 1, left, found);
        } else if kind.is_file()
            && matters(&path)
            && let Ok(is) = entry.metadata()
        {
            stamp(path, &is, found);
        }
    }
}

fn stamp(path: PathBuf, is: &fs::Metadata, found: &mut FileStamps) {
    let modified = is.modified().ok();
    let size = is.len();
    found.insert(path, FileStamp { modified, size });
}

/// One lesson file, read if it can be.
pub(super) fn lesson_file(path: &Path, listing: &Listing) -> LessonFile {
    let (source, unreadable) = text_of(path);
    let beside = match unreadable {
        None => words_beside(path, listing),
        Some(_) => Vec::new(),
    };
    LessonFile {
        source,
        origin: Origin::File(path.to_path_buf()),
        beside,
        unreadable,
    }
}

/// The words of `rook.pl.ftl`, `rook.de.ftl` beside `rook.toml`, by language.
fn words_beside(lesson: &Path, listing: &Listing) -> Vec<LessonWordFile> {
    let files = listing.words_of(lesson).into_iter();
    let read = |(language, name): (String, String)| {
        let (source, unreadable) = text_of(&lesson.with_file_name(name));
        LessonWordFile {
            language,
            source,
            unreadable,
        }
    };
    files.map(read).collect()
}

/// The text of a file, or why there is none.
#[must_use]
pub fn text_of(path: &Path) -> (Source, Option<Diagnostic>) {
    let refused = |code, message| {
        let found = Diagnostic::error(code, Span::new(0, 0), message);
        (Source::new(path.display().to_string(), ""), Some(found))
    };
    match read(path) {
        Ok(Some(bytes)) => Source::from_bytes(path.display().to_string(), &bytes),
        Ok(None) => refused(
            TOO_LARGE,
            say!("check-file-too-large", kib = MAX_BYTES / 1024),
        ),
        Err(error) => refused(
            UNREADABLE,
            say!("check-file-unreadable", error = error.to_string()),
        ),
    }
}

/// The bytes of a file, `None` if it is larger than a lesson may be.
fn read(path: &Path) -> io::Result<Option<Vec<u8>>> {
    let limit = u64::try_from(MAX_BYTES).unwrap_or(u64::MAX);
    if fs::metadata(path)?.len() > limit {
        return Ok(None);
    }
    fs::read(path).map(Some)
}
