//! What the learner does, and what is known about it afterwards.

use crate::rules::{Classic, Geometry, Piece, Role, Square};
use crate::session::Answer;

/// Something the learner does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input<G: Geometry = Classic> {
    /// Taps or clicks a square.
    Press(Square<G>),
    /// Drags a piece from one square to another.
    Drop {
        /// Where it was picked up.
        from: Square<G>,
        /// Where it was let go.
        to: Square<G>,
    },
    /// Chooses what a pawn becomes.
    Promote(Role),
    /// Puts the picked piece down again.
    Cancel,
    /// Chooses one of the answers that are offered.
    Answer(Answer),
    /// Takes a piece from beside the board, or lays it back.
    Take(Piece),
    /// Counts one more (true) or one fewer.
    Change(bool),
    /// Types a letter or a digit.
    Letter(char),
    /// Types the letter of a piece.
    Piece(Role),
    /// Takes the last letter or digit away.
    Erase,
    /// Hands in what was counted or written.
    HandIn,
    /// Asks for a hint.
    Hint,
    /// The coach gives the first hint without being asked: it costs nothing.
    Offer,
    /// Asks what is to be done, and with what.
    Repeat,
    /// Goes to a step that was reached before, by its number from 0.
    GoTo(usize),
    /// Takes the last move back.
    TakeBack,
    /// Starts this step again.
    Again,
    /// Goes on to the next step, or ends the lesson.
    Next,
}

/// What is known about one step of a run through a lesson.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// Whether it was solved.
    pub done: bool,
    /// Whether it was a game that the program has won: any win is better.
    pub lost: bool,
    /// How many hints were asked for; those that the coach gave by itself do not count.
    pub hints: usize,
    /// How many answers did not fit.
    pub mistakes: usize,
    /// How many moves it took, where moves are counted.
    pub moves: usize,
    /// The fewest moves, where moves are counted.
    pub par: Option<usize>,
}

impl Record {
    /// Whether it went better than another time.
    #[must_use]
    pub fn is_better_than(&self, other: &Self) -> bool {
        let cost = |it: &Self| (!it.done, it.lost, it.hints, it.mistakes, it.moves);
        cost(self) < cost(other)
    }
}
