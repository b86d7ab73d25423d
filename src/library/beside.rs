//! The words in files beside a teacher's lesson, looked over for their translators.

use crate::diagnostic::{Code, Diagnostic, Source, Span, closest, did_you_mean, say};
use crate::lesson::{Lesson, codes::MISSING as UNSPOKEN};
use crate::library::Report;
use crate::library::folder::WordFile;
use crate::locale::{audit, is_language, sheet};

/// The name of the file ends with something that is no language.
const LANGUAGE: Code = Code("language");

/// What was found in each file of words beside a lesson.
pub(super) fn reports(lesson: &Lesson, files: &[WordFile]) -> Vec<Report> {
    let measure = measure(lesson, files);
    let report = |file: &WordFile| Report {
        source: file.source.clone(),
        diagnostics: look_over(file, measure.as_deref()),
    };
    files.iter().map(report).collect()
}

/// The words that a translation is compared with: those in the lesson, else English ones.
pub(super) fn measure(lesson: &Lesson, files: &[WordFile]) -> Option<String> {
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
pub(super) fn unspoken(lesson: &Lesson, source: &Source, files: &[WordFile]) -> Vec<Diagnostic> {
    if lesson.language.is_some() {
        return Vec::new();
    }
    let beside = files.iter().map(|file| file.source.text());
    let texts: Vec<&str> = beside.chain(sheet::of_shipped(&lesson.id)).collect();
    let is_said = |step: &str| {
        let start = format!("lesson-{}_{step} =", lesson.id);
        let says = |text: &&str| text.lines().any(|line| line.starts_with(&start));
        texts.iter().any(says)
    };
    let silent = lesson.steps.iter().filter(|step| !is_said(&step.id));
    silent
        .map(|step| {
            let quoted = format!("\"{}\"", step.id);
            let at = source.text().find(&quoted).map_or(0, |at| at + 1);
            let span = Span::new(at, at + step.id.len());
            Diagnostic::warning(UNSPOKEN, span, say!("check-unspoken", step = &*step.id))
                .label(say!("check-no-words"))
                .help(say!("check-unspoken-help"))
        })
        .collect()
}

fn look_over(file: &WordFile, measure: Option<&str>) -> Vec<Diagnostic> {
    if let Some(problem) = &file.unreadable {
        return vec![problem.clone()];
    }
    let mut found = Vec::new();
    if !is_language(&file.language) {
        let message = say!("check-file-language", text = &file.language);
        let near = closest(
            &file.language,
            ["de", "en", "es", "fr", "pl", "pt-BR", "ru"],
        );
        let help = near.map(did_you_mean);
        found.push(Diagnostic::error(LANGUAGE, Span::default(), message).maybe_help(help));
    }
    found.extend(measure.map_or_else(Vec::new, |measure| {
        audit::audit_beside(&file.source, &file.language, measure)
    }));
    found
}
