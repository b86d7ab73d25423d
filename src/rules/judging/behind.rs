//! Which house rule of the board stands behind a refusal: what differs from the Laws, and whether it
//! was that.

use crate::rules::ground::geometry::Geometry;
use crate::rules::ground::ruleset::{EpWindow, RuleKey};
use crate::rules::ground::{Difference, Move, Seat, Square, SquareSet};
use crate::rules::judging::{Fault, Reason};
use crate::rules::moving::Position;

impl<G: Geometry> Position<G> {
    /// How the house rules of this board differ from the Laws on one point.
    fn differs(&self, key: &str) -> Option<Difference> {
        let house = || self.house.rules().differs(key);
        if self.is_plain { None } else { house() }
    }

    /// The house rule that stands behind a refusal in this position: the Laws alone would not refuse
    /// the move, or would say something else that does not hold here. `None` if the Laws do.
    #[must_use]
    pub fn house_behind(&self, fault: &Fault<G>) -> Option<Difference> {
        match *fault {
            Fault::GameOver { outcome, .. } => outcome.house,
            Fault::PawnDiagonalNeedsCapture { house, .. } | Fault::EpChanceLost { house, .. } => {
                house
            }
            Fault::Rule3KingDoubleAttack { .. } => self.differs("rule3"),
            Fault::AllyPieceOnTarget { .. } => self.differs("alliances"),
            Fault::PawnTooFar { .. } | Fault::PawnDoubleBlocked { .. } => {
                self.differs("double_step")
            }
            Fault::PathCrossesCorner { from, to, .. } => {
                let past = SquareSet::<G>::from_bits(G::past_corner(from.index()));
                self.differs("corner_squeeze").filter(|_| past.contains(to))
            }
            Fault::PromotionPieceMissing { to } | Fault::PromotionNotAllowed { to, .. } => {
                self.promotion_rule_at(to)
            }
            _ => self.house_behind_danger(fault.dangers()?),
        }
    }

    /// `promotion_row`, if it is this house rule that makes pawns change on a square, or not.
    fn promotion_rule_at(&self, to: Square<G>) -> Option<Difference> {
        let by_laws = SquareSet::<G>::from_bits(G::promotion(self.plain.turn));
        let here = self.promotion(self.plain.turn);
        let is_other = by_laws.contains(to) != here.contains(to);
        self.differs("promotion_row").filter(|_| is_other)
    }

    /// The house rule by which all these pieces attack, though under the Laws none of them would: their
    /// players are away, or out.
    fn house_behind_danger(&self, attackers: SquareSet<G>) -> Option<Difference> {
        let armies: Vec<Seat> = (attackers.iter())
            .filter_map(|square| Some(self.piece_at(square)?.seat))
            .collect();
        let are = |is: &dyn Fn(Seat) -> bool| !armies.is_empty() && armies.iter().all(|it| is(*it));
        if are(&|army| self.company.away.contains(self.company.owner(army))) {
            self.differs("absent_attack")
        } else if are(&|army| self.company.commander[army].is_some()) {
            self.differs("mated_army")
        } else {
            None
        }
    }

    /// The house rule that keeps a pawn from taking one that passed over `to`: where it must stand, or
    /// when it must do so. `past` are the moves that led here.
    pub(in crate::rules) fn house_against_passing(
        &self,
        from: Square<G>,
        to: Square<G>,
        past: &[Move<G>],
    ) -> Option<Difference> {
        if self.is_plain {
            return None;
        }
        let strikes = SquareSet::<G>::from_bits(G::pawn_attacks(self.plain.turn, from.index()));
        if !strikes.contains(to) {
            return None;
        }
        if let Some(mv) = self.en_passant_move(from, to) {
            let (taken, _) = mv.captured()?;
            let is_kept = !self.may_take_in_passing(from, to, taken);
            return self.differs("ep_geometry").filter(|_| is_kept);
        }
        let window = RuleKey::named("ep_window")?;
        (self.house.ep_window == EpWindow::NextPlayerOnly && self.has_just_passed(to, past))
            .then(|| window.at("next_player_only"))?
    }

    /// Whether another player's pawn passed over a square with that player's last move, and still
    /// stands where it landed.
    fn has_just_passed(&self, square: Square<G>, past: &[Move<G>]) -> bool {
        let is_last = |at: usize, seat: Seat| {
            let mut later = past.iter().skip(at + 1);
            later.all(|mv| mv.piece().seat != seat)
        };
        past.iter().enumerate().any(|(at, mv)| {
            let seat = mv.piece().seat;
            mv.passed() == Some(square)
                && seat != self.plain.turn
                && is_last(at, seat)
                && !self.is_one_side(seat, self.plain.turn)
                && self.piece_at(mv.to()) == Some(mv.piece())
        })
    }
}

impl<G: Geometry> Fault<G> {
    /// The pieces that a refusal for the king's sake is about; `None` if it is about something else.
    #[must_use]
    pub fn dangers(&self) -> Option<SquareSet<G>> {
        Some(match *self {
            Self::KingCapturesProtected { protectors, .. } => protectors,
            Self::KingNextToKing { attackers, .. }
            | Self::KingStaysOnLine { attackers, .. }
            | Self::KingIntoAttack { attackers, .. }
            | Self::EpExposesKing { attackers, .. } => attackers,
            Self::DoubleCheckKingMustMove { checkers, .. } => checkers,
            Self::StillInCheck { checker, .. } => SquareSet::of(checker),
            Self::Pinned { pinners, .. } => pinners,
            Self::Castling(ref facts) => match facts.reason()? {
                Reason::CastleOutOfCheck => facts.checkers,
                Reason::CastleThroughCheck => facts.crossing_attackers,
                Reason::CastleIntoCheck => facts.landing_attackers,
                _ => return None,
            },
            _ => return None,
        })
    }
}
