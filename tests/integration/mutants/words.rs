//! Small mistakes planted in the words of the shipped lessons, one at a time: the audit tells each of them.
//!
//! A word file is compared with English, and English with what the other languages have: so a message that is
//! dropped from English is told in the German file, which then says something nobody asks for.

use std::collections::BTreeMap;
use std::sync::Mutex;

use squarewise::embedded::words;
use squarewise::locale::audit::audit_files;

use crate::support::share_out;

/// A sort of mistake that can leave the words as good as they were, and why.
const MAY_SURVIVE: [(&str, &str); 1] = [(
    "a source mark taken away",
    "a mark is an offer: without it nobody can say that the words are old",
)];

/// The lines of a message: its own and the indented ones below it.
fn extent(lines: &[&str], at: usize) -> usize {
    let inside = |line: &&&str| line.is_empty() || line.starts_with(' ');
    at + 1 + lines[at + 1..].iter().take_while(inside).count()
}

/// The text of lines with those from `at` to `end` replaced.
fn with(lines: &[&str], at: usize, end: usize, new: &[String]) -> String {
    let old = |line: &&str| (*line).to_owned();
    let before = lines[..at].iter().map(old);
    let after = lines[end..].iter().map(old);
    let all: Vec<String> = before.chain(new.iter().cloned()).chain(after).collect();
    all.join("\n") + "\n"
}

/// Every mutant of a word file: its sort and its text.
fn mutants(text: &str) -> Vec<(&'static str, String)> {
    let lines: Vec<&str> = text.lines().collect();
    let mut all = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let mut add = |sort, end, new: &[String]| all.push((sort, with(&lines, at, end, new)));
        let one = |new: String| [new];
        if line.starts_with("lesson-") {
            let end = extent(&lines, at);
            let (id, rest) = line.split_once(" =").unwrap();
            add("a message dropped", end, &[]);
            add("a message renamed", at + 1, &one(format!("{id}x ={rest}")));
            add(
                "a message of no lesson",
                at,
                &one("lesson-x_y = Z\n".to_owned()),
            );
            let old = |line: &&str| (*line).to_owned();
            let mut twice: Vec<String> = lines[at..end].iter().map(old).collect();
            twice.extend(twice.clone());
            add("a message doubled", end, &twice);
            let attribute = "    .hint-9 = Nobody says this.".to_owned();
            add(
                "an attribute added",
                at + 1,
                &[(*line).to_owned(), attribute],
            );
        }
        if line.starts_with("    .") {
            let (name, rest) = line.split_once(" =").unwrap();
            add("an attribute dropped", at + 1, &[]);
            add(
                "an attribute renamed",
                at + 1,
                &one(format!("{name}x ={rest}")),
            );
            let doubled = [(*line).to_owned(), (*line).to_owned()];
            add("an attribute doubled", at + 1, &doubled);
        }
        if let Some(mark) = line.strip_prefix("# source ") {
            let other = if mark.starts_with('0') { "1" } else { "0" };
            let altered = format!("# source {other}{}", &mark[1..]);
            add("a source mark altered", at + 1, &one(altered));
            add("a source mark taken away", at + 1, &[]);
        }
        let is_said = line.contains(" = ") || line.starts_with("    ");
        if is_said && !line.trim_end().ends_with('=') {
            add(
                "a term of nobody",
                at + 1,
                &one(format!("{line} {{ -piece-rok }}")),
            );
            add(
                "a piece of nobody",
                at + 1,
                &one(format!("{line} {{ PIECE(\"rok\") }}")),
            );
            add(
                "a function of nobody",
                at + 1,
                &one(format!("{line} {{ NOBODY() }}")),
            );
            add(
                "a message of nobody",
                at + 1,
                &one(format!("{line} {{ nobody }}")),
            );
        }
        for (open, _) in line.match_indices("{ ") {
            let close = open + line[open..].find(" }").unwrap_or(1);
            let cut = |from: usize, to: usize| format!("{}{}", &line[..from], &line[to..]);
            if line[close..].starts_with(" }") {
                add(
                    "a closing brace dropped",
                    at + 1,
                    &one(cut(close, close + 2)),
                );
                add(
                    "an opening brace dropped",
                    at + 1,
                    &one(cut(open, open + 2)),
                );
            }
        }
        for (dollar, _) in line.match_indices('$') {
            let misspelt = format!("{}x{}", &line[..=dollar], &line[dollar + 1..]);
            add("a variable misspelt", at + 1, &one(misspelt));
        }
    }
    all
}

/// The most mutants of a sort in a file.
const ENOUGH: usize = 3;

/// Mutants of every sort, from all over the file.
fn some_mutants(text: &str) -> Vec<(&'static str, String)> {
    let mut sorts: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for (sort, mutant) in mutants(text) {
        sorts.entry(sort).or_default().push(mutant);
    }
    let spread = |(sort, all): (&'static str, Vec<String>)| {
        let step = all.len().div_ceil(ENOUGH);
        all.into_iter().step_by(step).map(move |it| (sort, it))
    };
    sorts.into_iter().flat_map(spread).collect()
}

/// The line in which two texts differ first, from 1.
fn first_change(one: &str, other: &str) -> usize {
    let mut lines = one.lines().zip(other.lines());
    lines.position(|(one, other)| one != other).unwrap_or(0) + 1
}

#[test]
fn no_mutant_of_a_lessons_words_goes_unreported() {
    let sorts: Mutex<BTreeMap<&str, usize>> = Mutex::default();
    let survivors: Mutex<BTreeMap<&str, Vec<String>>> = Mutex::default();
    let lessons = words(|_, path| path.starts_with("lessons/"));
    share_out(&lessons, |(language, path, text)| {
        // English is measured by German, every other language by English.
        let measure = if *language == "en" { "de" } else { "en" };
        let other = words(|tag, name| tag == measure && name == *path)[0];
        for (sort, mutant) in some_mutants(text) {
            *sorts.lock().unwrap().entry(sort).or_default() += 1;
            if audit_files(&[(language, path, &mutant), other]).is_empty() {
                let place = format!("{language}/{path}:{}", first_change(&mutant, text));
                let mut survivors = survivors.lock().unwrap();
                survivors.entry(sort).or_default().push(place);
            }
        }
    });
    let (sorts, survivors) = (sorts.into_inner().unwrap(), survivors.into_inner().unwrap());
    let n_mutants: usize = sorts.values().sum();
    assert!(n_mutants >= 1_000, "only {n_mutants} mutants");
    assert!(sorts.len() >= 15, "{sorts:?}");
    println!("{n_mutants} mutants of words: {sorts:?}");
    for (sort, list) in &survivors {
        println!("{sort}: {} survive", list.len());
        let argued = MAY_SURVIVE.iter().any(|(may, _)| may == sort);
        assert!(argued, "{sort} went unreported: {list:#?}");
    }
}

#[test]
fn the_words_as_they_are_have_nothing_to_tell() {
    let files = words(|_, path| path.starts_with("lessons/"));
    assert_eq!(audit_files(&files), []);
}
