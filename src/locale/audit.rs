//! Looks over every word file for its translator: mistakes of writing, unknown and missing names.
//!
//! English is the measure: a message is known if English has it in the file of the same name, and
//! may use what English uses. What is missing is only a warning, since English is said instead.
//! Left out: whether a sentence is good; and the lessons' own structure, which `lesson` knows.

mod contents;
mod place;
mod references;

use std::collections::{BTreeMap, BTreeSet};

use crate::diagnostic::{Code, Diagnostic, Source, Span, closest, did_you_mean, say};
use crate::embedded;
use crate::locale::language::TERM_FILE;
use crate::locale::lesson_key::ARGUMENT_NAMES;
use crate::locale::negotiate::SOURCE;

pub(super) use contents::Contents;
use place::place_of;

const SYNTAX: Code = Code("syntax");
const UNKNOWN: Code = Code("unknown");
const MISSING: Code = Code("missing");
const VARIABLE: Code = Code("variable");
const DUPLICATE: Code = Code("duplicate");
const STALE: Code = Code("stale");
const UNTRANSLATED: Code = Code("untranslated");

/// A word file and what was found in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Audited {
    /// The file.
    pub source: Source,
    /// What its translator should look at, in the order of the lines.
    pub found: Vec<Diagnostic>,
}

/// The names of a lesson's words, and of each whether the lesson asks for it.
pub type Names = BTreeMap<String, bool>;

/// What the words beside a lesson are compared with.
#[derive(Clone, Copy, Debug)]
pub struct Measured<'m> {
    /// The words that translations are made from, as Fluent text; without them the names alone count.
    pub text: Option<&'m str>,
    /// The names that the lesson has.
    pub names: &'m Names,
    /// Whether the words looked over are those that others are translated from.
    pub is_source: bool,
}

/// Looks over all word files of the program; files with nothing to say are left out.
///
/// `lessons` are the names of the words of lessons, by the lesson's own name; English is held to them.
#[must_use]
pub fn audit(lessons: &BTreeMap<String, Names>) -> Vec<Audited> {
    audit_with(&embedded::words(|_, _| true), lessons)
}

/// The same for other files, each as language, path inside the language's folder, and text.
#[must_use]
pub fn audit_files(files: &[(&str, &str, &str)]) -> Vec<Audited> {
    audit_with(files, &BTreeMap::new())
}

fn audit_with(files: &[(&str, &str, &str)], lessons: &BTreeMap<String, Names>) -> Vec<Audited> {
    let names = |path: &str| {
        let lesson = path.strip_prefix("lessons/")?.strip_suffix(".ftl")?;
        lessons.get(lesson)
    };
    let english: BTreeMap<&str, Contents> = files
        .iter()
        .filter(|(language, ..)| *language == SOURCE)
        .map(|(_, path, text)| (*path, Contents::read(text).held_to(names(path))))
        .collect();
    let terms = terms_of(files);
    let mut audited: Vec<Audited> = files
        .iter()
        .map(|(language, path, text)| {
            let source = Source::new(format!("locales/{language}/{path}"), *text);
            let whose = match names(path) {
                Some(_) if *language == SOURCE => Measure::Steps,
                _ => Measure::English,
            };
            let found = look_over(&source, english.get(path), whose, &terms);
            Audited { source, found }
        })
        .collect();
    audited.extend(absent(files, &english));
    audited.retain(|file| !file.found.is_empty());
    audited.sort_by(|one, other| one.source.name().cmp(other.source.name()));
    audited
}

/// Looks over the words in a file beside a lesson.
#[must_use]
pub fn audit_beside(source: &Source, measured: &Measured<'_>) -> Vec<Diagnostic> {
    let own = || Contents::read(source.text()).without_marks();
    let measure = measured.text.map_or_else(own, Contents::read);
    let measure = measure.held_to(Some(measured.names));
    let whose = if measured.is_source || measured.text.is_none() {
        Measure::Steps
    } else {
        Measure::Lesson
    };
    let terms = terms_of(&embedded::words(|_, path| path == TERM_FILE));
    look_over(source, Some(&measure), whose, &terms)
}

