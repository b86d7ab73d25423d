//! `squarewise new`: what it writes holds, and nothing is written over.

use std::fs;

use crate::cli::{err, name, out, squarewise};
use crate::support::Folder;

#[test]
fn a_template_holds_in_every_language() {
    for language in ["en", "de", "pl"] {
        let folder = Folder::new(&format!("new-{language}"));
        let folder_name = name(folder.path());
        let made = squarewise(&[
            "new",
            "my-own",
            "--language",
            language,
            "--lessons",
            folder_name,
        ]);
        assert_eq!(made.status.code(), Some(0), "{}", err(&made));
        let text = fs::read_to_string(folder.file("my-own.toml")).unwrap();
        assert!(
            text.contains(&format!("language = \"{language}\"")),
            "{text}"
        );
        let checked = squarewise(&["check", folder_name]);
        assert_eq!(out(&checked).trim(), "1 lesson holds");
        let again = squarewise(&["new", "my-own", "--lessons", folder_name]);
        assert_eq!(again.status.code(), Some(2));
        assert!(err(&again).contains("already"), "{}", err(&again));
        assert_eq!(
            fs::read_to_string(folder.file("my-own.toml")).unwrap(),
            text
        );
    }
}

#[test]
fn a_name_that_cannot_be_a_file_s_is_refused() {
    let folder = Folder::new("new-names");
    for (id, said) in [
        ("My Lesson", "`my-lesson`"),
        ("../up", "`up`"),
        ("a/b", "`a-b`"),
        ("nul", "Windows"),
        ("", "first-step"),
    ] {
        let output = squarewise(&["new", id, "--lessons", name(folder.path())]);
        assert_eq!(output.status.code(), Some(2), "{id}");
        assert!(err(&output).contains(said), "{}", err(&output));
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn a_shipped_lesson_is_copied_with_its_words() {
    for (language, title) in [("en", "The rook"), ("de", "Der Turm")] {
        let folder = Folder::new(&format!("new-from-{language}"));
        let folder_name = name(folder.path());
        for id in ["rook", "king-danger", "castling-when-not"] {
            let arguments = ["new", "--from", id, "--language", language];
            let made = squarewise(&[&arguments[..], &["--lessons", folder_name]].concat());
            assert_eq!(made.status.code(), Some(0), "{}", err(&made));
            assert!(out(&made).contains("in the place of the shipped lesson"));
        }
        let text = fs::read_to_string(folder.file("rook.toml")).unwrap();
        assert!(text.contains(&format!("title = \"{title}\"")), "{text}");
        assert!(!text.contains("locales/"), "{text}");
        let checked = squarewise(&["check", folder_name]);
        assert_eq!(out(&checked).trim(), "3 lessons hold");
    }
}

#[test]
fn a_copy_may_have_another_name_and_says_whose_words_it_has() {
    let folder = Folder::new("new-renamed");
    let folder_name = name(folder.path());
    let arguments = ["new", "wieza", "--from", "rook", "--language", "pl"];
    let made = squarewise(&[&arguments[..], &["--lessons", folder_name]].concat());
    assert!(
        err(&made).contains("not translated into `pl`"),
        "{}",
        err(&made)
    );
    let text = fs::read_to_string(folder.file("wieza.toml")).unwrap();
    assert!(text.contains("id = \"wieza\"\nlanguage = \"pl\""), "{text}");
    assert_eq!(squarewise(&["new"]).status.code(), Some(2));
}
