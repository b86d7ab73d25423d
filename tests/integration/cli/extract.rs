//! `squarewise extract`: a sheet for translators, and what the checker says about translations.

use std::fs;
use std::sync::LazyLock;

use crate::cli::{err, name, out, squarewise};
use crate::support::{Folder, lesson_file};

static LESSON: LazyLock<String> = LazyLock::new(|| {
    let steps = r#"
[[step]]
id = "one"
kind = "collect"
piece = "a1"
stars = ["a8"]
board = "8/8/8/8/8/8/8/R7 w - - 0 1"
text = "*Go* to the star, {player}, with the {rook}."
hints = ["Look up."]
"#;
    lesson_file("mine", "Mine", steps)
});

#[test]
fn the_words_go_to_standard_output() {
    let folder = Folder::new("extract-out").with("mine.toml", &LESSON);
    let output = squarewise(&["extract", name(&folder.file("mine.toml"))]);
    let said = out(&output);
    assert_eq!(output.status.code(), Some(0));
    assert!(said.starts_with("### The words of mine.toml"), "{said}");
    let one = "lesson-mine_one = { \"*\" }Go* to the star, { $player }, with the { PIECE(\"rook\") }.\n    .hint-1 = Look up.\n";
    assert!(said.contains(one), "{said}");
    assert_eq!(said.matches("\n# source ").count(), 2);
}

#[test]
fn a_translation_is_found_and_checked() {
    let folder = Folder::new("extract-beside").with("mine.toml", &LESSON);
    let (lesson, folder_name) = (folder.file("mine.toml"), name(folder.path()));
    let output = squarewise(&["extract", name(&lesson), "--language", "pl"]);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    let sheet = folder.file("mine.pl.ftl");
    let words = fs::read_to_string(&sheet).unwrap();
    let again = squarewise(&["extract", name(&lesson), "--language", "pl"]);
    assert_eq!(again.status.code(), Some(2));
    assert!(err(&again).contains("--update"), "{}", err(&again));
    let check = || squarewise(&["check", "--format", "short", folder_name]);
    let said = out(&check());
    assert!(said.ends_with("1 lesson is fine\n"), "{said}");
    assert!(said.contains("warning[untranslated]"), "{said}");

    fs::write(&lesson, LESSON.replace("Look up.", "Look up, up.")).unwrap();
    let said = out(&check());
    assert!(said.contains("mine.pl.ftl:7:1: warning[stale]"), "{said}");
    assert_eq!(check().status.code(), Some(0));

    fs::write(&sheet, words.replace(".hint-1", ".hint-7")).unwrap();
    let said = out(&check());
    assert!(
        said.contains("error[unknown]: the lesson has no `lesson-mine_one.hint-7`"),
        "{said}"
    );
    assert_eq!(check().status.code(), Some(1));
    assert!(
        said.ends_with("1 lesson is fine; mine.pl.ftl has 1 error\n"),
        "{said}"
    );

    // Nobody has translated anything yet: the new words come into the sheet, and none counts as translated.
    fs::write(&sheet, &words).unwrap();
    let update = || squarewise(&["extract", name(&lesson), "--language", "pl", "--update"]);
    let said = out(&update());
    assert!(
        said.contains("lesson-mine_one is not translated yet"),
        "{said}"
    );
    let renewed = fs::read_to_string(&sheet).unwrap();
    assert_eq!(renewed.matches("Look up, up.").count(), 1);
    let said = out(&squarewise(&["check", "--coverage", folder_name]));
    assert!(said.contains("0 of 3"), "{said}");

    let words = words
        .replace("to the star", "do gwiazdy")
        .replace("Look up", "Patrz");
    fs::write(&sheet, &words).unwrap();
    assert_eq!(update().status.code(), Some(0), "{}", err(&update()));
    assert!(out(&check()).ends_with("1 lesson is fine\n"));
    let strip = |text: &str| {
        text.lines()
            .filter(|it| !it.starts_with("# source"))
            .collect::<String>()
    };
    assert_eq!(strip(&fs::read_to_string(&sheet).unwrap()), strip(&words));
}

#[test]
fn one_message_alone_is_updated_and_an_unknown_one_is_told() {
    let folder = Folder::new("extract-only").with("mine.toml", &LESSON);
    let lesson = folder.file("mine.toml");
    let to_polish = ["extract", name(&lesson), "--language", "pl"];
    assert_eq!(squarewise(&to_polish).status.code(), Some(0));
    let sheet = folder.file("mine.pl.ftl");
    let words = fs::read_to_string(&sheet).unwrap();
    let old = |line: &str| match line.strip_prefix("# source ") {
        Some(_) => "# source 00000000\n".to_owned(),
        None => format!("{line}\n"),
    };
    let old: String = words.lines().map(old).collect();
    fs::write(&sheet, &old).unwrap();
    let only = |id: &str| squarewise(&[&to_polish[..], &["--update", "--only", id]].concat());
    for (language, said) in [("en_US", "did you mean"), ("de_DE", "meinst du")] {
        let arguments = [&to_polish[..], &["--update", "--only", "lesson-mine_won"]].concat();
        let mut unknown = crate::cli::command(&arguments);
        let unknown = unknown
            .env("LC_ALL", format!("{language}.UTF-8"))
            .output()
            .unwrap();
        assert_eq!(unknown.status.code(), Some(2));
        let told = err(&unknown);
        assert!(
            told.contains("`lesson-mine_won`") && told.contains("`lesson-mine_one`"),
            "{told}"
        );
        assert!(told.contains(said), "{told}");
        assert_eq!(
            fs::read_to_string(&sheet).unwrap(),
            old,
            "nothing is written"
        );
    }
    assert_eq!(only("lesson-mine_one").status.code(), Some(0));
    let marked = fs::read_to_string(&sheet).unwrap();
    assert_eq!(old.matches("# source 00000000").count(), 2);
    assert_eq!(marked.matches("# source 00000000").count(), 1);
}

#[test]
fn a_shipped_lesson_gives_its_english_words() {
    let output = squarewise(&["extract", "rook"]);
    assert!(
        out(&output).contains("\nlesson-rook = The rook\n    .about ="),
        "{}",
        out(&output)
    );
    let unknown = squarewise(&["extract", "rok"]);
    assert_eq!(unknown.status.code(), Some(2));
    assert!(
        err(&unknown).contains("did you mean `rook`"),
        "{}",
        err(&unknown)
    );
}

#[test]
fn questions_that_cannot_be_answered_are_exit_code_2() {
    for arguments in [
        &["extract", "rook", "--update"][..],
        &["extract", "rook", "--language", "not a tag"],
        &["extract", "rook", "--language", "german"],
        &["extract", "rook", "--language", "fr", "--update"],
    ] {
        assert_eq!(
            squarewise(arguments).status.code(),
            Some(2),
            "{arguments:?}"
        );
    }
}
