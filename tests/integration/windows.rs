//! What could break in the packages for Windows and macOS without anybody on another system seeing it.
//!
//! `assets/packaging/try-windows.sh` tries the packages themselves; that takes a build of several minutes and Wine.
//! Here the files that they are made of are held to each other.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use crate::support::project;

/// The languages as NSIS calls them.
const NAMES: [(&str, &str); 5] = [
    ("de", "German"),
    ("en", "English"),
    ("es", "Spanish"),
    ("fr", "French"),
    ("ru", "Russian"),
];

fn text(path: &str) -> String {
    fs::read_to_string(project(path)).unwrap()
}

/// The lines of the installer that are no comment.
fn installer() -> Vec<String> {
    let text = text("assets/packaging/windows.nsi");
    let lines = text.lines().map(str::trim);
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with(';'));
    lines.map(str::to_owned).collect()
}

/// What stands behind a word on each line that begins with it, without quotes.
fn behind(lines: &[String], word: &str) -> BTreeSet<String> {
    let rest = lines.iter().filter_map(|line| line.strip_prefix(word));
    rest.map(|rest| rest.trim().trim_matches('"').to_owned())
        .collect()
}

/// The languages that are shipped.
fn languages() -> BTreeSet<String> {
    let found = fs::read_dir(project("locales")).unwrap().flatten();
    let folders = found.filter(|entry| entry.path().is_dir());
    folders
        .map(|entry| entry.file_name().into_string().unwrap())
        .collect()
}

#[test]
fn the_command_line_of_windows_is_built_only_when_it_is_asked_for() {
    let manifest: toml::Table = text("Cargo.toml").parse().unwrap();
    assert_eq!(
        manifest["package"]["default-run"].as_str(),
        Some("squarewise")
    );
    let programs: BTreeMap<&str, &toml::Value> = (manifest["bin"].as_array().unwrap().iter())
        .map(|program| (program["name"].as_str().unwrap(), program))
        .collect();
    let names: Vec<&str> = programs.keys().copied().collect();
    assert_eq!(names, ["squarewise", "squarewise-cli"]);
    assert_eq!(programs["squarewise"].get("required-features"), None);
    let needed = programs["squarewise-cli"]["required-features"].as_array();
    assert_eq!(needed.unwrap()[0].as_str(), Some("apart"));
    let default = manifest["features"]["default"].as_array().unwrap();
    assert!(default.iter().all(|it| it.as_str() != Some("apart")));
    // What is built, packed and named in a box is one and the same.
    for name in names {
        let file = format!("{name}.exe");
        assert!(text("src/embed/resource.rs").contains(&format!("(\"{name}\", ")));
        assert!(text("src/cli/telling.rs").contains(&format!("\"{file}\"")));
        assert!(text("assets/packaging/windows.sh").contains(&format!("--bin {name} ")));
        assert!(behind(&installer(), "File ").contains(&format!("${{FILES}}\\{file}")));
    }
}

