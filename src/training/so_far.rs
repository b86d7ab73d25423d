//! What is found of a board that is not solved yet: it is kept with the board, so that whoever leaves it and comes back
//! does not look for it again.

use crate::rules::{Attempt, Geometry, Square};
use crate::session::{Session, Tried};
use crate::training::believed::on_classic;

/// What was found so far in the present step of a session, in an order in which it can be done; empty where nothing was, or
/// its board is another than that with 64 squares.
#[must_use]
pub fn so_far<G: Geometry>(session: &Session<G>) -> Vec<Tried> {
    let found = session.so_far().into_iter().map(|it| match it {
        Tried::Square(square) => Some(Tried::Square(on_classic(square)?)),
        Tried::Move(made) => Some(Tried::Move(Attempt {
            from: on_classic(made.from)?,
            to: on_classic(made.to)?,
            promotion: made.promotion,
        })),
        Tried::Answer(answer) => Some(Tried::Answer(answer)),
    });
    found.collect::<Option<_>>().unwrap_or_default()
}

/// It as it is kept: `e4` for a square, `e2e4` for a move; `None` for an answer, which is never half a solution.
pub(super) fn text(found: &Tried) -> Option<String> {
    match found {
        Tried::Square(square) => Some(square.to_string()),
        Tried::Move(made) => Some(made.to_string()),
        Tried::Answer(_) => None,
    }
}

/// Reads what [`text`] has written.
pub(super) fn read(text: &str) -> Option<Tried> {
    match Square::parse(text) {
        Some(square) => Some(Tried::Square(square)),
        None => Attempt::parse(text).map(Tried::Move),
    }
}
