//! Lessons: what they are once they are proved, and the way from a TOML text to there.
//!
//! [`read`] takes a file and gives the lesson and everything that is wrong with it, in one pass. A
//! [`Lesson`] in hand is proved: its boards are positions, its moves are legal, its answers are what the
//! rules core says, its stars can be collected. An author never states what the core can work out, or if
//! she does, it is compared.
//!
//! Left out: where files come from (`library`), the words of shipped lessons (`locale`), and the course of a
//! lesson on the screen (`session`).
//!
//! ```
//! use squarewise::diagnostic::Source;
//! use squarewise::lesson::{Task, read};
//!
//! let text = r#"
//! format = 1
//! id = "rook"
//!
//! [[step]]
//! id = "corner"
//! kind = "collect"
//! board = "8/8/8/8/8/8/8/R7 w - - 0 1"
//! stars = ["a8", "h8"]
//! "#;
//! let (lesson, diagnostics) = read(&Source::new("rook.toml", text));
//! assert!(diagnostics.is_empty());
//! let lesson = lesson.ok_or("not proved")?;
//! assert!(matches!(lesson.steps[0].task, Task::Collect { par: 2, .. }));
//! # Ok::<(), &str>(())
//! ```

mod board_text;
mod check;
pub mod codes;
pub mod copy;
pub mod course;
pub mod drawing;
pub mod fields;
pub mod goal;
pub mod kind;
mod log;
mod moves_text;
mod read;
pub mod rulesets;
mod scan;
mod shape;
mod step;
mod syntax;
mod tab;
mod text;
mod words;

use crate::diagnostic::{Diagnostic, Source};
use crate::lesson::drawing::Drawing;
use crate::lesson::goal::Goal;
use crate::lesson::kind::Kind;
use crate::locale::Words;
use crate::rules::{
    Attempt, Fault, Line, Move, Position, Reason, Seat, Square, SquareSet, Verdict,
};
use crate::solve::collect;

/// The version of the format that this program reads.
pub const FORMAT: u32 = 1;
/// The most bytes a lesson file may have.
pub const MAX_BYTES: usize = 256 * 1024;
/// The most steps a lesson may have.
pub const MAX_STEPS: usize = 100;
/// The most hints a step may have.
pub const MAX_HINTS: usize = 5;

/// A proved lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// Its name, the same as its file's.
    pub id: String,
    /// The language of the words inside the file; `None` if it has none.
    pub language: Option<String>,
    /// The shelf it stands on.
    pub group: Option<String>,
    /// The lessons a child should have seen before.
    pub after: Vec<String>,
    /// Who the child is where a step does not say it.
    pub side: Option<Seat>,
    /// About how many minutes it takes.
    pub minutes: Option<u32>,
    /// Who wrote it.
    pub author: Option<String>,
    /// How it may be passed on.
    pub licence: Option<String>,
    /// The articles of the Laws it teaches.
    pub articles: Vec<String>,
    /// The steps in order, at least one.
    pub steps: Vec<Step>,
    /// The words inside the file.
    pub words: Words,
}

/// One step of a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Its name, once in the lesson.
    pub id: String,
    /// The board, and the moves that are shown before the child's turn.
    pub line: Line,
    /// Who the child is: the side at the bottom of the board.
    pub side: Seat,
    /// What the child does.
    pub task: Task,
    /// Arrows and marks on the board.
    pub draw: Vec<Drawing>,
    /// How many hints it has.
    pub n_hints: usize,
    /// The moves that have a sentence of their own.
    pub wrong: Vec<Wrong>,
    /// The reasons that have a sentence of their own here.
    pub because_say: Vec<Reason>,
}

/// A move that is not right and has a sentence of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// The move.
    pub attempt: Attempt,
    /// The name of its sentence: `f1-g1`, `e7-e8-q`.
    pub key: String,
}

/// What the child does in a step, with the answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// Look and read.
    Say,
    /// Tap the squares that are asked for.
    Squares {
        /// Which squares.
        ask: Ask,
        /// The piece that is asked about.
        piece: Option<Square>,
        /// The squares; at least one.
        answer: SquareSet,
    },
    /// Land on every star with one piece, which moves again and again.
    Collect {
        /// Where the piece starts.
        piece: Square,
        /// The stars; at least one.
        stars: SquareSet,
        /// Whether landing on an attacked square is a mistake.
        safe: bool,
        /// The fewest moves.
        par: u32,
    },
    /// Find a move.
    Move {
        /// Which moves are right; at least one is.
        accept: Accept,
        /// Whether the child must find them all.
        all: bool,
    },
    /// Say whether a move is legal.
    Judge {
        /// The move.
        attempt: Attempt,
        /// What the rules say.
        verdict: Verdict,
    },
    /// Try a forbidden move and hear why it is refused.
    Illegal {
        /// The move.
        attempt: Attempt,
        /// Why it is refused.
        fault: Fault,
    },
}

impl Task {
    /// The kind of step this is.
    #[must_use]
    pub fn kind(&self) -> Kind {
        match self {
            Task::Say => Kind::Say,
            Task::Squares { .. } => Kind::Squares,
            Task::Collect { .. } => Kind::Collect,
            Task::Move { .. } => Kind::Move,
            Task::Judge { .. } => Kind::Judge,
            Task::Illegal { .. } => Kind::Illegal,
        }
    }
}

/// Which squares a step asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ask {
    /// Where a piece can legally go.
    Moves,
    /// What a piece can legally capture: the squares it would land on.
    Captures,
    /// Which enemy pieces attack a piece.
    Attackers,
    /// Where the king of the side to move can legally go.
    Escapes,
    /// Which pieces give check.
    Checkers,
    /// The squares the author lists.
    Listed,
}

/// Which moves are right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Accept {
    /// These.
    Moves(Vec<Move>),
    /// Every move that does this.
    Goal(Goal),
}

impl Accept {
    /// Every right move of a position.
    #[must_use]
    pub fn moves(&self, position: &Position) -> Vec<Move> {
        match self {
            Accept::Moves(moves) => moves.clone(),
            Accept::Goal(goal) => goal.moves(position),
        }
    }

    /// Whether a legal move of a position is right.
    #[must_use]
    pub fn is_right(&self, position: &Position, mv: &Move) -> bool {
        match self {
            Accept::Moves(moves) => moves.contains(mv),
            Accept::Goal(goal) => goal.is_met(position, mv),
        }
    }
}

impl Step {
    /// The position in which the child's turn comes.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.line.position()
    }

    /// What is to be collected, for the solver and for playing it; `None` in the other kinds.
    #[must_use]
    pub fn collecting(&self) -> Option<collect::Task> {
        match self.task {
            Task::Collect {
                piece, stars, safe, ..
            } => Some(check::collect::task(self.position(), piece, stars, safe)),
            _ => None,
        }
    }
}

/// Reads a lesson file and proves it.
///
/// The lesson is there if nothing is wrong but warnings. The diagnostics stand in the order of the file.
#[must_use]
pub fn read(source: &Source) -> (Option<Lesson>, Vec<Diagnostic>) {
    read::read(source)
}
