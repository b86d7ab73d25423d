//! `squarewise new`: a lesson of one's own to begin with.
//!
//! A template with notes, or with `--from` a copy of a lesson with its words inside. It goes into the folder of
//! `--lessons`, else where the terminal stands; it never takes the place of a file that is there.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;

use crate::cli::files::{NamedLesson, write_new};
use crate::cli::language::no_language;
use crate::cli::position::{refuse, remark, spoken, tell};
use crate::cli::trouble::Trouble;
use crate::diagnostic::{Message, Source, say};
use crate::lesson::{copy, keys, read};
use crate::library::Library;
use crate::locale::{Locale, is_language};

/// What the lesson is called, and what it begins with.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The lesson's name, which is also its file's: small letters, digits and `-`
    #[arg(value_name = "ID", required_unless_present = "from")]
    id: Option<String>,
    /// The language of its words
    #[arg(long, value_name = "LANGUAGE", default_value = "en")]
    language: String,
    /// Copy this lesson with its words: a file, or the id of a lesson
    #[arg(long, value_name = "LESSON")]
    from: Option<String>,
}

/// The templates, by language; the first serves all other languages.
const TEMPLATES: [(&str, &str); 2] = [
    ("en", include_str!("../../assets/templates/en.toml")),
    ("de", include_str!("../../assets/templates/de.toml")),
];

/// Names that Windows keeps for itself, whatever the ending.
const RESERVED: [&str; 22] = [
    "con", "prn", "aux", "nul", "com1", "com2", "com3", "com4", "com5", "com6", "com7", "com8",
    "com9", "lpt1", "lpt2", "lpt3", "lpt4", "lpt5", "lpt6", "lpt7", "lpt8", "lpt9",
];

/// Runs the command; `folders` are those of `--lessons`.
#[must_use]
pub fn run(arguments: &Arguments, folders: &[PathBuf]) -> ExitCode {
    match begun(arguments, folders, &spoken(None)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(code) => code,
    }
}

fn begun(arguments: &Arguments, folders: &[PathBuf], locale: &Locale) -> Result<(), ExitCode> {
    let language = arguments.language.as_str();
    if !is_language(language) {
        return Err(told(no_language(language), locale));
    }
    let (id, text) = match &arguments.from {
        Some(from) => copied(from, arguments, folders, locale)?,
        None => {
            let id = arguments.id.clone().unwrap_or_default();
            let text = template(&id, language);
            (id, text)
        }
    };
    check(&id, &text, locale)?;
    let folder = folders.first().map_or(Path::new(""), PathBuf::as_path);
    let path = folder.join(format!("{id}.toml"));
    write_new(&path, &text, locale)?;
    let wrote = say!("command-wrote", file = path.display().to_string());
    tell(&wrote, locale);
    if Library::shipped().find(&id).is_some() {
        tell(&say!("command-replaces", id = id), locale);
    }
    Ok(())
}

/// The template in a language, else the English one with a note.
fn template(id: &str, language: &str) -> String {
    let own = TEMPLATES.iter().find(|(tag, _)| *tag == language);
    let [first, ..] = &TEMPLATES;
    let (tag, text) = own.unwrap_or(first);
    let text = text.replace("my-lesson", id);
    if *tag == language {
        return text;
    }
    let note = "                   # now put your own words in the place of the English ones\n";
    let line = text.lines().find(|line| line.starts_with("language"));
    let line = format!("{}\n", line.unwrap_or_default());
    text.replacen(&line, &format!("language = \"{language}\"{note}"), 1)
}

/// A copy of a lesson with its words: its name and its text.
fn copied(
    from: &str,
    arguments: &Arguments,
    folders: &[PathBuf],
    told_in: &Locale,
) -> Result<(String, String), ExitCode> {
    let named = NamedLesson::find(from, folders, told_in)?;
    let lesson = &named.entry.lesson;
    let id = arguments.id.as_ref().unwrap_or(&lesson.id).clone();
    let wanted = arguments.language.as_str();
    let locale = Locale::load(&[wanted]);
    let words = named.entry.words(&locale);
    let language = words.foreign(None).unwrap_or_else(|| locale.language());
    let is_silent = keys(lesson).all(|(step, key, _)| words.written(step, &key).is_none());
    if is_silent {
        remark(&say!("command-silent", lesson = from), told_in);
    } else if primary(&language) != primary(wanted) {
        let message = say!(
            "command-untranslated",
            lesson = from,
            wanted = wanted,
            language = language
        );
        remark(&message, told_in);
    }
    let name = copy::CopyName {
        id: &id,
        language: (!is_silent).then_some(wanted),
    };
    let text = copy::with_words(&named.source, lesson, name, &|step, key| {
        words.written(step, key)
    });
    let text = text.ok_or_else(|| told(say!("command-no-copy", lesson = from), told_in))?;
    Ok((id, headed(&text, &lesson.id)))
}

/// A language without its region.
fn primary(tag: &str) -> Option<String> {
    tag.split('-').next().map(str::to_ascii_lowercase)
}

/// The copy with a note of its own in the place of those above the first setting.
fn headed(text: &str, from: &str) -> String {
    let rest = text.lines().skip_while(|line| line.starts_with('#'));
    let note = format!("# A copy of the lesson `{from}`. Change what you like.");
    let lines: Vec<&str> = std::iter::once(note.as_str()).chain(rest).collect();
    format!("{}\n", lines.join("\n"))
}

/// Whether the new lesson holds; a name that cannot be one is told by the checker's own words.
///
/// # Errors
/// The exit code, after its reason was told.
pub(super) fn check(id: &str, text: &str, locale: &Locale) -> Result<(), ExitCode> {
    if RESERVED.contains(&id) {
        return Err(told(say!("command-reserved", id = id), locale));
    }
    let (_, found) = read(&Source::new(format!("{id}.toml"), text));
    let Some(first) = found.iter().find(|found| found.is_error()) else {
        return Ok(());
    };
    let mut message = first.message.clone();
    if let Some(help) = &first.help {
        message = say!("command-advised", text = message, advice = help);
    }
    Err(told(message, locale))
}

fn told(message: Message, locale: &Locale) -> ExitCode {
    refuse(&Trouble::new(message), locale)
}
