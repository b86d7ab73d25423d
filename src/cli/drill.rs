//! `squarewise drill`: exercises for a skill, made and proved, as a lesson or on paper; alone, every skill in one line.
//!
//! The same skill, level and seed give the same exercises, and the same file byte for byte. Without a seed they are new each
//! time; the lesson and the answer sheet say by which name they are made again.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;

use crate::cli::export::MovesArgument;
use crate::cli::files::write_all;
use crate::cli::language::speaking;
use crate::cli::paper::{PaperArguments, PaperFile, ending};
use crate::cli::position::{print, refuse, remark};
use crate::cli::trouble::Trouble;
use crate::cli::{new, skills};
use crate::diagnostic::{Message, closest, did_you_mean, say};
use crate::locale::Locale;
use crate::practice::{Exercise, Medium, Name, NameError, SKILLS, Series, Skill, lesson_file};
use crate::storage::chance;

/// Which exercises, and where they go.
#[derive(Debug, Args)]
pub struct Arguments {
    /// What is practised, such as `mate-in-1`, or the name of an exercise, such as `p1-mate-in-1-3-8f2c`, to begin there;
    /// without it, every skill in one line
    #[arg(value_name = "SKILL")]
    skill: Option<String>,
    /// How hard they are; 1 is the easiest, and what is made without it
    #[arg(long, value_name = "NUMBER", requires = "skill")]
    level: Option<u8>,
    /// How many there are, from 1 to 100
    #[arg(long, value_name = "NUMBER", requires = "skill", default_value_t = 12, value_parser = clap::value_parser!(u8).range(1..=100))]
    count: u8,
    /// Any word or number: the same one gives the same exercises; without it they are new each time
    #[arg(long, value_name = "WORD", requires = "skill")]
    seed: Option<String>,
    /// Write to this file: `.toml` is a lesson, `.pdf`, `.svg` and `.png` are a sheet with 12 boards a page; without it, or
    /// with `-`, the lesson goes to standard output
    #[arg(long, value_name = "FILE", requires = "skill")]
    to: Option<PathBuf>,
    /// Speak this language, such as `de`
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<String>,
    /// How moves are answered on a sheet; without it, drawn but where it is about writing them
    #[arg(long, value_enum, value_name = "HOW", requires = "to")]
    moves: Option<MovesArgument>,
    #[command(flatten)]
    paper: PaperArguments,
    /// List the skills as one JSON object
    #[arg(long, conflicts_with = "skill")]
    json: bool,
}

/// How many boards a page of a sheet has, if nothing is said.
#[cfg(feature = "export")]
const PER_PAGE: u8 = 12;

/// Runs the command.
#[must_use]
pub fn run(arguments: &Arguments) -> ExitCode {
    match &arguments.skill {
        Some(skill) => made(skill, arguments).unwrap_or_else(|code| code),
        None => skills::listed(arguments.lang.as_deref(), arguments.json),
    }
}

/// Makes the exercises and puts them where they belong.
fn made(skill: &str, arguments: &Arguments) -> Result<ExitCode, ExitCode> {
    let locale = speaking(arguments.lang.as_deref())?;
    let refused = |message: Message| refuse(&Trouble::new(message), &locale);
    let first = first(skill, arguments).map_err(refused)?;
    let to = arguments.to.as_deref().filter(|to| *to != Path::new("-"));
    let target = target(to).map_err(refused)?;
    let wanted = usize::from(arguments.count);
    let exercises: Vec<Exercise> = Series::from(first).take(wanted).collect();
    if exercises.len() < wanted {
        let few = say!(
            "command-few-exercises",
            skill = first.skill.name,
            level = usize::from(first.level),
            n = exercises.len(),
            count = wanted
        );
        remark(&few, &locale);
    }
    let file = |id: &str, medium| lesson_file(id, first, &exercises, medium, &locale);
    match target {
        Target::Output => Ok(print(file(&first.to_string(), Medium::Screen).as_bytes())),
        Target::Lesson(path) => {
            let id = path.file_stem().unwrap_or_default().to_string_lossy();
            let text = file(&id, Medium::Screen);
            new::check(&id, &text, &locale)?;
            let files = vec![(path.to_path_buf(), text.into_bytes())];
            write_all(&files, arguments.paper.force, &locale)?;
            Ok(ExitCode::SUCCESS)
        }
        Target::Paper(path, kind) => {
            let name = first.to_string();
            let text = file(&name, Medium::Paper);
            printed(&name, &text, (path, kind), arguments, &locale)
        }
    }
}

