//! What is found of a board that is not solved yet: it is kept with the board, so that whoever leaves it and comes back
//! does not look for it again. It is text, `e4` for a square and `e2e4` for a move, whatever board it is on.

use crate::rules::{Attempt, Geometry, Square};
use crate::session::{Session, Tried};

/// What was found so far in the present step of a session, in an order in which it can be done; empty where nothing was.
#[must_use]
pub fn so_far<G: Geometry>(session: &Session<G>) -> Vec<String> {
    let found = session.so_far().into_iter();
    let texts = found.filter_map(|it| match it {
        Tried::Square(square) => Some(square.to_string()),
        Tried::Move(made) => Some(made.to_string()),
        // It is never half a solution.
        Tried::Answer(_) => None,
    });
    texts.collect()
}

/// Reads what [`so_far`] has written; what is none of it is passed over.
#[must_use]
pub fn found<G: Geometry>(texts: &[String]) -> Vec<Tried<G>> {
    let read = |text: &String| match Square::parse(text) {
        Some(square) => Some(Tried::Square(square)),
        None => Attempt::parse(text).map(Tried::Move),
    };
    texts.iter().filter_map(read).collect()
}
