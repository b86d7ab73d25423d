//! Who gives check, where the king runs, every way out.

use crate::practice::boards::{Builder, edge, near};
use crate::practice::dice::Dice;
use crate::practice::draft::Draft;
use crate::practice::skills::side;
use crate::rules::{Piece, Position, Role, Seat};

/// Kings and men around the king of whoever is to move.
fn around_a_king(dice: &mut Dice, own: Seat, n_own: u32, n_enemies: u32) -> Option<Position> {
    let mut builder = Builder::new();
    let king = match dice.happens(1, 3) {
        true => builder.put_on(dice, edge(), Piece::new(Role::King, own))?,
        false => builder.drop(dice, Piece::new(Role::King, own))?,
    };
    builder.drop(dice, Piece::new(Role::King, own.opposite()))?;
    builder.drop_men(dice, own.opposite(), n_enemies)?;
    for _ in 0..n_own {
        let friend = dice.one(&[
            Role::Pawn,
            Role::Knight,
            Role::Bishop,
            Role::Rook,
            Role::Queen,
        ])?;
        builder.put_on(dice, near(king, 3), Piece::new(friend, own))?;
    }
    builder.position(own)
}

/// Who gives check: one of a few; one of many; two at once.
pub(super) fn checkers(level: u8, dice: &mut Dice) -> Option<Draft> {
    let own = side(dice)?;
    let (n_own, n_enemies) = [(0, 2), (2, 4), (2, 4)][usize::from(level - 1)];
    let position = around_a_king(dice, own, n_own, n_enemies)?;
    let n_checkers = position.checkers().len();
    let wanted = if level == 3 { 2 } else { 1 };
    (n_checkers == wanted).then(|| Draft::new("squares", &position).with("ask", "checkers"))
}

/// Where the king can go: quiet; in check; past guarded men.
pub(super) fn runs(level: u8, dice: &mut Dice) -> Option<Draft> {
    let own = side(dice)?;
    let (n_own, n_enemies) = [(0, 1), (0, 3), (2, 4)][usize::from(level - 1)];
    let position = around_a_king(dice, own, n_own, n_enemies)?;
    let king = position.kings(own).only()?;
    let runs = position.moves_from(king);
    let is_wanted = match level {
        1 => (2..=7).contains(&runs.len()) && !position.is_check(),
        2 => (1..=4).contains(&runs.len()) && position.is_check(),
        _ => (1..=4).contains(&runs.len()) && runs.iter().any(|mv| mv.captured().is_some()),
    };
    is_wanted.then(|| Draft::new("squares", &position).with("ask", "escapes"))
}

/// Every way out of check: one; two or three; a block or a capture among them; against two checks.
pub(super) fn ways_out(level: u8, dice: &mut Dice) -> Option<Draft> {
    let own = side(dice)?;
    let (n_own, n_enemies) = [(0, 2), (2, 3), (3, 3), (2, 4)][usize::from(level - 1)];
    let position = around_a_king(dice, own, n_own, n_enemies)?;
    if !position.is_check() {
        return None;
    }
    let moves = position.legal_moves();
    // One pawn that promotes in four ways is four ways out for nobody.
    if moves.iter().any(|mv| mv.promotion().is_some()) {
        return None;
    }
    let king = position.kings(own).only()?;
    let n_others = moves.iter().filter(|mv| mv.from() != king).count();
    let is_double = position.checkers().len() == 2;
    let is_wanted = match level {
        1 => (1..=2).contains(&moves.len()),
        2 => (2..=4).contains(&moves.len()),
        3 => (2..=4).contains(&moves.len()) && n_others > 0 && n_others < moves.len(),
        _ => (1..=3).contains(&moves.len()) && is_double,
    };
    is_wanted.then(|| {
        Draft::new("move", &position)
            .with("goal", "escape")
            .plain("all", "true")
    })
}
