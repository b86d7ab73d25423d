//! Planted lies: a fault with one thing in it changed, of every sort that a sentence can be wrong in.

mod named;

use squarewise::rules::{
    CastlingRook, Ending, Fault, Geometry, Piece, Role, Seat, Square, SquareSet,
};

use crate::support::Dice;
use named::{a_piece, a_square};

/// What is wrong in a planted lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Sort {
    Attacker,
    Blocker,
    Line,
    Ply,
    Square,
    Piece,
    Side,
    WayOut,
    Number,
    Fact,
    Reason,
}

impl Sort {
    pub(crate) const ALL: [Self; 11] = [
        Self::Attacker,
        Self::Blocker,
        Self::Line,
        Self::Ply,
        Self::Square,
        Self::Piece,
        Self::Side,
        Self::WayOut,
        Self::Number,
        Self::Fact,
        Self::Reason,
    ];
}

fn other<G: Geometry>(dice: &mut Dice, than: Square<G>) -> Square<G> {
    loop {
        let index = u8::try_from(dice.below(usize::from(G::SQUARES))).unwrap();
        if let Some(square) = Square::from_index(index).filter(|it| *it != than) {
            return square;
        }
    }
}

/// A set with a square more, or one fewer, or another instead.
fn changed<G: Geometry>(dice: &mut Dice, squares: SquareSet<G>) -> SquareSet<G> {
    let mut all = squares;
    let stranger = loop {
        let square = other(dice, Square::from_index(0).unwrap());
        if !squares.contains(square) {
            break square;
        }
    };
    let first = squares.first().filter(|_| dice.below(3) > 0);
    if let Some(first) = first {
        all.remove(first);
    }
    if first.is_none() || dice.below(2) == 0 {
        all.insert(stranger);
    }
    all
}

fn other_role(dice: &mut Dice, role: Role) -> Role {
    let all: Vec<Role> = Role::ALL.into_iter().filter(|it| *it != role).collect();
    all[dice.below(all.len())]
}

fn other_seat(seat: Seat) -> Seat {
    seat.opposite()
}

/// One lie of a sort about a refusal; `None` if there is nothing of that sort in it.
pub(crate) fn lie<G: Geometry>(sort: Sort, fault: &Fault<G>, dice: &mut Dice) -> Option<Fault<G>> {
    let mut told = *fault;
    match sort {
        Sort::Attacker => attacker(&mut told, dice),
        Sort::Blocker => blocker(&mut told, dice),
        Sort::Line => line(&mut told, dice),
        Sort::Ply => ply(&mut told, dice),
        Sort::Square => a_square(&mut told, dice),
        Sort::Piece => a_piece(&mut told, dice),
        Sort::Side => side(&mut told),
        Sort::WayOut => way_out(&mut told, dice),
        Sort::Number => number(&mut told, dice),
        Sort::Fact => fact(&mut told),
        Sort::Reason => return reason(fault),
    }
    (told != *fault).then_some(told)
}

fn attacker<G: Geometry>(told: &mut Fault<G>, dice: &mut Dice) {
    match told {
        Fault::KingCapturesProtected {
            protectors: all, ..
        }
        | Fault::KingNextToKing { attackers: all, .. }
        | Fault::KingStaysOnLine { attackers: all, .. }
        | Fault::KingIntoAttack { attackers: all, .. }
        | Fault::EpExposesKing { attackers: all, .. }
        | Fault::DoubleCheckKingMustMove { checkers: all, .. }
        | Fault::Rule3KingDoubleAttack { attackers: all, .. }
        | Fault::GameOver { checkers: all, .. }
        | Fault::Pinned { pinners: all, .. } => *all = changed(dice, *all),
        Fault::StillInCheck { checker, .. } => *checker = other(dice, *checker),
        Fault::Castling(facts) => {
            let all = match dice.below(3) {
                0 => &mut facts.checkers,
                1 => &mut facts.crossing_attackers,
                _ => &mut facts.landing_attackers,
            };
            *all = changed(dice, *all);
        }
        _ => {}
    }
}

fn blocker<G: Geometry>(told: &mut Fault<G>, dice: &mut Dice) {
    match told {
        Fault::PathBlocked { blocker, .. } | Fault::PawnDoubleBlocked { blocker, .. } => {
            *blocker = other(dice, *blocker);
        }
        Fault::Castling(facts) => facts.blockers = changed(dice, facts.blockers),
        Fault::EpExposesKing { captured, .. } => *captured = other(dice, *captured),
        _ => {}
    }
}

fn line<G: Geometry>(told: &mut Fault<G>, dice: &mut Dice) {
    if let Fault::KingStaysOnLine { line, .. } | Fault::Pinned { line, .. } = told {
        *line = changed(dice, *line);
    }
}

