//! Small mistakes planted in the shipped lessons, one at a time: none that is wrong goes unreported.
//!
//! A mutant survives only if what it says is still true: the core has proved it again. Which sorts may survive,
//! and why, stands in [`MAY_SURVIVE`].

mod words;

use std::collections::BTreeMap;
use std::fs;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use squarewise::diagnostic::{Diagnostic, Source};
use squarewise::lesson;

use crate::support::{project, share_out};

/// A sort of mistake that can leave a lesson as true as it was.
const MAY_SURVIVE: [(&str, &str); 9] = [
    (
        "a piece taken off",
        "the board is another, but every answer was proved on it again",
    ),
    (
        "a piece exchanged",
        "the board is another, but every answer was proved on it again",
    ),
    (
        "a star taken away",
        "the par is computed from the stars that are left",
    ),
    ("a star moved", "the par is computed for the new square"),
    (
        "an answer taken away",
        "only where the answer may also be left to the program",
    ),
    (
        "an answer moved",
        "only squares that an author lists of her own, or another move that is right as well",
    ),
    (
        "another question",
        "where all that a piece can do is capture, its moves and its captures are the same",
    ),
    (
        "another kind",
        "a forbidden move may be tried or judged: it is forbidden for the same reason",
    ),
    ("a mark moved", "an arrow may point anywhere on the board"),
];

/// One changed lesson.
struct Mutant {
    sort: &'static str,
    what: String,
    text: String,
}

fn lessons() -> Vec<(String, String)> {
    let mut lessons: Vec<(String, String)> = fs::read_dir(project("lessons"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| {
            path.extension()
                .is_some_and(|extension| extension == "toml")
        })
        .map(|path| {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            (name, fs::read_to_string(path).unwrap())
        })
        .collect();
    lessons.sort();
    lessons
}

/// The text with one line replaced.
fn with_line(text: &str, at: usize, line: &str) -> String {
    let lines = text.lines().enumerate();
    let lines: Vec<&str> = lines
        .map(|(n, old)| if n == at { line } else { old })
        .collect();
    lines.join("\n") + "\n"
}

/// The most mutants of a sort in a lesson.
const ENOUGH: usize = 6;

/// Mutants of every sort, from all over the lesson.
fn some_mutants(text: &str) -> Vec<Mutant> {
    let mut sorts: BTreeMap<&str, Vec<Mutant>> = BTreeMap::new();
    for mutant in mutants(text) {
        sorts.entry(mutant.sort).or_default().push(mutant);
    }
    let spread = |all: Vec<Mutant>| {
        let step = all.len().div_ceil(ENOUGH);
        all.into_iter().step_by(step)
    };
    sorts.into_values().flat_map(spread).collect()
}

/// Every mutant of a lesson.
fn mutants(text: &str) -> Vec<Mutant> {
    let mut all = Vec::new();
    for (at, line) in text.lines().enumerate() {
        let mut add = |sort: &'static str, new: String| {
            if new != line {
                let what = format!("line {}: `{line}` became `{new}`", at + 1);
                all.push(Mutant {
                    sort,
                    what,
                    text: with_line(text, at, &new),
                });
            }
        };
        if is_row(line) {
            of_row(line, &mut add);
        } else if let Some((key, value)) = line.split_once(" = ") {
            of_setting(key, value, &mut add);
        }
    }
    all
}

/// A line of a drawn board.
fn is_row(line: &str) -> bool {
    let cells: Vec<&str> = line.split(' ').collect();
    cells.len() == 8 && cells.iter().all(|cell| cell.len() == 1)
}

