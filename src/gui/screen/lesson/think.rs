//! The program's move in a game: found a little at a time between two pictures, so that nothing that glides stops.
//!
//! It is shown like every answer, a moment after the learner's own move: by then that piece has long arrived.

use crate::gui::base::shared::Shared;
use crate::gui::screen::lesson::{MoveBy, State};
use crate::job::{Job, JobState};
use crate::rules::Geometry;

/// What a step may cost, in positions: a few milliseconds in a slow browser.
const NODES: usize = 1_500;

impl<G: Geometry> State<G> {
    /// Goes on thinking, if the program does; once its move is found, it is made. What was thought about a
    /// position that is no longer there is forgotten.
    pub(super) fn think(&mut self, shared: &mut Shared) {
        let position = self.session.position();
        let thinking = self.thinking.take().filter(|it| it.is_about(position));
        let Some(mut thinking) = thinking.or_else(|| self.session.thinking()) else {
            return;
        };
        match thinking.step(NODES) {
            JobState::Working => self.thinking = Some(thinking),
            JobState::Done(None) => {}
            JobState::Done(Some(mv)) => {
                let effects = self.session.reply(mv);
                self.follow(effects, MoveBy::Pressed, shared);
            }
        }
    }
}
