//! Family rule 3: every piece may be attacked twice, except the king.
//!
//! A move is against it if some opponent's king is then attacked by two players or more and one of
//! them did not attack him before. Two pieces of one player are fine; who stands there already
//! need not be driven away.

use crate::rules::geometry::Geometry;
use crate::rules::ruleset::Extra;
use crate::rules::safety::attackers;
use crate::rules::{Move, Position, Role, Seat, Seats, Square, SquareSet};

impl<G: Geometry> Position<G> {
    /// The king that a move gives a second attacking player, and everyone who attacks him then.
    pub(in crate::rules) fn second_attack(
        &self,
        mv: &Move<G>,
    ) -> Option<(Square<G>, SquareSet<G>)> {
        let after = self.board_after(mv);
        let mut kings = self.opposing_kings();
        kings.find_map(|(victim, king)| {
            let now = after.attackers_of(king, victim);
            let players = self.players_of(now, &after);
            let is_taken = mv.captured.is_some_and(|(square, _)| square == king);
            if players.len() < 2 || is_taken {
                return None;
            }
            let before = self.players_of(self.attackers_of(king, victim), self);
            (!players.minus(before).is_empty()).then_some((king, now))
        })
    }

    /// The kings at the table against which the side to move plays.
    fn opposing_kings(&self) -> impl Iterator<Item = (Seat, Square<G>)> + '_ {
        let opponents = self.present().iter();
        opponents
            .filter(|victim| !self.is_one_side(*victim, self.turn))
            .flat_map(|victim| self.kings(victim).iter().map(move |king| (victim, king)))
    }

    /// Whose pieces these are on `board`; a team is one player if the house says so.
    fn players_of(&self, pieces: SquareSet<G>, board: &Self) -> Seats {
        let armies = G::SEATS
            .iter()
            .filter(|army| board.board.by_seat(**army).meets(pieces));
        armies.fold(Seats::NONE, |players, army| {
            players.with(self.head_of(*army))
        })
    }

    /// The player who counts for an army: its owner, or the first of his team.
    fn head_of(&self, army: Seat) -> Seat {
        let owner = self.company.owner(army);
        let team = self.company.allies[owner];
        if self.house.team_counts_as_one == Extra::False {
            return owner;
        }
        team.iter().next().map_or(owner, |ally| ally.min(owner))
    }

    /// Whether another player attacks some king or would, but for pieces that a move can take
    /// away: only then a move can be against rule 3.
    pub(in crate::rules) fn is_second_attack_near(&self) -> bool {
        let mine = self.commanded_by(self.company.owner(self.turn));
        let leaving = self.board.by_seat(self.turn) | self.passers();
        self.opposing_kings().any(|(victim, king)| {
            let mut others = self.foes(victim);
            others.pieces = others.pieces - mine;
            let occupied = self.board.occupied() - leaving;
            let seen = attackers(&self.board, occupied | others.pieces, king, others);
            !seen.is_empty()
        })
    }

    /// The pawns that can be taken in passing.
    fn passers(&self) -> SquareSet<G> {
        let seats = Seat::ALL.into_iter();
        let squares = seats.filter_map(|seat| self.passer_of(seat, self.passed[seat]?));
        squares
            .filter(|square| self.board.by_role(Role::Pawn).contains(*square))
            .collect()
    }
}
