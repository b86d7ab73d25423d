//! A game against the program: it plays the other side, and one move taken back takes its reply too.

use crate::lesson::Task;
use crate::lesson::task::GameGoal;
use crate::rules::{Geometry, Seat};
use crate::session::play::Play;
use crate::session::{Answer, Effect, Say};
use crate::solve::friend::{self, Aim};

impl<G: Geometry> Play<G> {
    /// Whether to play against each other or against the program, offered until the child has moved.
    pub(super) fn opponents(&self) -> Vec<Answer> {
        match self.friend {
            // The program plays one side only: where more than two play, people do.
            None if self.step().position().alive().len() > 2 => Vec::new(),
            None => vec![Answer::PlayMe],
            Some(_) => vec![Answer::PlayTwo],
        }
    }

    /// How many moves are made before the child's first: the program's, where it begins.
    pub(super) fn n_first(&self) -> usize {
        let turn = self.step().position().turn();
        usize::from(self.friend == Some(turn))
    }

    /// The program plays the other side from now on, or no longer.
    pub(super) fn play_friend(&mut self, does: bool) -> Vec<Effect<G>> {
        while self.n_moves() > 0 && self.line.undo().is_some() {}
        let other = |seat: &Seat| *seat != self.step().side;
        let mut seats = self.step().position().alive().iter();
        self.friend = seats.find(other).filter(|_| does);
        self.say = Say::Task;
        let mut effects = self.answer_of_friend();
        effects.push(Effect::Said);
        effects
    }

    /// The program's move, where it is its turn.
    pub(super) fn answer_of_friend(&mut self) -> Vec<Effect<G>> {
        let position = self.line.position();
        let is_its_turn = self.friend == Some(position.turn()) && self.end.is_none();
        let (true, Some(aim)) = (is_its_turn, self.aim()) else {
            return Vec::new();
        };
        let seed = self.seed().wrapping_add(self.n_moves() as u64);
        let Some(mv) = friend::reply(position, aim, seed) else {
            return Vec::new();
        };
        if self.line.play(mv.attempt()).is_err() {
            return Vec::new();
        }
        self.after_a_turn(&mv);
        vec![Effect::Replied(mv)]
    }

    /// What wins the game of this step.
    fn aim(&self) -> Option<Aim> {
        let Task::Game { goal, .. } = self.step().task else {
            return None;
        };
        Some(match goal {
            GameGoal::Mate => Aim::Mate,
            GameGoal::PawnAcross => Aim::PawnAcross,
            GameGoal::LastStanding => Aim::LastStanding,
        })
    }
}
