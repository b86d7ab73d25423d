//! What changes while somebody is away: only pawns take from an army that is asleep, and it attacks nothing.

use super::{LONG, MEN, OFFICERS, asked_squares, begun, begun_by_all, is_calm, player, targets};
use super::{sides, step, with_kings, without};
use crate::practice::boards::{Builder, near};
use crate::practice::dice::Dice;
use crate::practice::draft::Draft;
use crate::practice::skills::walks::{MOST, lines};
use crate::rules::{Cross, Piece, Role, Seat, Square, SquareSet};

/// What can be taken; where the king can go; where a piece before its king can go.
pub(super) fn any(level: u8, dice: &mut Dice) -> Option<Draft> {
    match level {
        1 => captures(dice),
        2 => beside_a_king(dice),
        _ => before_a_king(dice),
    }
}

/// A piece, or a pawn, with men of two armies before it: one of them is asleep.
fn captures(dice: &mut Dice) -> Option<Draft> {
    let takes_asleep = dice.turn(&[true, false])?;
    let own = player(dice)?;
    let (sleeper, awake) = two_others(own, dice)?;
    let role = match takes_asleep {
        true => Role::Pawn,
        false => dice.one(&OFFICERS)?,
    };
    let mut builder = with_kings(dice, &Seat::ALL)?;
    let square = builder.drop(dice, Piece::new(role, own))?;
    let reach = match role {
        Role::Pawn => sides_ahead(square, own)?,
        _ => targets(begun_by_all(&builder, own)?.position(), square),
    };
    for seat in [sleeper, awake] {
        let man = dice.one(&MEN)?;
        builder.put_on(dice, reach, Piece::new(man, seat))?;
    }
    let line = begun(builder.board(), own, without(sleeper))?;
    let position = line.position();
    let taken = targets(position, square) & position.enemies(own);
    let n_asleep = (taken & position.board().by_seat(sleeper)).len();
    let is_wanted = taken.len() == 1 + n_asleep && n_asleep == u32::from(takes_asleep);
    let is_whole = is_wanted && stays_in_reach(&builder, own, square);
    (is_whole && is_calm(position)).then(|| asked_squares("captures", position, square))
}

/// Whether the piece could take from both armies if both were awake.
fn stays_in_reach(builder: &Builder<Cross>, own: Seat, square: Square<Cross>) -> bool {
    let line = begun_by_all(builder, own);
    line.is_some_and(|line| {
        let position = line.position();
        (targets(position, square) & position.enemies(own)).len() == 2
    })
}

/// A king with men of two armies around him, of which one is asleep.
fn beside_a_king(dice: &mut Dice) -> Option<Draft> {
    let own = player(dice)?;
    let (sleeper, awake) = two_others(own, dice)?;
    let mut builder = with_kings(dice, &own.followers())?;
    let king = builder.drop(dice, Piece::new(Role::King, own))?;
    for seat in [sleeper, awake] {
        let hunter = dice.one(&OFFICERS)?;
        builder.put_on(dice, near(king, 5), Piece::new(hunter, seat))?;
    }
    let all = begun_by_all(&builder, own)?;
    let line = begun(builder.board(), own, without(sleeper))?;
    let position = line.position();
    let (goes, would) = (targets(position, king), targets(all.position(), king));
    let beside = near(king, 1) - SquareSet::of(king);
    // Both armies look at squares beside him, and at some of them only one does.
    let is_wanted = goes != would && !would.is_empty() && goes.len() < beside.len();
    (is_wanted && is_calm(position)).then(|| asked_squares("moves", position, king))
}

/// A piece before its king, on the line of a man who is asleep or awake.
fn before_a_king(dice: &mut Dice) -> Option<Draft> {
    let is_bound = dice.turn(&[false, true])?;
    // A queen who is free has more squares than anybody likes to tap.
    let role = dice.turn(&[Role::Rook, Role::Bishop])?;
    let own = player(dice)?;
    let (sleeper, awake) = two_others(own, dice)?;
    let mut builder = with_kings(dice, &own.followers())?;
    let king = builder.drop(dice, Piece::new(Role::King, own))?;
    let square = builder.put_on(dice, lines(king) & near(king, 4), Piece::new(role, own))?;
    let (hunter, bystander) = if is_bound {
        (awake, sleeper)
    } else {
        (sleeper, awake)
    };
    let long = dice.one(&LONG)?;
    builder.put_on(dice, lines(king) & lines(square), Piece::new(long, hunter))?;
    let man = dice.one(&MEN)?;
    builder.put_on(dice, lines(square), Piece::new(man, bystander))?;
    let all = begun_by_all(&builder, own)?;
    let line = begun(builder.board(), own, without(sleeper))?;
    let position = line.position();
    let goes = targets(position, square);
    let would_be_bound = all.position().pinned(own).contains(square);
    let is_wanted = would_be_bound
        && position.pinned(own).contains(square) == is_bound
        && (is_bound || goes != targets(all.position(), square))
        && !goes.is_empty()
        && usize::try_from(goes.len()).is_ok_and(|it| it <= MOST);
    (is_wanted && is_calm(position)).then(|| asked_squares("moves", position, square))
}

/// Two of the others: the first is away.
fn two_others(own: Seat, dice: &mut Dice) -> Option<(Seat, Seat)> {
    let [next, across, before] = own.followers();
    dice.turn(&[
        (next, across),
        (across, before),
        (before, next),
        (next, before),
        (across, next),
        (before, across),
    ])
}

/// Where a pawn takes.
fn sides_ahead(pawn: Square<Cross>, own: Seat) -> Option<SquareSet<Cross>> {
    let ahead = step(pawn, own)?;
    Some(sides(ahead, own).collect())
}
