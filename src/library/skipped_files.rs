//! Files in a teacher's folder that look like a lesson or its words and are not read, each with the reason.

use std::fs::FileType;
use std::path::{Path, PathBuf};

use crate::diagnostic::{Code, Diagnostic, Message, Source, Span, say};
use crate::library::{Report, is_lesson};

/// The file is passed over.
const OVERLOOKED: Code = Code("overlooked");
/// The file or the folder cannot be read.
pub(super) const UNREADABLE: Code = Code("unreadable");
/// The folder holds too many lessons.
pub(super) const TOO_MANY: Code = Code("too-many");
/// How many files are named; of more only the number is told.
pub(super) const MOST: usize = 100;

/// Why an entry of a folder that is no lesson is passed over; `None` if nobody could have meant it to be read.
pub(super) fn report_of(path: &Path, kind: FileType) -> Option<Report> {
    if kind.is_symlink() && is_lesson(path) {
        let help = say!("check-overlooked-link-help");
        return Some(report(path, say!("check-overlooked-link"), help));
    }
    if !kind.is_file() {
        return None;
    }
    misnamed(path).or_else(|| orphan(path))
}

/// In the order of their names, each once; `hidden` more are only counted, under the name of a folder.
pub(super) fn tidy(found: &mut Vec<Report>, folder: Option<&PathBuf>, hidden: usize) {
    found.sort_by(|one, other| one.source.name().cmp(other.source.name()));
    found.dedup_by(|one, other| one.source == other.source);
    if let Some(folder) = folder.filter(|_| hidden > 0) {
        let message = say!("check-overlooked-more", n = hidden);
        let found_more = Diagnostic::warning(OVERLOOKED, Span::default(), message);
        found.push(Report {
            source: Source::new(folder.display().to_string(), ""),
            diagnostics: vec![found_more],
        });
    }
}

/// That a folder or a file is not read, or not to its end.
pub(super) fn refused(path: &Path, code: Code, message: Message) -> Report {
    Report {
        source: Source::new(path.display().to_string(), ""),
        diagnostics: vec![Diagnostic::error(code, Span::default(), message)],
    }
}

/// `rook.toml.txt`, as editors call it that hide the ending.
fn misnamed(path: &Path) -> Option<Report> {
    let name = path.file_name()?.to_str()?;
    let plain = name.strip_suffix(".txt")?;
    let is_meant = is_lesson(Path::new(plain)) || plain.ends_with(".ftl");
    let help = say!("check-overlooked-txt-help", name = plain);
    is_meant.then(|| report(path, say!("check-overlooked-txt"), help))
}

/// Words beside no lesson.
fn orphan(path: &Path) -> Option<Report> {
    let words = path.file_name()?.to_str()?.strip_suffix(".ftl")?;
    let (lesson, _) = words.rsplit_once('.')?;
    let lesson = format!("{lesson}.toml");
    let is_there = path.with_file_name(&lesson).exists();
    let message = say!("check-overlooked-words", file = &lesson);
    let help = say!("check-overlooked-words-help", file = lesson);
    (!is_there).then(|| report(path, message, help))
}

fn report(path: &Path, message: Message, help: Message) -> Report {
    let found = Diagnostic::warning(OVERLOOKED, Span::default(), message).help(help);
    Report {
        source: Source::new(path.display().to_string(), ""),
        diagnostics: vec![found],
    }
}
