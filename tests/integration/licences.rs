//! The notices of third parties: every package that ships is named with its licence and its texts.
//!
//! `assets/licences/third-party.txt` is written anew after every change of `Cargo.lock` by
//! `cargo fetch --locked && cargo test --locked --no-default-features -- --ignored write_the_notices`:
//! from the locked packages of every system the program runs on, with its default features. What is in
//! the lock file and does not ship (tests, other systems, the feature `gpu`) is listed in
//! `assets/licences/not-shipped.txt`, so that a new package fails here until somebody has looked.

mod write;

use std::collections::BTreeSet;
use std::fs;

use squarewise::licences::{notice, notices, parts};

use crate::cli::{err, out, squarewise};
use crate::support::project;

/// Licences under which the program may hold the work of others.
const FREE: [&str; 13] = [
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "Bitstream-Vera",
    "BSL-1.0",
    "ISC",
    "MIT",
    "MPL-2.0",
    "OFL-1.1",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// What is no package and ships all the same: name, version, licence, where its text lies.
const BESIDES: [(&str, &str, &str, &str); 2] = [
    ("DejaVu Sans", "2.37", "Bitstream-Vera", "dejavu-fonts.txt"),
    ("Noto Sans", "1.04", "OFL-1.1", "noto-sans-OFL.txt"),
];

/// What the file says first.
const HEAD: &str = "\
What others made and Squarewise holds.

Squarewise itself is under MIT or Apache 2.0, as you prefer. It is built from the packages below, holds
the two fonts, and rests on the standard library of Rust. Each line says a name, a version, its licences,
and the numbers of the texts that belong to it; every text stands once.

";

/// A package: its name and its version.
type Package = (String, String);

/// The packages of the project itself.
const OURS: [&str; 2] = ["squarewise", "squarewise-headless"];

/// Every package of the lock file but the project's own.
fn locked() -> BTreeSet<Package> {
    let lock = fs::read_to_string(project("Cargo.lock")).unwrap();
    let lock: toml::Table = lock.parse().unwrap();
    let text = |package: &toml::Value, key: &str| package[key].as_str().unwrap().to_owned();
    let packages = lock["package"].as_array().unwrap().iter();
    let packages = packages.map(|it| (text(it, "name"), text(it, "version")));
    packages
        .filter(|(name, _)| !OURS.contains(&name.as_str()))
        .collect()
}

/// The packages that are locked and do not ship.
fn not_shipped() -> BTreeSet<Package> {
    let text = fs::read_to_string(project("assets/licences/not-shipped.txt")).unwrap_or_default();
    let package = |line: &str| {
        let (name, version) = line.rsplit_once(' ')?;
        Some((name.to_owned(), version.to_owned()))
    };
    text.lines().filter_map(package).collect()
}

/// Whether the program may be shipped with something under these licences.
fn is_free(expression: &str) -> bool {
    let plain = expression.replace('/', " OR ");
    let words = plain.replace('(', " ( ").replace(')', " ) ");
    let words: Vec<&str> = words.split_whitespace().collect();
    let (is_free, rest) = any_of(&words);
    is_free && rest.is_empty()
}

/// `MIT OR Apache-2.0`: one is enough; with what comes after it.
fn any_of<'w, 't>(words: &'w [&'t str]) -> (bool, &'w [&'t str]) {
    let (mut is_free, mut rest) = all_of(words);
    while let ["OR", more @ ..] = rest {
        let (other, after) = all_of(more);
        (is_free, rest) = (is_free || other, after);
    }
    (is_free, rest)
}

/// `MIT AND Unicode-3.0`: each must be free.
fn all_of<'w, 't>(words: &'w [&'t str]) -> (bool, &'w [&'t str]) {
    let (mut is_free, mut rest) = one(words);
    while let ["AND", more @ ..] = rest {
        let (other, after) = one(more);
        (is_free, rest) = (is_free && other, after);
    }
    (is_free, rest)
}

fn one<'w, 't>(words: &'w [&'t str]) -> (bool, &'w [&'t str]) {
    match words {
        ["(", inner @ ..] => match any_of(inner) {
            (is_free, [")", rest @ ..]) => (is_free, rest),
            _ => (false, &[]),
        },
        // An exception only allows more.
        [name, "WITH", _, rest @ ..] => (FREE.contains(name), rest),
        [name, rest @ ..] => (FREE.contains(name), rest),
        [] => (false, &[]),
    }
}

