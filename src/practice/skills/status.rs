//! Check, checkmate, stalemate or neither.

use crate::practice::dice::Dice;
use crate::practice::draft::Draft;
use crate::practice::skills::{mate, side};
use crate::rules::{Ending, Position};

/// Mate or check; stalemate too; and boards with more men.
pub(super) fn any(level: u8, dice: &mut Dice) -> Option<Draft> {
    let offer: &[&str] = match level {
        1 => &["check", "checkmate", "play-on"],
        _ => &["check", "checkmate", "stalemate", "play-on"],
    };
    let wanted = dice.turn(offer)?;
    let own = side(dice)?;
    let (n_hunters, n_defenders) = match level {
        1 => (1 + dice.below(2), 0),
        2 => (1 + dice.below(2), dice.below(2)),
        _ => (2 + dice.below(2), 1 + dice.below(3)),
    };
    let before = mate::hunt(dice, own, n_hunters, n_defenders)?;
    // A move has just been made: the board looks like one of a game, and an almost is never far.
    let mut after: Vec<Position> = before
        .legal_moves()
        .iter()
        .map(|mv| before.after(mv))
        .collect();
    after.retain(|it| standing(it) == Some(wanted));
    let place = usize::try_from(dice.below(u32::try_from(after.len()).ok()?)).ok()?;
    let position = after.get(place)?;
    let draft = Draft::new("status", position).with("answer", wanted);
    Some(draft.list("offer", offer))
}

/// What a position is; `None` if nobody can ever win, or nothing is offered for it.
fn standing(position: &Position) -> Option<&'static str> {
    match position.ending() {
        Some(Ending::Checkmate) => Some("checkmate"),
        Some(Ending::Stalemate) => Some("stalemate"),
        Some(_) => None,
        None if position.is_check() => Some("check"),
        None => Some("play-on"),
    }
}
