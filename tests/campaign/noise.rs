//! Every format, a few hundred spoiled files each: what the fuzzer does for minutes, in seconds.
//!
//! `NOISE=20 cargo test --no-default-features --test campaign noise` tries twenty times as many.

use std::fs;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::{TestCaseError, TestRunner};

use crate::mutate::{Change, Edit, JUNK, Unit};
use crate::support::project;
use crate::targets::{ALL, Target};

/// How often what is asked for in `NOISE` goes round.
fn rounds() -> u32 {
    let asked = std::env::var("NOISE").ok();
    asked.and_then(|it| it.parse().ok()).unwrap_or(1)
}

fn edit() -> impl Strategy<Value = Edit> {
    let unit = select(vec![Unit::Byte, Unit::Word, Unit::Word, Unit::Line]);
    let junk = select(JUNK.to_vec()).prop_map(<[u8]>::to_vec);
    let change = prop_oneof![
        Just(Change::Cut),
        Just(Change::Twice),
        any::<usize>().prop_map(Change::Move),
        prop_oneof![junk, vec(any::<u8>(), 0..6)].prop_map(Change::Put),
        any::<usize>().prop_map(Change::Borrow),
        (0..8_u8).prop_map(Change::Flip),
    ];
    (unit, any::<usize>(), 0..6_usize, change).prop_map(|(unit, at, n, change)| Edit {
        unit,
        at,
        n,
        change,
    })
}

/// A good file with a few mistakes, or bytes that are nothing.
fn file(seeds: &'static [Vec<u8>]) -> impl Strategy<Value = Vec<u8>> {
    let spoiled = (any::<Index>(), any::<Index>(), vec(edit(), 0..5));
    let spoiled = spoiled.prop_map(move |(which, other, edits)| {
        let (file, other) = (which.get(seeds), other.get(seeds));
        let made = |file: Vec<u8>, edit: &Edit| edit.made_in(&file, other);
        edits.iter().fold(file.clone(), made)
    });
    prop_oneof![9 => spoiled, 1 => vec(any::<u8>(), 0..300)]
}

/// Tries a format, and says how many files that were.
fn noise(name: &str, cases: u32) {
    let target = Target::named(name).unwrap();
    let seeds: &'static [Vec<u8>] = Vec::leak((target.seeds)());
    for seed in seeds.iter().take(40) {
        (target.run)(seed);
    }
    let config = ProptestConfig {
        failure_persistence: None,
        max_shrink_iters: 500,
        ..ProptestConfig::with_cases(cases * rounds())
    };
    let tried = TestRunner::new(config).run(&file(seeds), |file| {
        (target.run)(&file);
        Ok::<(), TestCaseError>(())
    });
    if let Err(error) = tried {
        let text = error.to_string();
        panic!("{name}: {text}");
    }
}

macro_rules! short {
    ($($rule:ident: $name:literal, $cases:literal;)*) => {
        $(#[test]
        fn $rule() {
            noise($name, $cases);
        })*

        /// The formats that are tried here.
        const TRIED: &[&str] = &[$($name),*];
    };
}

short! {
    a_spoiled_lesson_is_proved_or_told: "lesson", 150;
    whatever_is_done_in_a_spoiled_lesson_is_taken: "session", 100;
    spoiled_words_are_shown_or_told: "words", 60;
    spoiled_rules_are_read_back_as_written_or_told: "rules", 300;
    a_spoiled_fen_is_a_position_on_which_all_agree_or_told: "fen", 60;
    a_spoiled_ffc_is_a_position_on_which_all_agree_or_told: "ffc", 25;
    spoiled_moves_are_played_or_told: "moves", 300;
    a_spoiled_record_is_played_again_as_written_or_told: "record", 100;
    a_spoiled_game_for_two_is_written_back_or_told: "table", 200;
    a_spoiled_file_of_the_user_is_never_lost: "kept", 150;
    a_spoiled_picture_is_small_or_told: "picture", 150;
    spoiled_lines_are_answered_one_by_one: "batch", 100;
}

#[test]
fn every_format_is_tried_here_and_has_a_program_for_the_fuzzer() {
    let all: Vec<&str> = ALL.iter().map(|target| target.name).collect();
    assert_eq!(all, TRIED);
    for name in all {
        let program = project("tests/campaign/fuzz/programs").join(format!("{name}.rs"));
        assert!(program.is_file(), "{}", program.display());
        assert!(fs::read_to_string(&program).unwrap().contains(name));
    }
}

#[test]
fn what_is_deep_or_long_is_refused_and_does_not_hang() {
    let lesson = Target::named("lesson").unwrap();
    for text in [
        "[".repeat(200_000),
        format!("a{} = 1", ".a".repeat(100_000)),
        format!("x = {}", "[".repeat(100_000)),
        "[[step]]\n".repeat(20_000),
        format!("text = \"\"\"{}", "{".repeat(100_000)),
    ] {
        (lesson.run)(text.as_bytes());
    }
}
