//! What a pawn becomes.

use crate::lesson::goal::Goal;
use crate::practice::boards::{Builder, near};
use crate::practice::dice::Dice;
use crate::practice::draft::Draft;
use crate::practice::skills::side;
use crate::rules::{Piece, Position, Role, Seat, Square};

/// Which pawn can; which man mates; the only one that does, and it is no queen.
pub(super) fn any(level: u8, dice: &mut Dice) -> Option<Draft> {
    let own = side(dice)?;
    let position = board(dice, own, level)?;
    if position.is_check() {
        return None;
    }
    let promotes: Vec<_> = position
        .legal_moves()
        .into_iter()
        .filter(|mv| mv.promotion().is_some())
        .collect();
    if promotes.is_empty() {
        return None;
    }
    if level == 1 {
        let first = promotes.first()?;
        let is_one = promotes
            .iter()
            .all(|mv| (mv.from(), mv.to()) == (first.from(), first.to()));
        return is_one.then(|| Draft::new("move", &position).with("goal", "promote"));
    }
    let mates = Goal::Mate.moves(&position);
    let first = mates.first()?;
    let is_one = mates
        .iter()
        .all(|mv| mv.from() == first.from() && mv.promotion().is_some());
    let is_wanted = match level {
        2 => is_one && mates.iter().any(|mv| mv.promotion() == Some(Role::Queen)),
        _ => {
            mates.len() == 1
                && matches!(
                    first.promotion(),
                    Some(Role::Knight | Role::Rook | Role::Bishop)
                )
        }
    };
    is_wanted.then(|| Draft::new("move", &position).with("goal", "mate"))
}

/// A pawn before the last row, kings, and some men around the other king.
fn board(dice: &mut Dice, own: Seat, level: u8) -> Option<Position> {
    let enemy = own.opposite();
    let (rank, last) = if own == Seat::South { (6, 7) } else { (1, 0) };
    let file = u8::try_from(dice.below(8)).ok()?;
    let mut builder = Builder::new();
    let pawn = builder.put(Square::new(file, rank)?, Piece::new(Role::Pawn, own))?;
    let goal = Square::new(file, last)?;
    let (king, hunted) = (Piece::new(Role::King, own), Piece::new(Role::King, enemy));
    match level {
        1 => {
            builder.drop(dice, hunted)?;
            builder.drop(dice, king)?;
            let (n, n_enemies) = (1 + dice.below(2), 1 + dice.below(2));
            builder.drop_men(dice, own, n)?;
            builder.drop_men(dice, enemy, n_enemies)?;
        }
        2 => {
            let at = builder.put_on(dice, near(goal, 2), hunted)?;
            builder.put_on(dice, near(at, 3), king)?;
            let (n, n_enemies) = (1 + dice.below(2), 1 + dice.below(3));
            builder.drop_men(dice, own, n)?;
            builder.crowd(dice, near(at, 1) | near(pawn, 1), enemy, n_enemies)?;
        }
        // A knight mates a king whose own men stand in his way.
        _ => {
            let hop = |it: &Square| {
                let (files, ranks) = goal.distance(*it);
                files.abs().min(ranks.abs()) == 1 && files.abs().max(ranks.abs()) == 2
            };
            let at = builder.put_on(dice, Square::all().filter(hop).collect(), hunted)?;
            builder.put_on(dice, near(at, 3), king)?;
            let n = 1 + dice.below(2);
            builder.drop_men(dice, own, n)?;
            let n_enemies = 3 + dice.below(3);
            builder.crowd(dice, near(at, 1), enemy, n_enemies)?;
        }
    }
    builder.position(own)
}
