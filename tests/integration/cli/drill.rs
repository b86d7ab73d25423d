//! `squarewise drill`: what there is to practise, and exercises as a lesson.

use std::fs;

use serde_json::Value;

use squarewise::diagnostic::Source;
use squarewise::lesson::{on_board, read};
use squarewise::locale::Locale;
use squarewise::practice::{MANY, Medium, Name, SKILLS, Series, Space, lesson_file};

use super::{err, name, out, squarewise};
use crate::languages;
use crate::support::Folder;

#[test]
fn every_skill_is_listed_with_how_many_exercises_each_level_has() {
    let told: Value = serde_json::from_str(&out(&squarewise(&["drill", "--json"]))).unwrap();
    let told = told["skills"].as_array().unwrap();
    assert_eq!(told.len(), SKILLS.len());
    let list = out(&squarewise(&["drill", "--lang", "en"]));
    for ((skill, told), line) in SKILLS.iter().zip(told).zip(list.lines()) {
        assert_eq!(told["name"], skill.name);
        let title = told["title"].as_str().unwrap();
        assert!(
            line.starts_with(skill.name) && line.ends_with(title),
            "{line}"
        );
        let levels = told["levels"].as_array().unwrap();
        assert_eq!(levels.len(), usize::from(skill.n_levels), "{}", skill.name);
        let numbers: Vec<String> = (1..)
            .zip(levels)
            .map(|(level, told)| {
                assert_eq!(told["level"], level);
                let n = match skill.space(level) {
                    // All of them come, and then no more.
                    Space::Listed(_) => Series::from(Name {
                        skill,
                        level,
                        seed: 7,
                    })
                    .count(),
                    Space::Drawn => MANY,
                };
                let is_all = skill.space(level) != Space::Drawn;
                assert_eq!(
                    (&told["exercises"], &told["all"]),
                    (&n.into(), &is_all.into())
                );
                format!("{n}{}", if is_all { "" } else { "+" })
            })
            .collect();
        let columns: Vec<&str> = line
            .split_whitespace()
            .skip(1)
            .take(numbers.len())
            .collect();
        assert_eq!(columns, numbers, "{line}");
    }
    for language in languages::shipped() {
        let list = out(&squarewise(&["drill", "--lang", language]));
        assert!(!list.contains("skill-"), "{list}");
        assert!(list.lines().last().unwrap().contains("1000"), "{list}");
    }
}

#[test]
fn the_same_seed_is_the_same_lesson() {
    let ask = [
        "drill",
        "mate-in-1",
        "--level",
        "3",
        "--count",
        "4",
        "--lang",
        "en",
    ];
    let seeded = |seed: &str| out(&squarewise(&[&ask[..], &["--seed", seed]].concat()));
    let first = seeded("8f2c");
    assert_eq!(first.matches("[[step]]").count(), 4);
    assert_eq!(first, seeded("8F2C"));
    assert_eq!(seeded("Tuesday group"), seeded("tuesday group"));
    assert_ne!(seeded("tuesday"), seeded("monday"));
    let named = [
        "drill",
        "p1-mate-in-1-3-8f2c",
        "--count",
        "4",
        "--lang",
        "en",
    ];
    assert_eq!(out(&squarewise(&named)), first);
    let new = || out(&squarewise(&ask));
    assert_ne!(new(), new(), "without a seed they are new each time");
}

#[test]
fn a_seed_is_any_word_and_a_blank_is_none() {
    assert_eq!(Name::seed_of("8f2c"), Some(0x8f2c));
    assert_eq!(Name::seed_of(" FFFFFFFF "), Some(u32::MAX));
    assert_eq!(Name::seed_of("10"), Some(0x10));
    let words = ["monday", "Tuesday", "123456789", "8f2g", "+1", "é"];
    let seeds: std::collections::BTreeSet<_> = words.map(Name::seed_of).into();
    assert_eq!(seeds.len(), words.len());
    assert!(!seeds.contains(&None));
    assert_eq!(Name::seed_of("  "), None);
}

