//! The fewest moves of the easier world for one to three pieces: who takes which targets, in what order.
//!
//! For each kind of piece and each square a *row* tells what it costs to take any set of targets from
//! there; rows of several pieces are put together by trying every way to share the targets out.
//! All tables are filled as they are asked.

use crate::rules::geometry::Geometry;
use crate::rules::{Role, Square, SquareSet};
use crate::solve::collect::bound::NEVER;
use crate::solve::collect::bound::walk::Walk;
use crate::solve::collect::world::Layout;
use crate::solve::fold::FoldMap;

/// A piece that collects: what it is, where it stands, and where its row begins.
#[derive(Clone, Copy)]
struct Spot<G: Geometry> {
    role: Role,
    square: Square<G>,
    row: usize,
}

/// A cost that is not known yet.
const UNKNOWN: u16 = u16::MAX - 1;

/// Tables that grow as they are asked.
pub(super) struct Exact<G: Geometry> {
    walk: Walk<G>,
    /// For each role: what it costs to go on from a target with a set left; by set, then by target.
    tails: [Option<Vec<u16>>; 6],
    rows: FoldMap<(Role, Square<G>), usize>,
    /// All rows, one after another.
    costs: Vec<u16>,
    pairs: FoldMap<(usize, usize), Vec<u16>>,
}

impl<G: Geometry> Exact<G> {
    pub(super) fn new(walk: Walk<G>) -> Self {
        Self {
            walk,
            tails: [const { None }; 6],
            rows: FoldMap::default(),
            costs: Vec::new(),
            pairs: FoldMap::default(),
        }
    }

    fn n_sets(&self) -> usize {
        1 << self.walk.n_targets()
    }

    /// The fewest moves to take all of `left`.
    pub(super) fn rest(
        &mut self,
        layout: &Layout<G>,
        left: SquareSet<G>,
        moved: Option<Square<G>>,
    ) -> u16 {
        let numbers = left.iter().filter_map(|square| self.walk.number(square));
        let set = numbers.fold(0, |set, number| set | 1 << number);
        let first = moved.filter(|square| layout.movers.contains(*square));
        let Some(first) = first.or(layout.movers.first()) else {
            return if set == 0 { 0 } else { NEVER };
        };
        let mut others = (layout.movers - SquareSet::of(first)).iter();
        let first = self.spot(layout, first);
        match (others.next(), others.next()) {
            (None, _) => self.cost(first, set),
            (Some(second), None) => {
                let second = self.spot(layout, second);
                self.shared(first, second, set)
            }
            (Some(second), Some(third)) => {
                let pair = (self.spot(layout, second), self.spot(layout, third));
                self.shared_by_three(first, pair, set)
            }
        }
    }

    fn spot(&mut self, layout: &Layout<G>, square: Square<G>) -> Spot<G> {
        let piece = layout.position.piece_at(square);
        let role = piece.map_or(Role::Pawn, |piece| piece.role);
        let row = match self.rows.get(&(role, square)) {
            Some(row) => *row,
            None => {
                let row = self.costs.len();
                self.costs.resize(row + self.n_sets(), UNKNOWN);
                self.rows.insert((role, square), row);
                row
            }
        };
        Spot { role, square, row }
    }

    /// What a set costs one piece.
    #[inline]
    fn cost(&mut self, spot: Spot<G>, set: usize) -> u16 {
        let known = self.costs.get(spot.row + set).copied().unwrap_or(NEVER);
        if known == UNKNOWN {
            self.work_out(spot, set)
        } else {
            known
        }
    }

    fn work_out(&mut self, spot: Spot<G>, set: usize) -> u16 {
        if self
            .tails
            .get(spot.role.index())
            .is_some_and(Option::is_none)
        {
            let tail = self.tail(spot.role);
            if let Some(slot) = self.tails.get_mut(spot.role.index()) {
                *slot = Some(tail);
            }
        }
        let tail = self.tails.get(spot.role.index()).and_then(Option::as_deref);
        let ways = self.walk.ways(spot.role, spot.square, set);
        let cost = cheapest_first(set, ways, tail.unwrap_or_default());
        if let Some(slot) = self.costs.get_mut(spot.row + set) {
            *slot = cost;
        }
        cost
    }

    /// The least cost if two pieces share a set.
    fn shared(&mut self, one: Spot<G>, other: Spot<G>, set: usize) -> u16 {
        let mut least = NEVER;
        for own in subsets(set) {
            let cost = self.cost(one, own);
            if cost < least {
                least = least.min(cost.saturating_add(self.cost(other, set & !own)));
            }
        }
        least
    }

    fn shared_by_three(&mut self, one: Spot<G>, pair: (Spot<G>, Spot<G>), set: usize) -> u16 {
        let key = (pair.0.row, pair.1.row);
        let known = self.pairs.remove(&key);
        let mut together = known.unwrap_or_else(|| vec![UNKNOWN; self.n_sets()]);
        let mut least = NEVER;
        for own in subsets(set) {
            let others = set & !own;
            let cost = self.cost(one, own);
            if let Some(slot) = together.get_mut(others).filter(|_| cost < least) {
                if *slot == UNKNOWN {
                    *slot = self.shared(pair.0, pair.1, others);
                }
                least = least.min(cost.saturating_add(*slot));
            }
        }
        self.pairs.insert(key, together);
        least
    }

    /// The shortest ways over every set, from every target outside it: smaller sets are known already.
    fn tail(&mut self, role: Role) -> Vec<u16> {
        let n_targets = self.walk.n_targets();
        let mut tail = vec![NEVER; self.n_sets() * n_targets];
        for set in 0..self.n_sets() {
            for from in (0..n_targets).filter(|from| set & 1 << from == 0) {
                let Some(square) = self.walk.target(from) else {
                    continue;
                };
                let cost = cheapest_first(set, self.walk.ways(role, square, set), &tail);
                if let Some(slot) = tail.get_mut(set * n_targets + from) {
                    *slot = cost;
                }
            }
        }
        tail
    }
}

/// The least cost of taking a set, `ways` being the way to each target and `tail` the way on.
#[inline]
fn cheapest_first(set: usize, ways: &[u16], tail: &[u16]) -> u16 {
    if set == 0 {
        return 0;
    }
    let mut least = NEVER;
    let mut waiting = set;
    while waiting != 0 {
        let bit = waiting & waiting.wrapping_neg();
        waiting &= !bit;
        let target = usize::try_from(bit.trailing_zeros()).unwrap_or_default();
        let rest = tail.get((set & !bit) * ways.len() + target);
        if let Some((way, rest)) = ways.get(target).zip(rest) {
            least = least.min(way.saturating_add(*rest));
        }
    }
    least
}

/// Every subset of a set, the set itself first and the empty one last.
fn subsets(set: usize) -> impl Iterator<Item = usize> {
    std::iter::successors(Some(set), move |subset| {
        subset.checked_sub(1).map(|smaller| smaller & set)
    })
}
