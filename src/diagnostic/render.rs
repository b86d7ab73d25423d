//! Diagnostics as text: [`human`] draws the line with a caret, [`short`] fits one line for editors;
//! [`json`] and [`github`] are for programs.
//!
//! The first two sort by place and show at most [`SHOWN`] of one file; what comes out holds no control characters of
//! the file, so a stranger's lesson cannot write to the terminal. The caller says in which language: the
//! codes and the word before them in the short form stay as they are, for programs that read along.

mod machine;

use std::fmt::Write as _;

use annotate_snippets::{
    Annotation, AnnotationKind, Group, Level, Renderer, Snippet,
    normalize_untrusted_str as normalized,
};

use crate::diagnostic::{Diagnostic, Message, Severity, Source, Translator, say, shortened};

pub use machine::{github, json};

/// The most bytes that carets stand under: of a longer word the beginning is shown.
const LONGEST_SPAN: usize = 80;

/// Words for a terminal: no control characters, none that turns a line round, no endless word.
#[must_use]
pub fn harmless(text: &str) -> String {
    normalized(&shortened(text))
}

/// How many diagnostics of one file are shown; the last line counts them all.
pub const SHOWN: usize = 50;

/// Every diagnostic with its line, a caret and the help, then one line that counts them.
///
/// Colors are terminal escapes and come only when `color` is asked for.
#[must_use]
pub fn human(
    source: &Source,
    diagnostics: &[Diagnostic],
    color: bool,
    say: Translator<'_>,
) -> String {
    let renderer = if color {
        Renderer::styled()
    } else {
        Renderer::plain()
    };
    let mut text = String::new();
    for diagnostic in sorted(diagnostics).into_iter().take(SHOWN) {
        text.push_str(&drawn(&renderer, source, diagnostic, say));
        text.push_str("\n\n");
    }
    if !diagnostics.is_empty() {
        text.push_str(&counted(source, diagnostics, say));
    }
    text
}

/// One line for each diagnostic: `file:line:column: error[code]: message (help)`.
#[must_use]
pub fn short(source: &Source, diagnostics: &[Diagnostic], say: Translator<'_>) -> String {
    let mut text = String::new();
    for diagnostic in sorted(diagnostics).into_iter().take(SHOWN) {
        let place = source.place(diagnostic.span.start);
        let head = format!("{}:{}:{}", source.name(), place.line, place.column);
        let mut line = format!(
            "{head}: {}[{}]: {}",
            diagnostic.severity.name(),
            diagnostic.code,
            say(&diagnostic.message)
        );
        if let Some(help) = &diagnostic.help {
            let _ = write!(line, " ({})", say(help));
        }
        text.push_str(&normalized(&line).replace('\n', " "));
        text.push('\n');
    }
    if diagnostics.len() > SHOWN {
        text.push_str(&counted(source, diagnostics, say));
    }
    text
}

/// The last line: the file, and how many there are.
fn counted(source: &Source, diagnostics: &[Diagnostic], say: Translator<'_>) -> String {
    let name = normalized(source.name());
    format!("{name}: {}\n", count(diagnostics, say))
}

/// How many there are, in words: `2 errors, 1 warning`.
#[must_use]
pub fn count(diagnostics: &[Diagnostic], say: Translator<'_>) -> String {
    let n_errors = diagnostics
        .iter()
        .filter(|diagnostic| diagnostic.is_error())
        .count();
    let n_warnings = diagnostics.len() - n_errors;
    let errors = say!("check-errors", n = n_errors);
    let warnings = say!("check-warnings", n = n_warnings);
    let count = match (n_errors, n_warnings) {
        (_, 0) => errors,
        (0, _) => warnings,
        _ => say!("check-both", errors = errors, warnings = warnings),
    };
    say(&if diagnostics.len() > SHOWN {
        say!("check-cut", count = count, shown = SHOWN)
    } else {
        count
    })
}

fn sorted(diagnostics: &[Diagnostic]) -> Vec<&Diagnostic> {
    let mut all: Vec<&Diagnostic> = diagnostics.iter().collect();
    all.sort_by_key(|diagnostic| diagnostic.span);
    all
}

/// One diagnostic as annotate-snippets draws it.
fn drawn(
    renderer: &Renderer,
    source: &Source,
    diagnostic: &Diagnostic,
    say: Translator<'_>,
) -> String {
    let clean = |message: &Message| normalized(&say(message));
    let level = match diagnostic.severity {
        Severity::Error => Level::ERROR.with_name(clean(&say!("check-error"))),
        Severity::Warning => Level::WARNING.with_name(clean(&say!("check-warning"))),
    };
    let also = diagnostic.also.iter().map(|(span, label)| {
        annotation(source, AnnotationKind::Context, *span, Some(clean(label)))
    });
    let primary = annotation(
        source,
        AnnotationKind::Primary,
        diagnostic.span,
        diagnostic.label.as_ref().map(clean),
    );
    let snippet = Snippet::source(source.text())
        .path(normalized(source.name()))
        .annotations(also.chain(std::iter::once(primary)));
    let title = level
        .primary_title(clean(&diagnostic.message))
        .id(diagnostic.code.name());
    let mut report = vec![title.element(snippet)];
    if let Some(help) = &diagnostic.help {
        let level = Level::HELP.with_name(clean(&say!("check-help")));
        report.push(Group::with_title(level.secondary_title(clean(help))));
    }
    renderer.render(&report)
}

