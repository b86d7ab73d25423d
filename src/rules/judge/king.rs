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
        } else if self.position.is_old_danger(mv, exposed, &after) {
            Ok(())
        } else {
            let silent = self.position.attackers_of(first, seat) - self.position.binding(seat);
            let attackers = after.attackers_of(first, seat) - silent;
            Err(self.king_is_left(mv, first, attackers))
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
    fn king_is_left(&self, mv: &Move<G>, king: Square<G>, attackers: SquareSet<G>) -> Fault<G> {
        let seat = mv.piece().seat;
        let checkers = self.position.attackers_of(king, seat) & self.position.binding(seat);
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
        attackers(board, with_it, king, self.position.foes(mv.piece().seat))
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
