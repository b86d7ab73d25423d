//! Saying "check" after the move (family rule 5).
//!
//! House rule `call_window`: who forgot it may still say it, until the next player moves or until
//! the player in check does. Said at once after the move it is as if it had been said with it: a
//! player whose silent mate made another pass may still make it a mate.

use crate::rules::game::Game;
use crate::rules::game::event::GameEvent;
use crate::rules::game::fault::GameFault;
use crate::rules::game::happened::{GameEnding, Happened};
use crate::rules::game::table::{News, Table};
use crate::rules::ruleset::CallWindow;
use crate::rules::{BySeat, Geometry, Seat, Seats};

impl<G: Geometry> Table<G> {
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
            news.push(Happened::Said { caller, victim });
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
        if !matches!(ending, None | Some(GameEnding::NoMove)) {
            return Vec::new();
        }
        let callers = Seat::ALL.into_iter();
        let open = callers.flat_map(|caller| {
            let victims = self.table().open_to(caller).into_iter();
            victims.map(move |victim| (caller, victim))
        });
        open.filter(|(caller, _)| ending.is_none() || self.is_last_mover(*caller))
            .collect()
    }

    /// The table after a player says check, with the news of it.
    pub(super) fn called(&self, caller: Seat) -> Result<(Table<G>, News<G>), GameFault<G>> {
        if !self.table().is_check_said() {
            return Err(GameFault::RuledOut {
                key: "announce_check",
            });
        }
        if !self.can_call().iter().any(|(seat, _)| *seat == caller) {
            self.is_on()?;
            self.is_alive(caller)?;
            let mut victims = Seat::ALL.into_iter();
            let victim = victims.find(|victim| self.table().is_uncalled(caller, *victim));
            return Err(
                victim.map_or(GameFault::NothingToCall, |victim| GameFault::CallTooLate {
                    victim,
                }),
            );
        }
        if self.is_last_mover(caller) {
            return Ok(self.called_with_move());
        }
        let (mut table, mut news) = (self.table().clone(), Vec::new());
        table.say(caller, &mut news);
        table.go_on(self.table().position.company.out, &mut news);
        Ok((table, news))
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
    fn called_with_move(&self) -> (Table<G>, News<G>) {
        let mut table = self.table_before_last().clone();
        let mut news = Vec::new();
        if let Some(mv) = self.moves.last() {
            let out = table.position.company.out;
            table.play(mv, true, &mut news);
            table.go_on(out, &mut news);
            self.end_by_itself(&mut table);
        }
        let told = self.entries.last().map_or(&[][..], |entry| &entry.news);
        news.retain(|it| !told.contains(it));
        (table, news)
    }
}
