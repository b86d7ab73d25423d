//! Answers that are given by choosing.

use crate::lesson::task::{Claimable, Standing};

/// An answer that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// The move is legal.
    Legal,
    /// The move is not legal.
    NotLegal,
    /// This is what the position is.
    Standing(Standing),
    /// This is what can be claimed.
    Claim(Claimable),
    /// The option with this number, from 0.
    Choice(usize),
    /// The square is light.
    Light,
    /// The square is dark.
    Dark,
    /// The program shall play the other side.
    PlayMe,
    /// Two shall play at one screen.
    PlayTwo,
    /// "Check!", said with the move.
    Check,
    /// The players agree to a draw.
    Agree,
    /// The player to move gives up.
    GiveUp,
}
