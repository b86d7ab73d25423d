//! Several learners on one computer: each keeps what is theirs, whatever happens to the files.

use std::fs;

use squarewise::progress::learner::Learner;
use squarewise::progress::{KeptGame, OPEN, StepResult};
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

/// The animals in the list, in order.
fn names(learner: &Learner) -> Vec<&str> {
    let all = learner.everybody().into_iter();
    all.map(|it| it.avatar.as_str()).collect()
}

/// The id of the learner with this animal; the last one of several.
fn id(learner: &Learner, animal: &str) -> String {
    let all = learner.everybody().into_iter().rev();
    let mut found = all.filter(|it| it.avatar == animal);
    found.next().unwrap().id.clone()
}

#[test]
fn everybody_keeps_stars_of_their_own() {
    let folder = Folder::new("learners-own");
    let (mut learner, notices) = open(&folder);
    assert_eq!(notices, []);
    assert!(learner.is_new());
    assert!(learner.add("fox", "  Mia ").unwrap().is_empty());
    assert_eq!(names(&learner), ["fox"], "nobody is made up");
    let mia = id(&learner, "fox");
    solve(&mut learner, "rook");
    learner.add("fox", "").unwrap();
    assert_eq!(names(&learner), ["fox", "fox"]);
    let other = id(&learner, "fox");
    assert_eq!(learner.progress.stars("rook"), 0);
    solve(&mut learner, "bishop");
    learner.play_as(&mia).unwrap();
    assert_eq!(learner.profile().name, "Mia");
    assert_eq!(learner.progress.stars("rook"), 3);
    assert_eq!(learner.progress.stars("bishop"), 0);
    learner.play_as(&other).unwrap();
    drop(learner);
    let (again, notices) = open(&folder);
    assert_eq!(notices, []);
    assert_eq!(again.profile().id, other, "who played last goes on");
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
    learner.play_as(&id(&learner, "owl")).unwrap();
    assert_eq!(learner.progress.stars("rook"), 3);
    assert_eq!(learner.progress.stars("bishop"), 0);
}

#[test]
fn two_windows_keep_two_learners_and_both_stay_in_the_list() {
    let folder = Folder::new("learners-two");
    let (mut first, _) = open(&folder);
    let (mut second, notices) = open(&folder);
    assert_eq!(notices, []);
    // Neither knows of the other yet: the same animal is chosen in both.
    first.add("fox", "Ben").unwrap();
    assert_eq!(second.add("fox", "Zoe").unwrap(), []);
    solve(&mut first, "rook");
    first.save().unwrap();
    solve(&mut second, "bishop");
    second.save().unwrap();
    first.add("bear", "").unwrap();
    assert_eq!(names(&first), ["fox", "fox", "bear"]);
    let (again, _) = open(&folder);
    let both: Vec<&str> = again
        .everybody()
        .iter()
        .map(|it| it.name.as_str())
        .collect();
    assert_eq!(both, ["Ben", "Zoe", ""]);
    assert_eq!(first.play_as(&second.profile().id).unwrap(), []);
    assert_eq!(
        (first.progress.stars("rook"), first.progress.stars("bishop")),
        (0, 3)
    );
}

#[test]
fn nobody_is_taken_off_the_list_who_learns_in_another_window() {
    let folder = Folder::new("learners-in-use");
    let (mut first, _) = open(&folder);
    first.add("owl", "").unwrap();
    let (mut second, _) = open(&folder);
    second.add("fox", "").unwrap();
    let fox = second.profile().id.clone();
    first.add("bear", "").unwrap();
    assert_eq!(first.remove(&fox).unwrap(), [Notice::InUse]);
    assert_eq!(names(&first), ["owl", "fox", "bear"]);
    drop(second);
    assert_eq!(first.remove(&fox).unwrap(), []);
    assert_eq!(names(&first), ["owl", "bear"]);
}

