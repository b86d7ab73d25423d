//! Positions, every legal move of them, and what a move makes of a position. It knows no reason why a
//! move is refused, and no past.

mod castling;
mod company;
pub(super) mod generate;
pub(super) mod house;
pub mod perft;
mod plain;
mod play;
mod position;
pub(super) mod safety;
mod setup;
mod start;

pub use castling::Castling;
pub use company::{Callers, Company};
pub use generate::MoveSink;
pub use position::Position;
pub use setup::{Setup, SetupProblem, Waive};
