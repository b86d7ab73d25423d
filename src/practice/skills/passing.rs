//! May this pawn take in passing, and which pawn may? What has just been played is shown.

use crate::practice::boards::Builder;
use crate::practice::dice::Dice;
use crate::practice::draft::Draft;
use crate::practice::skills::{side, walks};
use crate::rules::{
    Attempt, Fault, Line, Move, Piece, Position, Reason, Role, Seat, Square, SquareSet, Verdict,
};

/// What is so about a board.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Case {
    Fine,
    Forbidden(Reason),
}

/// The level of the pairs: one thing has changed between a capture that is allowed and one that is not.
const PAIRS: u8 = 4;

/// Now or one step; a move later, or no pawn; and the king behind it; near misses.
pub(super) fn judged(level: u8, dice: &mut Dice) -> Option<Draft> {
    if level == PAIRS {
        return near_miss(dice);
    }
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

/// A square as the child sees it: the ranks are counted from its own side.
fn seen_by(own: Seat, file: u8, rank: u8) -> Option<Square> {
    Square::new(file, if own == Seat::South { rank } else { 7 - rank })
}

/// The rank where pawns stand side by side after a double step, as the child sees it.
const BESIDE: u8 = 4;
/// Where the pawn comes from that is taken.
const FROM: u8 = 6;

/// The files beside one.
fn beside(file: u8) -> Vec<u8> {
    let right = (file + 1 < 8).then_some(file + 1);
    file.checked_sub(1).into_iter().chain(right).collect()
}

/// Two boards between which one thing has changed, who ran past, from where, or where a man stands who looks on: on one
/// the pawn may take in passing, on the other it may not. One of them.
fn near_miss(dice: &mut Dice) -> Option<Draft> {
    let (mut dice, is_second) = dice.pair();
    let dice = &mut dice;
    let reason = dice.turn(&[
        Reason::EpPawnDidNotDoubleStep,
        Reason::EpExposesKing,
        Reason::EpNotAPawn,
    ])?;
    let own = side(dice)?;
    let enemy = own.opposite();
    let file = u8::try_from(dice.below(8)).ok()?;
    let taker = seen_by(own, dice.one(&beside(file))?, BESIDE)?;
    let (to, over) = (seen_by(own, file, BESIDE)?, seen_by(own, file, BESIDE + 1)?);
    let row: SquareSet = Square::all().filter(|it| it.rank() == to.rank()).collect();
    let mut builder = Builder::new();
    builder.put(taker, Piece::new(Role::Pawn, own))?;
    let king = Piece::new(Role::King, own);
    if reason == Reason::EpExposesKing {
        builder.put_on(dice, row - SquareSet::of(to), king)?;
    } else {
        builder.drop(dice, king)?;
    }
    builder.drop(dice, Piece::new(Role::King, enemy))?;
    let hunter = Piece::new(dice.one(&[Role::Rook, Role::Queen])?, enemy);
    let stand = builder.drop(dice, hunter)?;
    builder.drop_men(dice, enemy, 1)?;
    builder.drop_men(dice, own, 1)?;
    let mut missed = builder.clone();
    let from = seen_by(own, file, FROM)?;
    builder.put(from, Piece::new(Role::Pawn, enemy))?;
    let (runner, missed_from) = match reason {
        Reason::EpPawnDidNotDoubleStep => (Role::Pawn, over),
        Reason::EpNotAPawn => (dice.one(&[Role::Rook, Role::Queen])?, from),
        _ => {
            missed.remove(stand)?;
            missed.put_on(dice, row - SquareSet::of(to), hunter)?;
            (Role::Pawn, from)
        }
    };
    missed.put(missed_from, Piece::new(runner, enemy))?;
    let taking = Attempt::new(taker, over);
    let shows_fine = dice.happens(1, 2) == is_second;
    let boards = [
        (builder.position(enemy)?, from, None),
        (missed.position(enemy)?, missed_from, Some(reason)),
    ];
    for (position, from, expected) in &boards {
        let mut line = Line::new(*position);
        line.play(Attempt::new(*from, to)).ok()?;
        let found = line.judge(taking).fault().map(Fault::reason);
        if position.is_check() || found != *expected {
            return None;
        }
    }
    let (position, from, _) = boards[usize::from(!shows_fine)];
    Some(
        Draft::new("judge", &position)
            .with("played", &Attempt::new(from, to).to_string())
            .with("move", &taking.to_string()),
    )
}

/// Take the pawn that has just run past: with the only pawn beside it; with one of two; with the one of two that is not
/// bound to stay before its king.
pub(super) fn taken(level: u8, dice: &mut Dice) -> Option<Draft> {
    let own = side(dice)?;
    let enemy = own.opposite();
    let file = u8::try_from(dice.below(8)).ok()?;
    let files = beside(file);
    let files = match level {
        1 => vec![dice.one(&files)?],
        _ if files.len() == 2 => files,
        _ => return None,
    };
    let mut builder = Builder::new();
    for file in &files {
        builder.put(seen_by(own, *file, BESIDE)?, Piece::new(Role::Pawn, own))?;
    }
    let from = seen_by(own, file, FROM)?;
    builder.put(from, Piece::new(Role::Pawn, enemy))?;
    let king = Piece::new(Role::King, own);
    if level == 3 {
        let bound = seen_by(own, dice.one(&files)?, BESIDE)?;
        builder.put_on(dice, walks::lines(bound), king)?;
        let hunter = dice.one(&[Role::Rook, Role::Bishop, Role::Queen])?;
        builder.put_on(dice, walks::lines(bound), Piece::new(hunter, enemy))?;
    } else {
        builder.drop(dice, king)?;
    }
    builder.drop(dice, Piece::new(Role::King, enemy))?;
    builder.drop_men(dice, own, 1 + u32::from(level.min(2)))?;
    builder.drop_men(dice, enemy, 2)?;
    let position: Position = builder.position(enemy)?;
    if position.is_check() {
        return None;
    }
    let played = Attempt::new(from, seen_by(own, file, BESIDE)?);
    let after = position.after(position.judge(played).legal()?);
    let moves = after.legal_moves();
    let passing = moves.iter().filter(|mv| mv.is_en_passant());
    let answer: Vec<String> = passing.map(|mv| mv.attempt().to_string()).collect();
    let answer: Vec<&str> = answer.iter().map(String::as_str).collect();
    let wanted = if level == 2 { 2 } else { 1 };
    (answer.len() == wanted).then(|| {
        Draft::new("move", &position)
            .with("played", &played.to_string())
            .list("answer", &answer)
    })
}
