//! Where people hear what the program says in place of its window: in the terminal, or in a box.
//!
//! # Decisions
//! * Windows decides for each program whether it has a terminal, before it starts. One with a terminal shows
//!   a black window behind the board; one without writes into nothing. So the packages for Windows hold
//!   two (the feature `apart`): `squarewise.exe`, which opens the window, and `squarewise-cli.exe`, which
//!   is the command line and is built without the window. Everywhere else, and on Windows when it is built
//!   from the source as it is, one program is both.
//! * Nothing that is said before the window opens is lost: `squarewise.exe` shows it in a message box of the
//!   system, which screen readers read and Ctrl+C copies. It is always a box, never a guess whether somebody
//!   reads the standard error: who starts programs from programs has `squarewise-cli.exe`.
//! * On Linux the program is started from a menu too, and then a program of the desktop shows why no window opens
//!   (`desktop`). Nothing else is shown so: a script must not wait for a box.
//! * A command that was given to the wrong one of the two is not done halfway; the box says what to write in
//!   a terminal, word for word.

#[cfg(all(target_os = "linux", feature = "gui"))]
mod desktop;

use std::env;
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use crate::diagnostic::render::harmless;
use crate::locale::{Locale, Phrase, system_languages};

/// Whether this program and its command line are two.
const IS_APART: bool = cfg!(all(windows, feature = "apart"));

/// The other of the two programs, which lies beside this one; `None` where one is both.
pub(super) fn sibling() -> Option<PathBuf> {
    let name = match cfg!(feature = "gui") {
        true => "squarewise-cli.exe",
        false => "squarewise.exe",
    };
    let beside = |program: PathBuf| program.with_file_name(name);
    IS_APART.then(|| env::current_exe().map_or(name.into(), beside))
}

/// Says on standard error a sentence that may hold what somebody typed, and in a box where nobody reads that.
pub(super) fn tell(sentence: &str) {
    write(sentence);
    show(&harmless(sentence));
}

/// Says it on standard error alone, for what the window says as well.
pub(super) fn write(sentence: &str) {
    let _ = writeln!(io::stderr(), "{}", harmless(sentence));
}

/// Says why the window stays closed on a display that is there, and on a desktop without a terminal in a box too.
pub(super) fn tell_refusal(sentence: &str) {
    tell(sentence);
    #[cfg(all(target_os = "linux", feature = "gui"))]
    if !desktop::has_terminal() {
        desktop::show(&harmless(sentence));
    }
}

/// Shows a text in a box, if this program has no terminal.
#[cfg(all(windows, feature = "gui"))]
pub(super) fn show(text: &str) {
    if IS_APART {
        let shown = win_msgbox::information::<win_msgbox::Okay>(text);
        let _ = shown.title("Squarewise").show();
    }
}

/// There is a terminal.
#[cfg(not(all(windows, feature = "gui")))]
pub(super) fn show(_: &str) {}

/// What was asked for needs a terminal, and this program has none: says what to write there. `None` if it can
/// be done here.
pub(super) fn only_in_terminal() -> Option<ExitCode> {
    let program = sibling().filter(|_| cfg!(feature = "gui"))?;
    let words = env::args_os().skip(1);
    let words = words.map(|word| word.to_string_lossy().into_owned());
    let line: Vec<String> = std::iter::once(program.display().to_string())
        .chain(words)
        .map(|word| match word.contains(' ') {
            true => format!("\"{word}\""),
            false => word,
        })
        .collect();
    let command = line.join(" ");
    let locale = Locale::load(&system_languages());
    tell(&locale.say_plain(&Phrase::CliInTerminal { command }));
    Some(ExitCode::from(2))
}
