//! What an attempt is worth: legal, or refused and why; and what a position alone says about the end
//! of a game.
//!
//! `judge` asks the questions in their order, and `fault` lists the answers. `behind` looks for the house rule
//! that refuses what the Laws allow, `gesture` takes a king put on his rook for castling, `exposure` plays a
//! refused move all the same to show who would take the king, `outcome` names every way a game ends.

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
