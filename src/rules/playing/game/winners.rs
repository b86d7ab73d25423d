//! Who has won: the last king, the last of the fixed teams.

use crate::rules::ground::ruleset::{Alliances, Truth};
use crate::rules::ground::{Geometry, Seat, Seats};
use crate::rules::judging::{Ending, Outcome};
use crate::rules::playing::game::moment::Moment;
use crate::rules::playing::game::teams::team_of;

impl<G: Geometry> Moment<G> {
    /// Whether somebody has won; the game ends then. `out` are those who were out before.
    pub(super) fn has_winner(&mut self, out: Seats) -> bool {
        let winners = self.winners(out);
        if let Some(outcome) = winners {
            self.end(outcome);
        }
        winners.is_some()
    }

    /// The last king wins, and of fixed teams the last. As long as somebody with a king is away
    /// nobody wins, unless the house rules say otherwise; then it needs somebody who goes out.
    fn winners(&self, out: Seats) -> Option<Outcome> {
        let position = &self.position;
        if position.seats().len() < 2 {
            return None;
        }
        let alive = position.alive();
        let ignores_absent = self.rules.absent_counts_alive == Truth::False
            && !position.company.out.minus(out).is_empty()
            && !self.playing().is_empty();
        let rivals = if ignores_absent {
            self.playing()
        } else {
            alive
        };
        let one = rivals.iter().next()?;
        let team = team_of(one).both(position.seats());
        if self.has_fixed_teams() && rivals.minus(team).is_empty() {
            return Some(Outcome::win_of(Ending::LastTeam, team));
        }
        (rivals.len() == 1).then_some(Outcome::win_of(Ending::LastKing, rivals))
    }

    /// Whether the game is played by fixed teams: both have players.
    pub(super) fn has_fixed_teams(&self) -> bool {
        let seats = self.position.seats();
        let is_there = |seat| !team_of(seat).both(seats).is_empty();
        self.rules.alliances == Alliances::Fixed && is_there(Seat::South) && is_there(Seat::West)
    }
}
