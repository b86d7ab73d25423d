//! A round: boards that practice makes, one after the other, in the place of one step.
//!
//! # Decisions
//! * *A board takes the place of its step*: it bears the step's name, leads on where the step does, and has the step's own
//!   sentences. Whoever shows, plays or keeps steps needs to know nothing else of it.
//! * *Which boards come hangs on the step, and on how many rounds of it were begun before*: nothing else. The first round is
//!   the same for everybody, before a class, on paper and behind an address; a learner who comes again goes on with boards
//!   that have not come yet. What is kept is kept of the step, whichever boards it had.
//! * *A board counts once*, when it is solved. What is done with it afterwards changes nothing.
//! * *A round is no dead end*: one that was not passed is played again with fresh boards, or left, and the step stays open.

use std::sync::Arc;

use crate::lesson::task::PracticeTask;
use crate::lesson::{Lesson, Step};
use crate::practice::{Exercise, Series};
use crate::rules::Geometry;
use crate::session::Record;

/// Boards one after the other, and how those went that are done.
#[derive(Clone, Debug)]
pub struct Round {
    asked: PracticeTask,
    /// How many rounds of this step were begun before.
    number: u32,
    /// The boards behind the one that is played.
    later: Series,
    board: Exercise,
    /// The place of this board in the round, from 0.
    place: usize,
    /// Whether it is noted how this board went.
    is_noted: bool,
    /// Whether each board that is done was right at once.
    outcomes: Vec<bool>,
    /// How many hints were asked for.
    hints: usize,
}

impl Round {
    /// Begins a round of a lesson's step at one of its boards, counted from 0; `None` if the step asks for none, or there
    /// is no such board.
    pub(super) fn begin<G: Geometry>(
        lesson: &str,
        step: &Step<G>,
        number: u32,
        place: usize,
    ) -> Option<Self> {
        let asked = step.task.about().practice?;
        if place >= asked.count {
            return None;
        }
        let mut later = Series::of_step(lesson, &step.id, asked, number)?;
        let board = later.nth(place)?;
        Some(Self {
            asked: *asked,
            number,
            later,
            board,
            place,
            is_noted: false,
            outcomes: Vec::new(),
            hints: 0,
        })
    }

    /// How many rounds of this step were begun before.
    #[must_use]
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// The board that is played.
    #[must_use]
    pub const fn board(&self) -> &Exercise {
        &self.board
    }

    /// Its place in the round, from 0.
    #[must_use]
    pub const fn place(&self) -> usize {
        self.place
    }

    /// How many boards there are.
    #[must_use]
    pub const fn n_boards(&self) -> usize {
        self.asked.count
    }

    /// How many of them must be right at once.
    #[must_use]
    pub const fn n_needed(&self) -> usize {
        self.asked.pass
    }

    /// Whether each board that is done was right at once, the first first.
    #[must_use]
    pub fn outcomes(&self) -> &[bool] {
        &self.outcomes
    }

    /// How many boards were right at once.
    #[must_use]
    pub fn n_right(&self) -> usize {
        self.outcomes.iter().filter(|it| **it).count()
    }

    /// Whether the last board is done.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.is_noted && self.place + 1 >= self.asked.count
    }

    /// Whether it is over, and enough boards were right at once.
    #[must_use]
    pub fn is_passed(&self) -> bool {
        self.is_over() && self.n_right() >= self.n_needed()
    }

    /// Notes how the board went, the first time that it is solved.
    pub(super) fn note(&mut self, is_at_once: bool, hints: usize) {
        if !std::mem::replace(&mut self.is_noted, true) {
            self.outcomes.push(is_at_once);
            self.hints += hints;
        }
    }

    /// What is known of the step; `None` as long as the round is not passed.
    pub(super) fn record(&self) -> Option<Record> {
        self.is_passed().then(|| Record {
            done: true,
            hints: self.hints,
            mistakes: self.outcomes.len() - self.n_right(),
            ..Record::default()
        })
    }

    /// Goes to the next board; `false` if there is none: then the round is as long as it is now.
    pub(super) fn go_on(&mut self) -> bool {
        if self.is_over() {
            return false;
        }
        match self.later.next() {
            Some(next) => {
                self.board = next;
                self.place += 1;
                self.is_noted = false;
                true
            }
            None => {
                self.asked.count = self.place + 1;
                false
            }
        }
    }

    /// A lesson of the board alone; `None` where another board is played on than that of practice.
    #[must_use]
    pub fn lesson<G: Geometry>(&self) -> Option<Arc<Lesson<G>>> {
        self.board.lesson().on::<G>()
    }

    /// The board in the place of its step.
    pub(super) fn step<G: Geometry>(&self, own: &Step<G>) -> Option<Step<G>> {
        let board = self.lesson::<G>()?.steps.first()?.clone();
        Some(Step {
            id: own.id.clone(),
            teaches: own.teaches.clone(),
            picture: own.picture.clone(),
            go: own.go,
            because_say: own.because_say.clone(),
            ..board
        })
    }
}
