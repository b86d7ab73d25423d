//! TOML's own mistakes, in words for people who do not program.
//!
//! The parser recovers from mistakes but tells them unsorted, several for one slip, and in its own words.
//! Here they are sorted, the first of each line is kept, and the usual slips get their own sentence.

mod bare;
mod inner;
mod signs;
mod tail;

use toml::de::DeTable;

use crate::diagnostic::{Diagnostic, Message, Source, Span, say};
use crate::lesson::codes;
use crate::lesson::log::Log;
use crate::lesson::scan::{Hole, Newer, Scan, Why};

use bare::{bare_value, key_letter, open_quote};

/// How many of the parser's complaints are looked at; a file with more is no lesson.
const MAX_ERRORS: usize = 500;

/// Parses a whole file; `text` is the source's text with the holes of `scan` blanked out.
pub(super) fn parse<'t>(text: &'t str, scan: &Scan, log: &mut Log<'_>) -> DeTable<'t> {
    let source = log.source();
    if let Some(found) = other_file(source) {
        log.mark_broken(Span::new(0, text.len()));
        log.push(found);
        return DeTable::new();
    }
    let (table, errors) = DeTable::parse_recoverable(text);
    let mut found: Vec<Diagnostic> = scan.holes.iter().map(hole).collect();
    found.extend(scan.newer.iter().map(|(span, what)| newer(*span, *what)));
    found.extend(errors.iter().take(MAX_ERRORS).map(|error| {
        let span = error.span().map_or(Span::default(), Span::from);
        slip(source, span, error.message())
    }));
    found.sort_by_key(|diagnostic| diagnostic.span);
    for hole in &scan.holes {
        log.mark_broken(Span::new(hole.cut.start, hole.cut.end.saturating_sub(1)));
    }
    let mut last_line = None;
    for diagnostic in found {
        let line = source.line_span(diagnostic.span.start);
        log.mark_broken(line);
        if last_line.replace(line) != Some(line) {
            log.push(diagnostic);
        }
    }
    table.into_inner()
}

/// The complaint about a file that a word processor or a browser wrote.
fn other_file(source: &Source) -> Option<Diagnostic> {
    const BEGINNINGS: [&str; 4] = ["{\\rtf", "<!doctype", "<html", "<?xml"];
    let line = source.line_span(0);
    let first = source.slice(line).trim_start().to_ascii_lowercase();
    BEGINNINGS
        .iter()
        .any(|beginning| first.starts_with(beginning))
        .then(|| {
            Diagnostic::error(codes::SYNTAX, line, say!("check-other-file"))
                .label(say!("check-other-file-label"))
                .help(say!("check-other-file-help"))
        })
}

fn hole(hole: &Hole) -> Diagnostic {
    let found = |message: Message| Diagnostic::error(codes::UNCLOSED, hole.at, message);
    match hole.why {
        Why::OpenList => found(say!("check-list-open"))
            .label(say!("check-opened-here"))
            .help(say!("check-list-open-help")),
        Why::OpenText => found(say!("check-text-open"))
            .label(say!("check-opened-here"))
            .help(say!("check-long-text-open-help")),
        Why::Header => Diagnostic::error(codes::SYNTAX, hole.at, say!("check-one-bracket"))
            .label(say!("check-one-bracket-label"))
            .help(say!("check-one-bracket-help")),
    }
}

fn newer(span: Span, what: Newer) -> Diagnostic {
    let found = |message: Message| {
        Diagnostic::error(codes::NEW_TOML, span, message).label(say!("check-new-toml"))
    };
    match what {
        Newer::BrokenBraces => found(say!("check-new-braces")).help(say!("check-new-braces-help")),
        Newer::LastComma => found(say!("check-new-comma")).help(say!("check-new-comma-help")),
        Newer::Escape => found(say!("check-new-escape")).help(say!("check-new-escape-help")),
    }
}

