//! Boxes to check for "Why is the move not allowed?": the true reason among others that do not hold.
//!
//! # Decisions
//! * *Nothing is offered that might be true*: what stands in the other boxes is shown to be false on this very board. The
//!   judge names the first reason of several, so a reason that it did not name may hold as well.
//! * *Of the same piece*: a box about castling stands beside castling only, or it is crossed out without a look at the board.
//! * *Always in one order*, that of [`Why`]; so the true one stands first, in the middle or last, and the same sheet is the
//!   same file.

use crate::export::block::TickBox;
use crate::export::kit::Kit;
use crate::locale::Phrase;
use crate::rules::{
    Attempt, CastlingFacts, Fault, Geometry, Piece, Position, Reason, Role, Setup, SquareSet, Waive,
};

/// How many boxes there are beside the true one.
const OTHERS: usize = 2;

/// What a box says. Reasons that a child says in the same words are one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Why {
    Way,
    Far,
    Between,
    OwnPiece,
    Straight,
    Nothing,
    Passing,
    FirstSquare,
    HasMoved,
    OtherRook,
    NoRook,
    InCheck,
    Through,
    King,
    KingStays,
    Partner,
    Corner,
    Sleeps,
    TwoPlayers,
    Becomes,
    NotThat,
    LastRow,
    Nobody,
    Stays,
    Turn,
    Over,
}

/// The boxes about a refused move; on the answer sheet the true one is checked.
pub(super) fn boxes<G: Geometry>(
    kit: &Kit<'_, G>,
    position: &Position<G>,
    attempt: Attempt<G>,
    fault: &Fault<G>,
    is_answer: bool,
) -> Vec<TickBox> {
    let truth = why(fault.reason());
    let offered = offered(position, attempt, fault).into_iter();
    let boxes = offered.map(|it| TickBox {
        text: kit.say(&it.phrase()),
        is_ticked: is_answer && it == truth,
    });
    boxes.collect()
}

/// What the boxes say, in their order.
fn offered<G: Geometry>(position: &Position<G>, attempt: Attempt<G>, fault: &Fault<G>) -> Vec<Why> {
    let truth = why(fault.reason());
    let board = OnBoard {
        position,
        attempt,
        fault,
    };
    let others = board.likely().iter().copied();
    let others = others.filter(|it| *it != truth && board.holds(*it) == Some(false));
    let mut offered: Vec<Why> = others.take(OTHERS).chain([truth]).collect();
    offered.sort_unstable();
    offered
}

/// What is said of a reason.
fn why(reason: Reason) -> Why {
    match reason {
        Reason::GameOver => Why::Over,
        Reason::NoPiece => Why::Nobody,
        Reason::NotYourPiece => Why::Turn,
        Reason::SameSquare => Why::Stays,
        Reason::CastleKingMoved | Reason::CastleRookMoved | Reason::CastleRightLost => {
            Why::HasMoved
        }
        Reason::CastleRookCaptured => Why::OtherRook,
        Reason::CastleNoRook => Why::NoRook,
        Reason::CastlePiecesBetween | Reason::PathBlocked | Reason::PawnDoubleBlocked => {
            Why::Between
        }
        Reason::CastleOutOfCheck => Why::InCheck,
        Reason::CastleThroughCheck => Why::Through,
        Reason::OwnPieceOnTarget => Why::OwnPiece,
        Reason::AllyPieceOnTarget => Why::Partner,
        Reason::OffBoard | Reason::PathCrossesCorner => Why::Corner,
        Reason::PieceCantMoveThatWay
        | Reason::PawnBackward
        | Reason::PawnSideways
        | Reason::PawnCantMoveThatWay => Why::Way,
        Reason::KingTooFar | Reason::PawnTooFar => Why::Far,
        Reason::PawnDoubleNotFromStart => Why::FirstSquare,
        Reason::PawnCantCaptureStraight => Why::Straight,
        Reason::PawnDiagonalNeedsCapture => Why::Nothing,
        Reason::EpNotAPawn
        | Reason::EpChanceLost
        | Reason::EpPawnDidNotDoubleStep
        | Reason::EpNotAvailable => Why::Passing,
        Reason::CantCaptureKing => Why::KingStays,
        Reason::AbsentOnlyPawnsMayCapture => Why::Sleeps,
        Reason::CastleIntoCheck
        | Reason::KingCapturesProtected
        | Reason::KingNextToKing
        | Reason::KingStaysOnLine
        | Reason::KingIntoAttack
        | Reason::DoubleCheckKingMustMove
        | Reason::StillInCheck
        | Reason::EpExposesKing
        | Reason::Pinned => Why::King,
        Reason::PromotionPieceMissing => Why::Becomes,
        Reason::PromotionPieceInvalid => Why::NotThat,
        Reason::PromotionNotAllowed => Why::LastRow,
        Reason::Rule3KingDoubleAttack => Why::TwoPlayers,
    }
}

