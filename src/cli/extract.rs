//! `squarewise extract`: the words of a lesson, or a word file of the program, as a sheet for translators.
//!
//! With a language the sheet is written beside the lesson, where the program finds it: `rook.pl.ftl`.
//! With `--update` a translation that is there is said to fit the words as they are now: the comments with
//! the hashes change, and what the lesson has got since is added as comments. With `--only` one message alone.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;

use crate::cli::files::{NamedLesson, write_new, write_over};
use crate::cli::language::no_language;
use crate::cli::position::{print, refuse, spoken, tell};
use crate::cli::trouble::{Trouble, advice};
use crate::diagnostic::{Message, say};
use crate::locale::{Locale, is_language, sheet};

/// Which lesson, and where its words go.
#[derive(Debug, Args)]
pub struct Arguments {
    /// A lesson file, the id of a lesson, or a word file of the program, such as `ui.ftl`
    #[arg(value_name = "LESSON")]
    lesson: String,
    /// Write beside the lesson for this language, as `rook.pl.ftl`
    #[arg(long, value_name = "LANGUAGE")]
    language: Option<String>,
    /// Write to this file; without it and without a language, to standard output
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// The translation is there and fits: mark it so, and add new words as comments
    #[arg(long)]
    update: bool,
    /// With --update: only this message fits, such as `lesson-rook_go`
    #[arg(long, value_name = "MESSAGE", requires = "update")]
    only: Option<String>,
}

/// Runs the command; `folders` are those of `--lessons`.
#[must_use]
pub fn run(arguments: &Arguments, folders: &[PathBuf]) -> ExitCode {
    written(arguments, folders, &spoken(None)).unwrap_or_else(|code| code)
}

fn written(
    arguments: &Arguments,
    folders: &[PathBuf],
    locale: &Locale,
) -> Result<ExitCode, ExitCode> {
    let told = |message: Message| refuse(&Trouble::new(message), locale);
    if let Some(language) = &arguments.language
        && !is_language(language)
    {
        return Err(told(no_language(language)));
    }
    if let Some(words) = sheet::of_file(&arguments.lesson) {
        return of_file(arguments, words, locale);
    }
    let named = NamedLesson::find(&arguments.lesson, folders, locale)?;
    let Some(words) = named.entry.source_words() else {
        let name = named.source.name();
        return Err(told(say!("command-no-words", name = name)));
    };
    let target = target(arguments, &named);
    if arguments.update {
        let only = arguments.only.as_deref();
        return update(target.as_deref(), &words, only, locale);
    }
    if arguments.language.is_some() && arguments.language == named.entry.lesson.language {
        let language = named.entry.lesson.language.as_deref().unwrap_or_default();
        return Err(told(say!("command-same-language", language = language)));
    }
    if let Some(path) = target.as_deref().filter(|path| path.exists()) {
        let file = path.display().to_string();
        return Err(told(say!("command-already-update", file = file)));
    }
    let sheet = sheet::sheet(&head(&named, target.as_deref()), &words);
    match target {
        None => Ok(print(sheet.as_bytes())),
        Some(path) => write_new(&path, &sheet, locale).map(|()| wrote(&path, locale)),
    }
}

/// The same for a word file of the program; with a language, the translation in the folder `locales`.
fn of_file(arguments: &Arguments, words: &str, locale: &Locale) -> Result<ExitCode, ExitCode> {
    let file = &arguments.lesson;
    let own = arguments.language.as_ref();
    let own = own.map(|it| PathBuf::from(format!("locales/{it}/{file}")));
    let target = arguments.output.clone().or(own);
    if arguments.update {
        let only = arguments.only.as_deref();
        return update(target.as_deref(), words, only, locale);
    }
    let sheet = sheet::sheet(&format!("The words of {file}."), words);
    match target {
        None => Ok(print(sheet.as_bytes())),
        Some(path) => write_new(&path, &sheet, locale).map(|()| wrote(&path, locale)),
    }
}

/// Where the words go; `None` is standard output.
fn target(arguments: &Arguments, named: &NamedLesson) -> Option<PathBuf> {
    if let Some(path) = &arguments.output {
        return Some(path.clone());
    }
    let language = arguments.language.as_ref()?;
    let name = format!("{}.{language}.ftl", named.entry.lesson.id);
    Some(match named.file() {
        Some(file) => file.with_file_name(name),
        None => PathBuf::from(name),
    })
}

fn head(named: &NamedLesson, target: Option<&Path>) -> String {
    let lesson = named.source.name().rsplit(['/', '\\']).next();
    let lesson = lesson.unwrap_or_default();
    let what = match target {
        Some(_) => "Translate what stands behind each `=`.",
        None => "Copy it, then translate what comes after each `=`.",
    };
    format!("The words of {lesson}, written by `squarewise extract`. {what}")
}

fn update(
    target: Option<&Path>,
    words: &str,
    only: Option<&str>,
    locale: &Locale,
) -> Result<ExitCode, ExitCode> {
    let told = |message: Message| refuse(&Trouble::new(message), locale);
    let Some(path) = target else {
        return Err(told(say!("command-which-translation")));
    };
    if let Some(only) = only {
        known(only, words).map_err(told)?;
    }
    let unreadable = |error: io::Error| {
        let file = path.display().to_string();
        told(match error.kind() {
            io::ErrorKind::NotFound => say!("command-no-translation", file = file),
            _ => say!(
                "command-cannot-read",
                file = file,
                error = error.to_string()
            ),
        })
    };
    let text = fs::read_to_string(path).map_err(unreadable)?;
    let updated = sheet::updated(&text, words, only);
    write_over(path, &updated.text, locale)?;
    for id in &updated.confirmed {
        tell(&say!("command-fits", id = id), locale);
    }
    for id in &updated.renewed {
        tell(&say!("command-renewed", id = id), locale);
    }
    for id in &updated.left {
        tell(&say!("command-left-word", id = id), locale);
    }
    for name in &updated.added {
        tell(&say!("command-new-words", name = name), locale);
    }
    Ok(wrote(path, locale))
}

/// Whether the lesson has this message.
fn known(id: &str, words: &str) -> Result<(), Message> {
    let ids = sheet::ids(words);
    if ids.iter().any(|known| known == id) {
        return Ok(());
    }
    let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
    let message = say!("command-no-message", id = id);
    let advice = advice(id, &ids);
    Err(say!("command-advised", text = message, advice = advice))
}

fn wrote(path: &Path, locale: &Locale) -> ExitCode {
    tell(
        &say!("command-wrote", file = path.display().to_string()),
        locale,
    );
    ExitCode::SUCCESS
}
