//! Opening the window, or one kind sentence that says why not.

use std::cell::LazyCell;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;

#[cfg(not(feature = "gui"))]
use crate::cli::telling;
use crate::cli::telling::{tell, tell_refusal};
use crate::locale::{Locale, Phrase, system_languages};

/// How the window opens.
#[derive(Debug, Args)]
pub struct Arguments {
    /// Open this lesson at once
    #[arg(long, value_name = "ID")]
    lesson: Option<String>,
    /// Speak this language, such as `de`
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<String>,
    /// Keep progress and settings in this folder
    #[arg(long, value_name = "DIR", conflicts_with = "portable")]
    data: Option<PathBuf>,
    /// Keep progress and settings in a folder beside the program
    #[arg(long)]
    portable: bool,
    /// Offer two made-up languages for testing: a longer one, and one from right to left
    #[arg(long)]
    pseudo: bool,
    /// Write to standard error how long the first picture took, what each one costs, and where the board is
    #[arg(long)]
    trace: bool,
    /// When the program started.
    #[cfg(feature = "gui")]
    #[arg(skip = std::time::Instant::now())]
    started: std::time::Instant,
}

/// The words for what is said before the window opens, read when something is.
type Spoken = LazyCell<Locale, Box<dyn FnOnce() -> Locale>>;

/// Why the window stays closed, and the exit code.
type Refusal = (Phrase, u8);

/// Opens the window with the shipped lessons and those of `folders`.
#[must_use]
pub fn run(arguments: Arguments, folders: Vec<PathBuf>) -> ExitCode {
    let languages = languages(arguments.lang.as_deref());
    // The window has words of its own: these are for what is said in its place.
    let locale: Spoken = LazyCell::new(Box::new(move || Locale::load(&languages)));
    for folder in folders.iter().filter(|folder| !folder.exists()) {
        let folder = folder.display().to_string();
        tell(&locale.say_plain(&Phrase::CliNoFolder { folder }));
    }
    match open(arguments, folders, &locale) {
        Ok(()) => ExitCode::SUCCESS,
        Err((phrase, code)) => {
            let sentence = locale.say_plain(&phrase);
            match phrase {
                // Without a display there is no place for a box.
                Phrase::CliNoDisplay { .. } | Phrase::CliNoAnswer { .. } => tell(&sentence),
                _ => tell_refusal(&sentence),
            }
            ExitCode::from(code)
        }
    }
}

/// The language asked for, then those of the system.
fn languages(asked: Option<&str>) -> Vec<String> {
    asked
        .map(str::to_owned)
        .into_iter()
        .chain(system_languages())
        .collect()
}

#[cfg(not(feature = "gui"))]
fn open(_: Arguments, _: Vec<PathBuf>, _: &Spoken) -> Result<(), Refusal> {
    let refusal = match telling::sibling() {
        Some(program) => Phrase::CliWindowApart {
            file: program.display().to_string(),
        },
        None => Phrase::CliNoGui,
    };
    Err((refusal, 1))
}

#[cfg(feature = "gui")]
mod cause;

#[cfg(feature = "gui")]
use with_window::open;

#[cfg(feature = "gui")]
mod with_window {
    use std::panic::{self, AssertUnwindSafe};
    use std::path::{Path, PathBuf};
    use std::sync::{Arc, Mutex, PoisonError};
    use std::time::Duration;

    use crate::cli::telling::{tell, write};
    use crate::cli::window::cause::refusal;
    use crate::cli::window::{Arguments, Refusal, Spoken};
    use crate::gui::app::crash;
    use crate::gui::app::lessons::no_lesson;
    use crate::gui::app::trace::Trace;
    use crate::gui::{self, Launch};
    use crate::library::Library;
    use crate::locale::Phrase;
    use crate::storage::{FolderChoice, Folders};

    /// Opens the window; the error is a sentence and the exit code.
    pub(super) fn open(
        arguments: Arguments,
        folders: Vec<PathBuf>,
        locale: &Spoken,
    ) -> Result<(), Refusal> {
        if let Some(missing) = missing_display() {
            return Err((Phrase::CliNoDisplay { missing }, 1));
        }
        if let Some(language) = unspoken(arguments.lang.as_deref(), locale) {
            tell(&locale.say_plain(&language));
        }
        let place = match arguments.data {
            Some(folder) => FolderChoice::Folder(folder),
            None if arguments.portable || is_portable_copy() => FolderChoice::Portable,
            None => FolderChoice::System,
        };
        let watched = folders.clone();
        let folders = with_own(folders, &place);
        let library = Library::shipped();
        let unknown = |id: &&str| folders.is_empty() && library.find(id).is_none();
        if let Some(id) = arguments.lesson.as_deref().filter(unknown) {
            return Err((no_lesson(&library, id), 2));
        }
        if let Some(unkept) = unkept(&place) {
            write(&locale.say_plain(&unkept));
        }
        let trace = if arguments.trace {
            Trace::since(arguments.started, processor_time)
        } else {
            Trace::default()
        };
        let start = Launch {
            library,
            folders,
            watched,
            has_one_window: false,
            pseudo: arguments.pseudo,
            lesson: arguments.lesson,
            language: arguments.lang,
            place,
            trace,
            seed: None,
        };
        run(start)
    }

