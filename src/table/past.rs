//! Back and forth: moves taken back as the house rules allow, and played again.

use crate::rules::ruleset::AnnounceCheck;
use crate::rules::{CheckCall, Geometry, TouchFault, Undone};
use crate::table::{Effect, Event, News, Table};

impl<G: Geometry> Table<G> {
    /// Takes the last move back, or asks the other player whether that is all right.
    pub(super) fn take_back(&mut self) -> Vec<Effect<G>> {
        if self.released.is_some() {
            return self.cancel();
        }
        if !self.has_past() {
            return Vec::new();
        }
        match self.hand.take_back(&mut self.line, false) {
            Ok(undone) => self.took_back(undone),
            Err(TouchFault::TakebackNeedsConsent) => {
                let turn = self.turn();
                let last = self.line.moves().last().map(|mv| mv.piece().seat);
                let asker = last.unwrap_or(turn);
                self.asks_back = Some(asker);
                self.tell(News::AsksBack(asker))
            }
            Err(held) => self.tell(News::Held(held)),
        }
    }

    /// The other player agrees.
    pub(super) fn take_back_now(&mut self) -> Vec<Effect<G>> {
        match self.hand.take_back(&mut self.line, true) {
            Ok(undone) => self.took_back(undone),
            Err(held) => self.tell(News::Held(held)),
        }
    }

    fn took_back(&mut self, undone: Option<Undone<G>>) -> Vec<Effect<G>> {
        self.clear_turn();
        self.offered = None;
        self.news = self.turn_or_end();
        match undone {
            Some(Undone::Move(mv)) => {
                let said = self.said.pop().unwrap_or(true);
                self.undone.push((mv.attempt(), said));
                self.note(Event::TookBack(mv));
                vec![Effect::TookBack(mv), Effect::Said]
            }
            Some(Undone::Declaration(_)) | None => vec![Effect::Said],
        }
    }

    /// Goes a move back to look at the game again: nobody is asked, and nothing has happened by it.
    pub(super) fn look_back(&mut self) -> Vec<Effect<G>> {
        if self.released.is_some() {
            return self.cancel();
        }
        let undone = match self.line.undo() {
            Some(Undone::Declaration(_)) => self.line.undo(),
            undone => undone,
        };
        let effects = self.took_back(undone);
        let last = self.line.moves().last();
        self.last = last.map(|mv| Event::Moved(*mv));
        let said = self.said.last() == Some(&true);
        self.news = match self.call_for(said) {
            CheckCall::Fine if !said || !self.line.position().is_check() => self.turn_or_end(),
            call => News::Check(call),
        };
        effects
    }

    /// Plays the move again that was taken back last.
    pub(super) fn redo(&mut self) -> Vec<Effect<G>> {
        let Some((attempt, said)) = self.undone.pop() else {
            return Vec::new();
        };
        let rest = std::mem::take(&mut self.undone);
        let played = if said {
            self.line.play(attempt)
        } else {
            self.line.play_silently(attempt)
        };
        let Ok(mv) = played else {
            return Vec::new();
        };
        let mut effects = vec![Effect::Moved(mv)];
        effects.extend(self.after(&mv, self.call_for(said), said, false));
        self.undone = rest;
        effects
    }

    /// What there was to say about a check when the move was made first.
    fn call_for(&self, said: bool) -> CheckCall {
        match self.rules().announce_check {
            _ if said || !self.line.position().is_check() => CheckCall::Fine,
            AnnounceCheck::Off => CheckCall::Fine,
            AnnounceCheck::Courtesy => CheckCall::Forgotten,
            AnnounceCheck::RequiredToBind => CheckCall::DoesNotBind,
        }
    }
}

impl<G: Geometry> News<G> {
    /// Whether something was refused.
    #[must_use]
    pub const fn is_refusal(&self) -> bool {
        matches!(
            self,
            Self::Refused { .. } | Self::Held(_) | Self::ClaimRefused { .. }
        )
    }
}
