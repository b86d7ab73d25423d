//! Answers that a lesson needs and an author never types: pars, mates, escapes, hints.
//!
//! Every search takes a [`Budget`]: it stops at a limit of positions or when it is told to, so a
//! strange board costs time but never hangs. Everything works on every board; nothing here knows
//! lessons, words or clocks. Draws by repetition or by counting moves are left out.
//!
//! | module | question |
//! |---|---|
//! | [`collect`] | the fewest moves to land on every star, or to take everything |
//! | [`mate`] | mate in how many, by which keys, against every defence |
//! | [`escape`] | which answers to a check run, block or take |
//! | [`nearest`] | which legal move lies nearest to a refused one |
//! | [`friend`] | a friendly reply in a small game |
//! | [`hint`] | the next good move, shown little by little |

mod budget;
pub mod collect;
pub mod escape;
mod fold;
pub mod friend;
pub mod hint;
pub mod mate;
pub mod nearest;

pub use budget::{Budget, Stopped};
