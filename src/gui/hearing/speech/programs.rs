//! The system's own speech program, if there is one, is started with a sentence.
//!
//! The program speaks beside the window. Which programs are known, and what they want to be told, is
//! the table below; the first that is found at start is used. It is silent at once when the window
//! closes, and when the system tells the program to end.
//!
//! # Decisions
//! * A program and not a library: a library of the system would have to be there to build this one, and on
//!   each system another.

#[cfg(unix)]
mod sigterm;

use std::env;
use std::ffi::OsStr;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError};

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

/// What PowerShell is told; the sentence comes through its input.
const SCRIPT: &str = "[Console]::InputEncoding = [Text.Encoding]::UTF8; \
    Add-Type -AssemblyName System.Speech; \
    $voice = New-Object System.Speech.Synthesis.SpeechSynthesizer; \
    try { $voice.SelectVoiceByHints('NotSet', 'NotSet', 0, [cultureinfo]'LANGUAGE') } catch {}; \
    $voice.Speak([Console]::In.ReadToEnd())";

/// The voice of the program.
#[derive(Debug, Default)]
pub struct Speaker {
    found: Option<(Program, PathBuf)>,
    speaking: Speaking,
    /// Listens for the end from the first sentence on.
    #[cfg(unix)]
    watch: Option<sigterm::SigtermWatch>,
}

/// The speech program that runs now.
#[derive(Clone, Debug, Default)]
struct Speaking(Arc<Mutex<Option<Child>>>);

impl Speaking {
    fn begin(&self, child: Child) {
        let mut speaking = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        *speaking = Some(child);
    }

    fn stop(&self) {
        let mut speaking = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(mut child) = speaking.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

impl Speaker {
    /// Looks for a speech program where the system looks for programs.
    #[must_use]
    pub fn find() -> Self {
        env::var_os("PATH").map_or_else(Self::default, |path| Self::find_in(&path))
    }

    /// Looks for a speech program in a list of folders.
    #[must_use]
    pub fn find_in(path: &OsStr) -> Self {
        let folders: Vec<PathBuf> = env::split_paths(path).collect();
        let found = KNOWN.iter().find_map(|(name, program)| {
            let files = folders.iter().map(|folder| folder.join(name));
            let mut files = files.filter(|file| file.is_file());
            Some((*program, files.next()?))
        });
        Self {
            found,
            speaking: Speaking::default(),
            #[cfg(unix)]
            watch: None,
        }
    }

    /// Whether anything can be read aloud.
    #[must_use]
    pub const fn is_there(&self) -> bool {
        self.found.is_some()
    }

    /// Reads a sentence aloud; the one before stops.
    pub fn say(&mut self, language: &str, sentence: &str) {
        self.stop();
        let Some((program, file)) = &self.found else {
            return;
        };
        #[cfg(unix)]
        if self.watch.is_none() {
            self.watch = sigterm::SigtermWatch::begin(&self.speaking);
        }
        let mut command = Command::new(file);
        tell(&mut command, *program, language, sentence);
        #[cfg(windows)]
        without_terminal(&mut command);
        let quiet = command.stdout(Stdio::null()).stderr(Stdio::null());
        let Ok(mut child) = quiet.spawn() else {
            return;
        };
        if let Some(mut input) = child.stdin.take() {
            let _ = input.write_all(sentence.as_bytes());
        }
        self.speaking.begin(child);
    }

    /// Stops reading.
    pub fn stop(&mut self) {
        self.speaking.stop();
    }
}

impl Drop for Speaker {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Without it a black window would come up behind each sentence, since ours has no terminal to share.
#[cfg(windows)]
fn without_terminal(command: &mut Command) {
    use std::os::windows::process::CommandExt as _;
    /// `CREATE_NO_WINDOW` of Windows.
    const NO_WINDOW: u32 = 0x0800_0000;
    command.creation_flags(NO_WINDOW);
}

/// Tells a program what to say and in which language.
fn tell(command: &mut Command, program: Program, language: &str, sentence: &str) {
    let primary = language.split('-').next().unwrap_or(language);
    match program {
        // The dispatcher speaks on by itself, so it is asked to stop first.
        Program::SpdSay => command.args(["-C", "-l", primary, "--", sentence]),
        Program::Espeak => command.args(["-v", primary, "--", sentence]),
        Program::Say => {
            let voice = VOICES.iter().find(|(spoken, _)| *spoken == primary);
            if let Some((_, voice)) = voice {
                command.args(["-v", voice]);
            }
            command.args(["--", sentence])
        }
        Program::PowerShell => {
            let script = SCRIPT.replace("LANGUAGE", primary);
            command.args(["-NoProfile", "-Command", &script])
        }
    };
    command.stdin(match program {
        Program::PowerShell => Stdio::piped(),
        _ => Stdio::null(),
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(program: Program, language: &str, expected: &[&str]) {
        let mut command = Command::new("voice");
        tell(&mut command, program, language, "Hello!");
        assert_eq!(command.get_args().collect::<Vec<_>>(), expected);
    }

    #[test]
    fn each_program_is_told_in_its_own_words() {
        check(Program::SpdSay, "de", &["-C", "-l", "de", "--", "Hello!"]);
        check(Program::Espeak, "en-GB", &["-v", "en", "--", "Hello!"]);
        check(Program::Say, "de", &["-v", "Anna", "--", "Hello!"]);
        check(Program::Say, "pl", &["--", "Hello!"]);
    }

    #[test]
    fn where_there_is_no_voice_nothing_happens() {
        let mut speaker = Speaker::find_in(OsStr::new("/nowhere"));
        assert!(!speaker.is_there());
        speaker.say("en", "Hello!");
        assert!(speaker.speaking.0.lock().unwrap().is_none());
    }
}
