//! The conditions of castling, each looked at, none skipped (FIDE 3.8.2).

use crate::rules::ground::geometry::{Geometry, Wing};
use crate::rules::ground::{Move, Piece, Role, Seat, Square, SquareSet};
use crate::rules::judging::{CastlingFacts, CastlingRook};
use crate::rules::moving::Position;

/// Every condition of one castling of `seat`; `past` are the moves that led to the position.
pub(in crate::rules) fn facts<G: Geometry>(
    position: &Position<G>,
    past: &[Move<G>],
    seat: Seat,
    wing: Wing,
) -> CastlingFacts<G> {
    let path = position.castling_path(seat, wing);
    let [king, crossed, landing, rook_home] =
        [path.king_from, path.rook_to, path.king_to, path.rook_from].map(Square::known);
    let king_moved = king_moved(position, past, seat, king);
    let rook = rook_state(position, past, seat, rook_home);
    // On the cross of the family game a right that is gone comes before an empty corner.
    let is_family_table = !position.is_plain && G::SEATS.len() > 2;
    let is_missing = matches!(rook, CastlingRook::Missing { .. });
    let explained =
        king_moved.is_some() || (rook != CastlingRook::Home && !(is_missing && is_family_table));
    let attackers = |square| position.attackers_of(square, seat);
    CastlingFacts {
        seat,
        wing,
        king,
        crossed,
        landing,
        rook_home,
        king_moved,
        rook,
        right_lost: !explained && !position.castling().has(seat, wing),
        blockers: SquareSet::from_bits(path.between) & position.board().occupied(),
        checkers: attackers(king),
        crossing_attackers: attackers(crossed),
        landing_attackers: attackers(landing),
    }
}

/// FIDE 3.8.2.1: the king's first move ends both castlings, also when he comes back.
fn king_moved<G: Geometry>(
    position: &Position<G>,
    past: &[Move<G>],
    seat: Seat,
    home: Square<G>,
) -> Option<(usize, bool)> {
    let kings = position.kings(seat);
    let now = if kings.contains(home) {
        home
    } else {
        kings.first()?
    };
    let index = first_move(past, Piece::new(Role::King, seat), now)?;
    let castled = past.get(index)?.castled().is_some();
    Some((index + 1, castled))
}

/// The first move of the piece that stands on `now`, by its index; `None` if it never moved.
fn first_move<G: Geometry>(past: &[Move<G>], piece: Piece, now: Square<G>) -> Option<usize> {
    let (mut first, mut stood) = (None, now);
    for (index, mv) in past.iter().enumerate().rev() {
        let rook = mv.castled().filter(|_| piece.role == Role::Rook);
        let step = rook.unwrap_or((mv.from(), mv.to()));
        let is_its = rook.is_some() || mv.piece().role == piece.role;
        if is_its && mv.piece().seat == piece.seat && step.1 == stood {
            (first, stood) = (Some(index), step.0);
        }
    }
    first
}

/// FIDE 3.8.2.1: a rook that has moved or is gone does not castle; another in its place neither.
fn rook_state<G: Geometry>(
    position: &Position<G>,
    past: &[Move<G>],
    seat: Seat,
    home: Square<G>,
) -> CastlingRook {
    let rook = Piece::new(Role::Rook, seat);
    for (index, mv) in past.iter().enumerate() {
        let ply = index + 1;
        if mv.captured() == Some((home, rook)) {
            return CastlingRook::Captured {
                ply,
                by: mv.piece(),
            };
        }
        let castled = mv.castled().is_some_and(|(from, _)| from == home);
        if castled || (mv.piece() == rook && mv.from() == home) {
            return CastlingRook::Moved { ply };
        }
    }
    match position.piece_at(home) {
        Some(piece) if piece == rook => match first_move(past, rook, home) {
            Some(index) => CastlingRook::Moved { ply: index + 1 },
            None => CastlingRook::Home,
        },
        there => CastlingRook::Missing { there },
    }
}
