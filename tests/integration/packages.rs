//! What is written for packages says one thing everywhere: name, icon, version, words, and files that exist.

#[cfg(unix)]
mod scripts;
#[cfg(unix)]
mod trials;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use squarewise::embedded;
use squarewise::lesson::on_board;
use squarewise::library::PathEntry;

use crate::support::{project, whole_course};
use crate::tidy;

const DESKTOP: &str = "assets/packaging/linux/squarewise.desktop";
const METAINFO: &str = "assets/packaging/linux/squarewise.metainfo.xml";

fn read(path: &str) -> String {
    fs::read_to_string(project(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn manifest() -> toml::Table {
    read("Cargo.toml").parse().unwrap()
}

/// What a shell says that runs these lines in the root of the tree.
#[cfg(unix)]
fn shell(lines: &str) -> String {
    let mut bash = std::process::Command::new("bash");
    let output = bash.args(["-c", lines]).current_dir(project("")).output();
    let output = output.unwrap();
    String::from_utf8(output.stdout).unwrap()
}

/// A value of `[package]`.
fn packaged(key: &str) -> String {
    manifest()["package"][key].as_str().unwrap().to_owned()
}

/// The keys of the desktop file: `Comment[de]` and so on.
fn desktop() -> BTreeMap<String, String> {
    let text = read(DESKTOP);
    let mut lines = text.lines();
    assert_eq!(lines.next(), Some("[Desktop Entry]"));
    let pair = |line: &str| {
        let (key, value) = line.split_once('=').unwrap();
        (key.to_owned(), value.to_owned())
    };
    lines.map(pair).collect()
}

/// What stands between `start` and the next `end`, everywhere.
pub(crate) fn between<'t>(text: &'t str, start: &str, end: &str) -> Vec<&'t str> {
    let rests = text.split(start).skip(1);
    rests.map(|rest| rest.split(end).next().unwrap()).collect()
}

/// Everything that makes a package: where it lies, and its text.
fn scripts() -> Vec<(String, String)> {
    let mut scripts = tidy::files("assets/packaging", "sh");
    scripts.extend(tidy::files("assets/packaging", "rs"));
    let read = |path: PathBuf| (tidy::relative(&path), fs::read_to_string(path).unwrap());
    scripts.into_iter().map(read).collect()
}

#[test]
fn the_desktop_finds_the_program_its_icon_and_its_window() {
    let desktop = desktop();
    let name = packaged("name");
    assert_eq!(desktop["Exec"], name);
    assert_eq!(desktop["Icon"], name);
    assert!(project(&format!("assets/app/{name}.svg")).exists());
    assert!(DESKTOP.ends_with(&format!("/{name}.desktop")));
    let windows = read("src/gui/app/windows.rs");
    let id = between(&windows, "APPLICATION_ID: &str = \"", "\"");
    assert_eq!(id, [desktop["StartupWMClass"].as_str()]);
    for language in embedded::languages() {
        for key in ["GenericName", "Comment", "Keywords"] {
            let key = match language {
                "en" => key.to_owned(),
                _ => format!("{key}[{language}]"),
            };
            let value = desktop.get(&key).unwrap_or_else(|| panic!("no {key}"));
            assert!(!value.is_empty() && !value.ends_with('.'), "{key}");
            assert_eq!(key.starts_with("Keywords"), value.ends_with(';'), "{key}");
        }
    }
}

#[test]
fn the_metainfo_is_about_the_same_program() {
    let text = read(METAINFO);
    let (desktop, name) = (desktop(), packaged("name"));
    let one = |start: &str, expected: &str| {
        assert_eq!(between(&text, start, "<"), [expected], "{start}");
    };
    one(
        "<launchable type=\"desktop-id\">",
        &format!("{name}.desktop"),
    );
    one("<id>", &name);
    one("<binary>", &name);
    one("<icon type=\"stock\">", &desktop["Icon"]);
    one("\n  <name>", &desktop["Name"]);
    one("<project_license>", &packaged("license"));
    one("<summary>", &desktop["Comment"]);
    let category = format!("{};", between(&text, "<category>", "<").join(";"));
    assert_eq!(category, desktop["Categories"]);
    let mut spoken = between(&text, "<lang>", "<");
    spoken.sort_unstable();
    assert_eq!(spoken, embedded::languages());
    let n_paragraphs = between(&text, "<p>", "</p>").len();
    for language in embedded::languages().into_iter().filter(|it| *it != "en") {
        let told = format!("<summary xml:lang=\"{language}\">");
        one(&told, &desktop[&format!("Comment[{language}]")]);
        let n_told = between(&text, &format!("<p xml:lang=\"{language}\">"), "</p>").len();
        assert_eq!(n_told, n_paragraphs, "{language}");
    }
}

/// The numbers in a text that are followed by one of these words.
fn counted(text: &str, words: &[&str]) -> Vec<usize> {
    let found = words.iter().flat_map(|word| {
        let parts: Vec<&str> = text.split(word).collect();
        let before = parts.into_iter().rev().skip(1);
        before.filter_map(|part| part.split_whitespace().next_back()?.parse().ok())
    });
    found.collect()
}

#[test]
fn every_count_of_lessons_and_steps_is_that_of_the_course() {
    let entries = whole_course().lands().iter().flat_map(|land| &land.entries);
    let n_lessons = entries
        .filter(|it| matches!(it, PathEntry::Lesson(_)))
        .count();
    let n_steps: usize = whole_course()
        .all()
        .map(|entry| on_board!(&entry.lesson, lesson => lesson.steps.len()))
        .sum();
    let lessons = [" lessons", " Lektionen", " lecciones", " leçons", " уроков"];
    let (mut n_told, mut n_told_steps) = (0, 0);
    for file in ["README.md", "Cargo.toml", METAINFO] {
        let text = read(file);
        let told = counted(&text, &lessons);
        assert!(
            told.iter().all(|n| *n == n_lessons),
            "{file}: {told:?}, but {n_lessons}"
        );
        n_told += told.len();
        let told = counted(&text, &[" steps"]);
        assert!(
            told.iter().all(|n| *n == n_steps),
            "{file}: {told:?}, but {n_steps}"
        );
        n_told_steps += told.len();
    }
    // README, the package for Debian, and five languages of the metainfo.
    assert_eq!((n_told, n_told_steps), (7, 1));
}

#[test]
fn every_place_names_the_version_of_the_package() {
    let version = packaged("version");
    let metainfo = read(METAINFO);
    let release = between(&metainfo, "<release version=\"", "\"");
    assert_eq!(release.first(), Some(&version.as_str()));
    let day = between(&metainfo, "\" date=\"", "\"")[0];
    // A day as a calendar has it: the packages are dated by it.
    assert!(day.len() == 10 && day.split('-').all(|it| it.parse::<u16>().is_ok()));
    let readme = read("README.md");
    let changes = between(&readme, "\n## Changelog\n", "\n## ")[0];
    let newest = between(changes, "\n### ", "\n")[0];
    assert_eq!(newest, format!("{version}, {day}"));
    for lock in ["", "assets/web/", "tests/bench/", "tests/campaign/fuzz/"] {
        let lock = format!("{lock}Cargo.lock");
        let text = read(&lock);
        let locked = between(&text, "name = \"squarewise\"\nversion = \"", "\"");
        assert_eq!(locked, [version.as_str()], "{lock}");
    }
}

#[test]
fn what_goes_into_a_package_is_there() {
    let manifest = manifest();
    let assets = manifest["package"]["metadata"]["deb"]["assets"].as_array();
    let sources = assets
        .unwrap()
        .iter()
        .map(|it| it[0].as_str().unwrap().to_owned());
    let sources: Vec<String> = sources.collect();
    let targets = assets.unwrap().iter().map(|it| it[1].as_str().unwrap());
    let places: BTreeSet<&str> = targets.collect();
    for place in ["usr/bin/", "usr/share/applications/", "usr/share/metainfo/"] {
        assert!(places.contains(place), "{place}");
    }
    let tarball = read("assets/packaging/tarball.sh");
    for notice in ["assets/licences/third-party.txt", DESKTOP, METAINFO] {
        assert!(sources.iter().any(|it| it == notice), "Debian: {notice}");
        assert!(tarball.contains(notice), "tarball: {notice}");
    }
    assert!(sources.iter().any(|it| it.ends_with("/writing-lessons.md")));
    for script in ["linux", "windows", "macos"] {
        let text = read(&format!("assets/packaging/{script}.sh"));
        let packed = between(&text, "lessons/README.md ", "\n");
        let is_packed = packed.iter().any(|it| it.contains("/writing-lessons.md"));
        assert!(
            is_packed,
            "{script} has no guide for those who write lessons"
        );
    }
    assert!(tarball.contains("/writing-lessons.md"));
    let installer = read("assets/packaging/windows.nsi");
    assert!(installer.contains(r"\writing-lessons.md"));
    let mut named: Vec<(String, String)> = (sources.into_iter())
        .map(|it| ("Cargo.toml".to_owned(), it))
        .collect();
    for (script, text) in scripts() {
        // A path that is put together from variables cannot be looked up.
        let words = text.split(|sign: char| !sign.is_alphanumeric() && !"/-_.$*".contains(sign));
        let paths = words.filter(|it| it.starts_with("assets/") && !it.contains(['$', '*']));
        named.extend(paths.map(|it| (script.clone(), it.trim_end_matches('.').to_owned())));
    }
    assert!(named.len() > 20, "{named:?}");
    for (place, path) in named
        .iter()
        .filter(|(_, path)| !path.starts_with("target/"))
    {
        assert!(project(path).exists(), "{place} names {path}");
    }
}

#[test]
fn the_readme_names_every_script() {
    let readme = read("assets/packaging/README.md");
    for (script, text) in scripts() {
        let name = script.trim_start_matches("assets/packaging/");
        assert!(readme.contains(&format!("`{name}`")), "{name}");
        let begins = text.starts_with('#') || text.starts_with("//! ");
        assert!(begins, "{name} does not say what it is for");
    }
    for name in between(&readme, "`bash ", "`") {
        let script = name.split(' ').next().unwrap();
        assert!(project(script).exists(), "{script}");
    }
}
