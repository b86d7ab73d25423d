//! Diagnostics for other programs: [`json`] for editors and scripts, [`github`] for notes at a change.
//!
//! Both hold every diagnostic of a file, sorted by place. Lines and columns count from 1, columns in
//! characters; an end is one past the last character.

use std::fmt::Write as _;

use annotate_snippets::normalize_untrusted_str as normalized;
use serde::Serialize;

use crate::diagnostic::render::sorted;
use crate::diagnostic::{Diagnostic, Source, Translator};

/// One diagnostic as a program reads it.
#[derive(Serialize)]
struct Record<'d> {
    code: &'static str,
    severity: &'static str,
    file: &'d str,
    line: usize,
    column: usize,
    end_line: usize,
    end_column: usize,
    message: String,
    help: Option<String>,
    label: Option<String>,
}

/// One JSON object for each diagnostic, each on its own line.
#[must_use]
pub fn json(source: &Source, diagnostics: &[Diagnostic], say: Translator<'_>) -> String {
    let mut text = String::new();
    for diagnostic in sorted(diagnostics) {
        let (start, end) = (diagnostic.span.start, diagnostic.span.end);
        let (start, end) = (source.place(start), source.place(end));
        let record = Record {
            code: diagnostic.code.name(),
            severity: diagnostic.severity.name(),
            file: source.name(),
            line: start.line,
            column: start.column,
            end_line: end.line,
            end_column: end.column,
            message: say(&diagnostic.message),
            help: diagnostic.help.as_ref().map(say),
            label: diagnostic.label.as_ref().map(say),
        };
        // Texts and numbers can always be written.
        text.push_str(&serde_json::to_string(&record).unwrap_or_default());
        text.push('\n');
    }
    text
}

/// One workflow command of GitHub for each diagnostic: a note beside the line of a change.
#[must_use]
pub fn github(source: &Source, diagnostics: &[Diagnostic], say: Translator<'_>) -> String {
    let mut text = String::new();
    for diagnostic in sorted(diagnostics) {
        let place = source.place(diagnostic.span.start);
        let mut message = say(&diagnostic.message);
        if let Some(help) = &diagnostic.help {
            let _ = write!(message, " ({})", say(help));
        }
        let _ = writeln!(
            text,
            "::{} file={},line={},col={},title={}::{}",
            diagnostic.severity.name(),
            property(source.name()),
            place.line,
            place.column,
            property(diagnostic.code.name()),
            data(&message)
        );
    }
    text
}

/// A text behind `::`, in which a line end would end the command.
fn data(text: &str) -> String {
    let text = text.replace('%', "%25");
    let text = text.replace('\r', "%0D").replace('\n', "%0A");
    normalized(&text)
}

/// A text behind `=`, where `:` and `,` have a meaning too.
fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostic::{Code, Message, Span};
    use crate::locale::english;

    fn found() -> [Diagnostic; 2] {
        let words = |text: &str| Message::verbatim(text);
        let late = Diagnostic::warning(Code("long"), Span::new(6, 7), words("100 %\nof: it"));
        let early = Diagnostic::error(Code("bad-id"), Span::new(1, 3), words("no \"id\""));
        [late, early.help(words("yes")).label(words("here"))]
    }

    #[test]
    fn json_is_one_object_a_line_with_columns_in_characters() {
        let source = Source::new("a\u{1b}.toml", "aéb\nÜc\n");
        let told = json(&source, &found(), &english);
        let lines: Vec<serde_json::Value> = told
            .lines()
            .map(|line| serde_json::from_str(line).expect("an object"))
            .collect();
        assert_eq!(
            lines[0],
            serde_json::json!({
                "code": "bad-id", "severity": "error", "file": "a\u{1b}.toml",
                "line": 1, "column": 2, "end_line": 1, "end_column": 3,
                "message": "no \"id\"", "help": "yes", "label": "here",
            })
        );
        assert_eq!(lines[1]["column"], 1);
        assert_eq!(lines[1]["line"], 2);
        assert_eq!(lines[1]["help"], serde_json::Value::Null);
        assert!(!told.contains('\u{1b}'));
    }

    #[test]
    fn github_s_signs_are_escaped() {
        let source = Source::new("a,b:c%.toml", "aéb\nÜc\n");
        assert_eq!(
            github(&source, &found(), &english),
            "::error file=a%2Cb%3Ac%25.toml,line=1,col=2,title=bad-id::no \"id\" (yes)\n\
             ::warning file=a%2Cb%3Ac%25.toml,line=2,col=1,title=long::100 %25%0Aof: it\n"
        );
    }
}