/// The parser's complaint in our words, at a place that helps.
fn slip(source: &Source, span: Span, message: &str) -> Diagnostic {
    let value = source.slice(span);
    if message == "duplicate key" {
        return duplicate(source, span);
    }
    if message.contains("escaped value") || message.contains("unicode value") {
        return backslash(source, span);
    }
    let usual = control_sign(source, span)
        .or_else(|| signs::invisible(source, span))
        .or_else(|| inner::quote(source, span))
        .or_else(|| tail::habit(source, span));
    if let Some(found) = usual {
        return found;
    }
    if message.starts_with("invalid unquoted key") && !value.is_ascii() {
        return key_letter(source, span);
    }
    if message.starts_with("invalid basic string") || message.starts_with("invalid literal string")
    {
        return open_quote(source, span);
    }
    if message.starts_with("key with no value")
        || (message.starts_with("invalid unquoted key") && value == ":")
    {
        return no_equals(source, span);
    }
    if let Some(found) = bare_value(source, span) {
        return found;
    }
    other(source, span, message)
}

/// What none of the usual slips explains.
fn other(source: &Source, span: Span, message: &str) -> Diagnostic {
    let found = |told: Message| Diagnostic::error(codes::SYNTAX, span, told);
    if !message.starts_with("missing comma between array") {
        return found(say!("check-not-toml")).help(say!("check-not-toml-help"));
    }
    // A text that a quote cut short above leaves no comma either.
    let above = source.line_span(span.start).start.saturating_sub(1);
    inner::quote(source, Span::new(above, above)).unwrap_or_else(|| {
        found(say!("check-no-comma"))
            .label(say!("check-no-comma-label"))
            .help(say!("check-no-comma-help"))
    })
}

fn duplicate(source: &Source, span: Span) -> Diagnostic {
    let key = source.slice(span);
    let found = Diagnostic::error(codes::DUPLICATE, span, say!("check-set-twice", name = key))
        .label(say!("check-again-here"));
    match first_setting(source, span.start, key) {
        Some(first) => found.also(first, say!("check-first-here")),
        None => found,
    }
}

/// Where the same setting stands above, in the same block.
fn first_setting(source: &Source, before: usize, key: &str) -> Option<Span> {
    let above = source.slice(Span::new(0, source.line_span(before).start));
    let mut end = above.len();
    let mut first = None;
    for line in above.split_inclusive('\n').rev() {
        end -= line.len();
        let setting = line.trim_start();
        if setting.starts_with("[[") {
            break;
        }
        let is_it = setting
            .strip_prefix(key)
            .is_some_and(|rest| rest.trim_start().starts_with('='));
        if is_it {
            let start = end + line.len() - setting.len();
            first = Some(Span::new(start, start + key.len()));
        }
    }
    first
}

fn backslash(source: &Source, span: Span) -> Diagnostic {
    let line = source.line_span(span.start);
    let before = source.slice(Span::new(line.start, span.end));
    let at = before.rfind('\\').map_or(span.start, |at| line.start + at);
    Diagnostic::error(
        codes::BACKSLASH,
        Span::new(at, at + 1),
        say!("check-backslash"),
    )
    .label(say!("check-backslash-label"))
    .help(say!("check-backslash-help"))
}

/// A sign such as a bell, which slips in with text from elsewhere and is not seen.
fn control_sign(source: &Source, span: Span) -> Option<Diagnostic> {
    let rest = source.slice(Span::new(span.start, source.text().len()));
    let sign = rest.chars().next()?;
    let is_unseen = sign.is_control() && !"\n\r\t".contains(sign);
    is_unseen.then(|| {
        let span = Span::new(span.start, span.start + sign.len_utf8());
        Diagnostic::error(codes::SYNTAX, span, say!("check-control-sign"))
            .label(say!("check-control-sign-label"))
            .help(say!("check-control-sign-help"))
    })
}

