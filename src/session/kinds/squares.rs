//! `squares`: squares are tapped, and each tap is answered at once.

use crate::lesson::SquaresAsk;
use crate::rules::{Attempt, Geometry, Square, SquareSet, Verdict};
use crate::session::kinds::{BoardUse, Doing, size};
use crate::session::play::Play;
use crate::session::{Effect, Hint, Say};
use crate::solve::hint::Rung;

/// The learner taps squares.
#[derive(Clone, Debug)]
pub(super) struct Tapping<G: Geometry> {
    ask: SquaresAsk,
    piece: Option<Square<G>>,
    answer: SquareSet<G>,
    found: SquareSet<G>,
}

impl<G: Geometry> Tapping<G> {
    pub(super) fn new(ask: SquaresAsk, piece: Option<Square<G>>, answer: SquareSet<G>) -> Self {
        Self {
            ask,
            piece,
            answer,
            found: SquareSet::EMPTY,
        }
    }

    /// If a piece was to go there, the referee says why it does not.
    fn not_this_square(&self, play: &mut Play<G>, square: Square<G>) -> Vec<Effect<G>> {
        if let Some(from) = self.mover(play).filter(|from| *from != square)
            && let Verdict::Illegal(fault) = play.line.judge(Attempt::new(from, square))
        {
            play.mistakes += 1;
            return play.refuse(Attempt::new(from, square), fault);
        }
        play.miss(Say::NotThisSquare(square))
    }

    /// The piece whose moves are asked for.
    fn mover(&self, play: &Play<G>) -> Option<Square<G>> {
        let position = play.position();
        match self.ask {
            SquaresAsk::Moves | SquaresAsk::Captures => self.piece,
            SquaresAsk::Escapes => position.kings(position.turn()).only(),
            SquaresAsk::Attackers
            | SquaresAsk::Guards
            | SquaresAsk::Checkers
            | SquaresAsk::Listed => None,
        }
    }
}

impl<G: Geometry> Doing<G> for Tapping<G> {
    fn on_board(&self) -> BoardUse {
        BoardUse::Taps
    }

    fn counted(&self, _: &Play<G>) -> (usize, usize) {
        (size(self.found), size(self.answer))
    }

    fn is_touched(&self) -> bool {
        !self.found.is_empty()
    }

    fn rungs(&self) -> &'static [Rung] {
        &[Rung::Square]
    }

    fn press(&mut self, play: &mut Play<G>, square: Square<G>) -> Vec<Effect<G>> {
        if self.found.contains(square) {
            return play.tell(Say::FoundBefore(square));
        }
        if !self.answer.contains(square) {
            return self.not_this_square(play, square);
        }
        self.found.insert(square);
        let left = size(self.answer - self.found);
        play.go_on(left, Say::Found { left });
        vec![Effect::Chosen(square), Effect::Said]
    }

    fn hint(&self, _: &Play<G>, _: Rung) -> Option<Hint<G>> {
        (self.answer - self.found).first().map(Hint::Square)
    }

    fn found(&self) -> SquareSet<G> {
        self.found
    }
}
