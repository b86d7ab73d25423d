//! The page in a browser, as far as it can be held to the rest without one; `.ci/web` tries it in a real one.

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
    for id in ["words", "bar", "again", "note", "told", "words-of-all"] {
        assert!(page.contains(&format!("id=\"{id}\"")), "{id}");
    }
    for id in ["words", "bar", "again", "words-of-all"] {
        assert!(script.contains(&format!("element(\"{id}\")")), "{id}");
    }
    assert!(text("src/gui/hearing/live_region/page.rs").contains("\"told\""));
    assert!(Locale::available().len() >= 5);
}