#[test]
fn the_window_of_windows_opens_no_terminal() {
    let program = text("src/main.rs");
    let attribute = program.split("#![cfg_attr(").nth(1).unwrap();
    let attribute = attribute.split(")]").next().unwrap();
    assert!(attribute.contains(r#"all(windows, feature = "apart", feature = "gui")"#));
    assert!(attribute.contains(r#"windows_subsystem = "windows""#));
    assert!(!text("src/console.rs").contains("windows_subsystem"));
}

#[test]
fn the_icon_of_windows_has_all_sizes() {
    let icon = fs::read(project("assets/app/squarewise.ico")).unwrap();
    let number = |at: usize| usize::from(u16::from_le_bytes([icon[at], icon[at + 1]]));
    assert_eq!((number(0), number(2)), (0, 1), "no icon");
    let sizes: Vec<u8> = (0..number(4))
        .map(|picture| icon[6 + 16 * picture])
        .collect();
    // 0 stands for 256.
    assert!(
        [16, 24, 32, 48, 64, 0].iter().all(|it| sizes.contains(it)),
        "{sizes:?}"
    );
    let last = 6 + 16 * (sizes.len() - 1);
    let length = u32::from_le_bytes(icon[last + 8..last + 12].try_into().unwrap());
    let start = u32::from_le_bytes(icon[last + 12..last + 16].try_into().unwrap());
    assert_eq!(
        usize::try_from(start + length).unwrap(),
        icon.len(),
        "it is cut"
    );
}

#[test]
fn versions_come_from_the_manifest_of_cargo() {
    let version = env!("CARGO_PKG_VERSION");
    // The scripts take the first line that looks like it.
    let manifest = text("Cargo.toml");
    let first = manifest
        .lines()
        .find_map(|line| line.strip_prefix("version = \""));
    assert_eq!(first, Some(format!("{version}\"").as_str()));
    let asked = r#"sed -n 's/^version = "\(.*\)"$/\1/p' Cargo.toml | head -1"#;
    assert!(text("assets/packaging/reproducible.sh").contains(asked));
    let sourced = ". assets/packaging/reproducible.sh\n";
    for script in ["windows.sh", "try-windows.sh", "macos.sh", "page.sh"] {
        let text = text(&format!("assets/packaging/{script}"));
        assert!(text.contains(sourced) && !text.contains(asked), "{script}");
    }
    for file in ["windows.nsi", "windows.sh", "macos.sh", "macos-Info.plist"] {
        let text = text(&format!("assets/packaging/{file}"));
        assert!(
            !text.contains(version),
            "{file} names the version {version}"
        );
        assert!(
            text.contains("VERSION") || text.contains("$version"),
            "{file}"
        );
    }
}

#[test]
fn the_uninstaller_takes_what_was_brought_and_nothing_else() {
    let lines = installer();
    let brought: BTreeSet<String> = behind(&lines, "File ")
        .iter()
        .map(|file| file.replace("${FILES}", "$INSTDIR"))
        .chain(behind(&lines, "WriteUninstaller "))
        .collect();
    let mut taken = behind(&lines, "Delete ");
    assert!(taken.remove("$SMPROGRAMS\\Squarewise.lnk"));
    assert_eq!(brought, taken);
    // A folder goes only when it is empty: a portable copy keeps its stars in one below.
    assert_eq!(
        behind(&lines, "RMDir "),
        BTreeSet::from(["$INSTDIR".to_owned()])
    );
    assert!(behind(&lines, "RequestExecutionLevel ").contains("user"));
    for licence in ["LICENSE-MIT", "LICENSE-APACHE", "third-party"] {
        assert!(
            taken.contains(&format!("$INSTDIR\\{licence}.txt")),
            "{licence}"
        );
    }
}

#[test]
fn installers_speak_the_languages_of_the_program() {
    let languages = languages();
    let known: BTreeSet<String> = NAMES.iter().map(|(tag, _)| (*tag).to_owned()).collect();
    assert_eq!(languages, known, "the installers know other languages");
    let lines = installer();
    let names: BTreeSet<String> = NAMES.iter().map(|(_, name)| (*name).to_owned()).collect();
    assert_eq!(behind(&lines, "!insertmacro MUI_LANGUAGE "), names);
    let mut sentences: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for line in behind(&lines, "LangString ") {
        let mut words = line.split_whitespace();
        let (id, language) = (words.next().unwrap(), words.next().unwrap());
        sentences
            .entry(id.to_owned())
            .or_default()
            .insert(language.to_owned());
    }
    let all: BTreeSet<String> = (names.iter())
        .map(|name| format!("${{LANG_{}}}", name.to_uppercase()))
        .collect();
    assert!(sentences.len() >= 4, "{sentences:?}");
    for (id, spoken) in sentences {
        assert_eq!(spoken, all, "{id}");
    }
    let bundle = text("assets/packaging/macos-Info.plist");
    for language in languages {
        assert!(
            bundle.contains(&format!("<string>{language}</string>")),
            "{language}"
        );
    }
}
