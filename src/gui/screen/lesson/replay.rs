//! The moves before the learner's turn, and answers to its moves, shown one by one; and what comes of a wrong move.
//!
//! Whoever does not want to wait taps or presses any key: then the board is as it will be.

use iced::{Subscription, time};

use crate::gui::base::shared::Shared;
use crate::gui::base::shared::sounds::sound_of_move;
use crate::gui::board::Animation;
use crate::gui::look::theme::time::{ACTED_OUT, BETWEEN_MOVES, BUMP, FRAME};
use crate::gui::screen::lesson::{Message, MoveBy, State};
use crate::rules::{Ending, Geometry, Move, Position, Square};
use crate::session::Refutation;

/// How far it is shown what comes of a wrong move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Refuted {
    /// It stands on the board, if it is told.
    #[default]
    Stands,
    /// So it does, and its answer comes in a moment.
    Waits,
    /// The answer stands there as well.
    Answered,
    /// The board is as it was before, though it is still told.
    PutBack,
}

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
    /// one after it, or after the answer to it.
    pub(super) fn shown_position(&self) -> Position<G> {
        let on_the_way = self
            .replayed
            .and_then(|shown| self.session.line().position_after(shown));
        let position = on_the_way.unwrap_or(self.session.position());
        let Some(left) = self.left_standing() else {
            return *position;
        };
        match left.answer.filter(|_| self.refuted == Refuted::Answered) {
            Some(answer) => left.after.after(&answer),
            None => left.after,
        }
    }

    /// The wrong move that still stands on the board, since what comes of it is told; the next input takes it back.
    pub(super) fn left_standing(&self) -> Option<Refutation<G>> {
        let left = self.session.refutation();
        left.filter(|_| self.refuted != Refuted::PutBack)
    }

    /// The wrong move that stands with the answer that was played to it.
    pub(super) fn played_out(&self) -> Option<(Refutation<G>, Move<G>)> {
        if self.refuted != Refuted::Answered {
            return None;
        }
        let left = self.left_standing()?;
        let answer = left.answer?;
        Some((left, answer))
    }

    /// A wrong move is made, and stands; its answer, if there is one to be seen, comes a moment later.
    pub(super) fn stand(&mut self, wrong: &Refutation<G>, way: MoveBy) {
        self.board.moved(&wrong.mv, way);
        self.refuted = match wrong.answer {
            Some(_) => Refuted::Waits,
            None => Refuted::Stands,
        };
    }

    /// The answer to the wrong move is played.
    pub(super) fn answer_wrong(&mut self, shared: &mut Shared) {
        self.refuted = Refuted::Answered;
        let Some((wrong, answer)) = self.played_out() else {
            return;
        };
        self.board.moved(&answer, MoveBy::Pressed);
        if let Some(king) = self.mated_by_answer() {
            self.board.memory.motion.then_fall(king.into());
        }
        let now = wrong.after.after(&answer);
        let gives_check = now.gives_check(answer.piece().seat);
        shared.sound(sound_of_move(&answer, gives_check));
    }

    /// The king whom the answer to a wrong move has mated, while it stands on the board.
    pub(super) fn mated_by_answer(&self) -> Option<Square<G>> {
        let (wrong, answer) = self.played_out()?;
        let now = wrong.after.after(&answer);
        let is_mate = now.ending() == Some(Ending::Checkmate);
        now.kings(now.turn()).first().filter(|_| is_mate)
    }

    /// The wrong move, and the answer to it if it was played, glide back: the board is as it was before them.
    pub(super) fn take_wrong_back(&mut self, wrong: &Refutation<G>) {
        let played = |_: &&Move<G>| self.refuted == Refuted::Answered;
        let answer = wrong.answer.as_ref().filter(played);
        self.board.took_back([&wrong.mv].into_iter().chain(answer));
        self.refuted = Refuted::PutBack;
    }

    /// Somebody pressed where the answer to a wrong move has changed the board: it is put back, whatever was meant. `false` if
    /// there is nothing of that.
    pub(super) fn puts_back(&mut self, pressed: Square<G>) -> bool {
        let Some((wrong, answer)) = self.played_out() else {
            return false;
        };
        let taken = answer.captured().map(|(at, _)| at);
        let changed = [Some(answer.from()), Some(answer.to()), taken];
        if !changed.contains(&Some(pressed)) {
            return false;
        }
        self.take_wrong_back(&wrong);
        true
    }

    /// Whether the answer to a wrong move is still to be played.
    pub(super) fn awaits_answer(&self) -> bool {
        self.refuted == Refuted::Waits && self.left_standing().is_some()
    }

    /// A tick for each move that is still to be shown, for each picture while the program thinks, and one when
    /// a wrong move is answered, a bounce was seen, what was acted out goes back or the next step comes by itself; nothing
    /// once all is done.
    pub(super) fn ticks(&self) -> Subscription<Message> {
        let acts = self.ghost.is_some() && self.board.memory.motion.pace() == Animation::Smooth;
        let pause = match self.replayed {
            Some(_) => BETWEEN_MOVES,
            None if self.awaits_answer() => BETWEEN_MOVES,
            None if self.session.is_thinking() => FRAME,
            None if self.is_bumped => BUMP,
            None if acts && self.show.is_none() => ACTED_OUT,
            None if self.goes_on() => self.looked_at(),
            None => return Subscription::none(),
        };
        time::every(pause).map(|_| Message::Tick)
    }
}
