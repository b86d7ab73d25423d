//! Family rule 3: every piece may be attacked twice, except the king.
//!
//! A move is against it if some opponent's king is then attacked by two players or more and one of
//! them did not attack him before. Two pieces of one player are fine; who stands there already
//! need not be driven away.

use crate::rules::geometry::Geometry;
use crate::rules::ruleset::Extra;
use crate::rules::safety::{Safety, leapers, reach};
use crate::rules::{Move, Position, Role, Seat, Seats, Square, SquareSet};

impl<G: Geometry> Position<G> {
    /// The king that a move gives a second attacking player, and everyone who attacks him then.
    pub(in crate::rules) fn second_attack(
        &self,
        mv: &Move<G>,
    ) -> Option<(Square<G>, SquareSet<G>)> {
        let takes_king = mv
            .captured
            .is_some_and(|(_, taken)| taken.role == Role::King);
        // The army of a king who is taken attacks nothing any more, or for another: whose each piece
        // is afterwards is asked of the board afterwards.
        let after = if takes_king {
            self.after(mv)
        } else {
            self.board_after(mv)
        };
        let mut kings = self.opposing_kings();
        kings.find_map(|(victim, king)| {
            let now = after.attackers_of(king, victim);
            let players = after.players_of(now);
            let is_taken = mv.captured.is_some_and(|(square, _)| square == king);
            if players.len() < 2 || is_taken {
                return None;
            }
            let before = self.players_of(self.attackers_of(king, victim));
            (!players.minus(before).is_empty()).then_some((king, now))
        })
    }

    /// The kings at the table against which the side to move plays.
    fn opposing_kings(&self) -> impl Iterator<Item = (Seat, Square<G>)> + '_ {
        let opponents = G::SEATS.iter().copied();
        opponents
            .filter(|victim| self.is_opponent(*victim))
            .flat_map(|victim| self.kings(victim).iter().map(move |king| (victim, king)))
    }

    /// Whether a seat is at the table and the side to move plays against it.
    #[inline]
    fn is_opponent(&self, seat: Seat) -> bool {
        if self.is_each_alone {
            seat != self.plain.turn
        } else {
            self.present().contains(seat) && !self.is_one_side(seat, self.plain.turn)
        }
    }

    /// Whose pieces these are; a team is one player if the house says so.
    fn players_of(&self, pieces: SquareSet<G>) -> Seats {
        let armies = G::SEATS
            .iter()
            .filter(|army| self.plain.board.by_seat(**army).meets(pieces));
        armies.fold(Seats::NONE, |players, army| {
            players.with(self.head_of(*army))
        })
    }

    /// The player who counts for an army: its owner, or the first of his team.
    #[inline]
    fn head_of(&self, army: Seat) -> Seat {
        if self.is_each_alone {
            return army;
        }
        let owner = self.company.owner(army);
        let team = self.company.allies[owner];
        if self.house.team_counts_as_one == Extra::False {
            return owner;
        }
        team.iter().next().map_or(owner, |ally| ally.min(owner))
    }

    /// Where the side to move can come up against rule 3 at all.
    #[inline]
    pub(in crate::rules) fn second_attacks(&self) -> SecondAttacks<G> {
        let mut found = SecondAttacks::default();
        let kings = self.board().by_role(Role::King);
        for &victim in G::SEATS.iter().filter(|victim| self.is_opponent(**victim)) {
            for king in kings & self.board().by_seat(victim) {
                self.look_around(victim, king, &mut found);
            }
        }
        found
    }

    /// Adds what there is to look out for around one king.
    #[inline]
    fn look_around(&self, victim: Seat, king: Square<G>, found: &mut SecondAttacks<G>) {
        let (own, occupied) = (
            self.plain.board.by_seat(self.plain.turn),
            self.plain.board.occupied(),
        );
        let foes = self.foes(victim);
        let mut now = leapers(&self.plain.board, king) & foes.pieces;
        for sniper in Safety::snipers(&self.plain.board, king.index()) & foes.pieces {
            let between = SquareSet::from_bits(G::between(king.index(), sniper.index()));
            let shields = between & occupied;
            if shields.is_empty() {
                now.insert(sniper);
            } else if shields.has_one() {
                found.shields |= shields & own;
            }
        }
        let attackers = now - foes.hidden(king);
        if !attackers.is_empty() {
            let before = self.players_of(attackers);
            if !before.contains(self.head_of(self.turn())) {
                found.kings.insert(king);
            }
        }
    }
}

/// Where a move can be against rule 3: all others are known to keep it without being tried.
///
/// A move that opens no line and lands on no square from which it attacks a king that only others
/// attack leaves each king with the attackers it had, or with fewer.
#[derive(Clone, Copy, Default)]
pub(in crate::rules) struct SecondAttacks<G: Geometry> {
    /// The mover's pieces that alone stand between a king and one who would attack it.
    pub(in crate::rules) shields: SquareSet<G>,
    /// Kings that others attack, and the side to move does not.
    pub(in crate::rules) kings: SquareSet<G>,
}

impl<G: Geometry> SecondAttacks<G> {
    /// Whether no move is against rule 3, but for those that take two pieces off the board.
    #[inline]
    pub(in crate::rules) fn is_clear(&self) -> bool {
        self.shields.is_empty() && self.kings.is_empty()
    }

    /// The squares from which a piece attacks one of the kings.
    pub(in crate::rules) fn lands(&self, position: &Position<G>, role: Role) -> SquareSet<G> {
        let seen_from = |king: Square<G>| {
            if role == Role::Pawn {
                let seat = position.plain.turn.opposite();
                SquareSet::from_bits(G::pawn_attacks(seat, king.index()))
            } else {
                reach(role, king, position.plain.board.occupied())
            }
        };
        let kings = self.kings.iter();
        kings.fold(SquareSet::EMPTY, |all, king| all | seen_from(king))
    }
}