fn ply<G: Geometry>(told: &mut Fault<G>, dice: &mut Dice) {
    let by = 1 + dice.below(3);
    match told {
        Fault::EpChanceLost {
            double_step_ply,
            now_ply,
            ..
        } => {
            *(if by == 1 { now_ply } else { double_step_ply }) += by;
        }
        Fault::Castling(facts) => match (&mut facts.king_moved, &mut facts.rook) {
            (Some((ply, _)), _) => *ply += by,
            (_, CastlingRook::Captured { ply, .. } | CastlingRook::Moved { ply }) => *ply += by,
            _ => {}
        },
        _ => {}
    }
}

fn side<G: Geometry>(told: &mut Fault<G>) {
    match told {
        Fault::GameOver { turn: seat, .. }
        | Fault::NotYourPiece { turn: seat, .. }
        | Fault::OwnPieceOnTarget {
            piece: Piece { seat, .. },
            ..
        }
        | Fault::AllyPieceOnTarget {
            piece: Piece { seat, .. },
            ..
        }
        | Fault::PathBlocked {
            blocking: Piece { seat, .. },
            ..
        }
        | Fault::PawnDoubleBlocked {
            blocking: Piece { seat, .. },
            ..
        }
        | Fault::KingCapturesProtected {
            captured: Piece { seat, .. },
            ..
        }
        | Fault::EpNotAPawn {
            piece: Piece { seat, .. },
            ..
        } => *seat = other_seat(*seat),
        Fault::Castling(facts) => facts.seat = other_seat(facts.seat),
        _ => {}
    }
}

fn way_out<G: Geometry>(told: &mut Fault<G>, dice: &mut Dice) {
    match told {
        Fault::StillInCheck { answers, .. } => {
            let all = match dice.below(3) {
                0 => &mut answers.run,
                1 => &mut answers.take,
                _ => &mut answers.block,
            };
            *all = changed(dice, *all);
        }
        Fault::Pinned { allowed: all, .. }
        | Fault::PawnCantCaptureStraight { captures: all, .. } => {
            *all = changed(dice, *all);
        }
        _ => {}
    }
}

fn number<G: Geometry>(told: &mut Fault<G>, dice: &mut Dice) {
    if let Fault::PawnDoubleNotFromStart { start_rank, .. } = told {
        *start_rank = 3 + u8::try_from(dice.below(4)).unwrap();
    }
}

fn fact<G: Geometry>(told: &mut Fault<G>) {
    match told {
        Fault::EpExposesKing {
            is_shielded_by_both,
            ..
        } => {
            *is_shielded_by_both = !*is_shielded_by_both;
        }
        Fault::Castling(facts) => match &mut facts.king_moved {
            Some((_, has_castled)) => *has_castled = !*has_castled,
            None => facts.right_lost = !facts.right_lost,
        },
        Fault::GameOver { outcome, .. } => {
            outcome.ending = match outcome.ending {
                Ending::Checkmate => Ending::Stalemate,
                Ending::Stalemate => Ending::Fivefold,
                Ending::Agreement => Ending::SeventyFive,
                _ => Ending::Checkmate,
            };
        }
        _ => {}
    }
}

/// Another reason with the same squares: a pin for a line through the captured pawn, and the like.
fn reason<G: Geometry>(fault: &Fault<G>) -> Option<Fault<G>> {
    Some(match *fault {
        Fault::EpExposesKing {
            king,
            attackers,
            from,
            to,
            ..
        } => Fault::Pinned {
            from,
            to,
            piece: Piece::new(Role::Pawn, Seat::South),
            king,
            pinners: attackers,
            line: SquareSet::EMPTY,
            allowed: SquareSet::EMPTY,
        },
        Fault::Pinned {
            from,
            to,
            king,
            pinners,
            ..
        } => Fault::EpExposesKing {
            king,
            attackers: pinners,
            from,
            to,
            captured: to,
            is_shielded_by_both: false,
        },
        Fault::KingNextToKing {
            from,
            to,
            attackers,
            ..
        }
        | Fault::KingStaysOnLine {
            from,
            to,
            attackers,
            ..
        } => Fault::KingIntoAttack {
            from,
            to,
            attackers,
        },
        Fault::EpChanceLost { to, pawn, .. } => Fault::EpNotAvailable { to, pawn },
        Fault::EpNotAvailable { to, pawn } | Fault::EpPawnDidNotDoubleStep { to, pawn, .. } => {
            Fault::EpChanceLost {
                to,
                pawn,
                double_step_ply: 1,
                now_ply: 3,
                house: None,
            }
        }
        Fault::StillInCheck { king, checker, .. } => Fault::DoubleCheckKingMustMove {
            king,
            checkers: SquareSet::of(checker),
        },
        Fault::PawnDoubleBlocked { from, to, .. } => Fault::PawnTooFar { from, to },
        Fault::PathBlocked {
            piece, from, to, ..
        } => Fault::PieceCantMoveThatWay { piece, from, to },
        Fault::OwnPieceOnTarget { to, piece, .. } => Fault::AllyPieceOnTarget { to, piece },
        Fault::AllyPieceOnTarget { to, piece } => Fault::OwnPieceOnTarget {
            from: to,
            to,
            piece,
        },
        _ => return None,
    })
}
