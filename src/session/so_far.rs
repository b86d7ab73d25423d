//! A game of a step as far as it was played: what is kept of it, and what it is gone on with by.

use crate::rules::{Attempt, Classic, Geometry, Move};
use crate::session::Session;
use crate::solve::strength::Strength;

/// A game of a step, as far as it was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameSoFar<G: Geometry = Classic> {
    /// The moves from the first position of the game on.
    pub moves: Vec<Attempt<G>>,
    /// How well the program plays the other side; `None` where people do.
    pub bird: Option<Strength>,
    /// How many hints were asked for; those that the coach gave by itself do not count.
    pub hints: usize,
}

impl<G: Geometry> Session<G> {
    /// Whether the present step is a game.
    #[must_use]
    pub fn is_game(&self) -> bool {
        self.step().task.about().is_game
    }

    /// The game of the present step as far as it was played; `None` in all other steps.
    #[must_use]
    pub fn game_so_far(&self) -> Option<GameSoFar<G>> {
        if !self.is_game() {
            return None;
        }
        let n_shown = self.step().line.moves().len();
        let moves = self.line().moves().iter().skip(n_shown);
        let play = &self.exercise.play;
        Some(GameSoFar {
            moves: moves.map(Move::attempt).collect(),
            bird: self.exercise.kind.bird(),
            hints: play.hints.saturating_sub(play.given),
        })
    }

    /// Goes on with a game of the present step where it was left. `false`, and nothing changes, if the step is no such
    /// game, a move is not legal, or the game is over by then.
    pub fn go_on_with(&mut self, so_far: &GameSoFar<G>) -> bool {
        let mut exercise = self.exercise.clone();
        let is_going_on = exercise.kind.go_on(&mut exercise.play, so_far);
        if is_going_on {
            exercise.play.hints = so_far.hints;
            self.exercise = exercise;
        }
        is_going_on
    }
}
