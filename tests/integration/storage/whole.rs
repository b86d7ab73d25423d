//! An empty or cut file is never taken for a good one, and never replaces a better copy.

use std::fs;
use std::path::Path;

use squarewise::settings::{Settings, Theme};
use squarewise::storage::Notice;

use super::home::{Home, has, read, solve, today};

/// A folder whose learner has solved both steps, each saved on its own.
fn solved() -> Home {
    let home = Home::new();
    let (mut learner, _) = home.open();
    for step in ["one", "two"] {
        solve(&mut learner, step);
        learner.save().unwrap();
    }
    home
}

fn spoil(path: &Path, bytes: &[u8]) {
    fs::write(path, bytes).unwrap();
}

#[test]
fn an_empty_file_never_replaces_a_good_copy() {
    for text in ["", "\n", "format = 2\n", "# end\n", "format = 2\n# end"] {
        let home = solved();
        spoil(&home.progress(), text.as_bytes());
        let (mut learner, notices) = home.open();
        if text.contains("format = 2\n# end") {
            // A whole file that says nothing is what somebody wrote so.
            assert_eq!(notices, [], "{text:?}");
            continue;
        }
        assert!(matches!(notices[..], [Notice::Restored { .. }]), "{text:?}");
        assert!(has(&learner, "one"), "{text:?}");
        for _ in 0..3 {
            learner.progress.set_resume("rook", Some("two"));
            learner.save().unwrap();
            learner.progress.set_resume("rook", None);
            learner.save().unwrap();
        }
        let backup = read(&home.file("profiles/owl/progress.toml.bak"));
        assert!(backup.contains("step.one"), "{text:?}: {backup}");
    }
}

#[test]
fn a_file_cut_anywhere_is_never_taken_in_silence() {
    let home = solved();
    let path = home.progress();
    let whole = fs::read(&path).unwrap();
    let backup = fs::read(path.with_extension("toml.bak")).unwrap();
    let aside = path.with_file_name("progress.broken-2026-11-20.toml");
    // Without the last line's own end it is still whole.
    for length in 0..whole.len() - 1 {
        spoil(&path, &whole[..length]);
        spoil(&path.with_extension("toml.bak"), &backup);
        let (learner, notices) = home.open();
        assert!(matches!(notices[..], [Notice::Restored { .. }]), "{length}");
        assert!(has(&learner, "one"), "{length}");
        assert_eq!(fs::read(&aside).unwrap(), whole[..length]);
        fs::remove_file(&aside).unwrap();
    }
}

#[test]
fn a_cut_file_of_the_first_format_is_joined_with_its_last_good_copy() {
    let old = "format = 1\nlast = \"rook\"\n\n[lesson.rook]\nstars = 3\n\n[lesson.rook.step.one]\nstars = 3\nbest = 3\ntries = 1\nhints = 0\ndone = 2026-11-09\n";
    let new = "format = 1\nlast = \"king\"\n\n[lesson.king]\nstars = 2\n\n[lesson.king.step.flee]\nstars = 2\nbest = 3\ntries = 2\nhints = 0\ndone = 2026-11-10\n";
    let home = Home::new();
    home.write("profiles/owl/progress.toml.bak", old.as_bytes());
    home.write("profiles/owl/progress.toml", new.as_bytes());
    let (learner, notices) = home.open();
    assert!(
        matches!(notices[..], [Notice::Restored { .. }]),
        "{notices:?}"
    );
    let progress = &learner.progress;
    assert_eq!((progress.stars("rook"), progress.stars("king")), (3, 2));
    assert_eq!(progress.last_lesson(), Some("king"));
}

#[test]
fn a_finished_lesson_of_the_first_format_is_not_taken_for_a_cut_one() {
    let lesson = "[lesson.rook]\nstars = 3\n";
    let home = Home::new();
    let backup = format!("format = 1\n\n{lesson}resume = \"two\"\n");
    home.write("profiles/owl/progress.toml.bak", backup.as_bytes());
    let found = format!("format = 1\n\n{lesson}");
    home.write("profiles/owl/progress.toml", found.as_bytes());
    let (learner, notices) = home.open();
    assert_eq!(notices, []);
    assert_eq!(learner.progress.resume("rook"), None);
}

