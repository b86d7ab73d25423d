//! Writing the record of a game.

use crate::rules::ground::{Attempt, Geometry, Role, Ruleset, Seat, Seats};
use crate::rules::judging::Outcome;
use crate::rules::notation::game_record::{Recorded, word};
use crate::rules::playing::game::{Consequence, Game, GameEvent};

impl<G: Recorded> Game<G> {
    /// The record: what the game began with, everything that happened, and how it ended.
    #[must_use]
    pub fn record(&self) -> String {
        let mut lines = vec![format!("{} {}", word::FIRST, word::VERSION)];
        self.write_beginning(&mut lines);
        let mut rules = RuleValues::new(self.first_rules());
        for (event, role) in self.log().iter().zip(self.movers()) {
            lines.push(write_event(event, role, &mut rules));
        }
        let is_claimed = matches!(self.log().last(), Some(GameEvent::Claim { .. }));
        let result = self.outcome();
        lines.extend(result.map(|outcome| write_result(&outcome, is_claimed)));
        lines.push(String::new());
        lines.join("\n")
    }

    /// Which piece each event of the log moved.
    fn movers(&self) -> Vec<Option<Role>> {
        let moved = |news: &[Consequence<G>]| {
            news.iter().find_map(|it| match it {
                Consequence::Moved(mv) => Some(mv.piece().role),
                _ => None,
            })
        };
        let standing: Vec<_> = self.events().map(|(_, news)| moved(news)).collect();
        if standing.len() == self.log().len() {
            return standing;
        }
        // Of what was taken back nothing is kept but the event: it happens once more.
        let mut again = Self::new(*self.start(), *self.first_rules(), *self.ages());
        let log = self.log().iter();
        let moved = log.map(|event| again.apply(*event).ok().and_then(|news| moved(&news)));
        moved.collect()
    }

    fn write_beginning(&self, lines: &mut Vec<String>) {
        lines.push(format!("{} {}", word::BOARD, G::NAME));
        for rule in self.first_rules().differences(&Ruleset::FIDE) {
            lines.push(format!("{} {} {}", word::OPTION, rule.key.name, rule.here));
        }
        for seat in Seat::ALL {
            if !self.name(seat).is_empty() {
                lines.push(format!(
                    "{} {} {}",
                    word::NAME,
                    seat.side(),
                    self.name(seat)
                ));
            }
            if let Some(age) = self.ages().0[seat] {
                lines.push(format!("{} {} {age}", word::AGE, seat.side()));
            }
        }
        lines.push(format!("{} {}", word::START, G::write(self.start())));
        let clocks = (self.start().halfmove_clock(), self.start().fullmove());
        if clocks != (0, 1) {
            lines.push(format!("{} {} {}", word::CLOCKS, clocks.0, clocks.1));
        }
        for one in Seat::ALL {
            let allies = self.start().company().allies[one].iter();
            for other in allies.filter(|other| *other > one) {
                lines.push(format!("{} {} {}", word::ALLIES, one.side(), other.side()));
            }
        }
    }
}

/// The values of the house rules as the written events leave them: a change is written with the
/// value before, and a take back brings that back.
struct RuleValues {
    now: Ruleset,
    /// The rules before each event that stands.
    before: Vec<Ruleset>,
}

impl RuleValues {
    const fn new(rules: &Ruleset) -> Self {
        Self {
            now: *rules,
            before: Vec::new(),
        }
    }
}

fn write_event<G: Geometry>(
    event: &GameEvent<G>,
    mover: Option<Role>,
    rules: &mut RuleValues,
) -> String {
    if let GameEvent::TakeBack = event {
        rules.now = rules.before.pop().unwrap_or(rules.now);
        return format!("{} {}", word::TAKE, word::BACK);
    }
    rules.before.push(rules.now);
    let of = |word: &str, seat: Seat| format!("{word} {}", seat.side());
    let pair = |word: &str, one: Seat, two: Seat| format!("{word} {} {}", one.side(), two.side());
    match *event {
        GameEvent::Move {
            attempt,
            says_check,
        } => write_move(mover, attempt, says_check),
        GameEvent::Call(seat) => of(word::CHECK, seat),
        GameEvent::Leave(seat) => of(word::LEAVE, seat),
        GameEvent::Return(seat) => of(word::RETURN, seat),
        GameEvent::Ally(one, other) => pair(word::ALLY, one, other),
        GameEvent::Part(one, other) => pair(word::PART, one, other),
        GameEvent::Resign(seat) => of(word::RESIGN, seat),
        GameEvent::Agree => word::AGREE.to_owned(),
        GameEvent::Claim {
            by,
            claim,
            intended,
        } => {
            let claimed = format!("{} {}", of(word::CLAIM, by), claim.code());
            intended.map_or(claimed.clone(), |attempt| {
                format!("{claimed} {}", write_move(None, attempt, false))
            })
        }
        GameEvent::Rule { key, value } => {
            let before = rules.now.get(key.name).unwrap_or_default();
            // The event was applied, so the key has this value.
            let _ = rules.now.set(key.name, value);
            format!(
                "{} {} {before} {} {value}",
                word::RULE,
                key.name,
                word::ARROW
            )
        }
        GameEvent::Declare(seat, status) => {
            format!("{} {}", of(word::DECLARE, seat), status.code())
        }
        GameEvent::Finish(winners) => format!("{} {}", word::FINISH, write_winners(winners)),
        GameEvent::TakeBack => String::new(),
    }
}

/// Writes `e2-e4`, `Ng1-f3`, `e11-e12=Q+`.
fn write_move<G: Geometry>(mover: Option<Role>, attempt: Attempt<G>, says_check: bool) -> String {
    let Attempt {
        from,
        to,
        promotion,
    } = attempt;
    let promotion = promotion.map_or_else(String::new, |role| format!("={}", role.letter()));
    let call = if says_check { "+" } else { "" };
    let letter = mover.map(Role::move_letter).unwrap_or_default();
    format!("{letter}{from}-{to}{promotion}{call}")
}

fn write_winners(winners: Seats) -> String {
    let sides: Vec<&str> = winners.iter().map(Seat::side).collect();
    if sides.is_empty() {
        word::DRAW.to_owned()
    } else {
        sides.join(" ")
    }
}

fn write_result(outcome: &Outcome, is_claimed: bool) -> String {
    let winners = write_winners(outcome.winners);
    let ending = word::ending(outcome.ending, is_claimed);
    format!("{} {ending} {winners}", word::RESULT)
}
