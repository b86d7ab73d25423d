//! `squarewise export`: lessons on paper, or what a class and a family need besides, as one PDF or as a picture for each page.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, ValueEnum};

use crate::cli::paper::PaperArguments;

/// Which lesson, and how it is printed.
#[derive(Debug, Args)]
#[cfg_attr(not(feature = "export"), allow(dead_code))]
pub struct Arguments {
    /// A lesson file, or the id of a lesson; several go on one sheet, numbered through
    #[arg(value_name = "LESSON", required_unless_present_any = ["poster", "certificate", "set", "event", "plan"])]
    lesson: Vec<String>,
    /// What the sheet is called; without it, as its lessons are
    #[arg(long, value_name = "TEXT", requires = "lesson")]
    title: Option<String>,
    /// How moves are answered; without it, drawn until a lesson of the course has taught to write them
    #[arg(long, value_enum, value_name = "HOW", requires = "lesson")]
    moves: Option<MovesArgument>,
    /// A poster for the wall instead of a lesson
    #[arg(long, value_enum, value_name = "POSTER", conflicts_with_all = ["lesson", "certificate", "set", "event", "plan", "per_page"])]
    poster: Option<Wall>,
    /// A certificate for a shelf of the course, such as `meadow`, or of your own, instead of a lesson
    #[arg(long, value_name = "SHELF", conflicts_with_all = ["lesson", "set", "event", "plan", "per_page"])]
    certificate: Option<String>,
    /// The learner's name on the certificate; without it there is a line to write on
    #[arg(long, value_name = "NAME", requires = "certificate")]
    name: Option<String>,
    /// A set to print on both sides, to cut out and to fold instead of a lesson: board, pieces, trays, rules
    #[arg(long, value_enum, value_name = "SET", conflicts_with_all = ["lesson", "event", "plan", "per_page"])]
    set: Option<Cutout>,
    /// A paper of a knock-out at school instead of a lesson
    #[arg(long, value_enum, value_name = "PAPER", conflicts_with_all = ["lesson", "plan", "per_page"])]
    event: Option<Form>,
    /// How many players the bracket is for, from 3 to 32; 8 if nothing is said
    #[arg(long, value_name = "NUMBER", requires = "event", value_parser = clap::value_parser!(u8).range(3..=32))]
    players: Option<u8>,
    /// A plan for a class instead of a lesson: `weeks` for the twelve weeks, the name or number of a period, or `all`
    #[arg(long, value_name = "PLAN", conflicts_with_all = ["lesson", "per_page"])]
    plan: Option<String>,
    /// Write to this file: `.pdf` holds all pages, `.svg` and `.png` one page each
    #[arg(long, value_name = "FILE")]
    to: PathBuf,
    /// Speak this language, such as `de`
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<String>,
    #[command(flatten)]
    paper: PaperArguments,
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

/// How moves are answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum MovesArgument {
    /// As arrows on the board
    Drawn,
    /// As chess players write them
    Written,
}

#[cfg(feature = "export")]
impl MovesArgument {
    pub(super) const fn moves(self) -> crate::export::Moves {
        match self {
            Self::Drawn => crate::export::Moves::Drawn,
            Self::Written => crate::export::Moves::Written,
        }
    }
}

/// What is cut out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Cutout {
    /// Two armies and the board of 64 squares
    Classic,
    /// Four armies and the cross of the family game
    Cross,
}

/// What is filled in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Form {
    /// Who plays whom until one is left
    Bracket,
    /// What to agree on where nobody is the arbiter
    Umpire,
    /// 50 moves of a game, with names and result
    ScoreSheet,
    /// Eight results on a page, to cut apart
    ResultSlips,
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
    use crate::cli::paper::no_paper;
    use crate::cli::position::spoken;

    no_paper(&spoken(None))
}

#[cfg(feature = "export")]
mod on_paper {
    use std::path::PathBuf;
    use std::process::ExitCode;

    use crate::cli::export::{Arguments, Cutout, Form, MovesArgument, Wall};
    use crate::cli::files::NamedLesson;
    use crate::cli::language::speaking;
    use crate::cli::paper::{PaperFile, unprintable};
    use crate::cli::position::{refuse, tell};
    use crate::cli::trouble::Trouble;
    use crate::diagnostic::say;
    use crate::export::certificate::{Certificate, LONGEST_NAME, certificate};
    use crate::export::event::{Event, event};
    use crate::export::plan;
    use crate::export::poster::{Poster, poster};
    use crate::export::set::{Playset, set};
    use crate::export::{Handout, Moves, Paper, Photo, Photos, Sheet, Unprintable, several};
    use crate::lesson;
    use crate::library::{Entry, Library, Shipped, plans};
    use crate::locale::{Locale, is_spoken};

    /// What prints the twelve weeks, and what prints them with every plan.
    const WEEKS: &str = "weeks";
    const ALL: &str = "all";

    pub(super) fn export(arguments: &Arguments, folders: &[PathBuf]) -> Result<ExitCode, ExitCode> {
        let locale = speaking(arguments.lang.as_deref())?;
        let to = arguments.to.as_path();
        let Some(kind) = PaperFile::of(to) else {
            let message = say!("command-paper", file = to.display().to_string());
            return Err(refuse(&Trouble::new(message), &locale));
        };
        let sheet = drawn(arguments, folders, &locale)?;
        arguments.paper.write(&sheet, kind, to, &locale)?;
        Ok(ExitCode::SUCCESS)
    }

