//! A game of two to four players: moves, checks said late, players who leave and come back, teams,
//! mates, and the supervisor's changes, each an event; take back anywhere, exact.
//!
//! Turns pass over those who are away or out, a player who is mated is out and the others play on,
//! and house rules may change between two moves: legality is always judged with those that hold now.
//! The log grows with every event: a take back is an event like any other, and applying the log to
//! the same beginning gives the same game. It is cut only to look back ([`Game::rewind`]).
//!
//! # Decisions
//! * A [`Line`](crate::rules::Line) is moves alone, for lessons and batches; here is all that people
//!   do at a table, the 8x8 board included. Why there are two stands at the head of `history`.
//! * On a board for two nobody is thrown out: a mate, or giving up, ends the game there as the Laws
//!   have it. Two players on the cross play as several do, since others may come.
//!
//! Where the family game's own rules are silent, this is how it is played:
//! * Whose turn it is can move. Who cannot is mated, passes or is out before anything else happens,
//!   several in a row if need be; if all pass, the game is drawn.
//! * Check said right after the move counts as said with it: a silent mate that made the victim pass,
//!   or even drew the game, becomes a mate.
//! * Of two who mate together it is the mate of the one who moved last and said check.
//! * Under `rule3 = "solo_mate"` a mate that takes two armies is none: the player has no move.
//! * An army under command moves at the turn of its own seat; without a move it is passed over. A
//!   player who can move such an army is not without a move when only two are left.
//! * Who comes back is in check only after somebody says so with a later move, if checks must be said.
//! * With `absent_counts_alive = false` somebody wins when a player goes out and one is left at the
//!   table; nobody wins by the others' leaving.
//! * Allies by agreement do not win together: they part, or agree to a draw. Fixed teams do; with
//!   only one team at the table there is none.
//! * A full round begins where the last capture or pawn move left the turn, however many play.
//!
//! ```
//! use squarewise::rules::{Ages, Attempt, Game, GameEvent, Position, Ruleset, Seat, Seats};
//!
//! let start = Position::cross_start(Seats::FOUR);
//! let mut game = Game::new(start, Ruleset::FIDE, Ages::default());
//! let attempt = Attempt::parse("e2-e4").ok_or("not a move")?;
//! let event = GameEvent::Move { attempt, says_check: false };
//! game.apply(event).map_err(|fault| fault.code())?;
//! assert_eq!(game.turn(), Seat::West);
//! # Ok::<(), &str>(())
//! ```

mod calls;
mod consequence;
mod counts;
mod event;
mod leave;
mod moment;
mod queries;
mod supervisor;
mod teams;
mod turns;
mod winners;

use crate::rules::ground::ruleset::{Extra, Takeback};
use crate::rules::ground::{Attempt, BySeat, Cross, Geometry, Move, Ruleset, Seat};
use crate::rules::judging::{Ending, Outcome, Verdict};
use crate::rules::moving::Position;
use crate::rules::playing::Refused;

pub use consequence::Consequence;
pub use event::{Ages, GameEvent, Status};
use moment::{Moment, News};

/// An event that stands, what followed, and the table after it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Entry<G: Geometry> {
    event: GameEvent<G>,
    news: News<G>,
    moment: Moment<G>,
}

/// A game: where it began, everything that happened, where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game<G: Geometry = Cross> {
    start: Position<G>,
    beginning: Moment<G>,
    ages: Ages,
    /// What the players are called; the rules do not look at it.
    names: BySeat<String>,
    /// The events that stand, oldest first.
    entries: Vec<Entry<G>>,
    /// The moves that stand, and who made each.
    moves: Vec<Move<G>>,
    players: Vec<Seat>,
    log: Vec<GameEvent<G>>,
}

