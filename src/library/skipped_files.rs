//! Files in a teacher's folder that look like a lesson or its words and are not read, each with the reason.

use std::fs::FileType;
use std::path::{Path, PathBuf};

use crate::diagnostic::{Code, Diagnostic, Message, Source, Span, say};
use crate::library::{Report, is_lesson};

/// The file is passed over.
const OVERLOOKED: Code = Code("overlooked");
/// The name of the file of a rulebook; what bears it is no lesson.
const RULEBOOK: &str = "rulebook.toml";
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
    if is_rulebook(path) {
        let help = say!("check-unused-help");
        return Some(report(path, say!("check-unused", file = RULEBOOK), help));
    }
    misnamed(path)
        .or_else(|| orphan(path))
        .or_else(|| other_sort(path, Diagnostic::warning))
}

/// A file that was named itself and is of another sort than a lesson: then it is an error.
pub(super) fn no_lesson(path: &Path) -> Option<Report> {
    other_sort(path, Diagnostic::error)
}

/// What people have of lessons elsewhere, told by the ending of a file's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OtherSort {
    /// PGN.
    Games,
    /// A list of puzzles, such as CSV.
    Table,
    /// FEN or EPD, a line for each.
    Positions,
    /// A folder in one file.
    Packed,
}

impl OtherSort {
    /// The sort of a file; `None` if it may be anything.
    #[must_use]
    pub fn of(path: &Path) -> Option<Self> {
        let ending = path.extension()?.to_str()?.to_lowercase();
        match ending.as_str() {
            "pgn" => Some(Self::Games),
            "csv" | "tsv" | "xls" | "xlsx" | "ods" => Some(Self::Table),
            "fen" | "epd" => Some(Self::Positions),
            "zip" | "7z" | "rar" | "gz" | "tgz" | "tar" | "xz" => Some(Self::Packed),
            _ => None,
        }
    }

    /// What it is, and what to do with it.
    fn told(self) -> (Message, Message) {
        let (games, board) = (
            say!("check-other-games-help"),
            say!("check-other-board-help"),
        );
        match self {
            Self::Games => (say!("check-other-games"), games),
            Self::Table => (say!("check-other-table"), board),
            Self::Positions => (say!("check-other-positions"), board),
            Self::Packed => (say!("check-other-packed"), say!("check-other-packed-help")),
        }
    }
}

fn other_sort(path: &Path, found: fn(Code, Span, Message) -> Diagnostic) -> Option<Report> {
    let (message, help) = OtherSort::of(path)?.told();
    Some(Report {
        source: Source::new(path.display().to_string(), ""),
        diagnostics: vec![found(OVERLOOKED, Span::default(), message).help(help)],
    })
}

/// That a course, plans or a rulebook of an author's own are proved and not used: the program follows those inside it.
#[must_use]
pub fn unused(source: &Source, own: &Source) -> Option<Diagnostic> {
    let lines =
        |source: &Source| -> Vec<String> { source.text().lines().map(str::to_owned).collect() };
    if source.text().is_empty() || lines(source) == lines(own) {
        return None;
    }
    let name = source.name().rsplit(['/', '\\']).next().unwrap_or_default();
    let found = Diagnostic::warning(
        OVERLOOKED,
        Span::default(),
        say!("check-unused", file = name),
    );
    Some(found.help(say!("check-unused-help")))
}

/// Whether a file is called as a rulebook is.
pub(super) fn is_rulebook(path: &Path) -> bool {
    path.file_name().is_some_and(|name| name == RULEBOOK)
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
