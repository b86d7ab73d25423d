//! What a position is worth to a side, in hundredths of a pawn.
//!
//! Men by their points, a little more for knights and bishops in the middle and for pawns on their way; a king stays at
//! home while there is much to fear, and a side that has nothing left is driven to the edge. What a man is worth where
//! it stands is worked out once for a search.

use std::marker::PhantomData;

use crate::rules::{Board, Geometry, Position, Role, Seat, Square, SquareSet};
use crate::solve::opponent::Aim;

/// From which power of the others on a king stays at home: a queen and a rook.
const MUCH: i32 = 1_300;
/// With which power more a side drives the other king to the edge: a rook.
const ENOUGH: i32 = 400;

/// What men are worth on their squares, for one aim.
pub(super) struct Scales<G: Geometry> {
    aim: Aim,
    /// By seat, role and square, in this order.
    worth: Vec<i32>,
    board: PhantomData<G>,
}

impl<G: Geometry> Scales<G> {
    pub(super) fn new(aim: Aim) -> Self {
        let mut worth = Vec::new();
        for seat in Seat::ALL {
            for role in Role::ALL {
                worth.extend(Square::all().map(|at| worth_at::<G>(aim, seat, role, at)));
            }
        }
        Self {
            aim,
            worth,
            board: PhantomData,
        }
    }

    /// One side's worth less the others'.
    pub(super) fn balance(&self, position: &Position<G>, own: Seat) -> i32 {
        let board = position.board();
        let armies = G::SEATS.iter().map(|seat| {
            let worth = self.army(board, *seat);
            if *seat == own { worth } else { -worth }
        });
        let men: i32 = armies.sum();
        match self.aim {
            Aim::Mate => men + kings(board, own),
            Aim::PawnAcross | Aim::LastStanding => men,
        }
    }

    fn army(&self, board: &Board<G>, seat: Seat) -> i32 {
        let army = board.by_seat(seat);
        let n_squares = usize::from(G::SQUARES);
        let mut sum = 0;
        for role in Role::ALL {
            let first = (seat.index() * Role::ALL.len() + role.index()) * n_squares;
            let worth = self.worth.get(first..).unwrap_or_default();
            let worth = |at: Square<G>| worth.get(usize::from(at.index()));
            let squares = (army & board.by_role(role)).iter();
            sum += squares.filter_map(worth).sum::<i32>();
        }
        sum
    }
}

/// What a man is worth, wherever it stands.
pub(super) const fn points(role: Role) -> i32 {
    match role {
        Role::Pawn => 100,
        Role::Knight | Role::Bishop => 300,
        Role::Rook => 500,
        Role::Queen => 900,
        Role::King => 0,
    }
}

/// What a man is worth on a square.
fn worth_at<G: Geometry>(aim: Aim, seat: Seat, role: Role, at: Square<G>) -> i32 {
    let more = match (aim, role) {
        (Aim::PawnAcross, Role::Pawn) => 240 / (1 + steps_left::<G>(seat, at)),
        (_, Role::Pawn) => 120 / (1 + steps_left::<G>(seat, at)),
        (Aim::Mate, Role::Knight | Role::Bishop) => 5 * inwards(at),
        (Aim::Mate, Role::Queen) => inwards(at),
        _ => 0,
    };
    points(role) + more
}

/// How many steps a pawn has before its last row.
fn steps_left<G: Geometry>(seat: Seat, at: Square<G>) -> i32 {
    let mut now = at.index();
    let mut left = 0;
    while let Some(next) = G::pawn_step(seat, now) {
        now = next;
        left += 1;
    }
    left
}

/// How far a square is from the edges, files and ranks together.
fn inwards<G: Geometry>(at: Square<G>) -> i32 {
    let from_edge = |place: u8| i32::from(place.min(G::SIDE - 1 - place));
    from_edge(at.file()) + from_edge(at.rank())
}

/// What it is worth to a side how the kings stand.
fn kings<G: Geometry>(board: &Board<G>, own: Seat) -> i32 {
    let mine = board.by_seat(own);
    let theirs = board.occupied() - mine;
    let king = |army: SquareSet<G>| (army & board.by_role(Role::King)).only();
    let (my_king, their_king) = (king(mine), king(theirs));
    let (my_power, their_power) = (power(board, mine), power(board, theirs));
    at_home(my_king, their_power) - at_home(their_king, my_power)
        + driving(my_king, their_king, my_power - their_power, their_power)
        - driving(their_king, my_king, their_power - my_power, my_power)
}

/// The points of all men but pawns.
fn power<G: Geometry>(board: &Board<G>, army: SquareSet<G>) -> i32 {
    let of = |role: Role| {
        let count = (army & board.by_role(role)).len();
        i32::try_from(count).unwrap_or(0) * points(role)
    };
    of(Role::Knight) + of(Role::Bishop) + of(Role::Rook) + of(Role::Queen)
}

/// A king is safe near the edge while the others have much, and useful in the middle afterwards.
fn at_home<G: Geometry>(king: Option<Square<G>>, others: i32) -> i32 {
    let inwards = king.map_or(0, inwards);
    if others >= MUCH {
        -6 * inwards
    } else {
        5 * inwards
    }
}

/// Whoever has enough more drives the other king to the edge, with its own king near.
fn driving<G: Geometry>(
    king: Option<Square<G>>,
    other: Option<Square<G>>,
    more: i32,
    others: i32,
) -> i32 {
    let Some((king, other)) = king.zip(other) else {
        return 0;
    };
    if more < ENOUGH || others >= MUCH {
        return 0;
    }
    let side = i32::from(G::SIDE);
    let apart = i32::from(G::apart(king.index(), other.index()));
    12 * (side - inwards(other)) + 6 * (side - apart)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Setup, Waive};

    fn balance(fen: &str, aim: Aim) -> i32 {
        let setup = Setup::parse_fen(fen).unwrap();
        let position: Position = setup.into_position(Waive::LESSON).unwrap();
        Scales::new(aim).balance(&position, Seat::WHITE)
    }

    #[test]
    fn both_sides_weigh_alike() {
        let start = Position::start().to_fen();
        assert_eq!(balance(&start, Aim::Mate), 0);
        let position = Position::start();
        let scales = Scales::<crate::rules::Classic>::new(Aim::PawnAcross);
        assert_eq!(scales.balance(&position, Seat::BLACK), 0);
    }

    #[test]
    fn a_pawn_on_its_way_is_worth_more_and_a_driven_king_less() {
        let far = balance("8/8/8/8/8/8/P7/8 w - - 0 1", Aim::PawnAcross);
        let near = balance("8/P7/8/8/8/8/8/8 w - - 0 1", Aim::PawnAcross);
        assert!((100..200).contains(&far) && near > far, "{far}, {near}");
        let middle = balance("8/8/8/3k4/8/8/8/KR6 w - - 0 1", Aim::Mate);
        let edge = balance("k7/8/1K6/8/8/8/8/1R6 w - - 0 1", Aim::Mate);
        assert!(edge > middle + 50, "{edge}, {middle}");
    }
}
