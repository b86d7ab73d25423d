//! Collecting stars: one piece moves again and again, the other side waits.

use crate::lesson::{Step, Task};
use crate::rules::{Attempt, Move, Position, Square, SquareSet, Verdict};
use crate::session::play::Play;
use crate::session::{Effect, Say};
use crate::solve::{Budget, collect};

/// The board of a step that collects, with the way back.
#[derive(Clone, Debug)]
pub(super) struct Collecting {
    /// What is left to do after each move; the first is the beginning. Never empty.
    first: collect::Task,
    later: Vec<(Move, collect::Task)>,
    par: usize,
}

impl Collecting {
    /// The collecting of a step, `None` for other kinds.
    pub(super) fn new(step: &Step) -> Option<Self> {
        let Task::Collect { par, .. } = step.task else {
            return None;
        };
        let par = usize::try_from(par).unwrap_or(usize::MAX);
        Some(Self {
            first: step.collecting()?,
            later: Vec::new(),
            par,
        })
    }

    fn now(&self) -> &collect::Task {
        self.later.last().map_or(&self.first, |(_, task)| task)
    }

    pub(super) fn position(&self) -> &Position {
        &self.now().position
    }

    pub(super) fn only_piece(&self) -> Option<Square> {
        self.now().piece
    }

    pub(super) fn stars_left(&self) -> SquareSet {
        self.now().stars
    }

    pub(super) fn par(&self) -> usize {
        self.par
    }

    pub(super) fn n_moves(&self) -> usize {
        self.later.len()
    }

    pub(super) fn last_move(&self) -> Option<Move> {
        self.later.last().map(|(mv, _)| *mv)
    }

    pub(super) fn take_back(&mut self) -> Option<Move> {
        self.later.pop().map(|(mv, _)| mv)
    }

    /// The next move of a shortest way from here.
    pub(super) fn best_move(&self, limit: usize) -> Option<Move> {
        collect::solve(self.now(), &mut Budget::nodes(limit))
            .ok()?
            .moves
            .first()
            .copied()
    }
}

impl Play {
    /// A move of the collecting piece.
    pub(super) fn collect(&mut self, attempt: Attempt, verdict: Verdict) -> Vec<Effect> {
        let Attempt { from, to, .. } = attempt;
        let mv = match verdict {
            Verdict::Legal(mv) => mv,
            Verdict::Illegal(fault) => return self.refuse(from, to, fault),
        };
        let Some(collecting) = &mut self.collecting else {
            return Vec::new();
        };
        if collecting.now().is_caught(&mv) {
            let attackers = collecting.now().attackers_after(&mv);
            return self.caught(&mv, attackers);
        }
        let before = collecting.stars_left().len();
        let next = collecting.now().after(&mv);
        let left = next.stars.len();
        let all_done = next.is_done();
        collecting.later.push((mv, next));
        self.shown_hint = None;
        if all_done {
            self.succeed(None);
        } else if left < before {
            self.say = Say::StarTaken {
                left: usize::try_from(left).unwrap_or(usize::MAX),
            };
        } else {
            self.say = Say::Task;
        }
        vec![Effect::Moved(mv), Effect::Said]
    }

    /// A move that lands where it can be taken, in a step that asks for safety.
    fn caught(&mut self, mv: &Move, attackers: SquareSet) -> Vec<Effect> {
        self.mistakes += 1;
        let to = mv.to();
        let own = self
            .step()
            .wrong
            .iter()
            .position(|wrong| wrong.attempt == mv.attempt());
        let say = own.map_or(Say::Caught { to, attackers }, Say::Wrong);
        let mut effects = vec![Effect::TriedAndReturned(*mv)];
        effects.extend(self.tell(say));
        effects
    }
}
