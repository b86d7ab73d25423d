//! Boards of the learner's own games: when they come, and when they are known.
//!
//! # Decisions
//! * *A board has a card of its own*, with the pauses of a skill: in three days after it was right at once, in two after a wrong
//!   try, tomorrow after it was shown.
//! * *Right at once on two days, one after the other, and it is done.* Whoever sees it a third time remembers the board and
//!   not what it taught; that is its skill's to ask, on fresh boards.
//! * *It speaks for its skill as well*: what was overlooked in a game is a reason to ask for more of it. Of the level it
//!   says nothing, since it has none.
//! * *Only what was taught is asked*: the others wait until their skill is learned.
//! * *The newest come first*, and no more than [`MOST`] of ten: the game is still known, and the warm-up stays one.

use crate::practice::OwnBoard;
use crate::progress::{Progress, Skill};
use crate::storage::Day;
use crate::training::due::Ready;
use crate::training::{Outcome, schedule};

/// How many boards of own games a warm-up has at most.
pub(super) const MOST: usize = 3;
/// On so many days a board is right at once before it is done.
const RIGHT: u32 = 2;

/// Keeps the boards that were noticed in a game, as far as they are exercises and do not wait already; tells whether any is
/// new.
pub fn note_own_boards<'b>(
    noticed: impl IntoIterator<Item = &'b OwnBoard>,
    progress: &mut Progress,
    today: Day,
) -> bool {
    let mut is_new = false;
    for board in noticed {
        let text = board.text();
        if !waits(&text, progress) && board.exercise(board.name()).is_some() {
            progress.add_own_board(&text, today);
            is_new = true;
        }
    }
    is_new
}

/// Whether a board is kept and not done.
fn waits(text: &str, progress: &Progress) -> bool {
    let mut kept = progress.own_boards();
    kept.any(|(it, known)| it == text && !is_done(known))
}

const fn is_done(known: Skill) -> bool {
    known.row >= RIGHT
}

/// The boards that should come today, the newest first, each with its skill among these.
pub(super) fn wanted(all: &[Ready], progress: &Progress, today: Day) -> Vec<(OwnBoard, Ready)> {
    let is_wanted = |known: Skill| {
        let is_new = known.last.is_none();
        !is_done(known) && (is_new || schedule::is_due(known, today))
    };
    let kept = progress.own_boards();
    let kept = kept.filter(|(_, known)| is_wanted(*known));
    let ready = kept.filter_map(|(text, _)| {
        let board = OwnBoard::read(text)?;
        let ready = all.iter().find(|it| it.skill == board.skill())?;
        Some((board, *ready))
    });
    ready.take(MOST).collect()
}

/// Notes how a board went. As with a skill, the first outcome of a day counts, and what had to be shown.
pub(super) fn after(board: &OwnBoard, outcome: Outcome, progress: &mut Progress, today: Day) {
    let text = board.text();
    let kept = progress.own_boards().find(|(it, _)| *it == text);
    let Some((_, known)) = kept else {
        return;
    };
    // On a clock that was set back it is not another day.
    let is_first = known.last.is_none_or(|last| last < today);
    let row = match outcome {
        Outcome::AtOnce => known.row + u32::from(is_first),
        Outcome::Helped if !is_first => known.row,
        Outcome::Helped | Outcome::Shown => 0,
    };
    let known = schedule::after(known, outcome, today);
    progress.set_own_board(&text, Skill { row, ..known }, today);
}
