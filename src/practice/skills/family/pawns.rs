//! Where can this pawn go: two steps from any row, to the end of its own way, and past a pawn that has just run.

use super::{
    MEN, asked_squares, begun_by_all, is_calm, other, passing, player, sides, step, targets,
    with_kings,
};
use crate::practice::dice::Dice;
use crate::practice::draft::Draft;
use crate::rules::{Cross, Piece, Role, Seat, Square, SquareSet};

/// What is so about a board.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Case {
    /// Two steps, and nobody in the way.
    Free,
    /// Somebody stands where the long step ends.
    Short,
    /// Somebody of another army can be taken.
    Takes,
    /// Two armies can be taken from, and nothing is free ahead.
    TakesTwo,
    /// The way ends after one step.
    Last,
}

/// Steps and one capture; two armies, and the end of the way; in passing.
pub(super) fn any(level: u8, dice: &mut Dice) -> Option<Draft> {
    let cases: &[Case] = match level {
        1 => &[Case::Free, Case::Short, Case::Takes],
        2 => &[Case::TakesTwo, Case::Last],
        _ => return in_passing(dice),
    };
    let case = dice.turn(cases)?;
    let own = player(dice)?;
    let mut builder = with_kings(dice, &Seat::ALL)?;
    let pawn = builder.put_on(dice, SquareSet::for_pawns(own), Piece::new(Role::Pawn, own))?;
    let ahead = step(pawn, own)?;
    let sides: Vec<Square<Cross>> = sides(ahead, own).collect();
    let (second, side) = (step(ahead, own), dice.one(&sides));
    let man = |dice: &mut Dice, seat| Some(Piece::new(dice.one(&MEN)?, seat));
    match case {
        Case::Free => {
            // Nobody is there to take, though a friend may be.
            let friend = man(dice, own)?;
            builder.put(side?, friend)?;
        }
        Case::Short => {
            let seat = dice.one(&Seat::ALL)?;
            let blocker = man(dice, seat)?;
            builder.put(second?, blocker)?;
        }
        Case::Takes => {
            let enemy = other(dice, own)?;
            let taken = man(dice, enemy)?;
            builder.put(side?, taken)?;
        }
        Case::TakesTwo => {
            let blocker = man(dice, own)?;
            builder.put(ahead, blocker)?;
            for (side, seat) in sides.iter().zip(own.followers()) {
                let taken = man(dice, seat)?;
                builder.put(*side, taken)?;
            }
        }
        Case::Last => {
            let enemy = other(dice, own)?;
            let taken = man(dice, enemy)?;
            builder.put(side?, taken)?;
        }
    }
    let line = begun_by_all(&builder, own)?;
    let position = line.position();
    let (goes, takes) = (targets(position, pawn), position.enemies(own));
    let goes_far = second.is_some_and(|it| goes.contains(it));
    let n_taken = (goes & takes).len();
    let is_wanted = match case {
        Case::Free => goes_far && n_taken == 0,
        Case::Short => goes.contains(ahead) && !goes_far && n_taken == 0,
        Case::Takes => goes_far && n_taken == 1,
        Case::TakesTwo => !goes.contains(ahead) && n_taken == 2,
        Case::Last => second.is_none() && goes.contains(ahead) && n_taken == 1,
    };
    (is_wanted && is_calm(position)).then(|| asked_squares("moves", position, pawn))
}

/// A pawn that may take one that has run past it, or comes too late.
fn in_passing(dice: &mut Dice) -> Option<Draft> {
    let case = dice.turn(&[passing::Case::Runs, passing::Case::Late])?;
    let offset = dice.turn(&[1, 2, 3])?;
    let scene = passing::Layout::drawn(offset, dice)?.after(case, dice)?;
    let asked = asked_squares("moves", scene.line.start(), scene.taking.from);
    let is_wanted = !targets(scene.line.position(), scene.taking.from).is_empty();
    is_wanted.then(|| asked.with("played", &scene.played()))
}
