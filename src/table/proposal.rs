//! Questions that wait: a draw, something taken back, a partner. Everybody concerned is asked, one
//! after the other, and one no is enough; of two that is the other one.

use crate::rules::{GameEvent, Geometry, Seat, Seats};
use crate::table::{Effect, LogEntry, News, Table};

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Proposal {
    /// Shall it be a draw?
    Draw,
    /// May the last thing that happened be taken back?
    TakeBack,
    /// Shall the first be the partner of the other?
    Ally(Seat, Seat),
}

/// A proposal that is not answered by all yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenProposal {
    /// What is asked.
    pub proposal: Proposal,
    /// Who asks.
    pub by: Seat,
    /// Who has still to answer.
    waiting: Seats,
}

impl OpenProposal {
    /// Who is asked now.
    #[must_use]
    pub fn asked(&self) -> Seat {
        let mut order = self.by.followers().into_iter();
        order
            .find(|seat| self.waiting.contains(*seat))
            .unwrap_or(self.by)
    }
}

impl<G: Geometry> Table<G> {
    /// Asks those concerned, if what they are asked for is possible; where there is nobody to ask, it
    /// is agreed.
    pub(super) fn put(&mut self, proposal: Proposal, by: Seat) -> Vec<Effect<G>> {
        if let Err(fault) = self.game.clone().apply(event(proposal)) {
            return self.deny(fault);
        }
        let others = self.position().present().without(by);
        let waiting = match proposal {
            Proposal::Ally(_, other) => Seats::NONE.with(other),
            Proposal::Draw | Proposal::TakeBack => others,
        };
        if waiting.is_empty() {
            return self.agreed(proposal);
        }
        self.hand.lay_down();
        self.proposal = Some(OpenProposal {
            proposal,
            by,
            waiting,
        });
        if self.is_for_two() {
            return self.tell(News::Asked(proposal, by));
        }
        self.note(LogEntry::Asked(proposal, by));
        vec![Effect::Said]
    }

    /// A draw is offered with the move just made.
    pub(super) fn offered_with_move(&mut self, by: Seat) {
        let waiting = self.position().present().without(by);
        let proposal = Proposal::Draw;
        self.proposal = Some(OpenProposal {
            proposal,
            by,
            waiting,
        });
        self.note(LogEntry::Asked(proposal, by));
        self.news = News::Asked(proposal, by);
    }

    /// Yes or no of the one who is asked now.
    pub(super) fn answer(&mut self, agrees: bool) -> Vec<Effect<G>> {
        let Some(open) = self.proposal.take() else {
            return Vec::new();
        };
        let (proposal, asked) = (open.proposal, open.asked());
        if !agrees {
            self.note(LogEntry::Declined(proposal, asked));
            return self.tell(News::Declined(proposal, asked));
        }
        let waiting = open.waiting.without(asked);
        if waiting.is_empty() {
            return self.agreed(proposal);
        }
        self.proposal = Some(OpenProposal { waiting, ..open });
        vec![Effect::Said]
    }

    /// Everybody has said yes.
    fn agreed(&mut self, proposal: Proposal) -> Vec<Effect<G>> {
        match proposal {
            Proposal::TakeBack => self.take_back_now(),
            Proposal::Draw | Proposal::Ally(..) => self.happen(event(proposal)),
        }
    }
}

/// What a yes of everybody does.
const fn event<G: Geometry>(proposal: Proposal) -> GameEvent<G> {
    match proposal {
        Proposal::Draw => GameEvent::Agree,
        Proposal::TakeBack => GameEvent::TakeBack,
        Proposal::Ally(one, other) => GameEvent::Ally(one, other),
    }
}
