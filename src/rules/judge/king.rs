//! No piece may leave its king attacked, whatever it does (FIDE 3.9.2).

use crate::rules::geometry::Geometry;
use crate::rules::judge::Judge;
use crate::rules::safety::attackers;
use crate::rules::{Answers, Fault, Move, Piece, Position, Role, Square, SquareSet};

impl<G: Geometry> Judge<'_, G> {
    /// FIDE 3.9.2: after the move no own king is attacked. Looked at on the board as it would be.
    pub(super) fn own_king_is_safe(&self, mv: &Move<G>) -> Result<(), Fault<G>> {
        let seat = mv.piece().seat;
        let after = self.position.after(mv);
        let exposed = after.exposed_kings(seat);
        let Some(first) = exposed.first() else {
            return Ok(());
        };
        if mv.piece().role == Role::King && exposed.contains(mv.to()) {
            Err(self.king_steps_into_danger(mv, &after))
        } else if self.is_only_the_silent_check(exposed, &after) {
            Ok(())
        } else {
            Err(self.king_is_left(mv, first, after.attackers_of(first, seat)))
        }
    }

    /// House rule `announce_check = "required_to_bind"`: a check that was not said may be left
    /// standing, but no new attack may be opened.
    fn is_only_the_silent_check(&self, exposed: SquareSet<G>, after: &Position<G>) -> bool {
        let seat = self.position.turn();
        let is_old = |king: Square<G>| {
            let before = self.position.attackers_of(king, seat);
            (after.attackers_of(king, seat) - before).is_empty()
        };
        self.is_silent_check && exposed.iter().all(is_old)
    }

    /// The king himself walks into it: what kind of danger is it?
    fn king_steps_into_danger(&self, mv: &Move<G>, after: &Position<G>) -> Fault<G> {
        let (from, to) = (mv.from(), mv.to());
        let attackers = after.attackers_of(to, mv.piece().seat);
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
    fn king_is_left(&self, mv: &Move<G>, king: Square<G>, attackers: SquareSet<G>) -> Fault<G> {
        let checkers = self.position.attackers_of(king, mv.piece().seat);
        if checkers.len() > 1 {
            return Fault::DoubleCheckKingMustMove { king, checkers };
        }
        if let Some(checker) = (checkers & attackers).first() {
            return Fault::StillInCheck {
                king,
                checker,
                answers: self.answers(checker),
            };
        }
        let (from, to) = (mv.from(), mv.to());
        if let Some(captured) = self.shield_taken_in_passing(mv, king) {
            return Fault::EpExposesKing {
                king,
                attackers,
                from,
                to,
                captured,
            };
        }
        let allowed = self
            .position
            .moves_from(from)
            .iter()
            .map(Move::to)
            .collect();
        let line = (attackers.iter()).fold(SquareSet::EMPTY, |line, pinner| {
            line | between(pinner, king)
        });
        Fault::Pinned {
            from,
            to,
            piece: mv.piece(),
            king,
            pinners: attackers,
            line,
            allowed,
        }
    }

    /// The pawn taken in passing, if it is its going that opens the line: with it still there the
    /// king would be safe. Otherwise the capturing pawn is simply pinned.
    fn shield_taken_in_passing(&self, mv: &Move<G>, king: Square<G>) -> Option<Square<G>> {
        let (taken, _) = mv.captured().filter(|_| mv.is_en_passant())?;
        let board = self.position.board();
        let with_it = (board.occupied() - SquareSet::of(mv.from())) | SquareSet::of(mv.to());
        attackers(board, with_it, king, mv.piece().seat)
            .is_empty()
            .then_some(taken)
    }

    /// Everything that would answer the check, by run, take and block.
    fn answers(&self, checker: Square<G>) -> Answers<G> {
        let mut answers = Answers::default();
        for mv in self.position.legal_moves() {
            let takes = mv.captured().is_some_and(|(square, _)| square == checker);
            if takes {
                answers.take.insert(mv.from());
            } else if matches!(
                mv.piece(),
                Piece {
                    role: Role::King,
                    ..
                }
            ) {
                answers.run.insert(mv.to());
            } else {
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