/// The strings beside a lesson that nobody has translated yet, told once; `text` are the words they come from.
#[must_use]
pub fn untranslated(source: &Source, text: &str) -> Option<Diagnostic> {
    let (own, measure) = (Contents::read(source.text()), Contents::read(text));
    let untouched = own.untouched(&measure);
    let first = untouched.first()?;
    let message = say!(
        "check-untranslated",
        n = untouched.len(),
        all = own.shared_with(&measure)
    );
    let found = Diagnostic::warning(UNTRANSLATED, place_of(source, first), message)
        .label(say!("check-untranslated-label"));
    Some(found.help(say!("check-untranslated-help")))
}

/// The terms of all languages together.
fn terms_of(files: &[(&str, &str, &str)]) -> BTreeSet<String> {
    let files = files.iter().filter(|(_, path, _)| *path == TERM_FILE);
    files
        .flat_map(|(.., text)| references::terms_in(text))
        .collect()
}

/// What words are compared with.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Measure {
    /// The file of the same name in English.
    English,
    /// The words of the lesson that they stand beside.
    Lesson,
    /// The lesson itself: they are the words that others are translated from.
    Steps,
}

/// Compares a file with its measure, if there is one.
fn look_over(
    source: &Source,
    english: Option<&Contents>,
    whose: Measure,
    terms: &BTreeSet<String>,
) -> Vec<Diagnostic> {
    let own = Contents::read(source.text());
    let mut found = Vec::new();
    for unreadable in &own.errors {
        let span = source.line_span(unreadable.at);
        let told =
            Diagnostic::error(SYNTAX, span, &unreadable.why).label(say!("check-not-understood"));
        found.push(told.maybe_help(unreadable.help.clone()));
    }
    for name in &own.twice {
        let span = place_of(source, name);
        let message = say!("check-ftl-twice", name = name);
        found.push(Diagnostic::error(DUPLICATE, span, message));
    }
    found.extend(references::look_over(source, &own, terms));
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
            let message = name.split('.').next().unwrap_or_default();
            // What belongs to an unknown message is told with it.
            if message == name || english.entries.contains_key(message) {
                found.push(unknown(name, own, english, whose, place_of(source, name)));
            }
            continue;
        };
        let known = match whose {
            Measure::Steps => &ARGUMENT_NAMES.map(str::to_owned).into(),
            _ => known,
        };
        for argument in arguments.difference(known) {
            let near = closest(argument, known.iter().map(String::as_str));
            let span = place_of(source, name);
            let message = say!("check-ftl-variable", name = name, variable = argument);
            let help = near.map(|near| did_you_mean(&format!("${near}")));
            found.push(Diagnostic::error(VARIABLE, span, message).maybe_help(help));
        }
    }
    for name in english.entries.keys() {
        if !own.entries.contains_key(name) {
            let message = name.split('.').next().unwrap_or_default();
            if own.is_broken(message) {
                continue;
            }
            let line = english.written.get(name);
            let help = line.map(|line| say!("check-write", text = line));
            found.push(missing(name, whose, place_of(source, message)).maybe_help(help));
        }
    }
}

