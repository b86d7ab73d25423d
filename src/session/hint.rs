//! The hint ladder: the author's nudges first, then the piece, then the square or the whole move.

use crate::lesson::Task;
use crate::lesson::task::NameAsk;
use crate::rules::{Attempt, Move, Square};
use crate::session::play::Play;
use crate::session::{Effect, Say};

/// What a hint shows on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    /// This square, or the piece on it.
    Square(Square),
    /// This move.
    Move {
        /// From here.
        from: Square,
        /// To there.
        to: Square,
    },
}

/// How many positions a hint may cost.
const LIMIT: usize = 200_000;

impl Play {
    /// How many hints there are in all: the author's, and those that the board gives.
    pub(super) fn n_hints(&self) -> usize {
        let from_board = match self.step().task {
            Task::Squares { .. } | Task::Illegal { .. } | Task::Setup { .. } => 1,
            Task::Name { ask, .. } => usize::from(ask != NameAsk::Color),
            Task::Move { .. } | Task::Collect { .. } | Task::Play { .. } => 2,
            _ => 0,
        };
        self.step().n_hints + from_board
    }

    /// Shows the next hint; the last one again once all were seen.
    pub(super) fn ask_hint(&mut self) -> Vec<Effect> {
        if self.done || self.n_hints() == 0 {
            return Vec::new();
        }
        self.hints = (self.hints + 1).min(self.n_hints());
        self.picked = None;
        let (say, shown) = match self.hints.checked_sub(self.step().n_hints) {
            None | Some(0) => (Say::Hint(self.hints), None),
            Some(rung) => self.board_hint(rung),
        };
        self.say = say;
        self.shown_hint = shown;
        vec![Effect::Said]
    }

    /// A hint that the board gives: rung 1 is the piece where there is a rung 2.
    fn board_hint(&self, rung: usize) -> (Say, Option<Hint>) {
        if let Task::Squares { answer, .. } = self.step().task
            && let Some(square) = (answer - self.found).first()
        {
            return (Say::HintSquare(square), Some(Hint::Square(square)));
        }
        if let Some(square) = self.free_place().or(self.asked().map(|it| it.square)) {
            return (Say::HintSquare(square), Some(Hint::Square(square)));
        }
        let Some(Attempt { from, to, .. }) = self.best_attempt() else {
            return (Say::Task, None);
        };
        let whole = rung > 1 || matches!(self.step().task, Task::Illegal { .. });
        if whole {
            (Say::HintMove { from, to }, Some(Hint::Move { from, to }))
        } else {
            (Say::HintPiece(from), Some(Hint::Square(from)))
        }
    }

    /// A move that brings the learner on.
    fn best_attempt(&self) -> Option<Attempt> {
        match &self.step().task {
            Task::Collect { .. } => self
                .collecting
                .as_ref()?
                .best_move(LIMIT)
                .map(|mv| mv.attempt()),
            Task::Move { .. } => {
                let answers = self.right_moves();
                answers
                    .iter()
                    .find(|mv| !self.found_moves.contains(mv))
                    .map(Move::attempt)
            }
            Task::Illegal { attempt, .. } => Some(*attempt),
            Task::Play { .. } => self.next_of_line().first().map(Move::attempt),
            _ => None,
        }
    }
}
