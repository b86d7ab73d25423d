//! What is this: check, checkmate, stalemate, a dead position, or play on?

use crate::lesson::Task;
use crate::lesson::task::Standing;
use crate::rules::Geometry;
use crate::session::play::Play;
use crate::session::{Effect, Say};

/// What the learner has overlooked in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clue {
    /// The king is attacked.
    Attacked,
    /// The king is not attacked.
    NotAttacked,
    /// The king is attacked, and nobody has said check where it counts only when it is said.
    NotSaid,
    /// There is a legal move.
    HasMove,
    /// There is no legal move.
    NoMove,
    /// Checkmate can still come.
    CanWin,
    /// Checkmate can never come.
    NobodyWins,
}

impl<G: Geometry> Play<G> {
    /// The learner says what the position is.
    pub(super) fn say_standing(&mut self, given: Standing) -> Vec<Effect<G>> {
        let Task::Status { answer, .. } = self.step().task else {
            return Vec::new();
        };
        if given != answer {
            self.mistakes += 1;
            return self.tell(Say::OtherStanding(self.clue(given, answer)));
        }
        self.succeed(None);
        vec![Effect::Said]
    }

    /// The first thing in which the learner's answer differs from the position.
    fn clue(&self, given: Standing, answer: Standing) -> Clue {
        let position = self.line.position();
        let is_silent = position.is_silent_check();
        let is_check = position.is_check() && !is_silent;
        let has_move = position.has_legal_move();
        let says_check = matches!(given, Standing::Check | Standing::Checkmate);
        let says_end = matches!(given, Standing::Checkmate | Standing::Stalemate);
        match answer {
            _ if says_check && is_silent => Clue::NotSaid,
            _ if says_check && !is_check => Clue::NotAttacked,
            _ if is_check && !says_check => Clue::Attacked,
            _ if says_end && has_move => Clue::HasMove,
            Standing::DeadPosition => Clue::NobodyWins,
            _ if !says_end && !has_move => Clue::NoMove,
            _ => Clue::CanWin,
        }
    }
}
