//! The program as a person at a terminal meets it.

mod batch;
mod beside;
mod drill;
mod extract;
mod judge;
mod new;
mod proof;
mod status;
mod terminal;
mod watch;
mod words;
mod written;

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::thread;

use serde_json::Value;

use squarewise::locale::Locale;

use crate::languages;
use crate::support::{Folder, project};

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_squarewise"));
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
        command.env_remove(name);
    }
    command.env("LC_ALL", "en_US.UTF-8").args(arguments);
    command
}

pub(crate) fn squarewise(arguments: &[&str]) -> Output {
    command(arguments).output().unwrap()
}

/// The program as it is started in a folder.
pub(crate) fn squarewise_in(folder: &Path, arguments: &[&str]) -> Output {
    command(arguments).current_dir(folder).output().unwrap()
}

/// The program with something on its standard input.
pub(crate) fn fed(arguments: &[&str], input: impl Into<Vec<u8>>) -> Output {
    let mut command = command(arguments);
    command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut program = command.spawn().unwrap();
    let (mut stdin, input) = (program.stdin.take().unwrap(), input.into());
    let feeding = thread::spawn(move || stdin.write_all(&input));
    let output = program.wait_with_output().unwrap();
    let _ = feeding.join().unwrap();
    output
}

/// The answers of a batch, a JSON object a line.
pub(crate) fn answers(output: &Output) -> Vec<Value> {
    out(output)
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// The lines of a file of cases.
fn cases(file: &str) -> String {
    fs::read_to_string(project("tests/fixtures/cases").join(file)).unwrap()
}

pub(crate) fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

pub(crate) fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// A path as an argument.
pub(crate) fn name(path: &Path) -> &str {
    path.to_str().unwrap()
}

fn shipped(name: &str) -> String {
    fs::read_to_string(project("lessons").join(name)).unwrap()
}

#[test]
fn the_shipped_lessons_hold() {
    let output = squarewise(&["check"]);
    let n_lessons = squarewise::embedded::LESSONS.len();
    assert_eq!(
        out(&output).trim(),
        format!("{n_lessons} shipped lessons are fine")
    );
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn help_and_version_are_answered() {
    let help = squarewise(&["--help"]);
    for flag in [
        "--lessons",
        "--lesson",
        "--lang",
        "--data",
        "--portable",
        "--trace",
        "--pseudo",
        "new",
        "extract",
        "export",
        "drill",
        "watch",
        "check",
        "judge",
        "status",
        "perft",
    ] {
        assert!(out(&help).contains(flag), "{flag}");
    }
    assert_eq!(help.status.code(), Some(0));
    let version = squarewise(&["--version"]);
    let told = format!("squarewise {}", squarewise::embedded::VERSION);
    assert_eq!(out(&version).trim(), told);
}

#[test]
fn a_question_that_is_not_understood_is_exit_code_2() {
    assert_eq!(squarewise(&["--colour"]).status.code(), Some(2));
    assert_eq!(
        squarewise(&["check", "no-such-file.toml"]).status.code(),
        Some(2)
    );
    let empty = Folder::new("empty");
    let output = squarewise(&["check", name(empty.path())]);
    assert_eq!(out(&output).trim(), "there is no lesson to check");
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn the_coverage_has_a_line_for_each_language() {
    let output = squarewise(&["check", "--coverage"]);
    let said = out(&output);
    assert_eq!(output.status.code(), Some(0));
    let n_languages = Locale::available().len();
    assert_eq!(said.lines().count(), 1 + n_languages, "{said}");
    for line in said.lines().skip(1) {
        assert!(line.ends_with(" 0"), "no translation is stale: {said}");
        let words: Vec<&str> = line.split_whitespace().collect();
        let shares = words.windows(3).filter(|it| it[1] == "of");
        assert!(shares.clone().count() >= 4, "{said}");
        assert!(shares.into_iter().all(|it| it[0] == it[2]), "{said}");
    }
}

#[test]
fn without_a_display_there_is_one_kind_sentence() {
    for arguments in [&["--trace"][..], &["--lang", "de"]] {
        let output = squarewise(arguments);
        assert_eq!(output.status.code(), Some(1));
        let said = err(&output);
        assert_eq!(said.trim().lines().count(), 1, "{said}");
        assert!(!said.contains("panicked"), "{said}");
    }
}

#[test]
fn a_folder_of_lessons_that_is_not_there_is_told_where_one_asked() {
    for (language, told) in [("en", "it is not there"), ("de", "Es ist nicht da")] {
        let output = squarewise(&["--lessons", "nowhere-at-all", "--lang", language]);
        let said = err(&output);
        let first = said.lines().next().unwrap_or_default();
        assert!(
            first.contains("nowhere-at-all") && first.contains(told),
            "{said}"
        );
    }
}

#[cfg(all(feature = "gui", target_os = "linux"))]
#[test]
fn a_display_that_does_not_answer_is_named() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_squarewise"));
    command
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET");
    let folder = Folder::new("no-answer");
    command.env("DISPLAY", ":987").env("LC_ALL", "en_US.UTF-8");
    let output = command
        .args(["--lang", "en", "--data", name(folder.path())])
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    let said = err(&output);
    assert_eq!(said.trim().lines().count(), 1, "{said}");
    assert!(!said.contains("panicked"), "{said}");
}

/// Something takes the call on the display; a library that is none comes before the system's.
#[cfg(all(feature = "gui", target_os = "linux"))]
#[test]
fn a_library_that_is_missing_is_named_in_one_sentence_and_in_a_box_where_no_terminal_is() {
    let folder = Folder::new("no-library")
        .with("libwayland-client.so.0", "")
        .with("libwayland-client.so", "")
        .with_program("zenity", "exit 1")
        .with_program("kdialog", "for it; do echo \"$it\"; done >$here/shown");
    let display = folder.file("w");
    let _listens = std::os::unix::net::UnixListener::bind(&display).unwrap();
    let data = folder.file("data");
    let mut command = command(&["--lang", "en", "--data", name(&data)]);
    command
        .env("WAYLAND_DISPLAY", &display)
        .env("LD_LIBRARY_PATH", folder.path())
        .env("PATH", folder.path());
    let output = command.output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let library = "libwayland-client.so.0";
    let sentence =
        format!("Squarewise can’t open its window because the library {library} is missing.\n");
    assert_eq!(err(&output), sentence);
    let shown = fs::read_to_string(folder.file("shown")).unwrap();
    assert!(shown.ends_with(&format!("--error\n{sentence}")), "{shown}");
}

#[cfg(all(feature = "gui", target_os = "linux"))]
#[test]
fn a_folder_that_cannot_be_written_is_named_where_one_asked() {
    let folder = Folder::new("kept-nowhere").with("file", "");
    let inside = folder.file("file").join("inside");
    let mut command = command(&["--lang", "en", "--data", name(&inside)]);
    let output = command.env("DISPLAY", ":987").output().unwrap();
    let said = err(&output);
    let first = said.lines().next().unwrap_or_default();
    let expected = format!("can’t write in “{}”, so no stars are saved.", name(&inside));
    assert!(first.ends_with(&expected), "{said}");
    assert_eq!(said.trim().lines().count(), 2, "{said}");
}

#[test]
fn a_broken_lesson_is_told_and_the_others_are_checked() {
    let folder = Folder::new("broken").with("rook.toml", &shipped("rook.toml"));
    let folder = folder.with(
        "worse.toml",
        "format = 1\nid = \"worse\"\ntitel = \"The rook\"\n",
    );
    let output = squarewise(&["check", "--format", "short", name(folder.path())]);
    let said = out(&output);
    assert_eq!(output.status.code(), Some(1));
    assert!(said.contains("worse.toml:3:1: error[unknown]"), "{said}");
    assert!(said.contains("1 of 2 lessons are fine"), "{said}");
}

#[test]
fn a_file_that_is_not_text_is_told_and_not_read() {
    let folder = Folder::new("binary");
    let path = folder.file("noise.toml");
    fs::write(&path, [0xff, 0xfe, 0x41, 0x00]).unwrap();
    let output = squarewise(&["check", name(&path)]);
    assert!(out(&output).contains("UTF-8"), "{}", out(&output));
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn a_file_that_is_too_large_is_told_and_not_read() {
    let folder = Folder::new("large").with("large.toml", &"# much\n".repeat(60_000));
    let path = folder.file("large.toml");
    let output = squarewise(&["check", name(&path)]);
    assert!(out(&output).contains("256 KiB"), "{}", out(&output));
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn a_folder_of_one_s_own_is_checked_with_the_shipped_lessons() {
    let folder = Folder::new("own").with(
        "own.toml",
        &shipped("rook.toml").replace("id = \"rook\"", "id = \"own\""),
    );
    let output = squarewise(&["check", "--lessons", name(folder.path())]);
    let n_lessons = squarewise::embedded::LESSONS.len() + 1;
    let told = format!("{n_lessons} lessons are fine");
    assert!(out(&output).contains(&told), "{}", out(&output));
}

#[test]
fn mistakes_are_told_in_german_and_for_programs() {
    let text = "format = 1\nid = \"worse\"\ntitel = \"Der Turm\"\n";
    let folder = Folder::new("german").with("worse.toml", text);
    let path = folder.file("worse.toml");
    let told = |arguments: &[&str]| {
        let mut all = vec!["check", name(&path)];
        all.extend(arguments);
        let output = squarewise(&all);
        assert_eq!(output.status.code(), Some(1));
        out(&output)
    };
    let german = told(&["--lang", "de"]);
    assert!(german.contains("Fehler[unknown]: eine Lektion kennt"));
    assert!(german.contains("Hilfe: meinst du `title`?"), "{german}");
    assert!(german.contains("0 von 1 Lektion hält: "), "{german}");
    let short = told(&["--lang", "de", "--format", "short"]);
    assert!(short.contains(":3:1: error[unknown]: eine Lektion kennt"));

    let json = told(&["--format", "json"]);
    let records: Vec<Value> = json
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let unknown = records.iter().find(|it| it["code"] == "unknown").unwrap();
    assert_eq!(unknown["line"], 3);
    assert_eq!(unknown["end_column"], 6);
    assert_eq!(unknown["help"], "did you mean `title`?");
    let github = told(&["--format", "github"]);
    let line = github.lines().find(|it| it.contains("unknown")).unwrap();
    assert!(line.starts_with("::error file="), "{line}");
    assert!(line.contains(",line=3,col=1,title=unknown::a lesson has no"));
}

#[test]
fn twenty_mistakes_are_twenty_records_for_programs() {
    let path = "tests/fixtures/bad/twenty-mistakes.toml";
    for language in languages::shipped() {
        let output = squarewise(&["check", "--format", "json", "--lang", language, path]);
        assert_eq!(output.status.code(), Some(1));
        let stored = format!("tests/fixtures/bad/twenty-mistakes.{language}.txt");
        let stored = fs::read_to_string(project(&stored)).unwrap();
        let records = answers(&output);
        assert_eq!((records.len(), stored.lines().count()), (20, 20));
        for (record, line) in records.iter().zip(stored.lines()) {
            let text = |key: &str| record[key].as_str().unwrap_or_else(|| panic!("{record}"));
            assert!(text("file").ends_with("twenty-mistakes.toml"), "{record}");
            let help = record["help"].as_str();
            let help = help.map_or_else(String::new, |help| format!(" ({help})"));
            let told = format!(
                "twenty-mistakes.toml:{}:{}: {}[{}]: {}{help}",
                record["line"],
                record["column"],
                text("severity"),
                text("code"),
                text("message")
            );
            assert_eq!(told, line);
        }
        let n_helped = records.iter().filter(|it| it["help"].is_string()).count();
        assert!(n_helped >= 10, "only {n_helped} tell what to write");
    }
}

#[test]
fn codes_are_explained() {
    let fen = squarewise(&["explain", "fen", "--lang", "en"]);
    assert_eq!(fen.status.code(), Some(0));
    assert!(out(&fen).starts_with("fen\n\nA FEN is not well formed. "));
    assert!(out(&fen).contains("\nNot like this:\n    board = "));
    let german = squarewise(&["explain", "error[fen]", "--lang", "de"]);
    assert!(out(&german).contains("\nSondern so:\n    board = "));
    let list = out(&squarewise(&["explain"]));
    assert!(list.lines().any(|it| it.starts_with("fen ")), "{list}");
    assert!(list.lines().count() > 35, "{list}");
    let unknown = squarewise(&["explain", "fan"]);
    assert_eq!(unknown.status.code(), Some(2));
    let told = err(&unknown);
    assert!(told.contains("there is no code `fan` (did you mean `fen`?)"));
}
