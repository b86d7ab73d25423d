//! Castling: the sentence for the first condition that fails, and a light for each condition.

use crate::explain::words::{men, piece_word};
use crate::locale::Phrase;
use crate::rules::geometry::Wing;
use crate::rules::{CastlingFacts, CastlingRook, Geometry, Piece, Position, Reason, Role, Square};

/// Whether one condition of castling is met.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LightState {
    /// The condition holds.
    Met,
    /// It is not.
    Failing,
    /// Nobody can know: the position came without the moves before it.
    Unknown,
}

/// One condition of castling as a lamp with a label.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Light {
    /// Two short words.
    pub label: Phrase,
    /// Whether the condition is met.
    pub state: LightState,
}

/// The six conditions in the order in which a child checks them.
#[must_use]
pub fn castling_lights<G: Geometry>(facts: &CastlingFacts<G>) -> [Light; 6] {
    let home = |is_home: bool| match (is_home, facts.right_lost) {
        (false, _) => LightState::Failing,
        (true, true) => LightState::Unknown,
        (true, false) => LightState::Met,
    };
    let free = |is_free: bool| {
        if is_free {
            LightState::Met
        } else {
            LightState::Failing
        }
    };
    let light = |label, state| Light { label, state };
    [
        light(Phrase::LightKingHome, home(facts.king_moved.is_none())),
        light(
            Phrase::LightRookHome,
            home(facts.rook == CastlingRook::Home),
        ),
        light(Phrase::LightPathFree, free(facts.blockers.is_empty())),
        light(Phrase::LightNoCheck, free(facts.checkers.is_empty())),
        light(
            Phrase::LightWaySafe,
            free(facts.crossing_attackers.is_empty()),
        ),
        light(
            Phrase::LightGoalSafe,
            free(facts.landing_attackers.is_empty()),
        ),
    ]
}

/// The sentence for a castling that is refused.
pub(super) fn sentence<G: Geometry>(position: &Position<G>, facts: &CastlingFacts<G>) -> Phrase {
    let corner = || facts.rook_home.into();
    match facts.reason().unwrap_or(Reason::CastleRightLost) {
        Reason::CastleKingMoved if facts.king_moved.is_some_and(|(_, castled)| castled) => {
            Phrase::ReasonCastleKingMovedCastled
        }
        Reason::CastleKingMoved => Phrase::ReasonCastleKingMoved,
        Reason::CastleRookMoved => Phrase::ReasonCastleRookMoved { square: corner() },
        Reason::CastlePiecesBetween => Phrase::ReasonCastlePiecesBetween {
            men: men(position, facts.blockers),
        },
        Reason::CastleOutOfCheck => Phrase::ReasonCastleOutOfCheck {
            men: men(position, facts.checkers),
        },
        Reason::CastleThroughCheck => Phrase::ReasonCastleThroughCheck {
            square: facts.crossed.into(),
            men: men(position, facts.crossing_attackers),
        },
        Reason::CastleIntoCheck => Phrase::ReasonCastleIntoCheck {
            square: facts.landing.into(),
            men: men(position, facts.landing_attackers),
        },
        _ => match facts.rook {
            CastlingRook::Captured { by, .. } => Phrase::ReasonCastleRookCaptured {
                square: corner(),
                piece: piece_word(by.role),
            },
            CastlingRook::Missing { there: None } => {
                Phrase::ReasonCastleNoRook { square: corner() }
            }
            CastlingRook::Missing { there: Some(there) } => Phrase::ReasonCastleNoRookOther {
                square: corner(),
                piece: piece_word(there.role),
            },
            CastlingRook::Home | CastlingRook::Moved { .. } => {
                Phrase::ReasonCastleRightLost { square: corner() }
            }
        },
    }
}

/// How to castle, for a king who was put on his own rook; `None` for any other piece.
pub(super) fn of_king_on_rook<G: Geometry>(
    position: &Position<G>,
    from: Square<G>,
    to: Square<G>,
) -> Option<Phrase> {
    if !is_king_on_rook(position, from, to) {
        return None;
    }
    let seat = position.turn();
    let goal = position.castling_gesture(from, to);
    if goal != to {
        return Some(Phrase::ReasonKingOnRook {
            square: goal.into(),
        });
    }
    let home = position.castling_path(seat, Wing::King).king_from;
    Some(Phrase::ReasonKingOnRookAway {
        square: to.into(),
        home: Square::<G>::from_index(home)?.into(),
    })
}

/// Whether a king of the side to move was put on a rook of his own.
pub(super) fn is_king_on_rook<G: Geometry>(
    position: &Position<G>,
    from: Square<G>,
    to: Square<G>,
) -> bool {
    let stands =
        |square, role| position.piece_at(square) == Some(Piece::new(role, position.turn()));
    stands(from, Role::King) && stands(to, Role::Rook)
}