impl Why {
    const fn phrase(self) -> Phrase {
        match self {
            Self::Way => Phrase::PaperWhyWay,
            Self::Far => Phrase::PaperWhyFar,
            Self::Between => Phrase::PaperWhyBetween,
            Self::OwnPiece => Phrase::PaperWhyOwnPiece,
            Self::Straight => Phrase::PaperWhyStraight,
            Self::Nothing => Phrase::PaperWhyNothing,
            Self::Passing => Phrase::PaperWhyPassing,
            Self::FirstSquare => Phrase::PaperWhyFirstSquare,
            Self::HasMoved => Phrase::PaperWhyHasMoved,
            Self::OtherRook => Phrase::PaperWhyOtherRook,
            Self::NoRook => Phrase::PaperWhyNoRook,
            Self::InCheck => Phrase::PaperWhyInCheck,
            Self::Through => Phrase::PaperWhyThrough,
            Self::King => Phrase::PaperWhyKing,
            Self::KingStays => Phrase::PaperWhyKingStays,
            Self::Partner => Phrase::PaperWhyPartner,
            Self::Corner => Phrase::PaperWhyCorner,
            Self::Sleeps => Phrase::PaperWhySleeps,
            Self::TwoPlayers => Phrase::PaperWhyTwoPlayers,
            Self::Becomes => Phrase::PaperWhyBecomes,
            Self::NotThat => Phrase::PaperWhyNotThat,
            Self::LastRow => Phrase::PaperWhyLastRow,
            Self::Nobody => Phrase::PaperWhyNobody,
            Self::Stays => Phrase::PaperWhyStays,
            Self::Turn => Phrase::PaperWhyTurn,
            Self::Over => Phrase::PaperWhyOver,
        }
    }
}

/// A refused move on its board.
struct OnBoard<'a, G: Geometry> {
    position: &'a Position<G>,
    attempt: Attempt<G>,
    fault: &'a Fault<G>,
}

