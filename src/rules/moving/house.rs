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

/// Declares the keys of a rule set on which legal moves depend.
macro_rules! house {
    ($($key:ident: $kind:ty,)*) => {
        /// The keys of a rule set on which legal moves depend.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub(in crate::rules) struct House {
            $(pub(in crate::rules) $key: $kind,)*
            /// A check binds only if it was said.
            pub(in crate::rules) is_check_said: bool,
        }

        impl House {
            /// What a rule set says about them.
            fn of(rules: &Ruleset) -> Self {
                Self {
                    $($key: rules.$key,)*
                    is_check_said: rules.announce_check == AnnounceCheck::RequiredToBind,
                }
            }

            /// The rule set as far as it decides how pieces move; all else as in the Laws.
            pub(in crate::rules) fn rules(&self) -> Ruleset {
                Ruleset {
                    $($key: self.$key,)*
                    ..Ruleset::FIDE
                }
            }
        }
    };
}

house! {
    double_step: DoubleStep,
    ep_geometry: EpGeometry,
    ep_window: EpWindow,
    ep_takes_both: Extra,
    promotion_row: PromotionRow,
    corner_squeeze: Truth,
    rule3: Rule3,
    team_counts_as_one: Extra,
    absent_attack: Extra,
    silent_check_capture: Extra,
    alliances: Alliances,
    mated_army: MatedArmy,
    check_call: CheckCall,
    setup: ArmySetup,
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

    /// House rule `ep_window = "until_movers_turn"` among more than two: whether each of the others has a turn in which a
    /// pawn that passed may be taken.
    #[must_use]
    pub fn gives_each_a_turn_to_take(&self) -> bool {
        G::SEATS.len() > 2 && self.house.ep_window == EpWindow::UntilMoversTurn
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
        self.at_house(House::of(rules))
    }

    /// The same position under the house rules of another.
    #[must_use]
    pub fn under_rules_of(&self, other: &Self) -> Self {
        self.at_house(other.house)
    }

    fn at_house(&self, house: House) -> Self {
        let mut next = *self;
        next.house = house;
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
