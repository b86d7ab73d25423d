//! No piece may leave its king attacked, whatever it does (FIDE 3.9.2).

use crate::rules::ground::geometry::Geometry;
use crate::rules::ground::{Move, Role, Square, SquareSet};
use crate::rules::judging::judge::Judge;
use crate::rules::judging::{CheckAnswers, Fault};
use crate::rules::moving::Position;

impl<G: Geometry> Judge<'_, G> {
    /// FIDE 3.9.2: after the move no own king is attacked. Looked at on the board as it would be.
    pub(super) fn own_king_is_safe(&self, mv: &Move<G>) -> Result<(), Fault<G>> {
        let seat = mv.piece().seat;
        let after = self.position.after(mv);
        let exposed = after.exposed_kings(seat);
        if exposed.is_empty() {
            Ok(())
        } else if mv.piece().role == Role::King && exposed.contains(mv.to()) {
            Err(self.king_steps_into_danger(mv, &after))
        } else if self.position.is_old_danger(mv, exposed, &after) {
            Ok(())
        } else {
            Err(self.king_is_left(mv, exposed, &after))
        }
    }

    /// The king himself walks into it: what kind of danger is it?
    fn king_steps_into_danger(&self, mv: &Move<G>, after: &Position<G>) -> Fault<G> {
        let (from, to) = (mv.from(), mv.to());
        let attackers = after.attackers_of(to, mv.piece().seat);
        if self.is_family_table() {
            return Fault::KingIntoAttack {
                from,
                to,
                attackers,
            };
        }
        if let Some((_, captured)) = mv.captured() {
            return Fault::KingCapturesProtected {
                from,
                to,
                captured,
                protectors: attackers,
            };
        }
        if let Some(king) = (attackers & after.board().by_role(Role::King)).first() {
            return Fault::KingNextToKing {
                from,
                to,
                king,
                attackers,
            };
        }
        match self.line_kept(mv, attackers) {
            Some(slider) => Fault::KingStaysOnLine {
                from,
                to,
                slider,
                line: between(slider, to) | SquareSet::of(to),
                attackers,
            },
            None => Fault::KingIntoAttack {
                from,
                to,
                attackers,
            },
        }
    }

    /// The piece that gives check now and still attacks the king, who only stepped away along its
    /// line.
    fn line_kept(&self, mv: &Move<G>, attackers: SquareSet<G>) -> Option<Square<G>> {
        let seat = mv.piece().seat;
        let checkers = self.position.attackers_of(mv.from(), seat) & attackers;
        checkers.iter().find(|checker| {
            let line = G::between(checker.index(), mv.to().index());
            SquareSet::from_bits(line).contains(mv.from())
        })
    }

    /// Another piece moves and a king is attacked afterwards: by a check that stands, or a new one.
    fn king_is_left(&self, mv: &Move<G>, exposed: SquareSet<G>, after: &Position<G>) -> Fault<G> {
        let seat = mv.piece().seat;
        let binding = self.position.binding(seat);
        let danger = |king, silent: SquareSet<G>| {
            let before = self.position.attackers_of(king, seat) - silent;
            (king, before, after.attackers_of(king, seat) - silent)
        };
        // A check that nobody said is no reason; of several kings the first that has one is named.
        // Only a king who moves while another stands in such a check has none.
        let mut in_danger = exposed.iter().filter_map(|king| {
            let silent = self.position.attackers_of(king, seat) - binding;
            Some(danger(king, silent)).filter(|(_, _, attackers)| !attackers.is_empty())
        });
        let first = exposed.first().unwrap_or(mv.to());
        let (king, checkers, attackers) = in_danger
            .next()
            .unwrap_or_else(|| danger(first, SquareSet::EMPTY));
        match (checkers & attackers).first() {
            Some(_) if checkers.len() > 1 && self.only_kings_help() => {
                Fault::DoubleCheckKingMustMove { king, checkers }
            }
            Some(checker) => Fault::StillInCheck {
                king,
                checker,
                answers: self.answers(king, checker),
            },
            None => self.line_opens(mv, king, attackers),
        }
    }

    /// FIDE 3.9.2: against two checks at once only the king helps, unless a house rule takes two
    /// pieces with one move.
    fn only_kings_help(&self) -> bool {
        let legal = self.position.legal_moves();
        legal.iter().all(|mv| mv.piece().role == Role::King)
    }

    /// A line to the king opens: whoever stands on it now and would be gone is the reason. That is
    /// the piece that moves, or a pawn taken in passing, or both; the piece is pinned only if it
    /// shields the king alone.
    fn line_opens(&self, mv: &Move<G>, king: Square<G>, attackers: SquareSet<G>) -> Fault<G> {
        let (from, to) = (mv.from(), mv.to());
        let occupied = self.position.board().occupied();
        let shields = |attacker| between(attacker, king) & occupied;
        let is_pinner = |attacker: &Square<G>| shields(*attacker) == SquareSet::of(from);
        let pinners: SquareSet<G> = attackers.iter().filter(is_pinner).collect();
        // On every one of the lines.
        let gone = attackers
            .iter()
            .fold(occupied, |all, attacker| all & shields(attacker));
        let others = attackers.iter().fold(SquareSet::EMPTY, |all, attacker| {
            all | (shields(attacker) - SquareSet::of(from))
        });
        match others.first() {
            Some(captured) if pinners.is_empty() => Fault::EpExposesKing {
                king,
                attackers,
                from,
                to,
                captured,
                is_shielded_by_both: gone.contains(from),
            },
            _ => self.pinned(mv, king, pinners),
        }
    }

    /// FIDE 3.9.2: the piece may not leave the line to its king.
    fn pinned(&self, mv: &Move<G>, king: Square<G>, pinners: SquareSet<G>) -> Fault<G> {
        let from = mv.from();
        let legal = self.position.moves_from(from);
        let line = (pinners.iter()).fold(SquareSet::EMPTY, |line, pinner| {
            line | between(pinner, king)
        });
        Fault::Pinned {
            from,
            to: mv.to(),
            piece: mv.piece(),
            king,
            pinners,
            line,
            allowed: legal.iter().map(Move::to).collect(),
        }
    }

    /// Everything that would answer the check, by run, take and block.
    fn answers(&self, king: Square<G>, checker: Square<G>) -> CheckAnswers<G> {
        let mut answers = CheckAnswers::default();
        let line = between(checker, king);
        for mv in self.position.legal_moves() {
            let taken = mv.captured().into_iter().chain(mv.also_captured());
            if taken.into_iter().any(|(square, _)| square == checker) {
                answers.take.insert(mv.from());
            } else if mv.from() == king {
                answers.run.insert(mv.to());
            } else if line.contains(mv.to()) {
                answers.block.insert(mv.to());
            }
        }
        answers
    }
}

/// The squares strictly between two squares of one line.
fn between<G: Geometry>(one: Square<G>, other: Square<G>) -> SquareSet<G> {
    SquareSet::from_bits(G::between(one.index(), other.index()))
}
