//! What house rules add to making a move: turns that are skipped, checks that are said, pawns that
//! are taken with others, armies that fall.

use crate::rules::ground::geometry::Geometry;
use crate::rules::ground::ruleset::{EpGeometry, EpWindow, Extra};
use crate::rules::ground::{Move, Piece, Role, Square, SquareSet};
use crate::rules::moving::Position;

impl<G: Geometry> Position<G> {
    /// After the board is as the move leaves it: a king that was taken falls, checks that ended are
    /// forgotten, and the mover says check if he does.
    pub(in crate::rules) fn keep_house_after(&mut self, mv: &Move<G>, says_check: bool) {
        let mover = mv.piece.seat;
        if let Some((_, taken)) = mv.captured
            && taken.role == Role::King
        {
            self.fall(taken.seat, Some(mover));
            if self.plain.turn == taken.seat && !self.movers().contains(self.plain.turn) {
                self.pass_turn();
            }
        }
        self.forget_old_calls();
        if says_check && self.house.is_check_said {
            self.call(self.company.owner(mover));
        }
    }

    /// The turn goes to the next army that is awake; the double steps of those it passes are over.
    pub(in crate::rules) fn pass_turn_by_house(&mut self) {
        let mover = self.plain.turn;
        if self.house.ep_window == EpWindow::NextPlayerOnly {
            for seat in mover.followers() {
                self.plain.forget_passed(seat);
            }
        }
        if self.is_each_alone {
            return self.plain.pass_turn();
        }
        let movers = self.movers();
        for seat in mover.followers().into_iter().chain([mover]) {
            if seat <= self.plain.turn {
                self.plain.fullmove = self.plain.fullmove.saturating_add(1);
            }
            self.plain.turn = seat;
            self.plain.forget_passed(seat);
            if movers.contains(seat) {
                return;
            }
        }
    }

    /// House rules `ep_geometry` and alliances: whether this pawn may take the one that passed.
    pub(in crate::rules) fn may_take_in_passing(
        &self,
        from: Square<G>,
        passed: Square<G>,
        taken: Square<G>,
    ) -> bool {
        let (files, ranks) = from.distance(taken);
        let is_beside = files.abs() + ranks.abs() == 1;
        let is_cut = self.foes(self.plain.turn).hidden(from).contains(passed);
        !is_cut && (self.house.ep_geometry == EpGeometry::AttacksX || is_beside)
    }

    /// House rule `ep_takes_both`: the pawn that passed over the square of a pawn's capture.
    pub(in crate::rules) fn taken_as_well(
        &self,
        role: Role,
        from: Square<G>,
        to: Square<G>,
    ) -> Option<(Square<G>, Piece)> {
        if self.is_plain || self.house.ep_takes_both == Extra::False || role != Role::Pawn {
            return None;
        }
        let strikes = SquareSet::<G>::from_bits(G::pawn_attacks(self.plain.turn, from.index()));
        if !strikes.contains(to) || self.piece_at(to).is_none() {
            return None;
        }
        let seat = self.last_passer(to)?;
        let square = self.passer_of(seat, to)?;
        let pawn = self.piece_at(square)?;
        (self.may_take_in_passing(from, to, square) && square != from).then_some((square, pawn))
    }

    /// House rule `announce_check = "required_to_bind"`: whether another piece than the king leaves
    /// standing only checks that nobody said, and no new attack is opened.
    pub(in crate::rules) fn is_old_danger(
        &self,
        mv: &Move<G>,
        exposed: SquareSet<G>,
        after: &Self,
    ) -> bool {
        let seat = mv.piece.seat;
        let is_old = |king: Square<G>| {
            let before = self.attackers_of(king, seat) - self.binding(seat);
            (after.attackers_of(king, seat) - before).is_empty()
        };
        // The king of an army under command goes like any other piece.
        let is_king = self.kings_behind(seat).contains(mv.from);
        !self.is_plain && !is_king && exposed.iter().all(is_old)
    }

    /// Passes the turn of a player who has no move, or who is away or out.
    #[must_use]
    pub(in crate::rules) fn passed_on(&self) -> Self {
        let mut next = *self;
        next.plain.forget_passed(self.turn());
        next.pass_turn();
        next
    }
}
