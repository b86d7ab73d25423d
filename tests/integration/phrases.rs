//! The sentences as an enum: each message of the screens is one, each is said, and mistakes are told clearly.

use std::collections::{BTreeMap, BTreeSet};

use squarewise::embedded::words;
use squarewise::lesson::{SHELVES, rulesets, shelf_name};
use squarewise::library::plans;
use squarewise::locale::Phrase;
use squarewise::practice::SKILLS;
use squarewise::progress::profiles::ANIMALS;
use squarewise::rulebook::{self, glossary::WORDS};
use squarewise::rules::ruleset::KEYS;

use crate::tidy;

#[path = "../../src/embed/phrases.rs"]
mod rows;

/// Each family of sentences that are found by name, and where that is done.
const LOOKUPS: &[(&str, &str)] = &[
    ("animal-", "src/gui/base/shared.rs"),
    ("card-", "src/lesson/book.rs"),
    ("chapter-", "src/lesson/book.rs"),
    ("cry-", "src/gui/base/shared/names.rs"),
    ("ended-", "src/gui/base/shared/names.rs"),
    ("game-", "src/gui/base/shared/names.rs"),
    ("hat-", "src/gui/base/shared/names.rs"),
    ("house-", "src/explain/house.rs"),
    ("land-", "src/gui/base/shared/names.rs"),
    ("look-", "src/lesson/book.rs"),
    ("normal-", "src/lesson/book.rs"),
    ("period-", "src/library/plans.rs"),
    ("profile-", "src/rulebook/house.rs"),
    ("rule-", "src/lesson/book.rs"),
    ("sheet-", "src/lesson/book.rs"),
    ("shelf-", "src/lesson.rs"),
    ("skill-", "src/practice/question.rs"),
    ("strength-", "src/gui/base/shared/names.rs"),
    ("word-", "src/rulebook/glossary.rs"),
];

/// The lands, which come first among the shelves, and behind them what stands for the whole course.
const N_LANDS: usize = 8;
const COURSE: &str = "course";

/// What is said at the end of a land.
const ENDED: &[&str] = &[
    "ended-*-can",
    "ended-*-first",
    "ended-*-second",
    "ended-*-third",
];

/// The strengths of the coach.
const STRENGTHS: [&str; 5] = ["1", "2", "3", "4", "5"];

/// What it cries at each.
const CRIES: &[&str] = &[
    "cry-*-lost-1",
    "cry-*-lost-2",
    "cry-*-lost-3",
    "cry-*-took-1",
    "cry-*-took-2",
    "cry-*-took-3",
    "cry-*-fled-1",
    "cry-*-fled-2",
    "cry-*-fled-3",
    "cry-*-beaten",
];

/// The games against the coach, by their steps.
const GAMES: [&str; 11] = [
    "race-3",
    "race-4",
    "race-8",
    "rook-pawns",
    "bishop-pawns",
    "knight-pawns",
    "queen-pawns",
    "hide-and-seek",
    "king-hunt-queen",
    "king-hunt-rook",
    "whole-game",
];

