//! The system's own speech program, if there is one.
//!
//! It speaks beside the window: a thread starts it and waits for its end (`reader`). Which programs are known, and
//! what they want to be told, is the table below; the first that is found and can speak a language is used. It is
//! silent at once when the window closes, and when the system tells the program to end.
//!
//! # Decisions
//! * A program and not a library: a library of the system would have to be there to build this one, and on
//!   each system another.
//! * A process for each sentence, whose end is the sentence's end; only PowerShell, which takes a second to begin,
//!   stays and is fed line by line (`fed`).

mod fed;
mod reader;
#[cfg(unix)]
mod sigterm;
mod speaking;

use std::env;
use std::ffi::OsStr;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::mpsc::Sender;

use crate::gui::hearing::speech::{Bell, Mouth, PACE, Speaker, VoiceSystem, primary};
use speaking::{Order, Speaking};

pub(super) const SYSTEM: VoiceSystem = if cfg!(windows) {
    VoiceSystem::Windows
} else if cfg!(target_os = "macos") {
    VoiceSystem::Mac
} else {
    VoiceSystem::Linux
};

/// A speech program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Program {
    /// Speech Dispatcher, on most Linux desktops.
    SpdSay,
    /// eSpeak NG, and eSpeak before it.
    Espeak,
    /// macOS.
    Say,
    /// Windows.
    PowerShell,
}

/// The programs in the order in which they are looked for.
const KNOWN: [(&str, Program); 5] = [
    ("spd-say", Program::SpdSay),
    ("espeak-ng", Program::Espeak),
    ("espeak", Program::Espeak),
    ("say", Program::Say),
    ("powershell.exe", Program::PowerShell),
];

/// The voices of macOS for languages that it may not speak by itself.
const VOICES: [(&str, &str); 5] = [
    ("en", "Samantha"),
    ("de", "Anna"),
    ("es", "Mónica"),
    ("fr", "Thomas"),
    ("ru", "Milena"),
];

/// How many words a minute a voice speaks at its own pace.
const WORDS: u16 = 175;

/// A speech program that was found.
#[derive(Clone, Debug)]
struct Found {
    program: Program,
    file: PathBuf,
}

/// The way to the thread that reads.
#[derive(Debug)]
struct Programs {
    found: Vec<Found>,
    bell: Bell,
    speaking: Speaking,
    /// Begins with the first sentence; it ends when this is dropped.
    orders: Option<Sender<Order>>,
    /// Listens for the end from the first sentence on.
    #[cfg(unix)]
    watch: Option<sigterm::SigtermWatch>,
}

/// Looks for a speech program where the system looks for programs.
pub(super) fn open(bell: Bell) -> Option<Box<dyn Mouth>> {
    Programs::of(&env::var_os("PATH")?, bell)
}

/// A program of this name in a list of folders.
pub(in crate::gui::hearing) fn program_in(path: &OsStr, name: &str) -> Option<PathBuf> {
    let mut files = env::split_paths(path).map(|folder| folder.join(name));
    files.find(|file| file.is_file())
}

impl Speaker {
    /// Looks for a speech program in a list of folders.
    #[must_use]
    pub fn find_in(path: &OsStr) -> Self {
        Self::with_bell(|bell| Programs::of(path, bell))
    }
}

impl Programs {
    fn of(path: &OsStr, bell: Bell) -> Option<Box<dyn Mouth>> {
        let found = KNOWN.iter().filter_map(|(name, program)| {
            let file = program_in(path, name)?;
            let program = *program;
            Some(Found { program, file })
        });
        let programs = Self {
            found: found.collect(),
            bell,
            speaking: Speaking::default(),
            orders: None,
            #[cfg(unix)]
            watch: None,
        };
        (!programs.found.is_empty()).then(|| Box::new(programs) as Box<dyn Mouth>)
    }
}

impl Mouth for Programs {
    fn begin(&mut self, language: &str, sentence: &str) {
        #[cfg(unix)]
        if self.watch.is_none() {
            self.watch = sigterm::SigtermWatch::begin(&self.speaking);
        }
        if self.orders.is_none() {
            let (found, speaking) = (self.found.clone(), self.speaking.clone());
            self.orders = reader::begin(found, speaking, self.bell.clone());
        }
        let order = Order {
            turn: self.speaking.begin(),
            language: primary(language),
            sentence: sentence.to_owned(),
        };
        let is_taken = (self.orders.as_ref()).is_some_and(|orders| orders.send(order).is_ok());
        if !is_taken {
            // There is no thread: nobody will ever say it.
            self.speaking.hush();
        }
    }

    fn is_over(&mut self) -> bool {
        self.speaking.is_over()
    }

    fn hush(&mut self) {
        self.speaking.hush();
    }

    fn lacks(&self, language: &str) -> bool {
        self.speaking.lacks(&primary(language))
    }
}

impl Drop for Programs {
    fn drop(&mut self) {
        self.speaking.end();
    }
}

/// What makes a program say a sentence in a language; `None` for the one that is fed.
fn command(found: &Found, language: &str, sentence: &str) -> Option<Command> {
    let mut command = Command::new(&found.file);
    let words = (u32::from(WORDS) * u32::from(PACE) / 100).to_string();
    match found.program {
        Program::SpdSay => {
            // From -100 to 100; its slowest is less than half of its own pace.
            let slower = (i32::from(PACE) - 100) * 2;
            let pace = slower.to_string();
            command.args(["-w", "-r", &pace, "-l", language, "--", sentence])
        }
        Program::Espeak => command.args(["-s", &words, "-v", language, "--", sentence]),
        Program::Say => {
            let voice = VOICES.iter().find(|(spoken, _)| *spoken == language);
            if let Some((_, voice)) = voice {
                command.args(["-v", voice]);
            }
            command.args(["-r", &words, "--", sentence])
        }
        Program::PowerShell => return None,
    };
    command.stdin(Stdio::null());
    quiet(&mut command);
    Some(command)
}

/// Nothing of what a program says is of use to anybody, and it shows no window.
fn quiet(command: &mut Command) {
    command.stdout(Stdio::null()).stderr(Stdio::null());
    #[cfg(windows)]
    {
        use std::os::windows::process::CommandExt as _;
        /// `CREATE_NO_WINDOW` of Windows.
        const NO_WINDOW: u32 = 0x0800_0000;
        command.creation_flags(NO_WINDOW);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(program: Program, language: &str, expected: &[&str]) {
        let file = PathBuf::from("voice");
        let command = command(&Found { program, file }, language, "Hello!").unwrap();
        assert_eq!(command.get_args().collect::<Vec<_>>(), expected);
    }

    #[test]
    fn each_program_is_told_in_its_own_words_and_slowly() {
        let dispatcher = ["-w", "-r", "-30", "-l", "de", "--", "Hello!"];
        check(Program::SpdSay, "de", &dispatcher);
        let espeak = ["-s", "148", "-v", "en", "--", "Hello!"];
        check(Program::Espeak, "en", &espeak);
        let say = ["-v", "Anna", "-r", "148", "--", "Hello!"];
        check(Program::Say, "de", &say);
        check(Program::Say, "pl", &["-r", "148", "--", "Hello!"]);
    }

    #[test]
    fn where_there_is_no_program_there_is_no_voice() {
        let speaker = Speaker::find_in(OsStr::new("/nowhere"));
        assert!(!speaker.is_there());
        assert_eq!(speaker.missing("en"), Some(SYSTEM));
    }
}
