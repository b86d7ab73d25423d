//! What only a system or only a browser has stands behind doors: everything else runs in both.
//!
//! A thread or a clock of `std` compiles for a page and breaks down there when it is used, so the compiler
//! tells nobody.

use super::{files, none, program, relative};

/// What only a desk has.
const DESK: &[&str] = &[
    "std::thread",
    "std::time",
    "std::fs",
    "std::process",
    "std::env",
    "thread::",
    "env::",
    "fs::",
    "process::",
];

/// What only a page has, and the question which of the two it is.
const PAGE: &[&str] = &["web_sys", "js_sys", "wasm_bindgen", "\"wasm", "target_arch"];

/// The doors: a file, and the folder of its bodies.
const DOORS: &[&str] = &[
    "src/storage/disk",
    "src/gui/app/browser",
    "src/gui/app/crash",
    "src/gui/app/work",
    "src/gui/base/clipboard",
    "src/gui/hearing/live_region",
    "src/gui/hearing/sound",
    "src/gui/hearing/speech",
];

/// The entries: each runs in one place alone, and hands on what it knows of it.
const DESK_ENTRIES: &[&str] = &["src/cli", "src/main", "src/console", "src/embed"];
const PAGE_ENTRIES: &[&str] = &["src/web", "src/main", "src/lib"];

/// What reads a teacher's folders: a page has none, so nobody calls it there.
const FOLDERS: &[&str] = &[
    "src/library/folder",
    "src/library/listing",
    "src/library/neighbors",
    "src/library/pictures",
    "src/library/skipped_files",
    "src/library/watch",
];

/// Whether a file is one of these, or lies in its folder.
fn is_of(file: &str, places: &[&str]) -> bool {
    let is = |place: &&str| {
        let rest = file.strip_prefix(*place);
        rest.is_some_and(|rest| rest == ".rs" || rest.starts_with('/'))
    };
    places.iter().any(is)
}

/// Whether a text names something, not as the end of a longer name.
fn names(text: &str, word: &str) -> bool {
    let is_inside = |before: char| before.is_alphanumeric() || before == '_' || before == ':';
    let mut at = text.match_indices(word).map(|(at, _)| at);
    at.any(|at| !text[..at].ends_with(is_inside))
}

#[test]
fn what_only_a_desk_or_only_a_page_has_is_behind_a_door() {
    let mut problems = Vec::new();
    for path in files("src", "rs") {
        let (file, text) = (relative(&path), program(&path));
        let is_door = is_of(&file, DOORS);
        let for_desk = is_door || is_of(&file, DESK_ENTRIES) || is_of(&file, FOLDERS);
        let for_page = is_door || is_of(&file, PAGE_ENTRIES);
        for (words, may) in [(DESK, for_desk), (PAGE, for_page)] {
            for word in words.iter().filter(|word| !may && names(&text, word)) {
                problems.push(format!("{file}: `{word}` belongs behind a door"));
            }
        }
    }
    none(&problems);
}

/// A door that nobody needs any more is none.
#[test]
fn every_door_is_one() {
    let mut problems = Vec::new();
    let texts: Vec<(String, String)> = files("src", "rs")
        .iter()
        .map(|path| (relative(path), program(path)))
        .collect();
    let needs = |place: &str, words: &[&str]| {
        let mut inside = texts.iter().filter(|(file, _)| is_of(file, &[place]));
        inside.any(|(_, text)| words.iter().any(|word| names(text, word)))
    };
    for door in DOORS {
        if !needs(door, PAGE) {
            problems.push(format!("{door} has no body for a page"));
        }
    }
    for place in FOLDERS {
        if !needs(place, DESK) {
            problems.push(format!("{place} needs nothing of a desk any more"));
        }
    }
    none(&problems);
}

#[test]
fn a_name_is_found_as_a_whole() {
    assert!(names("use std::fs;", "std::fs"));
    assert!(names("let x = fs::read(path)", "fs::"));
    assert!(!names("let x = stuffs::read(path)", "fs::"));
    assert!(!names("iced::futures::thread::x", "thread::"));
    assert!(!is_of("src/library/folder_names.rs", FOLDERS));
}