#[test]
fn a_cut_list_still_has_everybody_who_has_a_folder() {
    for text in [
        "",
        "format = 1\n",
        "format = 1\nprofile = []\n",
        "format = 2\n",
    ] {
        let home = solved();
        spoil(&home.file("profiles.toml"), text.as_bytes());
        let _ = fs::remove_file(home.file("profiles.toml.bak"));
        let (mut learner, notices) = home.open();
        assert_eq!(learner.profile().id, "owl", "{text:?}");
        assert!(has(&learner, "two"), "{text:?}");
        let is_list = text.contains("profile");
        assert_eq!(notices.is_empty(), is_list, "{text:?} {notices:?}");
        learner.add("fox", "").unwrap();
        assert_eq!(learner.everybody().len(), 2, "{text:?}");
    }
}

#[test]
fn a_folder_brought_from_another_machine_joins_the_list() {
    let home = solved();
    let text = read(&home.progress());
    home.write("profiles/fox-2/progress.toml", text.as_bytes());
    home.write("profiles/Fox 3/progress.toml", text.as_bytes());
    let (mut learner, _) = home.open();
    let ids = |of: &[&squarewise::progress::learner::Profile]| -> Vec<String> {
        of.iter().map(|it| it.id.clone()).collect()
    };
    assert_eq!(ids(&learner.everybody()), ["owl", "fox-2"]);
    learner.play_as("fox-2").unwrap();
    assert!(has(&learner, "two"));
    let list = read(&home.file("profiles.toml"));
    assert!(list.contains("fox-2") && !list.contains("Fox 3"), "{list}");
}

#[test]
fn cut_settings_are_restored_too() {
    let home = Home::empty();
    let (mut settings, mut document, _) = Settings::open(&home.folders(), today());
    settings.theme = Theme::Dark;
    document.merge(&settings).unwrap();
    settings.scale = 150;
    document.merge(&settings).unwrap();
    let path = home.file("settings.toml");
    let whole = fs::read(&path).unwrap();
    for length in (0..whole.len() - 1).step_by(7) {
        spoil(&path, &whole[..length]);
        let (settings, _, notice) = Settings::open(&home.folders(), today());
        assert!(matches!(notice, Some(Notice::Restored { .. })), "{length}");
        assert_eq!((settings.theme, settings.scale), (Theme::Dark, 100));
    }
    spoil(&path, b"format = 1\n");
    let (settings, _, notice) = Settings::open(&home.folders(), today());
    assert!(matches!(notice, Some(Notice::Restored { .. })));
    assert_eq!(settings.theme, Theme::Dark);
}

#[test]
fn a_last_good_copy_that_nobody_understands_is_set_aside() {
    let home = solved();
    let backup = home.file("profiles/owl/progress.toml.bak");
    for (text, name) in [
        ("what is this", "progress.broken-2026-11-20.toml"),
        ("format = 9\nmood = 1\n", "progress.newer-2026-11-20.toml"),
    ] {
        spoil(&backup, text.as_bytes());
        let (mut learner, notices) = home.open();
        assert_eq!(notices, []);
        learner.progress.miss("pinned", today());
        learner.save().unwrap();
        assert_eq!(read(&home.progress().with_file_name(name)), text);
        assert!(read(&backup).contains("step.two"), "{name}");
    }
}

#[test]
fn a_newer_last_good_copy_without_its_file_is_never_written_over() {
    let home = Home::new();
    let text = "format = 9\n\n[lesson.rook]\nstars = 3\n";
    home.write("profiles/owl/progress.toml.bak", text.as_bytes());
    let (mut learner, notices) = home.open();
    let file = "progress.toml.bak".to_owned();
    assert_eq!(notices, [Notice::Newer { file }]);
    assert_eq!(learner.progress.stars("rook"), 3);
    for step in ["one", "two"] {
        solve(&mut learner, step);
        learner.save().unwrap();
    }
    assert_eq!(read(&home.file("profiles/owl/progress.toml.bak")), text);
    assert!(!home.progress().exists());
}

#[test]
fn a_last_good_copy_without_its_file_is_taken_and_kept() {
    let home = solved();
    fs::remove_file(home.progress()).unwrap();
    let (mut learner, notices) = home.open();
    assert_eq!(notices, []);
    assert!(has(&learner, "one"));
    learner.progress.miss("pinned", today());
    learner.save().unwrap();
    let backup = read(&home.file("profiles/owl/progress.toml.bak"));
    assert!(backup.contains("step.one") && !backup.contains("pinned"));
}
