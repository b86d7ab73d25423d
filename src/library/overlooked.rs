//! Files in a teacher's folder that look like a lesson or its words and are not read, each with the reason.

use std::fs;
use std::path::{Path, PathBuf};

use crate::diagnostic::{Code, Diagnostic, Message, Source, Span, say};
use crate::library::{Report, is_lesson};

/// The file is passed over.
const OVERLOOKED: Code = Code("overlooked");
/// How deep folders inside folders are looked into.
const MAX_DEPTH: usize = 4;

/// What is passed over in these folders, by name.
pub(super) fn reports(paths: &[PathBuf]) -> Vec<Report> {
    let mut found = Vec::new();
    for path in paths.iter().filter(|path| path.is_dir()) {
        look(path, 0, &mut found);
    }
    found.sort_by(|one, other| one.source.name().cmp(other.source.name()));
    found.dedup_by(|one, other| one.source == other.source);
    found
}

fn look(folder: &Path, depth: usize, found: &mut Vec<Report>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        let Ok(kind) = entry.file_type() else {
            continue;
        };
        if kind.is_dir() && depth < MAX_DEPTH {
            look(&path, depth + 1, found);
        } else if kind.is_symlink() && is_lesson(&path) {
            let help = say!("check-overlooked-link-help");
            found.push(report(&path, say!("check-overlooked-link"), help));
        } else if kind.is_file() {
            found.extend(misnamed(&path).or_else(|| orphan(&path)));
        }
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
