//! `squarewise check`: proves lessons and shows every mistake in them.
//!
//! Without a path it looks at the shipped lessons and those of `--lessons`; with paths at those files and
//! folders. Without a path it also looks over the translations. What it finds goes to standard output, file by
//! file; the last line says how many lessons hold. The exit code is 0 if all hold, 1 if something is wrong
//! with them, 2 if there is nothing to look at.
//!
//! The rulebook is proved with the shipped lessons, and a changed one when it is named. It is told by its
//! name, `rulebook.toml`: a file is called as what is in it, and what is in a broken file nobody knows. So is the
//! course, `course.toml`, and are the plans, `plans.toml`.

use std::io::{self, IsTerminal as _, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, ValueEnum};

use crate::cli::coverage;
use crate::cli::position::{print, refuse};
use crate::cli::progress::ProgressLine;
use crate::cli::trouble::Trouble;
use crate::cli::{proof, rules_map};
use crate::diagnostic::{Diagnostic, Message, Source, Translator, render, say};
use crate::library::{Beside, Library, Report, Shipped, beside, shipped_words, text_of, unused};
use crate::locale::audit::audit;
use crate::locale::{Locale, system_languages};
use crate::rulebook;

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
    /// Show how much of the words each language has
    #[arg(long)]
    coverage: bool,
    /// Show what the lessons teach and test, and what they leave out
    #[arg(long, conflicts_with_all = ["coverage", "explain"])]
    rules_map: bool,
    /// Tell how each step of a lesson was proved: a file, or the id of a lesson
    #[arg(long, value_name = "LESSON", conflicts_with_all = ["paths", "coverage"])]
    explain: Option<String>,
}

/// How mistakes are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// With the line, a caret and advice
    Human,
    /// One line for each
    Short,
    /// One JSON object a line
    Json,
    /// Notes beside the lines of a change on GitHub
    Github,
}

/// Runs the command; `folders` are those of `--lessons`.
#[must_use]
pub fn run(arguments: &Arguments, folders: &[PathBuf]) -> ExitCode {
    let locale = spoken(arguments);
    if let Some(name) = &arguments.explain {
        return proof::run(name, folders, &locale);
    }
    let paths = if arguments.paths.is_empty() {
        folders
    } else {
        &arguments.paths
    };
    if let Some(missing) = paths.iter().find(|path| !path.exists()) {
        let path = missing.display().to_string();
        return refuse(&Trouble::new(say!("command-no-path", path = path)), &locale);
    }
    if arguments.coverage {
        return covered(arguments, paths, &locale);
    }
    let is_book = |path: &PathBuf| path.file_name().is_some_and(|it| it == rulebook::FILE);
    let named = arguments.paths.iter().cloned();
    let (books, files): (Vec<PathBuf>, Vec<PathBuf>) = named.partition(is_book);
    let (courses, files): (Vec<PathBuf>, Vec<PathBuf>) =
        files.into_iter().partition(|path| beside(path).is_some());
    let library = library(arguments, &files, folders);
    if arguments.rules_map {
        return rules_map::run(&library, &locale);
    }
    let (words, wording) = if arguments.paths.is_empty() {
        (audit(&library.names()), shipped_words())
    } else {
        (Vec::new(), Vec::new())
    };
    let books = match arguments.paths.is_empty() {
        true => vec![proved(rulebook::shipped(), None)],
        false => books.iter().map(|path| book(path)).collect(),
    };
    let courses: Vec<Report> = match arguments.paths.is_empty() {
        true => Beside::shipped(),
        false => (courses.iter())
            .filter_map(|path| Some(beside_lessons(beside(path)?, path)))
            .collect(),
    };
    let reports = library.reports();
    let beside = library.word_reports().iter().chain(&books);
    let beside: Vec<&Report> = beside.chain(&courses).collect();
    let sum = match (reports.is_empty(), &books[..], &courses[..]) {
        (true, [_, ..], _) => with_words(sum_of_books(&books), &courses.iter().collect::<Vec<_>>()),
        (true, [], [_, ..]) => sum_of_courses(&courses),
        _ => with_words(shipped_or_all(paths, reports), &beside),
    };
    let lessons = reports.iter().chain(beside).chain(&wording);
    let lessons = lessons.map(|it| (&it.source, &it.diagnostics[..]));
    let words = words.iter().map(|it| (&it.source, &it.found[..]));
    let found: Vec<_> = lessons.chain(words).collect();
    // A reader that closes the pipe early has seen enough: that is not a mistake of the lessons.
    let _ = show(
        &mut io::stdout().lock(),
        &found,
        &sum,
        arguments.format,
        &|message| locale.tell(message),
    );
    let has_errors = found
        .iter()
        .any(|(_, found)| found.iter().any(Diagnostic::is_error));
    match has_errors {
        _ if reports.is_empty() && books.is_empty() && courses.is_empty() => ExitCode::from(2),
        true => ExitCode::FAILURE,
        false => ExitCode::SUCCESS,
    }
}

/// The words of the program, and of the lessons that are named; those that do not hold are not counted.
fn covered(arguments: &Arguments, paths: &[PathBuf], locale: &Locale) -> ExitCode {
    let mut text = String::new();
    if arguments.paths.is_empty() {
        text.push_str(&coverage::table(locale));
    }
    if paths.is_empty() {
        return print(text.as_bytes());
    }
    let library = Library::of_paths(paths);
    if !text.is_empty() {
        text.push('\n');
    }
    text.push_str(&coverage::of_lessons(library.entries(), locale));
    let is_broken = library.reports().iter().any(Report::has_errors);
    if is_broken || library.reports().is_empty() {
        let told = locale.tell(&sum(library.reports()));
        text.push_str(&format!("{told}\n"));
    }
    match print(text.as_bytes()) {
        ExitCode::SUCCESS if library.reports().is_empty() => ExitCode::from(2),
        ExitCode::SUCCESS if is_broken => ExitCode::FAILURE,
        code => code,
    }
}

