//! What players say to each other and to the referee: check, offers, claims, "I give up".

use crate::rules::ruleset::AnnounceCheck;
use crate::rules::{Attempt, CheckCall, Claim, ClaimFault, Geometry, Outcome, Seat};
use crate::table::{Effect, Event, News, Table};

impl<G: Geometry> Table<G> {
    /// "Check!": for the move just made, as long as nobody has moved since; else for the next one.
    pub(super) fn say_check(&mut self) -> Vec<Effect<G>> {
        if self.outcome().is_some() || self.rules().announce_check == AnnounceCheck::Off {
            return Vec::new();
        }
        if self.is_check_unsaid() {
            return self.say_check_late();
        }
        self.says_check = !self.says_check;
        let news = if self.says_check {
            News::SaysCheck
        } else {
            News::Turn
        };
        self.tell(news)
    }

    /// Whether the last move gave check, and nobody has said so.
    fn is_check_unsaid(&self) -> bool {
        self.said.last() == Some(&false) && self.line.position().is_check()
    }

    fn say_check_late(&mut self) -> Vec<Effect<G>> {
        let Some(mv) = self.line.moves().last().copied() else {
            return Vec::new();
        };
        self.line.undo();
        self.said.pop();
        let offers = self.offered.is_some();
        if self.line.play(mv.attempt()).is_err() {
            return Vec::new();
        }
        let effects = self.after(&mv, CheckCall::Fine, true, offers);
        self.note(Event::SaidCheck(mv.piece().seat));
        effects
    }

    /// Offers a draw with the next move; a second time takes the offer away again.
    pub(super) fn offer(&mut self) -> Vec<Effect<G>> {
        if self.offers {
            self.offers = false;
            return self.tell(News::Turn);
        }
        if let Some(fault) = self.offer_fault() {
            return self.refuse_claim(fault);
        }
        self.offers = true;
        self.tell(News::WillOffer)
    }

    /// Why an offer made with the next move could not be accepted.
    fn offer_fault(&self) -> Option<ClaimFault<G>> {
        let fault = self.line.clone().agree().err()?;
        if fault != ClaimFault::TooEarly {
            return Some(fault);
        }
        let mut next = self.line.clone();
        let mv = next.legal_moves().first().copied()?;
        next.play(mv.attempt()).ok()?;
        (next.agree() == Err(ClaimFault::TooEarly)).then_some(ClaimFault::TooEarly)
    }

    /// Yes or no to what the other player asks.
    pub(super) fn answer(&mut self, agrees: bool) -> Vec<Effect<G>> {
        if let Some(asker) = self.asks_back.take() {
            return if agrees {
                self.take_back_now()
            } else {
                self.tell(News::StaysMade(self.other(asker)))
            };
        }
        let Some(offerer) = self.offered.take() else {
            return Vec::new();
        };
        if !agrees {
            let by = self.other(offerer);
            self.note(Event::Declined(by));
            return self.tell(News::Declined(by));
        }
        let outcome = self.line.agree();
        self.declared(outcome, Event::Agreed)
    }

    /// Who answers a player: the one to move, else whoever has just moved.
    fn other(&self, seat: Seat) -> Seat {
        let turn = self.turn();
        let last = self.line.moves().last().map(|mv| mv.piece().seat);
        [Some(turn), last]
            .into_iter()
            .flatten()
            .find(|other| *other != seat)
            .unwrap_or(seat.opposite())
    }

    /// Claims a draw for the position on the board. FIDE 9.4: a touch takes that right from the
    /// player to move; where the other one may claim too, nobody's touch takes it.
    pub(super) fn claim(&mut self, claim: Claim, by: Seat) -> Vec<Effect<G>> {
        self.intends = None;
        if by == self.turn()
            && let Err(fault) = self.hand.may_claim(&self.line)
        {
            return self.refuse_claim(fault);
        }
        let outcome = self.line.claim(claim, by, None);
        self.declared(outcome, Event::Claimed(by))
    }

    /// Claims a draw for the position after the next move: that move is to be shown first.
    pub(super) fn intend(&mut self, claim: Claim) -> Vec<Effect<G>> {
        let ruled_out = match self.line.clone().claim(claim, self.turn(), None) {
            Err(fault @ (ClaimFault::RuledOut { .. } | ClaimFault::GameOver(_))) => Err(fault),
            _ => self.hand.may_claim(&self.line),
        };
        if let Err(fault) = ruled_out {
            return self.refuse_claim(fault);
        }
        self.picked = None;
        self.intends = Some(claim);
        self.tell(News::Intends(claim))
    }

    /// FIDE 9.2.1, 9.3.1: the intended move is there; if the claim is not right, it is played
    /// (FIDE 9.5.3).
    pub(super) fn claim_with(&mut self, claim: Claim, attempt: Attempt<G>) -> Vec<Effect<G>> {
        let by = self.turn();
        self.intends = None;
        self.picked = None;
        match self.line.claim(claim, by, Some(attempt)) {
            Ok(outcome) => self.declared(Ok(outcome), Event::Claimed(by)),
            Err(fault) => {
                let ply = self.line.moves().len();
                let mut effects = self.try_move(attempt);
                if self.outcome().is_none() && self.line.moves().len() > ply {
                    let fault = Box::new(fault);
                    effects.extend(self.tell(News::ClaimRefused { fault, ply }));
                }
                effects
            }
        }
    }

    /// A player gives up.
    pub(super) fn resign(&mut self, by: Seat) -> Vec<Effect<G>> {
        let outcome = self.line.resign(by);
        self.declared(outcome, Event::Resigned(by))
    }

    fn declared(
        &mut self,
        outcome: Result<Outcome, ClaimFault<G>>,
        event: Event<G>,
    ) -> Vec<Effect<G>> {
        match outcome {
            Ok(outcome) => {
                self.clear_turn();
                self.offered = None;
                self.undone.clear();
                self.note(event);
                self.news = News::Ended;
                vec![Effect::Said, Effect::Ended(outcome)]
            }
            Err(fault) => self.refuse_claim(fault),
        }
    }

    fn refuse_claim(&mut self, fault: ClaimFault<G>) -> Vec<Effect<G>> {
        let ply = self.line.moves().len();
        let fault = Box::new(fault);
        self.tell(News::ClaimRefused { fault, ply })
    }
}
