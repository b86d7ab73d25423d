//! What is drawn for an exercise: numbers from its name, the same on every machine.

use crate::practice::Name;
use crate::practice::letters::seed_of;
use crate::rules::{Geometry, Square, SquareSet};
use crate::solve::lot;

/// Numbers from a name.
#[derive(Clone, Debug)]
pub(super) struct Dice {
    /// Of all that the name says.
    seed: u64,
    /// The seed alone: seeds that follow each other take turns.
    first_turn: u64,
    /// What is left of it in this trial.
    turn: u64,
    place: u64,
    /// The same for both exercises of a pair.
    of_pair: u64,
}

impl Dice {
    pub(super) fn new(name: Name) -> Self {
        let of_skill = seed_of(name.skill.name.bytes().chain([b'-', name.level]));
        let of = |seed: u32| lot::mixed(of_skill ^ lot::mixed(u64::from(seed)));
        Self {
            seed: of(name.seed),
            of_pair: of(name.seed & !1),
            first_turn: u64::from(name.seed),
            turn: u64::from(name.seed),
            place: 0,
        }
    }

    /// Another trial for the same exercise: what is drawn goes on, whose turn it is stays.
    pub(super) fn begin_trial(&mut self) {
        self.turn = self.first_turn;
    }

    /// Numbers that both exercises of a pair draw alike, new ones in each trial: an even seed and the one that follows
    /// are a pair. And whether this is the second of them.
    pub(super) fn pair(&mut self) -> (Self, bool) {
        self.place += 1;
        let seed = lot::mixed(self.of_pair.wrapping_add(self.place));
        let turn = self.first_turn / 2;
        let alike = Self {
            seed,
            first_turn: turn,
            turn,
            place: 0,
            of_pair: seed,
        };
        (alike, !self.first_turn.is_multiple_of(2))
    }

    /// A number below this one; 0 if that is 0.
    pub(super) fn below(&mut self, limit: u32) -> u32 {
        self.place += 1;
        lot::drawn(self.seed, self.place, limit)
    }

    /// Whether something happens that happens so many times out of so many.
    pub(super) fn happens(&mut self, times: u32, out_of: u32) -> bool {
        self.below(out_of) < times
    }

    /// One of these.
    pub(super) fn one<T: Copy>(&mut self, all: &[T]) -> Option<T> {
        let n = u32::try_from(all.len()).unwrap_or(u32::MAX);
        all.get(usize::try_from(self.below(n)).ok()?).copied()
    }

    /// A square of these.
    pub(super) fn square<G: Geometry>(&mut self, of: SquareSet<G>) -> Option<Square<G>> {
        let n = usize::try_from(self.below(of.len())).ok()?;
        of.iter().nth(n)
    }

    /// The one whose turn it is: seeds that follow each other go round all of them, in every trial of one the same. What is
    /// asked first changes fastest.
    pub(super) fn turn<T: Copy>(&mut self, all: &[T]) -> Option<T> {
        let n = u64::try_from(all.len()).ok().filter(|n| *n > 0)?;
        let chosen = all.get(usize::try_from(self.turn % n).ok()?).copied();
        self.turn /= n;
        chosen
    }
}
