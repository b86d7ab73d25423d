//! `squarewise check`: proves lessons and shows every mistake in them.
//!
//! Without a path it looks at the shipped lessons and those of `--lessons`; with paths at those files and
//! folders. Without a path it also looks over the translations. What it finds goes to standard output, file by
//! file; the last line says how many lessons hold.

use std::io::{self, IsTerminal as _, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, ValueEnum};

use crate::diagnostic::{Diagnostic, Say, Source, render};
use crate::library::{Library, Report};
use crate::locale::audit::audit;
use crate::locale::{Locale, system_languages};

/// What to look at, and how to show it.
#[derive(Debug, Args)]
pub struct Arguments {
    /// Files and folders to look at; without any, the shipped lessons
    #[arg(value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// How mistakes are shown
    #[arg(long, value_enum, default_value_t = Format::Human)]
    format: Format,
    /// Speak this language, such as `de`
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<String>,
}

/// How mistakes are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// With the line, a caret and advice
    Human,
    /// One line for each
    Short,
}

/// Runs the command; `folders` are those of `--lessons`.
#[must_use]
pub fn run(arguments: &Arguments, folders: &[PathBuf]) -> ExitCode {
    let paths = if arguments.paths.is_empty() {
        folders
    } else {
        &arguments.paths
    };
    if let Some(missing) = paths.iter().find(|path| !path.exists()) {
        let path = missing.display();
        let _ = writeln!(
            io::stderr(),
            "squarewise: there is no file or folder called `{path}`"
        );
        return ExitCode::from(2);
    }
    let library = if arguments.paths.is_empty() {
        Library::load(folders)
    } else {
        Library::of_paths(&arguments.paths)
    };
    let words = if arguments.paths.is_empty() {
        audit()
    } else {
        Vec::new()
    };
    let reports = library.reports();
    let lessons = reports.iter().chain(library.word_reports());
    let lessons = lessons.map(|it| (&it.source, &it.diagnostics[..]));
    let words = words.iter().map(|it| (&it.source, &it.found[..]));
    let found: Vec<_> = lessons.chain(words).collect();
    let locale = spoken(arguments.lang.as_deref());
    // A reader that closes the pipe early has seen enough: that is not a mistake of the lessons.
    let _ = show(
        &mut io::stdout().lock(),
        &found,
        &sum(reports),
        arguments.format,
        &|message| locale.tell(message),
    );
    let has_errors = found
        .iter()
        .any(|(_, found)| found.iter().any(Diagnostic::is_error));
    if reports.is_empty() || has_errors {
        ExitCode::FAILURE
    } else {
        ExitCode::SUCCESS
    }
}

/// The words: the language asked for, else the system's.
fn spoken(lang: Option<&str>) -> Locale {
    match lang {
        Some(language) => Locale::load(&[language]),
        None => Locale::load(&system_languages()),
    }
}

fn show(
    out: &mut dyn Write,
    found: &[(&Source, &[Diagnostic])],
    sum: &str,
    format: Format,
    say: Say<'_>,
) -> io::Result<()> {
    let is_color = io::stdout().is_terminal()
        && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    for (source, diagnostics) in found {
        let text = match format {
            Format::Human => render::human(source, diagnostics, is_color, say),
            Format::Short => render::short(source, diagnostics, say),
        };
        out.write_all(text.as_bytes())?;
        if format == Format::Human && !diagnostics.is_empty() {
            writeln!(out)?;
        }
    }
    writeln!(out, "{sum}")
}

/// The last line: how many lessons hold.
fn sum(reports: &[Report]) -> String {
    let count = |n: usize, one: &str, many: &str| match n {
        1 => format!("1 {one}"),
        n => format!("{n} {many}"),
    };
    let n_holding = reports.iter().filter(|report| !report.has_errors()).count();
    if reports.is_empty() {
        return "there is no lesson to check".to_owned();
    }
    if n_holding == reports.len() {
        return count(n_holding, "lesson holds", "lessons hold");
    }
    let found = reports.iter().flat_map(|report| &report.diagnostics);
    let errors = count(
        found.filter(|found| Diagnostic::is_error(found)).count(),
        "error",
        "errors",
    );
    format!(
        "{n_holding} of {}: {errors}",
        count(reports.len(), "lesson holds", "lessons hold")
    )
}
