//! What the guides print as an example holds: every lesson is proved, every command is run, every sentence is read.

use std::fs;
use std::path::Path;

use clap::Parser as _;
use clap::error::ErrorKind;
use fluent_syntax::parser;
use squarewise::cli::CommandLine;
use squarewise::diagnostic::{Source, render};
use squarewise::lesson::read;
use squarewise::locale::english;

use crate::cli::{err, out, squarewise_in};
use crate::support::{Folder, project};

const GUIDES: [&str; 3] = ["README.md", "lessons/README.md", "locales/README.md"];

fn text_of(guide: &str) -> String {
    fs::read_to_string(project(guide)).unwrap()
}

/// The fenced blocks of a guide, each with the word behind its first fence.
fn blocks(text: &str) -> Vec<(String, String)> {
    let mut blocks = Vec::new();
    let mut open: Option<(String, String)> = None;
    for line in text.lines() {
        match (line.trim().strip_prefix("```"), &mut open) {
            (Some(_), Some(_)) => blocks.extend(open.take()),
            (Some(language), None) => open = Some((language.to_owned(), String::new())),
            (None, Some((_, block))) => *block += &format!("{line}\n"),
            (None, None) => {}
        }
    }
    blocks
}

fn blocks_of(guide: &str, language: &str) -> Vec<String> {
    let blocks = blocks(&text_of(guide)).into_iter();
    let own = blocks.filter(|(its, _)| its == language);
    own.map(|(_, block)| block).collect()
}

/// The lesson of an example: steps alone get a head. Its name and its text.
fn lesson_of(block: &str) -> (String, String) {
    let id = block.lines().find_map(|line| line.strip_prefix("id = \""));
    let id = id.and_then(|rest| rest.split('"').next()).unwrap();
    let head = format!("format = 1\nid = \"{id}\"\nlanguage = \"en\"\ntitle = \"Steps\"\n");
    let text = match block.contains("format = 1") {
        true => block.to_owned(),
        false => format!("{head}{block}"),
    };
    (format!("{id}.toml"), text)
}

#[test]
fn every_lesson_of_the_guides_holds() {
    let mut n = 0;
    for guide in GUIDES {
        for block in blocks_of(guide, "toml") {
            let (name, text) = lesson_of(&block);
            let source = Source::new(name, text);
            let (lesson, found) = read(&source);
            assert_eq!(render::short(&source, &found, &english), "", "{guide}");
            assert!(lesson.is_some(), "{guide}: {}", source.name());
            n += 1;
        }
    }
    assert!(n >= 5, "{n} lessons");
}

#[test]
fn every_sentence_of_the_guides_can_be_read() {
    let sentences = blocks_of("locales/README.md", "ftl");
    assert!(sentences.len() >= 6);
    for sentence in sentences {
        let read = parser::parse(sentence.as_str());
        assert!(read.is_ok(), "{sentence}");
    }
}

/// The commands of a guide: lines of blocks without a language, and what stands between backticks.
fn commands(text: &str) -> Vec<String> {
    let lines = blocks(text).into_iter();
    let lines = lines.filter(|(language, _)| language.is_empty());
    let lines: Vec<String> = lines
        .flat_map(|(_, block)| block.lines().map(str::to_owned).collect::<Vec<_>>())
        .collect();
    let outside = text.split("```").step_by(2);
    let spans = outside.flat_map(|text| text.split('`').skip(1).step_by(2).map(str::to_owned));
    let all = lines.into_iter().chain(spans);
    let own = all.filter(|it| it.starts_with("squarewise "));
    // What is in capitals or in brackets has to be filled in first.
    let is_open = |word: &str| {
        let is_capital = |it: char| it.is_ascii_uppercase() || matches!(it, '.' | '-');
        word.contains(['[', '|'])
            || word.len() > 1
                && word.starts_with(|it: char| it.is_ascii_uppercase())
                && word.chars().all(is_capital)
    };
    own.filter(|it| !words(it).iter().any(|word| is_open(word)))
        .collect()
}

/// The words of a command line, those between quotes as one.
fn words(command: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut is_quoted = false;
    for letter in command.chars() {
        match letter {
            '"' => is_quoted = !is_quoted,
            ' ' if !is_quoted => words.push(String::new()),
            letter => words.last_mut().unwrap().push(letter),
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

/// A folder with all that the commands of the guides name.
fn desk(name: &str) -> Folder {
    let guide = blocks_of("lessons/README.md", "toml").into_iter();
    let guide = guide.chain(blocks_of("README.md", "toml"));
    let mut folder = Folder::new(name);
    for block in guide {
        let (name, text) = lesson_of(&block);
        folder = folder.with(&name, &text);
    }
    let club = "format = 1\nid = \"club\"\nlanguage = \"en\"\ntitle = \"Club\"\ngroup = \"our club\"\n\n\
        [[step]]\nid = \"a\"\nkind = \"say\"\nboard = \"start\"\ntext = \"Look.\"\n";
    let rulebook = fs::read_to_string(project("assets/rulebook.toml")).unwrap();
    fs::create_dir(folder.path().join("assets")).unwrap();
    let shipped = |name: &str| fs::read_to_string(project("lessons").join(name)).unwrap();
    folder
        .with("club.toml", club)
        .with("assets/rulebook.toml", &rulebook)
        .with("course.toml", &shipped("course.toml"))
        .with("plans.toml", &shipped("plans.toml"))
}

/// What a command has made before, or must not find.
fn prepare(folder: &Path, words: &[&str]) {
    if let Some(at) = words.iter().position(|word| *word == "--to") {
        fs::remove_file(folder.join(words[at + 1])).ok();
    }
    let of = |arguments: &[&str]| squarewise_in(folder, arguments).status.success();
    let lesson = folder.join("my-lesson.toml");
    if words.contains(&"new") {
        fs::remove_file(&lesson).ok();
        fs::remove_file(folder.join("rook.toml")).ok();
    } else if words.contains(&"my-lesson.toml") && !lesson.exists() {
        assert!(of(&["new", "my-lesson", "--language", "en"]));
    }
    let sheet = folder.join("my-lesson.pl.ftl");
    if words.contains(&"--update") && !sheet.exists() {
        assert!(of(&["extract", "my-lesson.toml", "--language", "pl"]));
    } else if words.contains(&"extract") && !words.contains(&"--update") {
        fs::remove_file(sheet).ok();
    }
}

#[test]
fn every_command_of_the_guides_does_what_it_says() {
    let folder = desk("guide-commands");
    let mut n = 0;
    for guide in GUIDES {
        for line in commands(&text_of(guide)) {
            let line = line.split(" > ").next().unwrap().trim();
            let words = words(line);
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            match CommandLine::try_parse_from(&words) {
                // Its name alone is meant.
                Err(error) if error.kind() == ErrorKind::MissingRequiredArgument => continue,
                Err(error) if error.kind() == ErrorKind::DisplayVersion => {}
                Err(error) => panic!("{guide}: {line}: {error}"),
                Ok(_) => {}
            }
            // The window opens, and what watches does not end by itself.
            let opens = words.iter().skip(1).all(|it| it.starts_with(['-', '.']))
                && line != "squarewise --version";
            if opens || words.contains(&"watch") || words.contains(&"--lesson") {
                continue;
            }
            prepare(folder.path(), &words);
            let done = squarewise_in(folder.path(), &words[1..]);
            let told = (out(&done), err(&done));
            assert!(done.status.success(), "{guide}: {line}: {told:?}");
            n += 1;
        }
    }
    assert!(n >= 30, "{n} commands");
}
