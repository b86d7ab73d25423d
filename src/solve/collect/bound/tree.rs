//! A bound for many pieces or many targets: the ways form a tree over pieces and targets, and no tree
//! is shorter than the shortest one.

use crate::rules::geometry::Geometry;
use crate::rules::{Role, SquareSet};
use crate::solve::collect::bound::NEVER;
use crate::solve::collect::bound::walk::Walk;
use crate::solve::collect::world::Layout;

/// Shortest trees, grown target by target from all pieces at once.
pub(super) struct Tree<G: Geometry> {
    walk: Walk<G>,
}

impl<G: Geometry> Tree<G> {
    pub(super) const fn new(walk: Walk<G>) -> Self {
        Self { walk }
    }

    /// The length of the shortest tree over the pieces and everything left; `NEVER` if there is none.
    pub(super) fn rest(&mut self, layout: &Layout<G>, left: SquareSet<G>) -> u16 {
        let roles = roles_of(layout);
        // For each target: its number, and how far it is from the tree so far.
        let mut waiting: Vec<(usize, u16)> = Vec::new();
        for target in left {
            if let Some(target) = self.walk.number(target) {
                waiting.push((target, self.nearest_piece(layout, target)));
            }
        }
        let mut length: u16 = 0;
        while let Some(nearest) = (0..waiting.len()).min_by_key(|i| waiting.get(*i).map(|w| w.1)) {
            let (target, distance) = waiting.swap_remove(nearest);
            length = length.saturating_add(distance);
            for (other, known) in &mut waiting {
                *known = (*known).min(self.between(&roles, target, *other));
            }
        }
        length
    }

    fn nearest_piece(&mut self, layout: &Layout<G>, target: usize) -> u16 {
        let distances = layout.movers.iter().filter_map(|square| {
            let role = layout.position.piece_at(square)?.role;
            self.walk.ways(role, square, 0).get(target).copied()
        });
        distances.min().unwrap_or(NEVER)
    }

    /// How far two targets are from each other, for the piece that does it best, either way.
    fn between(&mut self, roles: &[Role], one: usize, other: usize) -> u16 {
        let Some((a, b)) = self.walk.target(one).zip(self.walk.target(other)) else {
            return NEVER;
        };
        let ways = roles.iter().map(|role| {
            let there = self.walk.ways(*role, a, 0).get(other).copied();
            let back = self.walk.ways(*role, b, 0).get(one).copied();
            there.unwrap_or(NEVER).min(back.unwrap_or(NEVER))
        });
        ways.min().unwrap_or(NEVER)
    }
}

/// The roles that collect; a pawn stands for all that it may become.
fn roles_of<G: Geometry>(layout: &Layout<G>) -> Vec<Role> {
    let has = |role: &Role| layout.position.board().by_role(*role).meets(layout.movers);
    Role::ALL.into_iter().filter(has).collect()
}
