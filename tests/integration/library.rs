//! Lessons of one's own: found, proved, put on the shelf, spoken in their own language.

use std::fs;
use std::path::PathBuf;

use squarewise::diagnostic::render;
use squarewise::library::{Library, Origin};
use squarewise::locale::{LessonArgs, Locale, WordKey, english};
use squarewise::rules::{Classic, Square};
use squarewise::session::{Input, Session};

use crate::languages;
use crate::support::{Folder, course_with, lesson_file, project};

fn library(folder: &Folder) -> Library {
    course_with(&[folder.path().to_path_buf()])
}

const POLISH: &str = r#"
format = 1
id = "moja-wieza"
language = "pl"
title = "Moja wieża"
group = "pieces"
after = ["rook"]

[[step]]
id = "gwiazdy"
kind = "collect"
board = "8/8/8/8/8/P7/8/R7 w - - 0 1"
piece = "a1"
stars = ["a8", "h8"]
text = "Obejdź piona. Wystarczą {best} ruchy."
hints = ["Która droga z a1 jest wolna?"]
yes = "Wszystkie {total} gwiazdy, {player}!"
"#;

#[test]
fn a_lesson_in_a_third_language_is_found_and_played() {
    let folder = Folder::new("polish").with("moja-wieza.toml", POLISH);
    let library = library(&folder);
    let entry = library.find("moja-wieza").unwrap();
    assert!(matches!(&entry.origin, Origin::File(path) if path.ends_with("moja-wieza.toml")));
    let words = entry.words(&Locale::load(&["en"]));
    assert_eq!(words.title(), "Moja wieża");
    let args = LessonArgs {
        player: "Ala".to_owned(),
        best: 3,
        total: 2,
        left: 0,
    };
    let say = |key| {
        words
            .text(Some("gwiazdy"), &key, &args)
            .map(|text| squarewise::locale::plain(&text))
    };
    assert_eq!(
        say(WordKey::Text).as_deref(),
        Some("Obejdź piona. Wystarczą 3 ruchy.")
    );
    assert_eq!(
        say(WordKey::Yes).as_deref(),
        Some("Wszystkie 2 gwiazdy, Ala!")
    );
    let mut session = Session::new(entry.lesson.on::<Classic>().unwrap(), 0).unwrap();
    for square in ["a1", "h1", "h1", "h8", "h8", "a8"] {
        session.apply(Input::Press(Square::parse(square).unwrap()));
    }
    assert!(session.is_done());
    assert_eq!(
        (session.records()[0].moves, session.records()[0].par),
        (3, Some(3))
    );
}

#[test]
fn it_stands_on_its_shelf_behind_what_it_comes_after() {
    let second = POLISH
        .replace("moja-wieza", "druga")
        .replace("[\"rook\"]", "[\"moja-wieza\"]");
    let folder = Folder::new("shelf")
        .with("moja-wieza.toml", POLISH)
        .with("druga.toml", &second);
    let library = library(&folder);
    let ids: Vec<&str> = library
        .entries()
        .iter()
        .map(|entry| entry.lesson.id.as_str())
        .collect();
    // The paths come first; what is on none stands behind them.
    assert_eq!(
        ids,
        [
            "rook",
            "king-danger",
            "castling-when-not",
            "moja-wieza",
            "druga"
        ]
    );
}

#[test]
fn a_lesson_of_one_s_own_stands_before_the_shipped_one() {
    let rook = fs::read_to_string(project("lessons/rook.toml")).unwrap();
    let folder = Folder::new("shadow").with("rook.toml", &rook);
    let library = library(&folder);
    assert_eq!(library.entries().len(), 3);
    let entry = library.find("rook").unwrap();
    assert!(entry.replaces_shipped && entry.origin != Origin::Shipped);
    assert!(!library.find("king-danger").unwrap().replaces_shipped);
}

#[test]
fn words_of_one_s_own_are_said_in_the_place_of_the_shipped_ones() {
    let own = POLISH
        .replace("moja-wieza", "rook")
        .replace("[\"rook\"]", "[]");
    let folder = Folder::new("shadow-words").with("rook.toml", &own);
    let library = library(&folder);
    for language in languages::shipped().chain(["pl"]) {
        let words = library
            .find("rook")
            .unwrap()
            .words(&Locale::load(&[language]));
        assert_eq!(words.title(), "Moja wieża", "{language}");
    }
}

#[test]
fn a_broken_lesson_is_listed_and_the_rest_is_there() {
    let folder = Folder::new("skipped")
        .with("broken.toml", "format = 1\nid = \"broken\"\n[[step]\n")
        .with("moja-wieza.toml", POLISH);
    let library = library(&folder);
    assert_eq!(library.entries().len(), 4);
    assert!(library.find("broken").is_none());
    let broken = library
        .reports()
        .iter()
        .filter(|report| report.has_errors())
        .count();
    assert_eq!(broken, 1);
}

