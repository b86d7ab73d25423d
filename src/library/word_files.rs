//! The words in files beside a teacher's lesson, looked over for their translators.

use std::collections::HashSet;

use crate::diagnostic::{Code, Diagnostic, Source, Span, closest, did_you_mean, say};
use crate::lesson::{AnyLesson, Need, codes::MISSING as UNSPOKEN, keys, look_over_sheet};
use crate::library::Report;
use crate::library::folder::LessonWordFile;
use crate::locale::audit::{self, Names};
use crate::locale::coverage::{self, Share, is_same_language};
use crate::locale::lesson_key::message_id;
use crate::locale::{Locale, is_language, is_spoken, sheet};

/// The name of the file ends with something that is no language.
const LANGUAGE: Code = Code("language");

/// What was found in each file of words beside a lesson.
pub(super) fn reports(lesson: &AnyLesson, files: &[LessonWordFile]) -> Vec<Report> {
    if files.is_empty() {
        return Vec::new();
    }
    let (measure, names) = (measure(lesson, files), names(lesson));
    let spoken = measured_in(lesson);
    let has_own = !lesson.words.entries.is_empty();
    let report = |file: &LessonWordFile| {
        let measured = audit::Measured {
            text: measure.as_deref(),
            names: &names,
            is_source: !has_own && file.language == "en",
        };
        let mut diagnostics = look_over(file, &measured);
        let is_translated = !is_same_language(&file.language, spoken);
        let is_readable = file.unreadable.is_none() && is_language(&file.language);
        if is_readable && is_translated {
            let text = measure.as_deref().filter(|_| !measured.is_source);
            diagnostics.extend(text.and_then(|text| audit::untranslated(&file.source, text)));
        }
        Report {
            source: file.source.clone(),
            diagnostics,
        }
    };
    files.iter().map(report).collect()
}

/// The names of a lesson's words, as Fluent files have them.
pub(super) fn names(lesson: &AnyLesson) -> Names {
    let named = keys(lesson).map(|(step, key, need)| {
        let id = message_id(&lesson.id, step);
        let name = match key.attribute() {
            Some(attribute) => format!("{id}.{attribute}"),
            None => id,
        };
        (name, need == Need::Needed)
    });
    named.collect()
}

/// How much of a lesson's words each language has.
pub(super) fn coverage(lesson: &AnyLesson, files: &[LessonWordFile]) -> Vec<Share> {
    let Some(measure) = measure(lesson, files) else {
        return Vec::new();
    };
    let has_own = !lesson.words.entries.is_empty();
    let inside = lesson.language.as_deref().filter(|_| has_own);
    let inside = inside.map(|language| (language, measure.as_str()));
    let readable = files.iter().filter(|file| file.unreadable.is_none());
    let beside = readable.map(|file| (file.language.as_str(), file.source.text()));
    let mut texts: Vec<(&str, &str)> = inside.into_iter().chain(beside).collect();
    if !has_own {
        for (language, text) in sheet::all_shipped(&lesson.id) {
            if texts.iter().all(|(known, _)| *known != language) {
                texts.push((language, text));
            }
        }
    }
    coverage::of_lesson(&measure, measured_in(lesson), &texts)
}

/// The language of the words that a translation is compared with.
fn measured_in(lesson: &AnyLesson) -> &str {
    let own = lesson.language.as_deref();
    own.filter(|_| !lesson.words.entries.is_empty())
        .unwrap_or("en")
}

/// The words that a translation is compared with: those in the lesson, else English ones.
pub(super) fn measure(lesson: &AnyLesson, files: &[LessonWordFile]) -> Option<String> {
    if !lesson.words.entries.is_empty() {
        return Some(sheet::of_words(&lesson.id, &lesson.words));
    }
    let english = files
        .iter()
        .find(|file| file.language == "en" && file.unreadable.is_none());
    match english {
        Some(file) => Some(file.source.text().to_owned()),
        None => sheet::of_shipped(&lesson.id).map(str::to_owned),
    }
}

/// Steps that nobody has words for: neither the lesson, nor a file beside it, nor the program.
///
/// A lesson with a language of its own is held to its words when it is read.
pub(super) fn unspoken(
    lesson: &AnyLesson,
    source: &Source,
    files: &[LessonWordFile],
) -> Vec<Diagnostic> {
    if lesson.language.is_some() {
        return Vec::new();
    }
    let beside = files.iter().map(|file| file.source.text());
    let texts: Vec<&str> = beside.chain(sheet::of_shipped(&lesson.id)).collect();
    let start = format!("{}_", message_id(&lesson.id, None));
    let lines = texts.iter().flat_map(|text| text.lines());
    let said: HashSet<&str> = lines
        .filter_map(|line| line.strip_prefix(&start)?.split_once(" ="))
        .map(|(step, _)| step)
        .collect();
    let steps = lesson.step_ids().into_iter();
    let silent = steps.filter(|step| !said.contains(step));
    silent
        .map(|step| {
            let place = place_of(source, step);
            Diagnostic::warning(UNSPOKEN, place, say!("check-unspoken", step = step))
                .label(say!("check-no-words"))
                .help(say!("check-unspoken-help"))
        })
        .collect()
}

/// Where the name of a step stands in its file.
pub(super) fn place_of(source: &Source, step: &str) -> Span {
    let quoted = format!("\"{step}\"");
    let at = source.text().find(&quoted).map_or(0, |at| at + 1);
    Span::new(at, at + step.len())
}

/// Warns of a language of which the program itself has no words.
fn unspoken_language(file: &LessonWordFile) -> Diagnostic {
    let text = file.source.text();
    let piece = text
        .find("PIECE(")
        .map(|at| Span::new(at, at + "PIECE".len()));
    let spoken = Locale::available().iter();
    let spoken: Vec<String> = spoken.map(|it| format!("`{}`", it.tag)).collect();
    let message = say!("check-unspoken-language", language = &file.language);
    let found = Diagnostic::warning(LANGUAGE, piece.unwrap_or_default(), message);
    found.help(say!("check-unspoken-sheet-help", list = spoken.join(", ")))
}

fn look_over(file: &LessonWordFile, measured: &audit::Measured<'_>) -> Vec<Diagnostic> {
    if let Some(problem) = &file.unreadable {
        return vec![problem.clone()];
    }
    let mut found = Vec::new();
    if !is_language(&file.language) {
        let message = say!("check-file-language", text = &file.language);
        let spoken = Locale::available().iter().map(|it| it.tag.as_str());
        let near = closest(&file.language, spoken);
        let help = near.map(did_you_mean);
        found.push(Diagnostic::error(LANGUAGE, Span::default(), message).maybe_help(help));
    }
    if is_language(&file.language) && !is_spoken(&file.language) {
        found.push(unspoken_language(file));
    }
    found.extend(audit::audit_beside(&file.source, measured));
    found.extend(look_over_sheet(&file.source, &file.language));
    found
}
