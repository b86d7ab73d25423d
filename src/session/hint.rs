//! The hint ladder: the author's nudges first, then what the solver's ladder shows on the board: the
//! piece, the square, the whole move.

use crate::rules::{Classic, Geometry, Square};
use crate::session::exercise::Exercise;
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

/// The whole ladder, where a move is to be found.
pub(super) const OF_A_MOVE: &[Rung] = &[Rung::Piece, Rung::Square, Rung::Move];

/// What a rung shows of the way to a goal.
pub(super) fn on_the_way<G: Geometry>(quest: Quest<'_, G>, rung: Rung) -> Option<Hint<G>> {
    let hint = quest.hint(rung, &mut Budget::nodes(LIMIT));
    match hint.ok()?? {
        hint::MoveHint::Piece(square) => Some(Hint::Piece(square)),
        hint::MoveHint::Square(square) => Some(Hint::Square(square)),
        hint::MoveHint::Move(mv) => Some(Hint::Move {
            from: mv.from(),
            to: mv.to(),
        }),
    }
}

impl<G: Geometry> Exercise<G> {
    /// How many hints there are in all: the author's, and those that the board gives.
    pub(super) fn n_hints(&self) -> usize {
        self.play.step().n_hints + self.kind.rungs().len()
    }

    /// Shows the next hint; the last one again once all were seen.
    pub(super) fn ask_hint(&mut self) -> Vec<Effect<G>> {
        if self.play.done || self.n_hints() == 0 {
            return Vec::new();
        }
        let hints = (self.play.hints + 1).min(self.n_hints());
        let from_board = hints.checked_sub(self.play.step().n_hints + 1);
        let (say, shown) = match from_board.and_then(|place| self.kind.rungs().get(place)) {
            None => (Say::Hint(hints), None),
            Some(rung) => match self.kind.hint(&self.play, *rung) {
                Some(hint) => (said(hint), Some(hint)),
                None => (Say::Task, None),
            },
        };
        self.play.hints = hints;
        self.play.hand.lay_down();
        self.play.say = say;
        self.play.shown_hint = shown;
        vec![Effect::Said]
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