#[test]
fn two_lessons_of_one_name_are_told_apart() {
    let folder = Folder::new("twice").with("moja-wieza.toml", POLISH);
    let other = Folder::new("twice-too").with("moja-wieza.toml", POLISH);
    let library = course_with(&[folder.path().to_path_buf(), other.path().to_path_buf()]);
    assert_eq!(library.entries().len(), 4);
    let told = library
        .reports()
        .iter()
        .filter(|report| report.has_errors())
        .count();
    assert_eq!(told, 1);
}

#[test]
fn a_folder_that_is_not_there_is_told() {
    let library = course_with(&[PathBuf::from("no/such/folder")]);
    assert_eq!(library.entries().len(), 3);
    assert!(
        library
            .reports()
            .iter()
            .any(squarewise::library::Report::has_errors)
    );
}

#[cfg(unix)]
#[test]
fn links_out_of_the_folder_are_not_followed() {
    let outside = Folder::new("outside").with("moja-wieza.toml", POLISH);
    let folder = Folder::new("inside");
    std::os::unix::fs::symlink(outside.path(), folder.file("more")).unwrap();
    let file = outside.file("moja-wieza.toml");
    std::os::unix::fs::symlink(file, folder.file("moja-wieza.toml")).unwrap();
    let library = library(&folder);
    assert_eq!(library.entries().len(), 3);
    let told = &library.word_reports()[0].diagnostics[0];
    assert_eq!(
        english(&told.message),
        "this is a link, and links are not followed"
    );
}

#[test]
fn a_step_that_nobody_has_words_for_is_told() {
    let silent = "format = 1\nid = \"silent\"\n\n[[step]]\nid = \"one\"\nkind = \"say\"\nboard = \"start\"\n";
    let folder = Folder::new("silent-lesson").with("silent.toml", silent);
    let found = |folder: &Folder| {
        let library = course_with(&[folder.path().to_path_buf()]);
        let reports = library.reports().iter();
        reports
            .map(|report| report.diagnostics.len())
            .sum::<usize>()
    };
    assert_eq!(found(&folder), 1);
    let words = "lesson-silent = Silent\nlesson-silent_one = Look.\n";
    assert_eq!(found(&folder.with("silent.en.ftl", words)), 0);
}

#[test]
fn files_that_are_passed_over_are_told() {
    let folder = Folder::new("overlooked")
        .with("rook.toml.txt", "format = 1\n")
        .with("notes.txt", "milk\n")
        .with("lost.de.ftl", "lesson-lost = Weg\n")
        .with("moja-wieza.toml", POLISH)
        .with("moja-wieza.en.ftl", "lesson-moja-wieza = My rook\n");
    let library = library(&folder);
    let told: Vec<(String, String)> = library
        .word_reports()
        .iter()
        .flat_map(|report| report.diagnostics.iter().map(move |found| (report, found)))
        .filter(|(_, found)| found.code.name() == "overlooked")
        .map(|(report, found)| {
            let name = report.source.name().rsplit(['/', '\\']).next();
            (name.unwrap().to_owned(), english(&found.message))
        })
        .collect();
    let expected = [
        (
            "lost.de.ftl",
            "nobody says these words: there is no lesson `lost.toml` beside them",
        ),
        (
            "rook.toml.txt",
            "this file is skipped: its name ends with `.txt`",
        ),
    ];
    let expected = expected.map(|(name, told)| (name.to_owned(), told.to_owned()));
    assert_eq!(told, expected);
}

/// The words of each file beside a lesson, held to it: what is told, a finding a line.
fn told_of_words(folder: &Folder) -> Vec<String> {
    let library = library(folder);
    let reports = library.word_reports().iter();
    let told = reports.map(|it| render::short(&it.source, &it.diagnostics, &english));
    let lines: String = told.collect();
    let line = |line: &str| line.rsplit(['/', '\\']).next().unwrap().to_owned();
    lines.lines().map(line).collect()
}

