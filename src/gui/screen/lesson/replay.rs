//! The moves before the learner's turn, and answers to its moves, shown one by one.
//!
//! Whoever does not want to wait taps or presses any key: then the board is as it will be.

use iced::{Subscription, time};

use crate::gui::board::Animation;
use crate::gui::look::theme::time::{ACTED_OUT, BETWEEN_MOVES, BUMP, FRAME};
use crate::gui::screen::lesson::{Message, MoveBy, State};
use crate::rules::{Geometry, Move, Position};
use crate::session::Say;

impl<G: Geometry> State<G> {
    /// Begins to show the moves of this step, if it has any.
    pub(super) fn begin_replay(&mut self) {
        let has_moves = !self.session.line().moves().is_empty();
        self.replayed = has_moves.then_some(0);
    }

    /// The other side has answered: the answer is shown a moment after the learner's move.
    pub(super) fn show_reply(&mut self) {
        let before = self.session.line().moves().len().checked_sub(1);
        self.replayed = self.replayed.or(before);
    }

    /// Shows the next move.
    pub(super) fn replay_next(&mut self) {
        let moves = self.session.line().moves();
        let Some((shown, mv)) = self
            .replayed
            .and_then(|shown| Some((shown, moves.get(shown)?)))
        else {
            self.replayed = None;
            return;
        };
        self.board.moved(mv, MoveBy::Pressed);
        self.replayed = Some(shown + 1).filter(|shown| *shown < moves.len());
    }

    /// The position on the board: while moves are shown, one on the way; while it is told what comes of a wrong move, the
    /// one after it.
    pub(super) fn shown_position(&self) -> Position<G> {
        let on_the_way = self
            .replayed
            .and_then(|shown| self.session.line().position_after(shown));
        let position = on_the_way.unwrap_or(self.session.position());
        match self.left_standing() {
            Some(mv) => position.after(&mv),
            None => *position,
        }
    }

    /// The move that was wrong and still stands on the board, since the answer to it is told; the next input takes it back.
    pub(super) fn left_standing(&self) -> Option<Move<G>> {
        match self.session.say() {
            Say::WayOut { mv, .. }
            | Say::Hangs { mv, .. }
            | Say::Mates(mv)
            | Say::GivesCheck(mv)
            | Say::LeavesMove { mv, .. }
            | Say::LeavesNoMate { mv, .. }
                if !self.session.is_finished() =>
            {
                Some(*mv)
            }
            _ => None,
        }
    }

    /// A tick for each move that is still to be shown, for each picture while the program thinks, and one when
    /// a bounce was seen, what was acted out goes back or the next step comes by itself; nothing once all is done.
    pub(super) fn ticks(&self) -> Subscription<Message> {
        let acts = self.ghost.is_some() && self.board.memory.motion.pace() == Animation::Smooth;
        let pause = match self.replayed {
            Some(_) => BETWEEN_MOVES,
            None if self.session.is_thinking() => FRAME,
            None if self.is_bumped => BUMP,
            None if acts && self.show.is_none() => ACTED_OUT,
            None if self.goes_on() => self.looked_at(),
            None => return Subscription::none(),
        };
        time::every(pause).map(|_| Message::Tick)
    }
}
