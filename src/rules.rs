//! The rules of chess: which moves are legal, and why any other move is refused.
//!
//! Source: the [FIDE Laws](fault::LAWS). Everything is written against
//! [`Geometry`](geometry::Geometry), so one generator and one judge serve every board; `G`
//! stands for [`Classic`], the 8x8 board, where it is left out. The core knows no text, no file,
//! no clock and no lesson, and no input makes it panic.
//!
//! Covered: all moves with castling, en passant and promotion; check, pins, checkmate and
//! stalemate; boards with no king or several; FEN and SAN; every reason for a refusal that a
//! position and its moves can give. Left out here: claims, dead positions, house rules.
//!
//! ```
//! use squarewise::rules::{Attempt, Line, Position, Reason, Square, Verdict};
//!
//! let line = Line::new(Position::start());
//! let square = |name| Square::parse(name).ok_or("no such square");
//! let jump = Attempt::new(square("a1")?, square("a5")?);
//! let Verdict::Illegal(fault) = line.judge(jump) else { return Err("legal?") };
//! assert_eq!(fault.reason(), Reason::PathBlocked);
//! # Ok::<(), &str>(())
//! ```

pub mod bits;
pub mod geometry;
mod seat;
mod square;
mod piece;
mod board;
mod setup;
mod position;
mod safety;
mod moves;
mod generate;
mod play;
pub mod fault;
mod judge;
mod outcome;
mod history;
pub mod notation;
pub mod perft;

pub use board::Board;
pub use fault::{Answers, CastlingFacts, CastlingRook, Fault, Reason};
pub use generate::MoveSink;
pub use geometry::{Classic, Geometry, Wing};
pub use history::Line;
pub use judge::Verdict;
pub use moves::{Attempt, Move};
pub use outcome::Ending;
pub use piece::{Piece, Role};
pub use position::{Castling, Position};
pub use seat::{BySeat, Seat};
pub use setup::{Setup, SetupProblem, Waive};
pub use square::{Square, SquareSet, Squares};
