//! What happens if the program breaks down: what was learned is safe, a report is left, and a line
//! says where it lies.
//!
//! Stars and settings are written the moment they change, and once more while the window is taken
//! down. The report names the program, the system and the place in the program's own code. It
//! holds no name, no folder of the user's and nothing that was played. A page leaves no report: it says that it
//! broke down (`page`).

#[cfg(target_family = "wasm")]
pub mod page;

use std::backtrace::Backtrace;
use std::env;
use std::panic::PanicHookInfo;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::storage::{FolderChoice, Folders, write_report};

/// What the report says first.
const HEAD: &str = "Squarewise broke down. Everything learned so far is kept.\n\
    This report helps to repair it. Nothing about you is in it.\n";

/// Whether the window has been seen: what goes wrong before is told in another way.
static IS_SHOWN: AtomicBool = AtomicBool::new(false);

/// The window is drawn.
pub fn shown() {
    let _was_shown = IS_SHOWN.swap(true, Ordering::Relaxed);
    #[cfg(target_family = "wasm")]
    if !_was_shown {
        page::shown();
    }
}

/// Whether the program is breaking down just now.
#[must_use]
pub fn is_now() -> bool {
    std::thread::panicking()
}

/// Leaves a report about a panic, if the window was seen; says where it lies.
#[must_use]
pub fn leave(place: &FolderChoice, info: &PanicHookInfo<'_>) -> Option<PathBuf> {
    if !IS_SHOWN.load(Ordering::Relaxed) {
        return None;
    }
    let at = info
        .location()
        .map_or_else(String::new, ToString::to_string);
    let payload = info.payload();
    let words = payload.downcast_ref::<String>().map(String::as_str);
    let words = words.or_else(|| payload.downcast_ref::<&str>().copied());
    let trace = Backtrace::force_capture().to_string();
    write(place, &report(words.unwrap_or_default(), &at, &trace))
}

/// Writes a report into the folder for data, in place of an older one.
#[must_use]
pub fn write(place: &FolderChoice, report: &str) -> Option<PathBuf> {
    let file = Folders::find(place)?.report_file();
    write_report(&file, report).ok()?;
    Some(file)
}

/// The text of a report.
#[must_use]
pub fn report(words: &str, at: &str, trace: &str) -> String {
    let version = env!("CARGO_PKG_VERSION");
    let system = format!("{} {}", env::consts::OS, env::consts::ARCH);
    let words = without_paths(words);
    let report = format!(
        "{HEAD}\nversion: {version}\nsystem: {system}\nplace: {at}\nmessage: {words}\n\n{trace}\n"
    );
    without_home(&report)
}

/// The words without anything that could be a folder or a file.
fn without_paths(words: &str) -> String {
    let is_path = |word: &str| word.contains(['/', '\\']);
    let words = words.split_whitespace();
    let words = words.map(|word| if is_path(word) { "(path)" } else { word });
    words.collect::<Vec<_>>().join(" ")
}

/// The text without the name of the user's own folder.
fn without_home(text: &str) -> String {
    let homes = ["HOME", "USERPROFILE"]
        .into_iter()
        .filter_map(|name| env::var(name).ok());
    let homes = homes.filter(|home| home.len() > 1);
    homes.fold(text.to_owned(), |text, home| text.replace(&home, "~"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_says_where_but_not_whose() {
        let home = env::var("HOME").unwrap_or_default();
        let words = "no file /home/anna/squares.toml, nor C:\\Anna\\x.toml there";
        let trace = format!("at {home}/build/src/gui.rs:3");
        let report = report(words, "src/gui.rs:7:9", &trace);
        assert!(report.contains("src/gui.rs:7:9"));
        assert!(report.contains(env!("CARGO_PKG_VERSION")));
        assert!(report.contains("no file (path) nor (path) there"));
        assert!(!report.to_lowercase().contains("anna"));
        assert!(home.len() < 2 || !report.contains(&home), "{report}");
    }
}
