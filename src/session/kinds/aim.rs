//! What the right moves of a step have in common, so that a wrong one can be told what would come of it.
//!
//! # Decisions
//! * *Only what is sure is told*: a reply that is named is legal, and takes what it is said to take.
//! * *Safe is what the step calls safe*: nobody could be taken for free with the next move. Where a man is in danger and every
//!   right move saves him, the step is about that, whatever it calls it.
//! * *Whoever wins nothing and loses something is told what is lost*: that is more than that nothing was won.
//! * *What is no checkmate lacks the check or leaves a way out*, and that one is named, the king's own first: it is seen best.
//! * *What is no stalemate leaves a move or gives check*, and whoever gives checkmate instead hears that it is one.
//! * *Lines that all end in checkmate are not one way among others*: a move that leaves them is told the answer after which
//!   no checkmate follows in time.

use crate::lesson::Accept;
use crate::lesson::exchange::{answer_to, gain};
use crate::lesson::goal::{Goal, danger, hanging};
use crate::rules::{Geometry, Move, Position, Role};
use crate::session::Say;
use crate::solve::collect::Danger;
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
    /// They are stalemate.
    Stalemate,
    /// Nothing that would tell more about other moves.
    Other,
}

impl Aim {
    /// What is aimed at by those who find these moves.
    pub(super) fn of<G: Geometry>(accept: &Accept<G>, position: &Position<G>) -> Self {
        match accept {
            Accept::Goal(Goal::Safe) => Self::Safe,
            Accept::Goal(Goal::Mate) if G::SEATS.len() == 2 => Self::Mate,
            Accept::Goal(Goal::Stalemate) if G::SEATS.len() == 2 => Self::Stalemate,
            Accept::Goal(Goal::Capture) => Self::of_moves(&Goal::Capture.moves(position), position),
            Accept::Moves(moves) => Self::of_moves(moves, position),
            Accept::Goal(_) => Self::Other,
        }
    }

    /// What is aimed at by those who find these moves one by one.
    fn of_moves<G: Geometry>(moves: &[Move<G>], position: &Position<G>) -> Self {
        if moves.iter().all(|mv| wins(position, mv)) {
            Self::Win
        } else if saves(position, moves) {
            Self::Safe
        } else {
            Self::Other
        }
    }

    /// What is said to a legal move that is not right.
    pub(super) fn answer<G: Geometry>(self, before: &Position<G>, mv: &Move<G>) -> Say<G> {
        let told = match self {
            Self::Safe => {
                let danger = danger(&before.after(mv), mv);
                danger.map(|danger| Say::Hangs { mv: *mv, danger })
            }
            Self::Win => {
                let is_quiet = mv.captured().is_none();
                loses(before, mv).or_else(|| is_quiet.then_some(Say::TakesNothing(*mv)))
            }
            Self::Mate => no_mate(before, mv),
            Self::Stalemate => no_stalemate(before, mv),
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

/// What a move lacks that is no stalemate.
fn no_stalemate<G: Geometry>(before: &Position<G>, mv: &Move<G>) -> Option<Say<G>> {
    let after = before.after(mv);
    if after.is_check() {
        return Some(match after.has_legal_move() {
            true => Say::GivesCheck(*mv),
            false => Say::Mates(*mv),
        });
    }
    let reply = kings_first(&after).next()?;
    Some(Say::LeavesMove { mv: *mv, reply })
}

/// What is said to a legal move that leaves lines of so many own moves, all of which end in checkmate.
pub(super) fn off_the_mates<G: Geometry>(
    before: &Position<G>,
    mv: &Move<G>,
    n_moves: usize,
) -> Option<Say<G>> {
    if n_moves == 1 {
        return no_mate(before, mv);
    }
    let after = before.after(mv);
    if n_moves > 2 {
        return None;
    }
    if !after.has_legal_move() {
        return (!after.is_check()).then_some(Say::Stalemates(*mv));
    }
    let leaves_none = |reply: &Move<G>| Goal::Mate.moves(&after.after(reply)).is_empty();
    let reply = kings_first(&after).find(leaves_none)?;
    Some(Say::LeavesNoMate { mv: *mv, reply })
}

/// The moves of a position, the king's own before all others.
fn kings_first<G: Geometry>(position: &Position<G>) -> impl Iterator<Item = Move<G>> + use<G> {
    let moves = position.legal_moves();
    let (own, others): (Vec<_>, Vec<_>) = moves
        .into_iter()
        .partition(|it| it.piece().role == Role::King);
    own.into_iter().chain(others)
}

/// On boards with more men than these nobody counts through what captures bring: it might take long, and much hangs there
/// that the step is not about.
const MOST_MEN: u32 = 12;

/// Whether a move is there to win what it takes: no mate, nothing in passing, and only two armies.
fn wins<G: Geometry>(position: &Position<G>, mv: &Move<G>) -> bool {
    let takes = mv.captured().is_some() && !mv.is_en_passant();
    takes && is_counted(position) && !Goal::Mate.is_met(position, mv) && gain(position, mv) > 0
}

/// Whether it is counted through what captures bring: few men, and only two armies.
fn is_counted<G: Geometry>(position: &Position<G>) -> bool {
    G::SEATS.len() == 2 && position.board().occupied().len() <= MOST_MEN
}

/// What is said to a move by which something is lost, where men are to be won: what is taken then.
pub(super) fn loses<G: Geometry>(before: &Position<G>, mv: &Move<G>) -> Option<Say<G>> {
    let reply = is_counted(before).then(|| answer_to(before, mv))??;
    Some(Say::TakenBack { mv: *mv, reply })
}

/// Whether a man could be taken for free if nothing were done about it, and each of these moves leaves none.
fn saves<G: Geometry>(position: &Position<G>, moves: &[Move<G>]) -> bool {
    let in_danger = hanging(position, position.turn());
    let is_in_danger = |mv| Danger::among(in_danger, position, mv).is_some();
    is_counted(position)
        && moves.first().is_some_and(is_in_danger)
        && moves.iter().all(|mv| Goal::Safe.is_met(position, mv))
}
