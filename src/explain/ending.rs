//! How a game has ended, as news and as the reason why nobody moves any more.

use crate::explain::by_house;
use crate::explain::words::{men, side_word};
use crate::locale::Phrase;
use crate::rules::{Ending, Geometry, Outcome, Position, Role, Seat};

/// The most men that a sentence names one by one.
const MAX_NAMED: u32 = 4;

/// The news: the game has just ended; `position` is the last one.
pub(super) fn sentence<G: Geometry>(position: &Position<G>, outcome: Outcome) -> Phrase {
    if let Some(own) = by_house::ending_by_house(outcome) {
        return own;
    }
    let side = side_word(position.turn());
    match outcome.ending {
        Ending::Checkmate | Ending::LastKing | Ending::LastTeam => {
            let men = men(position, position.checkers());
            if position.seats().len() > 2 {
                Phrase::EndingCheckmateOfSeveral { side, men }
            } else {
                Phrase::EndingCheckmate { side, men }
            }
        }
        Ending::Stalemate => Phrase::EndingStalemate { side },
        Ending::DeadPosition => {
            let left = position.board().occupied();
            let kings = left & position.board().by_role(Role::King);
            let others = left - kings;
            match others.is_empty() {
                true if kings.len() == 2 => Phrase::EndingDeadPositionKings,
                false if left.len() <= MAX_NAMED => Phrase::EndingDeadPositionMen {
                    men: men(position, others),
                },
                _ => Phrase::EndingDeadPosition,
            }
        }
        Ending::Fivefold => Phrase::EndingFivefold,
        Ending::SeventyFive => Phrase::EndingSeventyFive,
        Ending::Threefold => Phrase::EndingThreefold,
        Ending::FiftyMoves => Phrase::EndingFiftyMoves,
        Ending::Agreement | Ending::Supervisor => Phrase::EndingAgreement,
        Ending::Resignation => match outcome.winner() {
            Some(winner) => Phrase::EndingResignation {
                side: side_word(loser(position, winner)),
            },
            None => Phrase::EndingResignationDraw,
        },
    }
}

/// Who has resigned: the one who plays against the winner.
fn loser<G: Geometry>(position: &Position<G>, winner: Seat) -> Seat {
    let has_men = |seat: &Seat| !position.board().by_seat(*seat).is_empty();
    let mut others = position.seats().iter().filter(|seat| *seat != winner);
    others.find(has_men).unwrap_or_else(|| winner.opposite())
}

/// The refusal: a move was tried after the end; `position` is the last one.
pub(super) fn refusal<G: Geometry>(position: &Position<G>, outcome: Outcome) -> Phrase {
    if let Some(own) = by_house::ending_by_house(outcome) {
        return own;
    }
    let side = side_word(position.turn());
    match outcome.ending {
        Ending::Checkmate | Ending::LastKing | Ending::LastTeam => Phrase::ReasonGameOver { side },
        Ending::Stalemate => Phrase::ReasonGameOverStalemate { side },
        Ending::DeadPosition => Phrase::ReasonGameOverDeadPosition,
        Ending::Fivefold => Phrase::ReasonGameOverFivefold,
        Ending::SeventyFive => Phrase::ReasonGameOverSeventyFive,
        Ending::Threefold => Phrase::ReasonGameOverThreefold,
        Ending::FiftyMoves => Phrase::ReasonGameOverFiftyMoves,
        Ending::Agreement | Ending::Supervisor => Phrase::ReasonGameOverAgreement,
        Ending::Resignation => match outcome.winner() {
            Some(winner) => Phrase::ReasonGameOverResignation {
                side: side_word(loser(position, winner)),
            },
            None => Phrase::ReasonGameOverResignationDraw,
        },
    }
}
