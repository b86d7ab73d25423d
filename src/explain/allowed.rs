//! Why a move is allowed, whatever might be feared.
//!
//! # Decisions
//! * *What nobody would fear is not denied*: the rule that comes nearest to forbidding the move is named, and one alone. The
//!   way out of a check comes before how the piece goes, and that the king is safe is said of a plain move.
//! * *The board shows only what is feared and does not matter*: an attack on the rook, a shield before the king.

use crate::explain::Proof;
use crate::explain::proof::attacks;
use crate::explain::words::{men, piece_word};
use crate::locale::Phrase;
use crate::rules::{Geometry, Move, Position, Role, Square, SquareSet};
use crate::solve::escape::EscapeKind;

/// Why a move is allowed, and what the board shows of it; `position` is the one in which it is tried.
#[must_use]
pub fn allowed<G: Geometry>(position: &Position<G>, mv: &Move<G>) -> (Phrase, Vec<Proof<G>>) {
    castling(position, mv)
        .or_else(|| out_of_check(position, mv))
        .or_else(|| shielding(position, mv))
        .unwrap_or_else(|| (by_role(position, mv), Vec::new()))
}

/// Castling: the rook may be attacked, and cross what is attacked.
fn castling<G: Geometry>(position: &Position<G>, mv: &Move<G>) -> Option<(Phrase, Vec<Proof<G>>)> {
    let (corner, crossed) = mv.castled()?;
    let danger = |at: Square<G>| position.attackers_of(at, mv.piece().seat);
    if !danger(corner).is_empty() {
        let phrase = Phrase::AllowedCastleRookAttacked {
            square: corner.into(),
            men: men(position, danger(corner)),
        };
        return Some((phrase, attacks(danger(corner), corner)));
    }
    // The king goes over one of the squares between, and lands on another.
    let of_king = SquareSet::of(crossed) | SquareSet::of(mv.to());
    let of_rook = SquareSet::between(mv.from(), corner) - of_king;
    let touched = of_rook.iter().find(|at| !danger(*at).is_empty());
    Some(match touched {
        Some(at) => {
            let phrase = Phrase::AllowedCastleRookCrosses {
                square: at.into(),
                men: men(position, danger(at)),
            };
            (phrase, attacks(danger(at), at))
        }
        None => {
            let square = mv.to().into();
            (Phrase::AllowedCastle { square }, Vec::new())
        }
    })
}

/// The king is in check, and this helps; of the king's own ways it is said why they are safe.
fn out_of_check<G: Geometry>(
    position: &Position<G>,
    mv: &Move<G>,
) -> Option<(Phrase, Vec<Proof<G>>)> {
    if mv.piece().role == Role::King || mv.is_en_passant() {
        return None;
    }
    let piece = piece_word(mv.piece().role);
    let phrase = match EscapeKind::of(position, mv)? {
        EscapeKind::Take => {
            let (at, taken) = mv.captured()?;
            Phrase::AllowedTakesChecker {
                piece,
                captured: piece_word(taken.role),
                square: at.into(),
            }
        }
        EscapeKind::Block | EscapeKind::Run => Phrase::AllowedBlocks {
            piece,
            square: mv.to().into(),
        },
    };
    Some((phrase, Vec::new()))
}

/// A piece that shields its king, and goes on doing so.
fn shielding<G: Geometry>(position: &Position<G>, mv: &Move<G>) -> Option<(Phrase, Vec<Proof<G>>)> {
    let is_pinned = position.pinned(mv.piece().seat).contains(mv.from());
    let phrase = || Phrase::AllowedPinned {
        piece: piece_word(mv.piece().role),
        from: mv.from().into(),
        to: mv.to().into(),
    };
    is_pinned.then(|| (phrase(), vec![Proof::About(mv.from())]))
}

/// How the piece goes.
fn by_role<G: Geometry>(position: &Position<G>, mv: &Move<G>) -> Phrase {
    let (role, square) = (mv.piece().role, mv.to().into());
    let captured = mv
        .captured()
        .map(|(at, taken)| (at, piece_word(taken.role)));
    match (role, captured) {
        (Role::Pawn, Some((at, _))) if mv.is_en_passant() => Phrase::AllowedEnPassant {
            pawn: at.into(),
            square,
        },
        (Role::Pawn, Some((_, captured))) => Phrase::AllowedPawnTakes { captured, square },
        (Role::Pawn, None) if mv.passed().is_some() => Phrase::AllowedPawnTwo {
            from: mv.from().into(),
            square,
        },
        (Role::King, Some((_, captured))) => Phrase::AllowedKingTakes { captured, square },
        (Role::King, None) => Phrase::AllowedKingSteps { square },
        (Role::Knight, _) => Phrase::AllowedKnight { square },
        _ if position.kings(mv.piece().seat).is_empty() => Phrase::AllowedWay {
            piece: piece_word(role),
            square,
        },
        _ => Phrase::AllowedWaySafe {
            piece: piece_word(role),
            square,
        },
    }
}
