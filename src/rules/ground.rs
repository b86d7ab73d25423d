//! What there is before anything moves: boards and their squares, seats and pieces, the words for a
//! move, and the house rules as data.

pub mod bits;
mod board;
pub mod geometry;
mod moves;
mod piece;
pub mod ruleset;
pub(super) mod seat;
mod square;

pub use board::Board;
pub use geometry::{Classic, Cross, Geometry, Wing};
pub use moves::{Attempt, Move};
pub use piece::{Piece, Role};
pub use ruleset::{Difference, Ruleset, RulesetError};
pub use seat::{BySeat, Seat, Seats};
pub use square::{Square, SquareSet, Squares};
