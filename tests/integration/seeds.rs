//! The sheets of rules that the course was made from, row by row: each fact has a place, and its words are said there.
//!
//! The rows are data, `tests/data/seeds.toml`, whose head says how they are written. A fact that the course loses, or
//! says in other words, is found by its row.

use std::collections::BTreeSet;
use std::fs;
use std::sync::LazyLock;

use serde::Deserialize;
use squarewise::explain;
use squarewise::lesson::{Task, on_board, rulesets};
use squarewise::locale::{LessonWords, Locale, Phrase, plain};
use squarewise::rulebook::{self, glossary};
use squarewise::rules::{Classic, Ending, Line, Ruleset};

use crate::content::said_in;
use crate::support::{project, whole_course};

/// The sheets: a game for a family, a tournament of a school, a page of rules, a club, a box to print.
const SEEDS: [&str; 5] = ["family", "school", "sheet", "club", "print"];

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    seed: String,
    fact: String,
    at: String,
    words: String,
}

#[derive(Debug, Deserialize)]
struct Rows {
    row: Vec<Row>,
}

fn rows() -> Vec<Row> {
    let text = fs::read_to_string(project("tests/data/seeds.toml")).unwrap();
    toml::from_str::<Rows>(&text).unwrap().row
}

fn english() -> &'static Locale {
    static ENGLISH: LazyLock<Locale> = LazyLock::new(|| Locale::load(&["en"]));
    &ENGLISH
}

/// A text as it is read, without the marks that stress a word.
fn bare(text: &str) -> String {
    plain(text).replace('_', "")
}

fn told(phrases: impl IntoIterator<Item = Phrase>) -> Vec<String> {
    let phrases = phrases.into_iter();
    phrases.map(|it| bare(&english().say_plain(&it))).collect()
}

/// Everything that is said in a place; `None` if there is no such place.
fn said_at(at: &str) -> Option<Vec<String>> {
    match at.split_once('/')? {
        ("card", id) => {
            let card = rulebook::find(id)?;
            let own = [card.text.clone(), card.title()];
            Some(told(
                own.into_iter()
                    .chain(card.normal())
                    .chain(card.sheets.clone()),
            ))
        }
        ("word", id) => {
            let word = glossary::find(id)?;
            Some(told([word.name.clone(), word.meaning.clone()]))
        }
        ("profile", name) => {
            let rules = rulesets::named(name)?;
            let words = [
                rulebook::profile_name(name)?,
                rulebook::profile_says(name)?,
                rulebook::profile_origin(name)?,
            ];
            let points = rules.differences(&Ruleset::FIDE);
            let readings = points.iter();
            let readings = readings.filter_map(|it| explain::reading(it.key, it.here));
            Some(told(words.into_iter().chain(readings)))
        }
        ("paper", id) => Some(told([Phrase::named(&format!("paper-{id}"))?])),
        (lesson, step) => said_in_step(lesson, step),
    }
}

fn said_in_step(lesson: &str, step: &str) -> Option<Vec<String>> {
    let lesson = &whole_course().find(lesson)?.lesson;
    let words = LessonWords::load(english(), &lesson.id, &lesson.words, &[]);
    on_board!(lesson, it => {
        let step = it.steps.iter().find(|it| *it.id == *step)?;
        let said = said_in(step, &words);
        Some(said.iter().map(|it| bare(it)).collect())
    })
}

/// What is wrong with a row.
fn problem(row: &Row) -> Option<String> {
    let Row {
        seed,
        fact,
        at,
        words,
    } = row;
    let told = |what: &str| Some(format!("{seed}: {fact}: {what}"));
    if !SEEDS.contains(&seed.as_str()) {
        return told("no sheet of this name");
    }
    if fact.is_empty() || at.is_empty() || words.is_empty() {
        return told("it has no place or no words");
    }
    match said_at(at) {
        None => told(&format!("there is no {at}")),
        Some(said) if !said.iter().any(|it| it.contains(words)) => {
            told(&format!("{at} does not say “{words}”"))
        }
        Some(_) => None,
    }
}

