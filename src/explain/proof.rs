//! What the board shows to prove a refusal: lines, blockers, pins, lost rights.
//!
//! A proof says what is meant, not how it is drawn: `gui` gives each its mark.

use crate::rules::{
    CastlingFacts, CastlingRook, Classic, Ending, Fault, Geometry, Move, Position, Reason, Square,
    SquareSet, Wing,
};

/// One part of the proof.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Proof<G: Geometry = Classic> {
    /// A piece attacks a square: its line or its jump.
    Attack {
        /// The attacker.
        from: Square<G>,
        /// What it attacks.
        to: Square<G>,
    },
    /// The square is not safe.
    Danger(Square<G>),
    /// The piece here is in the way.
    Blocker(Square<G>),
    /// The piece here shields its king.
    Pin {
        /// Whose line it is.
        pinner: Square<G>,
        /// The piece between.
        pinned: Square<G>,
        /// The king behind it.
        king: Square<G>,
    },
    /// A king and a rook that may not castle together any more.
    RightLost {
        /// The king's home.
        king: Square<G>,
        /// The rook's home.
        rook: Square<G>,
        /// True if it is the king who has lost it.
        by_king: bool,
    },
    /// The square where something is missing.
    Empty(Square<G>),
    /// The piece or square that the sentence is about.
    About(Square<G>),
    /// A piece that would be gone from its square, and the line through it open.
    Gone(Square<G>),
    /// How a piece came: from one square to another.
    Came {
        /// Where it stood.
        from: Square<G>,
        /// Where it stands.
        to: Square<G>,
    },
    /// Squares where the piece may go, or that help.
    Allowed(SquareSet<G>),
}

/// The proof of a refusal.
pub(super) fn of_fault<G: Geometry>(position: &Position<G>, fault: &Fault<G>) -> Vec<Proof<G>> {
    match *fault {
        Fault::GameOver { outcome, .. } => of_ending(position, outcome.ending),
        Fault::NoPiece { from } => vec![Proof::Empty(from)],
        Fault::NotYourPiece { from, .. } => vec![Proof::About(from)],
        Fault::SameSquare { square } => vec![Proof::About(square)],
        Fault::Castling(ref facts) => of_castling(position, facts),
        Fault::OwnPieceOnTarget { from, to, .. } => in_the_way(position, from, to),
        Fault::AllyPieceOnTarget { to, .. } => vec![Proof::Blocker(to)],
        Fault::OffBoard { from } => from.map(Proof::About).into_iter().collect(),
        Fault::PathCrossesCorner { from, .. } => ways_of(position, from),
        Fault::AbsentOnlyPawnsMayCapture { to, .. } => vec![Proof::About(to)],
        Fault::Rule3KingDoubleAttack {
            from,
            to,
            king,
            attackers,
        } => {
            let landed = attackers.iter().map(|it| landing(position, (from, to), it));
            attacks(landed.collect(), king)
        }
        Fault::PieceCantMoveThatWay { from, .. } => ways_of(position, from),
        Fault::PathBlocked { from, blocker, .. }
        | Fault::PawnDoubleBlocked { from, blocker, .. } => in_the_way(position, from, blocker),
        Fault::KingTooFar { from, .. }
        | Fault::PawnBackward { from, .. }
        | Fault::PawnSideways { from, .. }
        | Fault::PawnDoubleNotFromStart { from, .. }
        | Fault::PawnTooFar { from, .. }
        | Fault::PawnCantMoveThatWay { from, .. } => ways_of(position, from),
        Fault::PawnCantCaptureStraight { to, captures, .. } => {
            vec![Proof::Blocker(to), Proof::Allowed(captures)]
        }
        Fault::EpNotAPawn { beside, .. } => vec![Proof::About(beside)],
        Fault::EpChanceLost { pawn, .. } | Fault::EpNotAvailable { pawn, .. } => {
            vec![Proof::About(pawn)]
        }
        Fault::EpPawnDidNotDoubleStep {
            pawn, came_from, ..
        } => vec![Proof::Came {
            from: came_from,
            to: pawn,
        }],
        Fault::PawnDiagonalNeedsCapture { to, .. } => vec![Proof::Empty(to)],
        Fault::CantCaptureKing { to } => vec![Proof::About(to)],
        Fault::PromotionPieceMissing { to }
        | Fault::PromotionPieceInvalid { to, .. }
        | Fault::PromotionNotAllowed { to, .. } => vec![Proof::About(to)],
        Fault::KingCapturesProtected { to, protectors, .. } => attacks(protectors, to),
        Fault::KingNextToKing { to, attackers, .. }
        | Fault::KingStaysOnLine { to, attackers, .. }
        | Fault::KingIntoAttack { to, attackers, .. } => attacks(attackers, to),
        Fault::DoubleCheckKingMustMove { king, checkers } => attacks(checkers, king),
        Fault::StillInCheck {
            king,
            checker,
            answers,
        } => {
            let mut proof = attacks(SquareSet::of(checker), king);
            let help = answers.run | answers.block;
            if !help.is_empty() {
                proof.push(Proof::Allowed(help));
            }
            proof
        }
        Fault::EpExposesKing {
            king,
            attackers,
            from,
            captured,
            is_shielded_by_both,
            ..
        } => {
            let mut proof = vec![Proof::Gone(captured)];
            if is_shielded_by_both {
                proof.insert(0, Proof::Gone(from));
            }
            proof.extend(attacks(attackers, king));
            proof
        }
        Fault::Pinned {
            from,
            king,
            pinners,
            allowed,
            ..
        } => {
            let mut proof: Vec<_> = pinners
                .iter()
                .map(|pinner| Proof::Pin {
                    pinner,
                    pinned: from,
                    king,
                })
                .collect();
            if !allowed.is_empty() {
                proof.push(Proof::Allowed(allowed));
            }
            proof
        }
    }
}

