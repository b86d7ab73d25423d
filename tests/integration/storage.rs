//! Files of the user survive power cuts, mistakes, newer programs and a second window.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use squarewise::progress::StepResult;
use squarewise::progress::learner::Learner;
use squarewise::settings::{Settings, Theme, WindowSize};
use squarewise::storage::{Day, Folders, Notice, SaveError};

/// A folder of its own for one test, gone afterwards.
struct Home {
    path: PathBuf,
}

impl Home {
    fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("squarewise-storage-{}-{number}", std::process::id());
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        Self { path }
    }

    fn folders(&self) -> Folders {
        Folders::within(&self.path)
    }

    fn file(&self, name: &str) -> PathBuf {
        self.path.join(name)
    }

    fn progress(&self) -> PathBuf {
        self.file("profiles/owl/progress.toml")
    }

    fn write(&self, name: &str, text: &[u8]) {
        let path = self.file(name);
        assert!(fs::create_dir_all(path.parent().unwrap_or(&path)).is_ok());
        assert!(fs::write(path, text).is_ok());
    }

    fn open(&self) -> (Learner, Vec<Notice>) {
        Learner::open(&self.folders(), today())
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.path);
    }
}

fn today() -> Day {
    Day::from_unix_days(20_777)
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_default()
}

fn solve(learner: &mut Learner, step: &str) {
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

#[test]
fn stars_are_still_there_after_a_restart() {
    let home = Home::new();
    let (mut learner, notices) = home.open();
    assert_eq!(notices, []);
    solve(&mut learner, "one");
    solve(&mut learner, "two");
    learner.progress.set_resume("rook", Some("two"));
    learner.save().unwrap();
    drop(learner);

    let (learner, notices) = home.open();
    assert_eq!(notices, []);
    assert_eq!(learner.profile().id, "owl");
    assert_eq!(learner.progress.stars("rook"), 3);
    assert_eq!(learner.progress.resume("rook"), Some("two"));
    let text = read(&home.progress());
    assert!(text.contains("[lesson.rook.step.one]"), "{text}");
    assert!(text.contains("done = 2026-11-20"), "{text}");
    assert!(read(&home.file("profiles.toml")).contains("avatar = \"owl\""));
}

#[test]
fn what_a_later_version_adds_stays_in_the_file() {
    let home = Home::new();
    let text = "format = 1\nmood = \"happy\"\nsince = 2026-01-02\n\n[lesson.unheard-of]\nstars = 2\nmedal = { gold = 1, day = 2026-01-02 }\n\n[lesson.unheard-of.step.deep]\nstars = 2\nsteps-walked = 7\n";
    home.write("profiles/owl/progress.toml", text.as_bytes());
    let (mut learner, notices) = home.open();
    assert_eq!(notices, []);
    solve(&mut learner, "one");
    learner.save().unwrap();
    let kept = read(&home.progress());
    for line in [
        "mood = \"happy\"",
        "since = 2026-01-02",
        "steps-walked = 7",
        "gold = 1",
        "day = 2026-01-02",
    ] {
        assert!(kept.contains(line), "{line} in {kept}");
    }
    assert_eq!(learner.progress.stars("unheard-of"), 2);
}

#[test]
fn a_broken_file_is_put_aside_and_the_last_good_one_taken() {
    let home = Home::new();
    let (mut learner, _) = home.open();
    solve(&mut learner, "one");
    learner.save().unwrap();
    solve(&mut learner, "two");
    learner.save().unwrap();
    drop(learner);
    home.write("profiles/owl/progress.toml", b"format = 1\n[lesson.ro");

    let (learner, notices) = home.open();
    let aside = "progress.broken-2026-11-20.toml";
    let expected = Notice::Restored {
        file: "progress.toml".to_owned(),
        aside: aside.to_owned(),
    };
    assert_eq!(notices, [expected]);
    assert_eq!(learner.progress.step_stars("rook", "one"), 3);
    let kept = read(&home.progress().with_file_name(aside));
    assert_eq!(kept, "format = 1\n[lesson.ro");
    drop(learner);

    // Even if the program never saves, the next start finds the good copy.
    let (learner, notices) = home.open();
    assert_eq!(notices, []);
    assert_eq!(learner.progress.step_stars("rook", "one"), 3);
}

#[test]
fn broken_files_of_one_day_do_not_replace_each_other() {
    let home = Home::new();
    for text in [&b"one ="[..], b"two =", b"\xff\xfe"] {
        home.write("profiles/owl/progress.toml", text);
        let (_, notices) = home.open();
        assert!(matches!(notices[..], [Notice::SetAside { .. }]));
    }
    for name in ["", "-2", "-3"] {
        let name = format!("progress.broken-2026-11-20{name}.toml");
        assert!(home.progress().with_file_name(name).exists());
    }
}

#[test]
fn a_power_cut_while_saving_leaves_the_old_file() {
    let home = Home::new();
    let (mut learner, _) = home.open();
    solve(&mut learner, "one");
    learner.save().unwrap();
    drop(learner);
    home.write("profiles/owl/progress.toml.new", b"format = 1\n[les");

    let (mut learner, notices) = home.open();
    assert_eq!(notices, []);
    assert_eq!(learner.progress.step_stars("rook", "one"), 3);
    solve(&mut learner, "two");
    learner.save().unwrap();
    assert!(!home.file("profiles/owl/progress.toml.new").exists());
    let backup = read(&home.file("profiles/owl/progress.toml.bak"));
    assert!(
        backup.contains("step.one") && !backup.contains("step.two"),
        "{backup}"
    );
}

#[test]
fn a_file_of_a_newer_program_is_read_and_never_changed() {
    let home = Home::new();
    let text = "format = 2\n\n[lesson.rook]\nstars = 3\n";
    home.write("profiles/owl/progress.toml", text.as_bytes());
    let (mut learner, notices) = home.open();
    let file = "progress.toml".to_owned();
    assert_eq!(notices, [Notice::Newer { file }]);
    assert_eq!(learner.progress.stars("rook"), 3);
    assert!(!learner.is_kept());
    solve(&mut learner, "one");
    learner.save().unwrap();
    assert_eq!(read(&home.progress()), text);
}

#[test]
fn only_one_window_keeps_the_stars_of_a_learner() {
    let home = Home::new();
    let (first, notices) = home.open();
    assert_eq!(notices, []);
    let (second, notices) = home.open();
    assert_eq!(notices, [Notice::InUse]);
    assert!(first.is_kept() && !second.is_kept());
    drop(second);
    drop(first);
    let (third, notices) = home.open();
    assert_eq!(notices, []);
    assert!(third.is_kept());
}

#[test]
fn something_that_is_no_file_is_left_alone() {
    let home = Home::new();
    home.write("settings.toml/inside", b"");
    let (_, document, notice) = Settings::open(&home.folders(), today());
    assert!(
        matches!(notice, Some(Notice::Unreadable { .. })),
        "{notice:?}"
    );
    let saved = document.save(&Settings::default());
    assert!(matches!(saved, Err(SaveError::ReadOnly)));
    assert!(home.file("settings.toml/inside").exists());
}

#[test]
fn settings_are_kept() {
    let home = Home::new();
    let (mut settings, document, notice) = Settings::open(&home.folders(), today());
    assert_eq!((&settings, notice), (&Settings::default(), None));
    settings.theme = Theme::HighContrast;
    settings.language = Some("de".to_owned());
    settings.window = Some(WindowSize {
        width: 1366,
        height: 768,
        maximized: false,
    });
    document.save(&settings).unwrap();
    let (again, _, notice) = Settings::open(&home.folders(), today());
    assert_eq!((again, notice), (settings, None));
}

#[test]
fn unknown_settings_and_values_do_no_harm() {
    let home = Home::new();
    home.write(
        "settings.toml",
        b"\xEF\xBB\xBFtheme = \"neon\"\r\nsound = true\r\nscale = 9999\r\n",
    );
    let (settings, document, notice) = Settings::open(&home.folders(), today());
    assert_eq!(notice, None);
    assert_eq!(settings.theme, Theme::Light);
    assert_eq!(settings.scale, 300);
    document.save(&settings).unwrap();
    assert!(read(&home.file("settings.toml")).contains("sound = true"));
}

#[test]
fn a_full_or_forbidden_folder_is_an_error_and_no_panic() {
    let home = Home::new();
    home.write("profiles", b"a file where a folder should be");
    let (mut learner, _) = home.open();
    solve(&mut learner, "one");
    if learner.is_kept() {
        assert!(matches!(learner.save(), Err(SaveError::Io(_))));
    }
    assert_eq!(
        read(&home.file("profiles")),
        "a file where a folder should be"
    );
}
