//! What only the supervisor does (family rule 7): change a rule, a status, the result.

use crate::rules::ground::ruleset::{Alliances, Extra, RuleKey};
use crate::rules::ground::{Geometry, Ruleset, Seat, Seats};
use crate::rules::judging::{Ending, Outcome};
use crate::rules::playing::Refused;
use crate::rules::playing::game::Game;
use crate::rules::playing::game::consequence::Consequence;
use crate::rules::playing::game::event::Status;
use crate::rules::playing::game::moment::{Moment, News};

impl<G: Geometry> Moment<G> {
    /// From now on another value of a key holds.
    pub(super) fn change_rule(
        &mut self,
        key: &'static RuleKey,
        rules: Ruleset,
        news: &mut News<G>,
    ) {
        let before = self.rules;
        self.rules = rules;
        // How the armies stood at the start is over.
        let setup = self.position.house.setup;
        self.position = self.position.under(&Ruleset { setup, ..rules });
        if !self.is_check_said() {
            self.position = self.position.without_calls();
            self.windows = Default::default();
        }
        if before.alliances != rules.alliances {
            self.change_teams(before.alliances, news);
        }
        self.position.forget_old_calls();
        if let (Some(before), Some(after)) = (before.get(key.name), rules.get(key.name)) {
            news.insert(0, Consequence::RuleChanged { key, before, after });
        }
    }

    /// Fixed teams begin and end with the rule; alliances without effect end without a round.
    fn change_teams(&mut self, before: Alliances, news: &mut News<G>) {
        if before == Alliances::Fixed || self.has_fixed_teams() {
            self.break_teams();
        }
        self.form_fixed_teams();
        if self.rules.alliances == Alliances::Informal {
            for parting in std::mem::take(&mut self.partings) {
                let [one, other] = parting.pair;
                self.part(one, other, news);
            }
        }
    }

    /// A player stands to the game as the supervisor says.
    pub(super) fn declare(&mut self, seat: Seat, status: Status, news: &mut News<G>) {
        news.push(Consequence::Declared(seat, status));
        match status {
            Status::AtTable => self.come_back(seat, news),
            Status::Returning => self.return_to(seat, news),
            Status::Away => self.leave(seat, news),
            Status::Out => {
                let out = self.position.company.out;
                self.throw_out(seat, None, news);
                if !self.has_winner(out) && self.position.turn() == seat {
                    self.pass(news);
                }
            }
        }
    }

    pub(super) fn finish(&mut self, winners: Seats) {
        self.end(Outcome::win_of(Ending::Supervisor, winners));
    }
}

impl<G: Geometry> Game<G> {
    fn is_supervised(&self) -> Result<(), Refused<G>> {
        self.is_on()?;
        if self.rules().supervisor == Extra::False {
            return Err(Refused::NoSupervisor);
        }
        Ok(())
    }

    /// The rules with another value of a key, as the supervisor may set it.
    ///
    /// # Errors
    /// Why it cannot be set now.
    pub fn may_change(
        &self,
        key: &'static RuleKey,
        value: &'static str,
    ) -> Result<Ruleset, Refused<G>> {
        self.is_supervised()?;
        if !key.values.contains(&value) {
            return Err(Refused::NoSuchValue { key, value });
        }
        let mut rules = *self.rules();
        if rules.set(key.name, value).is_err() {
            return Err(Refused::NoSuchValue { key, value });
        }
        if rules == *self.rules() {
            return Err(Refused::NothingChanges { key });
        }
        match rules.conflict() {
            Some(conflict) => Err(Refused::Conflict(conflict)),
            None => Ok(rules),
        }
    }

    /// Whether the supervisor may say now that a player stands to the game like this.
    pub(super) fn may_declare(&self, seat: Seat, status: Status) -> Result<(), Refused<G>> {
        self.is_supervised()?;
        self.is_alive(seat)?;
        let is_so = self.status(seat) == status;
        match status {
            Status::Away if is_so => Err(Refused::AlreadyAway(seat)),
            Status::AtTable if is_so => Err(Refused::NotAway(seat)),
            Status::Returning if self.status(seat) != Status::Away => Err(Refused::NotAway(seat)),
            _ => Ok(()),
        }
    }

    /// Whether the supervisor may end the game now with these winners.
    pub(super) fn may_finish(&self, winners: Seats) -> Result<(), Refused<G>> {
        self.is_supervised()?;
        let stranger = winners.minus(self.position().seats()).iter().next();
        stranger.map_or(Ok(()), |seat| Err(Refused::NoPlayer(seat)))
    }
}