#[test]
fn words_of_a_lesson_that_has_none_are_held_to_its_steps() {
    let lesson = "format = 1\nid = \"quiet\"\n\n[[step]]\nid = \"one\"\nkind = \"squares\"\nask = \"moves\"\npiece = \"a1\"\n\
        board = \"8/8/8/8/8/8/8/R7 w - - 0 1\"\nhints = 1\n";
    let words = "lesson-quiet = Quiet\nlesson-quiet_one = Look, { $plyer }.\n    .hint-9 = Up.\nlesson-quiet_two = Two.\n";
    let folder = Folder::new("quiet-words")
        .with("quiet.toml", lesson)
        .with("quiet.en.ftl", words);
    let of_english = [
        "quiet.en.ftl:2:1: error[variable]: `lesson-quiet_one` is not given `$plyer` (did you mean `$player`?)",
        "quiet.en.ftl:2:1: warning[missing]: `lesson-quiet_one.hint-1` is missing, and nobody has words for it",
        "quiet.en.ftl:3:5: error[unknown]: the lesson has no `lesson-quiet_one.hint-9`, so nobody says it \
         (remove it, or call it `lesson-quiet_one.hint-1` if that is its name now)",
        "quiet.en.ftl:4:1: error[unknown]: the lesson has no `lesson-quiet_two`, so nobody says it (remove it)",
    ];
    assert_eq!(told_of_words(&folder), of_english);
    // What only English has too much of, no translation is asked for.
    let german = "lesson-quiet = Still\nlesson-quiet_one = Schau.\n    .hint-1 = Hoch.\n";
    let folder = folder.with("quiet.de.ftl", german);
    assert_eq!(told_of_words(&folder), of_english);
    fs::remove_file(folder.file("quiet.en.ftl")).unwrap();
    assert_eq!(told_of_words(&folder), [""; 0]);
    let folder = folder.with("quiet.de.ftl", &german.replace("hint-1", "hint-2"));
    assert_eq!(told_of_words(&folder).len(), 2);
}

#[test]
fn lessons_that_do_not_hold_are_compared_with_the_others_too() {
    let broken =
        |id: &str, after: &str| plain(id, after).replace("kind = \"say\"", "kind = \"sey\"");
    let folder = Folder::new("broken-neighbors")
        .with("lost.toml", &broken("lost", "\"rok\""))
        .with("rook.toml", &broken("rook", "\"around\""))
        .with("around.toml", &plain("around", "\"rook\""))
        .with("cut.toml", "format = 1\nid = \"cut\nafter = [\"rok\"]\n");
    fs::create_dir(folder.file("twice")).unwrap();
    let folder = folder.with("twice/lost.toml", &broken("lost", ""));
    let told: Vec<String> = library(&folder)
        .reports()
        .iter()
        .filter(|report| report.has_errors())
        .map(|report| {
            let name = report.source.name().rsplit("broken-neighbors").next();
            let codes = report.diagnostics.iter().map(|it| it.code.name());
            format!("{} {}", name.unwrap(), codes.collect::<Vec<_>>().join(" "))
        })
        .collect();
    let expected = [
        "/around.toml after",
        "/cut.toml unclosed",
        "/lost.toml after unknown",
        "/rook.toml unknown",
        "/twice/lost.toml duplicate unknown",
    ];
    assert_eq!(told, expected);
}

/// A lesson of one step that comes after these.
fn plain(id: &str, after: &str) -> String {
    let step = "[[step]]\nid = \"one\"\nkind = \"say\"\nboard = \"start\"\ntext = \"Look.\"\n";
    format!(
        "format = 1\nid = \"{id}\"\nlanguage = \"en\"\ntitle = \"One\"\nafter = [{after}]\n{step}"
    )
}

#[test]
fn a_lesson_that_is_checked_alone_knows_the_files_beside_it() {
    let folder = Folder::new("neighbors")
        .with("first.toml", &plain("first", "\"rook\""))
        .with("second.toml", &plain("second", "\"first\""))
        .with("third.toml", &plain("third", "\"second\", \"fourth\""))
        .with("round.toml", &plain("round", "\"back\""))
        .with("back.toml", &plain("back", "\"round\""))
        .with("bad.toml", "format = 2\n")
        .with("last.toml", &plain("last", "\"bad\""));
    let codes = |name: &str| -> Vec<String> {
        let library = Library::of_paths(&[folder.file(name)]);
        assert_eq!(
            library.reports().len(),
            1,
            "only what was asked for is told"
        );
        let found = library.reports()[0].diagnostics.iter();
        found.map(|it| it.message.to_string()).collect()
    };
    assert!(codes("second.toml").is_empty());
    assert!(codes("last.toml").is_empty());
    let third = codes("third.toml");
    assert!(third.len() == 1 && third[0].contains("fourth"), "{third:?}");
    let round = codes("round.toml");
    assert!(
        round.len() == 1 && round[0].contains("check-circle"),
        "{round:?}"
    );
}

