//! What somebody takes for the rules: the Laws with one thing left out, added or mixed up.
//!
//! It answers whatever is asked about a board, as the Laws do, so nobody has to say for each question what would be
//! answered. It is said in the words of the judge: the reasons for which it refuses, and the cases in which it does not.

use crate::lesson::task::Standing;
use crate::rules::{
    Attempt, Board, Fault, Line, Move, Piece, Position, Reason, Role, Setup, Square, SquareSet,
    Verdict, Waive,
};

/// One thing that is not as in the Laws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WrongRule {
    /// What the Laws refuse for these reasons, and no other, is allowed.
    Allows(&'static [Reason]),
    /// What the Laws allow is refused in a case.
    Refuses(Case),
    /// A man that shields its own king attacks nothing.
    PinnedAttackNothing,
    /// A man can stand in the way of a knight that gives check.
    KnightsAreBlocked,
    /// A pawn becomes this and nothing else.
    Becomes(Role),
    /// Whoever is not in check and cannot move the king has no move: the others are not looked at.
    KingAloneCounts,
    /// One standing is taken for another.
    Confuses(Standing, Standing),
}

/// A case in which a move that the Laws allow is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Case {
    /// Castling, while the rook is attacked.
    RookAttacked,
    /// Castling, while a square is attacked that only the rook crosses.
    RookCrosses,
    /// Any other man's move, while the king is in check.
    OthersInCheck,
    /// Any move of a man that shields its king, along its line too.
    PinnedMoves,
}

/// A board with every attempt that is of interest, judged once for all rules.
pub(super) struct Sight<'l> {
    line: &'l Line,
    tries: Vec<(Attempt, Verdict)>,
    /// Men of whoever is to move who shield their king.
    pinned: SquareSet,
    /// The same of the other side.
    pinned_enemies: SquareSet,
}

impl<'l> Sight<'l> {
    pub(super) fn new(line: &'l Line, tries: impl IntoIterator<Item = Attempt>) -> Self {
        let position = line.position();
        let judged = |attempt| (attempt, line.judge_past_end(attempt));
        Self {
            line,
            tries: tries.into_iter().map(judged).collect(),
            pinned: position.pinned(position.turn()),
            pinned_enemies: position.pinned(position.turn().opposite()),
        }
    }

    /// What somebody with this rule takes for allowed; by the Laws if there is none.
    pub(super) fn allowed(&self, rule: Option<WrongRule>) -> impl Iterator<Item = Attempt> {
        let is_allowed = move |(attempt, verdict): &&(Attempt, Verdict)| match verdict {
            Verdict::Legal(mv) => !rule.is_some_and(|it| self.refuses(it, mv)),
            Verdict::Illegal(fault) => rule.is_some_and(|it| self.allows(it, *attempt, fault)),
        };
        let tries = self.tries.iter().filter(is_allowed);
        tries.map(|(attempt, _)| *attempt)
    }

    /// Who gives check, for somebody with this rule.
    pub(super) fn checkers(&self, rule: Option<WrongRule>) -> SquareSet {
        let checkers = self.position().checkers();
        match rule {
            Some(WrongRule::PinnedAttackNothing) => checkers - self.pinned_enemies,
            _ => checkers,
        }
    }

    /// What somebody with this rule says of the whole board, if every attempt of every man is of interest.
    pub(super) fn standing(&self, rule: Option<WrongRule>) -> Standing {
        let is_check = !self.checkers(rule).is_empty();
        let kings = self.position().kings(self.position().turn());
        let counts_king_alone = rule == Some(WrongRule::KingAloneCounts) && !is_check;
        let can_move = self
            .allowed(rule)
            .any(|it| !counts_king_alone || kings.contains(it.from));
        let standing = match (is_check, can_move) {
            (true, true) => Standing::Check,
            (true, false) => Standing::Checkmate,
            (false, true) => Standing::PlayOn,
            (false, false) => Standing::Stalemate,
        };
        match rule {
            Some(WrongRule::Confuses(this, that)) if standing == this => that,
            _ => standing,
        }
    }

    fn position(&self) -> &Position {
        self.line.position()
    }

    fn refuses(&self, rule: WrongRule, mv: &Move) -> bool {
        let WrongRule::Refuses(case) = rule else {
            return false;
        };
        let position = self.position();
        let is_attacked = |it| !position.attackers_of(it, position.turn()).is_empty();
        match (case, mv.castled()) {
            (Case::RookAttacked, Some((rook, _))) => is_attacked(rook),
            (Case::RookCrosses, Some((rook, _))) => {
                SquareSet::between(rook, mv.to()).iter().any(is_attacked)
            }
            (Case::RookAttacked | Case::RookCrosses, None) => false,
            (Case::OthersInCheck, _) => position.is_check() && mv.piece().role != Role::King,
            (Case::PinnedMoves, _) => self.pinned.contains(mv.from()),
        }
    }

