//! The course as a file: the shipped one holds, what it says is found in the library, and whoever changes it
//! hears each mistake at its place.

use std::sync::atomic::{AtomicUsize, Ordering};

use squarewise::diagnostic::{Source, render};
use squarewise::library::{Library, PathEntry, Shipped, course};
use squarewise::locale::{Locale, english};
use squarewise::progress::{Progress, StepResult};
use squarewise::storage::Day;

use crate::cli::{name, out, squarewise};
use crate::languages;
use crate::support::{Folder, lesson_file, project, whole_course};

/// A small course, which holds beside the lessons of [`games`].
const SMALL: &str = r#"format = 1

[[land]]
id = "first"

[[land.entry]]
lesson = "rook"

[[land.entry]]
game = "small-games/race"
tags = ["for-experts"]

[[land]]
id = "second"

[[land.entry]]
lesson = "bishop"

[[old]]
was = "small-games/run"
now = "small-games/race"
"#;

const GAMES: &str = r#"
[[step]]
id = "race"
kind = "game"
goal = "pawn-across"
board = "8/p7/8/8/8/8/P7/8 w - - 0 1"
text = "Race!"

[[step]]
id = "look"
kind = "say"
board = "start"
text = "Look."
"#;

/// A library with a lesson of two steps, of which one is a game.
fn games() -> (Folder, Library) {
    let lesson = lesson_file("small-games", "Games", GAMES);
    // Tests that run at once have folders of their own.
    static NUMBER: AtomicUsize = AtomicUsize::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let folder = Folder::new(&format!("lands-{number}")).with("small-games.toml", &lesson);
    let library = Library::load(Shipped::None, &[folder.path().to_path_buf()]);
    assert_eq!(library.entries().len(), 1, "{:?}", library.reports());
    (folder, library)
}

fn told(text: &str) -> String {
    let (_folder, library) = games();
    let source = Source::new(course::FILE, text);
    let report = course::prove(&source, &library);
    render::short(&source, &report.diagnostics, &english)
}

/// What is told of the small course with one thing changed; a place is named without the file.
#[track_caller]
fn check(right: &str, wrong: &str, expected: &str) {
    assert_eq!(SMALL.matches(right).count(), 1, "{right}");
    let told = told(&SMALL.replace(right, wrong));
    let told: Vec<&str> = told.lines().collect();
    let told: Vec<&str> = (told.iter())
        .map(|line| line.strip_prefix("course.toml:").unwrap())
        .collect();
    assert_eq!(told.join("\n"), expected);
}

#[test]
fn the_shipped_course_holds() {
    let source = course::shipped_file();
    let report = course::prove(&source, &Library::default());
    assert_eq!(render::short(&source, &report.diagnostics, &english), "");
    assert_eq!(told(SMALL), "");
}

#[test]
fn what_stands_on_a_path_comes_first_and_is_there() {
    let library = whole_course();
    let ids: Vec<&str> = (library.entries().iter())
        .map(|entry| entry.lesson.id.as_str())
        .collect();
    assert_eq!(ids[..4], ["rook", "bishop", "queen", "king"]);
    let lands: Vec<&str> = library.lands().iter().map(|it| it.id.as_str()).collect();
    assert_eq!(
        lands.join(" "),
        "meadow forest fields castle harbor pass mill fair"
    );
    for entry in library.lands().iter().flat_map(|land| &land.entries) {
        match entry {
            PathEntry::Lesson(id) => assert!(ids.contains(&id.as_str()), "{id}"),
            PathEntry::Game { lesson, step } => {
                let lender = library.find(lesson).unwrap();
                assert!(lender.lesson.place_of(step).is_some(), "{lesson}/{step}");
                assert!(
                    !ids.contains(&lesson.as_str()),
                    "{lesson} stands on a shelf"
                );
                assert!(library.names().contains_key(lesson), "its words are known");
            }
            PathEntry::Story(id) => assert!(library.find(id).unwrap().lesson.is_story(), "{id}"),
        }
    }
    let on_a_path = |id: &str| {
        let mut entries = library.lands().iter().flat_map(|land| &land.entries);
        entries.any(|entry| *entry == PathEntry::Lesson(id.to_owned()))
    };
    assert!(on_a_path("rook") && on_a_path("knight") && !on_a_path("coach-games"));
}

