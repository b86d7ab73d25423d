//! One step while it is done: what all kinds of steps share.
//!
//! Left out: whatever belongs to one kind alone, such as the number that is counted. That is the kind's
//! own, in [`kinds`](crate::session::kinds).

use crate::hand::Hand;
use crate::lesson::Step;
use crate::rules::{Attempt, Classic, Fault, Geometry, Line, Move, Position, Undone, Verdict};
use crate::session::{Effect, Hint, Say};

/// What every kind of step has.
#[derive(Clone, Debug)]
pub(super) struct Play<G: Geometry = Classic> {
    step: Step<G>,
    seed: u64,
    /// The board with its past, where moves are judged with it.
    pub(super) line: Line<G>,
    /// What is in the hand over the board.
    pub(super) hand: Hand<G>,
    /// The number of the step that follows, if a choice or the author says so.
    pub(super) go: Option<usize>,
    /// Whether the learner may go on though the step is not solved.
    pub(super) leads_on: bool,
    pub(super) hints: usize,
    /// How many of these hints the coach gave by itself.
    pub(super) given: usize,
    pub(super) shown_hint: Option<Hint<G>>,
    pub(super) mistakes: usize,
    /// How many tries in a row have not led on.
    pub(super) astray: usize,
    /// Whether it is shown what can be moved.
    pub(super) shows_hands: bool,
    pub(super) done: bool,
    pub(super) say: Say<G>,
    /// The hint that the coach gives by itself after that.
    pub(super) offered: Option<Say<G>>,
}

impl<G: Geometry> Play<G> {
    /// Begins a step; whatever is drawn by lot comes from the seed.
    pub(super) fn new(step: &Step<G>, seed: u64) -> Self {
        Self {
            step: step.clone(),
            seed,
            line: step.line.clone(),
            hand: Hand::default(),
            go: step.go,
            leads_on: false,
            hints: 0,
            given: 0,
            shown_hint: None,
            mistakes: 0,
            astray: 0,
            shows_hands: false,
            done: false,
            say: Say::Task,
            offered: None,
        }
    }

    pub(super) fn step(&self) -> &Step<G> {
        &self.step
    }

    pub(super) fn seed(&self) -> u64 {
        self.seed
    }

    pub(super) fn position(&self) -> &Position<G> {
        self.line.position()
    }

    /// How many moves were made since the learner's turn came.
    pub(super) fn n_played(&self) -> usize {
        self.line.moves().len() - self.step.line.moves().len()
    }

    /// Takes the last move back.
    pub(super) fn undo(&mut self) -> Option<Move<G>> {
        match self.line.undo() {
            Some(Undone::Move(mv)) => Some(mv),
            _ => None,
        }
    }

    /// Refuses a try and says why.
    pub(super) fn refuse(&mut self, attempt: Attempt<G>, fault: Fault<G>) -> Vec<Effect<G>> {
        let Attempt { from, to, .. } = attempt;
        self.hand.lay_down();
        self.say = Say::Refused(Box::new(fault));
        self.shown_hint = None;
        vec![Effect::Refused { from, to }, Effect::Said]
    }

    pub(super) fn tell(&mut self, say: Say<G>) -> Vec<Effect<G>> {
        self.say = say;
        self.shown_hint = None;
        vec![Effect::Said]
    }

    /// An answer that does not fit, and what is said to it.
    pub(super) fn miss(&mut self, say: Say<G>) -> Vec<Effect<G>> {
        self.mistakes += 1;
        self.tell(say)
    }

    /// A legal move that does not fit: it is shown, taken back, and talked about; the author's own
    /// sentence for this very move comes first.
    pub(super) fn return_move(&mut self, mv: &Move<G>, otherwise: Say<G>) -> Vec<Effect<G>> {
        let mut wrong = self.step.wrong.iter();
        let own = wrong.position(|wrong| wrong.attempt == mv.attempt());
        let mut effects = vec![Effect::TriedAndReturned(*mv)];
        effects.extend(self.miss(own.map_or(otherwise, Say::Wrong)));
        effects
    }

    /// A new try clears the answer to the last one, but not a hint or the success.
    pub(super) fn say_task_again(&mut self) {
        let keeps = matches!(
            self.say,
            Say::Hint(_)
                | Say::HintPiece(_)
                | Say::HintSquare(_)
                | Say::HintNext { .. }
                | Say::HintBack(_)
                | Say::HintMove { .. }
                | Say::Found { .. }
                | Say::FoundMan { .. }
                | Say::StarTaken { .. }
                | Say::StarFlew { .. }
                | Say::Yes(_)
                | Say::NextOfLine
                | Say::TriesMore { .. }
                | Say::YourTurn(_)
        );
        if !keeps {
            self.say = Say::Task;
        }
    }

    /// Ends the step with the coach's praise.
    pub(super) fn succeed(&mut self, shown: Option<Verdict<G>>) {
        self.done = true;
        self.hand.lay_down();
        self.shown_hint = None;
        self.say = Say::Yes(shown);
    }

    /// Ends the step with an answer that shows nothing more.
    pub(super) fn solve(&mut self) -> Vec<Effect<G>> {
        self.succeed(None);
        vec![Effect::Said]
    }

    /// An answer that fits: the step is solved if nothing is left, else this is said.
    pub(super) fn go_on(&mut self, left: usize, say: Say<G>) {
        if left == 0 {
            self.succeed(None);
        } else {
            self.say = say;
            self.shown_hint = None;
        }
    }
}