impl<G: Geometry> OnBoard<'_, G> {
    fn piece(&self) -> Option<Piece> {
        self.position.piece_at(self.attempt.from)
    }

    /// What could be believed of this piece, the likeliest first.
    fn likely(&self) -> &'static [Why] {
        match (self.fault, self.piece().map(|it| it.role)) {
            (Fault::Castling(_), _) => &[
                Why::Between,
                Why::InCheck,
                Why::Through,
                Why::HasMoved,
                Why::King,
            ],
            (_, Some(Role::Pawn)) => &[
                Why::Way,
                Why::Straight,
                Why::Nothing,
                Why::Between,
                Why::OwnPiece,
                Why::King,
                Why::Turn,
                Why::Over,
            ],
            (_, Some(Role::King)) => &[
                Why::Far,
                Why::King,
                Why::OwnPiece,
                Why::Between,
                Why::Turn,
                Why::Over,
            ],
            (_, Some(_)) => &[
                Why::Way,
                Why::Between,
                Why::OwnPiece,
                Why::King,
                Why::Turn,
                Why::Over,
            ],
            (_, None) => &[Why::Turn, Why::Over],
        }
    }

    /// Whether a sentence is true here; `None` where that is not worked out.
    fn holds(&self, why: Why) -> Option<bool> {
        if let Fault::Castling(facts) = self.fault {
            return castling(facts, why);
        }
        match why {
            Why::Way => self.is_another_way(),
            Why::Far => self.is_too_far(),
            Why::Between => self.is_something_between(),
            Why::OwnPiece => {
                let there = self.position.piece_at(self.attempt.to);
                Some(there.map(|it| it.seat) == Some(self.piece()?.seat))
            }
            Why::Straight => Some(self.is_straight() && self.is_occupied()),
            Why::Nothing => Some(!self.is_occupied()),
            Why::King => self.is_king_lost(),
            // The first questions of the judge: whatever else is refused, they were answered.
            Why::Turn => (self.fault.reason() > Reason::NotYourPiece).then_some(false),
            Why::Over => (self.fault.reason() > Reason::GameOver).then_some(false),
            _ => None,
        }
    }

    fn is_occupied(&self) -> bool {
        self.position.piece_at(self.attempt.to).is_some()
    }

    /// Files and ranks that the piece was to go, without a sign.
    fn way(&self) -> (u8, u8) {
        let (files, ranks) = self.attempt.from.distance(self.attempt.to);
        (files.unsigned_abs(), ranks.unsigned_abs())
    }

    /// Whether a pawn was to stay on its own line.
    fn is_straight(&self) -> bool {
        let (files, ranks) = self.way();
        files == 0 || ranks == 0
    }

    /// Whether the piece never goes such a way, whatever stands on the board. A pawn that goes straight ahead does; whether
    /// one does that goes diagonally could be argued about.
    fn is_another_way(&self) -> Option<bool> {
        let (files, ranks) = self.way();
        let (is_straight, is_slantwise) = (files == 0 || ranks == 0, files == ranks);
        match self.piece()?.role {
            Role::Rook => Some(!is_straight),
            Role::Bishop => Some(!is_slantwise),
            Role::Queen => Some(!is_straight && !is_slantwise),
            Role::Knight => Some(files.min(ranks) != 1 || files.max(ranks) != 2),
            Role::Pawn => {
                let ahead = [
                    Reason::PawnDoubleBlocked,
                    Reason::PawnCantCaptureStraight,
                    Reason::Pinned,
                    Reason::StillInCheck,
                ];
                let is_one = self.is_straight() && ahead.contains(&self.fault.reason());
                is_one.then_some(false)
            }
            // Castling is a way too, and not everybody's.
            Role::King => None,
        }
    }

    fn is_too_far(&self) -> Option<bool> {
        let (files, ranks) = self.way();
        (self.piece()?.role == Role::King).then_some(files.max(ranks) > 1)
    }

    /// Whether somebody stands on the way. A pawn that goes straight ahead is stopped by whoever stands at its end, too.
    fn is_something_between(&self) -> Option<bool> {
        let Attempt { from, to, .. } = self.attempt;
        let between = SquareSet::between(from, to);
        let is_stopped = between
            .iter()
            .any(|at| self.position.piece_at(at).is_some());
        let is_pawn = self.piece()?.role == Role::Pawn;
        Some(is_stopped || is_pawn && self.is_straight() && self.is_occupied())
    }

    /// Whether the king of the side that moves could be taken afterwards. Who sleeps and who is an ally counts as an enemy
    /// here: what is safe then is safe.
    fn is_king_lost(&self) -> Option<bool> {
        let piece = self.piece()?;
        let Attempt { from, to, .. } = self.attempt;
        if self.position.kings(piece.seat).is_empty() {
            return None;
        }
        let mut board = *self.position.board();
        board.remove(from);
        board.put(to, piece);
        let after = Setup::new(board, piece.seat)
            .into_position(Waive::LESSON)
            .ok()?;
        let mut kings = after.kings(piece.seat).iter();
        Some(kings.any(|king| !after.attackers_of(king, piece.seat).is_empty()))
    }
}