/// Where the exercises go.
enum Target<'a> {
    Output,
    Lesson(&'a Path),
    Paper(&'a Path, PaperFile),
}

/// What a file's ending asks for; nothing is standard output.
fn target(to: Option<&Path>) -> Result<Target<'_>, Message> {
    let Some(path) = to else {
        return Ok(Target::Output);
    };
    match PaperFile::of(path) {
        Some(kind) => Ok(Target::Paper(path, kind)),
        None if ending(path).is_some_and(|it| it == "toml") => Ok(Target::Lesson(path)),
        None => Err(say!(
            "command-drill-file",
            file = path.display().to_string()
        )),
    }
}

/// Prints the lesson.
#[cfg(feature = "export")]
fn printed(
    name: &str,
    text: &str,
    (path, kind): (&Path, PaperFile),
    arguments: &Arguments,
    locale: &Locale,
) -> Result<ExitCode, ExitCode> {
    use crate::cli::paper::unprintable;
    use crate::diagnostic::Source;
    use crate::export::{Handout, Moves, Photos, several};
    use crate::lesson::read;
    use crate::locale::LessonWords;

    let (lesson, _) = read(&Source::new(format!("{name}.toml"), text));
    let Some(lesson) = lesson else {
        // What the reader has to say is said as of any new lesson.
        new::check(name, text, locale)?;
        return Ok(ExitCode::FAILURE);
    };
    let words = LessonWords::load(locale, &lesson.id, &lesson.words, &[]);
    let layout = arguments.paper.layout(Some(PER_PAGE));
    let by_need = Moves::of(&lesson);
    let handout = Handout {
        lesson: &lesson,
        words: &words,
        photos: &Photos::new(),
        moves: arguments.moves.map_or(by_need, MovesArgument::moves),
    };
    let sheet = several(&[handout], None, locale, layout);
    let sheet = sheet.map_err(|found| unprintable(&found, locale))?;
    arguments.paper.write(&sheet, kind, path, locale)?;
    Ok(ExitCode::SUCCESS)
}

/// Says that this program cannot print.
#[cfg(not(feature = "export"))]
fn printed(
    _: &str,
    _: &str,
    _: (&Path, PaperFile),
    _: &Arguments,
    locale: &Locale,
) -> Result<ExitCode, ExitCode> {
    Err(crate::cli::paper::no_paper(locale))
}

/// The exercise that comes first.
fn first(skill: &str, arguments: &Arguments) -> Result<Name, Message> {
    if is_name(skill) {
        let name = Name::parse(skill).map_err(|why| no_name(skill, why))?;
        if arguments.level.is_some() || arguments.seed.is_some() {
            return Err(say!("command-name-says-all", name = skill));
        }
        return Ok(name);
    }
    let skill = Skill::named(skill).ok_or_else(|| no_skill(skill))?;
    let level = arguments.level.unwrap_or(1);
    if !skill.has_level(level) {
        return Err(no_level(skill, &level.to_string()));
    }
    let seed = match &arguments.seed {
        Some(word) => Name::seed_of(word),
        None => Name::seed_of(&chance::fresh_id().map_err(|it| Message::verbatim(it.to_string()))?),
    };
    let seed = seed.ok_or_else(|| say!("command-blank-seed"))?;
    Ok(Name { skill, level, seed })
}

/// Whether a text is meant as the name of an exercise, of whatever version: `p1-`, `p2-`.
fn is_name(text: &str) -> bool {
    let rest = text.strip_prefix('p').and_then(|it| it.split_once('-'));
    rest.is_some_and(|(version, _)| {
        !version.is_empty() && version.bytes().all(|it| it.is_ascii_digit())
    })
}

/// Why a text is no name of an exercise, and what could be done.
fn no_name(text: &str, why: NameError) -> Message {
    let mut parts = text.rsplitn(3, '-');
    let (seed, level) = (parts.next(), parts.next());
    let skill = parts.next().and_then(|it| it.split_once('-'));
    let skill = skill.map_or("", |(_, skill)| skill);
    match (why, Skill::named(skill)) {
        (NameError::Version, _) => say!("command-other-version", name = text),
        (NameError::Level(_), Some(skill)) => no_level(skill, level.unwrap_or_default()),
        (NameError::Seed, Some(_)) => {
            say!("command-no-seed", text = seed.unwrap_or_default())
        }
        (NameError::Skill | NameError::Level(_) | NameError::Seed, _) => no_skill(skill),
    }
}

fn no_skill(name: &str) -> Message {
    let near = closest(name, SKILLS.iter().map(|it| it.name)).map(did_you_mean);
    let advice = near.unwrap_or_else(|| say!("command-list-skills"));
    let message = say!("command-no-skill", name = name);
    say!("command-advised", text = message, advice = advice)
}

fn no_level(skill: &Skill, level: &str) -> Message {
    let most = usize::from(skill.n_levels);
    say!(
        "command-no-level",
        skill = skill.name,
        most = most,
        level = level
    )
}