impl<G: Geometry> Game<G> {
    /// A game without events. Checks on the board at the start count as not said, but for those
    /// that the position notes, and all where the program says them (`check_call = "auto"`).
    #[must_use]
    pub fn new(start: Position<G>, rules: Ruleset, ages: Ages) -> Self {
        let start = start.begun_under(&rules);
        let mut game = Self {
            start,
            beginning: Moment::new(start, rules),
            ages,
            names: BySeat::default(),
            entries: Vec::new(),
            moves: Vec::new(),
            players: Vec::new(),
            log: Vec::new(),
        };
        let mut beginning = game.beginning.clone();
        game.end_by_itself(&mut beginning);
        game.beginning = beginning;
        game
    }

    /// A game without events and without ages, in which the checks on the board at the start count as
    /// said.
    #[must_use]
    pub fn with_checks_said(start: Position<G>, rules: Ruleset) -> Self {
        let start = start.under(&rules).with_checks_said();
        Self::new(start, rules, Ages::default())
    }

    /// Goes back to before the last move, and before all that was said since, to look at the game
    /// again: that is no event, and asks no rule. The log is cut to what stands. `None` if no move
    /// stands.
    pub fn rewind(&mut self) -> Option<Move<G>> {
        let mut is_move = false;
        while let Some(entry) = self.entries.pop() {
            if matches!(entry.event, GameEvent::Move { .. }) {
                is_move = true;
                break;
            }
        }
        self.log = self.entries.iter().map(|entry| entry.event).collect();
        if !is_move {
            return None;
        }
        self.players.pop();
        self.moves.pop()
    }

    /// Says what a player is called. Line ends and the like become spaces.
    pub fn set_name(&mut self, seat: Seat, name: &str) {
        let spaced = name.replace(char::is_control, " ");
        self.names[seat] = spaced.trim().to_owned();
    }

    /// Lets something happen.
    ///
    /// # Errors
    /// Why it is refused; nothing has changed then.
    pub fn apply(&mut self, event: GameEvent<G>) -> Result<Vec<Consequence<G>>, Refused<G>> {
        if event == GameEvent::TakeBack {
            return self.take_back();
        }
        let (mv, moment, mut news) = match event {
            GameEvent::Move {
                attempt,
                says_check,
            } => self.moved(attempt, says_check)?,
            GameEvent::Call(caller) => {
                let (moment, news) = self.called(caller)?;
                (None, moment, news)
            }
            _ => {
                let (moment, news) = self.said(event)?;
                (None, moment, news)
            }
        };
        self.tell_state(&moment, &mut news);
        if let Some(mv) = mv {
            self.players.push(self.player());
            self.moves.push(mv);
        }
        self.log.push(event);
        let entry = Entry {
            event,
            news: news.clone(),
            moment,
        };
        self.entries.push(entry);
        Ok(news)
    }

    /// A move, the table after it and the news of it.
    #[expect(clippy::type_complexity, reason = "used once")]
    fn moved(
        &self,
        attempt: Attempt<G>,
        says_check: bool,
    ) -> Result<(Option<Move<G>>, Moment<G>, News<G>), Refused<G>> {
        self.is_on()?;
        if self.is_paused() {
            return Err(Refused::Paused);
        }
        let mv = match self.judge(attempt) {
            Verdict::Legal(mv) => mv,
            Verdict::Illegal(fault) => return Err(Refused::Move(Box::new(fault))),
        };
        let (mut moment, mut news) = (self.now().clone(), Vec::new());
        moment.play(&mv, says_check, &mut news);
        moment.go_on(self.position().company.out, &mut news);
        self.end_by_itself(&mut moment);
        Ok((Some(mv), moment, news))
    }