#[test]
fn a_smaller_library_has_of_a_path_what_is_there() {
    let library = Library::of_shipped(Shipped::only(&["bishop", "knight"]));
    let paths = library.lands().iter().map(|land| &land.entries);
    let paths: Vec<&Vec<PathEntry>> = paths.filter(|it| !it.is_empty()).collect();
    let alone = |id: &str| vec![PathEntry::Lesson(id.to_owned())];
    assert_eq!(paths, [&alone("bishop"), &alone("knight")]);
    assert!(Library::of_paths(&[]).lands().is_empty());
}

#[test]
fn names_that_nobody_knows_are_told() {
    check(
        "lesson = \"bishop\"",
        "lesson = \"bishup\"",
        "17:11: error[unknown]: there is no lesson called `bishup` (did you mean `bishop`?)",
    );
    check(
        "game = \"small-games/race\"",
        "game = \"small-games/rade\"",
        "10:9: error[unknown]: `small-games` has no step called `rade` (did you mean `race`?)",
    );
    check(
        "game = \"small-games/race\"",
        "game = \"small-game/race\"",
        "10:9: error[unknown]: there is no lesson called `small-game` (did you mean `small-games`?)",
    );
    check(
        "game = \"small-games/race\"",
        "story = \"rice\"",
        "10:10: error[unknown]: there is no lesson called `rice`",
    );
    check(
        "for-experts",
        "for-expert",
        "11:10: error[unknown]: `tags` cannot be `for-expert` (did you mean `for-experts`?)",
    );
    check(
        "now = \"small-games/race\"",
        "now = \"small-games/rice\"",
        "21:8: error[unknown]: `small-games` has no step called `rice` (did you mean `race`?)",
    );
}

#[test]
fn what_stands_twice_or_in_another_order_is_told() {
    check(
        "lesson = \"bishop\"",
        "lesson = \"rook\"",
        "17:11: error[duplicate]: `rook` is listed twice",
    );
    check(
        "id = \"second\"",
        "id = \"first\"",
        "14:7: error[duplicate]: `first` is listed twice",
    );
    check(
        "lesson = \"rook\"",
        "lesson = \"queen\"",
        "7:11: error[after]: `queen` comes after `bishop`, which is later on the path",
    );
    check(
        "was = \"small-games/run\"",
        "was = \"small-games/look\"",
        "20:8: error[duplicate]: `small-games/look` is still there and keeps its own stars",
    );
}

#[test]
fn what_is_no_game_and_what_leads_nowhere_is_told() {
    check(
        "game = \"small-games/race\"",
        "game = \"small-games/look\"",
        "10:9: error[unknown]: the step `look` is not a game",
    );
    check(
        "game = \"small-games/race\"",
        "game = \"small-games\"",
        "10:9: error[bad-id]: `small-games` names no lesson and no step (write a lesson as `rook`, a step or a game as `lesson/step`)",
    );
    check(
        "game = \"small-games/race\"\n",
        "",
        "9:1: error[missing]: this entry leads nowhere (write `lesson = \"rook\"`, or `game = \"lesson/step\"`)",
    );
    check(
        "game = \"small-games/race\"",
        "lesson = \"queen\"\ngame = \"small-games/race\"",
        "11:1: error[duplicate]: an entry leads to one thing: this is a second one",
    );
    check(
        "was = \"small-games/run\"",
        "was = \"runs\"",
        "21:8: error[type]: a lesson becomes a lesson, and a step becomes a step",
    );
    check(
        "now = \"small-games/race\"\n",
        "",
        "19:1: error[missing]: an old name needs `now`",
    );
    assert!(told("format = 1\n").contains("a course needs `land`"));
    assert!(told("format = 2\n").contains("error[format]"));
}