/// The ids of the sentences that are found by name, by the family they belong to: all that
/// can be asked for.
fn found_by_name() -> BTreeMap<&'static str, Vec<String>> {
    let hyphened = |name: &str| name.replace('_', "-").to_lowercase();
    let house = KEYS.iter().flat_map(|key| {
        let name = format!("house-{}", hyphened(key.name));
        let values = key.values.iter();
        let readings = values.map(|value| format!("{name}-{}", hyphened(value)));
        readings.chain([name.clone()]).collect::<Vec<_>>()
    });
    let each = |names: &[&str], forms: &[&str]| {
        let of = |name: &&str| {
            let forms = forms.iter().map(|form| form.replace('*', name));
            forms.collect::<Vec<_>>()
        };
        names.iter().flat_map(of).collect::<Vec<_>>()
    };
    let lands: Vec<&str> = (SHELVES[..N_LANDS].iter().copied())
        .chain([COURSE])
        .collect();
    let profiles: Vec<&str> = rulesets::names().collect();
    let plans: Vec<&str> = plans::ids().collect();
    let words: Vec<&str> = WORDS.iter().map(|word| word.id).collect();
    let cards = rulebook::cards().map(|card| card.id().replacen("rule", "card", 1));
    let normal = rulebook::cards().filter_map(|card| Some(card.normal()?.id().to_owned()));
    let id = |phrase: &Phrase| phrase.id().to_owned();
    let chapters = rulebook::chapters().iter().map(|it| &it.title);
    let rules = rulebook::cards().map(|card| &card.text);
    let sheets = rulebook::cards().flat_map(|card| &card.sheets);
    let examples = rulebook::cards().flat_map(|card| &card.examples);
    let looks = examples.filter_map(|example| example.note.as_ref());
    BTreeMap::from([
        ("chapter-", chapters.map(id).collect()),
        ("rule-", rules.map(id).collect()),
        ("sheet-", sheets.map(id).collect()),
        ("look-", looks.map(id).collect()),
        ("animal-", each(&ANIMALS, &["animal-*"])),
        ("card-", cards.collect()),
        ("cry-", each(&STRENGTHS, CRIES)),
        ("game-", each(&GAMES, &["game-*"])),
        ("hat-", each(&STRENGTHS, &["hat-*-won"])),
        ("house-", house.collect()),
        ("land-", each(&lands, &["land-*"])),
        ("normal-", normal.collect()),
        (
            "period-",
            each(
                &plans,
                &["period-*-pairs", "period-*-easier", "period-*-harder"],
            ),
        ),
        (
            "profile-",
            each(
                &profiles,
                &["profile-*", "profile-*-says", "profile-*-origin"],
            ),
        ),
        ("ended-", each(&lands, ENDED)),
        ("shelf-", each(&SHELVES[N_LANDS..], &["shelf-*"])),
        ("skill-", each(&SKILLS.map(|it| it.name), &["skill-*"])),
        ("strength-", each(&STRENGTHS, &["strength-*"])),
        ("word-", each(&words, &["word-*", "word-*-meaning"])),
    ])
}

#[test]
fn whatever_is_found_by_name_has_its_sentence() {
    for (family, ids) in found_by_name() {
        assert!(!ids.is_empty(), "{family}");
        for id in ids {
            assert!(id.starts_with(family), "{family}: {id}");
            let phrase = Phrase::named(&id);
            assert_eq!(phrase.map(|it| it.id()), Some(id.as_str()));
        }
    }
    for (place, shelf) in SHELVES.into_iter().enumerate() {
        let family = if place < N_LANDS { "land" } else { "shelf" };
        assert_eq!(shelf_name(Some(shelf)).id(), format!("{family}-{shelf}"));
    }
    let own = |name: &str| {
        let name = name.to_owned();
        Phrase::ShelfOwn { name }
    };
    for name in ["own", "other", "Our club"] {
        assert_eq!(shelf_name(Some(name)), own(name));
    }
}

/// A lookup that is not known here would let nobody's sentences pass as said, or said ones as nobody's.
#[test]
fn sentences_are_found_by_name_in_these_files_only() {
    let looks_up = |text: &str| text.contains("Phrase::named(");
    let files = tidy::files("src", "rs").into_iter();
    let files = files.filter(|path| looks_up(&tidy::program(path)));
    let mut files: Vec<String> = files.map(|path| tidy::relative(&path)).collect();
    files.sort_unstable();
    let families = found_by_name();
    let mut known: Vec<&str> = LOOKUPS.iter().map(|(_, file)| *file).collect();
    known.sort_unstable();
    known.dedup();
    assert_eq!(files, known);
    let mut starts: Vec<&str> = LOOKUPS.iter().map(|(family, _)| *family).collect();
    starts.sort_unstable();
    assert!(families.into_keys().eq(starts));
}

