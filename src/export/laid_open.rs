//! A lesson as it stands on paper: where a step asks for boards of practice, those of its first round stand one below the
//! other. They are the same on every sheet, and before a class.

use std::sync::Arc;

use crate::lesson::{Lesson, Step};
use crate::locale::Phrase;
use crate::rules::Geometry;
use crate::scene::{Mark, Tone};
use crate::session::Session;

/// A lesson of which every board is a step.
pub(super) struct LaidOpen<G: Geometry> {
    pub(super) lesson: Arc<Lesson<G>>,
    /// What the program asks on each board that it has made, by the number of the step.
    pub(super) asked: Vec<Vec<Phrase>>,
    /// How many boards there are, where they begin.
    pub(super) rounds: Vec<Option<usize>>,
}

impl<G: Geometry> LaidOpen<G> {
    pub(super) fn of(lesson: &Arc<Lesson<G>>) -> Self {
        let steps = lesson.steps.iter().enumerate();
        let all = steps.flat_map(|(at, step)| match step.task.about().practice {
            Some(_) => boards(lesson, at),
            None => vec![(step.clone(), Vec::new())],
        });
        let (steps, asked): (Vec<_>, Vec<_>) = all.unzip();
        let rounds = lesson.steps.iter().flat_map(|step| {
            let asked = step.task.about().practice.map(|it| it.count);
            let others = asked.map_or(0, |n| n.saturating_sub(1));
            [asked].into_iter().chain(std::iter::repeat_n(None, others))
        });
        Self {
            rounds: rounds.collect(),
            lesson: Arc::new(Lesson {
                head: lesson.head.clone(),
                steps,
            }),
            asked,
        }
    }
}

/// The boards of the step with this number, each with its question. The first has the step's own words too.
fn boards<G: Geometry>(lesson: &Arc<Lesson<G>>, at: usize) -> Vec<(Step<G>, Vec<Phrase>)> {
    let mut session = Session::new(Arc::clone(lesson), at);
    let mut boards = Vec::new();
    while let Some((shown, round)) = session.as_ref().and_then(|it| Some((it, it.round()?))) {
        let mut step = shown.step().clone();
        // Where the words for the screen say what is to be done with a finger, those of a sheet of many boards are said, on
        // which the piece stands in a circle.
        let question = match round.board().question() {
            Phrase::AskMoves { .. } | Phrase::AskEscapes => round.board().question_of_circled(),
            other => other,
        };
        if matches!(question, Phrase::CircledMoves { .. }) {
            let piece = step.task.about().piece;
            step.draw
                .extend(piece.map(|at| Mark::Circle(at.into(), Tone::Blue)));
        }
        if !boards.is_empty() {
            step.id = round.board().name.to_string();
            step.picture = None;
        }
        let board = round.board();
        let known = board.known_at_the_table().into_iter();
        boards.push((step, known.chain([question]).collect()));
        if !session.as_mut().is_some_and(|it| it.turn_board(true)) {
            break;
        }
    }
    boards
}
