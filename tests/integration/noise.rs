//! Any bytes at all, as a lesson, as words, as progress: a clear answer, never a panic.
//!
//! `NOISE=100000 cargo test noise` tries that many of each; without it a few hundred.

use std::fs;

use proptest::collection::vec;
use proptest::prelude::*;
use squarewise::diagnostic::{Diagnostic, Source};
use squarewise::lesson;
use squarewise::locale::{LessonWords, Locale, audit::audit_files};
use squarewise::progress::learner::Learner;
use squarewise::settings::Settings;
use squarewise::storage::{Day, Folders};

use crate::support::{Folder, project};

/// How many inputs of each sort are tried.
fn config() -> ProptestConfig {
    let cases = std::env::var("NOISE").ok().and_then(|n| n.parse().ok());
    ProptestConfig {
        failure_persistence: None,
        max_shrink_iters: 200,
        ..ProptestConfig::with_cases(cases.unwrap_or(300))
    }
}

/// Every place that is told lies in the text, and there is an end to them.
fn look(source: &Source, found: &[Diagnostic]) {
    for diagnostic in found {
        let span = diagnostic.span;
        assert!(
            source.text().get(span.start..span.end).is_some(),
            "{diagnostic:?}"
        );
        for (span, _) in &diagnostic.also {
            assert!(
                source.text().get(span.start..span.end).is_some(),
                "{diagnostic:?}"
            );
        }
    }
}

fn read(text: &str) {
    let source = Source::new("noise.toml", text);
    let (lesson, found) = lesson::read(&source);
    look(&source, &found);
    assert!(
        lesson.is_some() || found.iter().any(Diagnostic::is_error),
        "refused without a word"
    );
}

/// Lessons that hold or nearly do: good soil for small mistakes.
fn lessons() -> Vec<String> {
    ["lessons", "tests/fixtures/good"]
        .into_iter()
        .flat_map(|folder| fs::read_dir(project(folder)).unwrap())
        .map(|entry| entry.unwrap().path())
        .filter(|path| {
            path.extension()
                .is_some_and(|extension| extension == "toml")
        })
        .map(|path| fs::read_to_string(path).unwrap())
        .collect()
}

/// A text with a piece cut out, something put in, and a line said twice.
fn spoiled(text: &str, at: usize, cut: usize, junk: &str, again: usize) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    let at = at % chars.len().max(1);
    let end = (at + cut).min(chars.len());
    chars.splice(at..end, junk.chars());
    let text: String = chars.into_iter().collect();
    let lines: Vec<&str> = text.lines().collect();
    let twice = lines
        .get(again % lines.len().max(1))
        .copied()
        .unwrap_or_default();
    format!("{text}\n{twice}\n")
}

/// The files of a learner hold these bytes: they are opened and written to, and the bytes are still somewhere.
fn keeps(content: &[u8]) {
    const FILES: [&str; 3] = [
        "profiles.toml",
        "settings.toml",
        "profiles/owl/progress.toml",
    ];
    let folder = Folder::new("noise-of-the-user");
    let folders = Folders::within(folder.path());
    for name in FILES {
        let path = folder.file(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, content).unwrap();
    }
    let today = Day::from_unix_days(20_777);
    let (mut learner, notices) = Learner::open(&folders, today);
    learner.progress.set_resume("rook", Some("stars"));
    let saved = learner.save();
    let (settings, mut document, notice) = Settings::open(&folders, today);
    let written = !document.is_writable() || document.merge(&settings).is_ok();
    for name in FILES {
        let beside = fs::read_dir(folder.file(name).parent().unwrap()).unwrap();
        let files = beside
            .flatten()
            .map(|entry| entry.path())
            .filter(|it| it.is_file());
        let is_there = files.into_iter().any(|it| fs::read(it).unwrap() == content);
        assert!(is_there, "{name}: {notices:?}, {notice:?}");
    }
    if std::str::from_utf8(content).is_err() {
        assert!(
            notices.len() >= 2 && notice.is_some(),
            "set aside without a word"
        );
    }
    assert!(saved.is_ok() && written, "{notices:?}, {notice:?}");
}

const JUNK: &str = "[\\[\\]{}\"'=#,.:\\\\/ \na-zA-Z0-9é“”♞\u{0}\u{feff}-]{0,6}";