/// A sentence that no place says is translated into every language for nobody.
#[test]
fn every_sentence_is_said_somewhere() {
    let mut said: BTreeSet<String> = BTreeSet::new();
    // The page has a maker of its own.
    let files = ["src", "assets/web"].map(|below| tidy::files(below, "rs"));
    for path in files.into_iter().flatten() {
        let text = tidy::program(&path);
        said.extend(text.split("Phrase::").skip(1).map(|rest| {
            let end = rest.find(|sign: char| !sign.is_ascii_alphanumeric());
            rest[..end.unwrap_or(rest.len())].to_owned()
        }));
    }
    let named: BTreeSet<String> = found_by_name().into_values().flatten().collect();
    let is_said = |id: &str| {
        let words = id.split('-').map(capitalized);
        named.contains(id) || said.contains(&words.collect::<String>())
    };
    let ids = Phrase::ALL_IDS.iter().copied();
    let unsaid: Vec<&str> = ids.filter(|id| !is_said(id)).collect();
    assert!(unsaid.is_empty(), "nobody says {unsaid:?}");
}

fn capitalized(word: &str) -> String {
    let mut letters = word.chars();
    let first = letters.next().map(|first| first.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}

#[test]
fn every_message_of_the_screens_is_a_sentence() {
    let of_others = ["check.ftl", "command.ftl", "fields.ftl"];
    let is_of_screens = |path: &str| !path.contains('/') && !of_others.contains(&path);
    let files = words(|language, path| language == "en" && is_of_screens(path));
    let lines = files.iter().flat_map(|(_, _, text)| text.lines());
    let ids = lines.filter_map(|line| Some(line.split_once(" =")?.0));
    let is_id = |id: &&str| id.starts_with(|sign: char| sign.is_ascii_lowercase());
    let mut ids: Vec<&str> = ids.filter(is_id).collect();
    ids.sort_unstable();
    assert_eq!(Phrase::ALL_IDS, ids);
}

#[track_caller]
fn told(files: &[(&str, &str)], expected: &[&str]) {
    assert_eq!(rows::rows(files).unwrap_err(), expected);
}

#[test]
fn a_message_becomes_a_row_of_the_table() {
    let files = [
        ("ui.ftl", "# A note.\nb-two = Two { LIST($squares) }\n"),
        ("rules.ftl", "a-one = One\n"),
        ("check.ftl", "check-me = { $anything }\n"),
    ];
    let rows = rows::rows(&files).unwrap();
    let expected = r##"phrases! {
    #[doc = "```text\na-one = One\n```"]
    "a-one" AOne;
    #[doc = "```text\nb-two = Two { LIST($squares) }\n```"]
    "b-two" BTwo { squares: Vec<SquareName> };
}

plain! {
    0 "a-one" AOne;
}
"##;
    assert_eq!(rows, expected);
}

#[test]
fn mistakes_in_the_english_words_are_told_in_sentences() {
    told(
        &[("ui.ftl", "hello = Hello, { $lerner }!\n")],
        &[
            "locales/en/ui.ftl: `hello` is given `$lerner`, which no sentence was given before. \
           If it is no slip, ARGUMENTS in src/embed/phrases.rs must tell what it is",
        ],
    );
    told(
        &[("rules.ftl", "hello = Hi\n"), ("ui.ftl", "hello = Hello\n")],
        &["locales/en/ui.ftl: `hello` stands twice; it is in locales/en/rules.ftl too"],
    );
    told(
        &[("ui.ftl", "a-b1 = One\na-b-1 = Two\n")],
        &["locales/en/ui.ftl: `a-b1` and `a-b-1` would both be called `AB1`"],
    );
    told(
        &[("ui.ftl", "Hello = Hi\nquiet =\n    .loud = Loud\n")],
        &[
            "locales/en/ui.ftl: `Hello` may have small letters, digits and `-` only",
            "locales/en/ui.ftl: `quiet` says nothing",
        ],
    );
    let broken = rows::rows(&[("ui.ftl", "fine = Yes\nhello = Hello, { \n")]).unwrap_err();
    assert!(broken[0].starts_with("locales/en/ui.ftl:2: "), "{broken:?}");
}
