//! Stars on a way, and men to take: the fewest moves.

use crate::practice::boards::Builder;
use crate::practice::dice::Dice;
use crate::practice::draft::Draft;
use crate::practice::skills::side;
use crate::rules::{Piece, Role, Seat, SquareSet};

/// Two or three stars; more of them; a wall of pawns; guards whom one keeps away from.
pub(super) fn stars(level: u8, dice: &mut Dice) -> Option<Draft> {
    let role = dice.turn(&[
        Role::Rook,
        Role::Bishop,
        Role::Queen,
        Role::Knight,
        Role::King,
    ])?;
    let own = Seat::South;
    let mut builder = Builder::new();
    let square = builder.drop(dice, Piece::new(role, own))?;
    if level >= 3 {
        for _ in 0..2 + dice.below(3) {
            builder.drop(dice, Piece::new(Role::Pawn, own))?;
        }
    }
    if level == 4 {
        let guard = dice.one(&[Role::Rook, Role::Bishop, Role::Knight])?;
        builder.drop(dice, Piece::new(guard, own.opposite()))?;
    }
    let n_stars = match (level, role) {
        (1, _) => 2,
        (_, Role::King) => 2,
        (2 | 3, _) => 3 + dice.below(2),
        _ => 2 + dice.below(2),
    };
    let mut stars = SquareSet::EMPTY;
    for _ in 0..n_stars {
        let free = (builder.free() - stars)
            .iter()
            .filter(|it| role != Role::Bishop || it.is_dark() == square.is_dark());
        stars.insert(dice.square(free.collect())?);
    }
    let position = builder.position(own)?;
    // A star that is reached at once is none at a higher level.
    let at_once = position
        .moves_from(square)
        .iter()
        .filter(|mv| stars.contains(mv.to()))
        .count();
    if level >= 2 && at_once > 1 {
        return None;
    }
    let draft = Draft::new("collect", &position)
        .at("piece", square)
        .squares("stars", stars);
    Some(match level {
        4 => draft.plain("safe", "true"),
        _ => draft,
    })
}

/// One piece takes everything: pawns that stand still; men of all kinds; more of them.
pub(super) fn take_all(level: u8, dice: &mut Dice) -> Option<Draft> {
    let role = dice.turn(&[Role::Rook, Role::Bishop, Role::Queen, Role::Knight])?;
    let own = side(dice)?;
    let mut builder = Builder::new();
    let square = builder.drop(dice, Piece::new(role, own))?;
    let n_men = u32::from(level) + 2;
    for _ in 0..n_men {
        let man = match level {
            1 => Role::Pawn,
            _ => dice.one(&[Role::Pawn, Role::Knight, Role::Bishop, Role::Rook])?,
        };
        let free = builder
            .free()
            .iter()
            .filter(|it| role != Role::Bishop || it.is_dark() == square.is_dark());
        let free: SquareSet = free.collect();
        builder.put_on(dice, free, Piece::new(man, own.opposite()))?;
    }
    let position = builder.position(own)?;
    Some(
        Draft::new("collect", &position)
            .at("piece", square)
            .with("take", "all"),
    )
}
