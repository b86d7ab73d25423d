//! A data folder for one test, and what a learner does in it.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use squarewise::progress::StepResult;
use squarewise::progress::learner::Learner;
use squarewise::storage::{Day, Folders, Notice};

/// A folder of its own for one test, gone afterwards.
pub(crate) struct Home {
    pub(crate) path: PathBuf,
}

/// A list with one learner, as the first format had it.
const OWL: &str = "format = 1\nlast = \"owl\"\n\n[[profile]]\nid = \"owl\"\nname = \"\"\navatar = \"owl\"\ncolour = \"\"\n";

impl Home {
    /// A folder in which the learner `owl` is listed and has done nothing.
    pub(crate) fn new() -> Self {
        let home = Self::empty();
        home.write("profiles.toml", OWL.as_bytes());
        home
    }

    /// A folder in which nobody has learned yet.
    pub(crate) fn empty() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("squarewise-storage-{}-{number}", std::process::id());
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&path);
        Self { path }
    }

    pub(crate) fn folders(&self) -> Folders {
        Folders::within(&self.path)
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.path.join(name)
    }

    pub(crate) fn progress(&self) -> PathBuf {
        self.file("profiles/owl/progress.toml")
    }

    pub(crate) fn write(&self, name: &str, text: &[u8]) {
        let path = self.file(name);
        assert!(fs::create_dir_all(path.parent().unwrap_or(&path)).is_ok());
        assert!(fs::write(path, text).is_ok());
    }

    pub(crate) fn open(&self) -> (Learner, Vec<Notice>) {
        Learner::open(&self.folders(), today())
    }

    /// All files below, by their names.
    pub(crate) fn names(&self, below: &str) -> Vec<String> {
        let entries = fs::read_dir(self.file(below)).unwrap();
        let names = entries.map(|it| it.unwrap().file_name().into_string().unwrap());
        let mut names: Vec<String> = names.collect();
        names.sort();
        names
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.path);
    }
}

pub(crate) fn today() -> Day {
    Day::from_unix_days(20_777)
}

pub(crate) fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_default()
}

/// The learner solves a step of a lesson with two steps, `one` and `two`.
pub(crate) fn solve(learner: &mut Learner, step: &str) {
    let result = StepResult {
        moves: 3,
        tries: 1,
        hints: 0,
        par: Some(3),
    };
    learner
        .progress
        .record("rook", ["one", "two"], step, &result, today());
}

/// Whether the learner still has the stars of a step.
pub(crate) fn has(learner: &Learner, step: &str) -> bool {
    learner.progress.step_stars("rook", step) == 3
}
