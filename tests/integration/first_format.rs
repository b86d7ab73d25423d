//! Files that the program wrote before the second format: they open, and nothing is lost or lowered.

use std::fs;
use std::path::Path;

use squarewise::library::Report;
use squarewise::progress::Progress;
use squarewise::progress::learner::Learner;
use squarewise::rules::{Cross, Game};
use squarewise::settings::Settings;
use squarewise::storage::{Day, Folders, Notice, Unknown};
use toml::Value;

use crate::support::{Folder, course_with, project};

const FIXTURE: &str = "tests/fixtures/first-format";

fn today() -> Day {
    Day::from_unix_days(20_777)
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        let target = to.join(path.file_name().unwrap());
        if path.is_dir() {
            copy(&path, &target);
        } else {
            fs::copy(&path, &target).unwrap();
        }
    }
}

/// A copy of the data folder, to be written to.
fn data(name: &str) -> Folder {
    let folder = Folder::new(name);
    copy(&project(FIXTURE).join("data"), folder.path());
    folder
}

fn table(path: &Path) -> Unknown {
    fs::read_to_string(path).unwrap().parse().unwrap()
}

/// Whether every key stands in the other table too, with a value that holds what it says.
fn is_within(old: &Unknown, new: &Unknown, holds: fn(&Value, &Value) -> bool) -> bool {
    let mut all = old.iter().filter(|(key, _)| *key != "format");
    all.all(|(key, old)| match (old, new.get(key)) {
        (Value::Table(old), Some(Value::Table(new))) => is_within(old, new, holds),
        (old, Some(new)) => holds(old, new),
        (_, None) => false,
    })
}

fn is_same(old: &Value, new: &Value) -> bool {
    old == new
}

/// Stars may have become more since.
fn is_no_less(old: &Value, new: &Value) -> bool {
    match (old.as_integer(), new.as_integer()) {
        (Some(old), Some(new)) => new >= old,
        _ => old == new,
    }
}

#[test]
fn every_learner_is_there_with_every_star() {
    let folder = data("first-format-learners");
    let before = table(&folder.file("profiles.toml"));
    let (mut learner, notices) = Learner::open(&Folders::within(folder.path()), today());
    assert_eq!(notices, []);
    assert_eq!(learner.profile().id, "fox-2");
    let all = learner.everybody().into_iter();
    let all: Vec<_> = all
        .map(|it| (it.id.clone(), it.name.clone(), it.avatar.clone()))
        .collect();
    let row = |id: &str, name: &str, avatar: &str| (id.into(), name.into(), avatar.into());
    let listed = [
        row("fox", "Mia S.", "frog"),
        row("owl", "", "owl"),
        row("fox-2", "Zoë", "fox"),
    ];
    assert_eq!(all, listed);
    for (id, _, _) in all {
        let path = folder.file("profiles").join(&id).join("progress.toml");
        let old = table(&path);
        assert_eq!(learner.play_as(&id).unwrap(), []);
        // Something new, so that the file is written anew.
        learner.progress.stamp("first", today());
        learner.save().unwrap();
        let new = table(&path);
        assert_eq!(new["format"].as_integer(), Some(2));
        assert!(is_within(&old, &new, is_same), "{id}: {new}");
        assert_eq!(table(&path.with_extension("toml.bak")), old, "{id}");
    }
    let (_, stars) = (learner.play_as("fox").unwrap(), &learner.progress);
    assert_eq!(stars.stars("rook"), 3);
    assert!(stars.missed("blocked") >= stars.missed("pinned") && stars.missed("pinned") > 1);
    assert_eq!(stars.first_try("rook", "lines"), None, "nobody noted it");
    let list = table(&folder.file("profiles.toml"));
    assert_eq!(list["profile"], before["profile"]);
    assert!(
        folder
            .file("profiles/bear.removed-2026-11-13/progress.toml")
            .exists()
    );
}

#[test]
fn every_setting_is_there() {
    let folder = data("first-format-settings");
    let old = table(&folder.file("settings.toml"));
    let folders = Folders::within(folder.path());
    let (mut settings, mut document, notice) = Settings::open(&folders, today());
    assert_eq!((settings.scale, notice), (125, None));
    settings.sound = false;
    document.merge(&settings).unwrap();
    settings.sound = true;
    document.merge(&settings).unwrap();
    let new = table(&folder.file("settings.toml"));
    assert_eq!(new["format"].as_integer(), Some(2));
    assert!(is_within(&old, &new, is_same), "{new}");
}

