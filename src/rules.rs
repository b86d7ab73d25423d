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
//! # Rooms
//! Each stands on those below it and names nothing above; what is shown outside is passed on here.
//!
//! | room | what is in it |
//! |---|---|
//! | [`notation`] | reading and writing: FEN, FFC, SAN, records of games |
//! | `playing` | a game from its beginning: lines, games of several, claims, touch, ends, dead positions |
//! | `judging` | what an attempt is worth: the judge, every fault, which house rule stands behind it |
//! | `moving` | positions, every legal move of them, and what a move makes of a position |
//! | `ground` | boards, squares, seats, pieces, words for moves, house rules as data |
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

mod ground;
mod judging;
mod moving;
pub mod notation;
mod playing;

pub use ground::{
    Attempt, Board, BySeat, Classic, Cross, Difference, Geometry, Move, Piece, Role, Ruleset,
    RulesetError, Seat, Seats, Square, SquareSet, Squares, Wing, bits, geometry, ruleset,
};
pub use judging::{
    CastlingFacts, CastlingRook, CheckAnswers, Ending, Exposure, Fault, Outcome, Reason, State,
    Verdict, fault,
};
pub use moving::{
    Callers, Castling, Company, MoveSink, Position, Setup, SetupProblem, Waive, perft,
};
pub use playing::{
    Ages, Barred, Chance, CheckCall, Claim, Consequence, Dead, Duty, Game, GameEvent, Judged,
    LEAVING_AGE, LEAVING_GAP, Line, Refused, Status, TouchFault, Touched, Undone, may_take_back,
};
