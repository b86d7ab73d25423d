//! The house rules that decide how pieces move, small enough for every position to carry them.
//!
//! The rest of a [`Ruleset`] is about how games end and who may say what; a position does not need
//! it. With the Laws everywhere a position is plain, and nothing here is ever looked at.

mod play;
mod rule3;

pub(super) use rule3::SecondAttacks;

use crate::rules::ground::ruleset::{
    Alliances, AnnounceCheck, ArmySetup, CheckCall, DoubleStep, EpGeometry, EpWindow, Extra,
    MatedArmy, PromotionRow, Rule3, Truth,
};
use crate::rules::ground::{Geometry, Piece, Role, Ruleset, Seat, Square};
use crate::rules::moving::Position;

/// The keys of a rule set on which legal moves depend.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(in crate::rules) struct House {
    pub(in crate::rules) double_step: DoubleStep,
    pub(in crate::rules) ep_geometry: EpGeometry,
    pub(in crate::rules) ep_window: EpWindow,
    pub(in crate::rules) ep_takes_both: Extra,
    pub(in crate::rules) promotion_row: PromotionRow,
    pub(in crate::rules) corner_squeeze: Truth,
    pub(in crate::rules) rule3: Rule3,
    pub(in crate::rules) team_counts_as_one: Extra,
    pub(in crate::rules) absent_attack: Extra,
    pub(in crate::rules) silent_check_capture: Extra,
    pub(in crate::rules) alliances: Alliances,
    pub(in crate::rules) mated_army: MatedArmy,
    pub(in crate::rules) check_call: CheckCall,
    pub(in crate::rules) setup: ArmySetup,
    /// A check binds only if it was said.
    pub(super) is_check_said: bool,
}

impl House {
    /// The rules as the Laws have them.
    pub(super) fn of(rules: &Ruleset) -> Self {
        Self {
            double_step: rules.double_step,
            ep_geometry: rules.ep_geometry,
            ep_window: rules.ep_window,
            ep_takes_both: rules.ep_takes_both,
            promotion_row: rules.promotion_row,
            corner_squeeze: rules.corner_squeeze,
            rule3: rules.rule3,
            team_counts_as_one: rules.team_counts_as_one,
            absent_attack: rules.absent_attack,
            silent_check_capture: rules.silent_check_capture,
            alliances: rules.alliances,
            mated_army: rules.mated_army,
            check_call: rules.check_call,
            setup: rules.setup,
            is_check_said: rules.announce_check == AnnounceCheck::RequiredToBind,
        }
    }
}

impl House {
    /// Whether no diagonal step goes past an inner corner.
    #[inline]
    pub(in crate::rules) fn is_cut(&self) -> bool {
        self.corner_squeeze == Truth::False
    }
}

impl<G: Geometry> Position<G> {
    /// House rule `double_step = "any_time"`: whether pawns go two steps from anywhere.
    #[must_use]
    pub fn has_long_steps(&self) -> bool {
        self.house.double_step == DoubleStep::AnyTime
    }

    /// Whether the piece on a square belongs to a seat at a side of the table, West or East, whose
    /// pawns go along the ranks.
    #[must_use]
    pub fn is_at_the_side(&self, square: Square<G>) -> bool {
        let seat = self.piece_at(square).map(|piece| piece.seat);
        matches!(seat, Some(Seat::West | Seat::East))
    }

    /// Forgets castlings whose king or rook does not stand where the house rules have it at home.
    fn drop_homeless_rights(&mut self) {
        for (seat, wing) in self.plain.castling.iter() {
            let path = self.castling_path(seat, wing);
            let stands =
                |square, role| self.piece_at(Square::known(square)) == Some(Piece::new(role, seat));
            if !stands(path.king_from, Role::King) || !stands(path.rook_from, Role::Rook) {
                self.plain.castling = self.plain.castling.without(seat, wing);
            }
        }
    }

    /// The same position under house rules: the pieces go their ways as `rules` have it.
    #[must_use]
    pub fn under(&self, rules: &Ruleset) -> Self {
        let mut next = *self;
        next.house = House::of(rules);
        next.settle();
        next.drop_homeless_rights();
        next
    }

    /// The same position at the beginning of a game under house rules. Where the program says every
    /// check (`check_call = "auto"`), it has said those that stand there.
    #[must_use]
    pub(in crate::rules) fn begun_under(&self, rules: &Ruleset) -> Self {
        let mut next = self.under(rules);
        if rules.check_call == CheckCall::Auto {
            next.call_all();
        }
        next
    }
}
