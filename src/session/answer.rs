//! Answers that are given by choosing: what is offered, and which kind of step takes it.

use crate::lesson::Task;
use crate::lesson::task::{Claimable, GameGoal, NameAsk, Standing};
use crate::rules::Geometry;
use crate::rules::ruleset::Switch;
use crate::session::Effect;
use crate::session::play::Play;

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

impl<G: Geometry> Play<G> {
    /// The answers to choose from now, in order.
    pub(super) fn answers(&self) -> Vec<Answer> {
        if self.done {
            return Vec::new();
        }
        match &self.step().task {
            Task::Judge { .. } => vec![Answer::Legal, Answer::NotLegal],
            Task::Status { offer, .. } => offer.iter().copied().map(Answer::Standing).collect(),
            Task::Claim { .. } => Claimable::ALL.map(Answer::Claim).into(),
            Task::Choose { options } => (0..options.len()).map(Answer::Choice).collect(),
            Task::Name {
                ask: NameAsk::Color,
                ..
            } => vec![Answer::Light, Answer::Dark],
            Task::Move { call: true, .. } => vec![Answer::Check],
            Task::Game { .. } if self.n_moves() <= self.n_first() => self.opponents(),
            Task::Game { goal, .. } => self.ways_to_stop(*goal),
            _ => Vec::new(),
        }
    }

    /// How the players may end a game by what they say.
    fn ways_to_stop(&self, goal: GameGoal) -> Vec<Answer> {
        let rules = self.line.rules();
        let has_begun = self.n_moves() > 1;
        let mut ways = Vec::new();
        let is_two = self.friend.is_none();
        if has_begun && is_two && goal == GameGoal::Mate && rules.agreement == Switch::On {
            ways.push(Answer::Agree);
        }
        if has_begun && rules.resign == Switch::On {
            ways.push(Answer::GiveUp);
        }
        ways
    }

    /// The learner has chosen an answer; one that is not offered changes nothing.
    pub(super) fn answer(&mut self, answer: Answer) -> Vec<Effect<G>> {
        if !self.answers().contains(&answer) {
            return Vec::new();
        }
        match answer {
            Answer::Legal => self.judge(true),
            Answer::NotLegal => self.judge(false),
            Answer::Standing(given) => self.say_standing(given),
            Answer::Claim(given) => self.say_claim(given),
            Answer::Choice(place) => self.choose_option(place),
            Answer::Light => self.say_color(true),
            Answer::Dark => self.say_color(false),
            Answer::PlayMe => self.play_friend(true),
            Answer::PlayTwo => self.play_friend(false),
            Answer::Check => self.call_check(),
            Answer::Agree => self.agree(),
            Answer::GiveUp => self.give_up(),
        }
    }
}
