//! What a house rule refuses, ends or counts, in its own words: what the Laws say does not hold there.

use crate::explain::words::{men, piece_word, side_word};
use crate::locale::{Man, Phrase, count};
use crate::rules::{
    Difference, Ending, Fault, Geometry, Move, Outcome, Position, Refused, SquareSet,
};

/// How a game has ended by a house rule; `None` if the sentence of the Laws is true.
#[must_use]
pub fn ending_by_house(outcome: Outcome) -> Option<Phrase> {
    Some(match (outcome.ending, outcome.house?.key.name) {
        (Ending::Threefold, "repetition") if is_by_moves(outcome.house) => {
            Phrase::EndingThreefoldMoves
        }
        (Ending::Threefold, "repetition") => Phrase::EndingThreefoldAtOnce,
        (Ending::Threefold, "same_position") => Phrase::EndingThreefoldPieces,
        (Ending::Fivefold, "same_position") => Phrase::EndingFivefoldPieces,
        (Ending::FiftyMoves, "fifty_effect") => Phrase::EndingFiftyMovesAtOnce,
        (Ending::FiftyMoves, "fifty_reset") => Phrase::EndingFiftyMovesReset,
        (Ending::SeventyFive, "fifty_reset") => Phrase::EndingSeventyFiveReset,
        _ => return None,
    })
}

/// Whether the same moves are counted, and not the same position.
fn is_by_moves(house: Option<Difference>) -> bool {
    house.is_some_and(|it| it.here == "club_sequence")
}

/// Why a claim does not end the game by a house rule; `None` if the sentence of the Laws is true.
pub(super) fn of_claim<G: Geometry>(refused: &Refused<G>) -> Option<Phrase> {
    let bound = |mv: &Move<G>| (piece_word(mv.piece().role), mv.to().into());
    Some(match refused {
        Refused::CountTooLow {
            n,
            bound: mv,
            house,
            ..
        } => {
            let (house, times) = ((*house)?, count(*n));
            match (house.here, mv.as_ref().map(bound)) {
                ("club_sequence", Some((piece, to))) => {
                    Phrase::ClaimMovesTooLowThen { times, piece, to }
                }
                ("disposition_only", Some((piece, to))) => {
                    Phrase::ClaimPiecesTooLowThen { times, piece, to }
                }
                _ => count_by_house(times, house)?,
            }
        }
        Refused::NotYourMove { turn, .. } => Phrase::ClaimNotYourMove {
            side: side_word(*turn),
        },
        _ => return None,
    })
}

/// How often that was there which a house rule counts instead of positions; `None` if it counts those.
#[must_use]
pub fn count_by_house(times: u32, house: Difference) -> Option<Phrase> {
    match house.here {
        "club_sequence" => Some(Phrase::ClaimMovesTooLow { times }),
        "disposition_only" => Some(Phrase::ClaimPiecesTooLow { times }),
        _ => None,
    }
}

/// Too few moves that count as quiet in a house where pawns may move meanwhile; `None` elsewhere.
pub(super) fn of_fifty<G: Geometry>(
    moves: u32,
    bound: Option<&Move<G>>,
    house: Option<Difference>,
) -> Option<Phrase> {
    house?;
    Some(match bound {
        None => Phrase::ClaimFiftyResetTooLow { moves },
        Some(mv) => Phrase::ClaimFiftyResetTooLowThen {
            moves,
            piece: piece_word(mv.piece().role),
            to: mv.to().into(),
        },
    })
}

/// Why a house rule refuses a move; `None` if the sentence of the Laws is true.
pub(super) fn of_fault<G: Geometry>(position: &Position<G>, fault: &Fault<G>) -> Option<Phrase> {
    let house = position.house_behind(fault)?;
    Some(match (house.key.name, *fault) {
        (_, Fault::GameOver { outcome, .. }) => ending_by_house(outcome)?,
        ("ep_geometry", Fault::PawnDiagonalNeedsCapture { to, .. }) => {
            Phrase::ReasonEpBesideOnly { square: to.into() }
        }
        (
            "ep_window",
            Fault::PawnDiagonalNeedsCapture { to, .. } | Fault::EpChanceLost { to, .. },
        ) => Phrase::ReasonEpNextOnly { square: to.into() },
        ("corner_squeeze", Fault::PathCrossesCorner { piece, from, to }) => {
            Phrase::ReasonCornerSqueeze {
                piece: piece_word(piece.role),
                from: from.into(),
                to: to.into(),
            }
        }
        ("promotion_row", Fault::PromotionPieceMissing { to }) => {
            Phrase::ReasonPromotionRowHere { square: to.into() }
        }
        ("promotion_row", Fault::PromotionNotAllowed { to, .. }) => {
            Phrase::ReasonPromotionRowNot { square: to.into() }
        }
        ("absent_attack", _) => Phrase::ReasonSleepersGuard {
            men: endangering(position, fault),
        },
        ("mated_army", _) => Phrase::ReasonCommandedGuard {
            men: endangering(position, fault),
        },
        _ => return None,
    })
}

/// The pieces that a refusal for the king's sake is about.
fn endangering<G: Geometry>(position: &Position<G>, fault: &Fault<G>) -> Vec<Man> {
    men(position, fault.dangers().unwrap_or(SquareSet::EMPTY))
}
