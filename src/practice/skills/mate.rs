//! Mate in one and in two, and stalemate on purpose.

use crate::lesson::goal::Goal;
use crate::practice::boards::{Builder, edge, near};
use crate::practice::dice::Dice;
use crate::practice::draft::Draft;
use crate::practice::skills::side;
use crate::rules::{Move, Piece, Position, Role, Seat};
use crate::solve::Budget;
use crate::solve::mate::keys;

/// A hunted king near the edge, and hunters.
pub(super) fn hunt(
    dice: &mut Dice,
    own: Seat,
    n_hunters: u32,
    n_defenders: u32,
) -> Option<Position> {
    let enemy = own.opposite();
    let mut builder = Builder::new();
    let hunted = builder.put_on(dice, edge(), Piece::new(Role::King, enemy))?;
    let distance = if dice.happens(2, 3) { 3 } else { 7 };
    builder.put_on(dice, near(hunted, distance), Piece::new(Role::King, own))?;
    let first = dice.one(&[
        Role::Queen,
        Role::Rook,
        Role::Rook,
        Role::Queen,
        Role::Bishop,
        Role::Knight,
    ])?;
    builder.drop(dice, Piece::new(first, own))?;
    builder.drop_men(dice, own, n_hunters - 1)?;
    for _ in 0..n_defenders {
        let man = dice.one(&[
            Role::Pawn,
            Role::Pawn,
            Role::Knight,
            Role::Bishop,
            Role::Rook,
        ])?;
        let squares = if dice.happens(2, 3) {
            near(hunted, 2)
        } else {
            near(hunted, 7)
        };
        builder.put_on(dice, squares, Piece::new(man, enemy))?;
    }
    builder.position(own)
}

/// Three men; four or five; more; and checks that are none beside it.
pub(super) fn in_one(level: u8, dice: &mut Dice) -> Option<Draft> {
    let own = side(dice)?;
    let (n_hunters, n_defenders) = match level {
        1 => (1 + dice.below(2), 0),
        2 => (2, 1 + dice.below(2)),
        3 => (3, 2 + dice.below(2)),
        _ => (4, 3 + dice.below(2)),
    };
    let position = hunt(dice, own, n_hunters, n_defenders)?;
    if position.is_check() {
        return None;
    }
    let mates = Goal::Mate.moves(&position);
    let [mate] = mates.as_slice() else {
        return None;
    };
    let n_checks = position
        .legal_moves()
        .iter()
        .filter(|mv| *mv != mate && position.after(mv).is_check())
        .count();
    // A false mate one step away.
    let is_wanted = mate.promotion().is_none() && n_checks >= usize::from(level.min(3)) - 1;
    is_wanted.then(|| Draft::new("move", &position).with("goal", "mate"))
}

/// Two checks, few men; more men; a quiet move before the mate. The first move is the only one; every mate after the
/// answer counts.
pub(super) fn in_two(level: u8, dice: &mut Dice) -> Option<Draft> {
    let own = side(dice)?;
    let (n_hunters, n_defenders) = match level {
        1 => (2, 0),
        2 => (3, 1 + dice.below(2)),
        _ => (2, dice.below(2)),
    };
    let position = hunt(dice, own, n_hunters, n_defenders)?;
    if position.is_check() {
        return None;
    }
    // A quick look before the proof: a check, or a king who can hardly move, and mate after every answer.
    let begins = |mv: &Move| {
        let after = position.after(mv);
        if after.is_check() != (level < 3) {
            return false;
        }
        let answers = after.legal_moves();
        let most = if level == 3 { 2 } else { 3 };
        (1..=most).contains(&answers.len())
            && answers.iter().all(|it| mates_at_once(&after.after(it)))
    };
    let key = position.legal_moves().into_iter().find(begins)?;
    if key.promotion().is_some() || mates_at_once(&position) {
        return None;
    }
    let proved = keys(&position, 2, &mut Budget::nodes(MATE_NODES)).ok()?;
    if proved != [key] {
        return None;
    }
    let after = position.after(&key);
    let answers = after.legal_moves();
    let n = u32::try_from(answers.len()).ok()?;
    let answer = answers.get(usize::try_from(dice.below(n)).ok()?)?;
    let mates = Goal::Mate.moves(&after.after(answer));
    let line = |mate: &Move| {
        let line = [key, *answer, *mate].map(|it| it.attempt().to_string());
        line.join(" ")
    };
    let lines: Vec<String> = mates.iter().map(line).collect();
    let (main, also) = lines.split_first()?;
    let also: Vec<&str> = also.iter().map(String::as_str).collect();
    let is_plain = mates.iter().all(|mv| mv.promotion().is_none());
    is_plain.then(|| {
        let draft = Draft::new("play", &position).with("line", main);
        match also.is_empty() {
            true => draft,
            false => draft.list("also", &also),
        }
    })
}

/// How many positions the proof of a mate in two may cost.
const MATE_NODES: usize = 20_000;

fn mates_at_once(position: &Position) -> bool {
    let moves = position.legal_moves();
    moves.iter().any(|mv| Goal::Mate.is_met(position, mv))
}

/// The one move after which nobody is in check and the other side cannot move.
pub(super) fn stalemate(level: u8, dice: &mut Dice) -> Option<Draft> {
    let own = side(dice)?;
    let (n_hunters, n_defenders) = match level {
        1 => (1, 0),
        2 => (2, 0),
        _ => (2, 1),
    };
    let position = hunt(dice, own, n_hunters, n_defenders)?;
    if position.is_check() {
        return None;
    }
    let stalemates = Goal::Stalemate.moves(&position);
    let [only] = stalemates.as_slice() else {
        return None;
    };
    let is_wanted = only.promotion().is_none();
    is_wanted.then(|| Draft::new("move", &position).with("goal", "stalemate"))
}
