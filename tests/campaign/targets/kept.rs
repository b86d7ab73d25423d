//! What the program keeps itself, as a broken disk or a curious hand may leave it: progress, settings,
//! learners, a family game.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use squarewise::progress::learner::Learner;
use squarewise::progress::{Join as _, Progress, StepResult};
use squarewise::rules::{BySeat, Cross, Game, Ruleset, Seats};
use squarewise::settings::{Settings, WindowSize};
use squarewise::storage::{self, Day, Document, Folders, Notice};
use squarewise::table::{FORMAT, SavedGame, Table};

use super::fixture;
use crate::place::Place;

/// The file of a family game, as the window has it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct FamilyFile(pub(crate) SavedGame<Cross>);

impl storage::Kept for FamilyFile {
    const FORMAT: u32 = FORMAT;
}

fn day() -> Day {
    Day::from_unix_days(20_777)
}

/// Progress with something of everything in it.
fn progress() -> Progress {
    let mut progress = Progress::default();
    for lesson in ["rook", "bishop", "check"] {
        for (step, moves) in [("one", 1), ("two", 5)] {
            let result = StepResult {
                moves,
                tries: moves,
                hints: 0,
                par: Some(3),
            };
            progress.record(lesson, ["one", "two"], step, &result, day());
        }
    }
    progress.set_resume("rook", Some("two"));
    progress.miss("pinned", day());
    progress
}

fn settings() -> Settings {
    let mut settings = Settings::default();
    settings.language = Some("de".to_owned());
    settings.window = Some(WindowSize {
        width: 1366,
        height: 768,
        maximized: false,
    });
    settings
}

/// Files of each sort as they are written, some of the first format, and one of a newer program.
pub(super) fn seeds() -> Vec<Vec<u8>> {
    let place = Place::new("seeds");
    let folders = Folders::within(place.path());
    let (mut learner, _) = Learner::open(&folders, day());
    learner.add("fox", "Mia").unwrap();
    learner.progress = progress();
    learner.save().unwrap();
    let (_, mut document, _) = Settings::open(&folders, day());
    document.merge(&settings()).unwrap();
    let mut files = vec![
        folders.profiles_file(),
        folders.settings_file(),
        folders
            .profile_folder(&learner.profile().id)
            .join("progress.toml"),
    ];
    for (number, game) in games().into_iter().enumerate() {
        let file = place.path().join(format!("family-{number}.toml"));
        let mut document = Document::open::<FamilyFile>(&file, day()).document;
        document.save(&FamilyFile(SavedGame(game))).unwrap();
        files.push(file);
    }
    let written = files.iter().map(|it| std::fs::read(it).unwrap());
    let first = fixtures_of_first_format().into_iter();
    let newer = b"format = 99\nmood = \"happy\"\n[lesson.rook]\nstars = 3\nmedal = { gold = 1, day = 2026-01-02 }\n";
    written.chain(first).chain([newer.to_vec()]).collect()
}

/// A long game, and one that has only begun.
fn games() -> [Table<Cross>; 2] {
    let game = String::from_utf8(fixture("family/long-game.txt")).unwrap();
    let game = Game::from_record(&game).unwrap();
    [
        Table::of_game(game, BySeat::default()),
        Table::seated(Seats::FOUR, BySeat::default(), Ruleset::FIDE),
    ]
}

fn fixtures_of_first_format() -> [Vec<u8>; 4] {
    [
        "profiles.toml",
        "settings.toml",
        "profiles/fox/progress.toml",
        "family.toml",
    ]
    .map(|file| fixture(&format!("first-format/data/{file}")))
}

/// A text is read as each sort of file, and what was understood is written and read again.
pub(super) fn read(bytes: &[u8]) {
    if let Ok(text) = std::str::from_utf8(bytes) {
        again::<Progress>(text);
        joined(text);
        again::<Settings>(text);
        again::<SavedGame<Cross>>(text);
    }
    opened(bytes);
}

/// What is understood says the same once it is written.
fn again<T: Serialize + DeserializeOwned>(text: &str) {
    let Ok(read) = toml::from_str::<T>(text) else {
        return;
    };
    let Ok(written) = toml::to_string(&read) else {
        return;
    };
    let again: T = toml::from_str(&written).unwrap_or_else(|error| panic!("{error}: {written}"));
    assert_eq!(toml::to_string(&again).ok(), Some(written));
}

/// A copy of oneself, and an empty one, teach nobody anything.
fn joined(text: &str) {
    let Ok(mut read) = toml::from_str::<Progress>(text) else {
        return;
    };
    // What was read may have been written by hand: it is in order once it was joined.
    read.join(Progress::default());
    let mut twice = read.clone();
    twice.join(read.clone());
    let shown = |progress: &Progress| toml::to_string(progress).ok();
    assert_eq!(shown(&twice), shown(&read), "a copy has changed something");
    let mut other_way = Progress::default();
    other_way.join(read.clone());
    assert_eq!(
        shown(&other_way),
        shown(&read),
        "it depends on who joins whom"
    );
}

/// The files of a learner hold these bytes: they are opened and written to, and what nobody understood
/// is still somewhere.
fn opened(bytes: &[u8]) {
    const FILES: [&str; 4] = [
        "profiles.toml",
        "settings.toml",
        "profiles/owl/progress.toml",
        "family.toml",
    ];
    let place = Place::new("kept");
    for file in FILES {
        place.put(file, bytes);
    }
    let folders = Folders::within(place.path());
    let (mut learner, mut told) = Learner::open(&folders, day());
    learner.progress.set_resume("rook", Some("two"));
    let (settings, mut document, notice) = Settings::open(&folders, day());
    let mut family = Document::open::<FamilyFile>(&folders.family_file(), day());
    let mut saved = vec![learner.save()];
    if document.is_writable() {
        saved.push(document.merge(&settings));
    }
    if let Some(game) = family.value.filter(|_| family.document.is_writable()) {
        saved.push(family.document.save(&game));
    }
    assert!(saved.iter().all(Result::is_ok), "{saved:?} after {told:?}");
    told.extend(notice.into_iter().chain(family.notice));
    let text = std::str::from_utf8(bytes).ok();
    if text.is_none_or(|text| toml::from_str::<toml::Table>(text).is_err()) {
        assert!(
            told.len() >= FILES.len(),
            "set aside without a word: {told:?}"
        );
    }
    for notice in told {
        let (Notice::SetAside { file, aside } | Notice::Restored { file, aside }) = notice else {
            continue;
        };
        let kept = FILES.iter().find(|it| it.ends_with(&file)).unwrap();
        let kept = place.path().join(kept).with_file_name(&aside);
        assert_eq!(
            std::fs::read(&kept).ok().as_deref(),
            Some(bytes),
            "{kept:?}"
        );
    }
}
