//! Which positions promise a mate soonest when both sides help: only an order, never a verdict.

use crate::rules::bits::BitSet;
use crate::rules::dead::walls::attacks;
use crate::rules::geometry::Geometry;
use crate::rules::{Piece, Position, Role, Seat, Square, SquareSet};

/// How far a position seems from a checkmate by `seat`; less is nearer.
pub(super) fn cost<G: Geometry>(position: &Position<G>, seat: Seat) -> usize {
    let board = position.board();
    let kings = board.by_role(Role::King);
    let (Some(own), Some(victim)) = (
        (kings & board.by_seat(seat)).first(),
        (kings - board.by_seat(seat)).first(),
    ) else {
        return 0;
    };
    let men = board.by_seat(seat) - kings;
    let others = board.occupied() - board.by_seat(seat) - kings;
    let pawns = men & board.by_role(Role::Pawn);
    let pieces = men - pawns;
    let heavy = board.by_role(Role::Queen) | board.by_role(Role::Rook);
    let strong = pieces.meets(heavy);
    let mut cost = 4 * edge(victim);
    cost += 3 * apart(own, victim).saturating_sub(2);
    cost += 2 * flights(position, seat, victim);
    cost += pieces.iter().map(|s| apart(s, victim)).min().unwrap_or(8);
    if !strong {
        if let Some(steps) = pawns.iter().map(|s| to_go(s, seat)).min() {
            cost += 12 + 4 * steps;
        } else if pieces.len() < 3 {
            cost += helper(position, seat, others, victim);
        }
    }
    cost
}

fn helper<G: Geometry>(position: &Position<G>, seat: Seat, others: SquareSet<G>, victim: Square<G>) -> usize {
    let board = position.board();
    let pawns = others & board.by_role(Role::Pawn);
    let helpers = others - pawns - board.by_role(Role::Queen);
    let near = helpers.iter().map(|s| apart(s, victim)).min();
    match near {
        Some(near) => 3 * near,
        None => pawns.iter().map(|s| {
            let other = board.piece_at(s).map_or(seat, |p| p.seat);
            24 + 4 * to_go(s, other)
        }).min().unwrap_or(0),
    }
}

/// Files and ranks to the nearest corner.
fn edge<G: Geometry>(square: Square<G>) -> usize {
    let to_edge = |line: u8| usize::from(line.min(G::SIDE - 1 - line));
    to_edge(square.file()) + to_edge(square.rank())
}

/// King's steps between two squares.
fn apart<G: Geometry>(a: Square<G>, b: Square<G>) -> usize {
    let (files, ranks) = a.distance(b);
    usize::from(files.unsigned_abs().max(ranks.unsigned_abs()))
}

/// Steps of a pawn to his last row.
fn to_go<G: Geometry>(mut square: Square<G>, seat: Seat) -> usize {
    let mut steps = 0;
    while let Some(next) = G::pawn_step(seat, square.index()) {
        square = Square::known(next);
        steps += 1;
    }
    steps
}

/// Squares beside the king that are neither attacked nor taken by his own men.
fn flights<G: Geometry>(position: &Position<G>, seat: Seat, victim: Square<G>) -> usize {
    let board = position.board();
    let blocked = board.occupied() - SquareSet::of(victim);
    let mut free = SquareSet::from_bits(G::king_steps(victim.index()));
    free = free - (board.occupied() - board.by_seat(seat));
    for role in Role::ALL {
        for from in board.pieces(seat, role) {
            free = free - attacks(Piece::new(role, seat), from, blocked);
        }
    }
    free.bits().count() as usize
}
