//! `count`: a number goes up and down, or is typed, and is handed in.

use crate::rules::{Geometry, Square, SquareSet};
use crate::session::kinds::{BoardUse, Doing, Typed};
use crate::session::play::Play;
use crate::session::{Effect, Say};
use crate::solve::hint::Rung;

/// The greatest number that can be reached.
const MOST: u32 = 999;

/// The learner counts.
#[derive(Clone, Debug)]
pub(super) struct Counting<G: Geometry> {
    answer: u32,
    number: u32,
    /// The squares that a finger was put on.
    marked: SquareSet<G>,
}

impl<G: Geometry> Counting<G> {
    pub(super) fn new(answer: u32) -> Self {
        Self {
            answer,
            number: 0,
            marked: SquareSet::EMPTY,
        }
    }

    fn hand_in(&self, play: &mut Play<G>) -> Vec<Effect<G>> {
        let number = self.number;
        if number == self.answer {
            return play.solve();
        }
        play.miss(if number < self.answer {
            Say::CountMore(number)
        } else {
            Say::CountFewer(number)
        })
    }
}

impl<G: Geometry> Doing<G> for Counting<G> {
    fn on_board(&self) -> BoardUse {
        BoardUse::Taps
    }

    fn is_touched(&self) -> bool {
        !self.marked.is_empty()
    }

    fn rungs(&self) -> &'static [Rung] {
        &[]
    }

    /// A tap leaves a mark, or takes it away: a finger on each thing counted.
    fn press(&mut self, _: &mut Play<G>, square: Square<G>) -> Vec<Effect<G>> {
        if self.marked.contains(square) {
            self.marked.remove(square);
        } else {
            self.marked.insert(square);
        }
        vec![Effect::Chosen(square)]
    }

    /// A typed digit stands behind the others.
    fn typed(&mut self, play: &mut Play<G>, typed: Typed<'_>) -> Vec<Effect<G>> {
        let number = match typed {
            Typed::Change(true) => self.number + 1,
            Typed::Change(false) => self.number.saturating_sub(1),
            Typed::Erase(_) => self.number / 10,
            Typed::HandIn(_) => return self.hand_in(play),
            Typed::Piece(_) => return Vec::new(),
            Typed::Letter(letter) => {
                let Some(digit) = letter.to_digit(10) else {
                    return Vec::new();
                };
                let longer = self.number * 10 + digit;
                if longer > MOST { digit } else { longer }
            }
        };
        self.number = number.min(MOST);
        play.say_task_again();
        vec![Effect::Said]
    }

    fn found(&self) -> SquareSet<G> {
        self.marked
    }

    fn number(&self) -> Option<u32> {
        Some(self.number)
    }
}
