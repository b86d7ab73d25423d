//! The page in a browser, as far as it can be held to the rest without one; `.ci/web` tries it in a real one.

#[path = "../../assets/web/judge.rs"]
mod judge;

use std::fs;

use squarewise::locale::Locale;
use squarewise::settings::Settings;
use squarewise::storage::{Day, Folders};

use crate::support::{Folder, project};

fn text(path: &str) -> String {
    fs::read_to_string(project(path)).unwrap()
}

/// The version of a package in a lock file.
fn locked(lock: &str, name: &str) -> String {
    let text = text(lock);
    let (_, after) = text
        .split_once(&format!("name = \"{name}\"\nversion = \""))
        .unwrap_or_else(|| panic!("{lock} has no {name}"));
    after.split('"').next().unwrap().to_owned()
}

/// The two must be of one version: the program says how it is to be bound, and only that version understands it.
#[test]
fn what_makes_the_page_is_of_the_programs_wasm_bindgen() {
    let program = locked("Cargo.lock", "wasm-bindgen");
    assert_eq!(
        locked("assets/web/Cargo.lock", "wasm-bindgen-cli-support"),
        program
    );
    assert!(text("assets/web/Cargo.toml").contains(&format!("\"={program}\"")));
}

/// Before the program is there, the page's script reads the chosen language from what the program keeps.
#[test]
fn the_page_reads_the_language_that_is_kept() {
    let folder = Folder::new("page-language");
    let folders = Folders::within(folder.path());
    let (mut settings, mut document, _) = Settings::open(&folders, Day::from_unix_days(0));
    settings.language = Some("de".to_owned());
    document.merge(&settings).unwrap();
    let file = folders.settings_file();
    let kept = fs::read_to_string(&file).unwrap();
    assert!(
        kept.lines().any(|line| line == "language = \"de\""),
        "{kept}"
    );
    let script = text("assets/web/page.js");
    assert!(script.contains(r#"/^language = "([\w-]+)"/m"#));
    let name = file.file_name().unwrap().to_str().unwrap();
    assert!(script.contains(&format!("\"squarewise/{name}\"")));
    assert!(text("src/storage/disk/page.rs").contains("const PREFIX: &str = \"squarewise\";"));
}

/// Everything that the page's maker fills in is asked for, and the reverse.
#[test]
fn the_page_has_a_place_for_everything() {
    let (page, maker) = (text("assets/web/page.html"), text("assets/web/page.rs"));
    let places: Vec<&str> = page
        .split("{{")
        .skip(1)
        .map(|it| it.split("}}").next().unwrap())
        .collect();
    for place in &places {
        assert!(maker.contains(&format!("(\"{place}\", ")), "{place}");
    }
    let known = maker.matches("(\"").count();
    assert!(places.len() >= 7 && known >= 7);
    // Elements that scripts look for.
    let script = text("assets/web/page.js");
    for id in [
        "words",
        "bar",
        "again",
        "note",
        "told",
        "words-of-all",
        "field",
    ] {
        assert!(page.contains(&format!("id=\"{id}\"")), "{id}");
    }
    for id in ["words", "bar", "again", "words-of-all", "field"] {
        assert!(script.contains(&format!("element(\"{id}\")")), "{id}");
    }
    assert!(text("src/gui/hearing/live_region/page.rs").contains("\"told\""));
    assert!(Locale::available().len() >= 5);
}

/// A module with one custom section of this name, and with an empty section of types before it.
fn module_with(name: &[u8]) -> Vec<u8> {
    let name_length = u8::try_from(name.len()).unwrap();
    let mut wasm = b"\0asm\x01\0\0\0".to_vec();
    wasm.extend([1, 1, 0]);
    // A content of 200 bytes, so that the length of the section takes two bytes.
    let length = usize::from(name_length) + 1 + 200;
    wasm.extend([0, u8::try_from(length & 0x7f | 0x80).unwrap()]);
    wasm.extend([u8::try_from(length >> 7).unwrap(), name_length]);
    wasm.extend(name);
    wasm.extend([0; 200]);
    wasm
}

#[test]
fn a_program_with_the_names_of_its_functions_is_no_page() {
    assert_eq!(judge::has_names(&module_with(b"name")), Ok(true));
    assert_eq!(judge::has_names(&module_with(b"names")), Ok(false));
    assert_eq!(judge::has_names(&module_with(b"nam")), Ok(false));
    assert_eq!(judge::has_names(b"\0asm\x01\0\0\0"), Ok(false));
    let whole = module_with(b"name");
    assert!(judge::has_names(&whole[..whole.len() - 1]).is_err());
    assert!(judge::has_names(b"no module").is_err());
    assert!(text("assets/web/page.rs").contains(".remove_name_section(true)"));
}

#[test]
fn a_size_or_a_cost_over_its_limit_is_refused() {
    let ledger = text("tests/bench/web.toml");
    let judged = |row: &str| judge::broken_limits(row, &ledger);
    let small = "wasm-bytes = 1\nbrotli-bytes = 1\none-file-bytes = 1\n";
    assert_eq!(judged(small), Ok(Vec::new()));
    // A value above the limit, as large as it, and among the costs.
    let limits = "# l\n\n[limits]\none-file-bytes = 200\ntap-yardsticks = 3.5\n\n[[row]]\none-file-bytes = 5\n";
    let broken = |row: &str| judge::broken_limits(row, limits);
    assert_eq!(
        broken("one-file-bytes = 201\n"),
        Ok(vec!["one-file-bytes is 201, 200 is the most".to_owned()])
    );
    assert_eq!(broken("one-file-bytes = 200\n"), Ok(Vec::new()));
    let row = "[[row]]\none-file-bytes = 1\ntap-yardsticks = 3.51\n";
    assert_eq!(broken(row).unwrap().len(), 1);
    // Nothing is judged without a number.
    assert!(broken("").is_err());
    assert!(broken("one-file-bytes = NaN\n").is_err());
    assert!(judge::broken_limits(small, "").is_err());
}

/// The size of the single file is limited in one place.
#[test]
fn limits_of_the_page_are_in_the_ledger_alone() {
    let ledger = text("tests/bench/web.toml");
    for name in ["brotli-bytes", "one-file-bytes"] {
        let limits = ledger.split("[[row]]").next().unwrap();
        assert_eq!(limits.matches(&format!("\n{name} = ")).count(), 1, "{name}");
    }
    assert!(!text("assets/web/page.rs").contains("are the most"));
    let made = text("assets/packaging/page.sh");
    let printed = made.find("tee \"$page_out/sizes.toml\"").unwrap();
    assert!(made.find("judge \"$page_out/sizes.toml\"").unwrap() > printed);
    assert!(text(".ci/web").contains("judge \"$page_out/row.toml\""));
}

/// What the program and the page's script tell each other goes by the same names.
#[test]
fn the_program_and_the_page_speak_of_the_same_signs() {
    let script = text("assets/web/window.js");
    for (file, signs) in [
        (
            "src/gui/app/browser/page.rs",
            ["depth", "place", "writing"].as_slice(),
        ),
        ("src/gui/base/clipboard/page.rs", &["pasted", "copied"]),
    ] {
        let program = text(file);
        for sign in signs {
            assert!(program.contains(&format!("\"data-{sign}\"")), "{sign}");
            assert!(script.contains(&format!("dataset.{sign}")), "{sign}");
        }
    }
}

/// Steps in the browser wait for words as `locales/` has them, so that a new wording breaks none.
#[test]
fn steps_in_the_browser_wait_for_words_of_the_locales() {
    let mut english = String::new();
    for file in fs::read_dir(project("locales/en")).unwrap() {
        let path = file.unwrap().path();
        if path.extension().is_some_and(|it| it == "ftl") {
            english.push_str(&fs::read_to_string(path).unwrap());
        }
    }
    let mut n_words = 0;
    for file in ["steps", "stars", "costs", "golden"] {
        let steps = text(&format!("tests/web/{file}.mjs"));
        assert!(
            !steps.contains("hears(\"") && !steps.contains("hears(`"),
            "{file}"
        );
        assert!(!steps.contains("hasText: \""), "{file}");
        for after in steps.split("said(\"").skip(1) {
            let id = after.split(['"', '[']).next().unwrap();
            assert!(english.contains(&format!("\n{id} = ")), "{file}: {id}");
            n_words += 1;
        }
    }
    assert!(n_words >= 8, "{n_words}");
}
