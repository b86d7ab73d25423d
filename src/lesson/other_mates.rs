//! Whether a checkmate in two or three moves that a `play` step asks for can be forced in another way as well.
//!
//! Left out: longer lines, which are followed and not found, and more than two armies. The proof costs more than a lesson
//! does to read, so it is made for authors alone.

use crate::diagnostic::{Message, say};
use crate::lesson::Step;
use crate::lesson::goal::Goal;
use crate::lesson::moves_text::list_of_moves;
use crate::rules::{Ending, Geometry, Move, Position};
use crate::solve::Budget;
use crate::solve::mate::keys;

/// How many positions may be looked at; where that is not enough, nothing is said.
const NODES: usize = 50_000;

/// How many own moves a line has that is to be found.
const MOVES: std::ops::RangeInclusive<usize> = 2..=3;

/// What is said of first moves beside those of a step's lines that force checkmate as soon, where the first line forces
/// it; `None` if there are none, or it is about something else.
pub(crate) fn other_mates<G: Geometry>(step: &Step<G>) -> Option<Message> {
    let lines = step.task.about().lines;
    let main = lines.first().filter(|_| G::SEATS.len() == 2)?;
    let position = step.position();
    let n_moves = main.len().div_ceil(2);
    let is_own = position.turn() == step.side && !main.len().is_multiple_of(2);
    if !is_own || !MOVES.contains(&n_moves) || !ends_in_mate(step, main) {
        return None;
    }
    let first = main.first()?;
    let known: Vec<Move<G>> = lines.iter().filter_map(|it| it.first().copied()).collect();
    let n = u32::try_from(n_moves).ok()?;
    let forced = keys(position, n, &mut Budget::nodes(NODES)).ok()?;
    if !forced.contains(first) {
        return None;
    }
    if let Some(sooner) = others(position, Goal::Mate.moves(position), &known) {
        return Some(say!("check-mates-sooner", list = sooner));
    }
    let as_well = others(position, forced, &known)?;
    Some(say!("check-mates-as-well", n = n, list = as_well))
}

fn ends_in_mate<G: Geometry>(step: &Step<G>, moves: &[Move<G>]) -> bool {
    let mut line = step.line.clone();
    let is_played = moves.iter().all(|mv| line.play(mv.attempt()).is_ok());
    is_played && line.outcome().map(|it| it.ending) == Some(Ending::Checkmate)
}

/// The moves beside the known ones, as a list; `None` if there are none.
fn others<G: Geometry>(
    position: &Position<G>,
    mut moves: Vec<Move<G>>,
    known: &[Move<G>],
) -> Option<String> {
    moves.retain(|mv| !known.contains(mv));
    (!moves.is_empty()).then(|| list_of_moves(position, &moves))
}
