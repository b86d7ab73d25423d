//! `squarewise extract`: the words of a lesson as a sheet for translators.
//!
//! With a language the sheet is written beside the lesson, where the program finds it: `rook.pl.ftl`.
//! With `--update` a translation that is there is said to fit the words as they are now: only the
//! comments with the hashes change.

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
    /// The translation is there and fits: change only the comments with the hashes
    #[arg(long)]
    update: bool,
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
        return update(target.as_deref(), &words);
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

fn update(target: Option<&Path>, words: &str) -> Result<ExitCode, ExitCode> {
    let Some(path) = target else {
        return Err(told(
            "which translation fits? Name it with --language or --output".to_owned(),
        ));
    };
    let unreadable = |error| told(format!("`{}` cannot be read: {error}", path.display()));
    let text = fs::read_to_string(path).map_err(unreadable)?;
    write_over(path, &sheet::confirmed(&text, words))?;
    Ok(wrote(path))
}

fn wrote(path: &Path) -> ExitCode {
    let _ = writeln!(io::stdout(), "wrote {}", path.display());
    ExitCode::SUCCESS
}

fn told(sentence: String) -> ExitCode {
    refuse(&Trouble::new(sentence))
}
