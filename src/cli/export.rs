//! `squarewise export`: a lesson on paper, as one PDF or as a picture for each page.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, ValueEnum};

/// Which lesson, and how it is printed.
#[derive(Debug, Args)]
#[cfg_attr(not(feature = "export"), allow(dead_code))]
pub struct Arguments {
    /// A lesson file, or the id of a lesson
    #[arg(value_name = "LESSON", required_unless_present_any = ["poster", "certificate"])]
    lesson: Option<String>,
    /// A poster for the wall instead of a lesson
    #[arg(long, value_enum, value_name = "POSTER", conflicts_with_all = ["lesson", "certificate"])]
    poster: Option<Wall>,
    /// A certificate for a shelf of the course, such as `pieces`, instead of a lesson
    #[arg(long, value_name = "SHELF", conflicts_with = "lesson")]
    certificate: Option<String>,
    /// The learner's name on the certificate; without it there is a line to write on
    #[arg(long, value_name = "NAME", requires = "certificate")]
    name: Option<String>,
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

/// What hangs on the wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Wall {
    /// When castling is allowed
    Castling,
    /// The ways out of check
    Check,
    /// Every way in which a game ends
    Endings,
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
    use crate::cli::position::{remark, spoken};
    use crate::diagnostic::say;

    remark(&say!("command-no-export"), &spoken(None));
    ExitCode::FAILURE
}

#[cfg(feature = "export")]
mod on_paper {
    use std::path::{Path, PathBuf};
    use std::process::ExitCode;

    use crate::cli::export::{Arguments, Page, Pages, Wall};
    use crate::cli::files::{NamedLesson, no_language, unwritten, write_whole};
    use crate::cli::position::{refuse, remark, tell};
    use crate::cli::trouble::Trouble;
    use crate::diagnostic::{Message, say};
    use crate::export::certificate::{Certificate, LONGEST_NAME, certificate};
    use crate::export::output::{self, Unconverted};
    use crate::export::poster::{Poster, poster};
    use crate::export::{Answers, Paper, Photo, Photos, Sheet, Unprintable, sheet_with};
    use crate::lesson;
    use crate::library::{Entry, Library, Shipped};
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
        let sheet = drawn(arguments, folders, &locale)?;
        let files = files(&sheet, kind, arguments).map_err(|error| unconverted(&error, &locale))?;
        write(&files, arguments.force).map_err(refused)?;
        for (path, _) in &files {
            let wrote = say!("command-wrote", file = path.display().to_string());
            tell(&wrote, &locale);
        }
        Ok(ExitCode::SUCCESS)
    }

    /// The pages that are asked for.
    fn drawn(
        arguments: &Arguments,
        folders: &[PathBuf],
        locale: &Locale,
    ) -> Result<Sheet, ExitCode> {
        let paper = match arguments.page {
            Page::A4 => Paper::A4,
            Page::Letter => Paper::Letter,
        };
        let sheet = match (&arguments.poster, &arguments.certificate) {
            (Some(wall), _) => {
                let which = match wall {
                    Wall::Castling => Poster::Castling,
                    Wall::Check => Poster::Check,
                    Wall::Endings => Poster::Endings,
                };
                poster(which, locale, paper)
            }
            (None, Some(shelf)) => {
                let name = learner(arguments.name.as_deref(), locale)?;
                certificate(&earned(shelf, name, folders, locale)?, locale, paper)
            }
            (None, None) => return worksheet(arguments, folders, locale, paper),
        };
        sheet.map_err(|found| unprintable(&found, locale))
    }

    fn worksheet(
        arguments: &Arguments,
        folders: &[PathBuf],
        locale: &Locale,
        paper: Paper,
    ) -> Result<Sheet, ExitCode> {
        let lesson = arguments.lesson.as_deref().unwrap_or_default();
        let named = NamedLesson::find(lesson, folders, locale)?;
        let words = named.entry.words(locale);
        let answers = match arguments.answers {
            Pages::With => Answers::With,
            Pages::Without => Answers::Without,
            Pages::Only => Answers::Only,
        };
        let (lesson, photos) = (&named.entry.lesson, photos(&named.entry));
        sheet_with(lesson, &words, locale, paper, answers, &photos)
            .map_err(|found| unprintable(&found, locale))
    }

    /// The pictures beside a lesson, for paper.
    fn photos(entry: &Entry) -> Photos {
        let names = entry.lesson.pictures().into_iter();
        let photos = names.filter_map(|name| {
            let it = entry.picture(name)?.open().ok()?;
            Some((name.clone(), Photo::new(it.width, it.height, &it.pixels)?))
        });
        photos.collect()
    }

    /// The name for a certificate; one that has no room there is refused.
    fn learner(name: Option<&str>, locale: &Locale) -> Result<String, ExitCode> {
        let name = name.unwrap_or_default();
        let n = name.chars().count();
        if n > LONGEST_NAME {
            let long = say!("command-long-name", n = n, most = LONGEST_NAME);
            return Err(refuse(&Trouble::new(long), locale));
        }
        Ok(name.to_owned())
    }

    /// What the certificate of a shelf says.
    fn earned(
        shelf: &str,
        learner: String,
        folders: &[PathBuf],
        locale: &Locale,
    ) -> Result<Certificate, ExitCode> {
        let library = Library::load(Shipped::All, folders);
        let entries = library.entries().iter();
        let on_shelf = entries.filter(|it| it.lesson.group.as_deref() == Some(shelf));
        let lessons: Vec<String> = on_shelf.map(|it| it.words(locale).title()).collect();
        if lessons.is_empty() {
            let groups = library
                .entries()
                .iter()
                .map(|it| it.lesson.group.as_deref());
            let mut groups: Vec<&str> = groups.flatten().collect();
            groups.dedup();
            let no_shelf = say!("command-no-shelf", shelf = shelf);
            let there_are = say!("command-there-are", list = groups.join("`, `"));
            let both = say!("command-advised", text = no_shelf, advice = there_are);
            return Err(refuse(&Trouble::new(both), locale));
        }
        Ok(Certificate {
            learner,
            shelf: locale.say_plain(&lesson::shelf_name(Some(shelf))),
            lessons,
        })
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
            write_whole(path, bytes).map_err(|error| unwritten(path, &error))?;
        }
        Ok(())
    }
}
