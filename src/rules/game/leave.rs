//! Leaving the table and coming back (family rule 4), and giving up.

use crate::rules::game::Game;
use crate::rules::game::event::Ages;
use crate::rules::game::fault::{GameFault, LEAVING_AGE, LEAVING_GAP};
use crate::rules::game::happened::{GameEnding, GameOutcome, Happened};
use crate::rules::game::table::{News, Table};
use crate::rules::ruleset::{Absent, ResignVsUnwinnable, Switch};
use crate::rules::{Chance, Geometry, Seat};

impl<G: Geometry> Table<G> {
    /// A player leaves: his army sleeps, and nobody checks his king.
    pub(super) fn leave(&mut self, seat: Seat, news: &mut News<G>) {
        let mut company = *self.position.company();
        company.away = company.away.with(seat);
        company.returning = company.returning.without(seat);
        self.position = self.position.with_company(company);
        self.position.forget_old_calls();
        self.windows[seat] = crate::rules::Seats::NONE;
        news.push(Happened::Left(seat));
    }

    /// A player comes back, and waits for his turn.
    pub(super) fn return_to(&mut self, seat: Seat, news: &mut News<G>) {
        let mut company = *self.position.company();
        company.returning = company.returning.with(seat);
        self.position = self.position.with_company(company);
        news.push(Happened::Returning(seat));
    }

    /// FIDE 5.1.2: a player gives up. If nobody left could ever win, the game is drawn.
    pub(super) fn resign(&mut self, seat: Seat, news: &mut News<G>) {
        let out = self.position.company.out;
        let mut rivals = self.position.alive().without(seat).iter();
        let is_draw = self.rules.resign_vs_unwinnable == ResignVsUnwinnable::Draw
            && self.position.alive().len() == 2
            && rivals.all(|rival| matches!(self.position.can_win(rival, 2_000), Chance::No(_)));
        news.push(Happened::Resigned(seat));
        if is_draw {
            return self.end(GameOutcome::draw(GameEnding::Dead));
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
    pub fn may_leave(&self, seat: Seat) -> Result<(), GameFault<G>> {
        self.is_on()?;
        self.is_alive(seat)?;
        let company = self.position().company();
        if company.away.minus(company.returning).contains(seat) {
            return Err(GameFault::AlreadyAway(seat));
        }
        match self.rules().absent {
            Absent::Never => Err(GameFault::RuledOut { key: "absent" }),
            Absent::SupervisorOk => Err(GameFault::AskSupervisor),
            Absent::AgeOnly => is_young(&self.ages, seat),
            Absent::GapOnly => is_younger(&self.ages, seat),
            Absent::Both => is_young(&self.ages, seat).and_then(|()| is_younger(&self.ages, seat)),
        }
    }

    /// Whether a player may come back now.
    ///
    /// # Errors
    /// Why not.
    pub fn may_return(&self, seat: Seat) -> Result<(), GameFault<G>> {
        self.is_on()?;
        self.is_alive(seat)?;
        let company = self.position().company();
        if company.away.minus(company.returning).contains(seat) {
            Ok(())
        } else {
            Err(GameFault::NotAway(seat))
        }
    }

    /// Whether a player may give up now.
    pub(super) fn may_resign(&self, seat: Seat) -> Result<(), GameFault<G>> {
        self.is_on()?;
        self.is_alive(seat)?;
        if self.rules().resign == Switch::Off {
            return Err(GameFault::RuledOut { key: "resign" });
        }
        Ok(())
    }

    /// Whether all remaining players may agree to a draw now.
    pub(super) fn may_agree(&self) -> Result<(), GameFault<G>> {
        self.is_on()?;
        if self.rules().agreement == Switch::Off {
            return Err(GameFault::RuledOut { key: "agreement" });
        }
        Ok(())
    }
}

/// Family rule 4: at most ten years old.
fn is_young<G: Geometry>(ages: &Ages, seat: Seat) -> Result<(), GameFault<G>> {
    match ages.0[seat] {
        None => Err(GameFault::AgesUnknown),
        Some(age) if age > LEAVING_AGE => Err(GameFault::TooOld {
            age,
            most: LEAVING_AGE,
        }),
        Some(_) => Ok(()),
    }
}

/// Family rule 4: 25 years younger than the oldest player.
fn is_younger<G: Geometry>(ages: &Ages, seat: Seat) -> Result<(), GameFault<G>> {
    let (Some(age), Some(oldest)) = (ages.0[seat], ages.oldest()) else {
        return Err(GameFault::AgesUnknown);
    };
    if oldest.saturating_sub(age) >= LEAVING_GAP {
        return Ok(());
    }
    Err(GameFault::GapTooSmall {
        age,
        oldest,
        gap: LEAVING_GAP,
    })
}
