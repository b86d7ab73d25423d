//! The questions that only house rules ask: allies, sleeping armies, corners, the second attacker.

use crate::rules::ground::geometry::Geometry;
use crate::rules::ground::ruleset::Rule3;
use crate::rules::ground::{Attempt, Move, Piece, Role, Square, SquareSet};
use crate::rules::judging::Fault;
use crate::rules::judging::judge::Judge;

impl<G: Geometry> Judge<'_, G> {
    /// The family game on the cross: its judged cases know fewer kinds of danger and of steps back.
    pub(super) fn is_family_table(&self) -> bool {
        !self.position.is_plain && G::SEATS.len() > 2
    }

    /// Whether a piece belongs to the player who moves: an army may command another.
    pub(super) fn is_of_mover(&self, piece: Piece) -> bool {
        let company = &self.position.company;
        company.owner(piece.seat) == company.owner(self.position.turn())
    }

    /// Family rule 6, formal teams: whether a piece belongs to the mover's own side.
    pub(super) fn is_of_ally(&self, piece: Piece) -> bool {
        let position = self.position;
        let owner = position.company.owner(piece.seat);
        let is_statue = position.company.out.contains(owner);
        !position.is_plain && !is_statue && position.is_one_side(piece.seat, position.turn())
    }

    /// Family rule 4: what belongs to a player who is away is taken by pawns alone.
    pub(super) fn only_pawns_take_sleepers(&self, piece: Piece) -> Result<(), Fault<G>> {
        let Attempt { from, to, .. } = self.attempt;
        let company = &self.position.company;
        match self.position.piece_at(to) {
            Some(captured)
                if piece.role != Role::Pawn
                    && company.away.contains(company.owner(captured.seat)) =>
            {
                Err(Fault::AbsentOnlyPawnsMayCapture { from, to, captured })
            }
            _ => Ok(()),
        }
    }

    /// The cross: a diagonal way does not lead over squares that are cut off, nor, if the house
    /// says so, past the point where an inner corner touches it.
    pub(super) fn way_is_on_the_board(&self, piece: Piece) -> Result<(), Fault<G>> {
        let Attempt { from, to, .. } = self.attempt;
        let (files, ranks) = from.distance(to);
        let is_diagonal = files.abs() == ranks.abs() && files != 0;
        if !is_diagonal || matches!(piece.role, Role::Rook | Role::Knight) {
            return Ok(());
        }
        let (file, rank) = (files.signum(), ranks.signum());
        let steps = || (1..files.abs()).map(|n| from.offset(file * n, rank * n));
        let is_over_a_hole = steps().any(|square| square.is_none());
        let past = SquareSet::<G>::from_bits(G::past_corner(from.index()));
        let is_past_corner = self.position.house.is_cut() && past.contains(to);
        if is_over_a_hole || is_past_corner {
            return Err(Fault::PathCrossesCorner { piece, from, to });
        }
        Ok(())
    }

    /// Family rule 3: a king is never attacked by two players; waived if nothing else is left.
    pub(super) fn no_second_attacker(&self, mv: &Move<G>) -> Result<(), Fault<G>> {
        let position = self.position;
        if position.house.rule3 != Rule3::Forbid {
            return Ok(());
        }
        let Some((king, attackers)) = position.second_attack(mv) else {
            return Ok(());
        };
        if !position.can_keep_rule3() {
            return Ok(());
        }
        let (from, to) = (mv.from(), mv.to());
        // Pieces are named where they stand now.
        let stood = |square: Square<G>| match mv.castled() {
            Some((home, landing)) if square == landing => home,
            _ if square == to => from,
            _ => square,
        };
        Err(Fault::Rule3KingDoubleAttack {
            from,
            to,
            king,
            attackers: attackers.iter().map(stood).collect(),
        })
    }
}
