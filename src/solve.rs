//! Answers that a lesson needs and an author never types: pars, escapes, replies, hints; and those that
//! exercises for practice are made of: mates, near moves.
//!
//! Every search takes a [`Budget`]: it stops at a limit of positions, so a strange
//! board costs time but never hangs. Everything works on every board; nothing here knows
//! lessons, words or clocks. Draws by repetition or by counting moves are left out.
//!
//! | module | question |
//! |---|---|
//! | [`collect`] | the fewest moves to land on every star, or to take everything |
//! | [`mate`] | for practice: mate in how many, by which keys, against every defence |
//! | [`change`] | which single change of a board makes a refused move legal |
//! | [`escape`] | whether an answer to a check runs, blocks or takes |
//! | [`nearest`] | for practice: which legal move lies nearest to a refused one |
//! | [`opponent`] | the coach's reply in a game |
//! | [`strength`] | how well the coach plays |
//! | [`hint`] | the next good move, shown little by little |

mod budget;
pub mod change;
pub mod collect;
pub mod escape;
mod fold;
pub mod hint;
pub(crate) mod lot;
pub mod mate;
pub mod nearest;
pub mod opponent;
pub mod strength;

pub use budget::{Budget, Stopped};
