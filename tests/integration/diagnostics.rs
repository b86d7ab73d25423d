//! Every mistake of a lesson file is told at its place, and none is told that is not there.
//!
//! A fixture of `fixtures/bad` says with carets in a comment what is wrong with the line above:
//! `#    ^^^ error[square]`. A `#` that touches its carets is one of them. Where no comment can
//! stand, as in a drawn board, it says how many lines above that
//! line the mistake is: `# ^ 4 up: error[board]`.

use std::fs;
use std::path::PathBuf;

use squarewise::diagnostic::{Code, Diagnostic, Source, Span, render};
use squarewise::lesson::{MAX_BYTES, MAX_STEPS, codes, read};
use squarewise::locale::{Locale, english};

use crate::support::project;

/// A diagnostic as a fixture announces it: line, column, width, and `error[code]`.
type Expected = (usize, usize, usize, String);

fn fixtures(folder: &str) -> Vec<PathBuf> {
    let folder = project("tests/fixtures").join(folder);
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "toml"))
        .collect();
    paths.sort();
    paths
}

fn source(path: &PathBuf) -> Source {
    let name = path.file_name().unwrap().to_string_lossy().into_owned();
    let (source, problem) = Source::from_bytes(name, &fs::read(path).unwrap());
    assert_eq!(problem, None);
    source
}

/// What a comment with carets announces, or `None` for any other line.
fn announced(line: &str) -> Option<(usize, usize, usize, String)> {
    let (before, after) = line.split_once('#')?;
    let blanks = after.len() - after.trim_start().len();
    let carets = after.trim_start();
    let n_carets = carets.len() - carets.trim_start_matches('^').len();
    let rest = carets.trim_start_matches('^').trim_start();
    let (up, code) = match rest.split_once(" up: ") {
        Some((up, code)) => (up.parse().ok()?, code),
        None => (0, rest),
    };
    if !before.trim().is_empty() || !code.ends_with(']') {
        return None;
    }
    if !(code.starts_with("error[") || code.starts_with("warning[")) {
        return None;
    }
    let hash = before.len() + 1;
    let (column, width) = match (blanks, n_carets) {
        (0, _) | (_, 0) => (hash, n_carets + 1),
        _ => (hash + blanks + 1, n_carets),
    };
    Some((up, column, width, code.to_owned()))
}

fn expected(source: &Source) -> Vec<Expected> {
    let mut all = Vec::new();
    let mut target = 0;
    for (at, line) in source.text().lines().enumerate() {
        match announced(line) {
            None => target = at + 1,
            Some((up, column, width, code)) => all.push((target - up, column, width, code)),
        }
    }
    all.sort();
    all
}

fn got(source: &Source, found: &[Diagnostic]) -> Vec<Expected> {
    let one = |found: &Diagnostic| {
        let span = source.fit(found.span);
        let place = source.place(span.start);
        let end = span
            .end
            .min(source.line_span(span.start).end)
            .max(span.start);
        let width = source
            .slice(Span::new(span.start, end))
            .chars()
            .count()
            .max(1);
        let code = format!("{}[{}]", found.severity.name(), found.code);
        (place.line, place.column, width, code)
    };
    let mut all: Vec<Expected> = found.iter().map(one).collect();
    all.sort();
    all
}

#[test]
fn every_mistake_is_told_at_its_place() {
    let paths = fixtures("bad");
    assert!(paths.len() >= 25, "{} fixtures", paths.len());
    let mut problems = Vec::new();
    for path in &paths {
        let source = source(path);
        let (lesson, found) = read(&source);
        assert!(lesson.is_none(), "{} holds", source.name());
        let (expected, got) = (expected(&source), got(&source, &found));
        for missing in expected.iter().filter(|one| !got.contains(one)) {
            problems.push(format!("{}: not told: {missing:?}", source.name()));
        }
        for extra in got.iter().filter(|one| !expected.contains(one)) {
            problems.push(format!(
                "{}: told although it is not there: {extra:?}",
                source.name()
            ));
        }
        if expected.len() != got.len() {
            problems.push(format!(
                "{}: {} for {}",
                source.name(),
                got.len(),
                expected.len()
            ));
        }
    }
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
}

#[test]
fn ten_planted_mistakes_are_ten() {
    let source = source(&project("tests/fixtures/bad/ten-mistakes.toml"));
    let (_, found) = read(&source);
    assert_eq!(found.len(), 10);
    assert!(
        found.is_sorted_by_key(|found| found.span),
        "sorted by place"
    );
}