/// Everything there is to look at; a long look shows on the terminal how far it has come.
fn library(arguments: &Arguments, files: &[PathBuf], folders: &[PathBuf]) -> Library {
    let mut progress = ProgressLine::begin();
    let mut tell = |done, total| progress.tell(done, total);
    let library = if arguments.paths.is_empty() {
        Library::load_telling(Shipped::All, folders, &mut tell)
    } else {
        Library::of_paths_telling(files, &mut tell)
    };
    progress.end();
    library
}

/// The file of a course or of its plans, read and proved beside the lessons of its folder.
fn beside_lessons(which: Beside, path: &Path) -> Report {
    let folder = path.parent().filter(|it| !it.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    which.read(path, &Library::of_paths(&[folder.to_path_buf()]))
}

/// A rulebook, read and proved.
fn book(path: &Path) -> Report {
    let (source, unreadable) = text_of(path);
    let mut report = proved(source, unreadable);
    let told = unused(&report.source, &rulebook::shipped());
    report.diagnostics.extend(told);
    report
}

fn proved(source: Source, unreadable: Option<Diagnostic>) -> Report {
    let diagnostics = match unreadable {
        Some(found) => vec![found],
        None => rulebook::read(&source).1,
    };
    Report {
        source,
        diagnostics,
    }
}

/// The words: the language asked for, else English for programs and the system's for people.
fn spoken(arguments: &Arguments) -> Locale {
    match &arguments.lang {
        Some(language) => Locale::load(&[language]),
        None if arguments.format == Format::Json => Locale::load(&["en"]),
        None => Locale::load(&system_languages()),
    }
}

fn show(
    out: &mut dyn Write,
    found: &[(&Source, &[Diagnostic])],
    sum: &Message,
    format: Format,
    say: Translator<'_>,
) -> io::Result<()> {
    let is_color = io::stdout().is_terminal()
        && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    for (source, diagnostics) in found {
        let text = match format {
            Format::Human => render::human(source, diagnostics, is_color, say),
            Format::Short => render::short(source, diagnostics, say),
            Format::Json => render::json(source, diagnostics, say),
            Format::Github => render::github(source, diagnostics, say),
        };
        out.write_all(text.as_bytes())?;
        if format == Format::Human && !diagnostics.is_empty() {
            writeln!(out)?;
        }
    }
    if format == Format::Json {
        return Ok(());
    }
    writeln!(out, "{}", render::harmless(&say(sum)))
}

/// The last line; where nothing was named, it says that the shipped lessons are meant.
fn shipped_or_all(paths: &[PathBuf], reports: &[Report]) -> Message {
    let all_hold = !reports.iter().any(Report::has_errors);
    if paths.is_empty() && all_hold {
        return say!("check-shipped-hold", n = reports.len());
    }
    sum(reports)
}

/// The last line where nothing but rulebooks was named.
fn sum_of_books(books: &[Report]) -> Message {
    match n_errors(books) {
        0 => say!("check-books-hold", n = books.len()),
        n => say!("check-no-book-holds", errors = say!("check-errors", n = n)),
    }
}

/// The last line where nothing but the files of courses and of their plans was named.
fn sum_of_courses(reports: &[Report]) -> Message {
    let of = |which: Beside| {
        let reports = reports.iter();
        let its = reports.filter(|it| beside(Path::new(it.source.name())) == Some(which));
        its.cloned().collect::<Vec<Report>>()
    };
    let (courses, plans) = (of(Beside::Course), of(Beside::Plans));
    match (courses.is_empty(), plans.is_empty()) {
        (_, true) => sum_of_course_files(&courses),
        (true, false) => sum_of_plans(&plans),
        (false, false) => {
            let (one, other) = (sum_of_course_files(&courses), sum_of_plans(&plans));
            say!("command-and", one = one, other = other)
        }
    }
}

fn sum_of_course_files(courses: &[Report]) -> Message {
    match n_errors(courses) {
        0 => say!("check-courses-hold", n = courses.len()),
        n => say!(
            "check-no-course-holds",
            errors = say!("check-errors", n = n)
        ),
    }
}

fn sum_of_plans(plans: &[Report]) -> Message {
    match n_errors(plans) {
        0 => say!("check-plans-hold"),
        n => say!("check-no-plans-hold", errors = say!("check-errors", n = n)),
    }
}

fn n_errors(reports: &[Report]) -> usize {
    let found = reports.iter().flat_map(|report| &report.diagnostics);
    found.filter(|found| found.is_error()).count()
}

/// The last line with the files of words, and the rulebook, that have errors.
fn with_words(sum: Message, words: &[&Report]) -> Message {
    let mut line = sum;
    for report in words {
        let n_errors = report.diagnostics.iter().filter(|it| it.is_error()).count();
        if n_errors > 0 {
            let name = report.source.name().rsplit(['/', '\\']).next();
            let errors = say!("check-errors", n = n_errors);
            let file = name.unwrap_or_default();
            line = say!("check-and-words", sum = line, file = file, errors = errors);
        }
    }
    line
}

/// How many lessons hold.
pub(super) fn sum(reports: &[Report]) -> Message {
    let (n, holding) = (
        reports.len(),
        reports.iter().filter(|report| !report.has_errors()).count(),
    );
    if n == 0 {
        return say!("check-no-lessons");
    }
    if holding == n {
        return say!("check-all-hold", n = n);
    }
    let errors = say!("check-errors", n = n_errors(reports));
    say!("check-some-hold", holding = holding, n = n, errors = errors)
}