    /// What to say if nothing can be kept in a place. The window says it on every screen, but not which folder it is.
    fn unkept(place: &FolderChoice) -> Option<Phrase> {
        let Some(folders) = Folders::find(place) else {
            return Some(Phrase::NoticeNoFolder);
        };
        let folder = folders.data_folder().display().to_string();
        (folders.refusal().is_some()).then_some(Phrase::CliKeptNowhere { folder })
    }

    /// Whether the folder of a portable copy lies beside the program already, as it does in the zip for
    /// Windows: who starts that by a double click can give no flags.
    fn is_portable_copy() -> bool {
        let kept = Folders::find(&FolderChoice::Portable).map(|it| it.settings_file());
        let folder = kept.as_deref().and_then(Path::parent);
        cfg!(windows) && folder.is_some_and(Path::is_dir)
    }

    /// The folders asked for, then the one where a user's own lessons lie, if there is one.
    fn with_own(mut folders: Vec<PathBuf>, place: &FolderChoice) -> Vec<PathBuf> {
        let own = Folders::find(place).map(|found| found.lessons_folder());
        folders.extend(own.filter(|folder| folder.is_dir()));
        folders
    }

    /// What to say if the language asked for is not among those the program speaks.
    fn unspoken(asked: Option<&str>, locale: &Spoken) -> Option<Phrase> {
        let primary = |tag: &str| tag.split(['-', '_']).next().map(str::to_ascii_lowercase);
        let asked = asked?;
        let is_spoken = primary(asked) == primary(&locale.language());
        (!is_spoken).then(|| Phrase::CliNoLanguage {
            language: asked.to_owned(),
        })
    }

    /// What a window needs and this system does not offer, as the name of the setting.
    fn missing_display() -> Option<String> {
        let is_set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        let needs = cfg!(all(unix, not(target_os = "macos")));
        let has = is_set("DISPLAY") || is_set("WAYLAND_DISPLAY") || is_set("WAYLAND_SOCKET");
        (needs && !has).then(|| "DISPLAY".to_owned())
    }

    /// The processor time of this thread, where the system tells it.
    #[cfg(target_os = "linux")]
    fn processor_time() -> Option<Duration> {
        use rustix::time::{ClockId, clock_gettime};

        Duration::try_from(clock_gettime(ClockId::ThreadCPUTime)).ok()
    }

    #[cfg(not(target_os = "linux"))]
    fn processor_time() -> Option<Duration> {
        None
    }

    /// Runs the window. The window library panics where no display answers; what it says then
    /// becomes the cause.
    fn run(start: Launch) -> Result<(), Refusal> {
        let said = Arc::new(Mutex::new(String::new()));
        let heard = Arc::clone(&said);
        let left = Arc::new(Mutex::new(None));
        let report = Arc::clone(&left);
        let place = start.place.clone();
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            let mut heard = heard.lock().unwrap_or_else(PoisonError::into_inner);
            let payload = info.payload();
            let words = payload.downcast_ref::<String>().map(String::as_str);
            let words = words.or_else(|| payload.downcast_ref::<&str>().copied());
            *heard = words.unwrap_or_default().replace('\n', " ");
            let mut report = report.lock().unwrap_or_else(PoisonError::into_inner);
            *report = crash::leave(&place, info).or(report.take());
        }));
        let ended = panic::catch_unwind(AssertUnwindSafe(|| gui::run(start)));
        panic::set_hook(before);
        let cause = match ended {
            Ok(Ok(())) => return Ok(()),
            Ok(Err(error)) => error.to_string(),
            Err(_) => {
                if let Some(report) = left.lock().unwrap_or_else(PoisonError::into_inner).take() {
                    let report = report.display().to_string();
                    return Err((Phrase::CliBrokeDown { report }, 1));
                }
                said.lock().unwrap_or_else(PoisonError::into_inner).clone()
            }
        };
        Err((refusal(&cause), 1))
    }
}
