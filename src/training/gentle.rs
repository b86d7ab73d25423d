//! Which boards are too long for whoever begins with a skill, and which are simple enough for a learner who was not taught
//! the names of squares yet.
//!
//! # Decisions
//! * *What is asked is chosen, not what is made*: the result of a name never changes, so a name whose way is long is passed
//!   over when a board is drawn. Whoever asks for it by its name has it.
//! * *At the first level, two moves for each thing to collect*: there a knight would need five moves for two stars and a
//!   king ten, where a rook needs two. Whoever is on another level has met long ways.
//! * *Before the names of squares*: the learner has White, which is below on the screen; a few taps end the board; and the
//!   piece in question stands in a circle, so that no word has to name its square.
//! * *Each draw has seeds of its own*, as far apart as a search is long: else two boards in a row could be one.

use crate::practice::{Exercise, Name};
use crate::rules::{Classic, Seat};

/// How many moves may be needed for each star, or each man, at most.
const MOST_FOR_EACH: u32 = 2;

/// The lesson that teaches the names of squares.
pub(super) const NAMES: &str = "square-names";

/// How many taps a board takes at most before that lesson; a move is two.
const MOST_TAPS: u32 = 6;

/// Whether whoever was not taught the names of squares can solve a board once its piece is
/// [circled](Exercise::circled).
pub(super) fn is_simple(exercise: &Exercise) -> bool {
    let Some(step) = exercise.step::<Classic>() else {
        return false;
    };
    let n_taps = match step.task.right_squares() {
        Some(squares) => squares.len(),
        None => 2 * step.task.about().par.unwrap_or(1),
    };
    step.side == Seat::WHITE && n_taps <= MOST_TAPS && exercise.names_no_square()
}

/// Whether boards of this skill and level can be too long, so that some names are passed over.
pub(super) fn can_be_long(name: Name) -> bool {
    name.level == 1 && matches!(name.skill.name, "collect" | "take-all")
}

/// Whether a board is short enough for whoever begins.
pub(super) fn is_short(exercise: &Exercise) -> bool {
    let Some(step) = exercise.step::<Classic>() else {
        return true;
    };
    let about = step.task.about();
    let men = match about.takes_all {
        true => step.position().enemies(step.side).len(),
        false => 0,
    };
    let most = MOST_FOR_EACH * (about.stars.len() + men);
    about.par.is_none_or(|par| par <= most)
}
