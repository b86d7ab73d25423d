//! What the right moves of a step have in common, so that a wrong one can be told what would come of it.
//!
//! # Decisions
//! * *Only what is sure is told*: a reply that is named is legal, and takes what it is said to take.
//! * *Safe is what the step calls safe*: nobody could be taken for free with the next move.
//! * *What is no checkmate lacks the check or leaves a way out*, and that one is named, the king's own first: it is seen best.

use crate::lesson::Accept;
use crate::lesson::exchange::{answer_to, gain};
use crate::lesson::goal::{Goal, danger};
use crate::rules::{Geometry, Move, Position};
use crate::session::Say;
use crate::solve::escape;

/// What the right moves have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Aim {
    /// Every man is safe afterwards.
    Safe,
    /// They win something by taking it.
    Win,
    /// They are checkmate.
    Mate,
    /// Nothing that would tell more about other moves.
    Other,
}

impl Aim {
    /// What is aimed at by those who find these moves.
    pub(super) fn of<G: Geometry>(accept: &Accept<G>, position: &Position<G>) -> Self {
        match accept {
            Accept::Goal(Goal::Safe) => Self::Safe,
            Accept::Goal(Goal::Mate) if G::SEATS.len() == 2 => Self::Mate,
            Accept::Moves(moves) if moves.iter().all(|mv| wins(position, mv)) => Self::Win,
            Accept::Goal(_) | Accept::Moves(_) => Self::Other,
        }
    }

    /// What is said to a legal move that is not right.
    pub(super) fn answer<G: Geometry>(self, before: &Position<G>, mv: &Move<G>) -> Say<G> {
        let told = match self {
            Self::Safe => danger(&before.after(mv), mv).map(Say::Hangs),
            Self::Win if mv.captured().is_none() => Some(Say::TakesNothing(*mv)),
            Self::Win => answer_to(before, mv).map(|reply| Say::TakenBack { mv: *mv, reply }),
            Self::Mate => no_mate(before, mv),
            Self::Other => None,
        };
        told.unwrap_or(Say::NotTheAnswer(*mv))
    }
}

/// What a move lacks that is no checkmate.
fn no_mate<G: Geometry>(before: &Position<G>, mv: &Move<G>) -> Option<Say<G>> {
    let after = before.after(mv);
    if !after.is_check() {
        return Some(match after.has_legal_move() {
            true => Say::NoCheck(*mv),
            false => Say::Stalemates(*mv),
        });
    }
    let reply = escape::way_out(&after)?;
    Some(Say::WayOut { mv: *mv, reply })
}

/// On boards with more men than these nobody counts through what captures bring: it might take long.
const MOST_MEN: u32 = 12;

/// Whether a move is there to win what it takes: no mate, nothing in passing, and only two armies.
fn wins<G: Geometry>(position: &Position<G>, mv: &Move<G>) -> bool {
    let takes = mv.captured().is_some() && !mv.is_en_passant();
    let is_small = G::SEATS.len() == 2 && position.board().occupied().len() <= MOST_MEN;
    takes && is_small && !Goal::Mate.is_met(position, mv) && gain(position, mv) > 0
}
