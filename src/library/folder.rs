//! Lesson files on disk: found, measured and read, never followed out of their folder.
//!
//! A folder is data only. Files that are too large, links that lead elsewhere and more than
//! [`MAX_LESSONS`] files are not read, and each says so in a sentence.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::diagnostic::{Code, Diagnostic, Message, Source, Span, say};
use crate::lesson::MAX_BYTES;
use crate::library::watch::{Stamp, Stamps, matters};
use crate::library::{Origin, is_lesson};

/// The most lessons that are read from one folder.
pub const MAX_LESSONS: usize = 500;

/// The file cannot be read.
const UNREADABLE: Code = Code("unreadable");
/// The file is too large.
const TOO_LARGE: Code = Code("too-large");
/// The folder holds too many lessons.
const TOO_MANY: Code = Code("too-many");

/// A lesson file before it is proved.
#[derive(Clone, Debug)]
pub struct LessonFile {
    /// Its name and text.
    pub source: Source,
    /// Where it comes from.
    pub origin: Origin,
    /// Words in other files beside it.
    pub beside: Vec<WordFile>,
    /// Why there is no text, if there is none.
    pub unreadable: Option<Diagnostic>,
}

/// A file with the words of a lesson in one language, beside the lesson.
#[derive(Clone, Debug)]
pub struct WordFile {
    /// The language, as the file's name says.
    pub language: String,
    /// Its name and text.
    pub source: Source,
    /// Why there is no text, if there is none.
    pub unreadable: Option<Diagnostic>,
}

/// How deep folders inside folders are looked into.
const MAX_DEPTH: usize = 4;

/// Every lesson file in a folder and in the folders inside it, by name.
pub(super) fn lessons_in(folder: &Path) -> Vec<LessonFile> {
    let mut paths = Vec::new();
    if let Err(error) = list(folder, 0, &mut paths) {
        let message = say!("check-folder-unreadable", error = error.to_string());
        return vec![refused(folder, UNREADABLE, message)];
    }
    paths.sort();
    let too_many = paths.len().saturating_sub(MAX_LESSONS);
    paths.truncate(MAX_LESSONS);
    let mut files: Vec<LessonFile> = paths.iter().map(|path| lesson_file(path)).collect();
    if too_many > 0 {
        let message = say!(
            "check-too-many-lessons",
            more = too_many,
            limit = MAX_LESSONS
        );
        files.push(refused(folder, TOO_MANY, message));
    }
    files
}

/// What the lesson files, word files and pictures of some folders and files look like from outside; what
/// cannot be read is not there.
#[must_use]
pub fn stamps(paths: &[PathBuf]) -> Stamps {
    let mut found = Stamps::new();
    for path in paths {
        match fs::metadata(path) {
            Ok(is) if is.is_dir() => stamp_folder(path, 0, &mut found),
            Ok(is) => stamp(path.clone(), &is, &mut found),
            Err(_) => {}
        }
    }
    found
}

fn stamp_folder(folder: &Path, depth: usize, found: &mut Stamps) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let (path, kind) = (entry.path(), entry.file_type());
        let Ok(kind) = kind else { continue };
        if kind.is_dir() && depth < MAX_DEPTH {
            stamp_folder(&path, depth + 1, found);
        } else if kind.is_file()
            && matters(&path)
            && let Ok(is) = entry.metadata()
        {
            stamp(path, &is, found);
        }
    }
}

fn stamp(path: PathBuf, is: &fs::Metadata, found: &mut Stamps) {
    let modified = is.modified().ok();
    let size = is.len();
    found.insert(path, Stamp { modified, size });
}

/// Links are not followed: a folder is looked at as it is.
fn list(folder: &Path, depth: usize, paths: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let (path, kind) = (entry.path(), entry.file_type()?);
        if kind.is_dir() && depth < MAX_DEPTH {
            list(&path, depth + 1, paths)?;
        } else if kind.is_file() && is_lesson(&path) {
            paths.push(path);
        }
    }
    Ok(())
}

/// One lesson file, read if it can be.
pub(super) fn lesson_file(path: &Path) -> LessonFile {
    let (source, unreadable) = text_of(path);
    let beside = match unreadable {
        None => words_beside(path),
        Some(_) => Vec::new(),
    };
    LessonFile {
        source,
        origin: Origin::File(path.to_path_buf()),
        beside,
        unreadable,
    }
}

/// The text of a file, or why there is none.
pub(super) fn text_of(path: &Path) -> (Source, Option<Diagnostic>) {
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

fn refused(path: &Path, code: Code, message: Message) -> LessonFile {
    LessonFile {
        source: Source::new(path.display().to_string(), ""),
        origin: Origin::File(path.to_path_buf()),
        beside: Vec::new(),
        unreadable: Some(Diagnostic::error(code, Span::new(0, 0), message)),
    }
}

/// The words of `rook.pl.ftl`, `rook.de.ftl` beside `rook.toml`, by language.
fn words_beside(lesson: &Path) -> Vec<WordFile> {
    let (Some(folder), Some(stem)) = (lesson.parent(), lesson.file_stem()) else {
        return Vec::new();
    };
    let stem = stem.to_string_lossy();
    let folder = if folder.as_os_str().is_empty() {
        Path::new(".")
    } else {
        folder
    };
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut found: Vec<WordFile> = entries
        .flatten()
        .filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_file()))
        .filter_map(|entry| {
            let name = entry.file_name().to_string_lossy().into_owned();
            let language = name
                .strip_prefix(&*stem)?
                .strip_prefix('.')?
                .strip_suffix(".ftl")?;
            let (source, unreadable) = text_of(&lesson.with_file_name(&name));
            let language = language.to_owned();
            Some(WordFile {
                language,
                source,
                unreadable,
            })
        })
        .collect();
    found.sort_by(|one, other| one.language.cmp(&other.language));
    found
}
