//! A lesson file of exercises, as an author would write it.

use std::fmt::Write as _;

use crate::lesson::copy::quoted;
use crate::lesson::{FORMAT, on_board};
use crate::locale::{Locale, Phrase, count};
use crate::practice::{Exercise, Name, piece_of};

/// Where the exercises are done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Medium {
    /// Each by itself: its question names the piece and the square.
    Screen,
    /// Many on a page: the piece stands in a circle, and the same is asked of all.
    Paper,
}

/// The text of a lesson file with these exercises, its words in the language that is spoken. `first` is the name that the
/// series began with, by which the same exercises are made again. Each step is called as its exercise.
#[must_use]
pub fn lesson_file(
    id: &str,
    first: Name,
    exercises: &[Exercise],
    medium: Medium,
    locale: &Locale,
) -> String {
    let say = |phrase: &Phrase| quoted(&locale.say_plain(phrase));
    let level = Phrase::DrillLevel {
        level: first.level.into(),
        total: first.skill.n_levels.into(),
        name: first.to_string(),
    };
    let again = Phrase::DrillAgain {
        name: first.to_string(),
        count: count(exercises.len()),
    };
    let title = first.skill.title();
    let head = [
        ("id", quoted(id)),
        ("language", quoted(&locale.language())),
        (
            "title",
            title.as_ref().map_or_else(|| quoted(first.skill.name), say),
        ),
        ("about", say(&level)),
        ("notes", say(&again)),
    ];
    let mut text = format!("format = {FORMAT}\n");
    for (key, value) in head {
        // A text takes whatever is written to it.
        let _ = writeln!(text, "{key} = {value}");
    }
    for exercise in exercises {
        let question = match medium {
            Medium::Screen => exercise.question(),
            Medium::Paper => exercise.question_of_circled(),
        };
        let asked = match medium {
            Medium::Screen => exercise.asked_alone(),
            Medium::Paper => {
                let known = exercise.known_at_the_table().into_iter();
                known.chain([question.clone()]).collect()
            }
        };
        let asked = asked.iter().map(|it| locale.say_plain(it));
        let asked = quoted(&asked.collect::<Vec<_>>().join(" "));
        let (name, made) = (exercise.name, exercise.text());
        let _ = write!(text, "\n[[step]]\nid = \"{name}\"\ntext = {asked}\n{made}");
        if let Some(cure) = exercise.cure().filter(|_| medium == Medium::Screen) {
            let _ = writeln!(text, "yes = {}", say(cure));
        }
        // Whom the lesson asks about is seen on its board, not read in its words.
        let piece = on_board!(exercise.lesson(), lesson => piece_of(lesson));
        let is_on_paper = medium == Medium::Paper && question != exercise.question();
        let circled = piece.filter(|_| is_on_paper && !exercise.is_circled);
        if let Some(square) = circled {
            let _ = writeln!(text, "draw = [\"circle {square}\"]");
        }
    }
    text
}
