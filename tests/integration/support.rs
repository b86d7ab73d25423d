//! What several tests share: reading cases and positions, folders that go with the test.

use std::fs;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, LazyLock};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;
use squarewise::lesson::{Lesson, Step};
use squarewise::library::{Library, Shipped};
use squarewise::practice::Exercise;
use squarewise::rules::{
    Attempt, Cross, Line, Piece, Position, Role, Ruleset, Seat, Setup, Square, Waive,
};
use squarewise::training::Purpose;

pub(crate) use crate::dice::Dice;

/// The course of most tests: lessons they know, however many are shipped.
pub(crate) const COURSE: [&str; 3] = ["rook", "king-danger", "castling-when-not"];

/// The lessons of [`COURSE`], with a rook that stays as it is, whatever becomes of the shipped one.
#[cfg(feature = "gui")]
pub(crate) fn course() -> Library {
    course_with(&[project("tests/fixtures/course")])
}

/// The lessons of [`COURSE`] and those of some folders.
pub(crate) fn course_with(folders: &[PathBuf]) -> Library {
    Library::load(Shipped::only(&COURSE), folders)
}

/// The board of this name once more, which was missed in no run that is kept.
pub(crate) fn again(board: &(impl ToString + ?Sized)) -> Purpose {
    Purpose::Again {
        board: board.to_string(),
        of: None,
    }
}

/// Everything that is shipped, proved once for all tests.
pub(crate) fn whole_course() -> &'static Library {
    static WHOLE: LazyLock<Library> = LazyLock::new(Library::shipped);
    &WHOLE
}

/// Does the same work with each of many things, in as many threads as there are processors.
pub(crate) fn share_out<T: Sync>(things: &[T], work: impl Fn(&T) + Sync) {
    let next = AtomicUsize::new(0);
    let n_threads = thread::available_parallelism().map_or(1, NonZeroUsize::get);
    thread::scope(|scope| {
        for _ in 0..n_threads {
            scope.spawn(|| {
                while let Some(thing) = things.get(next.fetch_add(1, Ordering::Relaxed)) {
                    work(thing);
                }
            });
        }
    });
}

/// What is asked on the board of an exercise with 64 squares.
#[track_caller]
pub(crate) fn classic(exercise: &Exercise) -> &Step {
    exercise.step().expect("an exercise on the 8x8 board")
}

/// The lesson of such an exercise alone.
#[track_caller]
pub(crate) fn classic_lesson(exercise: &Exercise) -> Arc<Lesson> {
    exercise
        .lesson()
        .on()
        .expect("an exercise on the 8x8 board")
}

/// A path below the project's own folder.
pub(crate) fn project(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// A lesson file as an author writes it in English: its name and its title, and then its steps.
pub(crate) fn lesson_file(id: &str, title: &str, steps: &str) -> String {
    format!(
        "format = 1\nid = \"{id}\"\nlanguage = \"en\"\ntitle = \"{title}\"\ngroup = \"pieces\"\n{steps}"
    )
}

/// The rows of a file of cases, one JSON object a line.
pub(crate) fn rows(file: &str) -> Vec<Value> {
    let text = fs::read_to_string(project("tests/fixtures/cases").join(file)).unwrap();
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// The string under a key.
pub(crate) fn text<'a>(row: &'a Value, key: &str) -> &'a str {
    row[key]
        .as_str()
        .unwrap_or_else(|| panic!("{row} has no text {key}"))
}

/// A position that a lesson could use.
pub(crate) fn position(fen: &str) -> Position {
    if fen == "startpos" {
        return Position::start();
    }
    let setup = Setup::parse_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
    let waive = Waive {
        kings: true,
        check: true,
    };
    setup
        .into_position(waive)
        .unwrap_or_else(|problems| panic!("{fen}: {problems:?}"))
}

/// A position of the cross: the first five parts of an FFC and then the pieces, one by one, as `sKg1`.
pub(crate) fn on_the_cross(text: &str) -> Position<Cross> {
    let (head, men) = text.split_at(text.match_indices(' ').nth(4).unwrap().0);
    let empty = ["12"; 12].join("/");
    let mut setup = Setup::parse_ffc(&format!("{head} {empty}")).unwrap();
    for man in men.split_whitespace() {
        let mut letters = man.chars();
        let seat = Seat::from_initial(letters.next().unwrap().to_ascii_uppercase()).unwrap();
        let role = Role::from_letter(letters.next().unwrap()).unwrap();
        let square = Square::parse(letters.as_str()).unwrap();
        setup.board.put(square, Piece::new(role, seat));
    }
    let waive = Waive {
        kings: true,
        check: true,
    };
    setup.into_position(waive).unwrap()
}

/// A move or a try written as squares.
pub(crate) fn attempt(text: &str) -> Attempt {
    Attempt::parse(text).unwrap_or_else(|| panic!("{text} is no attempt"))
}

/// The line of a row: its start and its moves.
pub(crate) fn line(row: &Value) -> Line {
    let mut line = Line::new(position(text(row, "start")));
    for mv in row["moves"].as_array().into_iter().flatten() {
        let mv = mv.as_str().unwrap();
        line.play(attempt(mv))
            .unwrap_or_else(|fault| panic!("{mv}: {fault:?}"));
    }
    line
}

/// A line under house rules: `key=value key=value`.
pub(crate) fn played(start: &str, moves: &str, keys: &str) -> Line {
    let mut rules = Ruleset::FIDE;
    for pair in keys.split_whitespace() {
        let (key, value) = pair.split_once('=').unwrap();
        rules.set(key, value).unwrap();
    }
    let mut line = Line::with_rules(position(start), rules);
    for mv in moves.split_whitespace() {
        line.play(attempt(mv)).unwrap();
    }
    line
}

/// An empty folder among the build's own files; it goes with the test.
pub(crate) struct Folder(PathBuf);

impl Folder {
    /// A folder with a name of its own.
    pub(crate) fn new(name: &str) -> Self {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    /// The same folder with one more file.
    pub(crate) fn with(self, name: &str, text: &str) -> Self {
        fs::write(self.0.join(name), text).unwrap();
        self
    }

    /// The same folder with a program that does these lines of a shell; `$here` is the folder.
    #[cfg(unix)]
    pub(crate) fn with_program(self, name: &str, lines: &str) -> Self {
        use std::os::unix::fs::PermissionsExt as _;
        let text = format!("#!/bin/sh\nhere=${{0%/*}}\n{lines}\n");
        let folder = self.with(name, &text);
        let all = fs::Permissions::from_mode(0o755);
        fs::set_permissions(folder.file(name), all).unwrap();
        folder
    }

    /// Where a file of the folder lies.
    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// Where the folder lies.
    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// How long anything may take on a busy machine: the only time that a test waits for, so that none fails because
/// other programs run at the same time.
pub(crate) const PATIENCE: Duration = Duration::from_secs(120);

/// The processor time that this thread has used, which other programs do not lengthen; where the system does not say
/// it, the time since `begun`.
pub(crate) fn thread_time(begun: Instant) -> Duration {
    let told = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.and_then(|it| it.split_whitespace().next()?.parse().ok());
    nanoseconds.map_or_else(|| begun.elapsed(), Duration::from_nanos)
}

/// Waits until something holds.
#[cfg_attr(not(feature = "gui"), allow(dead_code))]
#[track_caller]
pub(crate) fn soon(mut what: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !what() {
        assert!(begun.elapsed() < PATIENCE, "it never came");
        thread::sleep(Duration::from_millis(5));
    }
}
