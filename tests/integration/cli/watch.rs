//! `squarewise watch`: tells at the start and after each change, until it is ended.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::process::{Child, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;

use crate::cli::{command, err, name, squarewise};
use crate::support::{Folder, PATIENCE};

const FINE: &str = r#"format = 1
id = "mine"
language = "en"
title = "Mine"

[[step]]
id = "one"
kind = "say"
text = "Look."
board = "start"
"#;

struct Watching {
    program: Child,
    lines: Receiver<String>,
}

impl Watching {
    fn start(folder: &Folder) -> Self {
        let mut command = command(&["watch", name(folder.path())]);
        let mut program = command.stdout(Stdio::piped()).spawn().unwrap();
        let (tell, lines) = channel();
        let out = program.stdout.take().unwrap();
        thread::spawn(move || {
            for line in BufReader::new(out).lines().map_while(Result::ok) {
                let _ = tell.send(line);
            }
        });
        Self { program, lines }
    }

    /// Everything up to the line that has `text`.
    #[track_caller]
    fn until(&self, text: &str) -> String {
        let mut said = String::new();
        while !said.contains(text) {
            let line = self.lines.recv_timeout(PATIENCE);
            said += &line.unwrap_or_else(|_| panic!("no `{text}` in {said}"));
            said.push('\n');
        }
        said
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

#[test]
fn what_changes_is_told() {
    let folder = Folder::new("watched").with("mine.toml", FINE);
    let watching = Watching::start(&folder);
    assert!(watching.until("1 lesson is fine").contains("is watched"));
    fs::write(
        folder.file("mine.toml"),
        FINE.replace("\"start\"", "\"stat\""),
    )
    .unwrap();
    let said = watching.until("0 of 1");
    assert!(
        said.contains("error[board]") && said.contains("mine.toml:10"),
        "{said}"
    );
    fs::write(folder.file("mine.toml"), FINE).unwrap();
    let said = watching.until("1 lesson is fine");
    assert!(said.contains("mine.toml is fine"), "{said}");
    fs::write(folder.file("mine.pl.ftl"), "lesson-mine = {\n").unwrap();
    watching.until("mine.pl.ftl");
    fs::remove_file(folder.file("mine.toml")).unwrap();
    watching.until("mine.toml is gone");
}

#[test]
fn the_words_of_a_lesson_that_breaks_are_not_gone() {
    let sheet = "lesson-mine_one = Schau.\n";
    let folder = Folder::new("watched-words")
        .with("mine.toml", FINE)
        .with("mine.de.ftl", sheet);
    let watching = Watching::start(&folder);
    watching.until("1 lesson is fine");
    fs::write(folder.file("mine.toml"), FINE.replace("kind", "knd")).unwrap();
    let said = watching.until("0 of 1");
    assert!(!said.contains("mine.de.ftl"), "{said}");
    fs::write(folder.file("mine.toml"), FINE).unwrap();
    let said = watching.until("1 lesson is fine");
    assert!(!said.contains("mine.de.ftl"), "{said}");
    fs::remove_file(folder.file("mine.de.ftl")).unwrap();
    let said = watching.until("1 lesson is fine");
    assert!(said.contains("mine.de.ftl is gone"), "{said}");
}

#[test]
fn a_folder_that_is_not_there_is_not_watched() {
    let output = squarewise(&["watch", "no/such/folder"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).contains("no/such/folder"));
}
