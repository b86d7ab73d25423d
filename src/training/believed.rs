//! What a learner seems to believe: moved by first answers, kept in the record, told to the teacher.
//!
//! # Decisions
//! * *Only the first answer is heard*: see [`Response`]. In a lesson that is the one of the first time.
//! * *The learner is never told*: a run brings the cure, as boards like any other, with a sentence at the
//!   end of the first.
//! * *What another version has named stays in the record*, and is not looked at here.

use std::collections::BTreeSet;

use crate::lesson::{Step, Task};
use crate::locale::Phrase;
use crate::practice::belief::{BELIEFS, Belief, Hunch, Hunches, Question, Response};
use crate::progress::Progress;
use crate::rules::{Attempt, Geometry, Square, SquareSet};
use crate::session::{Answer, Session, Tried};
use crate::storage::{Day, Unknown};

/// What is guessed about what a learner believes, as the record says it.
#[must_use]
pub fn hunches(progress: &Progress) -> Hunches {
    let kept = |belief: &'static Belief| {
        let hunch: Hunch = progress.belief(belief.id)?.clone().try_into().ok()?;
        Some((belief, hunch))
    };
    BELIEFS.iter().filter_map(kept).collect()
}

/// Keeps what a first answer to a step says about what the learner believes. Steps that no belief is about say nothing.
pub fn hear(step: &Step, given: &Response, progress: &mut Progress, today: Day) {
    let Some(question) = Question::of(step) else {
        return;
    };
    let mut hunches = hunches(progress);
    hunches.hear(&question, given);
    for (id, hunch) in hunches.known() {
        if let Ok(content) = Unknown::try_from(hunch) {
            progress.set_belief(id, content, today);
        }
    }
}

/// What a teacher is told about a learner: a sentence for each belief that is all but certain, in the order of the course.
#[must_use]
pub fn told(progress: &Progress) -> Vec<Phrase> {
    let named = hunches(progress).named().into_iter();
    named.map(|belief| belief.told.clone()).collect()
}

/// What was answered at first to the present step of a session; `None` if nothing was, or no belief is about such steps.
#[must_use]
pub fn first_answer<G: Geometry>(session: &Session<G>) -> Option<Response> {
    let tried = session.first_tries();
    let last = tried.last()?;
    Some(match &session.step().task {
        Task::Squares { .. } => {
            let tapped = tried.iter().filter_map(|it| match *it {
                Tried::Square(square) | Tried::Move(Attempt { to: square, .. }) => {
                    on_classic(square)
                }
                Tried::Answer(_) => None,
            });
            Response::Squares(tapped.collect::<SquareSet>())
        }
        Task::Move { .. } => {
            let made = tried.iter().filter_map(|it| match *it {
                Tried::Move(made) => Some(Attempt {
                    from: on_classic(made.from)?,
                    to: on_classic(made.to)?,
                    promotion: made.promotion,
                }),
                Tried::Square(_) | Tried::Answer(_) => None,
            });
            Response::Moves(made.collect::<BTreeSet<_>>())
        }
        Task::Judge { .. } => match *last {
            Tried::Answer(Answer::Legal) => Response::Allowed(true),
            Tried::Answer(Answer::NotLegal) => Response::Allowed(false),
            _ => return None,
        },
        Task::Status { .. } => match *last {
            Tried::Answer(Answer::Standing(given)) => Response::Standing(given),
            _ => return None,
        },
        Task::Say
        | Task::Story(_)
        | Task::Collect { .. }
        | Task::Illegal { .. }
        | Task::Allow { .. }
        | Task::Try { .. }
        | Task::Name { .. }
        | Task::Play { .. }
        | Task::Claim { .. }
        | Task::Count { .. }
        | Task::Write { .. }
        | Task::Setup { .. }
        | Task::Choose { .. }
        | Task::Sort { .. }
        | Task::Game { .. }
        | Task::Practice(_) => return None,
    })
}

/// The same square of the board with 64 squares, which all beliefs are about.
pub(super) fn on_classic<G: Geometry>(square: Square<G>) -> Option<Square> {
    Square::new(square.file(), square.rank())
}