#[test]
fn two_windows_change_the_list_and_neither_change_is_lost() {
    let folder = Folder::new("learners-changed");
    let (mut first, _) = open(&folder);
    first.add("owl", "Ada").unwrap();
    let owl = id(&first, "owl");
    let (mut second, _) = open(&folder);
    first.change(&owl, "hare", "Ada L.").unwrap();
    second.add("fox", "").unwrap();
    let all: Vec<&str> = second
        .everybody()
        .iter()
        .map(|it| it.name.as_str())
        .collect();
    assert_eq!(all, ["Ada L.", ""]);
    assert_eq!(names(&second), ["hare", "fox"]);
}

#[test]
fn names_in_the_file_are_as_short_and_plain_as_typed_ones() {
    let folder = Folder::new("learners-tidied");
    let long = "x".repeat(100_000);
    let text = format!(
        "format = 1\n[[profile]]\nid = \"owl\"\nname = \"{long}\"\n[[profile]]\nid = \"fox\"\nname = \"A\\u202Ed\\u061Ca\\n\\u0000b\"\n"
    );
    fs::write(folder.file("profiles.toml"), text).unwrap();
    let (learner, notices) = open(&folder);
    assert_eq!(notices, []);
    let all: Vec<&str> = learner
        .everybody()
        .iter()
        .map(|it| it.name.as_str())
        .collect();
    assert_eq!(all, [&long[..20], "Ada b"]);
}

