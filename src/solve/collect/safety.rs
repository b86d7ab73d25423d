//! What must be safe when a move of the collecting side is over.
//!
//! Two meanings, as two kinds of exercises need them. The collecting piece may not *stop* where an enemy
//! attacks it, guarded or not: a child learns to see attacked squares. Or *no* man of the side may hang: a child
//! learns to look after everybody, and a man that is attacked is safe if another one guards it.
//!
//! A man hangs if an enemy could take it, by a legal move if it were that enemy's turn, and no man of its own side
//! could then take back, by a legal move as well. So a pinned enemy takes nothing, a pinned guard guards nothing,
//! and a king takes only what nobody guards. Kings themselves never hang: moves that leave one in check are none.
//! Left out: what an exchange would be worth. A guarded queen that a pawn attacks is safe here.

use crate::rules::geometry::{Classic, Geometry};
use crate::rules::{Move, Piece, Position, Role, Seat, Setup, Square, SquareSet, Waive};

/// What must be safe after each move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Safety {
    /// Nothing.
    #[default]
    Off,
    /// The square on which the piece stops: no enemy attacks it.
    Stop,
    /// Every man of the side: none hangs.
    All,
}

/// A man that could be lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Danger<G: Geometry = Classic> {
    /// What it is; a pawn that has just become something else is that.
    pub man: Piece,
    /// Where it stands after the move.
    pub square: Square<G>,
    /// The enemies that could take it there; at least one.
    pub takers: SquareSet<G>,
}

impl<G: Geometry> Danger<G> {
    /// The first of these men whom an enemy could take after a move and nobody could take back; the one that moved comes
    /// before all others, these by square.
    #[must_use]
    pub fn among(men: SquareSet<G>, after: &Position<G>, mv: &Move<G>) -> Option<Self> {
        let moved = men & SquareSet::of(mv.to());
        let mut all = moved.iter().chain((men - moved).iter());
        all.find_map(|square| {
            let takers = takers_for_free(after, square, mv.piece().seat);
            Self::of(after, square, takers)
        })
    }

    /// How the first of the takers takes it, and the position in which that is played; `None` if none of them may, as a
    /// pinned one that only attacks the square.
    #[must_use]
    pub fn capture(&self, after: &Position<G>) -> Option<(Position<G>, Move<G>)> {
        self.takers.iter().find_map(|taker| {
            let theirs = turned(after, after.piece_at(taker)?.seat);
            let moves = theirs.moves_of(SquareSet::of(taker));
            let mut taking = moves.into_iter().filter(|mv| takes(mv, self.square));
            let mv = taking.find(|mv| mv.promotion().is_none_or(|it| it == Role::Queen))?;
            Some((theirs, mv))
        })
    }

    /// The man on a square, if anybody takes it.
    fn of(after: &Position<G>, square: Square<G>, takers: SquareSet<G>) -> Option<Self> {
        let man = after.piece_at(square)?;
        (!takers.is_empty()).then_some(Self {
            man,
            square,
            takers,
        })
    }
}

impl Safety {
    /// The man that is not safe after a move; the one that moved comes before all others, these by square.
    ///
    /// `after` is the position after the move, with the turn passed on.
    #[must_use]
    pub fn danger<G: Geometry>(self, after: &Position<G>, mv: &Move<G>) -> Option<Danger<G>> {
        let (seat, to) = (mv.piece().seat, mv.to());
        match self {
            Self::Off => None,
            Self::Stop => Danger::of(after, to, after.attackers_of(to, seat)),
            Self::All => {
                let men = after.board().by_seat(seat) - after.kings(seat);
                Danger::among(men, after, mv)
            }
        }
    }
}

/// The enemies that could take a man without being taken in turn.
fn takers_for_free<G: Geometry>(
    after: &Position<G>,
    square: Square<G>,
    seat: Seat,
) -> SquareSet<G> {
    let mut near = after.attackers_of(square, seat);
    if after.passed_by(seat).is_some() {
        // Whoever takes a pawn in passing does not attack the square on which it stands.
        near |= after.board().by_role(Role::Pawn) & after.enemies(seat);
    }
    let mut free = SquareSet::EMPTY;
    for enemy in Seat::ALL.into_iter().filter(|enemy| *enemy != seat) {
        let from = near & after.board().by_seat(enemy);
        if from.is_empty() {
            continue;
        }
        let theirs = turned(after, enemy);
        for mv in theirs.moves_of(from) {
            if takes(&mv, square) && !is_taken_back(&theirs.after(&mv), &mv, seat) {
                free.insert(mv.from());
            }
        }
    }
    free
}

/// Whether a move takes the man on a square.
fn takes<G: Geometry>(mv: &Move<G>, square: Square<G>) -> bool {
    let mut taken = [mv.captured(), mv.also_captured()].into_iter().flatten();
    taken.any(|(at, _)| at == square)
}

/// Whether somebody of a side can take the man that has just taken.
fn is_taken_back<G: Geometry>(position: &Position<G>, taker: &Move<G>, seat: Seat) -> bool {
    let ours = position.with_turn(seat);
    let near = ours.attackers_of(taker.to(), taker.piece().seat) & ours.board().by_seat(seat);
    (ours.moves_of(near).iter()).any(|mv| mv.to() == taker.to())
}

/// The position with an enemy to move, who may still take in passing.
fn turned<G: Geometry>(after: &Position<G>, enemy: Seat) -> Position<G> {
    if after.turn() == enemy || after.passed().next().is_none() {
        return after.with_turn(enemy);
    }
    let waive = Waive {
        kings: true,
        check: true,
    };
    let setup = Setup {
        turn: enemy,
        ..Setup::from(after)
    };
    let turned = setup.into_position(waive);
    turned.unwrap_or_else(|_| after.with_turn(enemy))
}
