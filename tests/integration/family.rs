//! The family game: cases judged by a second independent model, and its counts.

mod against;
mod chance;
mod game;
mod keys;
mod long_game;
mod record;

use serde_json::Value;
use squarewise::lesson::rulesets;
use squarewise::rules::perft::perft;
use squarewise::rules::{
    Attempt, Cross, Fault, Line, Position, Ruleset, Seat, Seats, Setup, Verdict, Waive,
};

use crate::support::{rows, text};

/// A position on the cross as a question may ask about it.
pub(crate) fn cross(ffc: &str) -> Position<Cross> {
    let setup = Setup::parse_ffc(ffc).unwrap_or_else(|error| panic!("{ffc}: {error}"));
    let waive = Waive {
        kings: true,
        check: true,
    };
    setup
        .into_position(waive)
        .unwrap_or_else(|problems| panic!("{ffc}: {problems:?}"))
}

/// The family rules, with some keys changed.
pub(crate) fn family(options: &[(&str, &str)]) -> Ruleset {
    let mut rules = rulesets::named("family").unwrap();
    for (key, value) in options {
        rules.set(key, value).unwrap();
    }
    rules
}

fn options(row: &Value) -> Vec<(&str, &'static str)> {
    let options = row["options"].as_object().unwrap().iter();
    let known = |value: &Value| match value.as_str() {
        _ if value == true => "true",
        _ if value == false => "false",
        Some("off") => "off",
        Some("formal") => "formal",
        _ => panic!("{value}"),
    };
    options
        .map(|(key, value)| (key.as_str(), known(value)))
        .collect()
}

/// Plays a move with or without the `+` of a check that is said.
pub(crate) fn play(line: &mut Line<Cross>, mv: &str) -> Result<(), Box<Fault<Cross>>> {
    let attempt = Attempt::parse(mv.trim_end_matches('+')).unwrap();
    let played = if mv.ends_with('+') {
        line.play(attempt)
    } else {
        line.play_silently(attempt)
    };
    played.map(|_| ()).map_err(Box::new)
}

pub(crate) fn line(row: &Value) -> Line<Cross> {
    let start = cross(text(row, "start"));
    let mut company = *start.company();
    for pair in row["allies"].as_array().into_iter().flatten() {
        let seats: Vec<Seat> = (pair.as_str().unwrap().chars())
            .filter_map(Seat::from_initial)
            .collect();
        company.ally(seats[0], seats[1]);
    }
    let mut line = Line::with_calls(start.with_company(company), family(&options(row)));
    for mv in row["moves"].as_array().into_iter().flatten() {
        play(&mut line, mv.as_str().unwrap()).unwrap();
    }
    line
}

#[test]
fn every_case_gets_its_verdict_and_its_reason() {
    let mut differences = Vec::new();
    for row in rows("family.jsonl") {
        let line = line(&row);
        if let Some(state) = row["expect"]["state"].as_str() {
            let found = line.position().state().code();
            if found != state {
                differences.push(format!("{row}: {found}"));
            }
            continue;
        }
        let verdict = line.judge(Attempt::parse(text(&row, "move")).unwrap());
        let reason = verdict.fault().map(|fault| fault.reason().code());
        let is_legal = matches!(verdict, Verdict::Legal(_));
        if reason != row["expect"]["reason"].as_str() || row["expect"]["legal"] != is_legal {
            differences.push(format!("{row}: {reason:?}"));
        }
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

#[test]
fn the_start_has_the_known_counts() {
    let three = Seats::FOUR.without(Seat::East);
    for (seats, counts) in [
        (Seats::FOUR, [28, 727, 18_743]),
        (Seats::TWO, [28, 777, 26_136]),
        (three, [28, 743, 19_186]),
    ] {
        let start = Position::cross_start(seats).under(&family(&[]));
        let found = [1, 2, 3].map(|depth| perft(&start, depth));
        assert_eq!(found, counts, "{seats:?}");
    }
}
