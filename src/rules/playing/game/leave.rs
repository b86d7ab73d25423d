//! Leaving the table and coming back (family rule 4), and giving up.

use crate::rules::ground::ruleset::Absent;
use crate::rules::ground::{Geometry, Seat, Seats};
use crate::rules::judging::{Ending, Outcome};
use crate::rules::playing::ends::n_players;
use crate::rules::playing::game::Game;
use crate::rules::playing::game::consequence::Consequence;
use crate::rules::playing::game::event::Ages;
use crate::rules::playing::game::moment::{Moment, News};
use crate::rules::playing::{LEAVING_AGE, LEAVING_GAP, Refused};

impl<G: Geometry> Moment<G> {
    /// A player leaves: his army sleeps, and nobody checks his king.
    pub(super) fn leave(&mut self, seat: Seat, news: &mut News<G>) {
        let mut company = *self.position.company();
        company.away = company.away.with(seat);
        company.returning = company.returning.without(seat);
        self.position = self.position.with_company(company);
        self.position.forget_old_calls();
        self.windows[seat] = Seats::NONE;
        news.push(Consequence::Left(seat));
    }

    /// A player comes back, and waits for his turn.
    pub(super) fn return_to(&mut self, seat: Seat, news: &mut News<G>) {
        let mut company = *self.position.company();
        company.returning = company.returning.with(seat);
        self.position = self.position.with_company(company);
        news.push(Consequence::Returning(seat));
    }

    /// FIDE 5.1.2: a player gives up. If nobody left could ever win, the game is drawn.
    pub(super) fn resign(&mut self, seat: Seat, news: &mut News<G>) {
        let out = self.position.company.out;
        let rivals = self.position.alive().without(seat);
        let is_draw = rivals.len() == 1 && self.rules.resigns_to_draw(&self.position, rivals);
        news.push(Consequence::Resigned(seat));
        if Self::IS_FOR_TWO {
            let winners = if is_draw { Seats::NONE } else { rivals };
            return self.end(Outcome::win_of(Ending::Resignation, winners));
        }
        if is_draw {
            return self.end(Outcome::draw(Ending::DeadPosition));
        }
        self.throw_out(seat, None, news);
        if !self.has_winner(out) && self.position.turn() == seat {
            self.pass(news);
        }
    }
}

impl<G: Geometry> Game<G> {
    /// Whether a player may leave the table now.
    ///
    /// # Errors
    /// Why not: his age, the house rules, or that he is away already.
    pub fn may_leave(&self, seat: Seat) -> Result<(), Refused<G>> {
        self.is_on()?;
        self.is_alive(seat)?;
        let company = self.position().company();
        if company.away.minus(company.returning).contains(seat) {
            return Err(Refused::AlreadyAway(seat));
        }
        match self.rules().absent {
            Absent::Never => Err(Refused::RuledOut { key: "absent" }),
            Absent::SupervisorOk => Err(Refused::AskSupervisor),
            Absent::AgeOnly => is_young(&self.ages, seat),
            Absent::GapOnly => is_younger(&self.ages, seat),
            Absent::Both => is_young(&self.ages, seat).and_then(|()| is_younger(&self.ages, seat)),
        }
    }

    /// Whether a player may come back now.
    ///
    /// # Errors
    /// Why not.
    pub fn may_return(&self, seat: Seat) -> Result<(), Refused<G>> {
        self.is_on()?;
        self.is_alive(seat)?;
        let company = self.position().company();
        if company.away.minus(company.returning).contains(seat) {
            Ok(())
        } else {
            Err(Refused::NotAway(seat))
        }
    }

    /// Whether a player may give up now.
    pub(super) fn may_resign(&self, seat: Seat) -> Result<(), Refused<G>> {
        self.is_on()?;
        self.is_alive(seat)?;
        Refused::may_say(None, "resign", self.rules().resign)
    }

    /// Whether all remaining players may agree to a draw now; two who play under the Laws only after
    /// each has made a move (FIDE 5.2.3).
    pub(super) fn may_agree(&self) -> Result<(), Refused<G>> {
        Refused::may_say(self.outcome(), "agreement", self.rules().agreement)?;
        let round = n_players(self.start());
        let before = usize::from(self.start().fullmove().saturating_sub(1)) * round;
        if Moment::<G>::IS_FOR_TWO && self.n_plies() + before < round {
            return Err(Refused::TooEarly);
        }
        Ok(())
    }
}

/// Family rule 4: at most ten years old.
fn is_young<G: Geometry>(ages: &Ages, seat: Seat) -> Result<(), Refused<G>> {
    match ages.0[seat] {
        None => Err(Refused::AgesUnknown),
        Some(age) if age > LEAVING_AGE => Err(Refused::TooOld {
            age,
            most: LEAVING_AGE,
        }),
        Some(_) => Ok(()),
    }
}

/// Family rule 4: 25 years younger than the oldest player.
fn is_younger<G: Geometry>(ages: &Ages, seat: Seat) -> Result<(), Refused<G>> {
    let (Some(age), Some(oldest)) = (ages.0[seat], ages.oldest()) else {
        return Err(Refused::AgesUnknown);
    };
    if oldest.saturating_sub(age) >= LEAVING_GAP {
        return Ok(());
    }
    Err(Refused::GapTooSmall {
        age,
        oldest,
        gap: LEAVING_GAP,
    })
}
