//! No two files name each other, so that each can be read after what it stands on. A file and the files
//! in its folder are one thing in this respect.

use std::collections::BTreeSet;

use super::none;
use super::paths::{edges, sources};

/// The circles that are meant, or not worth their mending, and why.
const MEANT: &[(&str, &str, &str)] = &[
    (
        "rules::ground::geometry",
        "rules::ground::square",
        "a geometry names its squares, and a square is one of a geometry",
    ),
    (
        "rules::moving::company",
        "rules::moving::position",
        "a position holds who is at the table, and is asked whose pieces attack",
    ),
    (
        "rules::moving::house",
        "rules::moving::position",
        "a position holds the house rules that moves depend on, and is put under them",
    ),
    (
        "gui::app::screens",
        "gui::app::windows",
        "what happens to a window is one of the messages, and windows send them",
    ),
    (
        "lesson::fields",
        "lesson::kinds",
        "a kind says which fields it has, and the fields of all are listed",
    ),
    ("lesson::fields", "lesson::kinds::choose", "the same"),
    (
        "lesson::kinds",
        "lesson::task",
        "a task is of a kind, and a kind makes tasks",
    ),
    (
        "lesson::kinds::choose",
        "lesson::step",
        "an answer to choose is read as a step is, with words or without",
    ),
    ("lesson::kinds::choose", "lesson::step::words", "the same"),
    (
        "locale::audit::contents",
        "locale::audit::references",
        "contents are made of references, which are looked for in contents",
    ),
    (
        "session::kinds::sort",
        "session::say",
        "what is said holds a place of a sorting",
    ),
    (
        "session::kinds::status",
        "session::say",
        "what is said holds what a position is",
    ),
    (
        "table::input",
        "table::proposal",
        "a proposal waits for an input, and an input answers one",
    ),
];

fn is_inside(inner: &str, outer: &str) -> bool {
    inner
        .strip_prefix(outer)
        .is_some_and(|rest| rest.starts_with("::"))
}

#[test]
fn no_two_files_name_each_other() {
    let sources = sources();
    let edges = edges(&sources);
    let mut circles = BTreeSet::new();
    for (one, named) in &edges {
        for other in named.iter().filter(|other| one < *other) {
            let is_back = edges.get(other).is_some_and(|named| named.contains(one));
            if is_back && !is_inside(other, one) && !is_inside(one, other) {
                circles.insert((*one, *other));
            }
        }
    }
    let meant: BTreeSet<_> = MEANT.iter().map(|(one, other, _)| (*one, *other)).collect();
    let new = circles.difference(&meant);
    let new = new.map(|(one, other)| format!("{one} and {other} name each other"));
    let gone = meant.difference(&circles);
    let gone = gone.map(|(one, other)| format!("{one} and {other} do so no longer"));
    none(&new.chain(gone).collect::<Vec<_>>());
}
