//! `squarewise export`: a lesson on paper, as one PDF or as a picture for each page.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, ValueEnum};

/// Which lesson, and how it is printed.
#[derive(Debug, Args)]
#[cfg_attr(not(feature = "export"), allow(dead_code))]
pub struct Arguments {
    /// A lesson file, or the id of a lesson
    #[arg(value_name = "LESSON")]
    lesson: String,
    /// Write to this file: `.pdf` holds all pages, `.svg` and `.png` one page each
    #[arg(long, value_name = "FILE")]
    to: PathBuf,
    /// The size of the paper
    #[arg(long, value_enum, default_value_t = Page::A4)]
    page: Page,
    /// Speak this language, such as `de`
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<String>,
    /// Whether the answers are printed
    #[arg(long, value_enum, default_value_t = Pages::With)]
    answers: Pages,
    /// How many dots a `.png` has to an inch, from 36 to 600
    #[arg(long, value_name = "NUMBER", default_value_t = 150, value_parser = clap::value_parser!(u16).range(36..=600))]
    dpi: u16,
    /// Write over files that are there already
    #[arg(long)]
    force: bool,
}

/// The size of the paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Page {
    /// 210 by 297 millimeters
    A4,
    /// 8.5 by 11 inches
    Letter,
}

/// Whether the answers are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Pages {
    /// The exercises, then the answers
    With,
    /// The exercises alone
    Without,
    /// The answers alone
    Only,
}

/// Runs the command; `folders` are those of `--lessons`.
#[cfg(feature = "export")]
#[must_use]
pub fn run(arguments: &Arguments, folders: &[PathBuf]) -> ExitCode {
    match on_paper::export(arguments, folders) {
        Ok(code) | Err(code) => code,
    }
}

/// Says that this program cannot do it.
#[cfg(not(feature = "export"))]
#[must_use]
pub fn run(_: &Arguments, _: &[PathBuf]) -> ExitCode {
    use crate::cli::place::{remark, spoken};
    use crate::diagnostic::say;

    remark(&say!("command-no-export"), &spoken(None));
    ExitCode::FAILURE
}

#[cfg(feature = "export")]
mod on_paper {
    use std::fs;
    use std::io::{self, Write as _};
    use std::path::{Path, PathBuf};
    use std::process::ExitCode;

    use crate::cli::export::{Arguments, Page, Pages};
    use crate::cli::named::{Named, no_language, unwritten};
    use crate::cli::place::{refuse, remark};
    use crate::cli::trouble::Trouble;
    use crate::diagnostic::{Message, say};
    use crate::export::output::{self, Unconverted};
    use crate::export::{Answers, Paper, Sheet, Unprintable, sheet};
    use crate::locale::{Locale, PSEUDO, is_language, system_languages};

    /// What the file's ending asks for.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum Kind {
        Pdf,
        Svg,
        Png,
    }

    /// Files to write, each with what it holds.
    type Files = Vec<(PathBuf, Vec<u8>)>;

    pub(super) fn export(arguments: &Arguments, folders: &[PathBuf]) -> Result<ExitCode, ExitCode> {
        let locale = spoken(arguments.lang.as_deref())?;
        let refused = |message: Message| refuse(&Trouble::new(message), &locale);
        let kind = kind(&arguments.to).map_err(refused)?;
        let named = Named::find(&arguments.lesson, folders, &locale)?;
        let words = named.entry.words(&locale);
        let paper = match arguments.page {
            Page::A4 => Paper::A4,
            Page::Letter => Paper::Letter,
        };
        let answers = match arguments.answers {
            Pages::With => Answers::With,
            Pages::Without => Answers::Without,
            Pages::Only => Answers::Only,
        };
        let sheet = sheet(&named.entry.lesson, &words, &locale, paper, answers)
            .map_err(|found| unprintable(&found, &locale))?;
        let files = files(&sheet, kind, arguments).map_err(|error| unconverted(&error, &locale))?;
        write(&files, arguments.force).map_err(refused)?;
        for (path, _) in &files {
            let wrote = say!("command-wrote", file = path.display().to_string());
            let _ = writeln!(io::stdout(), "{}", locale.tell(&wrote));
        }
        Ok(ExitCode::SUCCESS)
    }

    fn kind(path: &Path) -> Result<Kind, Message> {
        let ending = path.extension().and_then(|it| it.to_str());
        match ending.map(str::to_ascii_lowercase).as_deref() {
            Some("pdf") => Ok(Kind::Pdf),
            Some("svg") => Ok(Kind::Svg),
            Some("png") => Ok(Kind::Png),
            _ => Err(say!("command-paper", file = path.display().to_string())),
        }
    }

    /// The words: the language asked for, which must be one that is spoken, else the system's.
    fn spoken(asked: Option<&str>) -> Result<Locale, ExitCode> {
        let Some(asked) = asked else {
            return Ok(Locale::load(&system_languages()));
        };
        if !is_language(asked) {
            let own = Locale::load(&system_languages());
            return Err(refuse(&Trouble::new(no_language(asked)), &own));
        }
        let locale = Locale::load(&[asked]);
        let primary = |tag: &str| tag.split('-').next().map(str::to_ascii_lowercase);
        if primary(asked) != primary(&locale.language()) && !PSEUDO.contains(&asked) {
            let language = locale.language();
            remark(
                &say!("command-not-spoken", asked = asked, language = language),
                &locale,
            );
        }
        Ok(locale)
    }

    fn unprintable(found: &Unprintable, locale: &Locale) -> ExitCode {
        let letters = found.letters.iter().take(10).map(char::to_string);
        let letters = letters.collect::<Vec<_>>().join(" ");
        let more = if found.letters.len() > 10 { " ..." } else { "" };
        let letters = format!("{letters}{more}");
        remark(&say!("command-no-font", letters = letters), locale);
        ExitCode::FAILURE
    }

    fn unconverted(error: &Unconverted, locale: &Locale) -> ExitCode {
        let error = error.0.to_string();
        remark(&say!("command-unconverted", error = error), locale);
        ExitCode::FAILURE
    }

    fn files(sheet: &Sheet, kind: Kind, arguments: &Arguments) -> Result<Files, Unconverted> {
        if kind == Kind::Pdf {
            return Ok(vec![(arguments.to.clone(), output::pdf(sheet)?)]);
        }
        let pages = sheet.pages.iter().enumerate();
        pages
            .map(|(at, page)| {
                let path = match sheet.pages.len() {
                    1 => arguments.to.clone(),
                    _ => numbered(&arguments.to, at + 1),
                };
                Ok(match kind {
                    Kind::Png => (path, output::png(page, arguments.dpi)?),
                    Kind::Svg | Kind::Pdf => (path, page.clone().into_bytes()),
                })
            })
            .collect()
    }

    /// `sheet-2.png` for `sheet.png`.
    fn numbered(path: &Path, page: usize) -> PathBuf {
        let mut name = path.file_stem().unwrap_or_default().to_os_string();
        name.push(format!("-{page}"));
        if let Some(ending) = path.extension() {
            name.push(".");
            name.push(ending);
        }
        path.with_file_name(name)
    }

    /// Writes all files, or none if one of them is there and must not be written over.
    fn write(files: &Files, may_replace: bool) -> Result<(), Message> {
        if let Some((path, _)) = files.iter().find(|(path, _)| !may_replace && path.exists()) {
            let file = path.display().to_string();
            return Err(say!("command-already-force", file = file));
        }
        for (path, bytes) in files {
            fs::write(path, bytes).map_err(|error| unwritten(path, &error))?;
        }
        Ok(())
    }
}
