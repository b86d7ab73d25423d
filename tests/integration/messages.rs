//! Every message of the checker is in the word files, with the variables it is given, and none is there
//! that nobody says.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use squarewise::diagnostic::{Diagnostic, Source, render};
use squarewise::embedded::words;
use squarewise::lesson::fields::{COMMON, LESSON, OPTION, of_kind};
use squarewise::lesson::kinds::Kind;
use squarewise::lesson::{codes, read};
use squarewise::locale::{Locale, Phrase, explained_codes};

use crate::languages;
use crate::locales::messages;
use crate::support::project;
use crate::tidy::{files, program, relative};

/// The fixtures of `bad` whose every sentence is stored, in each language.
const TOLD: [&str; 7] = [
    "habits",
    "unseen",
    "word-processor",
    "what-to-type",
    "nothing-yet",
    "option-first",
    "second-nature",
];

/// What a `say!` gives to a sentence: its name, and the names of what is filled in.
type Said = (String, BTreeSet<String>);

/// The text up to the bracket that closes what `text` begins inside of; quotes are passed over.
fn inside(text: &str) -> &str {
    let (mut depth, mut is_quoted) = (1, false);
    let mut letters = text.char_indices();
    while let Some((at, letter)) = letters.next() {
        match letter {
            '\\' if is_quoted => {
                letters.next();
            }
            '"' => is_quoted = !is_quoted,
            '(' | '[' | '{' if !is_quoted => depth += 1,
            ')' | ']' | '}' if !is_quoted => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return &text[..at];
        }
    }
    text
}

