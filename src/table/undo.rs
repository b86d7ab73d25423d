//! Back and forth: what was done is taken back as the house rules allow, and played again.

use crate::rules::ruleset::Takeback;
use crate::rules::{GameEvent, Geometry, Seat, TouchFault, may_take_back};
use crate::table::{Effect, LogEntry, News, Proposal, Table};

impl<G: Geometry> Table<G> {
    /// Takes the last thing back, or asks the others whether that is all right. A move that is not finished needs no leave.
    pub(super) fn take_back(&mut self) -> Vec<Effect<G>> {
        if self.is_moving() {
            return self.cancel();
        }
        let by = self.last_mover();
        if !self.is_for_two() {
            return match self.rules().takeback {
                Takeback::Free => self.take_back_now(),
                Takeback::Never | Takeback::OpponentAgrees => self.put(Proposal::TakeBack, by),
            };
        }
        if !self.has_past() {
            return Vec::new();
        }
        match may_take_back(self.rules(), false) {
            Ok(()) => self.take_back_now(),
            Err(TouchFault::TakebackNeedsConsent) => self.put(Proposal::TakeBack, by),
            Err(held) => self.tell(News::Held(held)),
        }
    }

    /// Whether a move was begun on the board that is not made yet: it is to be confirmed, or its pawn waits for a role.
    pub(super) fn is_moving(&self) -> bool {
        self.released.is_some() || self.hand.promoting().is_some()
    }

    /// Everybody agrees. Of two, a check that was said late goes with the move that gave it.
    pub(super) fn take_back_now(&mut self) -> Vec<Effect<G>> {
        let (says_check, last) = (self.has_said_check(), self.game.last_move().copied());
        let is_call = matches!(self.game.last_event(), Some(GameEvent::Call(_)));
        if is_call && self.is_for_two() {
            // It can be taken back as the move can: what is refused is told of the move.
            let _ = self.game.apply(GameEvent::TakeBack);
        }
        let n_before = self.game.n_plies();
        let effects = self.happen(GameEvent::TakeBack);
        if let Some(mv) = last.filter(|_| self.game.n_plies() < n_before) {
            self.undone.push((mv.attempt(), says_check));
        }
        effects
    }

    /// Who has moved last; before the first move, who is to move.
    pub(super) fn last_mover(&self) -> Seat {
        let last = self.game.players().last();
        last.copied().unwrap_or(self.turn())
    }

    /// Whether "check" was said with the last move, or after it.
    pub(super) fn has_said_check(&self) -> bool {
        let events = self.game.events().rev();
        let mut said = events.filter_map(|(event, _)| match event {
            GameEvent::Call(_) => Some(true),
            GameEvent::Move { says_check, .. } => Some(*says_check),
            _ => None,
        });
        said.next().unwrap_or(true)
    }

    /// Goes a move back to look at the game again: nobody is asked, and nothing has happened by it.
    pub(super) fn look_back(&mut self) -> Vec<Effect<G>> {
        if self.is_moving() {
            return self.cancel();
        }
        let said = self.has_said_check();
        let undone = self.game.rewind();
        self.clear_turn();
        self.proposal = None;
        if let Some(mv) = undone {
            self.undone.push((mv.attempt(), said));
            self.note(LogEntry::TookBack(mv));
        }
        let before = self.game.last_move().copied();
        self.last = before.map(|mv| LogEntry::Happened(crate::rules::Consequence::Moved(mv)));
        self.news = match self.outcome() {
            Some(_) => News::Ended,
            None => self.check_news(before.is_some() && self.has_said_check()),
        };
        let back = undone.map(Effect::TookBack).into_iter();
        back.chain([Effect::Said]).collect()
    }

    /// Plays the move again that was taken back last.
    pub(super) fn redo(&mut self) -> Vec<Effect<G>> {
        let Some((attempt, says_check)) = self.undone.pop() else {
            return Vec::new();
        };
        let rest = std::mem::take(&mut self.undone);
        self.offers = false;
        let effects = self.happen(GameEvent::Move {
            attempt,
            says_check,
        });
        self.undone = rest;
        effects
    }
}
