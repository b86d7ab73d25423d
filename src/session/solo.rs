//! A board on which one side moves again and again: the other side waits.

use crate::rules::{Classic, Geometry, Move, Position, Square, SquareSet};
use crate::solve::collect::CollectTask;

/// The board with the way back.
#[derive(Clone, Debug)]
pub(super) struct Alone<G: Geometry = Classic> {
    /// What is left to do after each move; the first is the beginning.
    first: CollectTask<G>,
    later: Vec<(Move<G>, CollectTask<G>)>,
}

impl<G: Geometry> Alone<G> {
    /// Begins with what is to be done.
    pub(super) fn new(first: CollectTask<G>) -> Self {
        let later = Vec::new();
        Self { first, later }
    }

    /// A move is made.
    pub(super) fn push(&mut self, mv: &Move<G>) {
        let next = self.now().after(mv);
        self.later.push((*mv, next));
    }

    /// What was to be done at the beginning.
    pub(super) fn first(&self) -> &CollectTask<G> {
        &self.first
    }

    /// What is left to do.
    pub(super) fn now(&self) -> &CollectTask<G> {
        self.later.last().map_or(&self.first, |(_, task)| task)
    }

    pub(super) fn position(&self) -> &Position<G> {
        &self.now().position
    }

    pub(super) fn only_piece(&self) -> Option<Square<G>> {
        self.now().piece
    }

    /// The stars that lie on the board.
    pub(super) fn stars(&self) -> SquareSet<G> {
        self.now().shown()
    }

    pub(super) fn n_moves(&self) -> usize {
        self.later.len()
    }

    /// The moves that were made, in order.
    pub(super) fn moves(&self) -> impl Iterator<Item = &Move<G>> {
        self.later.iter().map(|(mv, _)| mv)
    }

    pub(super) fn last_move(&self) -> Option<Move<G>> {
        self.later.last().map(|(mv, _)| *mv)
    }

    pub(super) fn take_back(&mut self) -> Option<Move<G>> {
        self.later.pop().map(|(mv, _)| mv)
    }
}
