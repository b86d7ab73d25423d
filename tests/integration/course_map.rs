//! The map of the course: what lessons teach and test, and what they leave out.

use std::collections::BTreeSet;
use std::fs;

use squarewise::cli::rules_map;
use squarewise::diagnostic::Source;
use squarewise::lesson::{self, AnyLesson};
use squarewise::library::Library;
use squarewise::locale::Locale;
use squarewise::rulebook::map::{Row, map};

use crate::support::project;

/// Where the map stands in the authors' guide: between these lines.
const BEGIN: &str =
    "<!-- The map begins here. Renew it: cargo test renew_the_map -- --ignored -->\n\n";
const END: &str = "\n<!-- The map ends here. -->\n";

/// What only the rules of the family game make possible, so that no lesson of the tournament rules can show it.
const HOLES: [&str; 0] = [];

fn shipped() -> Vec<Row> {
    let library = Library::shipped();
    let lessons: Vec<&AnyLesson> = library.entries().iter().map(|it| &it.lesson).collect();
    map(&lessons)
}

fn guide() -> String {
    fs::read_to_string(project("lessons/README.md")).unwrap()
}

#[test]
fn the_shipped_course_leaves_nothing_out() {
    let rows = shipped();
    let holes = rows.iter().filter(|it| it.is_hole()).map(|it| it.name);
    assert_eq!(holes.collect::<Vec<_>>(), HOLES);
}

#[test]
fn the_map_in_the_authors_guide_is_current() {
    let guide = guide();
    let (_, after) = guide.split_once(BEGIN).unwrap();
    let (stored, _) = after.split_once(END).unwrap();
    let english = Locale::load(&["en"]);
    assert!(
        stored == rules_map::text(&shipped(), &english),
        "renew it: cargo test renew_the_map -- --ignored"
    );
}

#[test]
#[ignore = "writes the map into the authors' guide"]
fn renew_the_map() {
    let guide = guide();
    let (before, after) = guide.split_once(BEGIN).unwrap();
    let (_, after) = after.split_once(END).unwrap();
    let map = rules_map::text(&shipped(), &Locale::load(&["en"]));
    let renewed = [before, BEGIN, &map, END, after].concat();
    fs::write(project("lessons/README.md"), renewed).unwrap();
}

#[test]
fn the_map_knows_what_a_course_teaches_and_what_it_leaves_out() {
    let text = r#"
        format = 1
        id = "mapped"
        language = "en"
        title = "Mapped"
        articles = ["3.3", "3.9.2"]

        [[step]]
        id = "seen"
        kind = "say"
        board = "start"
        text = "Look."
        teaches = ["fivefold"]

        [[step]]
        id = "jump"
        kind = "illegal"
        board = "start"
        move = "a1-a5"
        text = "Jump."

        [[step]]
        id = "asked"
        kind = "choose"
        text = "Who gives up?"
        teaches = ["resignation", "rule-quiet"]

        [[step.option]]
        id = "one"
        text = "I."
        right = true

        [[step.option]]
        id = "two"
        text = "You."

        [[step]]
        id = "mate"
        kind = "move"
        board = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"
        goal = "mate"
        text = "Mate."

        [[step]]
        id = "mated"
        kind = "status"
        board = "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1"
        text = "What’s this?"

        [[step]]
        id = "thrice"
        kind = "claim"
        board = "start"
        played = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1"
        next = "Ng8"
        text = "May Black claim?"
    "#;
    let (lesson, found) = lesson::read(&Source::new("mapped.toml", text));
    let lesson = lesson.unwrap_or_else(|| panic!("{found:?}"));
    let rows = map(&[&lesson]);
    let row = |name: &str| rows.iter().find(|row| row.name == name).unwrap();
    let steps = |name: &str| {
        let steps = row(name).steps.iter().map(|(_, step)| step.as_str());
        steps.collect::<Vec<_>>()
    };
    assert_eq!(row("rule-rook").lessons, ["mapped"], "by its article");
    assert_eq!(steps("path-blocked"), ["jump"]);
    assert_eq!(steps("resignation"), ["asked"]);
    assert_eq!(steps("rule-quiet"), ["asked"]);
    assert_eq!(steps("rule-resignation"), ["asked"], "the ending's card");
    assert_eq!(steps("checkmate"), ["mate", "mated"]);
    assert_eq!(steps("claim-threefold-next"), ["thrice"]);
    assert!(steps("fivefold").is_empty(), "looking is no exercise");
    let holes: BTreeSet<_> = rows
        .iter()
        .filter(|it| it.is_hole())
        .map(|it| it.name)
        .collect();
    assert!(
        row("rule-guarded").lessons.is_empty(),
        "its article is about others, too"
    );
    for whole in ["path-blocked", "checkmate", "rule-quiet"] {
        assert!(!holes.contains(whole), "{whole}");
    }
    for hole in [
        "resignation",
        "claim-threefold-next",
        "pinned",
        "rule-bishop",
        "rule-rook",
    ] {
        assert!(holes.contains(hole), "{hole} is tested once or not at all");
    }
}