/// What two copies of one text share, however they are broken into lines; an Apache licence without its
/// appendix, if nobody has filled that in.
fn essence(text: &str) -> String {
    let words = text.replace("https://", "http://");
    let words: Vec<&str> = words.split_whitespace().collect();
    let words = words.join(" ");
    match words.split_once("END OF TERMS AND CONDITIONS") {
        Some((terms, more)) if more.is_empty() || more.contains("yyyy") => terms.to_owned(),
        _ => words,
    }
}

#[test]
fn licences_are_weighed_as_they_are_joined() {
    for (expression, expected) in [
        ("MIT", true),
        ("MIT/Apache-2.0", true),
        ("Apache-2.0 OR GPL-2.0-only", true),
        ("(MIT OR Apache-2.0) AND Unicode-3.0", true),
        ("Apache-2.0 WITH LLVM-exception OR MIT", true),
        ("GPL-3.0-only", false),
        ("AGPL-3.0-or-later", false),
        ("MIT AND GPL-2.0-only", false),
        ("MIT AND (GPL-2.0-only OR AGPL-3.0-only)", false),
        ("", false),
        ("(MIT", false),
    ] {
        assert_eq!(is_free(expression), expected, "{expression}");
    }
}

#[test]
fn every_package_that_ships_is_named() {
    let shipped: BTreeSet<Package> = parts()
        .map(|part| (part.name.to_owned(), part.version.to_owned()))
        .collect();
    let not_shipped = not_shipped();
    let renew = "write the notices anew: see the head of this file";
    let unknown: Vec<_> = (locked().into_iter())
        .filter(|it| shipped.contains(it) == not_shipped.contains(it))
        .collect();
    assert!(unknown.is_empty(), "{renew}: {unknown:?}");
    let besides = BESIDES.len() + 1;
    let n_locked = shipped.intersection(&locked()).count();
    assert_eq!(shipped.len(), n_locked + besides, "{renew}: some are gone");
    // What the program itself asks for is not left out by mistake.
    let manifest = fs::read_to_string(project("Cargo.toml")).unwrap();
    let manifest: toml::Table = manifest.parse().unwrap();
    let asked = manifest["dependencies"].as_table().unwrap();
    for name in asked.keys() {
        assert!(shipped.iter().any(|(it, _)| it == name), "{renew}: {name}");
    }
    assert!(shipped.len() > 250, "{}", shipped.len());
}

#[test]
fn everything_that_ships_is_free_and_has_its_texts() {
    for part in parts() {
        assert!(is_free(part.licence), "{part:?}");
        let told = notice(part.name).unwrap();
        assert!(told.len() > 400, "{part:?}: {told}");
    }
    for (name, _, _, file) in BESIDES {
        let own = fs::read_to_string(project("assets/licences").join(file)).unwrap();
        let told = essence(&notice(name).unwrap());
        assert!(told.contains(&essence(&own)), "{name}");
    }
    assert_eq!(notice("no-such-package"), None);
    assert!(notice("SERDE").unwrap().starts_with("serde 1."));
    assert!(
        notice("option-ext")
            .unwrap()
            .contains("Mozilla Public License")
    );
    assert!(notices().starts_with(HEAD));
}

#[test]
fn the_command_shows_all_notices_or_one() {
    let all = squarewise(&["licences"]);
    assert_eq!(
        (all.status.code(), out(&all).as_str()),
        (Some(0), notices())
    );
    let one = squarewise(&["licences", "fluent"]);
    assert_eq!(out(&one), notice("fluent").unwrap());
    assert!(out(&squarewise(&["licenses", "fluent"])) == out(&one));
    let none = squarewise(&["licences", "fluend"]);
    assert_eq!(none.status.code(), Some(2));
    assert!(err(&none).contains("`fluend`") && err(&none).contains("`fluent`"));
}

#[test]
fn the_notices_take_little_room() {
    let (packed, all) = (squarewise::embedded::NOTICES.len(), notices().len());
    assert!(packed < 100_000 && all > 4 * packed, "{packed} of {all}");
}
