//! The legal move nearest to a refused one: what the learner may have meant.
//!
//! A refusal is easier to take when the next best thing is shown with it. The answer depends on the
//! position, the attempt and the fault alone, and is the same every time.
//!
//! For practice: generators of exercises ask it for the boards where one thing makes the difference
//! between a refused move and a legal one.

use crate::rules::geometry::{Classic, Geometry};
use crate::rules::{Attempt, Fault, Move, Piece, Position, Role, Square};

/// In what way a move is near to the one that was tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Near {
    /// The same, and the pawn becomes a queen.
    AsQueen,
    /// The same, but nothing is promoted.
    Unpromoted,
    /// Castling on the other side.
    OtherWing,
    /// The king's single step the same way.
    KingStep,
    /// The same piece in the same direction, not so far or farther.
    SameWay,
    /// The same piece to another square near by.
    SamePiece,
    /// Another piece of that kind to the same square.
    SameKind,
    /// Another piece to the same square.
    SameTarget,
    /// Some other move near by.
    Other,
}

/// A legal move near to a refused attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Nearest<G: Geometry = Classic> {
    /// The move.
    pub mv: Move<G>,
    /// In what way it is near.
    pub why: Near,
}

/// The nearest legal move of a position; `None` only if there is no legal move at all.
#[must_use]
pub fn nearest<G: Geometry>(
    position: &Position<G>,
    attempt: Attempt<G>,
    fault: &Fault<G>,
) -> Option<Nearest<G>> {
    among(position, &position.legal_moves(), attempt, fault)
}

/// The nearest of some legal moves of a position, such as those that a line's rules allow.
#[must_use]
pub fn among<G: Geometry>(
    position: &Position<G>,
    moves: &[Move<G>],
    attempt: Attempt<G>,
    fault: &Fault<G>,
) -> Option<Nearest<G>> {
    let tried = Tried {
        piece: position.piece_at(attempt.from),
        attempt,
    };
    let rank = |mv: &&Move<G>| (tried.why(mv, fault), tried.distance(mv));
    let mv = moves.iter().min_by_key(rank)?;
    Some(Nearest {
        mv: *mv,
        why: tried.why(mv, fault),
    })
}

/// What was tried, and with which piece.
struct Tried<G: Geometry> {
    piece: Option<Piece>,
    attempt: Attempt<G>,
}

impl<G: Geometry> Tried<G> {
    /// In what way a move is near; the first of [`Near`] that fits.
    fn why(&self, mv: &Move<G>, fault: &Fault<G>) -> Near {
        let Attempt { from, to, .. } = self.attempt;
        if mv.from() == from {
            return self.why_same_piece(mv, fault);
        }
        match self.piece {
            _ if mv.to() != to => Near::Other,
            Some(piece) if piece == mv.piece() => Near::SameKind,
            _ => Near::SameTarget,
        }
    }

    fn why_same_piece(&self, mv: &Move<G>, fault: &Fault<G>) -> Near {
        let to = self.attempt.to;
        match fault {
            Fault::Castling(_) if mv.castled().is_some() => Near::OtherWing,
            Fault::Castling(facts) if mv.to() == facts.crossed => Near::KingStep,
            _ if mv.to() == to && mv.promotion() == Some(Role::Queen) => Near::AsQueen,
            _ if mv.to() == to && mv.promotion().is_none() => Near::Unpromoted,
            _ if is_same_way(self.attempt.from, to, mv.to()) => Near::SameWay,
            _ => Near::SamePiece,
        }
    }

    /// How far a move is from the attempt, for moves that are near in the same way. Smaller is nearer;
    /// no two moves are equal.
    fn distance(&self, mv: &Move<G>) -> (u32, u32, u8, u8, usize) {
        let Attempt { from, to, .. } = self.attempt;
        let (target, start) = (apart(mv.to(), to), apart(mv.from(), from));
        let promotion = mv.promotion();
        let wanted = |role: &Role| Some(*role) == promotion;
        let choice = Role::PROMOTIONS.iter().position(wanted).unwrap_or_default();
        let (file, rank) = mv.from().distance(from);
        let straight = u32::from(file.unsigned_abs()) + u32::from(rank.unsigned_abs());
        (
            target + start,
            target * 1000 + straight,
            mv.to().index(),
            mv.from().index(),
            choice,
        )
    }
}

