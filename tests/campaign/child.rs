//! A second program for a campaign: this very one, started again to play a part and be killed.

use std::env;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::thread;
use std::time::Duration;

use crate::dice::Dice;
use crate::{hostile, kill, together};

/// The longest wait between a line and a kill, in microseconds: longer than any part needs for a line.
const WAIT: usize = 10_000;

const PART: &str = "CAMPAIGN_PART";
const FOLDER: &str = "CAMPAIGN_FOLDER";

/// What every line of a part begins with: the test runner writes lines of its own.
const SIGN: &str = "> ";

/// A program that plays a part.
pub(crate) struct Other {
    process: Child,
    told: BufReader<ChildStdout>,
}

impl Other {
    /// Starts it.
    pub(crate) fn start(part: &str, folder: &Path) -> Self {
        let mut process = Command::new(env::current_exe().unwrap())
            .args([
                "--exact",
                "child::plays_its_part",
                "--ignored",
                "--nocapture",
            ])
            .envs([(PART, part.as_ref()), (FOLDER, folder.as_os_str())])
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .unwrap();
        let told = BufReader::new(process.stdout.take().unwrap());
        Self { process, told }
    }

    /// The next thing it tells; `None` when it has ended.
    pub(crate) fn tells(&mut self) -> Option<String> {
        loop {
            let mut line = String::new();
            if self.told.read_line(&mut line).unwrap() == 0 {
                return None;
            }
            // What a killed program has not told to the end it has not told.
            if let Some(told) = line.strip_prefix(SIGN).filter(|it| it.ends_with('\n')) {
                return Some(told.trim_end().to_owned());
            }
        }
    }

    /// Everything it tells until its end.
    pub(crate) fn tells_to_its_end(mut self) -> Vec<String> {
        let told = std::iter::from_fn(|| self.tells()).collect();
        let ended = self.process.wait().unwrap();
        assert!(ended.success(), "a part broke down: {told:?}");
        told
    }

    /// Kills it somewhere after a number of lines below `n_lines`, at the earliest after the first; returns all lines. Lines
    /// are counted, not time, so that a slow machine kills as late as a fast one.
    pub(crate) fn kill_after(mut self, n_lines: usize, dice: &mut Dice) -> Vec<String> {
        let n_lines = 1 + dice.below(n_lines);
        let mut lines: Vec<String> = std::iter::from_fn(|| self.tells()).take(n_lines).collect();
        let wait = u64::try_from(dice.below(WAIT)).unwrap();
        thread::sleep(Duration::from_micros(wait));
        lines.extend(self.kill());
        lines
    }

    /// Kills it at once, as a power cut would; what it had told is told.
    pub(crate) fn kill(mut self) -> Vec<String> {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
        std::iter::from_fn(|| self.tells()).collect()
    }
}

/// Tells whoever started this program.
pub(crate) fn tell(what: &str) {
    let mut out = std::io::stdout().lock();
    let told = out.write_all(format!("\n{SIGN}{what}\n").as_bytes());
    // Nobody listens any more: then nobody counts on it.
    let _ = told.and_then(|()| out.flush());
}

#[test]
#[ignore = "is started by the campaigns"]
fn plays_its_part() {
    let Ok(part) = env::var(PART) else { return };
    let folder = PathBuf::from(env::var_os(FOLDER).unwrap());
    match part.as_str() {
        "save" => kill::keep_saving(&folder),
        #[cfg(feature = "gui")]
        "game" => crate::games::keep_playing(&folder),
        "write" => together::keep_writing(&folder),
        "add" => together::add_learners(&folder),
        "check" => hostile::check(&folder),
        _ => panic!("no part {part}"),
    }
}
