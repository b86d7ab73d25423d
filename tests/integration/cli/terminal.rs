//! What was typed or named does not write to the terminal, however long it is; and what cannot be
//! written whole is not written at all.

#[cfg(all(feature = "export", target_os = "linux"))]
use std::fs;

use crate::cli::{err, name, out, squarewise};
use crate::support::Folder;

/// An escape that colors what follows, a bell, and a sign that turns a line round.
const WILD: &str = "a\u{1b}[31mb\u{7}c\u{202e}d";

/// Everything that a command said.
fn said(arguments: &[&str]) -> String {
    let output = squarewise(arguments);
    assert!(output.status.code().is_some(), "{arguments:?}");
    out(&output) + &err(&output)
}

fn is_harmless(said: &str) -> bool {
    let is_wild =
        |it: char| (it.is_control() && it != '\n') || ('\u{202a}'..='\u{202e}').contains(&it);
    !said.chars().any(is_wild)
}

/// Every place of every command where something is written back, with `wild` there.
fn everywhere(wild: &str) -> Vec<Vec<String>> {
    let commands = [
        "judge @",
        "judge --start @ e2e4",
        "judge --moves @ e2e4",
        "judge --rules @ e2e4",
        "judge --option @=1 e2e4",
        "judge --option castling=@ e2e4",
        "judge --option @ e2e4",
        "judge --allies @ e2e4",
        "judge --lang @ e2e5",
        "judge --@ e2e4",
        "status --start @",
        "status --moves @",
        "status --rules @",
        "status @",
        "perft --start @ 1",
        "perft @",
        "check @",
        "check --format @",
        "check --explain @",
        "check --lang @ nope",
        "explain @",
        "help-step @",
        "new @",
        "new --from @ mine",
        "new mine --language @",
        "extract @",
        "extract rook --language @",
        "extract rook --output @/x",
        "export @ --to x.pdf",
        "export rook --to @",
        "export rook --to @/x.svg",
        "export rook --to x.pdf --lang @",
        "export --certificate @ --to x.pdf",
        "export --certificate board --name @ --to /no/where.pdf",
        "watch @",
        "--lesson @",
        "--lang @",
        "--lessons @",
        "@",
        "--@",
    ];
    let with = |part: &str| part.replace('@', wild);
    let words = |it: &&str| it.split(' ').map(with).collect();
    commands.iter().map(words).collect()
}

#[test]
fn no_argument_writes_to_the_terminal() {
    for arguments in everywhere(WILD) {
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let said = said(&arguments);
        assert!(is_harmless(&said), "{arguments:?}: {said:?}");
    }
    let folder = Folder::new("terminal-name").with("a\u{1b}[31mb.toml", "titel = 1\n");
    for arguments in [&["check"][..], &["check", "--format", "short"]] {
        let said = said(&[arguments, &[name(folder.path())]].concat());
        assert!(said.contains("titel") && is_harmless(&said), "{said:?}");
    }
}

#[test]
fn endless_arguments_are_cut() {
    for arguments in everywhere(&"x".repeat(60_000)) {
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let said = said(&arguments);
        let shown: Vec<&str> = arguments.iter().map(|it| &it[..it.len().min(20)]).collect();
        assert!(said.len() < 8_000, "{shown:?}: {}", said.len());
    }
}

#[test]
fn an_endless_key_of_a_lesson_is_cut() {
    let key = "k".repeat(100_000);
    let folder = Folder::new("terminal-key").with("long.toml", &format!("format = 1\n{key} = 1\n"));
    for format in ["human", "short", "json", "github"] {
        let said = said(&["check", "--format", format, name(folder.path())]);
        assert!(said.contains("kkkk"), "{format}");
        assert!(said.len() < 8_000, "{format}: {}", said.len());
    }
}

#[cfg(feature = "export")]
#[test]
fn a_name_that_no_certificate_has_room_for_is_refused() {
    let folder = Folder::new("terminal-certificate");
    let file = folder.file("x.pdf");
    let export = |n: usize| {
        let name_of = "a".repeat(n);
        let to = ["--name", &name_of, "--to", name(&file)];
        squarewise(&[&["export", "--certificate", "harbor"][..], &to].concat())
    };
    let refused = export(61);
    assert_eq!(refused.status.code(), Some(2));
    let told = err(&refused);
    assert!(
        told.contains("at most 60 letters; this one has 61"),
        "{told}"
    );
    assert!(!file.exists());
    assert_eq!(export(60).status.code(), Some(0));
}

#[cfg(all(feature = "export", target_os = "linux"))]
#[test]
fn a_failed_export_leaves_what_was_there_and_nothing_half_written() {
    let folder = Folder::new("terminal-full").with("rook.svg", "mine");
    let page = ["--answers", "only", "--lang", "en", "--force"];
    // A file may have 8 blocks of 512 bytes; then it is as if the disk was full.
    let script = "trap '' XFSZ; ulimit -f 8; exec \"$@\"";
    let export = |file: &str| {
        let mut command = std::process::Command::new("sh");
        command.args(["-c", script, "sh", env!("CARGO_BIN_EXE_squarewise")]);
        command.args(["export", "rook", "--to", file]).args(page);
        command.current_dir(folder.path()).output().unwrap()
    };
    for file in ["rook.svg", "new.pdf"] {
        let output = export(file);
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        assert!(err(&output).contains(&format!("`{file}` cannot be written")));
    }
    let left = fs::read_dir(folder.path()).unwrap();
    let left: Vec<_> = left.map(|it| it.unwrap().file_name()).collect();
    assert_eq!(left, ["rook.svg"]);
    assert_eq!(fs::read_to_string(folder.file("rook.svg")).unwrap(), "mine");
    let output = squarewise(&[&["export", "rook", "--to", "/dev/full"][..], &page].concat());
    assert_eq!(output.status.code(), Some(2), "no ending says what it is");
}