fn of_row(line: &str, add: &mut impl FnMut(&'static str, String)) {
    let cells: Vec<&str> = line.split(' ').collect();
    let with = |n: usize, new: &str| {
        let mut cells = cells.clone();
        cells[n] = new;
        cells.join(" ")
    };
    add("a row too short", cells[..7].join(" "));
    add("a row too long", format!("{line} ."));
    for (n, cell) in cells.iter().enumerate().filter(|(_, cell)| **cell != ".") {
        add("a letter that is no piece", with(n, "w"));
        if cell.eq_ignore_ascii_case("k") {
            add(
                "two kings of a side",
                with(if n == 0 { 1 } else { n - 1 }, cell),
            );
        }
        add("a piece taken off", with(n, "."));
        add(
            "a piece exchanged",
            with(
                n,
                if cell.eq_ignore_ascii_case("n") {
                    "b"
                } else {
                    "n"
                },
            ),
        );
    }
}

fn of_setting(key: &str, value: &str, add: &mut impl FnMut(&'static str, String)) {
    let quoted: Vec<&str> = value.split('"').skip(1).step_by(2).collect();
    let set = |value: &str| format!("{key} = {value}");
    add("a setting misspelt", format!("{key}x = {value}"));
    match key {
        "stars" => of_list(
            key,
            value,
            &quoted,
            ["a star taken away", "a star moved"],
            add,
        ),
        "answer" if value.starts_with('[') => {
            of_list(
                key,
                value,
                &quoted,
                ["an answer taken away", "an answer moved"],
                add,
            );
        }
        "answer" => {
            let other = if value == "\"legal\"" {
                "\"not legal\""
            } else {
                "\"legal\""
            };
            add("the answer turned round", set(other));
        }
        "because" => {
            add("another reason", set("\"same-square\""));
            add("a reason misspelt", set(&value.replace('-', "_")));
        }
        "move" | "played" => {
            add("a move to nowhere", set(&value.replacen('-', "-z", 1)));
            // The sign of check may be left out, so something else must go.
            let whole = quoted[0].trim_end_matches(['+', '#']);
            let file = whole.trim_end_matches(|sign: char| sign.is_ascii_digit());
            // Of a row such as 10 both digits go: 1 is a row as well.
            let short = &whole[..file.len().min(whole.len() - 1)];
            add("a move cut short", set(&format!("\"{short}\"")));
        }
        "piece" => add("another square", set("\"h5\"")),
        "kind" => {
            for kind in ["collect", "judge", "squares", "sey"] {
                add("another kind", set(&format!("\"{kind}\"")));
            }
        }
        "ask" => add("another question", set("\"moves\"")),
        "hints" => add("too many hints", set("6")),
        "id" => add("a name with a blank", set("\"two words\"")),
        "format" => add("a newer format", set("2")),
        "draw" => {
            for name in &quoted {
                add(
                    "a mark off the board",
                    set(&value.replacen(name, "circle m9", 1)),
                );
                add(
                    "a mark that is none",
                    set(&value.replacen(name, "ring e4", 1)),
                );
            }
        }
        "goal" => add("another goal", set("\"stalemate\"")),
        "board" if value.contains('/') => {
            add("a rank too long", set(&value.replacen('/', "1/", 1)));
            add("a rank too few", set(&value.replacen('/', "", 1)));
        }
        _ => {}
    }
}

/// Takes each name out of a list, and moves each by one file.
fn of_list(
    key: &str,
    value: &str,
    quoted: &[&str],
    [less, moved]: [&'static str; 2],
    add: &mut impl FnMut(&'static str, String),
) {
    for name in quoted {
        let rest: Vec<String> = (quoted.iter().filter(|other| *other != name))
            .map(|other| format!("\"{other}\""))
            .collect();
        add(less, format!("{key} = [{}]", rest.join(", ")));
        let file = if name.starts_with('h') { 'g' } else { 'h' };
        let new = format!("{file}{}", &name[1..]);
        if !quoted.contains(&new.as_str()) {
            add(moved, format!("{key} = {}", value.replacen(name, &new, 1)));
        }
    }
}

#[test]
fn no_wrong_mutant_of_a_shipped_lesson_survives() {
    let n_mutants = AtomicUsize::new(0);
    let survivors: Mutex<BTreeMap<&str, Vec<String>>> = Mutex::default();
    share_out(&lessons(), |(name, text)| {
        for mutant in some_mutants(text) {
            n_mutants.fetch_add(1, Ordering::Relaxed);
            let (lesson, found) = lesson::read(&Source::new(name.clone(), mutant.text));
            let reported = lesson.is_none() && found.iter().any(Diagnostic::is_error);
            if !reported {
                let mut survivors = survivors.lock().unwrap();
                let list = survivors.entry(mutant.sort).or_default();
                list.push(format!("{name}, {}", mutant.what));
            }
        }
    });
    let (n_mutants, survivors) = (n_mutants.into_inner(), survivors.into_inner().unwrap());
    assert!(n_mutants >= 1_000, "only {n_mutants} mutants");
    for (sort, list) in &survivors {
        println!("{sort}: {} of {n_mutants} mutants survive", list.len());
        let argued = MAY_SURVIVE.iter().any(|(may, _)| may == sort);
        assert!(argued, "{sort} went unreported: {list:#?}");
    }
}
