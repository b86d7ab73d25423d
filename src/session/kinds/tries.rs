//! `try`: moves are made freely, and any legal one will do.

use crate::lesson::Step;
use crate::rules::{Geometry, Move, Square};
use crate::session::kinds::{BoardUse, Doing};
use crate::session::play::Play;
use crate::session::solo::Alone;
use crate::session::{Effect, Say};
use crate::solve::collect::CollectTask;
use crate::solve::hint::Rung;

/// The learner tries moves.
#[derive(Clone, Debug)]
pub(super) struct Trying<G: Geometry> {
    /// The board of the only piece that moves, where only one does.
    alone: Option<Alone<G>>,
    n_asked: usize,
}

impl<G: Geometry> Trying<G> {
    pub(super) fn new(step: &Step<G>, piece: Option<Square<G>>, n_asked: usize) -> Self {
        let alone = piece.map(|piece| {
            let task = CollectTask::new(*step.position());
            let piece = Some(piece);
            Alone::new(CollectTask { piece, ..task })
        });
        Self { alone, n_asked }
    }
}

impl<G: Geometry> Doing<G> for Trying<G> {
    fn on_board(&self) -> BoardUse {
        BoardUse::Moves
    }

    fn counted(&self, play: &Play<G>) -> (usize, usize) {
        (self.n_moves(play), self.n_asked)
    }

    fn n_moves(&self, play: &Play<G>) -> usize {
        match &self.alone {
            Some(alone) => alone.n_moves(),
            None => play.n_played(),
        }
    }

    fn rungs(&self) -> &'static [Rung] {
        &[]
    }

    fn moved(&mut self, play: &mut Play<G>, mv: Move<G>) -> Vec<Effect<G>> {
        let is_stuck = match &mut self.alone {
            Some(alone) => {
                alone.push(&mv);
                alone.position().legal_moves().is_empty()
            }
            None if play.line.play(mv.attempt()).is_err() => return Vec::new(),
            None => play.position().legal_moves().is_empty(),
        };
        let left = self.n_asked.saturating_sub(self.n_moves(play));
        play.go_on(if is_stuck { 0 } else { left }, Say::TriesMore { left });
        vec![Effect::Moved(mv), Effect::Said]
    }

    fn alone(&self) -> Option<&Alone<G>> {
        self.alone.as_ref()
    }

    fn alone_mut(&mut self) -> Option<&mut Alone<G>> {
        self.alone.as_mut()
    }
}