/// The arguments of a call: parted by the commas that stand in no inner bracket and no quotes.
fn arguments(text: &str) -> Vec<&str> {
    let (mut depth, mut is_quoted, mut start) = (0, false, 0);
    let mut found = Vec::new();
    for (at, letter) in text.char_indices() {
        match letter {
            '"' => is_quoted = !is_quoted,
            '(' | '[' | '{' if !is_quoted => depth += 1,
            ')' | ']' | '}' if !is_quoted => depth -= 1,
            ',' if !is_quoted && depth == 0 => {
                found.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    found.push(text[start..].trim());
    found.retain(|argument| !argument.is_empty());
    found
}

/// Every `say!` of a program text.
fn said(text: &str) -> Vec<Said> {
    let one = |rest: &str| {
        let arguments = arguments(inside(rest));
        let id = arguments[0].trim_matches('"').to_owned();
        let names = arguments[1..]
            .iter()
            .map(|it| it.split_once('=').unwrap().0.trim().to_owned());
        (id, names.collect())
    };
    let calls = text.split("say!(").skip(1);
    // The macro itself takes no name between quotes.
    calls
        .filter(|rest| rest.trim_start().starts_with('"'))
        .map(one)
        .collect()
}

#[test]
fn calls_are_found_with_their_variables() {
    let text = "push(say!(\"check-a\")); say!(\n \"check-b\",\n n = f(x, \")\"), of = say!(\"check-a\"),\n)";
    let name = |it: &&str| (*it).to_owned();
    let expected: Vec<Said> = [
        ("check-a", vec![]),
        ("check-b", vec!["n", "of"]),
        ("check-a", vec![]),
    ]
    .iter()
    .map(|(id, names)| (name(id), names.iter().map(name).collect()))
    .collect();
    assert_eq!(said(text), expected);
}

#[test]
fn every_message_is_in_the_word_files_with_its_variables() {
    let english = messages("en");
    let mut problems = Vec::new();
    let mut used: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for path in files("src", "rs") {
        for (id, names) in said(&program(&path)) {
            if english.get(&id) != Some(&names) {
                let there = english.get(&id);
                problems.push(format!(
                    "{}: `{id}` is given {names:?}, and the words use {there:?}",
                    relative(&path)
                ));
            }
            used.insert(id, names);
        }
    }
    let is_told = |id: &&String| id.starts_with("check-") || id.starts_with("command-");
    for id in english.keys().filter(is_told) {
        if !used.contains_key(id) && !Phrase::ALL_IDS.contains(&id.as_str()) {
            problems.push(format!("nobody says `{id}`"));
        }
    }
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
}

/// Every code that a diagnostic can bear, as the program's text names them.
fn codes_in_the_program() -> BTreeSet<String> {
    let mut found: BTreeSet<String> = codes::ALL
        .iter()
        .map(|(code, _)| code.name().to_owned())
        .collect();
    for path in files("src", "rs") {
        let text = program(&path);
        let literals = text.split("Code(\"").skip(1);
        found.extend(literals.map(|rest| rest.split('"').next().unwrap().to_owned()));
    }
    found
}

#[test]
fn every_code_is_explained_in_every_language() {
    let explained: BTreeSet<String> = explained_codes().map(str::to_owned).collect();
    assert_eq!(explained, codes_in_the_program());
    for language in Locale::available() {
        // Alone, so that nothing is said in another language's stead.
        let own = words(|tag, _| tag == language.tag).into_iter();
        let files: Vec<_> = own.map(|(_, path, text)| ("en", path, text)).collect();
        let locale = Locale::from_files(&["en"], &files);
        for code in &explained {
            let told = locale.explanation(code);
            let told = told.unwrap_or_else(|| panic!("{}: {code}", language.tag));
            let place = format!("{}: {code}: {told:?}", language.tag);
            assert!(told.text.ends_with('.'), "{place}");
            assert!(told.text.split_whitespace().count() >= 12, "{place}");
            assert!(told.text.matches('`').count().is_multiple_of(2), "{place}");
            assert_ne!(told.wrong, told.right, "{place}");
        }
    }
}

/// The planted mistakes as one line each, in one language.
fn planted(language: &str) -> (Vec<Diagnostic>, String) {
    let path = project("tests/fixtures/bad/twenty-mistakes.toml");
    let source = Source::new("twenty-mistakes.toml", fs::read_to_string(path).unwrap());
    let (lesson, found) = read(&source);
    assert!(lesson.is_none());
    let locale = Locale::load(&[language]);
    let told = render::short(&source, &found, &|message| locale.tell(message));
    (found, told)
}

/// Every setting of a lesson file: the name of its block, and its own.
fn settings() -> Vec<(&'static str, &'static str)> {
    let blocks = [("lesson", LESSON), ("step", COMMON), ("option", OPTION)];
    let kinds = Kind::ALL.map(|kind| (kind.name(), of_kind(kind)));
    let all = blocks.into_iter().chain(kinds);
    all.flat_map(|(block, fields)| fields.iter().map(move |it| (block, it.name)))
        .collect()
}

#[test]
fn every_setting_and_kind_is_told_in_every_language() {
    let settings = settings();
    assert!(settings.len() >= 70);
    let english = Locale::load(&["en"]);
    for language in Locale::available() {
        // Alone, so that nothing is said in another language's stead.
        let own = words(|tag, _| tag == language.tag).into_iter();
        let files: Vec<_> = own.map(|(_, path, text)| ("en", path, text)).collect();
        let locale = Locale::from_files(&["en"], &files);
        let is_english = language.tag == "en";
        for (block, name) in &settings {
            let told = locale.setting(block, name);
            let place = format!("{}: {block} {name}: {told:?}", language.tag);
            assert_eq!(told == english.setting(block, name), is_english, "{place}");
            assert!(told.is_some_and(|it| it.ends_with('.')), "{place}");
        }
        for kind in Kind::ALL {
            let told = locale.kind(kind.name());
            let place = format!("{}: {told:?}", language.tag);
            assert_eq!(told == english.kind(kind.name()), is_english, "{place}");
            assert!(told.is_some_and(|it| it.ends_with('.')), "{place}");
        }
    }
    let known = settings
        .iter()
        .map(|(block, name)| format!("field-{block}-{name}"));
    let known: BTreeSet<String> = known.collect();
    let english = messages("en");
    let told = english.keys().filter(|id| id.starts_with("field-"));
    assert!(
        told.eq(known.iter()),
        "nobody asks for some of the settings"
    );
}

/// What was agreed on as the words for a file of mistakes.
#[track_caller]
fn agreed(name: &str) -> String {
    let path = project("tests/fixtures/bad").join(name);
    let text = fs::read_to_string(&path);
    text.unwrap_or_else(|_| {
        let path = path.display();
        panic!("{path} is missing: write there what `squarewise check --format short` says in that language")
    })
}

#[test]
fn twenty_planted_mistakes_are_twenty_in_every_language() {
    let (found, english) = planted("en");
    let codes: BTreeSet<&str> = found.iter().map(|it| it.code.name()).collect();
    assert_eq!((found.len(), codes.len()), (20, 20), "{english}");
    let lines: BTreeSet<_> = english.lines().map(|it| it.split(':').nth(1)).collect();
    assert_eq!(lines.len(), 20, "each on its own line");
    let place = |line: &str| line.splitn(5, ':').take(4).collect::<Vec<_>>().join(":");
    for language in Locale::available() {
        let (_, told) = planted(&language.tag);
        let name = format!("twenty-mistakes.{}.txt", language.tag);
        assert_eq!(told, agreed(&name));
        assert!(told.lines().map(place).eq(english.lines().map(place)));
        let is_own = |(own, source): (&str, &str)| own != source || language.tag == "en";
        assert!(told.lines().zip(english.lines()).all(is_own), "{told}");
    }
}

#[test]
fn slips_are_told_in_every_language_as_agreed() {
    let folder = project("tests/fixtures/bad");
    for name in TOLD {
        let text = fs::read_to_string(folder.join(format!("{name}.toml"))).unwrap();
        let (_, found) = read(&Source::new(format!("{name}.toml"), text.as_str()));
        for language in languages::shipped() {
            let locale = Locale::load(&[language]);
            let source = Source::new(format!("{name}.toml"), text.as_str());
            let told = render::short(&source, &found, &|message| locale.tell(message));
            assert_eq!(
                told,
                agreed(&format!("{name}.{language}.txt")),
                "{language}"
            );
        }
    }
}
