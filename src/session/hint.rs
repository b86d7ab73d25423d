//! The hint ladder: the author's nudges first, then what the solver's ladder shows on the board: the
//! piece, the square, the whole move.

use crate::lesson::Task;
use crate::lesson::task::NameAsk;
use crate::rules::{Classic, Geometry, Square};
use crate::session::play::Play;
use crate::session::{Effect, Say};
use crate::solve::Budget;
use crate::solve::hint::{self, Quest, Rung};

/// What a hint shows on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint<G: Geometry = Classic> {
    /// The piece on this square.
    Piece(Square<G>),
    /// This square.
    Square(Square<G>),
    /// This move.
    Move {
        /// From here.
        from: Square<G>,
        /// To there.
        to: Square<G>,
    },
}

/// How many positions a hint may cost.
const LIMIT: usize = 200_000;

impl<G: Geometry> Play<G> {
    /// The rungs that the board gives in this kind of step, from below.
    fn rungs(&self) -> &'static [Rung] {
        match self.step().task {
            Task::Squares { .. } | Task::Setup { .. } => &[Rung::Square],
            Task::Name {
                ask: NameAsk::Color,
                ..
            } => &[],
            Task::Name { .. } => &[Rung::Square],
            // What is forbidden is no move: the solver knows none, and the step itself names it.
            Task::Illegal { .. } => &[Rung::Move],
            Task::Move { .. } | Task::Collect { .. } | Task::Play { .. } => {
                &[Rung::Piece, Rung::Square, Rung::Move]
            }
            _ => &[],
        }
    }

    /// How many hints there are in all: the author's, and those that the board gives.
    pub(super) fn n_hints(&self) -> usize {
        self.step().n_hints + self.rungs().len()
    }

    /// Shows the next hint; the last one again once all were seen.
    pub(super) fn ask_hint(&mut self) -> Vec<Effect<G>> {
        if self.done || self.n_hints() == 0 {
            return Vec::new();
        }
        self.hints = (self.hints + 1).min(self.n_hints());
        self.picked = None;
        let from_board = self.hints.checked_sub(self.step().n_hints + 1);
        let (say, shown) = match from_board.and_then(|place| self.rungs().get(place)) {
            None => (Say::Hint(self.hints), None),
            Some(rung) => match self.shown_on_board(*rung) {
                Some(hint) => (said(hint), Some(hint)),
                None => (Say::Task, None),
            },
        };
        self.say = say;
        self.shown_hint = shown;
        vec![Effect::Said]
    }

    /// What a rung shows from here; `None` if nothing leads on.
    fn shown_on_board(&self, rung: Rung) -> Option<Hint<G>> {
        let budget = &mut Budget::nodes(LIMIT);
        let hint = match &self.step().task {
            Task::Squares { answer, .. } => {
                return (*answer - self.found).first().map(Hint::Square);
            }
            Task::Setup { .. } => return self.free_place().map(Hint::Square),
            Task::Name { .. } => return self.asked().map(|it| Hint::Square(it.square)),
            Task::Illegal { attempt, .. } => {
                let (from, to) = (attempt.from, attempt.to);
                return Some(Hint::Move { from, to });
            }
            Task::Collect { .. } => {
                let task = self.collecting.as_ref()?.now();
                Quest::Collect(task).hint(rung, budget)
            }
            Task::Move { .. } => {
                let mut moves = self.right_moves();
                moves.retain(|mv| !self.found_moves.contains(mv));
                Quest::Moves(&moves).hint(rung, budget)
            }
            Task::Play { .. } => Quest::Moves(&self.next_of_line()).hint(rung, budget),
            _ => return None,
        };
        match hint.ok()?? {
            hint::Hint::Nudge => None,
            hint::Hint::Piece(square) => Some(Hint::Piece(square)),
            hint::Hint::Square(square) => Some(Hint::Square(square)),
            hint::Hint::Move(mv) => Some(Hint::Move {
                from: mv.from(),
                to: mv.to(),
            }),
        }
    }
}

/// What the coach says to a hint.
const fn said<G: Geometry>(hint: Hint<G>) -> Say<G> {
    match hint {
        Hint::Piece(square) => Say::HintPiece(square),
        Hint::Square(square) => Say::HintSquare(square),
        Hint::Move { from, to } => Say::HintMove { from, to },
    }
}
