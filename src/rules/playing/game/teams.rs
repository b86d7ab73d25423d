//! Alliances (family rule 6): made and ended at the turn of one of the two, or fixed for the game.

use crate::rules::ground::ruleset::Alliances;
use crate::rules::ground::{BySeat, Geometry, Seat, Seats};
use crate::rules::playing::Refused;
use crate::rules::playing::game::Game;
use crate::rules::playing::game::consequence::Consequence;
use crate::rules::playing::game::moment::{Moment, News, Parting};

/// The fixed team of a seat: South and North, West and East.
pub(super) const fn team_of(seat: Seat) -> Seats {
    Seats::NONE.with(seat).with(seat.opposite())
}

impl<G: Geometry> Moment<G> {
    /// Opposite seats are allies where teams are fixed.
    pub(super) fn form_fixed_teams(&mut self) {
        if self.has_fixed_teams() {
            let mut company = *self.position.company();
            company.allies = BySeat::default();
            company.ally(Seat::South, Seat::North);
            company.ally(Seat::West, Seat::East);
            self.join(company);
        }
    }

    /// Ends every alliance.
    pub(super) fn break_teams(&mut self) {
        self.partings.clear();
        let mut company = *self.position.company();
        company.allies = BySeat::default();
        self.join(company);
    }

    fn join(&mut self, company: crate::rules::moving::Company) {
        self.position = self.position.with_company(company);
        self.position.forget_old_calls();
    }

    pub(super) fn ally(&mut self, one: Seat, other: Seat, news: &mut News<G>) {
        self.partings.retain(|parting| !is_of(parting, one, other));
        let mut company = *self.position.company();
        company.ally(one, other);
        self.join(company);
        news.push(Consequence::Allied(one, other));
    }

    /// Ends an alliance: at once where it has no effect, else after a full round.
    pub(super) fn begin_parting(&mut self, one: Seat, other: Seat, news: &mut News<G>) {
        if self.rules.alliances == Alliances::Informal {
            return self.part(one, other, news);
        }
        let (pair, at) = ([one, other], self.position.turn());
        self.partings.push(Parting { pair, at });
        news.push(Consequence::Parting(one, other));
    }

    pub(super) fn part(&mut self, one: Seat, other: Seat, news: &mut News<G>) {
        let mut company = *self.position.company();
        company.allies[one] = company.allies[one].without(other);
        company.allies[other] = company.allies[other].without(one);
        self.join(company);
        news.push(Consequence::Parted(one, other));
    }
}

fn is_of(parting: &Parting, one: Seat, other: Seat) -> bool {
    parting.pair.contains(&one) && parting.pair.contains(&other)
}

impl<G: Geometry> Game<G> {
    /// Whether two players may become allies now.
    pub(super) fn may_ally(&self, one: Seat, other: Seat) -> Result<(), Refused<G>> {
        self.may_speak_of_teams(one, other)?;
        let is_ending = (self.now().partings.iter()).any(|it| is_of(it, one, other));
        if self.allies(one).contains(other) && !is_ending {
            return Err(Refused::AlreadyAllied(one, other));
        }
        Ok(())
    }

    /// Whether two players may end their alliance now.
    pub(super) fn may_part(&self, one: Seat, other: Seat) -> Result<(), Refused<G>> {
        self.may_speak_of_teams(one, other)?;
        if !self.allies(one).contains(other) {
            return Err(Refused::NotAllied(one, other));
        }
        if (self.now().partings.iter()).any(|it| is_of(it, one, other)) {
            return Err(Refused::AlreadyParting(one, other));
        }
        Ok(())
    }

    fn may_speak_of_teams(&self, one: Seat, other: Seat) -> Result<(), Refused<G>> {
        self.is_on()?;
        self.is_alive(one)?;
        self.is_alive(other)?;
        if one == other {
            return Err(Refused::SamePlayer(one));
        }
        if self.rules().alliances == Alliances::Fixed {
            return Err(Refused::FixedTeams);
        }
        let turn = self.now().player();
        if turn != one && turn != other {
            return Err(Refused::NotYourTurn { turn });
        }
        Ok(())
    }
}
