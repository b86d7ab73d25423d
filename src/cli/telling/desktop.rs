//! A sentence in a box of the desktop, on Linux: by a program that is there for it.

use std::io::{self, IsTerminal as _};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

/// The title of the box.
const TITLE: &str = "Squarewise";

/// What shows a box or, last, a notification, and its arguments before the sentence.
const PROGRAMS: [(&str, &[&str]); 4] = [
    (
        "zenity",
        &["--error", "--no-markup", "--title", TITLE, "--text"],
    ),
    ("kdialog", &["--title", TITLE, "--error"]),
    ("xmessage", &["-center", "-title", TITLE]),
    ("notify-send", &["--app-name", TITLE, TITLE]),
];

/// How often a program is asked whether it has failed, and how long it is waited for in between: quicker than
/// anybody presses OK.
const LOOKS: u32 = 10;
const BETWEEN: Duration = Duration::from_millis(50);

/// Whether anything that is written or read here goes to a terminal.
pub(super) fn has_terminal() -> bool {
    io::stdin().is_terminal() || io::stdout().is_terminal() || io::stderr().is_terminal()
}

/// Shows a sentence by the first program that can. The box stays when this program has ended.
pub(super) fn show(sentence: &str) {
    let _shown = PROGRAMS
        .iter()
        .any(|(program, arguments)| shows(program, arguments, sentence));
}

/// Whether a program is there and does not fail at once, as it does without a library of its own.
fn shows(program: &str, arguments: &[&str], sentence: &str) -> bool {
    let mut command = Command::new(program);
    command.args(arguments).arg(sentence);
    command.stdin(Stdio::null());
    command.stdout(Stdio::null()).stderr(Stdio::null());
    let Ok(mut child) = command.spawn() else {
        return false;
    };
    for _ in 0..LOOKS {
        match child.try_wait() {
            Ok(Some(status)) => return status.success(),
            Ok(None) => thread::sleep(BETWEEN),
            Err(_) => return false,
        }
    }
    true
}