fn no_equals(source: &Source, span: Span) -> Diagnostic {
    let line = source.line_span(span.start);
    let text = source.slice(line);
    let name_end = text
        .find(|c: char| !(c.is_alphanumeric() || "_- \t".contains(c)))
        .unwrap_or(text.len());
    let (name, rest) = text.split_at_checked(name_end).unwrap_or((text, ""));
    if let Some(value) = rest.strip_prefix(':') {
        let at = line.start + name_end;
        return Diagnostic::error(codes::COLON, Span::new(at, at + 1), say!("check-colon"))
            .label(say!("check-colon-label"))
            .help(say!(
                "check-write-setting",
                name = name.trim(),
                value = value.trim()
            ));
    }
    if let Some(letter) = name
        .find(|c: char| !c.is_ascii())
        .filter(|_| rest.starts_with('='))
    {
        return key_letter(
            source,
            Span::new(line.start + letter, line.start + name_end),
        );
    }
    let trimmed = Span::new(line.start + text.len() - text.trim_start().len(), line.end);
    Diagnostic::error(codes::SYNTAX, trimmed, say!("check-no-equals"))
        .label(say!("check-no-equals-label"))
        .help(say!("check-no-equals-help"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostic::render::short;
    use crate::lesson::scan::scan;
    use crate::locale::english;

    fn check(text: &str, expected: &[&str]) {
        let source = Source::new("t", text);
        let mut log = Log::new(&source);
        let walk = scan(source.text());
        parse(&walk.patched(source.text()), &walk, &mut log);
        let got = short(&source, &log.finish(), &english);
        assert_eq!(got.lines().collect::<Vec<_>>(), expected, "{text}");
    }

    #[test]
    fn the_usual_slips_have_their_own_words() {
        check(
            "title = The rook # x\n",
            &["t:1:9: error[no-quotes]: text goes in quotes (write `\"The rook\"`)"],
        );
        check(
            "a = [e4, \"e5\"]\n",
            &["t:1:6: error[no-quotes]: text goes in quotes (write `\"e4\"`)"],
        );
        check(
            "kind = illegal\n",
            &["t:1:8: error[no-quotes]: text goes in quotes (write `\"illegal\"`)"],
        );
        check(
            "board = 8/8/8 w -\n",
            &["t:1:9: error[no-quotes]: text goes in quotes (write `\"8/8/8 w -\"`)"],
        );
        let curly = "`“` is a curly quote, and TOML needs straight ones (write `\"`)";
        check(
            "title = “The rook”\n",
            &[&format!("t:1:9: error[curly-quotes]: {curly}")],
        );
        check(
            "title: \"x\"\n",
            &[
                "t:1:6: error[colon]: a setting is written with `=`, not with `:` (write `title = \"x\"`)",
            ],
        );
        let letters = "(names have the letters a to z, digits, `-` and `_`)";
        check(
            "größe = 3\n",
            &[&format!(
                "t:1:3: error[key-letter]: `öß` cannot be in the name of a setting {letters}"
            )],
        );
        let sign = "in double quotes a backslash begins a special character";
        let single = "(put the text in single quotes, or write `\\\\`)";
        check(
            "p = \"C:\\Users\\x\"\n",
            &[&format!("t:1:8: error[backslash]: {sign} {single}")],
        );
    }

    #[test]
    fn one_slip_is_told_once() {
        let closed = "(end the list with `]`)";
        check(
            "hints = [\"a\",\n\"b\"\n[[step]]\nid=\"q\"\nx = 1\n",
            &[&format!(
                "t:1:9: error[unclosed]: this list is never closed {closed}"
            )],
        );
        check(
            "a = True\n",
            &["t:1:5: error[syntax]: `True` is written in small letters (write `true`)"],
        );
        check(
            "a =\n",
            &["t:1:4: error[syntax]: after `=` there is no value"],
        );
        check(
            "a = 1\nb = 2\na = 3\n",
            &["t:3:1: error[duplicate]: `a` is set twice"],
        );
        check(
            "just words here\n",
            &[
                "t:1:1: error[syntax]: this line has no `=` (write `name = value`, or begin the line with `#` to make it a note)",
            ],
        );
        let same =
            "(end it with the same quote on the same line, or use three quotes for several lines)";
        check(
            "id = \"a\nb = 1\n",
            &[&format!(
                "t:1:6: error[unclosed]: this text is never closed {same}"
            )],
        );
    }

    #[test]
    fn whole_files_pass() {
        check(
            "\u{feff}a = \"b\"\r\nc = \"\"\"\r\nq\r\n\"\"\"\r\n\td = 'x'\n",
            &[],
        );
    }
}
