//! Blocks of one side: within a lesson the board turns at most once, and the text says whose side it is then.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::sync::LazyLock;

use serde::Deserialize;
use squarewise::rules::Seat;

use super::said::locales;
use super::way::{Stop, stops};
use super::words::{Form, Text};
use crate::support::project;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Sides {
    /// By language: the words for each side.
    words: BTreeMap<String, BTreeMap<String, String>>,
    /// By lesson: how often its board turns. May only shrink.
    #[serde(default)]
    turns: BTreeMap<String, usize>,
    /// The steps with which the board turns and whose text does not say whose side it is. May only shrink.
    #[serde(default)]
    silent: Vec<String>,
}

fn sides() -> &'static Sides {
    static SIDES: LazyLock<Sides> = LazyLock::new(|| {
        let text = fs::read_to_string(project("tests/fixtures/sides.toml")).unwrap();
        toml::from_str(&text).unwrap_or_else(|error| panic!("{}", error.message()))
    });
    &SIDES
}

const MOST_TURNS: usize = 1;

/// The steps with which the board turns, by lesson; a lesson may begin with either side.
fn turns() -> BTreeMap<&'static str, Vec<(&'static Stop, Seat)>> {
    let mut turns: BTreeMap<&str, Vec<_>> = BTreeMap::new();
    let mut before: BTreeMap<&str, Seat> = BTreeMap::new();
    // Games stand on the path alone, each with its own side.
    let of_lessons = stops().iter().filter(|stop| !stop.is_lent);
    for stop in of_lessons {
        let Some(side) = stop.side else { continue };
        if before
            .insert(&stop.lesson, side)
            .is_some_and(|it| it != side)
        {
            turns.entry(&stop.lesson).or_default().push((stop, side));
        }
    }
    turns
}

#[test]
fn a_lesson_turns_its_board_once_at_most() {
    let turns = turns();
    let often: BTreeMap<String, usize> = turns
        .iter()
        .map(|(lesson, turns)| ((*lesson).to_owned(), turns.len()))
        .filter(|(_, n)| *n > MOST_TURNS)
        .collect();
    let known = &sides().turns;
    let most = |lesson: &String| known.get(lesson).copied().unwrap_or(MOST_TURNS);
    let too_often = often.iter().filter(|(lesson, n)| **n > most(lesson));
    let told: Vec<String> = too_often
        .map(|(lesson, n)| {
            let steps = turns[lesson.as_str()].iter();
            let steps: Vec<&str> = steps.map(|(stop, _)| &*stop.name).collect();
            format!("{lesson}: the board turns {n} times, at {steps:?}")
        })
        .collect();
    assert!(told.is_empty(), "\n{}", told.join("\n"));
    assert_eq!(*known, often, "fewer than before: write it down");
}

#[test]
fn the_first_land_keeps_its_side() {
    let first = &stops()[0].land;
    for stop in stops().iter().filter(|it| it.land == *first) {
        assert!(
            stop.side.is_none_or(|it| it == Seat::WHITE),
            "{}",
            stop.name
        );
    }
}

/// The name of a side in the file: as the texts call its army.
const fn name(seat: Seat) -> &'static str {
    match seat {
        Seat::South => "white",
        Seat::West => "blue",
        Seat::North => "black",
        Seat::East => "yellow",
    }
}

/// The languages in which the text of a step does not say whose side it is.
fn silent(stop: &Stop, side: Seat) -> Vec<&'static str> {
    let tags = locales().iter().map(|(tag, _)| *tag);
    let says = |tag: &&str| {
        let forms = Form::list(&sides().words[*tag][name(side)]);
        let mut texts = stop
            .said
            .iter()
            .filter(|it| it.language == *tag && it.place == "text");
        texts.any(|it| forms.iter().any(|form| Text::of(&it.text).has(form)))
    };
    tags.filter(|tag| !says(tag)).collect()
}

#[test]
fn whose_side_it_is_then_is_said() {
    let turned = turns().into_values().flatten();
    let silent: BTreeMap<&str, Vec<&str>> = turned
        .map(|(stop, side)| (&*stop.name, silent(stop, side)))
        .filter(|(_, languages)| !languages.is_empty())
        .collect();
    let known: BTreeSet<&str> = sides().silent.iter().map(String::as_str).collect();
    let new: Vec<_> = silent
        .iter()
        .filter(|(step, _)| !known.contains(*step))
        .collect();
    assert!(
        new.is_empty(),
        "the board turns and nobody says it: {new:#?}"
    );
    let found: BTreeSet<&str> = silent.into_keys().collect();
    let mended: Vec<_> = known.difference(&found).collect();
    assert!(mended.is_empty(), "mended, strike them out: {mended:?}");
}
