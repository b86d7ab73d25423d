//! What happens in the game, and what follows: what is written down, shown by movement and said.

use crate::rules::ruleset::{AnnounceCheck, CheckCall as ByWhom};
use crate::rules::{CheckCall, Consequence, GameEvent, Geometry, Move, Refused};
use crate::table::{Effect, LogEntry, News, Table};

impl<G: Geometry> Table<G> {
    /// An event of the game: what follows is told, or why it cannot be.
    pub(super) fn happen(&mut self, event: GameEvent<G>) -> Vec<Effect<G>> {
        let last = self.game.last_move().copied();
        match self.game.apply(event) {
            Ok(happened) => self.follow(event, happened, last),
            Err(Refused::Move(fault)) => match event {
                GameEvent::Move { attempt, .. } => self.refuse(attempt, *fault),
                _ => self.deny(Refused::Move(fault)),
            },
            Err(fault) => self.deny(fault),
        }
    }

    /// Something else than a move is refused.
    pub(super) fn deny(&mut self, fault: Refused<G>) -> Vec<Effect<G>> {
        let (fault, ply) = (Box::new(fault), self.game.n_plies());
        self.tell(News::Denied { fault, ply })
    }

    /// The turn begins with empty hands, and everything that followed is told. `last` is the last
    /// move before the event.
    fn follow(
        &mut self,
        event: GameEvent<G>,
        happened: Vec<Consequence<G>>,
        last: Option<Move<G>>,
    ) -> Vec<Effect<G>> {
        let offers = self.offers;
        self.clear_turn();
        if event != GameEvent::TakeBack {
            self.undone.clear();
        }
        if !matches!(event, GameEvent::Call(_)) {
            self.proposal = None;
        }
        let mut effects = Vec::new();
        for it in &happened {
            match it {
                Consequence::Moved(mv) if matches!(event, GameEvent::Move { .. }) => {
                    effects.push(Effect::Moved(*mv));
                }
                Consequence::TookBack(GameEvent::Move { .. }) => {
                    effects.extend(last.map(Effect::TookBack));
                }
                _ => {}
            }
        }
        effects.push(Effect::Said);
        effects.extend(self.outcome().map(Effect::Ended));
        for told in self.worth_telling(&event, &happened, last) {
            self.note(told);
        }
        self.news = self.news_of(event, happened);
        if offers && self.news != News::Ended && self.is_for_two() {
            self.offered_with_move(self.last_mover());
        }
        effects
    }

    /// What is written down of an event. Two hear from the referee what everybody sees; at a table of
    /// several everything is told.
    pub(super) fn worth_telling(
        &self,
        event: &GameEvent<G>,
        happened: &[Consequence<G>],
        last: Option<Move<G>>,
    ) -> Vec<LogEntry<G>> {
        let all = happened.iter().copied();
        if !self.is_for_two() {
            return all.map(LogEntry::Happened).collect();
        }
        match event {
            GameEvent::Agree => vec![LogEntry::Agreed],
            GameEvent::Claim { by, .. } => vec![LogEntry::Claimed(*by)],
            GameEvent::TakeBack => {
                let is_move = |it: &Consequence<G>| {
                    matches!(it, Consequence::TookBack(GameEvent::Move { .. }))
                };
                let mv = last.filter(|_| happened.iter().any(is_move));
                mv.map(LogEntry::TookBack).into_iter().collect()
            }
            GameEvent::Move { .. } => {
                let moves = all.filter(|it| matches!(it, Consequence::Moved(_)));
                moves.map(LogEntry::Happened).collect()
            }
            _ => {
                let news = all.filter(|it| !matches!(it, Consequence::Ended(_)));
                news.map(LogEntry::Happened).collect()
            }
        }
    }

    /// What there is to say after an event.
    fn news_of(&self, event: GameEvent<G>, happened: Vec<Consequence<G>>) -> News<G> {
        if self.outcome().is_some() {
            return News::Ended;
        }
        match event {
            _ if !self.is_for_two() => News::Followed(happened),
            GameEvent::Move { says_check, .. } => self.check_news(says_check),
            GameEvent::Call(_) => self.check_news(true),
            GameEvent::TakeBack => News::Turn,
            _ => News::Followed(happened),
        }
    }

    /// What the referee says to two about the check that the last move gives, if it does.
    pub(super) fn check_news(&self, says_check: bool) -> News<G> {
        let is_said = says_check || self.rules().check_call == ByWhom::Auto;
        let is_bound = self.rules().announce_check != AnnounceCheck::Off;
        let is_called = is_said && is_bound && self.position().is_check();
        match CheckCall::of(&self.game, says_check) {
            CheckCall::Fine if !is_called => News::Turn,
            call => News::Check(call),
        }
    }
}
