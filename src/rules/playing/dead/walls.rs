//! Blocked pawns that keep the men apart for good: where no square is left within anybody's [`Reach`]
//! on which the king could be mated, he never will be.

use crate::rules::ground::geometry::Geometry;
use crate::rules::ground::{Role, Seat, Square, SquareSet};
use crate::rules::moving::Position;
use crate::rules::moving::safety::reach;
use crate::rules::playing::dead::flights::can_mate;
use crate::rules::playing::dead::reach::{Reach, attacks};

/// Whether there are blocked pawns enough to ask for walls: the pawns of one side are all blocked.
pub(super) fn may_stand<G: Geometry>(position: &Position<G>) -> bool {
    let pawns = position.plain.board.by_role(Role::Pawn);
    let blocked = |square: Square<G>, seat| {
        let ahead = G::pawn_step(seat, square.index()).map(Square::known);
        ahead.is_some_and(|ahead| position.plain.board.occupied().contains(ahead))
    };
    !pawns.is_empty()
        && G::SEATS.iter().any(|seat| {
            let own = pawns & position.plain.board.by_seat(*seat);
            own.iter().all(|square| blocked(square, *seat))
        })
}

/// The pawns that wall `seat` off from every mate, or `None` if nothing is proved.
///
/// Only on boards for two. Nothing is proved while somebody may castle or take in passing.
pub(super) fn lock_out<G: Geometry>(position: &Position<G>, seat: Seat) -> Option<SquareSet<G>> {
    let in_passing = position.passed().next().is_some();
    if G::SEATS.len() != 2 || !position.plain.castling.is_empty() || in_passing {
        return None;
    }
    let pawns = position.plain.board.by_role(Role::Pawn);
    if pawns.is_empty() || all_leave(position) {
        return None;
    }
    let mut reach = Reach::new(position);
    while reach.grow() {
        // What can be empty once can be so for good: no wall is left.
        if (pawns - reach.open).is_empty() {
            return None;
        }
    }
    let walls = pawns - reach.open;
    (!walls.is_empty() && !can_mate(&reach, seat)).then_some(walls)
}

/// Whether each pawn can leave its square as soon as those in front of it have left theirs: a quick look
/// at a part of what [`Reach`] grants. Then none of them is a wall.
fn all_leave<G: Geometry>(position: &Position<G>) -> bool {
    let board = &position.plain.board;
    let kings = board.by_role(Role::King);
    let mut open = !board.occupied();
    let mut stuck = board.occupied() - kings;
    loop {
        let leaves = |square: &Square<G>| {
            let Some(piece) = board.piece_at(*square) else {
                return false;
            };
            let prey = board.occupied() - board.by_seat(piece.seat) - kings;
            if piece.role == Role::Pawn {
                let ahead = G::pawn_step(piece.seat, square.index()).map(Square::known);
                ahead.is_some_and(|ahead| open.contains(ahead))
                    || attacks(piece, *square, !open).meets(prey)
            } else {
                reach(piece.role, *square, !open).meets(open | prey)
            }
        };
        let left: SquareSet<G> = stuck.iter().filter(leaves).collect();
        open |= left;
        stuck = stuck - left;
        if !stuck.meets(board.by_role(Role::Pawn)) {
            return true;
        }
        if left.is_empty() {
            return false;
        }
    }
}
