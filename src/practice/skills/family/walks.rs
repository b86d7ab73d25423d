//! Where can it go on the cross: past the corners, along the arms, among four armies.

use super::{LONG, MEN, OFFICERS, asked_squares, begun_by_all, is_calm, other, player};
use super::{targets, with_kings};
use crate::practice::boards::{every_square, near};
use crate::practice::dice::Dice;
use crate::practice::draft::Draft;
use crate::practice::skills::walks::{MOST, lines};
use crate::rules::{Cross, Piece, Role, Seat, Square, SquareSet};

/// Friends in the way, near a corner; others to take too; a king who must not be left in check.
pub(super) fn any(level: u8, dice: &mut Dice) -> Option<Draft> {
    match level {
        1 | 2 => near_a_corner(level, dice),
        _ => bound(dice),
    }
}

fn near_a_corner(level: u8, dice: &mut Dice) -> Option<Draft> {
    let role = dice.turn(&OFFICERS)?;
    let own = player(dice)?;
    let mut builder = with_kings(dice, &Seat::ALL)?;
    let square = builder.put_on(dice, around_corners(), Piece::new(role, own))?;
    let reach = targets(begun_by_all(&builder, own)?.position(), square);
    for _ in 0..=dice.below(2) {
        let friend = dice.one(&MEN)?;
        builder.put_on(dice, reach, Piece::new(friend, own))?;
    }
    let n_others = if level > 1 { 1 + dice.below(3) } else { 0 };
    for _ in 0..n_others {
        let man = Piece::new(dice.one(&MEN)?, other(dice, own)?);
        builder.put_on(dice, reach, man)?;
    }
    let line = begun_by_all(&builder, own)?;
    let position = line.position();
    let n_moves = targets(position, square).len();
    let takes = targets(position, square).meets(position.enemies(own));
    let is_wanted = (2..=MOST).contains(&usize::try_from(n_moves).ok()?) && (level == 1 || takes);
    (is_wanted && is_calm(position)).then(|| asked_squares("moves", position, square))
}

/// A piece that stands before its king, and keeps a part of its moves.
fn bound(dice: &mut Dice) -> Option<Draft> {
    let role = dice.turn(&LONG)?;
    let own = player(dice)?;
    let mut builder = with_kings(dice, &own.followers())?;
    let king = builder.drop(dice, Piece::new(Role::King, own))?;
    let before = lines(king) & near(king, 4);
    let square = builder.put_on(dice, before, Piece::new(role, own))?;
    let hunter = Piece::new(dice.one(&LONG)?, other(dice, own)?);
    builder.put_on(dice, lines(king) & lines(square), hunter)?;
    let man = Piece::new(dice.one(&MEN)?, other(dice, own)?);
    builder.put_on(dice, lines(square), man)?;
    let line = begun_by_all(&builder, own)?;
    let position = line.position();
    let is_bound = position.pinned(own).contains(square);
    let is_wanted = is_bound && !targets(position, square).is_empty();
    (is_wanted && is_calm(position)).then(|| asked_squares("moves", position, square))
}

/// The squares from which a corner that is cut out is at most two steps away.
fn around_corners() -> SquareSet<Cross> {
    let is_hole = |file: u8, rank: u8| file < 12 && rank < 12 && at(file, rank).is_none();
    let sees_hole = |it: &Square<Cross>| {
        let around = |at: u8| at.saturating_sub(2)..=at + 2;
        around(it.file()).any(|file| around(it.rank()).any(|rank| is_hole(file, rank)))
    };
    every_square().iter().filter(sees_hole).collect()
}

fn at(file: u8, rank: u8) -> Option<Square<Cross>> {
    Square::new(file, rank)
}
