//! The words of the command line: counted for each language, and said in the author's own.

use std::fs;

use squarewise::locale::Locale;

use crate::cli::{command, err, name, out, squarewise};
use crate::support::{Folder, project};

/// A lesson with words of its own in Polish, half of them in German too.
fn half_translated(folder: &str) -> Folder {
    let lesson = "format = 1\nid = \"mine\"\nlanguage = \"pl\"\ntitle = \"Moja\"\nabout = \"Start.\"\n\n[[step]]\nid = \"one\"\n\
        kind = \"say\"\nboard = \"start\"\ntext = \"Patrz.\"\n";
    Folder::new(folder).with("mine.toml", lesson).with(
        "mine.de.ftl",
        "# source 00000000\nlesson-mine_one = Schau.\n",
    )
}

#[test]
fn a_teacher_s_own_words_are_counted() {
    let folder = half_translated("coverage-own");
    let told = |arguments: &[&str]| {
        let output = squarewise(&[&["check", "--lang", "en", "--coverage"], arguments].concat());
        assert_eq!(output.status.code(), Some(0), "{}", err(&output));
        let said = out(&output);
        let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
        said.lines().map(words).collect::<Vec<String>>()
    };
    let own = [
        "lesson language words stale",
        "mine pl 3 of 3 0",
        "mine de 1 of 3 1",
    ];
    let lesson = folder.file("mine.toml");
    assert_eq!(told(&[name(&lesson)]), own);
    assert_eq!(told(&[name(folder.path())]), own);
    let with_program = told(&["--lessons", name(folder.path())]);
    assert!(
        with_program.ends_with(&own.map(str::to_owned)),
        "{with_program:?}"
    );
    assert!(with_program.len() > own.len());

    let rook = told(&[name(&project("lessons/rook.toml"))]);
    assert!(
        rook.len() == 1 + Locale::available().len() && rook[1].starts_with("rook de"),
        "{rook:?}"
    );

    fs::write(&lesson, "format = 1\nid = \"mine\"\n").unwrap();
    let broken = squarewise(&["check", "--coverage", name(&lesson)]);
    assert_eq!(broken.status.code(), Some(1));
    assert!(out(&broken).contains("0 of 1 lesson"), "{}", out(&broken));
}

#[test]
fn what_cannot_be_answered_is_told_in_the_language_of_the_system() {
    let folder = half_translated("told-in-german");
    let lesson = folder.file("mine.toml");
    let own = folder.with("rules.toml", "format = 1\ntitel = 3\n");
    let rules = own.file("rules.toml");
    let cases: &[(&[&str], &str, &str)] = &[
        (&["judge", "--start", "8/8/8", "e2e4"], "ranks", "Reihen"),
        (
            &["judge", "--start", "nowhere", "e2e4"],
            "is no start",
            "ist kein Anfang",
        ),
        (
            &["judge", "--start", "P7/8/8/8/8/8/8/8 w", "a1a2"],
            "no pawn",
            "kein Bauer",
        ),
        (
            &["judge", "--moves", "e2e5", "e2e4"],
            "number 1",
            "Nummer 1",
        ),
        (
            &["judge", "--rules", "klub", "e2e4"],
            "rule set",
            "Regeln namens",
        ),
        (
            &["judge", "--rules", "no.toml", "e2e4"],
            "cannot be read",
            "kann nicht gelesen",
        ),
        (
            &["judge", "--rules", name(&rules), "e2e4"],
            "house rule",
            "Hausregel",
        ),
        (&["status", "--start", "8/8/8"], "ranks", "Reihen"),
        (&["perft", "--start", "8/8/8", "1"], "ranks", "Reihen"),
        (&["help-step", "colect"], "kind of step", "Art von Schritt"),
        (&["extract", "no-such-lesson"], "no lesson", "keine Lektion"),
        (
            &["extract", name(&lesson), "--language", "pl"],
            "itself",
            "selbst",
        ),
        (&["new", "nul"], "Windows keeps", "behält Windows"),
        (
            &["check", "--explain", "no-such"],
            "no lesson",
            "keine Lektion",
        ),
        (&["check", "no.toml"], "no file", "keine Datei"),
        #[cfg(feature = "export")]
        (
            &["export", "rook", "--to", "x.doc"],
            "should end",
            "soll auf",
        ),
    ];
    for (arguments, in_english, in_german) in cases {
        for (system, said) in [("en_US.UTF-8", in_english), ("de_DE.UTF-8", in_german)] {
            let output = command(arguments).env("LC_ALL", system).output().unwrap();
            assert_eq!(output.status.code(), Some(2), "{arguments:?}");
            let told = err(&output);
            assert!(told.starts_with("squarewise: "), "{told}");
            assert!(told.contains(*said), "{arguments:?} in {system}: {told}");
        }
    }
    let asked = squarewise(&["judge", "--lang", "de", "--start", "8/8/8", "e2e4"]);
    assert!(err(&asked).contains("Reihen"), "{}", err(&asked));
    let asked = squarewise(&["help-step", "collect", "--lang", "de"]);
    assert!(
        out(&asked).contains("Das Kind landet auf jedem Stern"),
        "{}",
        out(&asked)
    );
}
