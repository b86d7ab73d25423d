//! What a check changes that was said, and one that was not: only the first must be answered.

use super::{LONG, MEN, OFFICERS, asked_squares, begun, is_calm_but, jumps, king_attackers, other};
use super::{player, targets, with_kings};
use crate::practice::boards::near;
use crate::practice::dice::Dice;
use crate::practice::draft::Draft;
use crate::practice::skills::walks::{MOST, lines};
use crate::rules::{Company, Piece, Role, SquareSet};

/// A piece that could help; the king, too, who never steps into danger; a piece that another army's line keeps in its place.
pub(super) fn any(level: u8, dice: &mut Dice) -> Option<Draft> {
    let is_said = dice.turn(&[true, false])?;
    let asks_king = level == 2 && dice.turn(&[false, true])?;
    let is_bound = level == 3 && !is_said;
    let own = player(dice)?;
    let caller = dice.turn(&own.followers())?;
    let mut builder = with_kings(dice, &own.followers())?;
    let king = builder.drop(dice, Piece::new(Role::King, own))?;
    let hunter = dice.one(&OFFICERS)?;
    let from = match hunter {
        Role::Knight => jumps(king),
        _ => lines(king),
    };
    builder.put_on(dice, from, Piece::new(hunter, caller))?;
    let role = dice.one(&OFFICERS)?;
    let helper = match is_bound {
        true => builder.put_on(dice, lines(king) & near(king, 3), Piece::new(role, own))?,
        false => builder.drop(dice, Piece::new(role, own))?,
    };
    if level == 3 {
        let second = other(dice, own).filter(|it| *it != caller)?;
        let long = dice.one(&LONG)?;
        let behind = if is_bound {
            lines(king) & lines(helper)
        } else {
            lines(king)
        };
        builder.put_on(dice, behind, Piece::new(long, second))?;
    }
    if level > 1 {
        let friend = dice.one(&MEN)?;
        builder.put_on(dice, near(king, 3), Piece::new(friend, own))?;
    }
    let mut said = Company::default();
    said.calls[own].add(caller);
    let loud = begun(builder.board(), own, said)?;
    let silent = begun(builder.board(), own, Company::default())?;
    let (loud, silent) = (loud.position(), silent.position());
    let position = if is_said { loud } else { silent };
    let hit = king_attackers(position, own);
    let is_callers = position.board().by_seat(caller).meets(hit);
    if hit.len() != 1 || !is_callers || !is_calm_but(position, &[own]) {
        return None;
    }
    let piece = if asks_king { king } else { helper };
    let goes = targets(position, piece);
    let is_few = (1..=MOST).contains(&usize::try_from(goes.len()).ok()?);
    let is_wanted = match (asks_king, is_bound) {
        (true, _) => goes.len() < (near(king, 1) - SquareSet::of(king)).len(),
        (false, true) => position.pinned(own).contains(helper),
        // What was said makes all the difference, and leaves something to do.
        (false, false) => {
            let (answers, free) = (targets(loud, piece), targets(silent, piece));
            !answers.is_empty() && answers != free
        }
    };
    (is_few && is_wanted).then(|| asked_squares("moves", position, piece))
}
