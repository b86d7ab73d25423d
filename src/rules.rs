//! The rules of chess: which moves are legal, and why any other move is refused.
//!
//! Source: the FIDE Laws of Chess, in force from 1 January 2023. Everything is written against
//! [`Geometry`], so one generator and one judge serve every board; `G`
//! stands for [`Classic`], the 8x8 board, where it is left out. The core knows no text, no file,
//! no clock and no lesson, and no input makes it panic.
//!
//! Covered: all moves with castling, en passant and promotion; check, pins, checkmate and
//! stalemate; repetition, quiet moves, claims, agreement and resignation; [dead positions](Dead) and
//! what one side can never win, by proof; house rules as a [`Ruleset`]; touched pieces as a layer
//! above ([`Touched`]); boards with no king or several, and the [`Cross`] of two to four armies; FEN,
//! FFC and SAN; every reason for a refusal; and the [`Game`] of two to four players, in which
//! players are mated and the others play on. Clocks are left out.
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

mod anyway;
pub mod bits;
mod board;
mod claims;
mod company;
mod dead;
mod ends;
pub mod fault;
mod game;
mod generate;
pub mod geometry;
mod gesture;
mod history;
mod house;
mod judge;
mod moves;
pub mod notation;
mod outcome;
pub mod perft;
mod piece;
mod plain;
mod play;
mod position;
mod refused;
mod repetition;
pub mod ruleset;
mod safety;
mod seat;
mod setup;
mod square;
mod standing;
mod start;
mod touch;

pub use anyway::Anyway;
pub use board::Board;
pub use claims::Claim;
pub use company::{Callers, Company};
pub use dead::{Barred, Chance, Dead};
pub use fault::{Answers, CastlingFacts, CastlingRook, Fault, Reason};
pub use game::{Ages, Game, GameEvent, Happened, Status};
pub use generate::MoveSink;
pub use geometry::{Classic, Cross, Geometry, Wing};
pub use history::{Line, Undone};
pub use judge::Verdict;
pub use moves::{Attempt, Move};
pub use outcome::{Ending, Outcome, State};
pub use piece::{Piece, Role};
pub use position::{Castling, Position};
pub use refused::{LEAVING_AGE, LEAVING_GAP, Refused};
pub use ruleset::{Difference, Ruleset, RulesetError};
pub use seat::{BySeat, Seat, Seats};
pub use setup::{Setup, SetupProblem, Waive};
pub use square::{Square, SquareSet, Squares};
pub use touch::{CheckCall, Duty, Judged, TouchFault, Touched, may_take_back};
