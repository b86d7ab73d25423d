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
    let bishops = board.by_role(Role::Bishop);
    let dark = men.first().is_some_and(Square::is_dark);
    let one_color = men == men & bishops && men.iter().all(|s| s.is_dark() == dark);
    let lone_color = one_color.then_some(dark);
    let lone_knight = men.len() == 1 && men == men & board.by_role(Role::Knight);
    let helper = (lone_knight || lone_color.is_some()).then(|| best_helper(board, others, lone_color, victim)).flatten();
    let goal = match helper {
        Some(s) if lone_knight && bishops.contains(s) => Some(!s.is_dark()),
        _ => lone_color,
    };
    if men.len() >= 2 && men == men & board.by_role(Role::Knight) {
        let mut cost = two_knights(men, own, victim);
        if let Some(near) = others.iter().map(|s| apart(s, own)).min() {
            cost += 10 * others.len() as usize + near;
        }
        return cost;
    }
    let mut cost = 4 * match goal {
        Some(dark) => corner(victim, dark),
        _ => edge(victim),
    };
    cost += 3 * apart(own, victim).saturating_sub(2);
    cost += 2 * flights(position, seat, victim);
    let mut near = [7; 2];
    for s in pieces {
        let d = apart(s, victim);
        if d < near[0] { near = [d, near[0]]; } else if d < near[1] { near[1] = d; }
    }
    cost += near[0];
    let mut surplus = others - board.by_role(Role::Pawn);
    if !strong {
        if let Some(steps) = pawns.iter().map(|s| to_go(s, seat)).min() {
            cost += 12 + 4 * steps;
        } else if pieces.len() >= 2 && lone_color.is_none() {
            cost += near[1];
        } else {
            if let Some(best) = helper {
                surplus.remove(best);
                cost += 3 * apart(best, victim);
            } else {
                let other = position.board().piece_at(victim).map_or(seat, |p| p.seat);
                let pawns = others & board.by_role(Role::Pawn);
                cost += pawns.iter().map(|s| 24 + 4 * to_go(s, other)).min().unwrap_or(0);
            }
        }
    }
    if let Some(near) = surplus.iter().map(|s| apart(s, own)).min() {
        cost += 8 * surplus.len() as usize + near;
    }
    cost
}

fn best_helper<G: Geometry>(board: &crate::rules::Board<G>, others: SquareSet<G>, color: Option<bool>, victim: Square<G>) -> Option<Square<G>> {
    let mut helpers = others - board.by_role(Role::Queen) - board.by_role(Role::Pawn);
    if let Some(dark) = color {
        helpers = helpers - board.by_role(Role::Rook);
        let same: SquareSet<G> = (helpers & board.by_role(Role::Bishop)).iter().filter(|s| s.is_dark() == dark).collect();
        helpers = helpers - same;
    }
    helpers.iter().min_by_key(|s| apart(*s, victim))
}

fn two_knights<G: Geometry>(men: SquareSet<G>, own: Square<G>, victim: Square<G>) -> usize {
    let side = G::SIDE as i8 - 1;
    let (f, r) = (victim.file() as i8, victim.rank() as i8);
    let (cf, df) = if f * 2 > side { (side, -1) } else { (0, 1) };
    let (cr, dr) = if r * 2 > side { (side, -1) } else { (0, 1) };
    let mut best = 99;
    let jumps = |from: Square<G>, to: SquareSet<G>| {
        let mut reach = SquareSet::of(from);
        for n in 0..4 { if reach.meets(to) { return n; }
            reach = reach.iter().fold(SquareSet::EMPTY, |all, s| all | SquareSet::from_bits(G::knight_steps(s.index())));
        }
        4
    };
    for (a, b) in [((2 * df, 0), (0, dr)), ((0, 2 * dr), (df, 0))] {
        let at = |d: (i8, i8)| G::index(cf + d.0, cr + d.1).map(Square::<G>::known);
        let (Some(c), Some(k), Some(flight)) = (at((0, 0)), at(a), at(b)) else { continue };
        let steps = |s: Square<G>| SquareSet::<G>::from_bits(G::knight_steps(s.index()));
        let kings = 3 * apart(own, k) + 3 * apart(victim, c).min(apart(victim, flight));
        for n1 in men { for n2 in men { if n1 != n2 {
            let d = kings + 2 * jumps(n1, steps(flight)).max(1) + 2 * jumps(n2, steps(c)).max(1);
            best = best.min(d);
        } } }
    }
    best
}

fn corner<G: Geometry>(square: Square<G>, dark: bool) -> usize {
    let side = i32::from(G::SIDE) - 1;
    let (f, r) = (i32::from(square.file()), i32::from(square.rank()));
    let corners = if dark { [(0, 0), (side, side)] } else { [(0, side), (side, 0)] };
    corners.iter().map(|(cf, cr)| ((cf - f).abs() + (cr - r).abs()) as usize).min().unwrap_or(0)
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
