//! `status`: what is this? Check, checkmate, stalemate, a dead position, or play on.

use crate::lesson::task::Standing;
use crate::rules::{Geometry, Outcome};
use crate::session::kinds::{BoardUse, Doing};
use crate::session::play::Play;
use crate::session::{Answer, Effect, Say};
use crate::solve::hint::Rung;

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

/// The learner tells what the position is.
#[derive(Clone, Debug)]
pub(super) struct Telling {
    pub(super) answer: Standing,
    pub(super) offer: Vec<Standing>,
}

impl Telling {
    /// The first thing in which the learner's answer differs from the position.
    fn clue<G: Geometry>(&self, play: &Play<G>, given: Standing) -> Clue {
        let position = play.position();
        let is_silent = position.is_silent_check();
        let is_check = position.is_check() && !is_silent;
        let has_move = position.has_legal_move();
        let says_check = matches!(given, Standing::Check | Standing::Checkmate);
        let says_end = matches!(given, Standing::Checkmate | Standing::Stalemate);
        match self.answer {
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

impl<G: Geometry> Doing<G> for Telling {
    fn on_board(&self) -> BoardUse {
        BoardUse::Nothing
    }

    fn answers(&self, _: &Play<G>) -> Vec<Answer> {
        self.offer.iter().copied().map(Answer::Standing).collect()
    }

    fn rungs(&self) -> &'static [Rung] {
        &[]
    }

    fn answer(&mut self, play: &mut Play<G>, answer: Answer) -> Vec<Effect<G>> {
        match answer {
            Answer::Standing(given) if given != self.answer => {
                play.miss(Say::OtherStanding(self.clue(play, given)))
            }
            _ => play.solve(),
        }
    }

    fn outcome(&self, play: &Play<G>) -> Option<Outcome> {
        play.line.outcome()
    }
}
