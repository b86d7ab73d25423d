//! What an attempt is worth: legal, or refused and why; and what a position alone says about the end
//! of a game.

mod behind;
mod exposure;
pub mod fault;
mod gesture;
pub(super) mod judge;
mod outcome;

pub use exposure::Exposure;
pub use fault::{CastlingFacts, CastlingRook, CheckAnswers, Fault, Reason};
pub use judge::Verdict;
pub use outcome::{Ending, Outcome, State};
