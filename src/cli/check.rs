//! `squarewise check`: proves lessons and shows every mistake in them.
//!
//! Without a path it looks at the shipped lessons and those of `--lessons`; with paths at those files and
//! folders. What it finds goes to standard output, file by file; the last line says how many lessons hold.

use std::fs::{self, File};
use std::io::{self, IsTerminal as _, Read as _, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, ValueEnum};

use crate::diagnostic::{Diagnostic, Source, render};
use crate::embedded;
use crate::lesson::{self, Lesson, MAX_BYTES, course};

/// How deep folders inside folders are looked into.
const MAX_DEPTH: usize = 4;

/// What to look at, and how to show it.
#[derive(Debug, Args)]
pub struct Arguments {
    /// Files and folders to look at; without any, the shipped lessons
    #[arg(value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// How mistakes are shown
    #[arg(long, value_enum, default_value_t = Format::Human)]
    format: Format,
}

/// How mistakes are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// With the line, a caret and advice
    Human,
    /// One line for each
    Short,
}

/// One file and what was found in it.
struct Checked {
    source: Source,
    lesson: Option<Lesson>,
    found: Vec<Diagnostic>,
}

/// Runs the command; `folders` are those of `--lessons`.
#[must_use]
pub fn run(arguments: &Arguments, folders: &[PathBuf]) -> ExitCode {
    let mut checked = Vec::new();
    if arguments.paths.is_empty() {
        checked.extend(
            embedded::LESSONS
                .iter()
                .map(|(name, text)| check(Source::new(format!("lessons/{name}"), *text))),
        );
    }
    let paths = if arguments.paths.is_empty() {
        folders
    } else {
        &arguments.paths
    };
    for path in paths {
        match sources(path) {
            Ok(sources) => checked.extend(sources),
            Err(cause) => {
                let _ = writeln!(io::stderr(), "squarewise: {}: {cause}", path.display());
                return ExitCode::from(2);
            }
        }
    }
    together(&mut checked);
    let is_color = io::stdout().is_terminal()
        && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    let mut out = io::stdout().lock();
    // A reader that closes the pipe early has seen enough: that is not a mistake of the lessons.
    let _ = show(&mut out, &checked, arguments.format, is_color);
    if checked.iter().all(|one| one.lesson.is_some()) {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

fn check(source: Source) -> Checked {
    let (lesson, found) = lesson::read(&source);
    Checked {
        source,
        lesson,
        found,
    }
}

/// Every lesson of a path: the file itself, or all `.toml` files of a folder.
fn sources(path: &Path) -> io::Result<Vec<Checked>> {
    if !path.is_dir() {
        return Ok(vec![file(path)?]);
    }
    let mut paths = Vec::new();
    gather(path, 0, &mut paths)?;
    paths.sort();
    if paths.is_empty() {
        return Err(io::Error::new(
            io::ErrorKind::NotFound,
            "there is no lesson in this folder",
        ));
    }
    paths.iter().map(|path| file(path)).collect()
}

/// Links are not followed: a folder is looked at as it is.
fn gather(folder: &Path, depth: usize, paths: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let kind = entry.file_type()?;
        if kind.is_dir() && depth < MAX_DEPTH {
            gather(&entry.path(), depth + 1, paths)?;
        } else if kind.is_file()
            && entry
                .path()
                .extension()
                .is_some_and(|ending| ending == "toml")
        {
            paths.push(entry.path());
        }
    }
    Ok(())
}

fn file(path: &Path) -> io::Result<Checked> {
    let mut bytes = Vec::new();
    let limit = u64::try_from(MAX_BYTES)
        .unwrap_or(u64::MAX)
        .saturating_add(4);
    File::open(path)?.take(limit).read_to_end(&mut bytes)?;
    let name = path.display().to_string();
    Ok(match Source::from_bytes(name, &bytes) {
        // A character cut in two by the limit is not the author's mistake: the size is.
        (source, Some(found)) if bytes.len() <= MAX_BYTES => Checked {
            source,
            lesson: None,
            found: vec![found],
        },
        (source, _) => check(source),
    })
}

/// Adds what is wrong with the lessons as a set.
fn together(checked: &mut [Checked]) {
    let known: Vec<&str> = embedded::LESSONS
        .iter()
        .filter_map(|(name, _)| name.strip_suffix(".toml"))
        .collect();
    let holding: Vec<usize> = (0..checked.len())
        .filter(|at| checked.get(*at).is_some_and(|one| one.lesson.is_some()))
        .collect();
    let lessons: Vec<(&Source, &Lesson)> = checked
        .iter()
        .filter_map(|one| Some((&one.source, one.lesson.as_ref()?)))
        .collect();
    let all = course::check(&lessons, &known);
    for (at, found) in holding.into_iter().zip(all) {
        if let Some(one) = checked.get_mut(at) {
            if found.iter().any(Diagnostic::is_error) {
                one.lesson = None;
            }
            one.found.extend(found);
        }
    }
}

fn show(
    out: &mut dyn Write,
    checked: &[Checked],
    format: Format,
    is_color: bool,
) -> io::Result<()> {
    for one in checked {
        let text = match format {
            Format::Human => render::human(&one.source, &one.found, is_color),
            Format::Short => render::short(&one.source, &one.found),
        };
        out.write_all(text.as_bytes())?;
        if format == Format::Human && !one.found.is_empty() {
            writeln!(out)?;
        }
    }
    writeln!(out, "{}", sum(checked))
}

/// The last line: how many lessons hold.
fn sum(checked: &[Checked]) -> String {
    let n_holding = checked.iter().filter(|one| one.lesson.is_some()).count();
    let lessons = |n: usize| {
        if n == 1 {
            "1 lesson".to_owned()
        } else {
            format!("{n} lessons")
        }
    };
    if n_holding == checked.len() {
        let verb = if n_holding == 1 { "holds" } else { "hold" };
        return format!("{} {verb}", lessons(n_holding));
    }
    let n_errors = checked
        .iter()
        .flat_map(|one| &one.found)
        .filter(|found| found.is_error())
        .count();
    let errors = if n_errors == 1 {
        "1 error".to_owned()
    } else {
        format!("{n_errors} errors")
    };
    format!("{n_holding} of {} lessons hold: {errors}", checked.len())
}
