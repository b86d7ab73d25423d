//! Who attacks this piece? Men of several armies may, at the same time.

use super::{LONG, OFFICERS, asked_squares, begun, begun_by_all, is_calm, jumps, player};
use super::{players_of, with_kings, without};
use crate::practice::boards::every_square;
use crate::practice::dice::Dice;
use crate::practice::draft::Draft;
use crate::practice::skills::attack::has_blocked_line;
use crate::practice::skills::walks::lines;
use crate::rules::{Cross, Piece, Role, Seat, Square, SquareSet};

/// Two armies at once; lines that are blocked; an army that is asleep.
pub(super) fn any(level: u8, dice: &mut Dice) -> Option<Draft> {
    let own = player(dice)?;
    let role = dice.turn(&OFFICERS)?;
    let mut builder = with_kings(dice, &Seat::ALL)?;
    let square = builder.put_on(dice, middle(), Piece::new(role, own))?;
    for seat in own.followers() {
        let hunter = dice.one(&LONG)?;
        builder.put_on(dice, lines(square), Piece::new(hunter, seat))?;
    }
    let jumper = dice.one(&own.followers())?;
    builder.put_on(dice, jumps(square), Piece::new(Role::Knight, jumper))?;
    if level > 1 {
        let wall = dice.one(&[Role::Pawn, Role::Knight])?;
        builder.put_on(dice, lines(square), Piece::new(wall, own))?;
    }
    let sleeper = dice.one(&own.followers())?;
    let all = begun_by_all(&builder, own)?;
    let awake = all.position().attackers_of(square, own);
    let line = match level {
        3 => begun(builder.board(), own, without(sleeper))?,
        _ => all,
    };
    let position = line.position();
    let attackers = position.attackers_of(square, own);
    let n_players = players_of(position, attackers).count();
    let is_blocked = |seat| has_blocked_line(position, square, seat);
    let is_wanted = match level {
        1 => n_players >= 2,
        2 => n_players >= 2 && own.followers().into_iter().any(is_blocked),
        _ => n_players >= 1 && attackers != awake,
    };
    (is_wanted && is_calm(position)).then(|| asked_squares("attackers", position, square))
}

/// The squares of no army's arm.
fn middle() -> SquareSet<Cross> {
    let is_middle =
        |it: &Square<Cross>| [it.file(), it.rank()].iter().all(|at| (2..10).contains(at));
    every_square().iter().filter(is_middle).collect()
}
