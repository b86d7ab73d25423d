//! Odd things where files should be: pipes, links, giants, folders that say no.

use std::fs;
use std::io;

use squarewise::settings::{Settings, WindowSize};
use squarewise::storage::disk::{self, Hold};
use squarewise::storage::{Day, Notice};

use crate::support::PATIENCE;

use super::home::{Home, has, read, solve, today};

#[cfg(unix)]
fn make_pipe(path: &std::path::Path) {
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    let _ = fs::remove_file(path);
    let made = std::process::Command::new("mkfifo").arg(path).status();
    assert!(made.unwrap().success());
}

/// A pipe that is opened waits for ever for somebody at its other end.
#[cfg(unix)]
#[test]
fn a_pipe_in_place_of_a_file_is_never_waited_for() {
    let (tell, told) = std::sync::mpsc::channel();
    let trying = std::thread::spawn(move || {
        pipes_in_place_of_files();
        let _ = tell.send(());
    });
    let is_waiting = told.recv_timeout(PATIENCE) == Err(std::sync::mpsc::RecvTimeoutError::Timeout);
    assert!(!is_waiting, "it waits for somebody at the other end");
    trying.join().unwrap();
}

#[cfg(unix)]
fn pipes_in_place_of_files() {
    let names = [
        "progress.toml",
        "progress.toml.bak",
        "lock",
        "progress.toml.lock",
    ];
    for name in names {
        let home = Home::new();
        make_pipe(&home.file("profiles/owl").join(name));
        let (mut learner, notices) = home.open();
        solve(&mut learner, "one");
        let saved = learner.save();
        if name == "progress.toml" {
            assert!(matches!(notices[..], [Notice::Unreadable { .. }]));
            assert!(!learner.is_kept());
        } else if name == "progress.toml.bak" {
            saved.unwrap();
            solve(&mut learner, "two");
            learner.save().unwrap();
        } else {
            assert!(saved.is_err(), "{name}");
        }
    }
    for name in ["settings.toml", "settings.toml.bak", "settings.toml.lock"] {
        let home = Home::empty();
        make_pipe(&home.file(name));
        let (mut settings, mut document, notice) = Settings::open(&home.folders(), today());
        settings.scale = 150;
        let kept = document.merge(&settings).is_ok();
        assert_eq!(kept, name.ends_with("bak"), "{name}");
        assert_eq!(notice.is_some(), name.ends_with("toml"), "{name}");
    }
}

#[cfg(unix)]
#[test]
fn a_linked_file_is_written_through_its_link() {
    let home = Home::new();
    let real = home.file("elsewhere/stars.toml");
    fs::create_dir_all(real.parent().unwrap()).unwrap();
    fs::create_dir_all(home.file("profiles/owl")).unwrap();
    std::os::unix::fs::symlink("../../elsewhere/stars.toml", home.progress()).unwrap();
    // At first the link leads nowhere.
    for step in ["one", "two"] {
        let (mut learner, notices) = home.open();
        assert_eq!(notices, []);
        solve(&mut learner, step);
        learner.save().unwrap();
        assert!(fs::symlink_metadata(home.progress()).unwrap().is_symlink());
        assert!(read(&real).contains(&format!("step.{step}")));
    }
    fs::write(&real, "cut").unwrap();
    let (mut learner, notices) = home.open();
    assert!(matches!(notices[..], [Notice::Restored { .. }]));
    solve(&mut learner, "two");
    learner.save().unwrap();
    assert!(fs::symlink_metadata(home.progress()).unwrap().is_symlink());
    assert!(read(&real).contains("step.two"));
    assert_eq!(
        read(&real.with_file_name("progress.broken-2026-11-20.toml")),
        "cut"
    );
}

#[cfg(unix)]
#[test]
fn links_in_a_circle_are_an_error_and_no_endless_way() {
    let home = Home::new();
    fs::create_dir_all(home.file("profiles/owl")).unwrap();
    std::os::unix::fs::symlink("progress.toml", home.progress()).unwrap();
    let (mut learner, notices) = home.open();
    assert!(
        matches!(notices[..], [Notice::Unreadable { .. }]),
        "{notices:?}"
    );
    solve(&mut learner, "one");
    assert!(learner.save().is_ok() && !learner.is_kept());
}

#[test]
fn a_file_of_more_than_a_megabyte_is_set_aside() {
    let home = Home::new();
    let mut text = b"format = 2\n".to_vec();
    text.resize(1024 * 1024 + 1, b'#');
    text.extend_from_slice(b"\n# end\n");
    home.write("profiles/owl/progress.toml", &text);
    let (learner, notices) = home.open();
    assert!(matches!(notices[..], [Notice::SetAside { .. }]));
    assert!(learner.progress.is_empty());
    let aside = home.file("profiles/owl/progress.broken-2026-11-20.toml");
    assert_eq!(fs::read(aside).unwrap().len(), text.len());
}

