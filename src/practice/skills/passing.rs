//! May this pawn take in passing? What has just been played is shown.

use crate::practice::boards::Builder;
use crate::practice::dice::Dice;
use crate::practice::draft::Draft;
use crate::practice::skills::side;
use crate::rules::{Attempt, Line, Move, Piece, Reason, Role, Seat, Square, SquareSet, Verdict};

/// What is so about a board.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Case {
    Fine,
    Forbidden(Reason),
}

/// Now or one step; a move later, or no pawn; and the king behind it.
pub(super) fn judged(level: u8, dice: &mut Dice) -> Option<Draft> {
    let cases: &[Case] = match level {
        1 => &[Case::Fine, Case::Forbidden(Reason::EpPawnDidNotDoubleStep)],
        2 => &[
            Case::Fine,
            Case::Forbidden(Reason::EpChanceLost),
            Case::Forbidden(Reason::EpNotAPawn),
            Case::Forbidden(Reason::EpPawnDidNotDoubleStep),
        ],
        _ => &[
            Case::Forbidden(Reason::EpExposesKing),
            Case::Fine,
            Case::Forbidden(Reason::EpChanceLost),
        ],
    };
    let case = dice.turn(cases)?;
    let own = side(dice)?;
    let enemy = own.opposite();
    // Ranks as the child sees them.
    let rank = |own_rank: u8| {
        if own == Seat::South {
            own_rank
        } else {
            7 - own_rank
        }
    };
    let file = u8::try_from(dice.below(8)).ok()?;
    let beside = match dice.happens(1, 2) {
        true => file.checked_add(1).filter(|it| *it < 8)?,
        false => file.checked_sub(1)?,
    };
    let square = |file, own_rank| Square::new(file, rank(own_rank));
    let mut builder = Builder::new();
    let taker = builder.put(square(file, 4)?, Piece::new(Role::Pawn, own))?;
    let (runner, from) = match case {
        Case::Forbidden(Reason::EpPawnDidNotDoubleStep) => (Role::Pawn, square(beside, 5)?),
        Case::Forbidden(Reason::EpNotAPawn) => {
            (dice.one(&[Role::Rook, Role::Queen])?, square(beside, 6)?)
        }
        _ => (Role::Pawn, square(beside, 6)?),
    };
    builder.put(from, Piece::new(runner, enemy))?;
    let to = square(beside, 4)?;
    let goal = square(beside, 5)?;
    // What leaves the king in check does so along the row from which two pawns go at once.
    if case == Case::Forbidden(Reason::EpExposesKing) {
        let row: SquareSet = Square::all().filter(|it| it.rank() == rank(4)).collect();
        builder.put_on(dice, row, Piece::new(Role::King, own))?;
        let hunter = dice.one(&[Role::Rook, Role::Queen])?;
        builder.put_on(dice, row, Piece::new(hunter, enemy))?;
    } else {
        builder.drop(dice, Piece::new(Role::King, own))?;
    }
    builder.drop(dice, Piece::new(Role::King, enemy))?;
    let n_men = u32::from(level);
    builder.drop_men(dice, enemy, n_men)?;
    builder.drop_men(dice, own, n_men - 1)?;
    if builder.board().piece_at(to).is_some()
        || builder.board().piece_at(goal).is_some_and(|_| goal != from)
    {
        return None;
    }
    let position = builder.position(enemy)?;
    if position.is_check() {
        return None;
    }
    let mut line = Line::new(position);
    let mut played = vec![Attempt::new(from, to)];
    if case == Case::Forbidden(Reason::EpChanceLost) {
        let after = position.after(position.judge(played[0]).legal()?);
        for seat in [own, enemy] {
            let now = played.iter().skip(1).try_fold(after, |it, attempt| {
                Some(it.after(it.judge(*attempt).legal()?))
            })?;
            // Quiet moves of kings, that nothing else changes.
            let king = now.kings(seat).only()?;
            let quiet: Vec<Attempt> = now
                .moves_from(king)
                .iter()
                .filter(|mv| mv.captured().is_none())
                .map(Move::attempt)
                .collect();
            played.push(dice.one(&quiet)?);
        }
    }
    for attempt in &played {
        line.play(*attempt).ok()?;
    }
    let attempt = Attempt::new(taker, goal);
    let found = match line.judge(attempt) {
        Verdict::Legal(_) => Case::Fine,
        Verdict::Illegal(fault) => Case::Forbidden(fault.reason()),
    };
    let told: Vec<String> = played.iter().map(ToString::to_string).collect();
    (found == case).then(|| {
        Draft::new("judge", &position)
            .with("played", &told.join(" "))
            .with("move", &attempt.to_string())
    })
}