/// The proof that a piece does not attack a square: who stands in its way, or else the piece itself.
pub(super) fn of_no_attack<G: Geometry>(fault: &Fault<G>) -> Vec<Proof<G>> {
    match *fault {
        Fault::PathBlocked { blocker, .. } => vec![Proof::Blocker(blocker)],
        Fault::PieceCantMoveThatWay { from, .. }
        | Fault::PathCrossesCorner { from, .. }
        | Fault::KingTooFar { from, .. }
        | Fault::PawnBackward { from, .. }
        | Fault::PawnCantCaptureStraight { from, .. }
        | Fault::PawnCantMoveThatWay { from, .. } => vec![Proof::About(from)],
        _ => Vec::new(),
    }
}

/// The proof of an ending: who attacks the king that is checkmated, the men that are too few, or
/// else the king whose turn it would be.
pub(super) fn of_ending<G: Geometry>(position: &Position<G>, ending: Ending) -> Vec<Proof<G>> {
    let kings = position.kings(position.turn());
    let attackers = |king| position.attackers_of(king, position.turn());
    let attacked = kings.iter().find(|king| !attackers(*king).is_empty());
    let king = attacked.or(kings.first());
    match (ending, king) {
        (Ending::DeadPosition, _) => {
            let men = position.board().occupied();
            men.iter().map(Proof::About).collect()
        }
        (Ending::Checkmate, Some(king)) => attacks(attackers(king), king),
        (_, Some(king)) => vec![Proof::About(king)],
        (_, None) => Vec::new(),
    }
}

/// Only what the sentence is about: the first condition that fails.
fn of_castling<G: Geometry>(position: &Position<G>, facts: &CastlingFacts<G>) -> Vec<Proof<G>> {
    let lost = |by_king| Proof::RightLost {
        king: facts.king,
        rook: facts.rook_home,
        by_king,
    };
    match facts.reason() {
        Some(Reason::CastleKingMoved) => vec![lost(true)],
        Some(Reason::CastleRookCaptured | Reason::CastleNoRook) => corner(position, facts),
        // On the cross a right may be gone together with the rook.
        Some(Reason::CastleRightLost) if facts.rook != CastlingRook::Home => {
            corner(position, facts)
        }
        Some(Reason::CastlePiecesBetween) => {
            let blockers = facts.blockers.iter();
            blockers.map(Proof::Blocker).collect()
        }
        Some(Reason::CastleOutOfCheck) => attacks(facts.checkers, facts.king),
        Some(Reason::CastleThroughCheck) => attacks(facts.crossing_attackers, facts.crossed),
        Some(Reason::CastleIntoCheck) => attacks(facts.landing_attackers, facts.landing),
        _ => vec![lost(false)],
    }
}

/// The rook's home: nothing there, or something else than the rook that is missing.
fn corner<G: Geometry>(position: &Position<G>, facts: &CastlingFacts<G>) -> Vec<Proof<G>> {
    vec![match position.piece_at(facts.rook_home) {
        Some(_) => Proof::About(facts.rook_home),
        None => Proof::Empty(facts.rook_home),
    }]
}

/// From where a piece would attack after a move: from where the move brings it, if it moves.
fn landing<G: Geometry>(
    position: &Position<G>,
    (from, to): (Square<G>, Square<G>),
    piece: Square<G>,
) -> Square<G> {
    let castled = Wing::BOTH.into_iter().find_map(|wing| {
        let path = position.castling_path(position.turn(), wing);
        let is_it = position.kings(position.turn()).contains(from)
            && (path.king_from, path.king_to) == (from.index(), to.index())
            && path.rook_from == piece.index();
        is_it.then(|| Square::from_index(path.rook_to))?
    });
    match castled {
        Some(landing) => landing,
        None if piece == from => to,
        None => piece,
    }
}

/// The square in danger, and every line into it.
pub(super) fn attacks<G: Geometry>(attackers: SquareSet<G>, to: Square<G>) -> Vec<Proof<G>> {
    let mut proof = vec![Proof::Danger(to)];
    let lines = attackers.iter().map(|from| Proof::Attack { from, to });
    proof.extend(lines);
    proof
}

/// What stands in the way, and where the piece may go instead.
fn in_the_way<G: Geometry>(
    position: &Position<G>,
    from: Square<G>,
    blocker: Square<G>,
) -> Vec<Proof<G>> {
    let blocker = Proof::Blocker(blocker);
    [blocker]
        .into_iter()
        .chain(allowed(position, from))
        .collect()
}

/// The piece, and where it may go instead.
fn ways_of<G: Geometry>(position: &Position<G>, from: Square<G>) -> Vec<Proof<G>> {
    let about = Proof::About(from);
    [about].into_iter().chain(allowed(position, from)).collect()
}

/// Where a piece may go, if it may go anywhere.
fn allowed<G: Geometry>(position: &Position<G>, from: Square<G>) -> Option<Proof<G>> {
    let moves = position.moves_from(from);
    let targets: SquareSet<G> = moves.iter().map(Move::to).collect();
    (!targets.is_empty()).then_some(Proof::Allowed(targets))
}