/// A caret; one that would run over several lines stays on the first.
fn annotation<'a>(
    source: &Source,
    kind: AnnotationKind,
    span: crate::diagnostic::Span,
    label: Option<String>,
) -> Annotation<'a> {
    let span = source.fit(span);
    let text = source.text();
    let mut after = span.start + LONGEST_SPAN..text.len();
    let most = after.find(|at| text.is_char_boundary(*at));
    let end = span
        .end
        .min(source.line_span(span.start).end)
        .min(most.unwrap_or(text.len()))
        .max(span.start);
    kind.span(span.start..end).label(label)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostic::{Code, Span};
    use crate::locale::english;

    fn words(text: &str) -> Message {
        Message::verbatim(text)
    }

    const TEXT: &str = "format = 1\nid = \"go\"\r\ntitel = \"Ü\"\t# x\n\n\n\nid = \"go\"\n";

    fn at(needle: &str, nth: usize) -> Span {
        let start = TEXT
            .match_indices(needle)
            .nth(nth)
            .map(|(at, _)| at)
            .expect("the needle is there");
        Span::new(start, start + needle.len())
    }

    #[test]
    fn the_caret_stands_under_the_word() {
        let found = Diagnostic::error(
            Code("unknown"),
            at("titel", 0),
            words("a lesson has no setting called `titel`"),
        )
        .label(words("not known"))
        .help(words("did you mean `title`?"));
        let text = human(&Source::new("bad.toml", TEXT), &[found], false, &english);
        assert_eq!(
            text,
            "error[unknown]: a lesson has no setting called `titel`
 --> bad.toml:3:1
  |
3 | titel = \"Ü\"    # x
  | ^^^^^ not known
  |
help: did you mean `title`?

bad.toml: 1 error
"
        );
    }

    #[test]
    fn both_places_are_drawn() {
        let found = Diagnostic::error(
            Code("duplicate"),
            at("\"go\"", 1),
            words("two steps are called `go`"),
        )
        .label(words("again here"))
        .also(at("\"go\"", 0), words("first here"));
        let text = human(&Source::new("bad.toml", TEXT), &[found], false, &english);
        assert_eq!(
            text,
            "error[duplicate]: two steps are called `go`
 --> bad.toml:7:6
  |
2 | id = \"go\"
  |      ---- first here
...
7 | id = \"go\"
  |      ^^^^ again here

bad.toml: 1 error
"
        );
    }

    #[test]
    fn the_short_form_is_one_line_sorted_by_place() {
        let second = Diagnostic::warning(Code("long"), at("titel", 0), words("two\nlines"));
        let first = Diagnostic::error(Code("bad-id"), at("go", 0), words("no")).help(words("yes"));
        let text = short(&Source::new("bad.toml", TEXT), &[second, first], &english);
        assert_eq!(
            text,
            "bad.toml:2:7: error[bad-id]: no (yes)\nbad.toml:3:1: warning[long]: two lines\n"
        );
    }

    #[test]
    fn only_the_first_fifty_are_shown() {
        let many = vec![Diagnostic::error(Code("x"), Span::new(0, 1), words("m")); 73];
        let text = short(&Source::new("bad.toml", TEXT), &many, &english);
        assert_eq!(text.lines().count(), SHOWN + 1);
        assert!(text.ends_with("bad.toml: 73 errors (the first 50 are shown)\n"));
        let text = human(&Source::new("bad.toml", TEXT), &many, false, &english);
        assert_eq!(text.matches("error[x]").count(), SHOWN);
    }

    #[test]
    fn of_an_endless_key_the_beginning_is_shown() {
        let key = "k".repeat(250_000);
        let source = Source::new("bad.toml", format!("format = 1\n{key} = 1\n"));
        let found = Diagnostic::error(
            Code("unknown"),
            Span::new(11, 11 + key.len()),
            words("no setting"),
        );
        let found = [found];
        for text in [
            human(&source, &found, false, &english),
            short(&source, &found, &english),
        ] {
            assert!(text.len() < 1_000, "{}", text.len());
            assert!(text.contains("bad.toml:2:1"));
        }
    }

    #[test]
    fn escapes_of_a_file_do_not_reach_the_terminal() {
        let source = Source::new("\u{1b}[31m.toml", "\u{1b}[2J = 1\n");
        let found = Diagnostic::error(Code("x"), Span::new(0, 999), words("no `\u{1b}[2J`"))
            .label(words("\u{1b}"))
            .help(words("\u{1b}"));
        let found = [found];
        assert!(!human(&source, &found, false, &english).contains('\u{1b}'));
        assert!(!short(&source, &found, &english).contains('\u{1b}'));
        assert!(human(&source, &found, true, &english).contains('\u{1b}'));
    }
}