#[test]
fn every_code_has_a_fixture() {
    // The size limits are tested below: a file that large is no fixture. An author's own set of
    // lessons is looked at by the command line's tests, and plans have tests of their own.
    let elsewhere = [codes::TOO_BIG, codes::TWO_IDEAS, codes::PLAN];
    let told: Vec<_> = fixtures("bad")
        .iter()
        .flat_map(|path| read(&source(path)).1)
        .map(|found| found.code)
        .collect();
    let untold: Vec<_> = codes::ALL
        .iter()
        .map(|(code, _)| *code)
        .filter(|code| !told.contains(code) && !elsewhere.contains(code))
        .collect();
    assert!(untold.is_empty(), "{untold:?}");
}

#[test]
fn messages_follow_the_house_style() {
    for path in fixtures("bad") {
        for found in read(&source(&path)).1 {
            let texts = [
                Some(&found.message),
                found.label.as_ref(),
                found.help.as_ref(),
            ];
            let german = Locale::load(&["de"]);
            let said = |message| [english(message), german.tell(message)];
            for text in texts.into_iter().flatten().flat_map(said) {
                assert!(!text.contains("check-"), "{text}");
                assert!(!text.ends_with('.'), "{text}");
                assert!(text.matches('`').count() % 2 == 0, "{text}");
                assert!(!text.contains('\n'), "{text}");
            }
        }
    }
}

#[test]
fn the_human_form_is_as_agreed() {
    for name in ["ten-mistakes", "unclosed-list"] {
        let source = source(&project("tests/fixtures/bad").join(format!("{name}.toml")));
        let (_, found) = read(&source);
        let stored = project("tests/fixtures/bad").join(format!("{name}.txt"));
        assert_eq!(
            render::human(&source, &found, false, &english),
            fs::read_to_string(stored).unwrap()
        );
    }
}

/// What is said of a lesson in a language that the program does not speak.
const UNSPOKEN: [Code; 2] = [codes::LANGUAGE, codes::NAME];

#[test]
fn good_lessons_hold_with_any_line_end() {
    for path in fixtures("good") {
        let plain = source(&path);
        let dos = format!("\u{feff}{}", plain.text().replace('\n', "\r\n"));
        for source in [Source::new(plain.name(), dos), plain.clone()] {
            let (lesson, mut found) = read(&source);
            // One is in a language that the program does not speak, and is told so.
            found.retain(|it| it.is_error() || !UNSPOKEN.contains(&it.code));
            assert_eq!(render::short(&source, &found, &english), "");
            assert!(lesson.is_some());
        }
    }
}

#[test]
fn places_are_the_same_with_windows_line_ends() {
    for path in fixtures("bad") {
        let plain = source(&path);
        let dos = Source::new(
            plain.name(),
            format!("\u{feff}{}", plain.text().replace('\n', "\r\n")),
        );
        assert_eq!(
            got(&dos, &read(&dos).1),
            got(&plain, &read(&plain).1),
            "{}",
            plain.name()
        );
    }
}

#[test]
fn limits_are_kept() {
    let codes = |text: String| -> Vec<_> {
        let (lesson, found) = read(&Source::new("limits", text));
        assert!(lesson.is_none());
        found.iter().map(|found| found.code).collect()
    };
    assert_eq!(codes("#".repeat(MAX_BYTES + 1)), [codes::TOO_BIG]);
    let mut steps = "format = 1\nid = \"limits\"\n".to_owned();
    for n in 0..=MAX_STEPS {
        steps.push_str(&format!(
            "[[step]]\nid = \"s{n}\"\nkind = \"say\"\nboard = \"start\"\n"
        ));
    }
    assert_eq!(codes(steps), [codes::TOO_MANY]);
    for deep in [
        "[".repeat(60_000),
        "{a=".repeat(60_000),
        "a.".repeat(60_000),
    ] {
        assert!(!codes(format!("format = 1\nid = {deep}")).is_empty());
        assert!(!codes(format!("{deep}b = 1")).is_empty());
    }
}

#[test]
fn nothing_in_a_file_makes_it_panic() {
    let mut texts: Vec<String> = Vec::new();
    for path in fixtures("bad").into_iter().chain(fixtures("good")) {
        let source = source(&path);
        let text = source.text();
        let cuts = text.char_indices().map(|(at, _)| at).step_by(37);
        texts.extend(cuts.map(|at| text[..at].to_owned()));
        texts.push(text.replace('"', "'"));
        texts.push(text.replace('\n', " "));
        texts.push(text.replace(['e', '4'], "é"));
        texts.push(text.replace("= ", "= \\"));
    }
    for text in texts {
        let source = Source::new("any.toml", text);
        let (_, found) = read(&source);
        let _ = (
            render::human(&source, &found, true, &english),
            render::short(&source, &found, &english),
        );
    }
}
