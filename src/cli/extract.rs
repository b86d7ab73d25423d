//! `squarewise extract`: the words of a lesson as a sheet for translators.
//!
//! With a language the sheet is written beside the lesson, where the program finds it: `rook.pl.ftl`.
//! With `--update` a translation that is there is said to fit the words as they are now: the comments with
//! the hashes change, and what the lesson has got since is added as comments. With `--only` one message alone.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;

use crate::cli::named::{Named, write_new, write_over};
use crate::cli::place::{print, refuse};
use crate::cli::trouble::Trouble;
use crate::locale::{is_language, sheet};

/// Which lesson, and where its words go.
#[derive(Debug, Args)]
pub struct Arguments {
    /// A lesson file, or the id of a lesson
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
    written(arguments, folders).unwrap_or_else(|code| code)
}

fn written(arguments: &Arguments, folders: &[PathBuf]) -> Result<ExitCode, ExitCode> {
    if let Some(language) = &arguments.language
        && !is_language(language)
    {
        return Err(told(format!(
            "`{language}` is no language code; write `pl` for Polish, `pt-BR` for Brazil's Portuguese"
        )));
    }
    let named = Named::find(&arguments.lesson, folders)?;
    let Some(words) = named.entry.source_words() else {
        let name = named.source.name();
        return Err(told(format!("`{name}` has no words to translate")));
    };
    let target = target(arguments, &named);
    if arguments.update {
        return update(target.as_deref(), &words, arguments.only.as_deref());
    }
    if arguments.language.is_some() && arguments.language == named.entry.lesson.language {
        let language = named.entry.lesson.language.as_deref().unwrap_or_default();
        return Err(told(format!(
            "the lesson itself is written in `{language}`; name the language of the translation"
        )));
    }
    if let Some(path) = target.as_deref().filter(|path| path.exists()) {
        return Err(told(format!(
            "`{}` is there already, and nothing is written over it; with --update it gets what is new",
            path.display()
        )));
    }
    let sheet = sheet::sheet(&head(&named, target.as_deref()), &words);
    match target {
        None => Ok(print(sheet.as_bytes())),
        Some(path) => write_new(&path, &sheet).map(|()| wrote(&path)),
    }
}

/// Where the words go; `None` is standard output.
fn target(arguments: &Arguments, named: &Named) -> Option<PathBuf> {
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

fn head(named: &Named, target: Option<&Path>) -> String {
    let lesson = named.source.name().rsplit(['/', '\\']).next();
    let lesson = lesson.unwrap_or_default();
    let what = match target {
        Some(_) => "Translate what stands behind each `=`.",
        None => "Copy it, then translate what stands behind each `=`.",
    };
    format!("The words of {lesson}, written by `squarewise extract`. {what}")
}

fn update(target: Option<&Path>, words: &str, only: Option<&str>) -> Result<ExitCode, ExitCode> {
    let Some(path) = target else {
        return Err(told(
            "which translation fits? Name it with --language or --output".to_owned(),
        ));
    };
    let unreadable = |error: io::Error| {
        let path = path.display();
        told(match error.kind() {
            io::ErrorKind::NotFound => {
                format!("there is no `{path}` yet; run it without --update first")
            }
            _ => format!("`{path}` cannot be read: {error}"),
        })
    };
    let text = fs::read_to_string(path).map_err(unreadable)?;
    let updated = sheet::updated(&text, words, only);
    write_over(path, &updated.text)?;
    let mut out = io::stdout().lock();
    for id in &updated.confirmed {
        let _ = writeln!(out, "{id} is said to fit");
    }
    for name in &updated.added {
        let _ = writeln!(out, "{name} is new: its words are at the end, as a comment");
    }
    drop(out);
    Ok(wrote(path))
}

fn wrote(path: &Path) -> ExitCode {
    let _ = writeln!(io::stdout(), "wrote {}", path.display());
    ExitCode::SUCCESS
}

fn told(sentence: String) -> ExitCode {
    refuse(&Trouble::new(sentence))
}
