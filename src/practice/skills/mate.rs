//! Mate in one, and stalemate on purpose.

use crate::lesson::goal::Goal;
use crate::practice::boards::{Builder, edge, near};
use crate::practice::dice::Dice;
use crate::practice::draft::Draft;
use crate::practice::skills::side;
use crate::rules::{Piece, Position, Role, Seat};

/// A hunted king near the edge, and hunters.
pub(super) fn hunt(
    dice: &mut Dice,
    own: Seat,
    n_hunters: u32,
    n_defenders: u32,
) -> Option<Position> {
    let enemy = own.opposite();
    let mut builder = Builder::new();
    let hunted = builder.put_on(dice, edge(), Piece::new(Role::King, enemy))?;
    let distance = if dice.happens(2, 3) { 3 } else { 7 };
    builder.put_on(dice, near(hunted, distance), Piece::new(Role::King, own))?;
    let first = dice.one(&[
        Role::Queen,
        Role::Rook,
        Role::Rook,
        Role::Queen,
        Role::Bishop,
        Role::Knight,
    ])?;
    builder.drop(dice, Piece::new(first, own))?;
    builder.drop_men(dice, own, n_hunters - 1)?;
    for _ in 0..n_defenders {
        let man = dice.one(&[
            Role::Pawn,
            Role::Pawn,
            Role::Knight,
            Role::Bishop,
            Role::Rook,
        ])?;
        let squares = if dice.happens(2, 3) {
            near(hunted, 2)
        } else {
            near(hunted, 7)
        };
        builder.put_on(dice, squares, Piece::new(man, enemy))?;
    }
    builder.position(own)
}

/// Three men; four or five; more; and checks that are none beside it.
pub(super) fn in_one(level: u8, dice: &mut Dice) -> Option<Draft> {
    let own = side(dice)?;
    let (n_hunters, n_defenders) = match level {
        1 => (1 + dice.below(2), 0),
        2 => (2, 1 + dice.below(2)),
        3 => (3, 2 + dice.below(2)),
        _ => (4, 3 + dice.below(2)),
    };
    let position = hunt(dice, own, n_hunters, n_defenders)?;
    if position.is_check() {
        return None;
    }
    let mates = Goal::Mate.moves(&position);
    let [mate] = mates.as_slice() else {
        return None;
    };
    let n_checks = position
        .legal_moves()
        .iter()
        .filter(|mv| *mv != mate && position.after(mv).is_check())
        .count();
    // A false mate one step away.
    let is_wanted = mate.promotion().is_none() && n_checks >= usize::from(level.min(3)) - 1;
    is_wanted.then(|| Draft::new("move", &position).with("goal", "mate"))
}

/// The one move after which nobody is in check and the other side cannot move.
pub(super) fn stalemate(level: u8, dice: &mut Dice) -> Option<Draft> {
    let own = side(dice)?;
    let (n_hunters, n_defenders) = match level {
        1 => (1, 0),
        2 => (2, 0),
        _ => (2, 1),
    };
    let position = hunt(dice, own, n_hunters, n_defenders)?;
    if position.is_check() {
        return None;
    }
    let stalemates = Goal::Stalemate.moves(&position);
    let [only] = stalemates.as_slice() else {
        return None;
    };
    let is_wanted = only.promotion().is_none();
    is_wanted.then(|| Draft::new("move", &position).with("goal", "stalemate"))
}
