//! What is shipped: every lesson holds, every step has its words, and the words are for a child.

use squarewise::diagnostic::{Source, render};
use squarewise::embedded;
use squarewise::lesson::kind::Kind;
use squarewise::lesson::{Lesson, Step, Task, course, fields, read};
use squarewise::locale::{Key, LessonArgs, LessonWords, Locale, english};
use squarewise::rules::Seat;

/// Where something is on the screen: true for one side of the board only. "Right:" is praise.
const DIRECTIONS: [&str; 16] = [
    "up",
    "upwards",
    "down",
    "downwards",
    "left",
    "right",
    "above",
    "below",
    "oben",
    "unten",
    "hinauf",
    "hinunter",
    "herauf",
    "herunter",
    "links",
    "rechts",
];

fn lessons() -> Vec<(Source, Lesson)> {
    let proved = |(name, text): &(&str, &str)| {
        let source = Source::new(*name, *text);
        let (lesson, found) = read(&source);
        assert_eq!(render::short(&source, &found, &english), "");
        (source, lesson.unwrap())
    };
    embedded::LESSONS.iter().map(proved).collect()
}

fn words(lesson: &Lesson) -> LessonWords {
    words_in("en", lesson)
}

fn words_in(language: &str, lesson: &Lesson) -> LessonWords {
    LessonWords::load(&Locale::load(&[language]), &lesson.id, &lesson.words, &[])
}

/// Everything the coach may say in a step.
fn said_in(step: &Step, words: &LessonWords) -> Vec<String> {
    let args = LessonArgs {
        player: "Owl".to_owned(),
        best: 3,
        total: 3,
        left: 1,
    };
    let mut keys = vec![Key::Text, Key::Yes, Key::No];
    keys.extend((1..=step.n_hints).map(Key::Hint));
    keys.extend(step.wrong.iter().map(|wrong| Key::Wrong(wrong.key.clone())));
    let reasons = step.because_say.iter();
    keys.extend(reasons.map(|reason| Key::Because(reason.code().to_owned())));
    keys.iter()
        .filter_map(|key| words.text(Some(&step.id), key, &args))
        .collect()
}

#[test]
fn every_shipped_lesson_holds() {
    let lessons = lessons();
    assert!(lessons.len() >= 3);
    let all: Vec<_> = lessons
        .iter()
        .map(|(source, lesson)| course::Member::proved(source, lesson))
        .collect();
    for ((source, _), found) in lessons.iter().zip(course::check(&all, &[])) {
        assert_eq!(render::short(source, &found, &english), "");
    }
}

#[test]
fn every_step_has_its_words() {
    let args = LessonArgs::default();
    for (_, lesson) in lessons() {
        let words = words(&lesson);
        let said = |step: Option<&str>, key: &Key| words.text(step, key, &args).is_some();
        assert!(
            said(None, &Key::Title) && said(None, &Key::About),
            "{}",
            lesson.id
        );
        for step in &lesson.steps {
            let name = format!("{}, {}", lesson.id, step.id);
            let says = |key: Key| assert!(said(Some(&step.id), &key), "{name}: no {key:?}");
            says(Key::Text);
            if step.task != Task::Say {
                says(Key::Yes);
                assert!(
                    (2..=3).contains(&step.n_hints),
                    "{name}: {} hints",
                    step.n_hints
                );
            }
            assert_eq!(words.n_hints(&step.id), step.n_hints, "{name}");
            for wrong in &step.wrong {
                says(Key::Wrong(wrong.key.clone()));
            }
            for reason in &step.because_say {
                says(Key::Because(reason.code().to_owned()));
            }
        }
    }
}

#[test]
fn every_lesson_lets_the_child_try_something_forbidden() {
    for (_, lesson) in lessons() {
        let has = |is_it: fn(&Task) -> bool| lesson.steps.iter().any(|step| is_it(&step.task));
        assert!(
            has(|task| matches!(task, Task::Illegal { .. })),
            "{}",
            lesson.id
        );
        assert!(
            has(|task| matches!(task, Task::Judge { .. })),
            "{}",
            lesson.id
        );
        let sides: Vec<_> = lesson.steps.iter().map(|step| step.side).collect();
        assert!(
            sides.iter().any(|side| *side != sides[0]),
            "{}: one side only",
            lesson.id
        );
    }
}

