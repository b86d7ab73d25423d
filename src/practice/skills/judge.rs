//! Is this move allowed? How is it written?

use crate::practice::boards::Builder;
use crate::practice::dice::Dice;
use crate::practice::draft::Draft;
use crate::practice::skills::side;
use crate::rules::notation::san;
use crate::rules::{Attempt, Move, Piece, Position, Role, Seat, Verdict};

/// Kings and some men.
fn board(dice: &mut Dice, own: Seat, n_men: u32) -> Option<Position> {
    let mut builder = Builder::new();
    builder.drop(dice, Piece::new(Role::King, own))?;
    builder.drop(dice, Piece::new(Role::King, own.opposite()))?;
    builder.drop_men(dice, own, n_men)?;
    builder.drop_men(dice, own.opposite(), n_men)?;
    builder.position(own)
}

/// A move that is allowed, or almost is: pieces in the way; pieces of all kinds; a king who would stand in check.
pub(super) fn any(level: u8, dice: &mut Dice) -> Option<Draft> {
    let wants_legal = dice.turn(&[false, true])?;
    let own = side(dice)?;
    let position = board(dice, own, u32::from(level) + 1)?;
    let from = dice.square(position.board().by_seat(own))?;
    let piece = position.piece_at(from)?;
    let moves = position.moves_from(from);
    if wants_legal {
        let attempts: Vec<Attempt> = moves
            .iter()
            .filter(|mv| mv.promotion().is_none())
            .map(Move::attempt)
            .collect();
        let attempt = dice.one(&attempts)?;
        return Some(Draft::new("judge", &position).with("move", &attempt.to_string()));
    }
    // Where it would go if less stood in its way: what is refused is never far from what is allowed.
    let mut alone = Builder::new();
    alone.put(from, piece)?;
    let alone = alone.position(own)?;
    let tries: Vec<Attempt> = alone
        .moves_from(from)
        .iter()
        .filter(|mv| mv.promotion().is_none())
        .map(Move::attempt)
        .filter(|attempt| matches!(position.judge(*attempt), Verdict::Illegal(_)))
        .collect();
    let attempt = dice.one(&tries)?;
    let is_about_king = match position.judge(attempt) {
        Verdict::Illegal(fault) => fault.article().starts_with("3.9"),
        Verdict::Legal(_) => return None,
    };
    let is_wanted = (level == 3) == is_about_king;
    is_wanted.then(|| Draft::new("judge", &position).with("move", &attempt.to_string()))
}

/// A move to write down: quiet ones; captures and checks; two pieces that could both go there.
pub(super) fn written(level: u8, dice: &mut Dice) -> Option<Draft> {
    let own = side(dice)?;
    let position = board(dice, own, u32::from(level) + 1)?;
    if position.is_check() {
        return None;
    }
    let moves = position.legal_moves();
    let attempts: Vec<Attempt> = moves.iter().map(Move::attempt).collect();
    let attempt = dice.one(&attempts)?;
    let mv = moves.iter().find(|mv| mv.attempt() == attempt)?;
    let text = san::write(&position, mv);
    let is_plain = !text.contains(['x', '+', '#', '=', 'O']);
    let is_named = mv.piece().role != Role::Pawn && mv.piece().role != Role::King;
    // A second letter or number after the piece tells two pieces apart.
    let is_told_apart = is_named && text.trim_end_matches(['+', '#']).replace('x', "").len() > 3;
    let is_wanted = match level {
        1 => is_plain && !is_told_apart,
        2 => text.contains(['x', '+']) && !is_told_apart && mv.promotion().is_none(),
        _ => is_told_apart,
    };
    is_wanted.then(|| Draft::new("write", &position).with("move", &text))
}
