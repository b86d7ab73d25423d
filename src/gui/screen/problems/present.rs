//! From the reports of the library to what the screen of problems shows.

use crate::diagnostic::render::SHOWN;
use crate::diagnostic::{Diagnostic, Message, Source, Span};
use crate::gui::base::shared::Shared;
use crate::gui::look::art::Icon;
use crate::gui::screen::problems::model::{
    Control, FileReport, Mistake, Model, ProblemBoard, SourceLine,
};
use crate::gui::screen::problems::{State, board};
use crate::library::Report;
use crate::locale::Phrase;

/// The most letters of a line that are shown before and behind what is meant.
const LONGEST: usize = 60;

/// Everything the screen shows now.
pub(super) fn present(_state: &State, shared: &Shared) -> Model {
    let library = &shared.library;
    let reports = library.reports().iter().chain(library.word_reports());
    let mut files: Vec<FileReport> = reports
        .filter(|report| !report.diagnostics.is_empty())
        .map(|report| file(report, shared))
        .collect();
    let problems = files.iter_mut().flat_map(|file| &mut file.problems);
    let boards = problems.filter_map(|problem| problem.board.as_mut());
    for (number, board) in boards.enumerate() {
        board.number = number;
    }
    Model {
        home: shared.tool(Control::Home, Icon::Home, &Phrase::ButtonHome),
        title: shared.label(&shared.title_of_problems()),
        nothing: files
            .is_empty()
            .then(|| shared.label(&Phrase::ProblemsNone)),
        files,
    }
}

fn file(report: &Report, shared: &Shared) -> FileReport {
    let found = report.diagnostics.iter().take(SHOWN);
    FileReport {
        name: shown(report.source.name()),
        problems: found
            .map(|it| problem(&report.source, it, shared))
            .collect(),
    }
}

fn problem(source: &Source, found: &Diagnostic, shared: &Shared) -> Mistake {
    let place = source.place(found.span.start);
    let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    Mistake {
        place: shared.label(&Phrase::ProblemsPlace {
            line: count(place.line),
            column: count(place.column),
        }),
        is_error: found.is_error(),
        message: told(&found.message, shared),
        line: line(source, found.span),
        help: found.help.as_ref().map(|help| told(help, shared)),
        board: board::board(source, found.span).map(|scene| ProblemBoard { scene, number: 0 }),
    }
}

/// A message for the window: what a terminal puts between backticks stands in the quotes of the
/// language here, since a backtick looks like an accent on the letter behind it.
fn told(message: &Message, shared: &Shared) -> String {
    let told = shared.locale.tell(message);
    let is_isolate = |letter: char| ('\u{2066}'..='\u{2069}').contains(&letter);
    let parts = told.split('`').enumerate().map(|(place, part)| {
        let part: String = part.chars().filter(|it| !is_isolate(*it)).collect();
        if place % 2 == 0 {
            return shown(&part);
        }
        let text = shown(&part);
        shared.label(&Phrase::Quoted { text })
    });
    parts.collect()
}

/// The line that a span begins in, cut to what can be read.
fn line(source: &Source, span: Span) -> Option<SourceLine> {
    let span = source.fit(span);
    let whole = source.line_span(span.start);
    let end = span.end.clamp(span.start, whole.end.max(span.start));
    let before = source.slice(Span::new(whole.start, span.start));
    let n_before = before.chars().count();
    let line = SourceLine {
        before: shown_all(before.chars().skip(n_before.saturating_sub(LONGEST))),
        meant: shown_all(
            source
                .slice(Span::new(span.start, end))
                .chars()
                .take(LONGEST),
        ),
        after: shown_all(
            source
                .slice(Span::new(end, whole.end))
                .chars()
                .take(LONGEST),
        ),
    };
    let is_empty = [&line.before, &line.meant, &line.after]
        .iter()
        .all(|it| it.trim().is_empty());
    (!is_empty).then_some(line)
}

fn shown(text: &str) -> String {
    shown_all(text.chars())
}

/// Letters only: what would steer a terminal or turn the direction is shown as a blank.
fn shown_all(letters: impl Iterator<Item = char>) -> String {
    let is_mark =
        |letter: char| matches!(letter, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
    letters
        .map(|letter| {
            if letter.is_control() || is_mark(letter) {
                ' '
            } else {
                letter
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostic::say;
    use crate::library::Library;

    #[test]
    fn names_stand_in_the_quotes_of_the_language() {
        let message = say!("check-set-twice", name = "titel");
        for (language, expected) in [("en", "“titel”"), ("de", "„titel“")] {
            let shared = Shared::guest(Library::default(), &[language]);
            let found = told(&message, &shared);
            assert!(found.contains(expected) && !found.contains('`'), "{found}");
        }
    }

    fn check(text: &str, (start, end): (usize, usize), expected: Option<(&str, &str, &str)>) {
        let found = line(&Source::new("t", text), Span::new(start, end));
        let found = found
            .as_ref()
            .map(|it| (it.before.as_str(), it.meant.as_str(), it.after.as_str()));
        assert_eq!(found, expected);
    }

    #[test]
    fn the_line_is_parted_at_what_is_meant() {
        check("a = 1\nbc = 2\n", (6, 8), Some(("", "bc", " = 2")));
        check(
            "a = \"\"\"\nlong\n\"\"\"",
            (4, 15),
            Some(("a = ", "\"\"\"", "")),
        );
        check("", (0, 0), None);
        check("a\u{202e}\tb", (0, 1), Some(("", "a", "  b")));
        let long = format!("{}x", "y".repeat(200));
        let cut = "y".repeat(LONGEST);
        check(&long, (200, 201), Some((&cut, "x", "")));
    }
}
