//! Family rule 3: every piece may be attacked twice, except the king.
//!
//! A move is against it if some opponent's king is then attacked by two players or more and one of
//! them did not attack him before. Two pieces of one player are fine; who stands there already
//! need not be driven away.

use crate::rules::ground::geometry::Geometry;
use crate::rules::ground::ruleset::Extra;
use crate::rules::ground::{Move, Role, Seat, Seats, Square, SquareSet};
use crate::rules::moving::Position;
use crate::rules::moving::safety::{Safety, leapers, reach};

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
        let (mut shields, mut watched) = (SquareSet::EMPTY, SquareSet::EMPTY);
        let own = self.board().by_seat(self.plain.turn);
        let kings = self.board().by_role(Role::King);
        for &victim in G::SEATS.iter().filter(|victim| self.is_opponent(**victim)) {
            let thirds = self.foes(victim).pieces - own;
            for king in kings & self.board().by_seat(victim) {
                let (attackers, between) = self.look_around(king, thirds);
                shields |= between & own;
                if !attackers.is_empty() {
                    watched.insert(king);
                }
            }
        }
        let mut found = SecondAttacks {
            shields,
            kings: SquareSet::EMPTY,
        };
        for king in watched {
            self.look_behind_attackers(king, &mut found);
        }
        found
    }

    /// Those of `thirds` who look at a king, and what stands alone between him and one of them.
    ///
    /// Of two players who attack him one is a third, neither he nor the side to move: without one there
    /// is nothing to look out for.
    #[inline]
    fn look_around(&self, king: Square<G>, thirds: SquareSet<G>) -> (SquareSet<G>, SquareSet<G>) {
        let board = &self.plain.board;
        let (index, set) = (king.index(), SquareSet::from_bits);
        let near = set(G::king_steps(index)) | set(G::knight_steps(index));
        let mut attackers = if near.meets(thirds) {
            leapers(board, king) & thirds
        } else {
            SquareSet::EMPTY
        };
        let mut shields = SquareSet::EMPTY;
        for sniper in Safety::snipers(board, index) & thirds {
            let between = set(G::between(index, sniper.index())) & board.occupied();
            if between.is_empty() {
                attackers.insert(sniper);
            } else if between.has_one() {
                shields |= between;
            }
        }
        (attackers, shields)
    }

    /// What there is to look out for around a king at whom a third player looks: whether he attacks him,
    /// and where the side to move would do so, too.
    #[cold]
    fn look_behind_attackers(&self, king: Square<G>, found: &mut SecondAttacks<G>) {
        let board = &self.plain.board;
        let Some(victim) = board.piece_at(king).map(|king| king.seat) else {
            return;
        };
        let attackers = self.attackers_of(king, victim);
        let before = self.players_of(attackers);
        if attackers.is_empty() || before.contains(self.head_of(self.turn())) {
            return;
        }
        found.kings.insert(king);
        let own = board.by_seat(self.plain.turn);
        let (_, shields) = self.look_around(king, own);
        found.shields |= shields & own;
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