/// At most two sentences of at most twelve words each: what a child of six reads.
#[test]
fn sentences_are_short() {
    let mut problems = Vec::new();
    for (language, (_, lesson)) in in_every_language() {
        let words = words_in(&language, &lesson);
        for step in &lesson.steps {
            for text in said_in(step, &words) {
                let sentences: Vec<&str> = text.split_inclusive(['.', '!', '?']).collect();
                let is_long = |sentence: &&str| sentence.split_whitespace().count() > 12;
                if sentences.len() > 2 || sentences.iter().any(is_long) {
                    problems.push(format!("{language}, {}, {}: {text}", lesson.id, step.id));
                }
            }
        }
    }
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
}

/// Black sits at the bottom in Black's steps: up is down there, so squares are named instead.
#[test]
fn directions_are_left_out_where_the_child_is_black() {
    let mut problems = Vec::new();
    let mut n_steps = 0;
    for (language, (_, lesson)) in in_every_language() {
        let words = words_in(&language, &lesson);
        for step in lesson.steps.iter().filter(|step| step.side == Seat::BLACK) {
            n_steps += 1;
            for text in said_in(step, &words) {
                let text = text.replace("Right:", "").to_lowercase();
                let mut found = text.split(|letter: char| !letter.is_alphabetic());
                if let Some(word) = found.find(|word| DIRECTIONS.contains(word)) {
                    problems.push(format!("{language}, {}, {}: {word}", lesson.id, step.id));
                }
            }
        }
    }
    assert!(n_steps > 0, "no step is Black's");
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
}

fn in_every_language() -> impl Iterator<Item = (String, (Source, Lesson))> {
    Locale::available().iter().flat_map(|language| {
        let tag = language.tag.clone();
        lessons().into_iter().map(move |it| (tag.clone(), it))
    })
}

const README: &str = include_str!("../../lessons/README.md");

#[test]
fn the_authors_example_holds() {
    let (_, after) = README.split_once("```toml\n").unwrap();
    let (example, _) = after.split_once("```").unwrap();
    let source = Source::new("rook-first.toml", example);
    let (lesson, found) = read(&source);
    assert_eq!(render::short(&source, &found, &english), "");
    assert_eq!(lesson.unwrap().steps.len(), 3);
}

#[test]
fn the_authors_steps_hold_and_show_every_kind() {
    let blocks = README.split("```toml\n").skip(1);
    let blocks: Vec<&str> = blocks.filter_map(|rest| rest.split("```").next()).collect();
    let steps = blocks.iter().filter(|block| block.starts_with("[[step]]"));
    let steps: String = steps.copied().collect();
    let top = "format = 1\nid = \"steps\"\nlanguage = \"en\"\ntitle = \"Steps\"\n";
    let source = Source::new("steps.toml", format!("{top}{steps}"));
    let (lesson, found) = read(&source);
    assert_eq!(render::short(&source, &found, &english), "");
    assert!(lesson.is_some());
    for kind in Kind::ALL {
        let line = format!("kind = \"{}\"", kind.name());
        assert!(README.contains(&line), "{line}");
    }
}

#[test]
fn the_authors_guide_names_everything() {
    let named = |name: &str| {
        README.contains(&format!("`{name}`")) || README.contains(&format!("`{name} ="))
    };
    let quoted = |name: &str| README.contains(&format!("\"{name}\""));
    for kind in Kind::ALL {
        assert!(named(kind.name()), "{}", kind.name());
        for field in (fields::LESSON.iter())
            .chain(fields::of_step(kind))
            .chain(fields::OPTION)
        {
            let is_header = field.name == "step" && README.contains("`[[step]]`");
            assert!(is_header || named(field.name), "{}", field.name);
            for choice in field.choices {
                assert!(quoted(choice) || named(choice), "{} = {choice}", field.name);
            }
        }
    }
}
