//! The words of the command line: counted for each language, and said in the author's own.

use std::fs;

use squarewise::locale::Locale;

use crate::cli::{command, err, name, out, squarewise};
use crate::support::{Folder, lesson_file, project};

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
        "",
        "The source has changed since these were translated:",
        "de mine lesson-mine_one",
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
    #[rustfmt::skip]
    let cases: &[(&[&str], &str, &str)] = &[
        (&["judge", "--start", "8/8/8", "e2e4"], "ranks", "Reihen"),
        (&["judge", "--start", "nowhere", "e2e4"], "is not a start position", "ist kein Anfang"),
        (&["judge", "--start", "P7/8/8/8/8/8/8/8 w", "a1a2"], "no pawn", "kein Bauer"),
        (&["judge", "--moves", "e2e5", "e2e4"], "number 1", "Nummer 1"),
        (&["judge", "--rules", "klub", "e2e4"], "rule set", "Regeln namens"),
        (&["judge", "--rules", "no.toml", "e2e4"], "cannot be read", "kann nicht gelesen"),
        (&["judge", "--rules", name(&rules), "e2e4"], "house rule", "Hausregel"),
        (&["status", "--start", "8/8/8"], "ranks", "Reihen"),
        (&["perft", "--start", "8/8/8", "1"], "ranks", "Reihen"),
        (&["help-step", "colect"], "kind of step", "Art von Schritt"),
        (&["extract", "no-such-lesson"], "no lesson", "keine Lektion"),
        (&["extract", name(&lesson), "--language", "pl"], "itself", "selbst"),
        (&["new", "nul"], "Windows keeps", "behält Windows"),
        (&["check", "--explain", "no-such"], "no lesson", "keine Lektion"),
        (&["check", "no.toml"], "no file", "keine Datei"),
        #[cfg(feature = "export")]
        (&["export", "rook", "--to", "x.doc"], "must end", "soll auf"),
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

#[test]
fn a_sheet_that_nobody_has_touched_is_no_translation() {
    let lesson = "format = 1\nid = \"mine\"\nlanguage = \"en\"\ntitle = \"Mine\"\nabout = \"Begin here.\"\n\n[[step]]\n\
        id = \"one\"\nkind = \"say\"\nboard = \"start\"\ntext = \"Look at the board.\"\n";
    let folder = Folder::new("untouched").with("mine.toml", lesson);
    let path = folder.file("mine.toml");
    for language in ["de", "en-GB"] {
        let output = squarewise(&["extract", name(&path), "--language", language]);
        assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    }
    let covered = || {
        let output = squarewise(&["check", "--lang", "en", "--coverage", name(&path)]);
        let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
        out(&output).lines().map(words).collect::<Vec<String>>()
    };
    let told = covered();
    assert!(told.contains(&"mine en 3 of 3 0".to_owned()), "{told:?}");
    assert!(told.contains(&"mine en-GB 3 of 3 0".to_owned()), "{told:?}");
    assert!(told.contains(&"mine de 0 of 3 0".to_owned()), "{told:?}");
    let check = || out(&squarewise(&["check", "--format", "short", name(&path)]));
    let said = check();
    let told = "warning[untranslated]: 3 of 3 strings are still in the language they came in";
    assert_eq!(said.matches("untranslated").count(), 1, "{said}");
    assert!(
        said.contains(told) && said.contains("mine.de.ftl:"),
        "{said}"
    );

    // The title alone is the same word in both languages: that can be meant.
    let sheet = folder.file("mine.de.ftl");
    let words = fs::read_to_string(&sheet).unwrap();
    let words = words.replace("Look at the board", "Schau auf das Brett");
    fs::write(&sheet, &words).unwrap();
    assert!(
        covered().contains(&"mine de 2 of 3 0".to_owned()),
        "{:?}",
        covered()
    );
    fs::write(&sheet, words.replace("Begin here", "Fang hier an")).unwrap();
    assert!(
        covered().contains(&"mine de 3 of 3 0".to_owned()),
        "{:?}",
        covered()
    );
    assert!(!check().contains("untranslated"), "{}", check());
}

#[test]
fn words_beside_a_lesson_in_a_language_that_is_not_spoken_are_told() {
    let step =
        "[[step]]\nid = \"one\"\nkind = \"say\"\nboard = \"start\"\ntext = \"The {rook}.\"\n";
    let sheet = "lesson-mine = Mia\nlesson-mine_one = La { PIECE(\"rook\") } va.\n";
    let folder = Folder::new("unspoken")
        .with("mine.toml", &lesson_file("mine", "Mine", step))
        .with("mine.it.ftl", sheet);
    let said = out(&squarewise(&[
        "check",
        "--format",
        "short",
        name(folder.path()),
    ]));
    assert!(
        said.contains("mine.it.ftl:2:24: warning[language]"),
        "{said}"
    );
    assert!(said.contains("without `PIECE`"), "{said}");
}

#[test]
fn a_missing_picture_is_told_with_all_other_mistakes() {
    let lesson = |kind: &str| {
        format!(
            "format = 1\nid = \"mine\"\n\n[[step]]\nid = \"one\"\nkind = \"{kind}\"\nboard = \"start\"\n\
             picture = \"castle.png\"\n"
        )
    };
    let folder = Folder::new("pictured").with("mine.toml", &lesson("sey"));
    let check = || {
        out(&squarewise(&[
            "check",
            "--format",
            "short",
            name(folder.path()),
        ]))
    };
    let said = check();
    assert!(said.contains("mine.toml:6:9: error[unknown]"), "{said}");
    assert!(said.contains("mine.toml:8:12: error[picture]"), "{said}");
    fs::write(
        folder.file("mine.toml"),
        lesson("say").replace("id = \"one\"", "id = \"one"),
    )
    .unwrap();
    let said = check();
    assert!(said.contains("mine.toml:5:6: error[unclosed]"), "{said}");
    assert!(said.contains("mine.toml:8:12: error[picture]"), "{said}");
    fs::write(folder.file("mine.toml"), lesson("say")).unwrap();
    assert_eq!(check().matches("error[picture]").count(), 1, "{}", check());
}

#[test]
fn the_house_rules_have_a_page_of_their_own() {
    let output = squarewise(&["help-step", "options", "--lang", "en"]);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    let said = out(&output);
    assert!(
        said.starts_with("options = [\"touch=touch_move\"]\n"),
        "{said}"
    );
    assert!(said.contains("\n  touch: Touching a piece\n"), "{said}");
    let line = "      touch=release_final\n          You may touch and think; once you let go, the move stands.\n";
    assert!(said.contains(line), "{said}");
    let output = squarewise(&["help-step", "optoins", "--lang", "en"]);
    assert!(err(&output).contains("`options`"), "{}", err(&output));
}
