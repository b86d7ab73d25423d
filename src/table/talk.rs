//! What players say to each other and to the referee: check, offers, claims.

use crate::rules::ruleset::AnnounceCheck;
use crate::rules::{Attempt, Claim, GameEvent, Geometry, Refused, Seat};
use crate::table::{Effect, News, Proposal, Table};

impl<G: Geometry> Table<G> {
    /// Who may still say "check" for the move just made; `None` if "Check!" goes with the next move.
    /// At a table of several it goes with the next as soon as a piece is in the hand.
    #[must_use]
    pub fn late_caller(&self) -> Option<Seat> {
        if self.is_for_two() {
            let is_said = !self.has_calls() || self.has_said_check();
            let is_unsaid = self.outcome().is_none() && !is_said && self.position().is_check();
            return is_unsaid.then(|| self.last_mover());
        }
        if self.proposal.is_some() || self.hand.picked().is_some() || self.says_check {
            return None;
        }
        self.game.can_call().first().map(|(caller, _)| *caller)
    }

    /// "Check!": for the move just made while it may still be said, else for the next one. Said once
    /// more it is taken back.
    pub(super) fn say_check(&mut self) -> Vec<Effect<G>> {
        if self.rules().announce_check == AnnounceCheck::Off && self.is_for_two() {
            return Vec::new();
        }
        if let Some(caller) = self.late_caller() {
            return self.happen(GameEvent::Call(caller));
        }
        if !self.can_move() {
            return Vec::new();
        }
        self.says_check = !self.says_check;
        self.news = if self.says_check {
            News::SaysCheck
        } else {
            self.calm()
        };
        vec![Effect::Said]
    }

    /// Offers a draw: of two with the next move, a second time takes the offer away again; of several
    /// all others are asked at once.
    pub(super) fn offer(&mut self) -> Vec<Effect<G>> {
        if !self.is_for_two() {
            return self.put(Proposal::Draw, self.turn());
        }
        if self.offers {
            self.offers = false;
            return self.tell(News::Turn);
        }
        if let Some(fault) = self.offer_fault() {
            return self.deny(fault);
        }
        self.offers = true;
        self.tell(News::WillOffer)
    }

    /// Why an offer made with the next move could not be accepted.
    fn offer_fault(&self) -> Option<Refused<G>> {
        let fault = self.game.clone().apply(GameEvent::Agree).err()?;
        if fault != Refused::TooEarly {
            return Some(fault);
        }
        let mut next = self.game.clone();
        let attempt = next.legal_moves().first()?.attempt();
        let says_check = false;
        let event = GameEvent::Move {
            attempt,
            says_check,
        };
        next.apply(event).ok()?;
        let is_early = next.apply(GameEvent::Agree).err() == Some(Refused::TooEarly);
        is_early.then_some(Refused::TooEarly)
    }

    /// Claims a draw for the position on the board. FIDE 9.4: a touch takes that right from the
    /// player to move; where the other one may claim too, nobody's touch takes it.
    pub(super) fn claim(&mut self, claim: Claim, by: Seat) -> Vec<Effect<G>> {
        self.intends = None;
        if by == self.turn()
            && self.is_for_two()
            && let Err(fault) = self.touched.may_claim(&self.game)
        {
            return self.deny(fault);
        }
        self.happen(GameEvent::Claim {
            by,
            claim,
            intended: None,
        })
    }

    /// Claims a draw for the position after the next move: that move is to be shown first.
    pub(super) fn intend(&mut self, claim: Claim) -> Vec<Effect<G>> {
        let ruled_out = match self.game.may_claim(self.turn(), claim, None) {
            Err(
                fault @ (Refused::RuledOut { .. }
                | Refused::NotMentioned { .. }
                | Refused::GameOver(_)),
            ) => Err(fault),
            _ => self.touched.may_claim(&self.game),
        };
        if let Err(fault) = ruled_out {
            return self.deny(fault);
        }
        self.hand.lay_down();
        self.intends = Some(claim);
        self.tell(News::Intends(claim))
    }

    /// FIDE 9.2.1, 9.3.1: the intended move is there; if the claim is not right, it is played
    /// (FIDE 9.5.3).
    pub(super) fn claim_with(&mut self, claim: Claim, attempt: Attempt<G>) -> Vec<Effect<G>> {
        let by = self.turn();
        self.intends = None;
        self.hand.lay_down();
        match self.game.may_claim(by, claim, Some(attempt)) {
            Ok(_) => self.happen(GameEvent::Claim {
                by,
                claim,
                intended: Some(attempt),
            }),
            Err(fault) => {
                let ply = self.game.n_plies();
                let mut effects = self.try_move(attempt);
                if self.outcome().is_none() && self.game.n_plies() > ply {
                    let fault = Box::new(fault);
                    effects.extend(self.tell(News::Denied { fault, ply }));
                }
                effects
            }
        }
    }
}
