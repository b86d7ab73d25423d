//! What the coach cries out in a game against it: when one of its men was taken, and when it has taken one.
//!
//! # Decisions
//! * *A cry lasts until the learner's next move*: the coach's own move comes so soon that nobody would have read it. Only
//!   if that move takes something too, the coach is glad at once.
//! * *What was taken back was never cried about*: the board is as it was, and the coach is silent.

use super::Teller;
use crate::gui::look::art::Mood;
use crate::locale::Phrase;
use crate::rules::{Geometry, Move};
use crate::session::Say;

/// When a man of the coach was taken.
const LOST: [Phrase; 3] = [Phrase::CryOuch, Phrase::CryHey, Phrase::CryNo];

/// When it has taken one.
const TOOK: [Phrase; 3] = [Phrase::CryMine, Phrase::CryGot, Phrase::CryHa];

impl<G: Geometry> Teller<'_, G> {
    /// How the coach feels about what was taken in the last moves, and what it cries; not before a class.
    pub(super) fn cry(self) -> Option<(Mood, Phrase)> {
        let (state, session) = (self.state, &self.state.session);
        let is_silent = matches!(session.say(), Say::Task | Say::YourTurn(_));
        let is_asked = state.asks_what_to_do || state.show.is_some();
        if !session.has_opponent() || session.is_done() || !state.cries || !is_silent || is_asked {
            return None;
        }
        let moves = session.line().moves();
        let shown = moves.get(..state.replayed.unwrap_or(moves.len()))?;
        let played = shown.get(session.step().line.moves().len()..)?;
        let is_own = |it: &&Move<G>| it.piece().seat == session.step().side;
        let (last, before) = played.split_last()?;
        let lost = match is_own(&last) {
            true => Some(last),
            false => before.last().filter(is_own),
        };
        let took = Some(last).filter(|it| !is_own(it) && it.captured().is_some());
        let lost = lost.filter(|it| it.captured().is_some());
        let (mood, cries, of_coach) = match (took, lost) {
            (Some(_), _) => (Mood::Cheer, TOOK, true),
            (None, Some(_)) => (Mood::Oops, LOST, false),
            (None, None) => return None,
        };
        let taken = played.iter().filter(|it| it.captured().is_some());
        let n_taken = taken.filter(|it| is_own(it) != of_coach).count();
        let cry = cries.into_iter().cycle().nth(n_taken.saturating_sub(1))?;
        Some((mood, cry))
    }
}
