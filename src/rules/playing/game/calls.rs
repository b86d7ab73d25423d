//! Saying "check" after the move (family rule 5).
//!
//! House rule `call_window`: who forgot it may still say it, until the next player moves or until
//! the player in check does. Said at once after the move it is as if it had been said with it: a
//! player whose silent mate made another pass may still make it a mate.

use crate::rules::ground::ruleset::{AnnounceCheck, CallWindow};
use crate::rules::ground::{BySeat, Geometry, Seat, Seats};
use crate::rules::judging::Ending;
use crate::rules::playing::Refused;
use crate::rules::playing::game::Game;
use crate::rules::playing::game::consequence::Consequence;
use crate::rules::playing::game::event::GameEvent;
use crate::rules::playing::game::moment::{Moment, News};

impl<G: Geometry> Moment<G> {
    /// After a move: to whom its player may still say check. Not to those who come
    /// back only now.
    pub(super) fn open_windows(&mut self, mover: Seat) {
        match self.rules.call_window {
            CallWindow::NextMove => self.windows = BySeat::default(),
            CallWindow::UntilVictimMoves => self.windows[mover] = Seats::NONE,
        }
        for victim in self.position.present().iter() {
            if self.is_uncalled(mover, victim) {
                self.windows[victim] = self.windows[victim].with(mover);
            }
        }
    }

    /// Whether a player attacks a king and has not said so.
    fn is_uncalled(&self, caller: Seat, victim: Seat) -> bool {
        let mut callers = self.position.company.calls[victim].iter();
        self.is_check_said()
            && self.position.present().contains(caller)
            && self.position.can_call(caller, victim)
            && !callers.any(|seat| seat == caller)
    }

    /// The victims to whom a player may say check now.
    pub(super) fn open_to(&self, caller: Seat) -> Vec<Seat> {
        let open = |victim: &Seat| {
            self.windows[*victim].contains(caller) && self.is_uncalled(caller, *victim)
        };
        Seat::ALL.into_iter().filter(open).collect()
    }

    fn say(&mut self, caller: Seat, news: &mut News<G>) {
        for victim in self.open_to(caller) {
            self.position.company.calls[victim].add(caller);
            self.position.settle();
            news.push(Consequence::Said { caller, victim });
        }
    }
}

impl<G: Geometry> Game<G> {
    /// Who may say check to whom now, after the move: the callers and their victims.
    ///
    /// It may be possible even when the game has ended because a player had no move.
    #[must_use]
    pub fn can_call(&self) -> Vec<(Seat, Seat)> {
        let ending = self.outcome().map(|outcome| outcome.ending);
        if !matches!(ending, None | Some(Ending::Stalemate)) {
            return Vec::new();
        }
        let callers = Seat::ALL.into_iter();
        let open = callers.flat_map(|caller| {
            let victims = self.now().open_to(caller).into_iter();
            victims.map(move |victim| (caller, victim))
        });
        open.filter(|(caller, _)| ending.is_none() || self.is_last_mover(*caller))
            .collect()
    }

    /// The table after a player says check, with the news of it.
    pub(super) fn called(&self, caller: Seat) -> Result<(Moment<G>, News<G>), Refused<G>> {
        if !self.now().is_check_said() {
            return self.called_politely(caller);
        }
        if !self.can_call().iter().any(|(seat, _)| *seat == caller) {
            self.is_on()?;
            self.is_alive(caller)?;
            let mut victims = Seat::ALL.into_iter();
            let victim = victims.find(|victim| self.now().is_uncalled(caller, *victim));
            return Err(
                victim.map_or(Refused::NothingToCall, |victim| Refused::CallTooLate {
                    victim,
                }),
            );
        }
        if self.is_last_mover(caller) {
            return Ok(self.called_with_move());
        }
        let (mut moment, mut news) = (self.now().clone(), Vec::new());
        moment.say(caller, &mut news);
        moment.go_on(self.now().position.company.out, &mut news);
        Ok((moment, news))
    }

    /// The table after a player says check where that binds nobody: it is polite as long as nothing
    /// has happened since his move. On a board for two alone; elsewhere the word goes with the move.
    fn called_politely(&self, caller: Seat) -> Result<(Moment<G>, News<G>), Refused<G>> {
        let is_polite = self.rules().announce_check == AnnounceCheck::Courtesy;
        if !Moment::<G>::IS_FOR_TWO || !is_polite {
            return Err(Refused::RuledOut {
                key: "announce_check",
            });
        }
        self.is_on()?;
        let last = self.entries.last().map(|entry| entry.event);
        let is_unsaid = matches!(
            last,
            Some(GameEvent::Move {
                says_check: false,
                ..
            })
        );
        let victim = caller.opposite();
        if !is_unsaid || !self.is_last_mover(caller) || !self.position().can_call(caller, victim) {
            return Err(Refused::NothingToCall);
        }
        Ok((
            self.now().clone(),
            vec![Consequence::Said { caller, victim }],
        ))
    }

    /// Whether nothing has happened since a player's move.
    fn is_last_mover(&self, player: Seat) -> bool {
        let is_move = matches!(
            self.entries.last().map(|entry| entry.event),
            Some(GameEvent::Move { .. })
        );
        is_move && self.players.last() == Some(&player)
    }

    /// The last move made again, with check said.
    fn called_with_move(&self) -> (Moment<G>, News<G>) {
        let mut moment = self.moment_before_last().clone();
        let mut news = Vec::new();
        if let Some(mv) = self.moves.last() {
            let out = moment.position.company.out;
            moment.play(mv, true, &mut news);
            moment.go_on(out, &mut news);
            self.end_by_itself(&mut moment);
        }
        let told = self.entries.last().map_or(&[][..], |entry| &entry.news);
        news.retain(|it| !told.contains(it));
        (moment, news)
    }
}
