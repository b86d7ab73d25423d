//! Holds the tree to its own house rules: layers, file sizes, openings, forbidden words.

use std::fs;
use std::path::{Path, PathBuf};

use crate::support::project;

mod circles;
mod documented;
mod doors;
mod floors;
mod map;
mod paths;
mod used;

/// Crates and modules that only some modules may name.
const KEPT: &[(&str, &[&str])] = &[
    ("chrono::", &["storage"]),
    ("getrandom::", &["storage"]),
    ("iced::", &["gui"]),
    ("rs_fsrs::", &["training"]),
    ("toml::", &["lesson", "storage"]),
    ("fluent", &["locale", "embed"]),
    ("clap::", &["cli"]),
    ("Instant::now", &["gui", "cli"]),
    ("SystemTime::now", &["gui", "storage"]),
    ("resvg::", &["export"]),
    ("svg2pdf::", &["export"]),
    ("miniz_oxide::", &["embedded", "embed"]),
    ("println!", &["cli", "embed"]),
];

/// Libraries that open network connections: none may ever be in the lock file.
const NETWORK: &[&str] = &[
    "reqwest",
    "ureq",
    "hyper",
    "native-tls",
    "rustls",
    "curl",
    "openssl",
];

pub(crate) fn files(below: &str, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![project(below)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|found| found == ending) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

pub(crate) fn relative(path: &Path) -> String {
    path.strip_prefix(project(""))
        .unwrap()
        .to_string_lossy()
        .replace('\\', "/")
}

/// The module of a source file: `rules` for `src/rules/judging/judge.rs`.
fn module(path: &Path) -> String {
    let path = relative(path);
    let inner = path.trim_start_matches("src/");
    inner.split(['/', '.']).next().unwrap().to_owned()
}

/// The program text of a file: no comments, nothing from the unit tests on.
pub(crate) fn program(path: &Path) -> String {
    let text = fs::read_to_string(path).unwrap();
    let text = text.split("#[cfg(test)]\nmod ").next().unwrap();
    let lines = text
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

#[track_caller]
pub(crate) fn none(problems: &[String]) {
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
}

#[test]
fn the_top_level_holds_what_was_agreed() {
    let agreed = [
        "Cargo.toml",
        "Cargo.lock",
        "src",
        "lessons",
        "locales",
        "assets",
        "tests",
        "findings",
        "README.md",
    ];
    let mut extra = Vec::new();
    for entry in fs::read_dir(project("")).unwrap() {
        let name = entry.unwrap().file_name().to_string_lossy().into_owned();
        let known = agreed.contains(&name.as_str())
            || name.starts_with('.')
            || name.starts_with("LICENSE")
            || name == "target";
        if !known {
            extra.push(name);
        }
    }
    none(&extra);
}

#[test]
fn every_file_opens_with_what_it_is_for() {
    let mut problems = Vec::new();
    for path in files("src", "rs").into_iter().chain(files("tests", "rs")) {
        let text = fs::read_to_string(&path).unwrap();
        if !text.starts_with("//! ") {
            problems.push(format!("{} does not open with `//! `", relative(&path)));
        }
        if path.ends_with("mod.rs") {
            problems.push(format!("{}: use the name of the module", relative(&path)));
        }
    }
    none(&problems);
}

/// A text in another font, or in a weight that is not there, would be in whatever the computer has.
#[test]
fn every_text_is_in_a_font_of_the_program() {
    let mut problems = Vec::new();
    for path in files("src/gui", "rs") {
        let found =
            ["Font::", "font::", "Weight::"].map(|word| (word, program(&path).contains(word)));
        for (word, _) in found
            .iter()
            .filter(|it| it.1 && !path.ends_with("look/fonts.rs"))
        {
            problems.push(format!(
                "{}: `{word}` belongs to look/fonts.rs",
                relative(&path)
            ));
        }
    }
    none(&problems);
}

/// Beside other programs any short time is over too soon: tests wait with `support::soon` or for `support::PATIENCE`,
/// and what something costs is processor time.
#[test]
fn no_test_waits_by_a_clock_of_its_own() {
    let mut problems = Vec::new();
    for path in files("tests/integration", "rs") {
        let text = program(&path);
        let n_waits = text.matches("recv_timeout(").count() + text.matches("wait_timeout(").count();
        let n_patient = text.matches("_timeout(PATIENCE)").count();
        let judges = ["elapsed() <", "elapsed() >"].iter();
        let n_judged = judges.map(|it| text.matches(it).count()).sum::<usize>();
        let is_own = path.ends_with("support.rs") || path.ends_with("tidy.rs");
        if !is_own && (n_waits > n_patient || n_judged > 0) {
            problems.push(format!("{}: see support::soon", relative(&path)));
        }
    }
    none(&problems);
}

#[test]
fn each_library_stays_behind_its_module() {
    let mut problems = Vec::new();
    for path in files("src", "rs") {
        let module = module(&path);
        let text = program(&path);
        for (word, homes) in KEPT {
            if text.contains(word) && !homes.contains(&module.as_str()) {
                problems.push(format!(
                    "{}: `{word}` belongs to {homes:?}",
                    relative(&path)
                ));
            }
        }
    }
    none(&problems);
}

#[test]
fn nothing_panics_and_nothing_is_left_for_later() {
    let forbidden = [
        ".unwrap()",
        ".expect(",
        "panic!(",
        "todo!",
        "unimplemented!",
        "dbg!",
        "unreachable!",
    ];
    let mut problems = Vec::new();
    for path in files("src", "rs") {
        let text = program(&path);
        let whole = fs::read_to_string(&path).unwrap();
        for word in forbidden {
            if text.contains(word) {
                problems.push(format!("{}: `{word}`", relative(&path)));
            }
        }
        for word in ["TODO", "FIXME", "XXX"] {
            if whole.contains(word) {
                problems.push(format!("{}: `{word}`", relative(&path)));
            }
        }
    }
    none(&problems);
}

#[test]
fn colors_are_tokens_of_the_theme() {
    let mut problems = Vec::new();
    for path in files("src/gui", "rs") {
        let name = relative(&path);
        if name.starts_with("src/gui/look/theme") {
            continue;
        }
        let text = program(&path);
        for word in [
            "Color::from_rgb",
            "color!(",
            "Color::WHITE",
            "Color::BLACK",
            "Color {",
        ] {
            let mut found = text.match_indices(word);
            if found.any(|(at, _)| {
                let before = &text[..at];
                !before.ends_with(char::is_alphanumeric) && !before.ends_with("-> ")
            }) {
                problems.push(format!("{name}: `{word}`"));
            }
        }
    }
    none(&problems);
}

#[test]
fn nothing_can_reach_the_network() {
    let lock = fs::read_to_string(project("Cargo.lock")).unwrap();
    let found: Vec<String> = NETWORK
        .iter()
        .filter(|name| lock.contains(&format!("name = \"{name}\"")))
        .map(ToString::to_string)
        .collect();
    none(&found);
    for path in files("src", "rs") {
        assert!(!program(&path).contains("std::net"), "{}", relative(&path));
    }
}
