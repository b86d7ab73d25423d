//! Why a claim or a touched piece does not let the player do as he likes.

use crate::explain::words::{piece_at, piece_word, side_word};
use crate::explain::{Explanation, Proof, by_house, ending, fault, rule};
use crate::locale::{Phrase, count};
use crate::rules::{
    CheckCall, Ending, Geometry, Line, Move, Outcome, Piece, Position, Refused, Square, SquareSet,
    TouchFault,
};

/// Explains why a claim, an agreement or a resignation does not end the game; `position` is the
/// present one.
#[must_use]
pub fn claim<G: Geometry>(position: &Position<G>, refused: &Refused<G>) -> Explanation<G> {
    match refused {
        Refused::Move(intended) => fault(position, intended),
        _ => Explanation {
            sentence: claim_sentence(position, refused),
            proof: claim_proof(position, refused),
            ..Explanation::of_card(claim_rule(refused), refused.article())
        }
        .by_house(refused.house()),
    }
}

/// How many quiet moves of each side there were before a line began, for whoever has to count on; `None` where the count
/// began with the line.
#[must_use]
pub fn quiet_before<G: Geometry>(line: &Line<G>) -> Option<Phrase> {
    let moves = u32::from(line.start().halfmove_clock() / 2);
    let is_played = !line.moves().is_empty();
    (moves > 0).then_some(match is_played {
        true => Phrase::FactQuietBefore { moves },
        false => Phrase::FactQuiet { moves },
    })
}

fn claim_sentence<G: Geometry>(position: &Position<G>, refused: &Refused<G>) -> Phrase {
    if let Some(own) = by_house::of_claim(refused) {
        return own;
    }
    match refused {
        Refused::GameOver(outcome) => ending::refusal(position, *outcome),
        Refused::RuledOut { key } => match *key {
            "agreement" => Phrase::ClaimAgreementOff,
            "resign" => Phrase::ClaimResignOff,
            _ => Phrase::ClaimOff,
        },
        Refused::NotMentioned { .. } => Phrase::ClaimNotMentioned,
        Refused::NotYourTurn { turn } | Refused::NotYourMove { turn, .. } => {
            Phrase::ClaimNotYourTurn {
                side: side_word(*turn),
            }
        }
        Refused::CountTooLow { n, bound, .. } => {
            let times = count(*n);
            match bound {
                None => Phrase::ClaimCountTooLow { times },
                Some(mv) => Phrase::ClaimCountTooLowThen {
                    times,
                    piece: piece_word(mv.piece().role),
                    to: mv.to().into(),
                },
            }
        }
        Refused::FiftyTooLow {
            rounds,
            bound,
            house,
            ..
        } => {
            let moves = count(*rounds);
            let own = by_house::of_fifty(moves, bound.as_ref(), *house);
            own.unwrap_or_else(|| match bound {
                None => Phrase::ClaimFiftyTooLow { moves },
                Some(mv) => Phrase::ClaimFiftyTooLowThen {
                    moves,
                    piece: piece_word(mv.piece().role),
                    to: mv.to().into(),
                },
            })
        }
        Refused::LostByTouch => Phrase::ClaimLostByTouch,
        Refused::TooEarly => Phrase::ClaimTooEarly,
        _ => Phrase::ClaimSeveralLeft,
    }
}

fn claim_rule<G: Geometry>(refused: &Refused<G>) -> Phrase {
    match refused {
        Refused::GameOver(Outcome { ending, .. }) => rule::ending_card(*ending),
        Refused::CountTooLow { .. } => rule::ending_card(Ending::Threefold),
        Refused::FiftyTooLow { .. } => rule::ending_card(Ending::FiftyMoves),
        Refused::RuledOut { key: "agreement" } | Refused::TooEarly => {
            rule::ending_card(Ending::Agreement)
        }
        Refused::RuledOut { key: "resign" } | Refused::SeveralLeft => {
            rule::ending_card(Ending::Resignation)
        }
        _ => Phrase::RuleClaims,
    }
}

/// The end of the game, or the move that must now be played.
fn claim_proof<G: Geometry>(position: &Position<G>, refused: &Refused<G>) -> Vec<Proof<G>> {
    match refused {
        Refused::GameOver(outcome) => crate::explain::outcome(position, *outcome).proof,
        Refused::CountTooLow { bound, .. } | Refused::FiftyTooLow { bound, .. } => {
            bound.as_ref().map_or_else(Vec::new, the_move)
        }
        _ => Vec::new(),
    }
}

fn the_move<G: Geometry>(mv: &Move<G>) -> Vec<Proof<G>> {
    vec![
        Proof::About(mv.from()),
        Proof::Allowed(SquareSet::of(mv.to())),
    ]
}

/// Explains why a move cannot be made or taken back, though the position allows it.
#[must_use]
pub fn touched<G: Geometry>(position: &Position<G>, held: &TouchFault<G>) -> Explanation<G> {
    if let TouchFault::Illegal(illegal) = held {
        return fault(position, illegal);
    }
    let card = match held {
        TouchFault::MustMove {
            castling: Some(_), ..
        } => Phrase::RuleCastleTouch,
        TouchFault::MustMove { .. } | TouchFault::MustBeCaptured { .. } => Phrase::RuleTouchMove,
        _ => Phrase::RuleRelease,
    };
    Explanation {
        sentence: touch_sentence(position, held),
        proof: match held {
            TouchFault::MustMove { square, .. } => vec![Proof::About(*square)],
            TouchFault::MustBeCaptured { square, by, .. } => {
                let both = by.iter().chain([square]);
                both.map(|square| Proof::About(*square)).collect()
            }
            TouchFault::ReleasedFinal { released } => the_move(released),
            _ => Vec::new(),
        },
        ..Explanation::of_card(card, held.article())
    }
    .by_house(held.house())
}

fn touch_sentence<G: Geometry>(position: &Position<G>, held: &TouchFault<G>) -> Phrase {
    let named = |piece: &Piece, square: &Square<G>| (piece_word(piece.role), (*square).into());
    match held {
        TouchFault::MustMove {
            castling: Some(_), ..
        } => Phrase::TouchedPieceMustMoveCastle,
        TouchFault::MustMove { square, piece, .. } => {
            let (piece, square) = named(piece, square);
            Phrase::TouchedPieceMustMove { piece, square }
        }
        TouchFault::MustBeCaptured { square, piece, by } => {
            let (piece, square) = named(piece, square);
            match by.map(|by| piece_at(position, by)) {
                None => Phrase::TouchedPieceMustBeCaptured { piece, square },
                Some(by) => Phrase::TouchedPieceMustBeCapturedWith { piece, square, by },
            }
        }
        TouchFault::ReleasedFinal { released } => {
            let (piece, square) = named(&released.piece(), &released.to());
            Phrase::ReleasedFinal { piece, square }
        }
        TouchFault::NothingReleased | TouchFault::Illegal(_) => Phrase::NothingReleased,
        TouchFault::TakebackNever => Phrase::TakebackNever,
        TouchFault::TakebackNeedsConsent => Phrase::TakebackNeedsConsent,
    }
}

/// What the coach says about a check that was not said; `None` if all is well.
#[must_use]
pub fn check_call(call: CheckCall) -> Option<Phrase> {
    match call {
        CheckCall::Fine => None,
        CheckCall::Forgotten => Some(Phrase::CheckForgotten),
        CheckCall::DoesNotBind => Some(Phrase::CheckDoesNotBind),
    }
}
