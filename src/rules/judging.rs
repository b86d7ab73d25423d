//! What an attempt is worth: legal, or refused and why; and what a position alone says about the end
//! of a game.

mod anyway;
mod behind;
pub mod fault;
mod gesture;
pub(super) mod judge;
mod outcome;

pub use anyway::Anyway;
pub use fault::{Answers, CastlingFacts, CastlingRook, Fault, Reason};
pub use judge::Verdict;
pub use outcome::{Ending, Outcome, State};
