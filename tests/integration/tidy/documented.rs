//! No documentation that only repeats a name: `/// The piece.` above `piece: Piece` is a line to read that
//! says nothing. A line that says a unit, a range or a source is welcome, however short it is.

use std::fs;

use super::{files, none, relative};

/// How many words a line may have and still be looked at.
const SHORT: usize = 4;

/// Words that tell nothing by themselves.
const FILLERS: &[&str] = &[
    "the", "a", "an", "its", "their", "of", "one", "all", "is", "are", "what", "it", "in",
];

/// What stands before the name of an item.
const BEFORE: &[&str] = &[
    "pub", "const", "async", "unsafe", "fn", "struct", "enum", "trait", "type", "mod", "static",
];

/// A word without the ending of its plural.
fn stem(word: &str) -> &str {
    match word.len() > 3 {
        true => word.strip_suffix('s').unwrap_or(word),
        false => word,
    }
}

/// The words of a line of documentation that tell something.
fn telling(text: &str) -> Vec<String> {
    let lower = text.to_lowercase();
    let words = lower.split(|letter: char| !letter.is_alphanumeric());
    words
        .filter(|word| !word.is_empty() && !FILLERS.contains(word))
        .map(|word| stem(word).to_owned())
        .collect()
}

/// The words of a name: `is_open` and `RuleCard` have two each.
fn parts(name: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut was_small = false;
    for letter in name.chars() {
        if letter == '_' || (letter.is_uppercase() && was_small) {
            words.push(String::new());
        }
        was_small = letter.is_lowercase();
        if letter != '_' {
            words.last_mut().unwrap().extend(letter.to_lowercase());
        }
    }
    words.iter().map(|word| stem(word).to_owned()).collect()
}

/// The name of the item that a line of program begins with.
fn item(line: &str) -> &str {
    let mut rest = line.trim_start();
    if let Some(inside) = rest.strip_prefix("pub(") {
        rest = inside.split_once(')').map_or(inside, |(_, rest)| rest);
    }
    let mut words = rest.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
    words
        .find(|word| !word.is_empty() && !BEFORE.contains(word))
        .unwrap_or_default()
}

/// Whether a short line says nothing that the name below it does not say.
fn repeats(documentation: &str, line: &str) -> bool {
    let name = parts(item(line));
    documentation.split_whitespace().count() <= SHORT
        && telling(documentation)
            .iter()
            .all(|word| name.contains(word))
}

#[test]
fn no_documentation_only_repeats_a_name() {
    let mut problems = Vec::new();
    for path in files("src", "rs") {
        let text = fs::read_to_string(&path).unwrap();
        let lines: Vec<&str> = text.lines().map(str::trim_start).collect();
        for (at, line) in lines.iter().enumerate() {
            let Some(documentation) = line.strip_prefix("/// ") else {
                continue;
            };
            let is_alone = at == 0 || !lines[at - 1].starts_with("///");
            let below = lines[at + 1..].iter();
            let below = below.copied().find(|line| !line.starts_with("#["));
            let below = below.filter(|line| !line.starts_with("///"));
            if is_alone && below.is_some_and(|line| repeats(documentation, line)) {
                let name = relative(&path);
                problems.push(format!("{name}:{}: `{documentation}`", at + 1));
            }
        }
    }
    none(&problems);
}

#[test]
fn a_line_that_only_repeats_is_seen() {
    for (documentation, line) in [
        ("The piece.", "    piece: Piece,"),
        ("What it is.", "    pub role: Role,"),
        ("The rules.", "pub(super) fn rule() {"),
        ("A rule card.", "pub struct RuleCard {"),
    ] {
        assert!(repeats(documentation, line), "{documentation}");
    }
    for (documentation, line) in [
        ("Counted from 1.", "    pub line: usize,"),
        ("Where it stands.", "    piece: Piece,"),
        ("Whether the piece may go.", "    piece: Piece,"),
    ] {
        assert!(!repeats(documentation, line), "{documentation}");
    }
}