#[test]
fn every_fact_of_the_sheets_is_told_where_its_row_says() {
    let rows = rows();
    let problems: Vec<String> = rows.iter().filter_map(problem).collect();
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
    for seed in SEEDS {
        assert!(rows.iter().any(|row| row.seed == seed), "{seed}");
    }
}

/// A set of rules is met where a step is played under it; two friends at one screen have no sheet.
#[test]
fn every_set_of_rules_is_met_in_a_step() {
    for name in rulesets::names().filter(|name| *name != rulesets::FRIENDS) {
        let rules = rulesets::named(name).unwrap();
        let met = [rules, rules.for_exercise()];
        let is_met = whole_course().entries().iter().any(|entry| {
            on_board!(&entry.lesson, it => {
                it.steps.iter().any(|step| met.contains(step.line.rules()))
            })
        });
        assert!(is_met, "{name}");
    }
}

/// The same moves end the game under the rules of the step, and not under the Laws.
#[test]
fn the_rules_of_other_tables_are_in_force_in_their_steps() {
    let lesson = &whole_course().find("rule-books").unwrap().lesson;
    let lesson = lesson.on::<Classic>().unwrap();
    for (id, ending) in [
        ("club-count", Ending::FiftyMoves),
        ("online", Ending::Threefold),
    ] {
        let step = lesson.steps.iter().find(|it| *it.id == *id).unwrap();
        let Task::Play { lines } = &step.task else {
            panic!("{id}");
        };
        let moves = || step.line.moves().iter().chain(&lines[0]);
        let ends = |rules: Ruleset| {
            let mut line = Line::with_rules(*step.line.start(), rules);
            for mv in moves() {
                line.play(mv.attempt()).unwrap();
            }
            line.outcome().map(|outcome| outcome.ending)
        };
        assert_eq!(ends(*step.line.rules()), Some(ending), "{id}");
        assert_eq!(ends(Ruleset::FIDE), None, "{id}");
    }
}

#[test]
fn no_fact_has_two_rows() {
    let mut known = BTreeSet::new();
    for row in rows() {
        let key = (row.seed, row.fact);
        assert!(!known.contains(&key), "{key:?}");
        known.insert(key);
    }
}

#[test]
fn what_is_wrong_with_a_row_is_told() {
    let row = |seed: &str, at: &str, words: &str| Row {
        seed: seed.to_owned(),
        fact: "a fact".to_owned(),
        at: at.to_owned(),
        words: words.to_owned(),
    };
    let told = |seed, at, words| problem(&row(seed, at, words)).unwrap_or_default();
    assert_eq!(
        told("klub", "rook/no-jumping", "A rook never jumps."),
        "klub: a fact: no sheet of this name"
    );
    for (at, words) in [("", "A rook never jumps."), ("rook/no-jumping", "")] {
        let told = told("club", at, words);
        assert_eq!(told, "club: a fact: it has no place or no words");
    }
    for at in [
        "rook",
        "rook/no-jump",
        "rok/no-jumping",
        "card/rook",
        "word/word-rook",
        "profile/chess",
        "paper/no-such-words",
    ] {
        assert_eq!(
            told("club", at, "A"),
            format!("club: a fact: there is no {at}")
        );
    }
    for at in [
        "rook/no-jumping",
        "card/rule-rook",
        "word/square",
        "profile/club",
        "paper/name",
    ] {
        assert_eq!(
            told("club", at, "A rook jumps."),
            format!("club: a fact: {at} does not say “A rook jumps.”")
        );
    }
    for (at, words) in [
        ("rook/no-jumping", "A rook never jumps."),
        ("card/rule-stalemate", "One sheet lists stalemate twice"),
        ("word/en-passant", "French for “in passing”"),
        ("profile/club", "A handout of a school club."),
        ("profile/sheet", "Only four cases are a draw"),
        ("paper/name", "Name"),
    ] {
        assert_eq!(told("club", at, words), "", "{at}");
    }
}
