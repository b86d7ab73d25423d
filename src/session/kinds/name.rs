//! `name`: a drill with the names of squares. Where is e4, where is the c-file, is a1 light or dark?
//!
//! As hide and seek each wrong tap leaves a mark, and tapping there again is no other mistake.
//! The order comes from a seed, every square once before any comes again, and there is no clock.

use crate::lesson::task::NameAsk;
use crate::rules::{Classic, Geometry, Square, SquareSet};
use crate::session::kinds::{BoardUse, Doing};
use crate::session::play::Play;
use crate::session::{Answer, Effect, Hint, Say};
use crate::solve::hint::Rung;
use crate::solve::lot::mixed;

/// What the drill asks now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrillQuestion<G: Geometry = Classic> {
    /// What about the square.
    pub ask: NameAsk,
    /// Which one is pointed at, or looked for.
    pub square: Square<G>,
}

/// The learner names squares.
#[derive(Clone, Debug)]
pub(super) struct Naming<G: Geometry> {
    ask: NameAsk,
    times: usize,
    /// The squares in the order in which they are asked for.
    squares: Vec<Square<G>>,
    /// How many of them were named.
    named: usize,
    /// The squares of the last of them.
    last: SquareSet<G>,
    /// Where the one that is looked for is not, as hide and seek has shown.
    missed: SquareSet<G>,
}

impl<G: Geometry> Naming<G> {
    pub(super) fn new(ask: NameAsk, from: SquareSet<G>, times: usize, seed: u64) -> Self {
        Self {
            ask,
            times,
            squares: shuffled(from.iter().collect(), seed),
            named: 0,
            last: SquareSet::EMPTY,
            missed: SquareSet::EMPTY,
        }
    }

    fn named_one(&mut self, play: &mut Play<G>, square: Square<G>) -> Vec<Effect<G>> {
        self.named += 1;
        self.last = self.ask.answer(square);
        self.missed = SquareSet::EMPTY;
        let left = self.times.saturating_sub(self.named);
        play.go_on(left, Say::NamedMore { left });
        vec![Effect::Chosen(square), Effect::Said]
    }
}

/// Things in the order in which a seed asks for them.
pub(super) fn shuffled<T>(mut things: Vec<T>, seed: u64) -> Vec<T> {
    let mut state = seed;
    for last in (1..things.len()).rev() {
        state = mixed(state);
        let place = usize::try_from(state % (last as u64 + 1)).unwrap_or(0);
        things.swap(last, place);
    }
    things
}

/// Whether a square is light: a1 is dark, and its neighbors are light.
#[must_use]
pub fn is_light<G: Geometry>(square: Square<G>) -> bool {
    (square.file() + square.rank()) % 2 == 1
}

impl<G: Geometry> Doing<G> for Naming<G> {
    fn on_board(&self) -> BoardUse {
        match self.ask {
            NameAsk::Color => BoardUse::Nothing,
            NameAsk::Square | NameAsk::Find | NameAsk::File | NameAsk::Rank => BoardUse::Taps,
        }
    }

    fn answers(&self, _: &Play<G>) -> Vec<Answer> {
        match self.ask {
            NameAsk::Color => vec![Answer::Light, Answer::Dark],
            NameAsk::Square | NameAsk::Find | NameAsk::File | NameAsk::Rank => Vec::new(),
        }
    }

    fn counted(&self, _: &Play<G>) -> (usize, usize) {
        (self.named, self.times)
    }

    fn is_touched(&self) -> bool {
        self.named > 0
    }

    fn rungs(&self) -> &'static [Rung] {
        match self.ask {
            NameAsk::Color => &[],
            NameAsk::Square | NameAsk::Find | NameAsk::File | NameAsk::Rank => &[Rung::Square],
        }
    }

    /// A tap that answers where something is.
    fn press(&mut self, play: &mut Play<G>, square: Square<G>) -> Vec<Effect<G>> {
        let Some(DrillQuestion { ask, square: asked }) = self.asked(play) else {
            return Vec::new();
        };
        if ask == NameAsk::Color {
            return Vec::new();
        }
        if ask.answer(asked).contains(square) {
            return self.named_one(play, square);
        }
        if self.missed.contains(square) {
            return play.tell(Say::ThatIsSquare(square));
        }
        if ask == NameAsk::Find {
            self.missed.insert(square);
        }
        play.miss(Say::ThatIsSquare(square))
    }

    /// The learner says whether the square is light.
    fn answer(&mut self, play: &mut Play<G>, answer: Answer) -> Vec<Effect<G>> {
        let Some(DrillQuestion { square, .. }) = self.asked(play) else {
            return Vec::new();
        };
        match is_light(square) == (answer == Answer::Light) {
            true => self.named_one(play, square),
            false => play.miss(Say::ColorAgain(square)),
        }
    }

    fn hint(&self, play: &Play<G>, _: Rung) -> Option<Hint<G>> {
        self.asked(play).map(|it| Hint::Square(it.square))
    }

    fn found(&self) -> SquareSet<G> {
        self.last
    }

    fn missed(&self) -> SquareSet<G> {
        self.missed
    }

    fn asked(&self, play: &Play<G>) -> Option<DrillQuestion<G>> {
        let round = self.named.checked_rem(self.squares.len())?;
        let square = self.squares.get(round).copied().filter(|_| !play.done)?;
        let ask = self.ask;
        Some(DrillQuestion { ask, square })
    }
}