/// A name that the measure does not have; in a lesson's words it may be a step's that was renamed.
fn unknown(
    name: &str,
    own: &Contents,
    english: &Contents,
    whose: Measure,
    span: Span,
) -> Diagnostic {
    let all = english.entries.keys().map(String::as_str);
    if whose == Measure::English {
        let near = closest(name, all).map(did_you_mean);
        let message = say!("check-ftl-unknown", name = name);
        return Diagnostic::error(UNKNOWN, span, message).maybe_help(near);
    }
    let is_free = |other: &&str| {
        !own.entries.contains_key(*other) && other.contains('.') == name.contains('.')
    };
    let free: Vec<&str> = all.filter(is_free).collect();
    let near = match free[..] {
        [only] if !name.contains('.') => Some(only),
        _ => closest(name, free),
    };
    let help = match near {
        Some(near) => say!("check-ftl-renamed", near = near),
        None => say!("check-ftl-take-away"),
    };
    let message = say!("check-ftl-not-in-lesson", name = name);
    Diagnostic::error(UNKNOWN, span, message).help(help)
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
        Measure::Steps => say!("check-ftl-missing-source", name = name),
    };
    Diagnostic::warning(MISSING, span, message)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostic::render;
    use crate::locale::{english, sheet};

    const ENGLISH: &str = "a = { $square }\nb = Text\n    .rule = Law\n";

    fn beside(source: &Source) -> Vec<Diagnostic> {
        let names: Names = ["a", "b", "b.rule"].map(|it| (it.to_owned(), true)).into();
        let measured = Measured {
            text: Some(ENGLISH),
            names: &names,
            is_source: false,
        };
        audit_beside(source, &measured)
    }

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
            "locales/de/ui.ftl:2:1: warning[missing]: `b.rule` is missing, so English is said (write `.rule = Law`)\n",
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
        let told = "`a` has changed since it was translated (compare it with the source, then let `squarewise extract --update` mark it as up to date)";
        check(
            "# source 00000000\na = Feld { $square }\nb = Text\n    .rule = Regel\n",
            &format!("locales/de/ui.ftl:2:1: warning[stale]: the source of {told}\n"),
        );
        let fresh = sheet::confirmed("a = Feld { $square }\nb = B\n    .rule = R\n", ENGLISH);
        assert_eq!(fresh.matches("# source").count(), 2);
        check(&fresh, "");
    }

    #[test]
    fn names_that_nobody_fills_in_are_errors_where_they_stand() {
        let text = "a = Der {knight}, { player }, { xylophone }\n\
            b = { PEACE(\"knight\") } { PIECE(\"knigt\") } { -piece-rook } { -piece-rok } { a }\n    .rule = R\n";
        let source = Source::new("l.de.ftl", text);
        let names = "write `{ $player }` for the child’s name, `{ PIECE(\"rook\") }` for a piece";
        assert_eq!(
            render::short(&source, &beside(&source), &english),
            format!(
                "l.de.ftl:1:10: error[name]: nobody fills in `{{knight}}` (write `{{ PIECE(\"knight\") }}`)\n\
                 l.de.ftl:1:21: error[name]: nobody fills in `{{player}}` (write `{{ $player }}`)\n\
                 l.de.ftl:1:33: error[name]: nobody fills in `{{xylophone}}` ({names})\n\
                 l.de.ftl:2:7: error[name]: there is no function `PEACE` (did you mean `PIECE`?)\n\
                 l.de.ftl:2:34: error[name]: there is no piece `knigt` (did you mean `knight`?)\n\
                 l.de.ftl:2:62: error[name]: there is no term `-piece-rok`\n"
            )
        );
    }

    #[test]
    fn words_beside_a_lesson_are_measured_by_it() {
        let source = Source::new("l.pl.ftl", "a = Pole\nc = C\n");
        let told = render::short(&source, &beside(&source), &english);
        let missing = "is missing, so the lesson’s own words are said";
        let expected = format!(
            "l.pl.ftl:1:1: warning[missing]: `b` {missing} (write `b = Text`)\n\
             l.pl.ftl:1:1: warning[missing]: `b.rule` {missing} (write `.rule = Law`)\n\
             l.pl.ftl:2:1: error[unknown]: the lesson has no `c`, so nobody says it \
             (remove it, or call it `b` if that is its name now)\n"
        );
        assert_eq!(told, expected);
    }

    #[test]
    fn a_missing_file_is_missing_words() {
        let files = [("en", "ui.ftl", ENGLISH), ("de", "terms.ftl", "-t = T\n")];
        let audited = audit_files(&files);
        assert_eq!(audited[0].source.name(), "locales/de/ui.ftl");
        assert_eq!(audited[0].found.len(), 3);
    }
}