proptest! {
    #![proptest_config(config())]

    #[test]
    fn any_bytes_as_a_lesson(bytes in vec(any::<u8>(), 0..600)) {
        read(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn a_spoiled_lesson(
        which in any::<prop::sample::Index>(), at in any::<usize>(), cut in 0_usize..40,
        junk in JUNK, again in any::<usize>()
    ) {
        let lessons = lessons();
        read(&spoiled(which.get::<String>(&lessons), at, cut, &junk, again));
    }

    #[test]
    fn any_text_as_words(text in "(\\PC|\n){0,300}", id in "[a-z_.-]{0,12}") {
        let words = format!("lesson-rook_{id} = {text}\n{text}");
        let files = [("en", "lessons/rook.ftl", words.as_str()), ("de", "lessons/rook.ftl", &text)];
        for audited in audit_files(&files) {
            look(&audited.source, &audited.found);
        }
        let locale = Locale::load(&["en"]);
        let none = squarewise::locale::Words::default();
        let gathered = LessonWords::from_files(&locale, "rook", &none, &[], &files);
        let _ = (gathered.title(), gathered.problems());
    }

    #[test]
    fn any_bytes_as_files_of_the_user(bytes in vec(any::<u8>(), 0..300), text in "(\\PC|\n){0,200}") {
        for content in [&bytes[..], text.as_bytes()] {
            keeps(content);
        }
    }
}

#[test]
fn what_is_deep_or_long_is_refused_and_does_not_hang() {
    for text in [
        "[".repeat(200_000),
        format!("a{} = 1", ".a".repeat(100_000)),
        format!("x = {}", "[".repeat(100_000)),
        "[[step]]\n".repeat(20_000),
        format!("text = \"\"\"{}", "{".repeat(100_000)),
    ] {
        read(&text);
    }
}

/// A lesson with a picture of this name.
#[cfg(target_os = "linux")]
fn pictured(id: &str, picture: &str) -> String {
    format!(
        "format = 1\nid = \"{id}\"\n[[step]]\nid = \"a\"\nkind = \"say\"\nboard = \"start\"\npicture = \"{picture}\"\n"
    )
}

/// Files that ask for more than they should get, each as name and bytes.
#[cfg(target_os = "linux")]
fn greedy_files() -> Vec<(String, Vec<u8>)> {
    let full = |piece: &str| piece.repeat(lesson::MAX_BYTES / piece.len());
    let step = |n: usize| format!("[[step]]\nid = \"s{n}\"\nkind = \"say\"\n");
    let steps: String = (0..10_000).map(step).collect();
    let texts = [
        ("brackets", full("[")),
        ("dots", full("a.")),
        ("dotted", format!("{}b = 1", full("a."))),
        ("arrays", format!("x = {}", full("["))),
        ("tables", format!("x = {}", full("{a="))),
        (
            "mixed",
            format!("x = {}", full("[{a=["))
                .chars()
                .take(262_000)
                .collect(),
        ),
        ("steps", steps.chars().take(262_000).collect()),
        ("blocks", full("[[step]]\n")),
        ("string", format!("format = 1\nid = \"{}\"", full("x"))),
        ("text", format!("text = \"\"\"{}", full("{"))),
        ("quotes", full("\"")),
        (
            "unknown",
            (0..20_000).map(|n| format!("k{n} = 1\n")).collect(),
        ),
    ];
    let mut files: Vec<(String, Vec<u8>)> = texts
        .into_iter()
        .map(|(name, text)| {
            let text: String = text.chars().take(lesson::MAX_BYTES).collect();
            (format!("{name}.toml"), text.into_bytes())
        })
        .collect();
    let mut png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\xff\xff\0\0\xff\xff\x08\x06\0\0\0".to_vec();
    png.extend([0; 600]);
    let jpeg =
        b"\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0\xff\xc0\0\x11\x08\xff\xff\xff\xff";
    let gzip = [&b"\x1f\x8b\x08\0\0\0\0\0\0\x03"[..], &[0xff; 4000]].concat();
    files.push(("wide.png".to_owned(), png));
    files.push(("cut.jpg".to_owned(), jpeg.to_vec()));
    files.push(("packed.png".to_owned(), gzip.clone()));
    for (id, picture) in [
        ("wide", "wide.png"),
        ("cut", "cut.jpg"),
        ("packed", "packed.png"),
    ] {
        files.push((format!("{id}.toml"), pictured(id, picture).into_bytes()));
    }
    files.push(("gzip.toml".to_owned(), gzip));
    let words = [
        full("a = { "),
        full("lesson-words_a = A\n"),
        format!("lesson-words = {}", full("{ -t } ")),
        full("a =\n  .b = c\n"),
    ];
    for (language, text) in ["de", "en", "fr", "pl"].iter().zip(words) {
        files.push((format!("words.{language}.ftl"), text.into_bytes()));
    }
    files.push((
        "words.toml".to_owned(),
        pictured("words", "wide.png").into_bytes(),
    ));
    files
}

/// The address space that the program gets, in KiB; what lies in memory is never more.
#[cfg(target_os = "linux")]
const MEMORY: usize = 256 * 1024;

#[cfg(target_os = "linux")]
#[test]
fn greedy_files_are_told_in_256_mib() {
    use std::process::Command;

    let folder = Folder::new("greedy");
    let files = greedy_files();
    let lessons = files.iter().filter(|(name, _)| name.ends_with(".toml"));
    let n_lessons = lessons.count();
    for (name, bytes) in files {
        fs::write(folder.file(&name), bytes).unwrap();
    }
    let script = format!("ulimit -v {MEMORY}; exec \"$0\" check --format short --lang en \"$1\"");
    let output = Command::new("sh")
        .args(["-c", &script, env!("CARGO_BIN_EXE_squarewise")])
        .arg(folder.path())
        .output()
        .unwrap();
    let told = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(1), "{:?}", output.stderr);
    let last = told.lines().last().unwrap_or_default();
    assert!(
        last.starts_with(&format!("0 of {n_lessons} lessons hold")),
        "{last}"
    );
}