    /// The pages that are asked for.
    fn drawn(
        arguments: &Arguments,
        folders: &[PathBuf],
        locale: &Locale,
    ) -> Result<Sheet, ExitCode> {
        let paper = arguments.paper.layout(None).paper;
        let sheet = if let Some(wall) = arguments.poster {
            let which = match wall {
                Wall::Castling => Poster::Castling,
                Wall::Check => Poster::Check,
                Wall::Endings => Poster::Endings,
            };
            poster(which, locale, paper)
        } else if let Some(shelf) = &arguments.certificate {
            let name = learner(arguments.name.as_deref(), locale)?;
            certificate(&earned(shelf, name, folders, locale)?, locale, paper)
        } else if let Some(cutout) = arguments.set {
            let which = match cutout {
                Cutout::Classic => Playset::Classic,
                Cutout::Cross => Playset::Cross,
            };
            set(which, locale, paper)
        } else if let Some(form) = arguments.event {
            event(filled_in(form, arguments.players, locale)?, locale, paper)
        } else if let Some(name) = &arguments.plan {
            planned(name, locale, paper)?
        } else {
            return worksheet(arguments, folders, locale);
        };
        sheet.map_err(|found| unprintable(&found, locale))
    }

    /// The weeks, a period, or everything.
    fn planned(
        name: &str,
        locale: &Locale,
        paper: Paper,
    ) -> Result<Result<Sheet, Unprintable>, ExitCode> {
        let weeks = || plan::weeks(&plans::periods(), &plans::later(), locale, paper);
        Ok(match name {
            WEEKS => weeks(),
            ALL => weeks().and_then(|mut weeks| {
                let all = plan::plans(&plans::periods(), locale, paper)?;
                weeks.pages.extend(all.pages);
                Ok(weeks)
            }),
            _ => {
                let found = plans::find(name).ok_or_else(|| {
                    let no_plan = say!("command-no-plan", name = name);
                    let names: Vec<&str> = [WEEKS, ALL].into_iter().chain(plans::ids()).collect();
                    let there_are = say!("command-there-are", list = names.join("`, `"));
                    let both = say!("command-advised", text = no_plan, advice = there_are);
                    refuse(&Trouble::new(both), locale)
                })?;
                plan::plans(&[found], locale, paper)
            }
        })
    }

    /// The paper of a tournament; only a bracket is for so many players.
    fn filled_in(form: Form, players: Option<u8>, locale: &Locale) -> Result<Event, ExitCode> {
        let which = match form {
            Form::Bracket => return Ok(Event::Bracket(players.unwrap_or(8))),
            Form::Umpire => Event::Umpire,
            Form::ScoreSheet => Event::ScoreSheet,
            Form::ResultSlips => Event::ResultSlips,
        };
        match players {
            None => Ok(which),
            Some(_) => Err(refuse(&Trouble::new(say!("command-players")), locale)),
        }
    }

    fn worksheet(
        arguments: &Arguments,
        folders: &[PathBuf],
        locale: &Locale,
    ) -> Result<Sheet, ExitCode> {
        let found = arguments.lesson.iter();
        let found = found.map(|it| NamedLesson::find(it, folders, locale));
        let found: Vec<NamedLesson> = found.collect::<Result<_, _>>()?;
        let own = arguments
            .lang
            .is_none()
            .then(|| spoken_by_all(&found, locale));
        let own = own.flatten().map(|language| Locale::load(&[&language]));
        let locale = own.as_ref().unwrap_or(locale);
        for named in &found {
            mixed(named, locale);
        }
        let prepared: Vec<_> = found
            .iter()
            .map(|it| (it, it.entry.words(locale), photos(&it.entry)))
            .collect();
        let handouts: Vec<Handout<'_>> = prepared
            .iter()
            .map(|(named, words, photos)| {
                let by_course = match named.knows_notation() {
                    true => Moves::Written,
                    false => Moves::Drawn,
                };
                Handout {
                    lesson: &named.entry.lesson,
                    words,
                    photos,
                    moves: arguments.moves.map_or(by_course, MovesArgument::moves),
                }
            })
            .collect();
        let layout = arguments.paper.layout(None);
        several(&handouts, arguments.title.as_deref(), locale, layout)
            .map_err(|found| unprintable(&found, locale))
    }

    /// The language of the program in which all these lessons are written, where that is not the reader's: what the
    /// sheet itself says is in it then, too.
    fn spoken_by_all(found: &[NamedLesson], locale: &Locale) -> Option<String> {
        let mut languages = found.iter().map(|it| it.entry.words(locale).foreign(None));
        let first = languages.next()??;
        let is_one = languages.all(|it| it.as_deref() == Some(first.as_str()));
        Some(first).filter(|it| is_one && is_spoken(it))
    }

    /// Tells that a lesson's words stand among those of another language.
    fn mixed(named: &NamedLesson, locale: &Locale) {
        let Some(language) = named.entry.words(locale).foreign(None) else {
            return;
        };
        let own = locale.language();
        let id = named.entry.lesson.id.as_str();
        tell(
            &say!(
                "command-paper-mixed",
                id = id,
                language = language,
                own = own
            ),
            locale,
        );
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
        let shelf = lesson::shelf_of(shelf.trim());
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
}