#[test]
fn a_recorded_game_is_read_to_its_last_move() {
    let record = fs::read_to_string(project(FIXTURE).join("family-record.txt")).unwrap();
    let game = Game::<Cross>::from_record(&record).unwrap();
    assert_eq!(game.moves().len(), 24);
    // Written today, the pieces have their letters, and nothing else is new.
    let written = game.record();
    assert!(written.contains("\nNd1-c3\n"), "{written}");
    assert_eq!(Game::<Cross>::from_record(&written), Ok(game));
    let (mut old, mut new) = (record.lines(), written.lines());
    while let (Some(old), Some(new)) = (old.next(), new.next()) {
        let bare = new.strip_prefix(['K', 'Q', 'R', 'B', 'N']).unwrap_or(new);
        assert_eq!(bare, old);
    }
    assert_eq!((old.next(), new.next()), (None, None));
}

/// Such a file cannot tell that it was cut; its last good copy can.
#[test]
fn a_cut_file_has_at_least_what_its_last_good_copy_had() {
    let folder = data("first-format-cut");
    let folders = Folders::within(folder.path());
    let path = folder.file("profiles/fox/progress.toml");
    let whole = fs::read(&path).unwrap();
    let mut backup = table(&path.with_extension("toml.bak"));
    for lesson in backup["lesson"].as_table_mut().unwrap().iter_mut() {
        lesson.1.as_table_mut().unwrap().remove("resume");
    }
    let mut n_told = 0;
    for length in 0..whole.len() {
        fs::write(&path, &whole[..length]).unwrap();
        let (mut learner, first) = Learner::open(&folders, today());
        // From the second time on it is she who played last.
        let told = [first, learner.play_as("fox").unwrap()].concat();
        let got: Unknown = toml::to_string(&learner.progress).unwrap().parse().unwrap();
        assert!(is_within(&backup, &got, is_no_less), "{length}: {got}");
        n_told += usize::from(!told.is_empty());
        for entry in fs::read_dir(path.parent().unwrap()).unwrap() {
            let path = entry.unwrap().path();
            if path.to_string_lossy().contains("broken") {
                fs::remove_file(path).unwrap();
            }
        }
    }
    // Only what was done since the last good copy can be cut off without a trace, line by line.
    assert!(whole.len() - n_told < 12, "{n_told} of {}", whole.len());
}

#[test]
fn an_older_program_leaves_the_new_files_alone_and_still_shows_the_stars() {
    let folder = data("first-format-newer");
    let folders = Folders::within(folder.path());
    let (mut learner, _) = Learner::open(&folders, today());
    learner.progress.stamp("first", today());
    learner.save().unwrap();
    // Its rule: a higher number is read as far as possible, and never written to. What it reads:
    let path = folder.file("profiles/fox-2/progress.toml");
    let new = table(&path);
    assert!(new["format"].as_integer() > Some(1));
    let lesson = new["lesson"]["king-danger"].as_table().unwrap();
    assert!(lesson["stars"].is_integer() && lesson["resume"].is_str());
    let step = lesson["step"]["flee"].as_table().unwrap();
    for key in ["stars", "best", "tries", "hints"] {
        assert!(step[key].is_integer(), "{key}");
    }
    assert!(step["done"].is_datetime() && new["last"].is_str());
    // And this program has the same rule for those that come after it.
    let text = fs::read_to_string(&path).unwrap();
    let text = text.replace("format = 2", "format = 3");
    fs::write(&path, &text).unwrap();
    drop(learner);
    let (mut learner, notices) = Learner::open(&folders, today());
    assert!(matches!(notices[..], [Notice::Newer { .. }]));
    assert!(learner.progress != Progress::default());
    learner.progress.miss("pinned", today());
    learner.save().unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
}

#[test]
fn a_folder_of_lessons_still_holds() {
    let lessons = project(FIXTURE).join("lessons");
    let library = course_with(&[lessons]);
    for id in ["my-rook", "mein-turm", "king-again"] {
        assert!(library.find(id).is_some(), "{id}");
    }
    let mut reports = library.reports().iter().chain(library.word_reports());
    assert!(!reports.any(Report::has_errors));
}
