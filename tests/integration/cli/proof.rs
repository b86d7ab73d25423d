//! `squarewise check --explain`: the proof of each step.

use std::fs;

use crate::cli::{err, name, out, squarewise};
use crate::support::{Folder, project};

#[test]
fn a_lesson_is_explained_step_by_step() {
    let output = squarewise(&["check", "--explain", "rook"]);
    let said = out(&output);
    assert_eq!(output.status.code(), Some(0));
    assert!(
        said.starts_with("rook: 9 steps\n\n1. lines (say)\n"),
        "{said}"
    );
    for line in [
        "14: b1 a2 c2",
        "par 3: ",
        "positions looked at",
        "e4-g6 is refused: piece-cant-move-that-way, Laws 3",
        "d2-d5 is not legal: own-piece-on-target, Laws 3",
        "d2-d5 is legal",
        "Rxh2 (the only right move)",
    ] {
        assert!(said.contains(line), "no `{line}` in {said}");
    }
}

#[test]
fn a_mate_is_told_with_its_length() {
    let lesson = "format = 1\nid = \"mate\"\n\n[[step]]\nid = \"one\"\nkind = \"move\"\ngoal = \"mate\"\n\
                  board = \"6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1\"\n";
    let folder = Folder::new("proof-mate").with("mate.toml", lesson);
    let output = squarewise(&["check", "--explain", name(&folder.file("mate.toml"))]);
    let said = out(&output);
    assert!(
        said.contains("Ra8# (the only right move)"),
        "{said}{}",
        err(&output)
    );
    assert!(said.contains("mate in 1: Ra8# ("), "{said}");
}

#[test]
fn every_kind_is_explained() {
    let text = fs::read_to_string(project("tests/fixtures/good/every-kind.toml")).unwrap();
    let lines = text.lines().filter(|line| !line.starts_with("picture"));
    let text = lines.collect::<Vec<_>>().join("\n");
    let folder = Folder::new("proof-kinds").with("every-kind.toml", &text);
    let lesson = folder.file("every-kind.toml");
    let output = squarewise(&["check", "--explain", name(&lesson)]);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    let said = out(&output);
    let steps = said.split("\n\n").skip(1);
    assert!(steps.clone().count() > 5, "{said}");
    for step in steps {
        assert!(step.trim().lines().count() > 1, "{step}");
    }
}

#[test]
fn what_does_not_hold_is_not_explained() {
    let lesson = project("tests/fixtures/bad/fen.toml");
    assert_eq!(
        squarewise(&["check", "--explain", name(&lesson)])
            .status
            .code(),
        Some(1)
    );
    assert_eq!(
        squarewise(&["check", "--explain", "nobody"]).status.code(),
        Some(2)
    );
}
