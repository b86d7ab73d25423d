//! A move is asked about: allowed, with what would happen; or refused, with the reason, the proof
//! and the card of the law.

use crate::explain::{self, Explanation, piece_word, side_word};
use crate::locale::Phrase;
use crate::referee::Referee;
use crate::rules::{Attempt, Fault, Move, Outcome, Position, Role, Seat, Verdict};

/// The referee's answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ruling {
    /// The move is allowed.
    Allowed(AllowedMove),
    /// It is not.
    Refused(RefusedMove),
}

/// A move that is allowed, and what it would do. It is not played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AllowedMove {
    /// The move.
    pub mv: Move,
    /// What it does.
    pub says: Phrase,
    /// What it leads to: check, mate, stalemate, a dead position.
    pub then: Option<Phrase>,
    /// The card of the law that lets it pass.
    pub card: Phrase,
    /// The board after it.
    pub after: Position,
}

/// A move that is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefusedMove {
    /// The reason.
    pub fault: Fault,
    /// The reason in words and on the board.
    pub why: Explanation,
    /// The side for which the same move may be asked instead: the piece is hers.
    pub ask_for: Option<Seat>,
}

impl Referee {
    /// Whether a pawn would come to its last row, so that somebody must say what it becomes.
    #[must_use]
    pub fn asks_promotion(&self, attempt: Attempt) -> bool {
        let verdict = self.line().map(|line| line.judge(attempt));
        matches!(
            verdict,
            Some(Verdict::Illegal(Fault::PromotionPieceMissing { .. }))
        )
    }

    /// Judges a move and does not play it; a king put on his rook castles. `None` while the board is no position.
    #[must_use]
    pub fn ask(&self, attempt: Attempt) -> Option<Ruling> {
        let mut line = self.line()?;
        let position = *line.position();
        let to = position.castling_gesture(attempt.from, attempt.to);
        Some(match line.play(Attempt { to, ..attempt }) {
            Err(fault) => Ruling::Refused(refused(&position, fault)),
            Ok(mv) => {
                let after = *line.position();
                let outcome = line.outcome().filter(|_| self.game().is_some());
                Ruling::Allowed(AllowedMove {
                    mv,
                    says: done(&mv),
                    then: outcome.map_or_else(|| check(&after), |it| Some(ended(&after, it))),
                    card: card(&mv),
                    after,
                })
            }
        })
    }
}

fn refused(position: &Position, fault: Fault) -> RefusedMove {
    let ask_for = match fault {
        Fault::NotYourPiece { .. } => Some(position.turn().opposite()),
        _ => None,
    };
    RefusedMove {
        fault,
        why: explain::fault(position, &fault),
        ask_for,
    }
}

fn ended(after: &Position, outcome: Outcome) -> Phrase {
    explain::outcome(after, outcome).sentence
}

fn check(after: &Position) -> Option<Phrase> {
    after.is_check().then(|| Phrase::CoachCheck {
        side: side_word(after.turn()),
    })
}

/// What a move does, in one sentence.
fn done(mv: &Move) -> Phrase {
    let piece = piece_word(mv.piece().role);
    let to = mv.to().into();
    match (mv.captured(), mv.promotion(), mv.castled()) {
        (_, _, Some((rook, lands))) => Phrase::RefereeYesCastle {
            to,
            rook: rook.into(),
            lands: lands.into(),
        },
        (captured, Some(becomes), _) => {
            let piece = piece_word(becomes);
            match captured {
                None => Phrase::RefereeYesPromote { to, piece },
                Some((_, taken)) => Phrase::RefereeYesTakeAndPromote {
                    captured: piece_word(taken.role),
                    to,
                    piece,
                },
            }
        }
        (Some((square, _)), ..) if mv.is_en_passant() => Phrase::RefereeYesEnPassant {
            to,
            square: square.into(),
        },
        (Some((_, taken)), ..) => Phrase::RefereeYesTake {
            piece,
            captured: piece_word(taken.role),
            to,
        },
        (None, ..) => Phrase::RefereeYesMove {
            piece,
            from: mv.from().into(),
            to,
        },
    }
}

/// The card that lets a move pass.
fn card(mv: &Move) -> Phrase {
    match mv.piece().role {
        Role::King if mv.castled().is_some() => Phrase::RuleCastling,
        Role::King => Phrase::RuleKing,
        Role::Queen => Phrase::RuleQueen,
        Role::Rook => Phrase::RuleRook,
        Role::Bishop => Phrase::RuleBishop,
        Role::Knight => Phrase::RuleKnight,
        Role::Pawn if mv.promotion().is_some() => Phrase::RulePromotion,
        Role::Pawn if mv.is_en_passant() => Phrase::RuleEnPassant,
        Role::Pawn if mv.captured().is_some() => Phrase::RulePawnCapture,
        Role::Pawn if mv.passed().is_some() => Phrase::RulePawnDouble,
        Role::Pawn => Phrase::RulePawnStep,
    }
}
