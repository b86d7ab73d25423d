//! Who attacks whom, what can be taken, what is safe.

use crate::lesson::exchange::gain;
use crate::lesson::goal::nothing_hangs;
use crate::practice::boards::Builder;
use crate::practice::dice::Dice;
use crate::practice::draft::Draft;
use crate::practice::skills::side;
use crate::rules::{Geometry, Move, Piece, Position, Role, Seat, Square, SquareSet};

const LONG: [Role; 3] = [Role::Rook, Role::Bishop, Role::Queen];

/// Two or three men of which a piece can take some: beside empty lines; behind others; friends among them.
pub(super) fn captures(level: u8, dice: &mut Dice) -> Option<Draft> {
    let role = dice.turn(&[
        Role::Rook,
        Role::Bishop,
        Role::Queen,
        Role::Knight,
        Role::Pawn,
    ])?;
    let own = side(dice)?;
    let mut builder = Builder::new();
    let square = builder.drop(dice, Piece::new(role, own))?;
    for _ in 0..u32::from(level) + 2 {
        let man = dice.one(&[Role::Pawn, Role::Knight, Role::Bishop, Role::Rook])?;
        builder.drop(dice, Piece::new(man, own.opposite()))?;
    }
    for _ in 0..u32::from(level) - 1 {
        let man = dice.one(&[Role::Pawn, Role::Knight])?;
        builder.drop(dice, Piece::new(man, own))?;
    }
    let position = builder.position(own)?;
    let taken = position.moves_from(square);
    let n_taken = taken.iter().filter(|mv| mv.captured().is_some()).count();
    let least = if role == Role::Pawn || level == 1 {
        1
    } else {
        2
    };
    (n_taken >= least).then(|| {
        Draft::new("squares", &position)
            .with("ask", "captures")
            .at("piece", square)
    })
}

/// Who attacks a piece: one; two; some of many, with lines that are blocked.
pub(super) fn attackers(level: u8, dice: &mut Dice) -> Option<Draft> {
    let own = side(dice)?;
    let role = dice.one(&[Role::Knight, Role::Bishop, Role::Rook, Role::Queen])?;
    let mut builder = Builder::new();
    let square = builder.drop(dice, Piece::new(role, own))?;
    builder.drop_men(dice, own.opposite(), u32::from(level) + 2)?;
    if level == 3 {
        builder.drop_men(dice, own, 2)?;
    }
    let position = builder.position(own)?;
    let attackers = position.attackers_of(square, own);
    let is_wanted = match level {
        1 => attackers.len() == 1,
        2 => attackers.len() == 2,
        _ => !attackers.is_empty() && has_blocked_line(&position, square, own.opposite()),
    };
    is_wanted.then(|| {
        Draft::new("squares", &position)
            .with("ask", "attackers")
            .at("piece", square)
    })
}

/// Who guards a piece that is attacked: one; two; some of many, with lines that are blocked.
pub(super) fn guards(level: u8, dice: &mut Dice) -> Option<Draft> {
    let own = side(dice)?;
    let role = dice.one(&[
        Role::Pawn,
        Role::Knight,
        Role::Bishop,
        Role::Rook,
        Role::Queen,
    ])?;
    let mut builder = Builder::new();
    let square = builder.drop(dice, Piece::new(role, own))?;
    builder.drop_men(dice, own, u32::from(level) + 3)?;
    builder.drop_men(dice, own.opposite(), u32::from(level))?;
    let position = builder.position(own)?;
    let guards = position.guards_of(square, own);
    let is_attacked = !position.attackers_of(square, own).is_empty();
    let is_wanted = match level {
        1 => guards.len() == 1,
        2 => guards.len() == 2,
        _ => !guards.is_empty() && has_blocked_line(&position, square, own),
    };
    (is_attacked && is_wanted).then(|| {
        Draft::new("squares", &position)
            .with("ask", "guards")
            .at("piece", square)
    })
}

/// Whether some man of a side would attack a square if nothing stood between.
pub(super) fn has_blocked_line<G: Geometry>(
    position: &Position<G>,
    square: Square<G>,
    by: Seat,
) -> bool {
    LONG.into_iter().any(|role| {
        position.board().pieces(by, role).iter().any(|from| {
            let (files, ranks) = from.distance(square);
            let is_straight = files == 0 || ranks == 0;
            let is_slanted = files.abs() == ranks.abs();
            let fits = match role {
                Role::Rook => is_straight,
                Role::Bishop => is_slanted,
                _ => is_straight || is_slanted,
            };
            fits && SquareSet::between(from, square).meets(position.board().occupied())
        })
    })
}

/// A move that leaves nobody attacked without a guard. Others may be right as well, where nobody could really take: a board
/// is chosen by what is seen at first sight.
pub(super) fn safe(level: u8, dice: &mut Dice) -> Option<Draft> {
    let own = side(dice)?;
    let mut builder = Builder::new();
    builder.drop(dice, Piece::new(Role::King, own))?;
    builder.drop(dice, Piece::new(Role::King, own.opposite()))?;
    builder.drop_men(dice, own, u32::from(level) + 1)?;
    builder.drop_men(dice, own.opposite(), u32::from(level))?;
    let position = builder.position(own)?;
    if position.is_check() {
        return None;
    }
    let moves = position.legal_moves();
    let is_safe = |mv: &&Move| nothing_hangs(&position.after(mv), own);
    let n_safe = moves.iter().filter(is_safe).count();
    let is_wanted = (1..=3).contains(&n_safe) && !nothing_hangs(&position, own);
    is_wanted.then(|| Draft::new("move", &position).with("goal", "safe"))
}

/// One man can be taken for nothing, and no other.
pub(super) fn free(level: u8, dice: &mut Dice) -> Option<Draft> {
    let own = side(dice)?;
    let mut builder = Builder::new();
    builder.drop(dice, Piece::new(Role::King, own))?;
    builder.drop(dice, Piece::new(Role::King, own.opposite()))?;
    builder.drop_men(dice, own, u32::from(level) + 1)?;
    builder.drop_men(dice, own.opposite(), u32::from(level) + 1)?;
    let position = builder.position(own)?;
    if position.is_check() {
        return None;
    }
    let moves = position.legal_moves();
    let takes: Vec<_> = moves.iter().filter(|mv| mv.captured().is_some()).collect();
    let gains: Vec<(i64, _)> = takes.iter().map(|mv| (gain(&position, mv), *mv)).collect();
    let best = gains.iter().map(|(gain, _)| *gain).max()?;
    let mut winners = gains.iter().filter(|(gain, _)| *gain == best);
    let (_, mv) = winners.next()?;
    let is_clear =
        winners.next().is_none() && best >= 1 && takes.len() >= usize::from(level.min(2));
    let others_lose = gains
        .iter()
        .filter(|(_, it)| it != mv)
        .all(|(gain, _)| *gain <= 0);
    (is_clear && others_lose && mv.promotion().is_none())
        .then(|| Draft::new("move", &position).with("answer", &mv.attempt().to_string()))
}
