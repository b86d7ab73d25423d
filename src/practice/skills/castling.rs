//! May this king castle? Each condition alone, then mixed.

use crate::practice::boards::Builder;
use crate::practice::dice::Dice;
use crate::practice::draft::Draft;
use crate::practice::skills::side;
use crate::rules::{Attempt, Castling, Piece, Reason, Role, Seat, Square, Verdict, Wing};

/// What is so about a board.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Case {
    /// Nothing is in the way.
    Fine,
    /// The rook is attacked, or passes an attacked square: that does not matter.
    RookAttacked,
    Forbidden(Reason),
}

const FIRST: &[Case] = &[
    Case::Fine,
    Case::Forbidden(Reason::CastlePiecesBetween),
    Case::Forbidden(Reason::CastleOutOfCheck),
];
const SECOND: &[Case] = &[
    Case::Fine,
    Case::Forbidden(Reason::CastleThroughCheck),
    Case::Forbidden(Reason::CastleIntoCheck),
    Case::RookAttacked,
    Case::Forbidden(Reason::CastleOutOfCheck),
];
const THIRD: &[Case] = &[
    Case::RookAttacked,
    Case::Forbidden(Reason::CastleThroughCheck),
    Case::Fine,
    Case::Forbidden(Reason::CastleIntoCheck),
    Case::Forbidden(Reason::CastlePiecesBetween),
    Case::Forbidden(Reason::CastleOutOfCheck),
];

/// The first conditions; the king's way; all, with more men.
pub(super) fn judged(level: u8, dice: &mut Dice) -> Option<Draft> {
    let case = dice.turn(match level {
        1 => FIRST,
        2 => SECOND,
        _ => THIRD,
    })?;
    let wing = dice.turn(&[Wing::King, Wing::Queen])?;
    let own = side(dice)?;
    let home = if own == Seat::South { 0 } else { 7 };
    let at = |file| Square::new(file, home);
    let mut builder = Builder::new();
    let king = builder.put(at(4)?, Piece::new(Role::King, own))?;
    let rook = builder.put(
        at(if wing == Wing::King { 7 } else { 0 })?,
        Piece::new(Role::Rook, own),
    )?;
    builder.drop(dice, Piece::new(Role::King, own.opposite()))?;
    // Some pawns before the king, as in a game.
    let row = if own == Seat::South { 1 } else { 6 };
    for file in 0..8 {
        if dice.happens(1, 2) {
            builder.put(Square::new(file, row)?, Piece::new(Role::Pawn, own))?;
        }
    }
    if case == Case::Forbidden(Reason::CastlePiecesBetween) {
        let man = dice.one(&[Role::Knight, Role::Bishop, Role::Queen])?;
        let squares = crate::rules::SquareSet::between(king, rook);
        let whose = if dice.happens(3, 4) {
            own
        } else {
            own.opposite()
        };
        builder.put_on(dice, squares, Piece::new(man, whose))?;
    }
    let n_enemies = if level == 3 { 3 } else { 1 + dice.below(2) };
    builder.drop_men(dice, own.opposite(), n_enemies)?;
    let castling = Castling::NONE.with(own, wing);
    let position = builder.with_castling(own, castling)?;
    let to = at(if wing == Wing::King { 6 } else { 2 })?;
    let attempt = Attempt::new(king, to);
    let is_touched = || {
        let passed = if wing == Wing::King { None } else { at(1) };
        let places = [Some(rook), passed].into_iter().flatten();
        places
            .into_iter()
            .any(|it| !position.attackers_of(it, own).is_empty())
    };
    let found = match position.judge(attempt) {
        Verdict::Legal(_) if is_touched() => Case::RookAttacked,
        Verdict::Legal(_) => Case::Fine,
        Verdict::Illegal(fault) => Case::Forbidden(fault.reason()),
    };
    (found == case).then(|| Draft::new("judge", &position).with("move", &attempt.to_string()))
}
