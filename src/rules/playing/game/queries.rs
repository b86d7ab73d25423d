//! What can be asked of a game: where it stands, what is legal, what has happened.

use crate::rules::ground::{Attempt, Geometry, Move, Piece, Ruleset, Seat, Seats};
use crate::rules::judging::judge::Judge;
use crate::rules::judging::{Outcome, State, Verdict};
use crate::rules::moving::Position;
use crate::rules::playing::game::Game;
use crate::rules::playing::game::consequence::Consequence;
use crate::rules::playing::game::event::{Ages, GameEvent, Status};

impl<G: Geometry> Game<G> {
    /// Where the game began.
    #[must_use]
    pub const fn start(&self) -> &Position<G> {
        &self.start
    }

    /// The house rules with which it began.
    #[must_use]
    pub const fn first_rules(&self) -> &Ruleset {
        &self.beginning.rules
    }

    /// Where the game stands now.
    #[must_use]
    pub fn position(&self) -> &Position<G> {
        &self.now().position
    }

    /// The house rules that hold now.
    #[must_use]
    pub fn rules(&self) -> &Ruleset {
        &self.now().rules
    }

    /// How old the players are.
    #[must_use]
    pub const fn ages(&self) -> &Ages {
        &self.ages
    }

    /// What a player is called; empty if nobody said.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        &self.names[seat]
    }

    /// Whose army is to move.
    #[must_use]
    pub fn turn(&self) -> Seat {
        self.position().turn()
    }

    /// Who moves it: its player, or the one who commands it.
    #[must_use]
    pub fn player(&self) -> Seat {
        self.now().player()
    }

    /// How a player stands to the game.
    #[must_use]
    pub fn status(&self, seat: Seat) -> Status {
        let company = self.position().company();
        if !self.position().alive().contains(seat) {
            Status::Out
        } else if company.returning.contains(seat) {
            Status::Returning
        } else if company.away.contains(seat) {
            Status::Away
        } else {
            Status::AtTable
        }
    }

    /// How the player whose turn it is stands.
    #[must_use]
    pub fn state(&self) -> State {
        self.position().state()
    }

    /// How the game has ended, or `None` while it goes on.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.now().outcome
    }

    /// Whether fewer than two players are at the table, so that nobody moves.
    #[must_use]
    pub fn is_paused(&self) -> bool {
        self.now().is_paused()
    }

    /// The allies of a player; whether that has an effect is for the house rules to say.
    #[must_use]
    pub fn allies(&self, seat: Seat) -> Seats {
        self.position().company().allies[seat]
    }

    /// The alliances that will end when their turn comes again.
    #[must_use]
    pub fn partings(&self) -> Vec<[Seat; 2]> {
        let partings = self.now().partings.iter();
        partings.map(|parting| parting.pair).collect()
    }

    /// Everything that has happened, oldest first, what was taken back and the take backs included.
    #[must_use]
    pub fn log(&self) -> &[GameEvent<G>] {
        &self.log
    }

    /// The events that stand, oldest first, with what followed from each.
    pub fn events(&self) -> impl DoubleEndedIterator<Item = (&GameEvent<G>, &[Consequence<G>])> {
        self.entries
            .iter()
            .map(|entry| (&entry.event, entry.news.as_slice()))
    }

    /// The last event that stands.
    #[must_use]
    pub fn last_event(&self) -> Option<&GameEvent<G>> {
        self.entries.last().map(|entry| &entry.event)
    }

    /// Whether any event stands.
    #[must_use]
    pub fn has_events(&self) -> bool {
        !self.entries.is_empty()
    }

    /// The position after the first `ply` moves and what was said before the next, or `None` if fewer
    /// were played.
    #[must_use]
    pub fn position_after(&self, ply: usize) -> Option<&Position<G>> {
        let is_there = ply <= self.n_plies();
        let moment = self.moment_at(ply).filter(|_| is_there);
        moment.map(|moment| &moment.position)
    }

    /// The moves that stand, oldest first.
    #[must_use]
    pub fn moves(&self) -> &[Move<G>] {
        &self.moves
    }

    /// Who made each of them: not always the player of the army that moved.
    #[must_use]
    pub fn players(&self) -> &[Seat] {
        &self.players
    }

    /// How many moves stand.
    #[must_use]
    pub fn n_plies(&self) -> usize {
        self.moves.len()
    }

    /// The last move that stands.
    #[must_use]
    pub fn last_move(&self) -> Option<&Move<G>> {
        self.moves.last()
    }

    /// The pieces that a player has taken, oldest first.
    #[must_use]
    pub fn captured_by(&self, seat: Seat) -> Vec<Piece> {
        let moves = self.moves.iter().zip(&self.players);
        let theirs = moves.filter(|(_, player)| **player == seat);
        theirs
            .flat_map(|(mv, _)| mv.captured().into_iter().chain(mv.also_captured()))
            .map(|(_, piece)| piece)
            .collect()
    }

    /// Every legal move; none when the game is over or waits.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move<G>> {
        if self.outcome().is_some() || self.is_paused() {
            return Vec::new();
        }
        self.position().legal_moves_under(self.rules())
    }

    /// Judges an attempt, knowing every move before it. That the game waits is not asked here.
    #[must_use]
    pub fn judge(&self, attempt: Attempt<G>) -> Verdict<G> {
        Judge {
            position: self.position(),
            past: &self.moves,
            rules: self.rules(),
            outcome: self.outcome(),
            attempt,
        }
        .verdict()
    }
}
