//! What stands still in the easier world: walls (allies are such too), enemy kings, and guards that must be taken anyway.

use crate::rules::bits::BitSet;
use crate::rules::geometry::{Geometry, bishop_reach, rook_reach};
use crate::rules::{Position, Role, Square, SquareSet};
use crate::solve::collect::{CollectTask, Safety};

/// Walls and guards of a task.
pub(super) struct Guards<G: Geometry> {
    /// Where nobody ever lands, and what nobody passes.
    pub(super) blocked: G::Bits,
    /// Where enemy kings guard for ever.
    pub(super) kings: G::Bits,
    /// Whether nobody may stop where an enemy watches.
    stops_safely: bool,
    /// Enemies with the squares that they watch as long as they stand, whatever else happens.
    watched: Vec<(Square<G>, G::Bits)>,
}

impl<G: Geometry> Guards<G> {
    pub(super) fn new(task: &CollectTask<G>) -> Self {
        let position = &task.position;
        let (movers, turn) = (task.movers(), position.turn());
        let kings = enemy_kings(position);
        let can_castle = !position.castling().is_empty();
        let board = position.board();
        let mut walls = board.occupied() - position.enemies(turn) - movers;
        if can_castle {
            // A rook that castles leaves its place, wall or not.
            walls = walls - (board.by_role(Role::Rook) & board.by_seat(turn));
        }
        let only_kings = (movers - position.kings(turn)).is_empty();
        // Where men guard each other, an attacked square can be a safe one: nothing is promised there.
        let stops_safely = task.safe == Safety::Stop;
        let mut guards = Self {
            blocked: (walls | kings).bits(),
            kings: kings.iter().fold(G::Bits::EMPTY, |guarded, king| {
                guarded | G::king_steps(king.index())
            }),
            stops_safely,
            watched: Vec::new(),
        };
        if stops_safely || only_kings {
            let is_alone = movers.only().is_some() && !can_castle;
            guards.watch(position, walls, is_alone);
        }
        guards
    }

    fn watch(&mut self, position: &Position<G>, walls: SquareSet<G>, is_alone: bool) {
        let enemies = position.enemies(position.turn());
        let blockers = (enemies | walls).bits();
        for guard in enemies - enemy_kings(position) {
            let Some(piece) = position.piece_at(guard) else {
                continue;
            };
            let at = guard.index();
            let straight = rook_reach::<G>(at, blockers);
            let diagonal = bishop_reach::<G>(at, blockers);
            let line = match piece.role {
                Role::Rook => straight,
                Role::Bishop => diagonal,
                _ => straight | diagonal,
            };
            // Somebody else could stand in the line, but not between neighbors.
            let line = if is_alone {
                line
            } else {
                line & G::king_steps(at)
            };
            let watched = match piece.role {
                Role::Pawn => G::pawn_attacks(piece.seat, at),
                Role::Knight => G::knight_steps(at),
                Role::King => G::king_steps(at),
                Role::Bishop | Role::Rook | Role::Queen => line,
            };
            self.watched.push((guard, watched));
        }
    }

    /// Whether a piece may not land where enemies watch.
    pub(super) fn are_feared_by(&self, role: Role) -> bool {
        self.stops_safely || role == Role::King
    }

    /// The enemies that watch anything.
    pub(super) fn watching(&self) -> SquareSet<G> {
        self.watched.iter().map(|(guard, _)| *guard).collect()
    }

    /// What an enemy watches as long as it stands.
    pub(super) fn watched(&self, guard: Square<G>) -> G::Bits {
        let found = self.watched.iter().find(|(square, _)| *square == guard);
        found.map_or(G::Bits::EMPTY, |(_, watched)| *watched)
    }

    /// The targets, and every guard that must be taken before one of them can be.
    pub(super) fn with_guards_of(&self, targets: SquareSet<G>) -> SquareSet<G> {
        let mut all = targets;
        loop {
            let watches = |(_, watched): &&(_, G::Bits)| *watched & all.bits() != G::Bits::EMPTY;
            let guards = self.watched.iter().filter(watches);
            let more = guards.fold(all, |all, (guard, _)| all | SquareSet::of(*guard));
            if more == all {
                return all;
            }
            all = more;
        }
    }
}

fn enemy_kings<G: Geometry>(position: &Position<G>) -> SquareSet<G> {
    position.board().by_role(Role::King) & position.enemies(position.turn())
}
