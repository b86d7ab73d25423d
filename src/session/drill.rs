//! A drill with the names of squares: where is e4, where is the c-file, is a1 light or dark?
//!
//! The order comes from a seed, every square once before any comes again, and there is no clock.

use crate::lesson::Task;
use crate::lesson::task::NameAsk;
use crate::rules::{Classic, Geometry, Square, SquareSet};
use crate::session::play::Play;
use crate::session::{Effect, Say};
use crate::solve::friend::mixed;

/// What the drill asks now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question<G: Geometry = Classic> {
    /// What about the square.
    pub ask: NameAsk,
    /// The square.
    pub square: Square<G>,
}

/// The squares in the order in which a seed asks for them.
pub(super) fn shuffled<G: Geometry>(squares: SquareSet<G>, seed: u64) -> Vec<Square<G>> {
    let mut squares: Vec<Square<G>> = squares.iter().collect();
    let mut state = seed;
    for last in (1..squares.len()).rev() {
        state = mixed(state);
        let place = usize::try_from(state % (last as u64 + 1)).unwrap_or(0);
        squares.swap(last, place);
    }
    squares
}

impl<G: Geometry> Play<G> {
    /// What is asked now; `None` once all was answered.
    pub(super) fn asked(&self) -> Option<Question<G>> {
        let Task::Name { ask, .. } = self.step().task else {
            return None;
        };
        let round = self.named.checked_rem(self.drill.len())?;
        let square = self.drill.get(round).copied().filter(|_| !self.done)?;
        Some(Question { ask, square })
    }

    /// A tap that answers where something is.
    pub(super) fn show_square(&mut self, square: Square<G>) -> Vec<Effect<G>> {
        let Some(Question { ask, square: asked }) = self.asked() else {
            return Vec::new();
        };
        let is_right = match ask {
            NameAsk::Square => square == asked,
            NameAsk::File => square.file() == asked.file(),
            NameAsk::Rank => square.rank() == asked.rank(),
            NameAsk::Color => return Vec::new(),
        };
        if is_right {
            return self.named_one(square);
        }
        self.mistakes += 1;
        self.tell(Say::ThatIsSquare(square))
    }

    /// The learner says whether the square is light.
    pub(super) fn say_color(&mut self, light: bool) -> Vec<Effect<G>> {
        let Some(Question { square, .. }) = self.asked() else {
            return Vec::new();
        };
        if is_light(square) == light {
            return self.named_one(square);
        }
        self.mistakes += 1;
        self.tell(Say::ColorAgain(square))
    }

    fn named_one(&mut self, square: Square<G>) -> Vec<Effect<G>> {
        let Task::Name { times, .. } = self.step().task else {
            return Vec::new();
        };
        self.named += 1;
        self.found = SquareSet::of(square);
        let left = times.saturating_sub(self.named);
        if left == 0 {
            self.succeed(None);
        } else {
            self.tell(Say::NamedMore { left });
        }
        vec![Effect::Chosen(square), Effect::Said]
    }
}

/// Whether a square is light: a1 is dark, and its neighbors are light.
#[must_use]
pub fn is_light<G: Geometry>(square: Square<G>) -> bool {
    (square.file() + square.rank()) % 2 == 1
}