    fn allows(&self, rule: WrongRule, attempt: Attempt, fault: &Fault) -> bool {
        match rule {
            WrongRule::Allows(reasons) => self.is_refused_only_for(reasons, attempt, fault),
            WrongRule::PinnedAttackNothing => self.is_refused_for_pinned(fault),
            WrongRule::KnightsAreBlocked => self.blocks_knight(attempt, fault),
            WrongRule::Refuses(_)
            | WrongRule::Becomes(_)
            | WrongRule::KingAloneCounts
            | WrongRule::Confuses(..) => false,
        }
    }

    /// Whether nothing else stands against it: neither another reason behind these, nor the king's safety afterwards.
    fn is_refused_only_for(&self, reasons: &[Reason], attempt: Attempt, fault: &Fault) -> bool {
        if let Fault::Castling(facts) = fault {
            return facts.failing().all(|reason| reasons.contains(&reason));
        }
        let Attempt { from, to, .. } = attempt;
        let is_empty = |at: Square| self.position().piece_at(at).is_none();
        let is_free = match *fault {
            Fault::KingNextToKing {
                king, attackers, ..
            } => attackers == SquareSet::of(king),
            Fault::KingStaysOnLine {
                slider, attackers, ..
            } => attackers == SquareSet::of(slider),
            Fault::PawnDoubleNotFromStart { .. } => {
                is_empty(to) && SquareSet::between(from, to).iter().all(is_empty)
            }
            Fault::PawnDoubleBlocked { .. } => is_empty(to),
            Fault::PawnCantCaptureStraight { ahead, .. } => ahead.seat != self.position().turn(),
            _ => true,
        };
        let taken = match *fault {
            Fault::EpNotAPawn { beside, .. } => Some(beside),
            Fault::EpChanceLost { pawn, .. }
            | Fault::EpPawnDidNotDoubleStep { pawn, .. }
            | Fault::EpNotAvailable { pawn, .. } => Some(pawn),
            _ => None,
        };
        let reason = fault.reason();
        // What is refused for the king's sake was looked at with the king in mind; the rest was not.
        let is_safe = || is_for_the_king(reason) || self.is_safe_after(attempt, taken);
        reasons.contains(&reason) && is_free && is_safe()
    }

    /// Whether the king is safe when a man goes there, whatever the Laws say to that, and another is taken.
    fn is_safe_after(&self, attempt: Attempt, taken: Option<Square>) -> bool {
        let mut board: Board = *self.position().board();
        let Some(piece) = board.remove(attempt.from) else {
            return false;
        };
        taken.and_then(|it| board.remove(it));
        let role = attempt.promotion.unwrap_or(piece.role);
        board.put(attempt.to, Piece::new(role, piece.seat));
        let waive = Waive {
            kings: true,
            check: true,
        };
        let after = Setup::new(board, piece.seat).into_position(waive);
        after.is_ok_and(|it| !it.is_check())
    }

    /// Whether only men that shield their own king stand against it.
    fn is_refused_for_pinned(&self, fault: &Fault) -> bool {
        let are_pinned = |men: SquareSet| !men.is_empty() && (men - self.pinned_enemies).is_empty();
        match *fault {
            Fault::KingIntoAttack { attackers, .. } => are_pinned(attackers),
            Fault::KingCapturesProtected { protectors, .. } => are_pinned(protectors),
            Fault::StillInCheck { .. } | Fault::DoubleCheckKingMustMove { .. } => {
                are_pinned(self.position().checkers())
            }
            _ => false,
        }
    }

    /// Whether a man steps between a king and the only knight that gives check, as far as there is a between: into the
    /// corner that the knight's jump goes round.
    fn blocks_knight(&self, attempt: Attempt, fault: &Fault) -> bool {
        let Fault::StillInCheck { king, checker, .. } = *fault else {
            return false;
        };
        let knight = self.position().piece_at(checker);
        let is_inside =
            |one: u8, other: u8, it: u8| (one.min(other)..=one.max(other)).contains(&it);
        let to = attempt.to;
        knight.is_some_and(|it| it.role == Role::Knight)
            && is_inside(king.file(), checker.file(), to.file())
            && is_inside(king.rank(), checker.rank(), to.rank())
    }
}

/// Whether the judge, when it refuses for this reason, has seen that nothing else is wrong with the move.
const fn is_for_the_king(reason: Reason) -> bool {
    matches!(
        reason,
        Reason::KingCapturesProtected
            | Reason::KingNextToKing
            | Reason::KingStaysOnLine
            | Reason::KingIntoAttack
            | Reason::Pinned
    )
}
