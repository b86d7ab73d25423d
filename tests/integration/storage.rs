//! Files of the user survive power cuts, mistakes, newer programs and a second window.

mod faults;
mod home;
mod odd;
mod together;
mod whole;

use squarewise::settings::{Settings, Theme, WindowSize};
use squarewise::storage::{Notice, SaveError};

use home::{Home, has, read, solve, today};

#[test]
fn stars_are_still_there_after_a_restart() {
    let home = Home::empty();
    let (mut learner, notices) = home.open();
    assert_eq!(notices, []);
    solve(&mut learner, "one");
    solve(&mut learner, "two");
    learner.progress.set_resume("rook", Some("two"));
    learner.save().unwrap();
    let id = learner.profile().id.clone();
    drop(learner);

    let (learner, notices) = home.open();
    assert_eq!(notices, []);
    assert_eq!(learner.profile().id, id);
    assert!(
        id.starts_with("guest-"),
        "nobody has said yet who it is: {id}"
    );
    assert_eq!(learner.progress.stars("rook"), 3);
    assert_eq!(learner.progress.resume("rook"), Some("two"));
    let text = read(&home.folders().profile_folder(&id).join("progress.toml"));
    assert!(
        text.starts_with("format = 2\n") && text.ends_with("\n# end\n"),
        "{text}"
    );
    assert!(text.contains("[lesson.rook.step.one]"), "{text}");
    assert!(text.contains("done = 2026-11-20"), "{text}");
    assert!(read(&home.file("profiles.toml")).contains("avatar = \"guest\""));
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
    home.write("profiles/owl/progress.toml.99-0.new", b"format = 2\n[les");

    let (mut learner, notices) = home.open();
    assert_eq!(notices, []);
    assert_eq!(learner.progress.step_stars("rook", "one"), 3);
    solve(&mut learner, "two");
    learner.save().unwrap();
    let backup = read(&home.file("profiles/owl/progress.toml.bak"));
    assert!(
        backup.contains("step.one") && !backup.contains("step.two"),
        "{backup}"
    );
}

#[test]
fn a_file_of_a_newer_program_is_read_and_never_changed() {
    let home = Home::new();
    let text = "format = 3\n\n[lesson.rook]\nstars = 3\n";
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
fn two_windows_of_one_learner_keep_what_both_have_done() {
    let home = Home::new();
    let (mut first, _) = home.open();
    let (mut second, notices) = home.open();
    assert_eq!(notices, []);
    solve(&mut first, "one");
    first.progress.miss("pinned", today());
    first.save().unwrap();
    solve(&mut second, "two");
    second.progress.miss("pinned", today());
    second.progress.miss("pinned", today());
    second.save().unwrap();
    first.progress.miss("pinned", today());
    first.save().unwrap();
    assert!(has(&first, "one") && has(&first, "two") && !first.is_unsaved());
    assert_eq!(first.progress.ever_missed("pinned"), 4);
    drop((first, second));
    let (third, _) = home.open();
    assert!(has(&third, "one") && has(&third, "two"));
    assert_eq!(third.progress.ever_missed("pinned"), 4);
}

#[test]
fn beside_an_older_program_nothing_is_kept_and_that_is_said() {
    let home = Home::new();
    home.write("profiles/owl/lock", b"");
    // The first format's programs hold it alone for as long as they run.
    let lock = std::fs::File::open(home.file("profiles/owl/lock")).unwrap();
    lock.try_lock().unwrap();
    let (mut learner, notices) = home.open();
    assert_eq!(notices, [Notice::InUse]);
    assert!(!learner.is_kept());
    solve(&mut learner, "one");
    learner.save().unwrap();
    assert!(!home.progress().exists());
    drop(lock);
    let (learner, notices) = home.open();
    assert_eq!(notices, []);
    assert!(learner.is_kept());
    // And such a program finds it held.
    let lock = std::fs::File::open(home.file("profiles/owl/lock")).unwrap();
    assert!(lock.try_lock().is_err());
}

#[test]
fn two_windows_keep_the_settings_that_each_has_changed() {
    let home = Home::empty();
    // Neither finds a file at its start.
    let (mut one, mut document_of_one, _) = Settings::open(&home.folders(), today());
    let (mut other, mut document_of_other, _) = Settings::open(&home.folders(), today());
    one.theme = Theme::Dark;
    document_of_one.merge(&one).unwrap();
    other.scale = 150;
    document_of_other.merge(&other).unwrap();
    one.dots = false;
    document_of_one.merge(&one).unwrap();
    let (found, _, _) = Settings::open(&home.folders(), today());
    assert_eq!(
        (found.theme, found.scale, found.dots),
        (Theme::Dark, 150, false)
    );
}

#[test]
fn something_that_is_no_file_is_left_alone() {
    let home = Home::new();
    home.write("settings.toml/inside", b"");
    let (_, mut document, notice) = Settings::open(&home.folders(), today());
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
    let (mut settings, mut document, notice) = Settings::open(&home.folders(), today());
    assert_eq!((&settings, notice), (&Settings::default(), None));
    settings.theme = Theme::HighContrast;
    settings.language = Some("de".to_owned());
    settings.window = Some(WindowSize {
        width: 1366,
        height: 768,
        maximized: false,
    });
    document.merge(&settings).unwrap();
    let (again, _, notice) = Settings::open(&home.folders(), today());
    assert_eq!((again, notice), (settings, None));
}

#[test]
fn unknown_settings_and_values_do_no_harm() {
    let home = Home::new();
    home.write(
        "settings.toml",
        b"\xEF\xBB\xBFformat = 1\r\ntheme = \"neon\"\r\nsound = true\r\nscale = 9999\r\n",
    );
    let (settings, mut document, notice) = Settings::open(&home.folders(), today());
    assert_eq!(notice, None);
    assert_eq!(settings.theme, Theme::Light);
    assert_eq!(settings.scale, 300);
    document.merge(&settings).unwrap();
    assert!(read(&home.file("settings.toml")).contains("sound = true"));
}

#[test]
fn a_full_or_forbidden_folder_is_an_error_and_no_panic() {
    let home = Home::empty();
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