#[test]
fn what_could_not_be_read_again_is_not_written() {
    let home = Home::new();
    let (mut learner, _) = home.open();
    solve(&mut learner, "one");
    learner.save().unwrap();
    for number in 0..20_000 {
        let name = format!("a-lesson-with-quite-a-long-name-{number}");
        learner.progress.finish(&name, ["one"]);
    }
    let error = learner.save().unwrap_err();
    assert_eq!(error.to_string(), "it has grown too long");
    let (again, notices) = home.open();
    assert_eq!(notices, []);
    assert!(has(&again, "one"));
}

#[test]
fn what_broken_off_saves_left_is_cleared_away_when_it_is_old() {
    let home = Home::new();
    let (mut learner, _) = home.open();
    solve(&mut learner, "one");
    learner.save().unwrap();
    drop(learner);
    let names = [
        "progress.toml.new",
        "progress.toml.77-3.new",
        "progress.toml.78-1.new",
    ];
    for name in names {
        let path = home.file("profiles/owl").join(name);
        fs::write(&path, "format = 2\n[les").unwrap();
        if !name.contains("78") {
            let long_ago = std::time::SystemTime::now() - std::time::Duration::from_secs(7200);
            let file = fs::File::options().write(true).open(&path).unwrap();
            file.set_modified(long_ago).unwrap();
        }
    }
    let (learner, notices) = home.open();
    assert_eq!(notices, []);
    assert!(has(&learner, "one"));
    let left = home.names("profiles/owl");
    let left: Vec<&str> = left
        .iter()
        .map(String::as_str)
        .filter(|it| it.ends_with("new"))
        .collect();
    assert_eq!(
        left,
        ["progress.toml.78-1.new"],
        "somebody may be writing it"
    );
}

#[test]
fn a_window_is_never_larger_than_any_screen() {
    for (pixels, expected) in [
        (65_535, 8192),
        (8193, 8192),
        (8192, 8192),
        (1366, 1366),
        (0, 1),
    ] {
        let home = Home::empty();
        let size = format!("width = {pixels}\nheight = {pixels}\n");
        let text = format!("format = 1\n[window]\n{size}[notes_window]\n{size}");
        home.write("settings.toml", text.as_bytes());
        let (settings, _, notice) = Settings::open(&home.folders(), today());
        assert_eq!(notice, None);
        let expected = WindowSize {
            width: expected,
            height: expected,
            maximized: false,
        };
        assert_eq!(settings.window, Some(expected));
        assert_eq!(settings.notes_window, Some(expected));
    }
}

#[test]
fn a_clock_beyond_the_year_9999_keeps_everything_all_the_same() {
    let home = Home::new();
    for days in [2_932_897, u32::MAX] {
        let day = Day::from_unix_days(days);
        let (mut learner, notices) =
            squarewise::progress::learner::Learner::open(&home.folders(), day);
        assert_eq!(notices, []);
        learner.progress.miss("pinned", day);
        learner.progress.miss(
            "pinned",
            Day {
                year: 65_535,
                month: 12,
                day: 31,
            },
        );
        learner.save().unwrap();
    }
    let (learner, notices) = home.open();
    assert_eq!(notices, []);
    assert_eq!(learner.progress.missed("pinned"), 4);
    assert!(read(&home.progress()).contains("9999-12-31"));
}

#[test]
fn a_lock_is_held_alone_or_together() {
    let home = Home::empty();
    let path = home.file("deep/down/lock");
    let one = disk::lock(&path, Hold::Together).unwrap().unwrap();
    let other = disk::lock(&path, Hold::Together).unwrap().unwrap();
    assert!(disk::lock(&path, Hold::Alone).unwrap().is_none());
    drop((one, other));
    let alone = disk::lock(&path, Hold::Alone).unwrap().unwrap();
    assert!(disk::lock(&path, Hold::Together).unwrap().is_none());
    assert!(
        disk::lock_soon(&path).unwrap().is_none(),
        "a second is enough"
    );
    drop(alone);
    assert!(disk::lock_soon(&path).unwrap().is_some());
}

#[test]
fn a_paper_that_does_not_fit_leaves_nothing_behind() {
    let home = Home::empty();
    let full = |step| (step == disk::DiskStep::Write).then(|| io::Error::from_raw_os_error(28));
    let kept = disk::with_faults(full, || disk::offer(&home.path, "Board", "pdf", b"paper"));
    assert!(kept.is_err());
    assert!(home.names("").is_empty());
}
