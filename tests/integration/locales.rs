//! The languages hold together: the same messages, the same arguments, every sentence can be said.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fluent_syntax::ast;
use fluent_syntax::parser;
use squarewise::diagnostic::render;
use squarewise::embedded::{LESSONS, words};
use squarewise::library::{course, plans};
use squarewise::locale::audit::audit;
use squarewise::locale::{LessonArgs, Locale, Phrase, WordKey, english, plain};
use squarewise::rules::notation::letters::Letters;

use crate::support::{project, whole_course};

/// Longest sentence in words; a child has to keep it in mind.
const MAX_WORDS: usize = 12;

/// Words that no child should read about its move.
const UNKIND: [&str; 11] = [
    "wrong",
    "invalid",
    "failed",
    "loser",
    "stupid",
    "mistaken",
    "falsch",
    "ungültig",
    "verloren",
    "dumm",
    "versagt",
];

/// The entries of one language's screens: each message, attribute and term with its arguments.
pub(crate) fn messages(language: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut found = BTreeMap::new();
    for (_, path, text) in files(language) {
        let (resource, errors) = match parser::parse(text) {
            Ok(resource) => (resource, Vec::new()),
            Err(both) => both,
        };
        assert!(errors.is_empty(), "{language}/{path}: {errors:?}");
        for entry in resource.body {
            if let ast::Entry::Message(message) = entry {
                let id = message.id.name.to_owned();
                if let Some(value) = &message.value {
                    found.insert(id.clone(), variables(value));
                }
                for attribute in &message.attributes {
                    let name = format!("{id}.{}", attribute.id.name);
                    found.insert(name, variables(&attribute.value));
                }
            }
        }
    }
    found
}

fn files(language: &str) -> Vec<(&'static str, &'static str, &'static str)> {
    words(|tag, path| tag == language && !path.contains('/'))
}

fn variables(pattern: &ast::Pattern<&str>) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            expression_variables(expression, &mut names);
        }
    }
    names
}

fn expression_variables(expression: &ast::Expression<&str>, names: &mut BTreeSet<String>) {
    match expression {
        ast::Expression::Inline(inline) => inline_variables(inline, names),
        ast::Expression::Select { selector, variants } => {
            inline_variables(selector, names);
            for variant in variants {
                names.extend(variables(&variant.value));
            }
        }
    }
}

fn inline_variables(inline: &ast::InlineExpression<&str>, names: &mut BTreeSet<String>) {
    use ast::InlineExpression as Inline;
    match inline {
        Inline::VariableReference { id } => {
            names.insert(id.name.to_owned());
        }
        Inline::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                inline_variables(argument, names);
            }
        }
        Inline::Placeable { expression } => expression_variables(expression, names),
        _ => {}
    }
}

#[test]
fn languages_have_the_same_messages_attributes_and_arguments() {
    let english = messages("en");
    for language in Locale::available() {
        let other = messages(&language.tag);
        for (id, arguments) in &english {
            assert_eq!(other.get(id), Some(arguments), "{}: {id}", language.tag);
        }
        assert_eq!(english.len(), other.len(), "{}", language.tag);
    }
}

#[test]
fn no_word_file_has_a_mistake() {
    for language in Locale::available() {
        // As if somebody else had written them: the program does not measure its own words again.
        let all = words(|_, path| !path.contains('/'));
        let locale = Locale::from_files(&[&language.tag], &all);
        assert_eq!(locale.language(), language.tag);
        assert_eq!(locale.problems(), []);
        assert_eq!(Locale::load(&[&language.tag]).problems(), []);
    }
}

#[test]
fn every_sentence_can_be_said_in_every_language() {
    for language in Locale::available() {
        // Alone, so that nothing is said in another language's stead.
        let files: Vec<_> = files(&language.tag)
            .into_iter()
            .map(|(_, path, text)| ("en", path, text))
            .collect();
        let locale = Locale::from_files(&["en"], &files);
        for phrase in (0..24).flat_map(Phrase::samples) {
            let said = locale.say_plain(&phrase);
            assert_ne!(said, phrase.id(), "{}: {phrase:?}", language.tag);
            assert!(!said.contains(['{', '}', '@']), "{}: {said}", language.tag);
            assert!(!said.contains("  "), "{}: {said}", language.tag);
            assert_eq!(said.trim(), said, "{}: {said}", language.tag);
        }
    }
}

#[test]
fn sentences_for_children_are_kind() {
    for language in Locale::available() {
        let locale = Locale::load(&[&language.tag]);
        for phrase in (0..24).flat_map(Phrase::samples) {
            let said = locale.say_plain(&phrase).to_lowercase();
            for word in said.split(|letter: char| !letter.is_alphanumeric()) {
                assert!(!UNKIND.contains(&word), "{}: {said}", language.tag);
            }
        }
    }
}

#[test]
fn the_coach_speaks_short_sentences_and_at_most_two() {
    let mut problems = BTreeSet::new();
    for language in Locale::available() {
        let locale = Locale::load(&[&language.tag]);
        // Every third sample has lists of one: a long list makes any sentence long.
        for phrase in (0..24).step_by(3).flat_map(Phrase::samples) {
            let id = phrase.id();
            let is_card = id.starts_with("rule-") && id != "rule-title";
            let told = ["reason-", "allowed-", "standing-", "coach-"];
            if !is_card && !told.iter().any(|it| id.starts_with(it)) {
                continue;
            }
            let said = locale.say_plain(&phrase);
            let sentences: Vec<&str> = said.split_inclusive(['.', '!', '?']).collect();
            let is_word = |part: &&str| part.contains(char::is_alphanumeric);
            let words = |it: &str| it.split_whitespace().filter(is_word).count();
            let is_long = |it: &&str| words(it) > MAX_WORDS;
            if sentences.len() > 2 || sentences.iter().any(is_long) {
                problems.insert(format!("{}, {id}: {said}", language.tag));
            }
        }
    }
    assert!(problems.is_empty(), "{problems:#?}");
}