/// Every skill and level in every language is a lesson that nobody has anything to say against, and each of its steps is
/// the exercise.
#[test]
fn exercises_are_lessons_that_hold() {
    for language in languages::shipped() {
        let locale = Locale::load(&[language]);
        for skill in &SKILLS {
            for level in 1..=skill.n_levels {
                let first = Name {
                    skill,
                    level,
                    seed: 0x5EED,
                };
                let exercises: Vec<_> = Series::from(first).take(3).collect();
                for medium in [Medium::Screen, Medium::Paper] {
                    let text = lesson_file("some", first, &exercises, medium, &locale);
                    let (lesson, found) = read(&Source::new("some.toml", text.clone()));
                    assert!(
                        found.is_empty(),
                        "{first} in {language}: {found:#?}\n{text}"
                    );
                    on_board!(&lesson.unwrap(), lesson => {
                        assert_eq!(
                            (lesson.language.as_deref(), lesson.steps.len()),
                            (Some(language), 3)
                        );
                        for (step, exercise) in lesson.steps.iter().zip(&exercises) {
                            let made = exercise.step().unwrap();
                            assert_eq!(step.id, exercise.name.to_string());
                            assert_eq!((&step.task, &step.line), (&made.task, &made.line));
                        }
                    });
                    let unsaid = ["ask-", "circled-", "coach-", "{"];
                    assert!(!unsaid.iter().any(|it| text.contains(it)), "{text}");
                }
            }
        }
    }
}

/// Made steps ask what their tasks are: no question stands in for another.
#[test]
fn each_question_fits_its_task() {
    let asked = |name: &str| {
        let name = Name::parse(name).unwrap();
        let exercise = squarewise::practice::make(name).unwrap();
        let english = Locale::load(&["en"]);
        english.say_plain(&exercise.question())
    };
    for (name, question) in [
        (
            "p1-where-rook-1-1",
            "Where can the rook on c8 go? Tap every square!",
        ),
        ("p1-what-can-it-take-1-1", "What can the bishop on b6 take?"),
        ("p1-who-attacks-1-1", "Who attacks the bishop on h8?"),
        ("p1-who-gives-check-1-1", "Who gives check?"),
        (
            "p1-king-runs-1-1",
            "Where can the king go? Tap every square!",
        ),
        (
            "p1-collect-1-1",
            "Collect every star with the bishop on d6. Find the shortest path!",
        ),
        (
            "p1-collect-4-1",
            "Collect every star with the bishop on b7. Never stop on an attacked square!",
        ),
        (
            "p1-take-all-1-1",
            "Take all the other pieces with the bishop on d5. Find the shortest path!",
        ),
        ("p1-square-names-1-1", "Do you know the files?"),
        ("p1-square-names-5-1", "Can you tell without looking?"),
        ("p1-ways-out-1-1", "Find every way out of check!"),
        (
            "p1-status-1-1",
            "Look at the side to move. Check, checkmate, stalemate or none of these?",
        ),
        ("p1-mate-in-1-1-1", "Give checkmate in one move!"),
        ("p1-stalemate-1-1", "Make it stalemate in one move!"),
        (
            "p1-castle-or-not-1-1",
            "May the king castle? The king and the rook haven’t moved yet.",
        ),
        ("p1-promotion-1-1", "Promote the pawn!"),
        ("p1-promotion-3-1", "Promote the pawn and give checkmate!"),
        (
            "p1-safe-move-1-1",
            "Find a safe move: none of your pieces can be taken for free.",
        ),
        ("p1-free-capture-1-1", "Which piece can you win? Take it!"),
        (
            "p1-write-the-move-1-1",
            "Look at the arrow. Write this move.",
        ),
    ] {
        assert_eq!(asked(name), question, "{name}");
    }
}

