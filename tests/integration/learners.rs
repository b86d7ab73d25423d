//! Several learners on one computer: each keeps what is theirs, whatever happens to the files.

use std::fs;

use squarewise::progress::StepResult;
use squarewise::progress::learner::Learner;
use squarewise::storage::{Day, Folders, Notice};

use crate::support::Folder;

fn today() -> Day {
    Day::from_unix_days(20_777)
}

fn open(folder: &Folder) -> (Learner, Vec<Notice>) {
    Learner::open(&Folders::within(folder.path()), today())
}

fn solve(learner: &mut Learner, lesson: &str) {
    let result = StepResult {
        moves: 1,
        tries: 1,
        hints: 0,
        par: None,
    };
    let steps = ["one"];
    learner
        .progress
        .record(lesson, steps, "one", &result, today());
}

fn names(learner: &Learner) -> Vec<&str> {
    let all = learner.everybody().into_iter();
    all.map(|it| it.id.as_str()).collect()
}

#[test]
fn everybody_keeps_stars_of_their_own() {
    let folder = Folder::new("learners-own");
    let (mut learner, notices) = open(&folder);
    assert_eq!(notices, []);
    assert!(learner.is_new());
    assert!(learner.add("fox", "  Mia ").unwrap().is_empty());
    assert_eq!(names(&learner), ["fox"], "nobody is made up");
    solve(&mut learner, "rook");
    learner.add("fox", "").unwrap();
    assert_eq!(names(&learner), ["fox", "fox-2"]);
    assert_eq!(learner.progress.stars("rook"), 0);
    solve(&mut learner, "bishop");
    learner.play_as("fox").unwrap();
    assert_eq!(learner.profile().name, "Mia");
    assert_eq!(learner.progress.stars("rook"), 3);
    assert_eq!(learner.progress.stars("bishop"), 0);
    learner.play_as("fox-2").unwrap();
    drop(learner);
    let (again, notices) = open(&folder);
    assert_eq!(notices, []);
    assert_eq!(again.profile().id, "fox-2", "who played last goes on");
    assert_eq!(again.progress.stars("bishop"), 3);
}

#[test]
fn a_guest_keeps_nothing_and_loses_nobody() {
    let folder = Folder::new("learners-guest");
    let (mut learner, _) = open(&folder);
    learner.add("owl", "").unwrap();
    solve(&mut learner, "rook");
    learner.play_as_guest().unwrap();
    assert!(learner.is_guest() && !learner.is_kept());
    assert_eq!(learner.progress.stars("rook"), 0);
    solve(&mut learner, "bishop");
    learner.save().unwrap();
    learner.play_as("owl").unwrap();
    assert_eq!(learner.progress.stars("rook"), 3);
    assert_eq!(learner.progress.stars("bishop"), 0);
}

#[test]
fn two_windows_keep_two_learners_and_both_stay_in_the_list() {
    let folder = Folder::new("learners-two");
    let (mut first, _) = open(&folder);
    first.add("owl", "").unwrap();
    let (mut second, notices) = open(&folder);
    assert_eq!(notices, [Notice::InUse]);
    assert_eq!(second.add("fox", "").unwrap(), []);
    assert!(second.is_kept());
    first.add("bear", "").unwrap();
    assert_eq!(names(&first), ["owl", "fox", "bear"]);
    assert_eq!(first.play_as("fox").unwrap(), [Notice::InUse]);
    assert!(!first.is_kept());
    assert_eq!(first.remove("fox").unwrap(), [Notice::InUse]);
    assert_eq!(names(&first), ["owl", "fox", "bear"]);
}

#[test]
fn whoever_is_taken_off_the_list_keeps_the_folder() {
    let folder = Folder::new("learners-removed");
    let (mut learner, _) = open(&folder);
    learner.add("owl", "").unwrap();
    learner.add("fox", "").unwrap();
    for _ in 0..2 {
        solve(&mut learner, "rook");
        learner.save().unwrap();
        assert_eq!(learner.remove("fox").unwrap(), []);
        assert_eq!(names(&learner), ["owl"]);
        assert_eq!(learner.profile().id, "owl");
        learner.add("fox", "").unwrap();
        assert_eq!(learner.progress.stars("rook"), 0);
    }
    for name in ["fox.removed-2026-11-20", "fox.removed-2026-11-20-2"] {
        let file = folder.file("profiles").join(name).join("progress.toml");
        assert!(fs::read_to_string(file).unwrap().contains("[lesson.rook"));
    }
}

#[test]
fn a_broken_list_is_made_anew_from_the_folders() {
    let folder = Folder::new("learners-broken");
    let (mut learner, _) = open(&folder);
    for animal in ["bear", "fox"] {
        learner.add(animal, "").unwrap();
        solve(&mut learner, "rook");
        learner.save().unwrap();
    }
    drop(learner);
    fs::write(folder.file("profiles.toml"), "profile = [").unwrap();
    fs::remove_file(folder.file("profiles.toml.bak")).unwrap();
    let (mut learner, notices) = open(&folder);
    assert!(matches!(notices[..], [Notice::SetAside { .. }]));
    assert_eq!(names(&learner), ["bear", "fox"]);
    assert_eq!(learner.progress.stars("rook"), 3);
    learner.change("fox", "frog", "Tom").unwrap();
    let text = fs::read_to_string(folder.file("profiles.toml")).unwrap();
    assert!(text.contains("frog") && text.contains("Tom") && text.contains("bear"));
}

#[test]
fn a_newer_list_is_read_and_never_changed() {
    let folder = Folder::new("learners-newer");
    let text = "format = 9\nlast = \"fox\"\n[[profile]]\nid = \"fox\"\navatar = \"fox\"\nhat = 1\n";
    fs::write(folder.file("profiles.toml"), text).unwrap();
    let (mut learner, notices) = open(&folder);
    assert!(matches!(notices[..], [Notice::Newer { .. }]));
    assert_eq!(learner.profile().id, "fox");
    assert!(!learner.can_add() && !learner.is_new());
    assert!(learner.add("owl", "").is_err());
    solve(&mut learner, "rook");
    learner.save().unwrap();
    let kept = fs::read_to_string(folder.file("profiles.toml")).unwrap();
    assert_eq!(kept, text);
}
