//! How a game of several ends: the last king, the last team, positions that return, quiet rounds.

use crate::rules::game::Game;
use crate::rules::game::fault::GameFault;
use crate::rules::game::happened::{GameEnding, GameOutcome};
use crate::rules::game::table::Table;
use crate::rules::game::teams::team_of;
use crate::rules::repetition::{in_a_row, is_same, takeable};
use crate::rules::ruleset::{
    Alliances, ClaimBy, DeadPosition, FiftyEffect, Repetition, Rule3, Switch, Truth,
};
use crate::rules::{BySeat, Callers, Claim, Geometry, Position, Seat, Seats};

impl<G: Geometry> Table<G> {
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
    fn winners(&self, out: Seats) -> Option<GameOutcome> {
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
            return Some(GameOutcome {
                ending: GameEnding::LastTeam,
                winners: team,
            });
        }
        (rivals.len() == 1).then_some(GameOutcome {
            ending: GameEnding::LastKing,
            winners: rivals,
        })
    }

    /// Whether the game is played by fixed teams: both have players.
    pub(super) fn has_fixed_teams(&self) -> bool {
        let seats = self.position.seats();
        let is_there = |seat| !team_of(seat).both(seats).is_empty();
        self.rules.alliances == Alliances::Fixed && is_there(Seat::South) && is_there(Seat::West)
    }

    /// FIDE 5.2.2: whether nobody can ever give checkmate, as far as the house rules ask.
    fn is_dead(&self) -> bool {
        match self.rules.dead_position {
            DeadPosition::Off => false,
            DeadPosition::MaterialFour => self.position.is_material_four(),
            DeadPosition::Full => self.position.is_plainly_dead().is_some(),
        }
    }

    /// What two positions must share to be the same: no clocks, no alliance without effect.
    fn key(&self) -> Position<G> {
        let mut key = self.position;
        (key.plain.halfmove, key.plain.fullmove) = (0, 1);
        if self.rules.alliances == Alliances::Informal {
            key.company.allies = BySeat::default();
        }
        if self.rules.rule3 != Rule3::AnswerOne {
            // Who said check first does not matter then.
            for victim in Seat::ALL {
                let mut sorted: Vec<Seat> = key.company.calls[victim].iter().collect();
                sorted.sort_unstable();
                key.company.calls[victim] = Callers::default();
                sorted
                    .iter()
                    .for_each(|by| key.company.calls[victim].add(*by));
            }
        }
        key
    }

    /// Whether two moments of a game show the same position (FIDE 9.2.3): also the same players at
    /// the table, the same checks said and the same alliances.
    fn is_same_as(&self, other: &Self) -> bool {
        let (here, there) = (&self.position, &other.position);
        if here.turn() != there.turn() || here.board() != there.board() {
            return false;
        }
        let (one, two) = (self.key(), other.key());
        let pictured = |position| (position, takeable(position));
        is_same(pictured(&one), pictured(&two), self.rules.same_position)
            && one.company == two.company
    }
}

impl<G: Geometry> Game<G> {
    /// How often the present position has been there, this time included (FIDE 9.2.3).
    #[must_use]
    pub fn occurrences(&self) -> usize {
        self.occurrences_of(self.table(), self.table().ply)
    }

    /// Full rounds without a capture or a pawn move.
    #[must_use]
    pub fn quiet_rounds(&self) -> usize {
        self.table().rounds.into()
    }

    /// How often `table` was there, itself included, if it follows the first `ply - 1` moves.
    fn occurrences_of(&self, table: &Table<G>, ply: usize) -> usize {
        // No position from before a capture or a pawn move can return.
        let oldest = ply.saturating_sub(table.position.halfmove_clock().into());
        let before = (oldest..ply).filter_map(|ply| self.table_at(ply));
        1 + before.filter(|earlier| earlier.is_same_as(table)).count()
    }

    /// The ends that nobody asks for and that do not come from a player's being out.
    pub(super) fn end_by_itself(&self, table: &mut Table<G>) {
        if table.outcome.is_some() {
            return;
        }
        let rules = &table.rules;
        let seen = self.occurrences_of(table, table.ply);
        let rounds = table.rounds;
        let by_itself = [
            (table.is_dead(), GameEnding::Dead),
            (
                rules.fivefold == Switch::On && seen >= 5,
                GameEnding::Fivefold,
            ),
            (
                rules.seventy_five == Switch::On && rounds >= 75,
                GameEnding::SeventyFiveRounds,
            ),
            (
                rules.repetition == Repetition::Automatic && seen >= 3,
                GameEnding::Threefold,
            ),
            (
                rules.fifty_effect == FiftyEffect::Automatic && rounds >= 50,
                GameEnding::FiftyRounds,
            ),
        ];
        let found = by_itself.into_iter().find(|(holds, _)| *holds);
        table.outcome = found.map(|(_, ending)| GameOutcome::draw(ending));
    }

    /// Whether a player may claim a draw for all now.
    ///
    /// # Errors
    /// Why not.
    pub fn may_claim(&self, by: Seat, claim: Claim) -> Result<(), GameFault<G>> {
        self.is_on()?;
        self.is_alive(by)?;
        let table = self.table();
        if table.rules.claims == Switch::Off {
            return Err(GameFault::RuledOut { key: "claims" });
        }
        if !table.position.present().contains(by) {
            return Err(GameFault::AlreadyAway(by));
        }
        let turn = table.player();
        if table.rules.claim_by == ClaimBy::PlayerToMove && by != turn {
            return Err(GameFault::NotYourTurn { turn });
        }
        match claim {
            Claim::FiftyMoves if table.rounds < 50 => Err(GameFault::FiftyTooLow {
                n: table.rounds.into(),
            }),
            Claim::Threefold if self.times() < 3 => Err(GameFault::CountTooLow { n: self.times() }),
            _ => Ok(()),
        }
    }

    /// What a threefold claim counts: the position, or in clubs the same moves in a row.
    fn times(&self) -> usize {
        let table = self.table();
        if table.rules.repetition == Repetition::ClubSequence {
            let round = table.position.present().iter().count().max(1);
            in_a_row(self.moves(), round, 3).0
        } else {
            self.occurrences()
        }
    }
}