#[test]
fn a_shelf_of_ones_own_has_its_own_name_and_keeps_its_lessons_together() {
    let lesson = |id: &str, shelf: &str| {
        format!(
            "format = 1\nid = \"{id}\"\nlanguage = \"en\"\ntitle = \"T\"\ngroup = \"{shelf}\"\n[[step]]\n\
             id = \"a\"\nkind = \"say\"\nboard = \"start\"\ntext = \"Look.\"\n"
        )
    };
    let folder = Folder::new("own-shelf")
        .with("zebra.toml", &lesson("zebra", "Our club"))
        .with("bee.toml", &lesson("bee", "Their club"))
        .with("ant.toml", &lesson("ant", "Our club"));
    let library = library(&folder);
    let ids: Vec<&str> = library
        .entries()
        .iter()
        .map(|it| it.lesson.id.as_str())
        .collect();
    assert!(ids.ends_with(&["ant", "zebra", "bee"]), "{ids:?}");
    let own = library.find("ant").unwrap().lesson.group.as_deref();
    let name = |group| Locale::load(&["de"]).say_plain(&squarewise::lesson::shelf_name(group));
    assert_eq!(name(own), "Our club");
    assert_eq!(name(None), "Weitere Lektionen");
    assert_ne!(name(Some("meadow")), "meadow");
}

/// A lesson with one round.
fn round(skill: &str, level: u32, count: u32) -> String {
    format!(
        "format = 1\nid = \"boards\"\nlanguage = \"en\"\ntitle = \"Boards\"\n\n[[step]]\nid = \"round\"\n\
         kind = \"practice\"\nskill = \"{skill}\"\nlevel = {level}\ncount = {count}\npass = 1\ntext = \"Go!\"\n"
    )
}

/// What is said of a line to checkmate on a board with two rooks; `None` if that is nothing.
fn said_of_mate(board: &str, line: &str, also: &str) -> Option<String> {
    let step = format!(
        "[[step]]\nid = \"mate\"\nkind = \"play\"\nboard = \"{board} w - - 0 1\"\nline = \"{line}\"\n\
         also = [{also}]\ntext = \"Give checkmate!\"\n"
    );
    let lesson = lesson_file("mate", "Mate", &step);
    let folder = Folder::new("mate").with("mate.toml", &lesson);
    let library = Library::of_paths(&[folder.path().to_path_buf()]);
    let report = &library.reports()[0];
    assert!(library.find("mate").is_some(), "{:?}", report.diagnostics);
    let told = render::short(&report.source, &report.diagnostics, &english);
    told.rsplit_once("mate.toml:")
        .map(|(_, it)| it.trim().to_owned())
}

#[test]
fn a_mate_that_can_be_forced_in_another_way_is_told() {
    let ladder = "7k/8/8/8/8/8/R7/1R4K1";
    let told = said_of_mate(ladder, "Ra7 Kg8 Rb8", "").unwrap();
    let said = "warning[answer]: checkmate in 2 moves begins with `Rb7` as well";
    assert!(told.contains(said), "{told}");
    assert_eq!(said_of_mate(ladder, "Ra7 Kg8 Rb8", "\"Rb7 Kg8 Ra8\""), None);
    let told = said_of_mate("7k/R7/8/8/8/8/8/1R4K1", "Kf2 Kg8 Rb8", "").unwrap();
    let said = "warning[answer]: checkmate comes sooner than in this line with `Rb8#`";
    assert!(told.contains(said), "{told}");
    // The first move forces nothing, so the line is followed and not found; a mate in one has no other way.
    assert_eq!(said_of_mate("7k/8/5K2/8/8/8/8/R7", "Ra2 Kg8 Ra8", ""), None);
    assert_eq!(said_of_mate("6k1/5ppp/8/8/8/8/8/RR4K1", "Ra8", ""), None);
}

#[test]
fn a_round_needs_boards_that_are_not_the_same() {
    let told = |skill, level, count| {
        let folder = Folder::new("boards").with("boards.toml", &round(skill, level, count));
        let library = Library::of_paths(&[folder.path().to_path_buf()]);
        let report = &library.reports()[0];
        let told = render::short(&report.source, &report.diagnostics, &english);
        let told = told.rsplit_once("boards.toml:").map(|(_, it)| it.trim());
        (library.find("boards").is_some(), told.map(str::to_owned))
    };
    // Each file is asked once at the first level: there are eight.
    assert_eq!(told("square-names", 1, 8), (true, None));
    let (is_there, message) = told("square-names", 1, 9);
    assert!(!is_there);
    assert_eq!(
        message.as_deref(),
        Some(
            "7:7: error[too-many]: `square-names` has fewer than 9 different boards at level 1: 8 \
             (ask for fewer boards with `count`, or for another `level`)"
        )
    );
    assert_eq!(told("status", 3, 12), (true, None));
}
