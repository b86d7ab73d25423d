//! A lesson on whichever board it is, for those who keep lessons of both.

use std::any::Any;
use std::ops::Deref;
use std::sync::Arc;

use crate::lesson::{Head, Lesson};
use crate::rules::{Classic, Cross, Geometry};
use crate::solve::strength::Strength;

/// How the names of the rules begin that are about writing moves.
const NOTATION: &str = "rule-written-";

/// A proved lesson on one of the boards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnyLesson {
    /// On the 8x8 board.
    Classic(Arc<Lesson<Classic>>),
    /// On the cross of the family game.
    Cross(Arc<Lesson<Cross>>),
}

/// Does the same with a lesson on whichever board it is.
#[macro_export]
macro_rules! on_board {
    ($lesson:expr, $it:ident => $do:expr) => {
        match $lesson {
            $crate::lesson::AnyLesson::Classic($it) => $do,
            $crate::lesson::AnyLesson::Cross($it) => $do,
        }
    };
}
pub use on_board;

impl AnyLesson {
    /// The lesson, if it is on this board.
    #[must_use]
    pub fn on<G: Geometry>(&self) -> Option<Arc<Lesson<G>>> {
        self.held_on().cloned()
    }

    /// The same, not taken out.
    pub(crate) fn held_on<G: Geometry>(&self) -> Option<&Arc<Lesson<G>>> {
        let lesson: &dyn Any = on_board!(self, lesson => lesson);
        lesson.downcast_ref()
    }

    /// The names of its steps, in order.
    pub fn step_names(&self) -> impl Iterator<Item = &str> {
        let names: Vec<&str> =
            on_board!(self, lesson => lesson.steps.iter().map(|it| it.id.as_str()).collect());
        names.into_iter()
    }

    /// How many steps it has.
    #[must_use]
    pub fn n_steps(&self) -> usize {
        on_board!(self, lesson => lesson.steps.len())
    }

    /// The names of its steps, in order.
    #[must_use]
    pub fn step_ids(&self) -> Vec<&str> {
        on_board!(self, lesson => lesson.steps.iter().map(|step| step.id.as_str()).collect())
    }

    /// The names of the pictures beside its steps.
    #[must_use]
    pub fn pictures(&self) -> Vec<&String> {
        on_board!(self, lesson => {
            let steps = lesson.steps.iter();
            steps.filter_map(|step| step.picture.as_ref()).collect()
        })
    }

    /// Whether it is a picture story: nothing but pages of one.
    #[must_use]
    pub fn is_story(&self) -> bool {
        on_board!(self, lesson => {
            lesson.steps.iter().all(|step| step.task.about().story.is_some())
        })
    }

    /// Whether it is about how moves are written: it asks to write one, or names such a rule.
    #[must_use]
    pub fn is_about_notation(&self) -> bool {
        let is_written = |name: &&str| name.starts_with(NOTATION);
        on_board!(self, lesson => lesson.steps.iter().any(|step| {
            step.task.about().is_of_notation || step.teaches.iter().any(is_written)
        }))
    }

    /// The same lesson with another strength of the coach in the game of one step. Nothing that was proved depends
    /// on it.
    #[must_use]
    pub fn against(&self, step: &str, strength: Strength) -> Self {
        match self {
            Self::Classic(lesson) => Self::Classic(Arc::new(against(lesson, step, strength))),
            Self::Cross(lesson) => Self::Cross(Arc::new(against(lesson, step, strength))),
        }
    }

    /// The number of the step of a name, from 0.
    #[must_use]
    pub fn place_of(&self, id: &str) -> Option<usize> {
        self.step_ids().iter().position(|known| *known == id)
    }
}

fn against<G: Geometry>(lesson: &Lesson<G>, step: &str, strength: Strength) -> Lesson<G> {
    let mut lesson = lesson.clone();
    for step in lesson.steps.iter_mut().filter(|it| it.id == step) {
        step.task.meet(strength);
    }
    lesson
}

impl Deref for AnyLesson {
    type Target = Head;

    fn deref(&self) -> &Head {
        on_board!(self, lesson => &lesson.head)
    }
}