#[test]
fn a_mistake_is_shown_with_its_line_in_every_language() {
    let (_folder, library) = games();
    let wrong = SMALL.replace("small-games/race\"\ntags", "small-games/look\"\ntags");
    let source = Source::new(course::FILE, wrong);
    let report = course::prove(&source, &library);
    let mut all = Vec::new();
    for language in languages::shipped() {
        let locale = Locale::load(&[language]);
        let told = render::human(&source, &report.diagnostics, false, &|it| locale.tell(it));
        assert!(told.contains("game = \"small-games/look\""), "{told}");
        assert!(told.contains("^^^^^^^^^^^^^^^^"), "{told}");
        all.push(told);
    }
    all.sort();
    all.dedup();
    assert_eq!(all.len(), languages::shipped().count());
}

#[test]
fn the_file_is_proved_where_it_is_named_and_is_no_lesson() {
    let (folder, _) = games();
    let folder = folder.with("course.toml", SMALL);
    let path = folder.file("course.toml");
    let output = squarewise(&["check", "--lang", "en", name(&path)]);
    let said = out(&output);
    assert!(said.ends_with("\nthe course is fine\n"), "{said}");
    assert!(said.contains("looked over, but not used"), "{said}");
    assert_eq!(output.status.code(), Some(0));
    let output = squarewise(&["check", "--lang", "en", name(folder.path())]);
    let said = out(&output);
    assert!(said.contains("1 lesson is fine"), "{said}");
    let folder = folder.with("course.toml", &SMALL.replace("\"bishop\"", "\"bishup\""));
    let output = squarewise(&["check", "--lang", "en", name(&path)]);
    let said = out(&output);
    assert!(said.contains("17 | lesson = \"bishup\"\n"), "{said}");
    assert!(
        said.ends_with("the course has mistakes: 1 error\n"),
        "{said}"
    );
    assert_eq!(output.status.code(), Some(1));
    let output = squarewise(&["check", "--lang", "en", name(folder.path())]);
    assert!(
        out(&output).contains("course.toml has 1 error"),
        "{}",
        out(&output)
    );
    let shipped = project("lessons/course.toml");
    let output = squarewise(&["check", "--lang", "en", name(&shipped)]);
    assert_eq!(out(&output), "the course is fine\n");
}

fn solved(stars: u8) -> StepResult {
    StepResult {
        moves: 1,
        tries: if stars == 3 { 1 } else { 2 },
        hints: 0,
        par: None,
    }
}

#[test]
fn what_was_done_under_an_old_name_counts_for_the_new_one() {
    let library = whole_course();
    let today = Day::from_unix_days(20_777);
    for renamed in course::renamed() {
        let (was, now) = (&renamed.was, &renamed.now);
        let mut progress = Progress::default();
        let (Some(old), Some(new)) = (&was.step, &now.step) else {
            progress.record(&was.lesson, ["any"], "any", &solved(3), today);
            progress.carry_over(&course::renamed());
            assert_eq!(progress.stars(&now.lesson), 3, "{was}");
            continue;
        };
        progress.record(&was.lesson, [old.as_str()], old, &solved(2), today);
        progress.carry_over(&course::renamed());
        assert_eq!(progress.step_stars(&now.lesson, new), 2, "{was}");
        assert_eq!(
            progress.step_stars(&was.lesson, old),
            2,
            "nothing is deleted"
        );
        let once = progress.clone();
        progress.carry_over(&course::renamed());
        assert_eq!(progress, once, "taken over twice, it is the same");
        let steps = library.find(&now.lesson).unwrap().lesson.clone();
        progress.record(&now.lesson, steps.step_ids(), new, &solved(3), today);
        progress.carry_over(&course::renamed());
        assert_eq!(
            progress.step_stars(&now.lesson, new),
            3,
            "the better one stays"
        );
    }
}
