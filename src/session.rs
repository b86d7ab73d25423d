//! A learner in a lesson: which step, what was tried, what the coach says now.
//!
//! A state machine without clock, text or files: [`Session::apply`] takes what the learner did and
//! answers with what changed; everything a screen shows can be asked for at any time. Each kind of
//! step has its own file; what they share is in `play`.

mod collect;
mod hint;
mod judge;
mod moves;
mod play;
mod say;
mod squares;

use std::sync::Arc;

use crate::lesson::{Lesson, Step};
use crate::rules::{Attempt, Move, Position, Role, Square, SquareSet};

use play::Play;

pub use hint::Hint;
pub use say::{Effect, Say};

/// Something the learner does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// Taps or clicks a square.
    Press(Square),
    /// Drags a piece from one square to another.
    Drop {
        /// Where it was picked up.
        from: Square,
        /// Where it was let go.
        to: Square,
    },
    /// Chooses what a pawn becomes.
    Promote(Role),
    /// Puts the picked piece down again.
    Cancel,
    /// Says whether the move in question is legal.
    Answer(bool),
    /// Asks for a hint.
    Hint,
    /// Takes the last move back.
    TakeBack,
    /// Starts this step again.
    Again,
    /// Goes on to the next step, or ends the lesson.
    Next,
    /// Goes back to the step before.
    Back,
}

/// What is known about one step of a run through a lesson.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// Whether it was solved.
    pub done: bool,
    /// How many hints were asked for.
    pub hints: usize,
    /// How many answers did not fit.
    pub mistakes: usize,
    /// How many moves it took, where moves are counted.
    pub moves: usize,
    /// The fewest moves, where moves are counted.
    pub par: Option<usize>,
}

/// One run of one learner through one lesson.
#[derive(Clone, Debug)]
pub struct Session {
    lesson: Arc<Lesson>,
    at: usize,
    play: Play,
    records: Vec<Record>,
    finished: bool,
}

impl Session {
    /// Opens a lesson at a step, counted from 0; a number beyond the last opens the first.
    ///
    /// `None` if the lesson has no steps.
    #[must_use]
    pub fn new(lesson: Arc<Lesson>, at: usize) -> Option<Self> {
        let at = if at < lesson.steps.len() { at } else { 0 };
        let play = Play::new(lesson.steps.get(at)?);
        let records = vec![Record::default(); lesson.steps.len()];
        Some(Self {
            lesson,
            at,
            play,
            records,
            finished: false,
        })
    }

    /// The lesson.
    #[must_use]
    pub fn lesson(&self) -> &Arc<Lesson> {
        &self.lesson
    }

    /// The present step.
    #[must_use]
    pub fn step(&self) -> &Step {
        self.play.step()
    }

    /// The number of the present step, from 0.
    #[must_use]
    pub fn index(&self) -> usize {
        self.at
    }

    /// What is known about each step.
    #[must_use]
    pub fn records(&self) -> &[Record] {
        &self.records
    }

    /// Whether the learner went on after the last step.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.finished
    }

    /// The position on the board.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.play.position()
    }

    /// The square of the picked piece.
    #[must_use]
    pub fn picked(&self) -> Option<Square> {
        self.play.picked
    }

    /// Where the picked piece may go.
    #[must_use]
    pub fn targets(&self) -> SquareSet {
        self.play.targets()
    }

    /// The stars still to be collected.
    #[must_use]
    pub fn stars_left(&self) -> SquareSet {
        self.play.stars_left()
    }

    /// The squares found so far.
    #[must_use]
    pub fn found(&self) -> SquareSet {
        self.play.found
    }

    /// How many answers of this step are found, and how many there are.
    #[must_use]
    pub fn counted(&self) -> (usize, usize) {
        self.play.counted()
    }

    /// The pawn that waits for its promotion: from where to where.
    #[must_use]
    pub fn promoting(&self) -> Option<Attempt> {
        self.play.promoting
    }

    /// The move that a question is about, until it is answered.
    #[must_use]
    pub fn question(&self) -> Option<Attempt> {
        self.play.question()
    }

    /// The last move that was made on the board.
    #[must_use]
    pub fn last_move(&self) -> Option<Move> {
        self.play.last_move()
    }

    /// How many moves the learner has made, where moves are counted.
    #[must_use]
    pub fn n_moves(&self) -> usize {
        self.play.n_moves()
    }

    /// What the coach says now.
    #[must_use]
    pub fn say(&self) -> &Say {
        &self.play.say
    }

    /// The hint that is shown now.
    #[must_use]
    pub fn hint(&self) -> Option<Hint> {
        self.play.shown_hint
    }

    /// How many hints were asked for, and how many there are.
    #[must_use]
    pub fn hints(&self) -> (usize, usize) {
        (self.play.hints, self.play.n_hints())
    }

    /// Whether the step is solved.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.play.done
    }

    /// Whether there is nothing to do in the step but to look and read.
    #[must_use]
    pub fn is_shown_only(&self) -> bool {
        self.play.is_shown_only()
    }

    /// Whether a move can be taken back.
    #[must_use]
    pub fn can_take_back(&self) -> bool {
        self.play.can_take_back()
    }

    /// Whether starting again changes anything: something was done, or moves are shown once more.
    #[must_use]
    pub fn can_start_again(&self) -> bool {
        self.play.is_touched() || !self.step().line.moves().is_empty()
    }

    /// Takes what the learner did; answers with what changed.
    pub fn apply(&mut self, input: Input) -> Vec<Effect> {
        match input {
            Input::Next => self.next(),
            Input::Back => self.go(self.at.checked_sub(1)),
            Input::Again => {
                self.play.start_again();
                vec![Effect::StepShown]
            }
            Input::Hint => self.play.ask_hint(),
            Input::TakeBack => self.play.take_back(),
            Input::Cancel => self.play.cancel(),
            Input::Press(square) => self.touch(|play| play.press(square)),
            Input::Drop { from, to } => self.touch(|play| play.drop(from, to)),
            Input::Promote(role) => self.touch(|play| play.promote(role)),
            Input::Answer(legal) => self.touch(|play| play.answer(legal)),
        }
    }

    /// Lets the learner act on the board and notes a step that was solved by it.
    fn touch(&mut self, act: impl FnOnce(&mut Play) -> Vec<Effect>) -> Vec<Effect> {
        let was_done = self.play.done;
        let mut effects = act(&mut self.play);
        if self.play.done && !was_done {
            self.note();
            effects.push(Effect::StepDone);
        }
        effects
    }

    fn note(&mut self) {
        if let Some(record) = self.records.get_mut(self.at) {
            *record = self.play.record();
        }
    }

    /// Goes on if the step is solved; a step that only shows something is solved by going on.
    fn next(&mut self) -> Vec<Effect> {
        if self.play.is_shown_only() {
            self.play.done = true;
        }
        if !self.play.done || self.finished {
            return Vec::new();
        }
        self.note();
        if self.at + 1 < self.lesson.steps.len() {
            return self.go(Some(self.at + 1));
        }
        self.finished = true;
        vec![Effect::LessonDone]
    }

    fn go(&mut self, to: Option<usize>) -> Vec<Effect> {
        let Some((to, step)) = to.and_then(|to| Some((to, self.lesson.steps.get(to)?))) else {
            return Vec::new();
        };
        self.play = Play::new(step);
        self.at = to;
        self.finished = false;
        vec![Effect::StepShown]
    }
}
