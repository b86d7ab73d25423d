//! The hint ladder: first something to see on the board, so that it helps whoever does not read; then the
//! author's nudges, and with each of them more is to be seen; last of all the whole move.
//!
//! # Decisions
//! * *Nothing is shown that everybody sees*: where one piece alone can move, the first hint is where it goes. Where squares
//!   are tapped, it is the piece that is asked about, if others are on the board.
//! * *The arrow comes with the last words*: nobody asks five times for one move.
//! * *Every hint is another one*: where no author has words, the piece with its square would tell as much as the arrow, and
//!   there are two hints.
//! * *Words go with the picture*: the author's nudges are written for the beginning. Once pieces were moved by one side
//!   alone, every hint is about the next move from where they stand now.

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
    /// The piece here, and the square there; the way between is not drawn yet.
    Ends {
        /// The piece.
        from: Square<G>,
        /// The square.
        to: Square<G>,
    },
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

/// Whether it is sure that nothing leads to a goal.
pub(super) fn is_out_of_reach<G: Geometry>(quest: Quest<'_, G>) -> bool {
    quest.best(&mut Budget::nodes(LIMIT)) == Ok(None)
}

/// What is to be seen with a hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sight {
    /// As much of the way as a rung tells.
    Rung(Rung),
    /// The piece and its square.
    Ends,
}

impl<G: Geometry> Exercise<G> {
    /// What there is to see, a little more each time.
    fn sights(&self) -> Vec<Sight> {
        let rungs = self.kind.rungs();
        if rungs != OF_A_MOVE {
            return rungs.iter().map(|rung| Sight::Rung(*rung)).collect();
        }
        let first = match self.moves_alone() {
            true => Rung::Square,
            false => Rung::Piece,
        };
        let (first, last) = (Sight::Rung(first), Sight::Rung(Rung::Move));
        match self.play.step().n_hints {
            0 => vec![first, last],
            _ => vec![first, Sight::Ends, last],
        }
    }

    /// Whether everybody sees which piece is to be moved.
    fn moves_alone(&self) -> bool {
        self.hands().len() == 1
    }

    /// How many hints there are in all: one to see, then the author's, and as many as there is to see.
    pub(super) fn n_hints(&self) -> usize {
        let (n_told, n_seen) = (self.play.step().n_hints, self.sights().len());
        (n_told + usize::from(n_seen > 0)).max(n_seen)
    }

    /// What is seen with the hint of this number, from 1: the least with the first, all of it with the last.
    fn sight_of(&self, hint: usize) -> Option<Sight> {
        let sights = self.sights();
        let from_last = self.n_hints().saturating_sub(hint);
        match sights.len() {
            0 => None,
            _ if from_last == 0 => sights.last().copied(),
            n_sights => sights
                .get((hint - 1).min(n_sights.saturating_sub(2)))
                .copied(),
        }
    }

    /// What a sight shows from here.
    fn seen(&self, sight: Sight) -> Option<Hint<G>> {
        match sight {
            Sight::Rung(rung) => self.kind.hint(&self.play, rung),
            Sight::Ends => {
                let (from, to) = self.way_on()?;
                Some(Hint::Ends { from, to })
            }
        }
    }

    /// Shows the next hint; the last one again once all were seen.
    pub(super) fn ask_hint(&mut self) -> Vec<Effect<G>> {
        if self.play.done || self.n_hints() == 0 || self.is_thinking() {
            return Vec::new();
        }
        let hint = (self.play.hints + 1).min(self.n_hints());
        let sight = self.sight_of(hint);
        let shown = sight.and_then(|it| self.seen(it));
        // The first is seen, where there is anything to see.
        let told = hint - usize::from(sight.is_some());
        let is_told = (1..=self.play.step().n_hints).contains(&told);
        let (say, shown) = match (self.moved_on(), shown) {
            (Some(_), Some(hint)) => (said(hint), shown),
            (Some(back), None) if self.kind.is_stuck() => {
                (Say::HintBack(back), Some(Hint::Square(back)))
            }
            _ if is_told => (Say::Hint(told), shown),
            (_, Some(hint)) => (said(hint), shown),
            (_, None) => (Say::Task, None),
        };
        self.play.say = say;
        self.play.offered = None;
        self.play.hints = hint;
        self.play.hand.lay_down();
        self.play.shown_hint = shown;
        vec![Effect::Said]
    }

    /// From where one side alone has made its last move, once it has made one.
    pub(super) fn moved_on(&self) -> Option<Square<G>> {
        let last = self.kind.alone()?.last_move()?;
        Some(last.from())
    }

    /// The move that leads on, as the last hint would show it; nothing is counted.
    pub(super) fn way_on(&self) -> Option<(Square<G>, Square<G>)> {
        match self.kind.hint(&self.play, Rung::Move)? {
            Hint::Move { from, to } => Some((from, to)),
            Hint::Piece(_) | Hint::Square(_) | Hint::Ends { .. } => None,
        }
    }

    /// The coach gives the first hint by itself, to somebody who has seen none; after what is said about the last try.
    pub(super) fn offer_hint(&mut self) -> Vec<Effect<G>> {
        if self.play.hints > 0 {
            return Vec::new();
        }
        // Nobody has asked for it, so what is in the hand stays there.
        let (said, hand) = (self.play.say.clone(), self.play.hand);
        let effects = self.ask_hint();
        self.play.hand = hand;
        self.play.given = self.play.hints;
        if said != Say::Task && !effects.is_empty() {
            let hint = std::mem::replace(&mut self.play.say, said);
            self.play.offered = Some(hint).filter(|it| *it != Say::Task);
        }
        effects
    }

    /// The piece that leads on, as the first hint would show it; else the only one that can be moved.
    pub(super) fn to_move(&self) -> Option<Square<G>> {
        if self.play.done {
            return None;
        }
        let hands = self.hands();
        let knows = !hands.is_empty() && self.kind.rungs().contains(&Rung::Piece);
        let shown = self.kind.hint(&self.play, Rung::Piece).filter(|_| knows);
        if let Some(Hint::Piece(at)) = shown {
            return Some(at);
        }
        hands.first().filter(|_| hands.len() == 1)
    }

    /// Says the task once more, and shows what can be moved.
    pub(super) fn repeat(&mut self) -> Vec<Effect<G>> {
        if self.play.done {
            return Vec::new();
        }
        self.play.say = Say::Task;
        self.play.offered = None;
        self.play.shows_hands = true;
        vec![Effect::Said]
    }
}

/// What the coach says to a hint.
const fn said<G: Geometry>(hint: Hint<G>) -> Say<G> {
    match hint {
        Hint::Piece(square) => Say::HintPiece(square),
        Hint::Square(square) => Say::HintSquare(square),
        Hint::Ends { from, to } => Say::HintNext { from, to },
        Hint::Move { from, to } => Say::HintMove { from, to },
    }
}
