//! The drawings below `assets/`: our own SVG and nothing else, and what `assets/README.md` says of them.

use std::collections::BTreeSet;
use std::fs;

use crate::packages::between;
use crate::support::project;
use crate::tidy::{files, none, relative};

/// What a drawing does without: each is drawn alike everywhere, needs no font and looks nowhere else.
const WITHOUT: [&str; 7] = [
    "<text", "<image", "<filter", "<mask", "<style", "class=", "style=",
];

/// What the opening of a drawing says, before the numbers of its box.
const OPENING: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"";

/// Where each drawing lies, and its text.
fn drawings(below: &str) -> Vec<(String, String)> {
    let files = files(below, "svg").into_iter();
    files
        .map(|path| (relative(&path), fs::read_to_string(&path).unwrap()))
        .collect()
}

fn view_box(text: &str) -> &str {
    let rest = text.strip_prefix(OPENING).unwrap_or_default();
    rest.split('"').next().unwrap()
}

#[test]
fn every_drawing_is_plain_svg_of_our_own() {
    let mut problems = Vec::new();
    let drawings = drawings("assets");
    assert!(drawings.len() > 100, "{}", drawings.len());
    for (path, text) in &drawings {
        let numbers = view_box(text).split(' ').map(str::parse::<f32>);
        if numbers.filter(Result::is_ok).count() != 4 {
            problems.push(format!("{path} does not open with a box"));
        }
        let used = WITHOUT.iter().filter(|it| text.contains(**it));
        problems.extend(used.map(|it| format!("{path} uses {it}")));
        let named = between(text, " id=\"", "\"");
        let mut wanted = between(text, "url(#", ")");
        wanted.extend(between(text, "href=\"#", "\""));
        let missing = wanted.iter().filter(|it| !named.contains(it));
        problems.extend(missing.map(|it| format!("{path} points at {it}, which is not there")));
        if !between(text, "href=\"", "\"")
            .iter()
            .all(|it| it.starts_with('#'))
        {
            problems.push(format!("{path} looks outside"));
        }
        let is_scene = ["/lands/", "/stories/"].iter().any(|it| path.contains(it));
        let most = if is_scene { 12_000 } else { 8_000 };
        if text.len() > most {
            problems.push(format!("{path} holds {} bytes of {most}", text.len()));
        }
    }
    none(&problems);
}

#[test]
fn an_icon_has_one_ink() {
    let mut problems = Vec::new();
    for (path, text) in drawings("assets/icons") {
        let inks: BTreeSet<&str> = between(&text, "=\"#", "\"").into_iter().collect();
        if !path.contains("/star") && inks.len() != 1 {
            problems.push(format!("{path}: {inks:?}"));
        }
        if view_box(&text) != "0 0 24 24" {
            problems.push(format!("{path} has a box of its own"));
        }
    }
    none(&problems);
}

#[test]
fn the_coach_stands_where_it_stood() {
    let feet = "M84 168V184M84 184L76 190M84 184L87 191M84 184L96 189";
    let moods = drawings("assets/coach").into_iter();
    let moods: Vec<_> = moods
        .filter(|(_, text)| view_box(text) == "0 0 200 200")
        .collect();
    assert_eq!(moods.len(), 14);
    for (path, text) in moods {
        assert!(text.contains(feet), "{path}");
    }
    let glad = fs::read_to_string(project("assets/coach/glad.svg")).unwrap();
    for (path, text) in drawings("assets/coach") {
        if path.contains("/hat-") || path.contains("/head") {
            assert_eq!(view_box(&text), "40 -24 160 134", "{path}");
        }
        // The head is the one that the hats were drawn for.
        if path.contains("/head") {
            let outlines = between(&text, "<path d=\"M100 22", "\"");
            assert!(outlines.iter().any(|it| glad.contains(*it)), "{path}");
        }
    }
}

#[test]
fn lands_are_as_large_as_the_table_says() {
    let readme = fs::read_to_string(project("assets/README.md")).unwrap();
    let (_, table) = readme.split_once("\n## Lands\n").unwrap();
    let (table, _) = table.split_once("\n## ").unwrap();
    let mut told = BTreeSet::new();
    for row in table.lines().filter(|it| it.starts_with("| `")) {
        let cells: Vec<&str> = row.split(" | ").collect();
        let name = cells[0].trim_matches(['|', ' ', '`']);
        let size = cells[1].replace(" x ", " ");
        for light in ["", "-dark"] {
            let path = format!("assets/lands/{name}{light}.svg");
            let text = fs::read_to_string(project(&path)).unwrap();
            assert_eq!(view_box(&text), format!("0 0 {size}"), "{path}");
            told.insert(path);
        }
    }
    let found: BTreeSet<String> = drawings("assets/lands")
        .into_iter()
        .map(|it| it.0)
        .collect();
    assert_eq!(told, found);
}

#[test]
fn hues_to_be_replaced_are_where_the_table_says() {
    let readme = fs::read_to_string(project("assets/README.md")).unwrap();
    let (_, table) = readme
        .split_once("\n## Hues that are put in their place\n")
        .unwrap();
    let (table, _) = table.split_once("\n## ").unwrap();
    let all = drawings("assets");
    let rows = table.lines().filter(|it| it.starts_with("| `"));
    let mut n_rows = 0;
    for row in rows {
        n_rows += 1;
        let cells: Vec<&str> = row.split(" | ").collect();
        let hues: Vec<&str> = cells[1]
            .split(", ")
            .map(|it| it.trim_matches('`'))
            .collect();
        let names: Vec<&str> = cells[0].trim_start_matches("| ").split(", ").collect();
        for (at, name) in names.iter().enumerate() {
            // One hue for all of them, or one for each.
            let hue = hues.get(at).unwrap_or(&hues[0]);
            let (start, end) = name
                .trim_matches('`')
                .split_once('*')
                .unwrap_or((name.trim_matches('`'), ""));
            let start = format!("assets/{start}");
            let end = format!("{end}.svg");
            let meant = all
                .iter()
                .filter(|(path, _)| path.starts_with(&start) && path.ends_with(&end));
            let meant: Vec<_> = meant.collect();
            assert!(!meant.is_empty(), "{name}");
            for (path, text) in meant {
                assert!(text.contains(hue), "{path} has no {hue}");
            }
        }
    }
    assert_eq!(n_rows, 4);
}
