//! The hint ladder: first something to see on the board, so that it helps whoever does not read; then the
//! author's nudges; then what is left of the solver's ladder: the square, the whole move.

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

/// One rung of the whole ladder of a step.
enum Nudge {
    /// What the board shows.
    Shown(Rung),
    /// The author's hint with this number, from 1.
    Told(usize),
}

impl<G: Geometry> Exercise<G> {
    /// How many hints there are in all: the author's, and those that the board gives.
    pub(super) fn n_hints(&self) -> usize {
        self.play.step().n_hints + self.kind.rungs().len()
    }

    /// What the hint with this number is, from 1.
    fn step_of(&self, hint: usize) -> Option<Nudge> {
        let (rungs, n_told) = (self.kind.rungs(), self.play.step().n_hints);
        let seen_first = usize::from(self.seen_first().is_some());
        let told = hint.checked_sub(seen_first)?;
        if told == 0 {
            return self.seen_first().map(Nudge::Shown);
        }
        if told <= n_told {
            return Some(Nudge::Told(told));
        }
        rungs
            .get(told - n_told - 1 + seen_first)
            .copied()
            .map(Nudge::Shown)
    }

    /// What is shown before anything is told: for whoever does not read. The whole move comes last.
    fn seen_first(&self) -> Option<Rung> {
        let first = self.kind.rungs().first().copied();
        first.filter(|rung| *rung != Rung::Move)
    }

    /// Shows the next hint; the last one again once all were seen.
    pub(super) fn ask_hint(&mut self) -> Vec<Effect<G>> {
        if self.play.done || self.n_hints() == 0 {
            return Vec::new();
        }
        let hints = (self.play.hints + 1).min(self.n_hints());
        let glow = self
            .seen_first()
            .and_then(|it| self.kind.hint(&self.play, it));
        let (say, shown) = match self.step_of(hints) {
            None => (Say::Task, None),
            // What was shown first stays to be seen.
            Some(Nudge::Told(number)) => (Say::Hint(number), glow),
            Some(Nudge::Shown(rung)) => match self.kind.hint(&self.play, rung) {
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

    /// The move that leads on, as the last hint would show it; nothing is counted.
    pub(super) fn way_on(&self) -> Option<(Square<G>, Square<G>)> {
        match self.kind.hint(&self.play, Rung::Move)? {
            Hint::Move { from, to } => Some((from, to)),
            Hint::Piece(_) | Hint::Square(_) => None,
        }
    }

    /// The coach gives the first hint by itself, to somebody who has seen none.
    pub(super) fn offer_hint(&mut self) -> Vec<Effect<G>> {
        if self.play.hints > 0 {
            return Vec::new();
        }
        let effects = self.ask_hint();
        self.play.given = self.play.hints;
        effects
    }

    /// The piece that leads on, as the first hint would show it; else the only one that can be moved.
    pub(super) fn to_move(&self) -> Option<Square<G>> {
        if self.play.done {
            return None;
        }
        let knows = self.kind.rungs().contains(&Rung::Piece);
        let shown = self.kind.hint(&self.play, Rung::Piece).filter(|_| knows);
        if let Some(Hint::Piece(at)) = shown {
            return Some(at);
        }
        let hands = self.hands();
        hands.first().filter(|_| hands.len() == 1)
    }

    /// Says the task once more, and shows what can be moved.
    pub(super) fn repeat(&mut self) -> Vec<Effect<G>> {
        if self.play.done {
            return Vec::new();
        }
        self.play.say = Say::Task;
        self.play.shows_hands = true;
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
