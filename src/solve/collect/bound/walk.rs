//! Distances in the easier world: from every square to every target, for each kind of piece.
//!
//! Some guards stay in that world: those that must be taken anyway, because they watch a target
//! whatever else happens. While such a guard stands nobody lands on what it watches.

use crate::rules::bits::BitSet;
use crate::rules::geometry::{Geometry, bishop_reach, rook_reach};
use crate::rules::{Role, Square, SquareSet};
use crate::solve::collect::bound::NEVER;
use crate::solve::collect::bound::guards::Guards;

/// How pieces walk in the easier world, and where to.
///
/// Targets have numbers from 0; sets of them are numbers with a bit for each.
pub(super) struct Walk<G: Geometry> {
    guards: Guards<G>,
    /// The targets, those guards first that count for the distances.
    targets: Vec<Square<G>>,
    /// The number of the target on each square.
    numbers: Vec<Option<usize>>,
    /// The bits of the guards that come first.
    guard_bits: usize,
    /// Distances by role and set of guards standing, worked out when first asked for.
    tables: Vec<Option<Vec<u16>>>,
}

/// How many guards count for the distances.
const MAX_GUARDS: usize = 4;

impl<G: Geometry> Walk<G> {
    /// The ways to `targets`, among `guards`.
    pub(super) fn new(guards: Guards<G>, targets: SquareSet<G>) -> Self {
        let watching = guards.watching() & targets;
        let first: SquareSet<G> = watching.iter().take(MAX_GUARDS).collect();
        let ordered: Vec<Square<G>> = first.iter().chain(targets - first).collect();
        let mut numbers = vec![None; usize::from(G::SQUARES)];
        for (number, target) in ordered.iter().enumerate() {
            if let Some(slot) = numbers.get_mut(usize::from(target.index())) {
                *slot = Some(number);
            }
        }
        let n_tables = Role::ALL.len() << MAX_GUARDS;
        Self {
            guards,
            targets: ordered,
            numbers,
            guard_bits: (1 << first.iter().count()) - 1,
            tables: vec![None; n_tables],
        }
    }

    pub(super) fn n_targets(&self) -> usize {
        self.targets.len()
    }

    /// The square of a target, by its number.
    pub(super) fn target(&self, number: usize) -> Option<Square<G>> {
        self.targets.get(number).copied()
    }

    /// The number of the target on a square.
    #[inline]
    pub(super) fn number(&self, square: Square<G>) -> Option<usize> {
        let slot = self.numbers.get(usize::from(square.index()));
        slot.copied().flatten()
    }

    /// The fewest moves from a square to every target, while the set `left` is not taken.
    pub(super) fn ways(&mut self, role: Role, from: Square<G>, left: usize) -> &[u16] {
        let standing = left & self.guard_bits;
        let place = role.index() << MAX_GUARDS | standing;
        if self.tables.get(place).is_some_and(Option::is_none) {
            let table = self.table(role, standing);
            if let Some(slot) = self.tables.get_mut(place) {
                *slot = Some(table);
            }
        }
        let start = usize::from(from.index()) * self.targets.len();
        let table = self.tables.get(place).and_then(Option::as_deref);
        let ways = table.and_then(|table| table.get(start..start + self.targets.len()));
        ways.unwrap_or_default()
    }

    /// Distances by square, then by target.
    fn table(&self, role: Role, standing: usize) -> Vec<u16> {
        let mut forbidden = self.guards.blocked;
        if self.guards.are_feared_by(role) {
            forbidden = forbidden | self.guards.kings;
            for (number, guard) in self.targets.iter().enumerate().take(MAX_GUARDS) {
                if standing & 1 << number != 0 {
                    forbidden = forbidden | self.guards.watched(*guard);
                }
            }
        }
        let n_targets = self.targets.len();
        let mut table = vec![NEVER; n_targets * usize::from(G::SQUARES)];
        for (number, target) in self.targets.iter().enumerate() {
            self.walk_back(role, *target, forbidden, |square, distance| {
                if let Some(slot) = table.get_mut(usize::from(square) * n_targets + number) {
                    *slot = distance;
                }
            });
        }
        table
    }

    /// Tells the fewest moves to a target from every square, found by walking back from it.
    fn walk_back(
        &self,
        role: Role,
        target: Square<G>,
        forbidden: G::Bits,
        mut tell: impl FnMut(u8, u16),
    ) {
        let goal = G::Bits::single(target.index());
        let mut seen = goal;
        let mut frontier = goal & !forbidden;
        let mut distance = 0;
        squares(frontier).for_each(|square| tell(square, distance));
        while frontier != G::Bits::EMPTY {
            distance += 1;
            let steps = |reached, square| reached | self.steps(role, square);
            // All ways lead both ways here.
            let before =
                squares(frontier).fold(G::Bits::EMPTY, steps) & !seen & !self.guards.blocked;
            squares(before).for_each(|square| tell(square, distance));
            seen = seen | before;
            // One may start where one may not land.
            frontier = before & !forbidden;
        }
    }

    fn steps(&self, role: Role, from: u8) -> G::Bits {
        let blocked = self.guards.blocked;
        let straight = || rook_reach::<G>(from, blocked);
        let diagonal = || bishop_reach::<G>(from, blocked);
        match role {
            Role::King => G::king_steps(from),
            Role::Knight => G::knight_steps(from),
            Role::Bishop => diagonal(),
            Role::Rook => straight(),
            Role::Queen => straight() | diagonal(),
            Role::Pawn => straight() | diagonal() | G::knight_steps(from),
        }
    }
}

/// The square numbers of a set, lowest first.
fn squares<B: BitSet>(mut set: B) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (set != B::EMPTY).then(|| {
            let lowest = set.lowest();
            set = set.without_lowest();
            lowest
        })
    })
}
