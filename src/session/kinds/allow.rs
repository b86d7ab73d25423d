//! `allow`: one man is taken off the board, so that a forbidden move becomes legal.
//!
//! # Decisions
//! * *Whoever is taken off in vain is back at once*, and the referee says why the move is still forbidden: that reason
//!   points to the man who has to go.
//! * *The man who wants to move stays, and so do the kings*: without them nobody asks.

use crate::rules::{Attempt, Board, Geometry, Piece, Square, SquareSet, Verdict};
use crate::session::kinds::{BoardUse, Doing};
use crate::session::play::Play;
use crate::session::{Effect, Hint, Say};
use crate::solve::change::{Change, removable};
use crate::solve::hint::Rung;

/// The learner takes a man off.
#[derive(Clone, Debug)]
pub(super) struct Allowing<G: Geometry> {
    attempt: Attempt<G>,
    answer: SquareSet<G>,
    board: Board<G>,
    /// Who was taken off, so that the move is legal.
    taken: Option<Square<G>>,
}

impl<G: Geometry> Allowing<G> {
    pub(super) fn new(board: Board<G>, attempt: Attempt<G>, answer: SquareSet<G>) -> Self {
        Self {
            attempt,
            answer,
            board,
            taken: None,
        }
    }
}

impl<G: Geometry> Doing<G> for Allowing<G> {
    fn on_board(&self) -> BoardUse {
        BoardUse::Taps
    }

    fn rungs(&self) -> &'static [Rung] {
        &[Rung::Square]
    }

    fn press(&mut self, play: &mut Play<G>, square: Square<G>) -> Vec<Effect<G>> {
        let position = play.position();
        if position.piece_at(square).is_none() {
            return play.tell(Say::NobodyThere(square));
        }
        let can_go = removable(position, self.attempt).contains(square);
        let changed = Change::Remove(square).apply(position);
        let Some(changed) = changed.filter(|_| can_go) else {
            return play.tell(Say::Stays(square));
        };
        match changed.judge(self.attempt) {
            Verdict::Legal(_) => {
                self.taken = Some(square);
                play.succeed(None);
                vec![Effect::Chosen(square), Effect::Said]
            }
            Verdict::Illegal(fault) => {
                play.mistakes += 1;
                play.refuse(self.attempt, fault)
            }
        }
    }

    fn question(&self) -> Option<Attempt<G>> {
        Some(self.attempt)
    }

    fn hint(&self, _: &Play<G>, _: Rung) -> Option<Hint<G>> {
        self.answer.first().map(Hint::Square)
    }

    fn found(&self) -> SquareSet<G> {
        self.taken.map_or(SquareSet::EMPTY, SquareSet::of)
    }

    /// The board without whoever was taken off.
    fn set_up(&self) -> Option<Vec<(Square<G>, Piece)>> {
        let taken = self.taken?;
        let men = self.board.iter().filter(|(at, _)| *at != taken);
        Some(men.collect())
    }
}
