//! `judge`: the learner is the referee. Is this move legal?

use crate::rules::{Attempt, Geometry, Verdict};
use crate::session::kinds::{BoardUse, Doing};
use crate::session::play::Play;
use crate::session::{Answer, Effect, Say};
use crate::solve::hint::Rung;

/// The learner judges a move.
#[derive(Clone, Debug)]
pub(super) struct Judging<G: Geometry> {
    pub(super) attempt: Attempt<G>,
    pub(super) verdict: Verdict<G>,
}

impl<G: Geometry> Doing<G> for Judging<G> {
    fn on_board(&self) -> BoardUse {
        BoardUse::Nothing
    }

    fn answers(&self, _: &Play<G>) -> Vec<Answer> {
        vec![Answer::Legal, Answer::NotLegal]
    }

    fn rungs(&self) -> &'static [Rung] {
        &[]
    }

    fn answer(&mut self, play: &mut Play<G>, answer: Answer) -> Vec<Effect<G>> {
        let verdict = self.verdict;
        if (answer == Answer::Legal) != verdict.legal().is_some() {
            return play.miss(Say::OtherVerdict(Box::new(verdict)));
        }
        play.succeed(Some(verdict));
        match verdict.legal() {
            Some(mv) if play.line.play(mv.attempt()).is_ok() => {
                vec![Effect::Moved(*mv), Effect::Said]
            }
            _ => vec![Effect::Said],
        }
    }

    fn question(&self) -> Option<Attempt<G>> {
        Some(self.attempt)
    }
}
