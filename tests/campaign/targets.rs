//! One target a format: what reads it gets any bytes at all, and must answer clearly.
//!
//! Beside "no panic" each holds what it promises: places that are told lie in the text, nothing is refused
//! without a word, what is written is read back the same, the judge and the generator agree on every
//! position that can be read. The tests try a few hundred spoiled files of each, the fuzzer millions.

mod boards;
mod games;
pub(crate) mod kept;
mod lessons;
mod lines;
mod pictures;
mod words;

use squarewise::diagnostic::{Diagnostic, Source};

/// A format, and how to try it.
pub(crate) struct Target {
    /// Its name, also that of its program under `fuzz/`.
    pub(crate) name: &'static str,
    /// Good files to begin with.
    pub(crate) seeds: fn() -> Vec<Vec<u8>>,
    /// Reads a file, whatever it holds; panics if a promise does not hold.
    pub(crate) run: fn(&[u8]),
}

/// Every format that the program reads.
pub(crate) const ALL: [Target; 12] = [
    Target {
        name: "lesson",
        seeds: lessons::seeds,
        run: lessons::read,
    },
    Target {
        name: "session",
        seeds: lessons::played_seeds,
        run: lessons::play,
    },
    Target {
        name: "words",
        seeds: words::seeds,
        run: words::read,
    },
    Target {
        name: "rules",
        seeds: lessons::rules_seeds,
        run: lessons::rules,
    },
    Target {
        name: "fen",
        seeds: boards::fen_seeds,
        run: boards::fen,
    },
    Target {
        name: "ffc",
        seeds: boards::ffc_seeds,
        run: boards::ffc,
    },
    Target {
        name: "moves",
        seeds: boards::moves_seeds,
        run: boards::moves,
    },
    Target {
        name: "record",
        seeds: games::record_seeds,
        run: games::record,
    },
    Target {
        name: "table",
        seeds: games::table_seeds,
        run: games::table,
    },
    Target {
        name: "kept",
        seeds: kept::seeds,
        run: kept::read,
    },
    Target {
        name: "picture",
        seeds: pictures::seeds,
        run: pictures::read,
    },
    Target {
        name: "batch",
        seeds: lines::seeds,
        run: lines::answer,
    },
];

impl Target {
    /// The target of a name.
    pub(crate) fn named(name: &str) -> Option<&'static Self> {
        ALL.iter().find(|target| target.name == name)
    }
}

/// Every place that is told lies in the text.
fn lies_within(source: &Source, found: &[Diagnostic]) {
    for diagnostic in found {
        let also = diagnostic.also.iter().map(|(span, _)| *span);
        for span in [diagnostic.span].into_iter().chain(also) {
            let is_there = source.text().get(span.start..span.end).is_some();
            assert!(is_there, "a place outside the text: {diagnostic:?}");
        }
    }
}

/// What is refused is refused with a word.
fn is_told<T>(read: Option<&T>, found: &[Diagnostic]) {
    let has_word = found.iter().any(Diagnostic::is_error);
    assert!(read.is_some() || has_word, "refused without a word");
}

/// A number that depends on every byte (FNV-1a), never 0.
fn hash(bytes: &[u8]) -> u64 {
    let step = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, step) | 1
}

/// A file of the project's tests.
fn fixture(path: &str) -> Vec<u8> {
    std::fs::read(folder("tests/fixtures").join(path)).unwrap()
}

/// All files of a folder of the project with this ending.
fn files(path: &str, ending: &str) -> Vec<Vec<u8>> {
    let mut paths: Vec<_> = std::fs::read_dir(folder(path))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|it| it == ending))
        .collect();
    paths.sort();
    paths.iter().map(|it| std::fs::read(it).unwrap()).collect()
}

/// A folder of the project, from the tests as from the fuzzer.
fn folder(path: &str) -> std::path::PathBuf {
    let here = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut above = here.ancestors();
    let project = above.find(|it| it.join("src/lib.rs").exists() && it.join("lessons").exists());
    project.unwrap().join(path)
}

/// The rows of a file of cases.
fn rows(file: &str) -> Vec<serde_json::Value> {
    let text = String::from_utf8(fixture(file)).unwrap();
    let rows = text.lines().map(serde_json::from_str);
    rows.map(Result::unwrap).collect()
}
