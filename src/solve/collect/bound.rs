//! How many moves are needed at least, seen from an easier world.
//!
//! In the easier world enemies do not block (but their kings do: nobody takes them), they guard only
//! if they must be taken anyway, pieces run through each other, and a pawn moves like a queen and a
//! knight in one. There the fewest moves can be told exactly for a few pieces and targets
//! ([`Exact`]), and nearly so for many ([`Tree`]). What is true in the easier world is never too
//! much in the real one.

mod exact;
mod guards;
mod tree;
mod walk;

use crate::rules::geometry::{Geometry, Wing};
use crate::rules::{Position, Square, SquareSet};
use crate::solve::collect::CollectTask;
use crate::solve::collect::world::Layout;

use exact::Exact;
use guards::Guards;
use tree::Tree;
use walk::Walk;

/// What cannot be done in any number of moves.
const NEVER: u16 = u16::MAX;

/// How many targets at most are told exactly, by the number of pieces that collect, from 1.
const MAX_EXACT: [u32; 3] = [12, 10, 11];

/// The least number of moves still needed.
pub(super) struct Bound<G: Geometry> {
    /// Enemies that must be taken.
    prey: SquareSet<G>,
    kind: Kind<G>,
}

enum Kind<G: Geometry> {
    Exact(Box<Exact<G>>),
    Tree(Tree<G>),
}

impl<G: Geometry> Bound<G> {
    pub(super) fn new(task: &CollectTask<G>) -> Self {
        let guards = Guards::new(task);
        let wanted = task.stars | task.prey();
        let n_movers = usize::try_from(task.movers().len()).unwrap_or(usize::MAX);
        let limit = n_movers.checked_sub(1).and_then(|n| MAX_EXACT.get(n));
        let fits = |targets: SquareSet<G>| limit.is_some_and(|limit| targets.len() <= *limit);
        let all = guards.with_guards_of(wanted);
        let targets = if fits(wanted) && !fits(all) {
            wanted
        } else {
            all
        };
        let walk = Walk::new(guards, targets);
        let kind = if fits(targets) {
            Kind::Exact(Box::new(Exact::new(walk)))
        } else {
            Kind::Tree(Tree::new(walk))
        };
        let prey = targets & task.position.enemies(task.position.turn());
        Self { prey, kind }
    }

    /// How many moves are needed at least, or `None` if it cannot be done.
    ///
    /// `moved` is where the last move landed: a help for speed, nothing else.
    pub(super) fn rest(
        &mut self,
        layout: &Layout<G>,
        stars: SquareSet<G>,
        moved: Option<Square<G>>,
    ) -> Option<usize> {
        let position = &layout.position;
        if position.passed().next().is_some() {
            // A capture in passing takes what it does not land on. Only the first move can be one.
            return Some(0);
        }
        let left = stars | (self.prey & position.enemies(position.turn()));
        let rest = match &mut self.kind {
            Kind::Exact(exact) => exact.rest(layout, left, moved),
            Kind::Tree(tree) => tree.rest(layout, left),
        };
        let rest = (rest != NEVER).then_some(usize::from(rest))?;
        let saved = saved_by_castling(position);
        let n_left = usize::try_from(left.len()).unwrap_or(usize::MAX);
        Some(if saved == 0 {
            rest
        } else {
            rest.saturating_sub(saved).max(n_left)
        })
    }
}

/// How many moves castling may save: in the easier world the king takes every step, and the rook goes too.
fn saved_by_castling<G: Geometry>(position: &Position<G>) -> usize {
    let turn = position.turn();
    let wings = Wing::BOTH.into_iter();
    let possible = wings.filter(|wing| position.castling().has(turn, *wing));
    let steps = possible.filter_map(|wing| {
        let path = G::castling(turn, wing);
        let from = Square::<G>::from_index(path.king_from)?;
        let (files, ranks) = from.distance(Square::from_index(path.king_to)?);
        Some(usize::from(files.unsigned_abs().max(ranks.unsigned_abs())))
    });
    steps.max().unwrap_or(0)
}