    /// The table after what is neither a move nor a check said, and the news of it.
    fn said(&self, event: GameEvent<G>) -> Result<(Moment<G>, News<G>), Refused<G>> {
        let (mut moment, mut news) = (self.now().clone(), Vec::new());
        let told = &mut news;
        match event {
            GameEvent::Leave(seat) => self.may_leave(seat).map(|()| moment.leave(seat, told))?,
            GameEvent::Return(seat) => {
                self.may_return(seat)
                    .map(|()| moment.return_to(seat, told))?;
            }
            GameEvent::Ally(one, other) => {
                self.may_ally(one, other)
                    .map(|()| moment.ally(one, other, told))?;
            }
            GameEvent::Part(one, other) => {
                self.may_part(one, other)
                    .map(|()| moment.begin_parting(one, other, told))?;
            }
            GameEvent::Resign(seat) => {
                self.may_resign(seat).map(|()| moment.resign(seat, told))?;
            }
            GameEvent::Agree => {
                self.may_agree()?;
                moment.end(Outcome::draw(Ending::Agreement));
            }
            GameEvent::Claim {
                by,
                claim,
                intended,
            } => moment.end(self.may_claim(by, claim, intended)?),
            GameEvent::Rule { key, value } => {
                let rules = self.may_change(key, value)?;
                moment.change_rule(key, rules, told);
            }
            GameEvent::Declare(seat, status) => {
                self.may_declare(seat, status)
                    .map(|()| moment.declare(seat, status, told))?;
            }
            GameEvent::Finish(winners) => {
                self.may_finish(winners).map(|()| moment.finish(winners))?;
            }
            GameEvent::Move { .. } | GameEvent::Call(_) | GameEvent::TakeBack => {}
        }
        moment.go_on(self.position().company.out, told);
        self.end_by_itself(&mut moment);
        Ok((moment, news))
    }

    /// Adds to the news whether the game waits, goes on, or has ended.
    fn tell_state(&self, moment: &Moment<G>, news: &mut News<G>) {
        match (self.is_paused(), moment.is_paused()) {
            (false, true) => news.push(Consequence::Paused),
            (true, false) if moment.outcome.is_none() => news.push(Consequence::Resumed),
            _ => {}
        }
        if let Some(outcome) = moment.outcome {
            news.push(Consequence::Ended(outcome));
        }
    }

    fn take_back(&mut self) -> Result<Vec<Consequence<G>>, Refused<G>> {
        let rules = self.rules();
        if rules.takeback == Takeback::Never && rules.supervisor == Extra::False {
            return Err(Refused::RuledOut { key: "takeback" });
        }
        let Some(entry) = self.entries.pop() else {
            return Err(Refused::NothingToTakeBack);
        };
        if matches!(entry.event, GameEvent::Move { .. }) {
            self.moves.pop();
            self.players.pop();
        }
        self.log.push(GameEvent::TakeBack);
        Ok(vec![Consequence::TookBack(entry.event)])
    }

    /// Everything as it stands now.
    fn now(&self) -> &Moment<G> {
        let last = self.entries.last();
        last.map_or(&self.beginning, |entry| &entry.moment)
    }

    fn moment_before_last(&self) -> &Moment<G> {
        let n = self.entries.len();
        let entry = n.checked_sub(2).and_then(|index| self.entries.get(index));
        entry.map_or(&self.beginning, |entry| &entry.moment)
    }

    /// The table after the first `ply` moves and what was said before the next.
    fn moment_at(&self, ply: usize) -> Option<&Moment<G>> {
        let after = self
            .entries
            .partition_point(|entry| entry.moment.ply <= ply);
        match after.checked_sub(1) {
            None => (ply == 0).then_some(&self.beginning),
            Some(last) => self.entries.get(last).map(|entry| &entry.moment),
        }
    }

    fn is_on(&self) -> Result<(), Refused<G>> {
        self.outcome()
            .map_or(Ok(()), |it| Err(Refused::GameOver(it)))
    }

    fn is_alive(&self, seat: Seat) -> Result<(), Refused<G>> {
        if !self.position().seats().contains(seat) {
            Err(Refused::NoPlayer(seat))
        } else if self.position().company().out.contains(seat) {
            Err(Refused::AlreadyOut(seat))
        } else {
            Ok(())
        }
    }
}
