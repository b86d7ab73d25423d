//! An exercise as an author would write it, and how it is read.

use std::fmt::Write;

use crate::diagnostic::Source;
use crate::lesson::copy::quoted;
use crate::lesson::{self, AnyLesson, on_board};
use crate::rules::{Geometry, Position, Square, SquareSet};

/// An exercise that is not proved yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    kind: &'static str,
    fields: Vec<(&'static str, String)>,
}

impl Draft {
    /// A step of this kind on this board, with the side to move as the child.
    pub(super) fn new(kind: &'static str, position: &Position) -> Self {
        Self::bare(kind).on(position)
    }

    /// The same on another board.
    pub(super) fn on(self, position: &Position) -> Self {
        self.with("board", &position.to_fen())
    }

    /// A step on an empty board.
    pub(super) fn bare(kind: &'static str) -> Self {
        Self {
            kind,
            fields: Vec::new(),
        }
    }

    /// With a setting that is a text.
    pub(super) fn with(self, key: &'static str, text: &str) -> Self {
        self.plain(key, &quoted(text))
    }

    /// With the name of a square.
    pub(super) fn at<G: Geometry>(self, key: &'static str, square: Square<G>) -> Self {
        self.with(key, &square.to_string())
    }

    /// With a list of squares.
    pub(super) fn squares(self, key: &'static str, squares: SquareSet) -> Self {
        let all: Vec<String> = squares.iter().map(|it| quoted(&it.to_string())).collect();
        self.plain(key, &format!("[{}]", all.join(", ")))
    }

    /// With a list of texts.
    pub(super) fn list(self, key: &'static str, texts: &[&str]) -> Self {
        let all: Vec<String> = texts.iter().map(|it| quoted(it)).collect();
        self.plain(key, &format!("[{}]", all.join(", ")))
    }

    /// With yes, or a number, or anything that is written like this; what was there under this key is gone.
    pub(super) fn plain(mut self, key: &'static str, value: &str) -> Self {
        match self.fields.iter_mut().find(|(it, _)| *it == key) {
            Some((_, there)) => value.clone_into(there),
            None => self.fields.push((key, value.to_owned())),
        }
        self
    }

    /// What stands below `[[step]]` and its name.
    pub(super) fn text(&self) -> String {
        let mut text = format!("kind = {}\n", quoted(self.kind));
        for (key, value) in &self.fields {
            // A text takes whatever is written to it.
            let _ = writeln!(text, "{key} = {value}");
        }
        text
    }
}

/// The lesson of such a step alone, with the step's text; `None` if anything is said against it.
///
/// Where a pin or a check leaves a piece fewer squares than it reaches, the text lists them: the reader warns otherwise.
pub(super) fn read(step: String) -> Option<(String, AnyLesson)> {
    let (lesson, is_clean) = read_alone(&step);
    let lesson = lesson?;
    if is_clean {
        return Some((step, lesson));
    }
    let step = step + &answer(&lesson)?;
    let (lesson, is_clean) = read_alone(&step);
    lesson.filter(|_| is_clean).map(|lesson| (step, lesson))
}

/// What the reader makes of a step, and whether it has nothing to say against it.
fn read_alone(step: &str) -> (Option<AnyLesson>, bool) {
    let text = format!("format = 1\nid = \"practice\"\n\n[[step]]\nid = \"exercise\"\n{step}");
    let (lesson, diagnostics) = lesson::read(&Source::new("practice.toml", text));
    (lesson, diagnostics.is_empty())
}

/// The right squares as the line of a step, where squares are asked for.
fn answer(lesson: &AnyLesson) -> Option<String> {
    on_board!(lesson, lesson => {
        let squares = lesson.steps.first()?.task.right_squares()?;
        let squares: Vec<String> = squares.iter().map(|it| format!("\"{it}\"")).collect();
        Some(format!("answer = [{}]\n", squares.join(", ")))
    })
}
