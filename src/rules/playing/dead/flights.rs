//! Whether a king could be mated somewhere, given every square that every man can ever reach.
//!
//! A mated king is attacked, and each square beside him is attacked too or taken by one of his own
//! men. Here each of these is asked for by itself; only that one man cannot fill two squares is
//! remembered. So more kings look mated than can be, never fewer.

use crate::rules::ground::geometry::Geometry;
use crate::rules::ground::{Piece, Role, Seat, Square, SquareSet};
use crate::rules::playing::dead::reach::{Man, Reach, attacks};

/// Whether `seat` might mate the king of the other army.
pub(super) fn can_mate<G: Geometry>(reach: &Reach<G>, seat: Seat) -> bool {
    let is_king = |man: &&Man<G>| man.piece.role == Role::King;
    let mut kings = reach.men.iter().filter(is_king);
    let Some(victim) = kings.clone().find(|king| king.piece.seat != seat) else {
        return true;
    };
    let own = kings.find(|king| king.piece.seat == seat);
    let hit = hit(reach, seat, victim.start);
    let own = own.map_or(SquareSet::EMPTY, |king| king.plain);
    (victim.plain & hit).iter().any(|square| {
        let beside = SquareSet::from_bits(G::king_steps(square.index()));
        let flights = beside - hit - covered(own - beside - SquareSet::of(square), beside);
        can_fill(reach, victim, flights)
    })
}

/// The squares that men of `seat`, but for the king, can ever attack.
fn hit<G: Geometry>(reach: &Reach<G>, seat: Seat, victim: Square<G>) -> SquareSet<G> {
    // The attacked king shields nothing behind him.
    let blocked = !(reach.open | SquareSet::of(victim));
    let own = |man: &&Man<G>| man.piece.seat == seat && man.piece.role != Role::King;
    let crowned = [Role::Queen, Role::Knight].map(|role| Piece::new(role, seat));
    let mut hit = SquareSet::EMPTY;
    for man in reach.men.iter().filter(own) {
        for square in man.plain {
            hit |= attacks(man.piece, square, blocked);
        }
        for square in man.crowned {
            for piece in crowned {
                hit |= attacks(piece, square, blocked);
            }
        }
    }
    hit
}

/// Those of `squares` that a king attacks from one of `from`.
fn covered<G: Geometry>(from: SquareSet<G>, squares: SquareSet<G>) -> SquareSet<G> {
    let by_king =
        |square: &Square<G>| SquareSet::from_bits(G::king_steps(square.index())).meets(from);
    squares.iter().filter(by_king).collect()
}

/// Whether men of the victim, one for each, might stand on all of `squares`.
fn can_fill<G: Geometry>(reach: &Reach<G>, victim: &Man<G>, squares: SquareSet<G>) -> bool {
    let own = |man: &&Man<G>| man.piece.seat == victim.piece.seat && man.piece.role != Role::King;
    let men: Vec<SquareSet<G>> = (reach.men.iter().filter(own)).map(Man::anywhere).collect();
    let mut filled = vec![None; men.len()];
    squares.iter().all(|square| {
        let mut asked = vec![false; men.len()];
        find_man(&men, square, &mut filled, &mut asked)
    })
}

/// Finds a man for a square, moving others to their second choice if need be.
fn find_man<G: Geometry>(
    men: &[SquareSet<G>],
    square: Square<G>,
    filled: &mut [Option<Square<G>>],
    asked: &mut [bool],
) -> bool {
    for (index, man) in men.iter().enumerate() {
        if !man.contains(square) || asked.get(index) != Some(&false) {
            continue;
        }
        if let Some(mark) = asked.get_mut(index) {
            *mark = true;
        }
        let other = filled.get(index).copied().flatten();
        if other.is_none_or(|other| find_man(men, other, filled, asked)) {
            if let Some(place) = filled.get_mut(index) {
                *place = Some(square);
            }
            return true;
        }
    }
    false
}
