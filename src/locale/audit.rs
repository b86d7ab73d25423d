//! Looks over every word file for its translator: mistakes of writing, unknown and missing names.
//!
//! English is the measure: a message is known if English has it in the file of the same name, and
//! may use what English uses. What is missing is only a warning, since English is said instead.
//! Left out: whether a sentence is good; and the lessons' own structure, which `lesson` knows.

mod calls;
mod contents;

use std::collections::{BTreeMap, BTreeSet};

use crate::diagnostic::{Code, Diagnostic, Source, Span, closest, did_you_mean, say};
use crate::embedded;
use crate::locale::negotiate::SOURCE;

pub(super) use contents::Contents;

const SYNTAX: Code = Code("syntax");
const UNKNOWN: Code = Code("unknown");
const MISSING: Code = Code("missing");
const VARIABLE: Code = Code("variable");
const DUPLICATE: Code = Code("duplicate");
const STALE: Code = Code("stale");

/// A word file and what was found in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Audited {
    /// The file.
    pub source: Source,
    /// What its translator should look at, in the order of the lines.
    pub found: Vec<Diagnostic>,
}

/// Looks over all word files of the program; files with nothing to say are left out.
#[must_use]
pub fn audit() -> Vec<Audited> {
    audit_files(embedded::FTL)
}

/// The same for other files, each as language, path inside the language's folder, and text.
#[must_use]
pub fn audit_files(files: &[(&str, &str, &str)]) -> Vec<Audited> {
    let english: BTreeMap<&str, Contents> = files
        .iter()
        .filter(|(language, ..)| *language == SOURCE)
        .map(|(_, path, text)| (*path, Contents::read(text)))
        .collect();
    let mut audited: Vec<Audited> = files
        .iter()
        .map(|(language, path, text)| {
            let source = Source::new(format!("locales/{language}/{path}"), *text);
            let mut found = look_over(&source, english.get(path), Measure::English);
            add(&mut found, calls::unknown(&source, language, files));
            Audited { source, found }
        })
        .collect();
    audited.extend(absent(files, &english));
    audited.retain(|file| !file.found.is_empty());
    audited.sort_by(|one, other| one.source.name().cmp(other.source.name()));
    audited
}

/// Looks over the words in a file beside a lesson; `measure` are the lesson's own words as Fluent text.
#[must_use]
pub fn audit_beside(source: &Source, language: &str, measure: &str) -> Vec<Diagnostic> {
    let mut found = look_over(source, Some(&Contents::read(measure)), Measure::Lesson);
    add(&mut found, calls::unknown(source, language, embedded::FTL));
    found
}

/// Adds what was not told yet.
fn add(found: &mut Vec<Diagnostic>, more: Vec<Diagnostic>) {
    for it in more {
        let is_same = |other: &Diagnostic| (other.span, &other.message) == (it.span, &it.message);
        if !found.iter().any(is_same) {
            found.push(it);
        }
    }
    found.sort_by_key(|it| it.span.start);
}

/// What words are compared with.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Measure {
    /// The file of the same name in English.
    English,
    /// The words of the lesson that they stand beside.
    Lesson,
}

/// Compares a file with its measure, if there is one.
fn look_over(source: &Source, english: Option<&Contents>, whose: Measure) -> Vec<Diagnostic> {
    let own = Contents::read(source.text());
    let mut found = Vec::new();
    for (at, message) in &own.errors {
        let span = source.line_span(*at);
        found.push(Diagnostic::error(SYNTAX, span, message).label(say!("check-not-understood")));
    }
    for name in &own.twice {
        let span = place_of(source, name);
        let message = say!("check-ftl-twice", name = name);
        found.push(Diagnostic::error(DUPLICATE, span, message));
    }
    match english {
        Some(english) => {
            compare(source, &own, english, whose, &mut found);
            found.extend(stale(source, &own, english));
        }
        None if !source.name().ends_with("/terms.ftl") => {
            let message = say!("check-ftl-no-file");
            found.push(Diagnostic::error(UNKNOWN, Span::new(0, 0), message));
        }
        None => {}
    }
    found.sort_by_key(|it| it.span.start);
    found
}

fn compare(
    source: &Source,
    own: &Contents,
    english: &Contents,
    whose: Measure,
    found: &mut Vec<Diagnostic>,
) {
    for (name, arguments) in &own.entries {
        let Some(known) = english.entries.get(name) else {
            let near = closest(name, english.entries.keys().map(String::as_str));
            let span = place_of(source, name);
            let unknown = match whose {
                Measure::English => say!("check-ftl-unknown", name = name),
                Measure::Lesson => say!("check-ftl-not-in-lesson", name = name),
            };
            let help = near.map(did_you_mean);
            found.push(Diagnostic::error(UNKNOWN, span, unknown).maybe_help(help));
            continue;
        };
        for argument in arguments.difference(known) {
            let near = closest(argument, known.iter().map(String::as_str));
            let span = place_of(source, name);
            let message = say!("check-ftl-variable", name = name, variable = argument);
            let help = near.map(|near| did_you_mean(&format!("${near}")));
            found.push(Diagnostic::error(VARIABLE, span, message).maybe_help(help));
        }
    }
    let end = source.text().len();
    for name in english.entries.keys() {
        if !own.entries.contains_key(name) {
            found.push(missing(name, whose, Span::new(end, end)));
        }
    }
}