#[test]
fn the_farewell_is_three_short_sentences() {
    for language in Locale::available() {
        let locale = Locale::load(&[&language.tag]);
        let lessons = whole_course();
        for entry in lessons.all() {
            let lesson = entry.words(&locale).title();
            let nexts = [
                Phrase::EndSecondStar { left: 2 },
                Phrase::EndThirdStar { left: 2 },
                Phrase::LessonRealBoard,
            ];
            for (stars, next) in (1..).zip(nexts) {
                let lesson = lesson.clone();
                for phrase in [
                    Phrase::LessonDone { lesson },
                    Phrase::LessonDoneStars { stars },
                    next,
                ] {
                    let said = locale.say_plain(&phrase);
                    let n_words = said.split_whitespace().count();
                    assert!(n_words <= MAX_WORDS, "{n_words} words: {said}");
                    let n_sentences = said.matches(". ").count() + 1;
                    assert_eq!(n_sentences, 1, "{said}");
                }
            }
        }
    }
}

#[test]
fn sentences_start_with_a_capital_or_a_number() {
    for language in Locale::available() {
        let locale = Locale::load(&[&language.tag]);
        for phrase in (0..24).flat_map(Phrase::samples) {
            let id = phrase.id();
            let is_sentence = ["reason-", "rule-", "coach-", "done-", "ending-"]
                .iter()
                .any(|start| id.starts_with(start));
            let said = locale.say_plain(&phrase);
            let said = said.trim_start_matches(['¿', '¡', '«', '\u{a0}', '\u{202f}']);
            let first = said.chars().next().unwrap();
            let is_square = said.chars().nth(1).is_some_and(|it| it.is_ascii_digit());
            let is_number = first.is_ascii_digit();
            assert!(
                !is_sentence || first.is_uppercase() || is_square || is_number,
                "{id}: {said}"
            );
        }
    }
}

#[test]
fn translators_have_nothing_left_to_do() {
    let told: Vec<String> = audit(&whole_course().names())
        .iter()
        .map(|file| render::short(&file.source, &file.found, &english))
        .collect();
    assert_eq!(told, [""; 0]);
}

#[test]
fn every_lesson_and_word_file_is_in_the_build() {
    let mut on_disk = Vec::new();
    for folder in ["lessons", "locales"] {
        gather(&project(folder), &mut on_disk);
    }
    let lessons = LESSONS.iter().map(|(name, _)| format!("lessons/{name}"));
    let words = words(|_, _| true).into_iter();
    let words = words.map(|(language, path, text)| {
        let path = format!("locales/{language}/{path}");
        assert_eq!(text, std::fs::read_to_string(project(&path)).unwrap());
        path
    });
    let beside = [course::shipped_file(), plans::shipped_file()];
    let beside = beside.map(|it| it.name().to_owned());
    let mut embedded: Vec<String> = lessons.chain(words).chain(beside).collect();
    on_disk.sort();
    embedded.sort();
    assert_eq!(embedded, on_disk, "touch src/embed.rs and build again");
}

fn gather(folder: &Path, found: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            gather(&path, found);
        } else if path
            .extension()
            .is_some_and(|it| it == "toml" || it == "ftl")
        {
            let inner = path.strip_prefix(project("")).unwrap();
            found.push(inner.to_string_lossy().replace('\\', "/"));
        }
    }
}

#[test]
fn every_step_speaks_every_language_and_as_many_hints() {
    let library = whole_course();
    let english = Locale::load(&["en"]);
    for language in Locale::available() {
        let locale = Locale::load(&[&language.tag]);
        for entry in library.all() {
            let (words, source) = (entry.words(&locale), entry.words(&english));
            assert_eq!(words.problems(), []);
            assert_eq!(words.foreign(None), None);
            for step in entry.lesson.step_ids() {
                let place = format!("{}: {}/{step}", language.tag, entry.lesson.id);
                let args = LessonArgs::default();
                let said = words.text(Some(step), &WordKey::Text, &args);
                assert!(said.is_some(), "{place}");
                assert_eq!(words.foreign(Some(step)), None, "{place}");
                assert_eq!(words.n_hints(step), source.n_hints(step), "{place}");
                for paragraph in said.unwrap().split("\n\n") {
                    assert!(plain(paragraph).chars().count() <= 200, "{place}");
                }
            }
        }
    }
}

#[test]
fn every_language_has_five_letters_for_pieces() {
    let mut own = BTreeSet::new();
    for language in Locale::available() {
        let locale = Locale::load(&[&language.tag]);
        let said = locale.say_plain(&Phrase::PieceLetters);
        let letters = Letters::parse(&said);
        assert!(letters.is_some(), "{}: {said}", language.tag);
        own.insert(said);
    }
    assert!(own.contains("KQRBN") && own.contains("KDTLS"));
}

#[test]
fn the_lessons_are_easy_to_read_in_every_language() {
    let reports = squarewise::library::shipped_words();
    let found: Vec<_> = (reports.iter())
        .flat_map(|report| {
            report
                .diagnostics
                .iter()
                .map(|it| (report.source.name(), it))
        })
        .collect();
    assert!(found.is_empty(), "{found:#?}");
}