/// What is so of a castling.
fn castling<G: Geometry>(facts: &CastlingFacts<G>, why: Why) -> Option<bool> {
    match why {
        Why::Between => Some(!facts.blockers.is_empty()),
        Why::InCheck => Some(!facts.checkers.is_empty()),
        Why::Through => Some(!facts.crossing_attackers.is_empty()),
        Why::King => Some(!facts.landing_attackers.is_empty()),
        Why::HasMoved | Why::OtherRook | Why::NoRook => {
            let is_lost = |reason| self::why(reason) == why;
            Some(facts.failing().any(is_lost))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Board, Square};

    const BOARDS: [&str; 8] = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "4k3/8/8/8/4r3/8/4B3/R3K2R w KQ - 0 1",
        "5rk1/8/8/8/8/8/3P1P2/R3K2R w KQ - 0 1",
        "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1",
        "7k/8/4b3/3P4/8/5n2/6P1/3Q2K1 w - - 0 1",
        "8/8/8/8/3p4/8/3R4/8 w - - 0 1",
        "4k3/4r3/8/3pP3/8/8/8/4K3 w - - 0 1",
    ];

    /// Whether somebody stands on one of the squares that are passed, told step by step.
    fn is_blocked(position: &Position, from: Square, to: Square) -> bool {
        let (files, ranks) = from.distance(to);
        let is_line = files == 0 || ranks == 0 || files.abs() == ranks.abs();
        let (files, ranks) = (files.signum(), ranks.signum());
        let steps = std::iter::successors(from.offset(files, ranks), |at| at.offset(files, ranks));
        let mut passed = steps.take_while(|at| *at != to);
        is_line && passed.any(|at| position.piece_at(at).is_some())
    }

    /// Whether a piece goes that way where nobody else is.
    fn goes_there_alone(piece: Piece, from: Square, to: Square) -> bool {
        let mut board = Board::empty();
        board.put(from, piece);
        let setup = Setup::new(board, piece.seat);
        let position = setup.into_position(Waive::LESSON).unwrap();
        let verdict = position.judge(Attempt::new(from, to));
        let is_becoming = |fault: &Fault| fault.reason() == Reason::PromotionPieceMissing;
        verdict.fault().is_none_or(is_becoming)
    }

    /// Whether an enemy would reach the king after the move: the judge says then that a king is not taken.
    fn is_king_reached(position: &Position, piece: Piece, from: Square, to: Square) -> bool {
        let mut board = *position.board();
        board.remove(from);
        board.put(to, piece);
        let enemy = piece.seat.opposite();
        let after = Setup::new(board, enemy)
            .into_position(Waive::LESSON)
            .unwrap();
        let Some(king) = after.kings(piece.seat).first() else {
            return false;
        };
        let mut men = board.by_seat(enemy).iter();
        men.any(|man| {
            let taken = after.judge(Attempt::new(man, king));
            taken.fault().map(Fault::reason) == Some(Reason::CantCaptureKing)
        })
    }

    /// Whether a sentence is false, told otherwise than it was chosen.
    fn is_false(position: &Position, attempt: Attempt, fault: &Fault, why: Why) -> bool {
        let Attempt { from, to, .. } = attempt;
        let piece = position.piece_at(from).unwrap();
        let there = position.piece_at(to);
        if let Fault::Castling(facts) = fault {
            return match why {
                Why::Between => !is_blocked(position, from, facts.rook_home),
                Why::InCheck => !position.is_check(),
                Why::Through => !is_king_reached(position, piece, from, facts.crossed),
                Why::King => !is_king_reached(position, piece, from, facts.landing),
                Why::HasMoved => position.castling().has(piece.seat, facts.wing),
                other => panic!("{other:?} stands beside castling"),
            };
        }
        match why {
            Why::Way | Why::Far => goes_there_alone(piece, from, to),
            Why::Between => !is_blocked(position, from, to),
            Why::OwnPiece => there.is_none_or(|it| it.seat != piece.seat),
            Why::Straight => there.is_none() || from.file() != to.file(),
            Why::Nothing => there.is_some(),
            Why::King => !is_king_reached(position, piece, from, to),
            Why::Turn => piece.seat == position.turn(),
            Why::Over => position.outcome().is_none(),
            other => panic!("{other:?} is never made up"),
        }
    }

    #[test]
    fn one_box_is_true_and_no_other() {
        let (mut n_boxes, mut seen) = (0, std::collections::BTreeSet::new());
        for fen in BOARDS {
            let position = Setup::parse_fen(fen).unwrap();
            let position = position.into_position(Waive::LESSON).unwrap();
            let own = position.board().by_seat(position.turn());
            let attempts = own.iter().flat_map(|from| {
                Square::all()
                    .filter(move |to| *to != from)
                    .map(move |to| Attempt::new(from, to))
            });
            for attempt in attempts {
                let verdict = position.judge(attempt);
                let Some(fault) = verdict.fault() else {
                    continue;
                };
                let truth = why(fault.reason());
                let board = OnBoard {
                    position: &position,
                    attempt,
                    fault,
                };
                assert_ne!(
                    board.holds(truth),
                    Some(false),
                    "{fen} {attempt:?} {truth:?}"
                );
                let offered = offered(&position, attempt, fault);
                let n_true = offered.iter().filter(|it| **it == truth).count();
                assert_eq!(n_true, 1, "{fen} {attempt:?} {offered:?}");
                assert_eq!(offered.len(), 1 + OTHERS, "{fen} {attempt:?} {offered:?}");
                for other in offered.iter().filter(|it| **it != truth) {
                    let is_false = is_false(&position, attempt, fault, *other);
                    assert!(is_false, "{fen} {attempt:?} {truth:?}: {other:?} is true");
                    n_boxes += 1;
                }
                seen.insert(truth);
            }
        }
        assert!(n_boxes > 1000 && seen.len() > 9, "{n_boxes} {seen:?}");
    }
}