/// How far two squares are apart: the king's steps first, then files and ranks together.
fn apart<G: Geometry>(a: Square<G>, b: Square<G>) -> u32 {
    let (files, ranks) = a.distance(b);
    let (files, ranks) = (files.unsigned_abs(), ranks.unsigned_abs());
    u32::from(files.max(ranks)) * 32 + u32::from(files) + u32::from(ranks)
}

/// Whether two squares lie in the same direction from a third, along a file, a rank or a diagonal.
fn is_same_way<G: Geometry>(from: Square<G>, one: Square<G>, other: Square<G>) -> bool {
    let way = |to: Square<G>| {
        let (files, ranks) = from.distance(to);
        let is_line = files == 0 || ranks == 0 || files.unsigned_abs() == ranks.unsigned_abs();
        is_line.then(|| (files.signum(), ranks.signum()))
    };
    way(one).is_some() && way(one) == way(other)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Setup, Verdict, Waive};

    fn at(fen: &str, tried: &str) -> (Position, Attempt, Fault) {
        let setup = Setup::parse_fen(fen).unwrap();
        let position: Position = setup.into_position(Waive::LESSON).unwrap();
        let attempt = Attempt::parse(tried).unwrap();
        let Verdict::Illegal(fault) = position.judge(attempt) else {
            panic!("{tried} is legal");
        };
        (position, attempt, fault)
    }

    #[track_caller]
    fn check(fen: &str, tried: &str, want: &str, why: Near) {
        let (position, attempt, fault) = at(fen, tried);
        let found = nearest(&position, attempt, &fault).unwrap();
        assert_eq!((found.mv.to_string().as_str(), found.why), (want, why));
    }

    #[test]
    fn a_pawn_that_forgot_its_promotion_becomes_a_queen() {
        check("8/P7/8/8/8/8/8/K1k5 w - -", "a7a8", "a7a8q", Near::AsQueen);
        check("8/P7/8/8/8/8/8/K1k5 w - -", "a7a8k", "a7a8q", Near::AsQueen);
        check(
            "8/8/P7/8/8/8/8/K1k5 w - -",
            "a6a7q",
            "a6a7",
            Near::Unpromoted,
        );
    }

    #[test]
    fn a_king_castles_the_other_way_or_takes_a_step() {
        check(
            "4k1r1/8/8/8/8/8/8/R3K2R w KQ -",
            "e1g1",
            "e1c1",
            Near::OtherWing,
        );
        check(
            "4k1r1/8/8/8/8/8/8/4K2R w K -",
            "e1g1",
            "e1f1",
            Near::KingStep,
        );
        check(
            "3rkr2/8/8/8/8/8/8/4K2R w K -",
            "e1g1",
            "e1e2",
            Near::SamePiece,
        );
    }

    #[test]
    fn a_blocked_rook_goes_as_far_as_it_can() {
        check(
            "4k3/8/8/8/3p4/8/8/K2R4 w - -",
            "d1d7",
            "d1d4",
            Near::SameWay,
        );
        check(
            "4k3/8/8/8/3P4/8/8/K2R4 w - -",
            "d1d7",
            "d1d3",
            Near::SameWay,
        );
        check("4k3/8/8/8/8/8/P7/RK6 w - -", "a1a8", "a2a4", Near::Other);
    }

    #[test]
    fn a_knight_goes_near_to_where_it_was_to_go() {
        check("4k3/8/8/8/8/8/8/KN6 w - -", "b1c4", "b1c3", Near::SamePiece);
    }

    #[test]
    fn another_piece_goes_there_if_this_one_has_no_move() {
        let pinned = "k3r3/8/8/8/4N3/8/8/N3K3 w - -";
        check(pinned, "e4c2", "a1c2", Near::SameKind);
        check(
            "4k3/8/8/8/8/8/8/4K3 w - -",
            "d2e2",
            "e1e2",
            Near::SameTarget,
        );
    }

    #[test]
    fn when_the_game_is_over_nothing_is_near() {
        let (position, attempt, fault) = at("R3k3/8/4K3/8/8/8/8/8 b - -", "e8e7");
        assert_eq!(nearest(&position, attempt, &fault), None);
    }
}
