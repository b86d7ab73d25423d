//! Nothing is public for nobody: what is `pub` in `src` is used in `src`, outside unit tests.
//!
//! The compiler cannot tell: to it, whatever a library shows may be used by a stranger. Here names are
//! counted as words, so a name that several things have is taken as used by all of them.

use std::collections::BTreeMap;

use super::{files, none, program, relative};

/// What is there for others than the program: where, which names (none: all of them), and for whom.
const FOR_OTHERS: &[(&str, &[&str], &str)] = &[
    (
        "src/solve/mate.rs",
        &["is_unique", "is_dual_free", "shortest"],
        "practice asks it",
    ),
    (
        "src/gui/app/lessons.rs",
        &["is_waiting"],
        "tests wait for files",
    ),
    ("src/gui/hearing/sound.rs", &["heard_by"], "tests listen"),
    (
        "src/gui/hearing/sound/player.rs",
        &["find_in"],
        "tests bring players of their own",
    ),
    ("src/gui/hearing/speech.rs", &["spoken_by"], "tests listen"),
    (
        "src/gui/hearing/speech/programs.rs",
        &["find_in"],
        "tests bring voices of their own",
    ),
    (
        "src/gui/app/windows.rs",
        &["fills_display"],
        "tests look at the window",
    ),
    (
        "src/locale/audit.rs",
        &["audit_files"],
        "tests and the campaign bring words of their own",
    ),
    (
        "src/progress.rs",
        &["first_try", "ever_missed"],
        "kept for practice; tests read whether it is",
    ),
    (
        "src/training",
        &["of_guessing", "is_below_one_in"],
        "tests count who guesses",
    ),
    ("src/storage/disk", &["with_faults"], "tests break the disk"),
    (
        "src/session.rs",
        &["reply_at_once"],
        "whoever has no window does not wait for the coach",
    ),
];

/// The files of the program, each with its text.
fn texts() -> Vec<(String, String)> {
    let files = files("src", "rs").into_iter();
    let files = files.filter(|path| !path.ends_with("tests.rs"));
    files
        .map(|path| (relative(&path), without_imports(&program(&path))))
        .collect()
}

/// How often each word stands in the program, besides where a thing of that name is made.
fn uses(texts: &[(String, String)]) -> BTreeMap<&str, usize> {
    let mut uses = BTreeMap::new();
    for (_, text) in texts {
        count(text, &mut uses);
    }
    uses
}

#[test]
fn whatever_is_public_is_used() {
    let texts = texts();
    let uses = uses(&texts);
    let mut problems = Vec::new();
    for (file, text) in &texts {
        for name in text.lines().filter_map(public) {
            let is_for_others = FOR_OTHERS.iter().any(|(place, names, _)| {
                file.starts_with(place) && (names.is_empty() || names.contains(&name))
            });
            if !uses.contains_key(name) && !is_for_others {
                problems.push(format!("{file}: nobody uses `{name}`"));
            }
        }
    }
    none(&problems);
}

#[test]
fn what_is_for_others_is_there_and_for_them_alone() {
    let texts = texts();
    let uses = uses(&texts);
    let mut problems = Vec::new();
    for (place, names, why) in FOR_OTHERS {
        let there = texts.iter().filter(|(file, _)| file.starts_with(place));
        let known: Vec<&str> = there
            .flat_map(|(_, text)| text.lines().filter_map(public))
            .collect();
        if known.is_empty() {
            problems.push(format!("nothing public in {place} ({why})"));
        }
        for name in *names {
            if !known.contains(name) {
                problems.push(format!("{place}: no `{name}` ({why})"));
            } else if uses.contains_key(name) {
                problems.push(format!("{place}: the program uses `{name}` itself"));
            }
        }
    }
    none(&problems);
}

/// What a line shows to others: the rest of it after `pub`.
fn shown(line: &str) -> Option<&str> {
    let rest = line.trim_start().strip_prefix("pub")?;
    let rest = match rest.strip_prefix('(') {
        Some(limited) => limited.split_once(')')?.1,
        None => rest,
    };
    rest.strip_prefix(' ')
}

/// The name of the function or value that a line makes public.
fn public(line: &str) -> Option<&str> {
    let rest = shown(line)?;
    let rest = rest.strip_prefix("async ").unwrap_or(rest);
    let rest = rest.strip_prefix("const fn ").or_else(|| {
        let kinds = ["fn ", "const ", "static "];
        kinds.iter().find_map(|kind| rest.strip_prefix(kind))
    })?;
    words(rest).next()
}

/// Adds how often each word stands somewhere else than where a thing of that name is made.
fn count<'t>(text: &'t str, uses: &mut BTreeMap<&'t str, usize>) {
    let mut before = "";
    for word in words(text) {
        if !["fn", "const", "static"].contains(&before) {
            *uses.entry(word).or_default() += 1;
        }
        before = word;
    }
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|sign: char| !sign.is_alphanumeric() && sign != '_');
    words.filter(|word| !word.is_empty())
}

/// The text without `use ...;`: who passes a name on does not use it.
fn without_imports(text: &str) -> String {
    let mut kept = String::new();
    let mut is_import = false;
    for line in text.lines() {
        let start = shown(line).unwrap_or(line.trim_start());
        is_import |= start.starts_with("use ");
        if !is_import {
            kept.push_str(line);
            kept.push('\n');
        }
        is_import &= !line.ends_with(';');
    }
    kept
}