#[test]
fn a_lesson_goes_into_a_file_that_check_holds() {
    let folder = Folder::new("drill-file");
    let path = folder.file("castle-drill.toml");
    let ask = [
        "drill",
        "castle-or-not",
        "--level",
        "3",
        "--seed",
        "7",
        "--to",
        name(&path),
        "--lang",
        "es",
    ];
    let output = squarewise(&ask);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    let text = fs::read_to_string(&path).unwrap();
    assert!(
        text.contains("id = \"castle-drill\"\nlanguage = \"es\"\n"),
        "{text}"
    );
    assert!(
        text.contains("squarewise drill p1-castle-or-not-3-7 --count 12"),
        "{text}"
    );
    assert_eq!(text.matches("[[step]]").count(), 12);
    let checked = squarewise(&["check", "--lang", "en", name(&path)]);
    assert_eq!(out(&checked).trim(), "1 lesson is fine");
    // Nothing is written over unless asked.
    let again = squarewise(&ask);
    assert_eq!(again.status.code(), Some(2));
    assert!(err(&again).contains("--force"), "{}", err(&again));
    let forced = squarewise(&[&ask[..], &["--force"]].concat());
    assert_eq!(forced.status.code(), Some(0));
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
}

#[test]
fn a_level_that_has_fewer_says_so() {
    let ask = [
        "drill",
        "square-names",
        "--seed",
        "1",
        "--lang",
        "en",
        "--count",
    ];
    let few = squarewise(&[&ask[..], &["20"]].concat());
    assert_eq!(few.status.code(), Some(0));
    assert_eq!(out(&few).matches("[[step]]").count(), 8);
    let told = "`square-names` at level 1 has fewer exercises than 20: here are all of them, 8";
    assert!(err(&few).contains(told), "{}", err(&few));
    let enough = squarewise(&[&ask[..], &["8"]].concat());
    assert_eq!(err(&enough), "");
}

#[test]
fn what_cannot_be_made_is_refused_in_a_sentence() {
    for (arguments, told) in [
        (
            "mate-in-7",
            "there is no skill called `mate-in-7` (did you mean `mate-in-1`?)",
        ),
        (
            "zugzwang",
            "there is no skill called `zugzwang` (`squarewise drill` lists them all)",
        ),
        (
            "mate-in-1 --level 5",
            "`mate-in-1` has levels 1 to 4, but no level `5`",
        ),
        (
            "mate-in-1 --level 0",
            "`mate-in-1` has levels 1 to 4, but no level `0`",
        ),
        ("mate-in-1 --seed=", "a seed is a word or a number"),
        (
            "p2-mate-in-1-1-8f2c",
            "`p2-mate-in-1-1-8f2c` was made by another version of the program",
        ),
        (
            "p1-mat-in-1-1-8f2c",
            "there is no skill called `mat-in-1` (did you mean `mate-in-1`?)",
        ),
        (
            "p1-mate-in-1-9-8f2c",
            "`mate-in-1` has levels 1 to 4, but no level `9`",
        ),
        ("p1-mate-in-1-1-xyz", "`xyz` cannot end a name"),
        (
            "p1-mate-in-1-1-8 --level 2",
            "already gives the level and the seed",
        ),
        (
            "p1-mate-in-1-1-8 --seed 2",
            "already gives the level and the seed",
        ),
        (
            "mate-in-1 --to sheet.doc",
            "`sheet.doc` should end in .toml for a lesson, or in .pdf, .svg or .png",
        ),
        ("mate-in-1 --to Sheet_1.toml", "`Sheet_1` cannot be a name"),
        ("mate-in-1 --lang x_y", "is not a language code"),
    ] {
        let words = arguments.split(' ');
        let all: Vec<&str> = ["drill"].into_iter().chain(words).collect();
        let output = squarewise(&all);
        assert_eq!(output.status.code(), Some(2), "{arguments}");
        assert!(err(&output).contains(told), "{arguments}: {}", err(&output));
        assert_eq!(out(&output), "", "{arguments}");
    }
}
