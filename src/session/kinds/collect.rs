//! `collect`: stars or pieces are collected by one side alone.

use crate::lesson::Step;
use crate::rules::{Geometry, Move};
use crate::session::hint::{OF_A_MOVE, is_out_of_reach, on_the_way};
use crate::session::kinds::{BoardUse, Doing};
use crate::session::play::Play;
use crate::session::solo::Alone;
use crate::session::{Effect, Hint, Say};
use crate::solve::collect::{CollectTask, Danger, Safety};
use crate::solve::hint::{Quest, Rung};

/// The learner collects.
#[derive(Clone, Debug)]
pub(super) struct Collecting<G: Geometry> {
    alone: Alone<G>,
}

impl<G: Geometry> Collecting<G> {
    pub(super) fn new(step: &Step<G>) -> Self {
        let nothing = || CollectTask::new(*step.position());
        let alone = Alone::new(step.collecting().unwrap_or_else(nothing));
        Self { alone }
    }

    /// How many stars and pieces there are to collect, and how many are left.
    fn left(&self) -> (usize, usize) {
        let (first, now) = (self.alone.first(), self.alone.now());
        (n_to_collect(first), n_to_collect(now))
    }

    /// What is said to a move after which a man could be lost, in a step that asks for safety.
    fn caught(&self, mv: Move<G>, danger: Danger<G>) -> Say<G> {
        match self.alone.now().safe {
            Safety::All => Say::Hangs { mv, danger },
            Safety::Off | Safety::Stop => Say::Caught { mv, danger },
        }
    }
}

/// The stars of a task, and the enemy pieces if they are to be taken.
fn n_to_collect<G: Geometry>(task: &CollectTask<G>) -> usize {
    task.stars.iter().count() + task.prey().iter().count()
}

impl<G: Geometry> Doing<G> for Collecting<G> {
    fn on_board(&self) -> BoardUse {
        BoardUse::Moves
    }

    fn counted(&self, _: &Play<G>) -> (usize, usize) {
        let (all, left) = self.left();
        (all - left, all)
    }

    fn n_moves(&self, _: &Play<G>) -> usize {
        self.alone.n_moves()
    }

    fn rungs(&self) -> &'static [Rung] {
        OF_A_MOVE
    }

    fn moved(&mut self, play: &mut Play<G>, mv: Move<G>) -> Vec<Effect<G>> {
        if let Some(danger) = self.alone.now().danger(&mv) {
            return play.return_move(&mv, self.caught(mv, danger));
        }
        let (_, before) = self.left();
        let stars = self.alone.now().stars;
        self.alone.push(&mv);
        let (_, left) = self.left();
        let now = self.alone.now();
        let flies = now.trail.flies() && now.stars != stars;
        let flown = now.shown().first().filter(|_| flies);
        play.shown_hint = None;
        if now.is_done() {
            play.succeed(None);
        } else if flown.is_some() {
            play.say = Say::StarFlew { left };
        } else if left < before && now.take_all {
            play.say = Say::PieceTaken { left };
        } else if left < before {
            play.say = Say::StarTaken { left };
        } else {
            play.say = Say::Task;
        }
        let flew = flown.map(|to| Effect::Flew { from: mv.to(), to });
        let effects = [Some(Effect::Moved(mv)), flew, Some(Effect::Said)];
        effects.into_iter().flatten().collect()
    }

    fn alone(&self) -> Option<&Alone<G>> {
        Some(&self.alone)
    }

    fn alone_mut(&mut self) -> Option<&mut Alone<G>> {
        Some(&mut self.alone)
    }

    fn hint(&self, _: &Play<G>, rung: Rung) -> Option<Hint<G>> {
        on_the_way(Quest::Collect(self.alone.now()), rung)
    }

    fn is_stuck(&self) -> bool {
        is_out_of_reach(Quest::Collect(self.alone.now()))
    }
}