/// Translations of words that have changed since, where the file says what it was made from.
fn stale(source: &Source, own: &Contents, english: &Contents) -> Vec<Diagnostic> {
    let told = |id: &str| {
        let message = say!("check-stale", name = id);
        Diagnostic::warning(STALE, place_of(source, id), message)
            .label(say!("check-stale-label"))
            .help(say!("check-stale-help"))
    };
    own.stale(english).map(told).collect()
}

/// Files that English has and another language lacks.
fn absent(files: &[(&str, &str, &str)], english: &BTreeMap<&str, Contents>) -> Vec<Audited> {
    let languages: BTreeSet<&str> = files.iter().map(|(language, ..)| *language).collect();
    let mut audited = Vec::new();
    for language in languages {
        for (path, contents) in english {
            let is_there =
                |(other, name, _): &(&str, &str, &str)| *other == language && name == path;
            if !files.iter().any(is_there) {
                let names = contents.entries.keys();
                let found = names
                    .map(|name| missing(name, Measure::English, Span::new(0, 0)))
                    .collect();
                let source = Source::new(format!("locales/{language}/{path}"), "");
                audited.push(Audited { source, found });
            }
        }
    }
    audited
}

fn missing(name: &str, whose: Measure, span: Span) -> Diagnostic {
    let message = match whose {
        Measure::English => say!("check-ftl-missing", name = name),
        Measure::Lesson => say!("check-ftl-missing-beside", name = name),
    };
    Diagnostic::warning(MISSING, span, message)
}

/// Where a message or attribute stands: Fluent keeps no places, so the lines are searched.
fn place_of(source: &Source, name: &str) -> Span {
    let (id, attribute) = match name.split_once('.') {
        Some((id, attribute)) => (id, Some(attribute)),
        None => (name, None),
    };
    let mut is_inside = false;
    let mut at = 0;
    for line in source.text().split_inclusive('\n') {
        let is_start = starts_with_name(line, id);
        let inner = line.trim_start();
        let is_attribute = attribute.is_some_and(|attribute| {
            inner
                .strip_prefix('.')
                .is_some_and(|rest| starts_with_name(rest, attribute))
        });
        if (is_start && attribute.is_none()) || (is_inside && is_attribute) {
            let start = at + line.len() - inner.len();
            return Span::new(start, at + line.trim_end().len());
        }
        is_inside = is_start || (is_inside && line.starts_with(char::is_whitespace));
        at += line.len();
    }
    Span::new(0, 0)
}

fn starts_with_name(line: &str, name: &str) -> bool {
    line.strip_prefix(name)
        .is_some_and(|rest| rest.trim_start().starts_with('='))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostic::render;
    use crate::locale::{english, sheet};

    const ENGLISH: &str = "a = { $square }\nb = Text\n    .rule = Law\n";

    fn check(german: &str, expected: &str) {
        let files = [("en", "ui.ftl", ENGLISH), ("de", "ui.ftl", german)];
        let told: String = audit_files(&files)
            .iter()
            .map(|file| render::short(&file.source, &file.found, &english))
            .collect();
        assert_eq!(told, expected);
    }

    #[test]
    fn a_full_translation_has_nothing_to_say() {
        check("a = Feld { $square }\nb = Text\n    .rule = Regel\n", "");
    }

    #[test]
    fn missing_words_are_warnings() {
        check(
            "a = { $square }\nb = Text\n",
            "locales/de/ui.ftl:3:1: warning[missing]: `b.rule` is missing, so English is said\n",
        );
    }

    #[test]
    fn unknown_names_are_errors_where_they_stand() {
        check(
            "a = { $sqare }\nb = Text\n    .rule = Regel\n    .rul = Regel\n",
            "locales/de/ui.ftl:1:1: error[variable]: `a` is not given `$sqare` (did you mean `$square`?)\n\
             locales/de/ui.ftl:4:5: error[unknown]: English has no `b.rul`, so nobody says it (did you mean `b.rule`?)\n",
        );
    }

    #[test]
    fn mistakes_of_writing_are_shown_with_their_line() {
        let files = [("en", "ui.ftl", "a = 1\n\nb = { $x\n\nc = 2\n")];
        let audited = audit_files(&files);
        let place = audited[0].source.place(audited[0].found[0].span.start);
        assert_eq!(audited[0].found[0].code, SYNTAX);
        assert!((3..=5).contains(&place.line), "{place:?}");
    }

    #[test]
    fn a_translation_of_older_words_is_told() {
        let told = "`a` has changed since (compare it with the source, then let `squarewise extract --update` say that it fits)";
        check(
            "# source 00000000\na = Feld { $square }\nb = Text\n    .rule = Regel\n",
            &format!("locales/de/ui.ftl:2:1: warning[stale]: the source of {told}\n"),
        );
        let fresh = sheet::confirmed("a = Feld { $square }\nb = B\n    .rule = R\n", ENGLISH);
        assert_eq!(fresh.matches("# source").count(), 2);
        check(&fresh, "");
    }

    #[test]
    fn words_beside_a_lesson_are_measured_by_it() {
        let source = Source::new("l.pl.ftl", "a = Pole\nc = C\n");
        let told = render::short(&source, &audit_beside(&source, "pl", ENGLISH), &english);
        assert!(told.contains("the lesson has no `c`"), "{told}");
        assert!(
            told.contains("so the lesson's own words are said"),
            "{told}"
        );
    }

    #[test]
    fn a_missing_file_is_missing_words() {
        let files = [("en", "ui.ftl", ENGLISH), ("de", "terms.ftl", "-t = T\n")];
        let audited = audit_files(&files);
        assert_eq!(audited[0].source.name(), "locales/de/ui.ftl");
        assert_eq!(audited[0].found.len(), 3);
    }
}