#[test]
fn whoever_is_taken_off_the_list_keeps_the_folder() {
    let folder = Folder::new("learners-removed");
    let (mut learner, _) = open(&folder);
    learner.add("owl", "").unwrap();
    learner.add("fox", "").unwrap();
    let mut removed = Vec::new();
    for _ in 0..2 {
        solve(&mut learner, "rook");
        learner.save().unwrap();
        removed.push(id(&learner, "fox"));
        assert_eq!(learner.remove(&removed[removed.len() - 1]).unwrap(), []);
        assert_eq!(names(&learner), ["owl"]);
        assert_eq!(learner.profile().avatar, "owl");
        learner.add("fox", "").unwrap();
        assert_eq!(learner.progress.stars("rook"), 0);
    }
    for id in removed {
        let name = format!("{id}.removed-2026-11-20");
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
    learner.change(&id(&learner, "fox"), "frog", "Tom").unwrap();
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

#[test]
fn birds_that_were_beaten_are_kept_and_a_file_without_them_opens() {
    let folder = Folder::new("learners-beaten");
    let (mut learner, _) = open(&folder);
    learner.add("fox", "Mia").unwrap();
    solve(&mut learner, "coach-games");
    learner.save().unwrap();
    drop(learner);
    // As a program wrote it that knew nothing of birds.
    let (mut learner, notices) = open(&folder);
    assert_eq!(notices, []);
    assert!(learner.progress.step_stars("coach-games", "one") > 0);
    assert!(!learner.progress.has_beaten("coach-games", "one", 1));
    assert!(learner.progress.beat("coach-games", "one", 1));
    assert!(learner.progress.beat("coach-games", "one", 4));
    learner.save().unwrap();
    drop(learner);
    let (learner, _) = open(&folder);
    let beaten = (0..=6).filter(|it| learner.progress.has_beaten("coach-games", "one", *it));
    assert_eq!(beaten.collect::<Vec<_>>(), [1, 4]);
}

/// A file in which some numbers are none, as a program with another library could have written it.
const NO_NUMBERS: &str = r#"format = 2

[lesson.rook]
stars = 3

[lesson.rook.step.one]
stars = nan
best = -4
tries = 2
hints = inf
done = 2026-11-01
first = { day = 2026-11-01, tries = -1, hints = nan }
beaten = [1, -2, nan, 3]

[lesson.bishop]
stars = -1

[reason.pinned]
missed = -3
ever = { a = 4, b = -1, c = nan }

[skill.mate-in-1]
level = 2
stability = nan
difficulty = -5000
due = 2026-11-10
last = 2026-11-07

[skill.mate-in-2]
level = 1
stability = 71.6
difficulty = 5000
due = 9999-12-31
last = 2026-11-07
right = { a = 7, b = nan }

[setting.rounds-rook]
one = 2
two = -1
# end
"#;

#[test]
fn a_number_that_is_none_takes_nothing_else_with_it() {
    let folder = Folder::new("learners-numbers");
    let (mut learner, _) = open(&folder);
    learner.add("fox", "Mia").unwrap();
    let id = learner.profile().id.clone();
    solve(&mut learner, "knight");
    learner.save().unwrap();
    drop(learner);
    let file = folder.file("profiles").join(&id).join("progress.toml");
    fs::write(&file, NO_NUMBERS).unwrap();
    let (mut learner, notices) = open(&folder);
    assert_eq!(notices, [], "the file is good");
    let known = &learner.progress;
    assert_eq!((known.stars("rook"), known.stars("bishop")), (3, 0));
    assert_eq!(known.step_stars("rook", "one"), 1);
    let first = known.first_try("rook", "one").unwrap();
    assert_eq!((first.tries, first.hints), (1, 0));
    assert!(known.has_beaten("rook", "one", 1) && known.has_beaten("rook", "one", 3));
    assert_eq!(
        (known.missed("pinned"), known.ever_missed("pinned")),
        (0, 4)
    );
    let mate = known.skill("mate-in-1").unwrap();
    assert_eq!((mate.level, mate.stability, mate.difficulty), (2, 0, 0));
    let mate = known.skill("mate-in-2").unwrap();
    assert_eq!(
        (mate.level, mate.stability, mate.difficulty),
        (1, 72, 5_000)
    );
    assert_eq!(known.practised("mate-in-2"), (7, 0));
    assert_eq!(squarewise::training::rounds(known, "rook", "one"), 2);
    // What is written then is sound.
    solve(&mut learner, "queen");
    learner.save().unwrap();
    let text = fs::read_to_string(&file).unwrap();
    let text = text.replace("two = -1", "");
    for wrong in ["nan", "inf", "= -"] {
        assert!(!text.contains(wrong), "{wrong}: {text}");
    }
}

#[test]
fn a_game_is_read_as_it_was_written_and_stays_beside_what_a_newer_program_wrote() {
    let folder = Folder::new("learners-games");
    let (mut learner, _) = open(&folder);
    learner.add("fox", "Mia").unwrap();
    let game = |moves: &str, result: &str| KeptGame {
        lesson: "coach-games".into(),
        step: "whole-game".into(),
        board: "classic".into(),
        color: "white".into(),
        bird: "looks-once".into(),
        result: result.into(),
        moves: moves.into(),
        begun: today().to_string(),
        ..KeptGame::default()
    };
    let one = game("e2e4", OPEN);
    assert!(learner.progress.write_game("one", None, &one, today()));
    assert!(
        !learner.progress.write_game("one", None, &one, today()),
        "nothing new"
    );
    for number in 0..25 {
        let over = game(&format!("e2e4 e7e{}", 5 + number % 2), "won");
        learner
            .progress
            .write_game(&format!("over-{number:02}"), None, &over, today());
    }
    learner.save().unwrap();
    let id = learner.profile().id.clone();
    drop(learner);
    let file = folder.file("profiles").join(&id).join("progress.toml");
    let text = fs::read_to_string(&file).unwrap();
    let newer = text.replace("[game.one]", "[game.one]\nwhen = 2027-01-01");
    assert!(newer != text && text.contains("begun = \"2026-11-20\""));
    fs::write(&file, newer).unwrap();
    let (mut learner, notices) = open(&folder);
    assert_eq!(notices, []);
    let progress = &mut learner.progress;
    assert_eq!(progress.open_games(), [("one", one)]);
    assert!(progress.kept_game("over-04").is_none() && progress.kept_game("over-05").is_some());
    assert!(!progress.has_strange_games());
    // Another sitting takes its place, and what the newer program wrote goes along.
    let two = game("e2e4 e7e5", OPEN);
    assert!(progress.write_game("two", Some("one"), &two, today()));
    assert_eq!(progress.open_games(), [("two", two)]);
    learner.save().unwrap();
    let text = fs::read_to_string(&file).unwrap();
    assert!(
        text.contains("2027-01-01") && !text.contains("[game.one]"),
        "{text}"
    );
}
