//! What a position is, and why: who gives check, and which move is left.

use crate::explain::Proof;
use crate::explain::proof::attacks;
use crate::explain::words::{men, piece_at};
use crate::locale::Phrase;
use crate::rules::{Geometry, Move, Position, Role, SquareSet};
use crate::solve::escape::{EscapeKind, way_out};

/// Who gives check to the side to move, with the ways to its king; or else that nobody does.
///
/// `None` if the side has no king.
#[must_use]
pub fn check_on<G: Geometry>(position: &Position<G>) -> Option<(Phrase, Vec<Proof<G>>)> {
    let checkers = position.checkers();
    let kings = position.kings(position.turn());
    let danger = |king| position.attackers_of(king, position.turn());
    let attacked = kings.iter().find(|king| !danger(*king).is_empty());
    let king = attacked.or(kings.first())?;
    let square = king.into();
    Some(match attacked {
        Some(_) => {
            let men = men(position, checkers);
            (
                Phrase::StandingAttacked { men, square },
                attacks(danger(king), king),
            )
        }
        None => (
            Phrase::StandingNotAttacked { square },
            vec![Proof::About(king)],
        ),
    })
}

/// A move that is left to the side to move: out of a check as [`way_out`] finds it, else one of the king, or of another man
/// if he has none. `None` where none is left, and the sentence says that.
#[must_use]
pub fn move_left<G: Geometry>(position: &Position<G>) -> (Phrase, Option<Move<G>>) {
    let is_check = position.is_check();
    let found = match is_check {
        true => way_out(position),
        false => any_move(position),
    };
    let said = match &found {
        Some(mv) => told(position, mv),
        None if is_check => Phrase::StandingNoWayOut,
        None => Phrase::StandingNoMove,
    };
    (said, found)
}

/// A legal move where there is no check: the king's, or else another man's.
fn any_move<G: Geometry>(position: &Position<G>) -> Option<Move<G>> {
    let moves = position.legal_moves();
    let of_king = moves.iter().find(|mv| mv.piece().role == Role::King);
    of_king.or(moves.first()).copied()
}

/// A move as one that can be made.
fn told<G: Geometry>(position: &Position<G>, mv: &Move<G>) -> Phrase {
    let square = mv.to().into();
    let mover = SquareSet::of(mv.from());
    match EscapeKind::of(position, mv) {
        Some(EscapeKind::Take) => {
            let at = mv.captured().map_or(mv.to(), |(at, _)| at);
            Phrase::StandingCanTake {
                men: men(position, mover),
                piece: piece_at(position, at),
                square: at.into(),
            }
        }
        Some(EscapeKind::Block) => Phrase::StandingCanBlock {
            men: men(position, mover),
            square,
        },
        Some(EscapeKind::Run) => Phrase::StandingCanRun { square },
        None => Phrase::StandingCanMove {
            men: men(position, mover),
            square,
        },
    }
}
